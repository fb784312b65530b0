//! From strength to hits, from hits to men and guns, and what losing them does (`fire.hits`,
//! `fire.men`, `fire.guns`, `unit.eliminated`, `screen.figure_table`).
//!
//! Must not know why somebody strikes: fire, assaults and charges share this.

use crate::battle::roster::figures_of;
use crate::battle::state::Battle;
use crate::combat::strength::{hits_permille, men_of_hit};
use crate::draws;
use crate::ids::{rule, track};
use crate::tables::Tables;
use oblique_rules::RuleId;
use oblique_rules::play::{Event, Message, PieceIx, Standing, Why};
use std::collections::BTreeMap;

/// One unit striking another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    /// Who strikes.
    pub by: PieceIx,
    /// Who is struck.
    pub at: PieceIx,
    /// Strength in thousandths.
    pub strength: i64,
    /// Divisor of the kind of blow.
    pub divisor: i64,
    /// The rule of its strength.
    pub rule: RuleId,
}

/// What a step's blows came to, by unit struck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct HitTotals {
    /// Hits.
    pub hits: BTreeMap<PieceIx, i32>,
    /// Men.
    pub men: BTreeMap<PieceIx, i32>,
    /// Guns.
    pub guns: BTreeMap<PieceIx, i32>,
    /// Who struck whom.
    pub by: BTreeMap<PieceIx, Vec<PieceIx>>,
}

impl HitTotals {
    /// Hits on a unit.
    pub(crate) fn hits_on(&self, pix: PieceIx) -> i32 {
        self.hits.get(&pix).copied().unwrap_or(0)
    }
}

impl Battle {
    /// Draws the hits and losses of a blow into the toll (`fire.hits`, `fire.men`, `fire.guns`).
    /// Nothing is applied yet.
    pub(crate) fn roll_blow(&mut self, blow: &Blow, toll: &mut HitTotals) {
        let t = &Tables::get().hits;
        let name = self.piece(blow.at).info.name.clone();
        let spread = self.draw(draws::SPREAD, rule::FIRE_HITS, Some(blow.by), t.spread, &[], None, |v| {
            format!("{v} % of the expected hits on {name}")
        });
        let h = hits_permille(blow.strength, i64::from(spread), blow.divisor);
        let mut hits = i32::try_from(h / 1000).unwrap_or(i32::MAX);
        let rest = i32::try_from(h % 1000).unwrap_or(0);
        if rest > 0 {
            let f = self.draw(
                draws::FRACTION,
                rule::FIRE_HITS,
                Some(blow.by),
                t.fraction,
                &[],
                Some(rest),
                |v| {
                    if v <= rest { "one more hit".to_owned() } else { "no further hit".to_owned() }
                },
            );
            hits += i32::from(f <= rest);
        }
        *toll.hits.entry(blow.at).or_default() += hits;
        toll.by.entry(blow.at).or_default().push(blow.by);
        for _ in 0..hits {
            if self.arm(blow.at).is_guns() {
                let need = t.gun_lost_at_most;
                let die = Tables::get().checks.percentile;
                let v = self.draw(draws::GUN, rule::FIRE_GUNS, Some(blow.at), die, &[], Some(need), |v| {
                    if v <= need { "a gun is lost".to_owned() } else { "no gun is lost".to_owned() }
                });
                *toll.guns.entry(blow.at).or_default() += i32::from(v <= need);
            } else {
                let men = self.men(blow.at);
                let norm = if self.arm(blow.at).is_cavalry() { t.horse_norm } else { t.foot_norm };
                let fall = move |v: i32| {
                    let clamp = (t.least_thickness, t.most_thickness);
                    men_of_hit(i64::from(men), norm, clamp, t.men_per_hit, i64::from(v)) as i32
                };
                let v = self.draw(draws::MEN, rule::FIRE_MEN, Some(blow.at), t.men_draw, &[], None, |v| {
                    format!("{} men fall", fall(v))
                });
                *toll.men.entry(blow.at).or_default() += fall(v);
            }
        }
    }

    /// Applies a toll: losses, smoke marks, messages; removes who is at nothing.
    pub(crate) fn apply_toll(&mut self, toll: &HitTotals, why: Why, rule: RuleId) {
        for (pix, by) in &toll.by {
            let hits = toll.hits_on(*pix);
            let hex = self.piece(*pix).hex;
            self.emit(Event::Struck { hex, by: by.clone(), hits: u32::try_from(hits).unwrap_or(0) });
            let men = toll.men.get(pix).copied().unwrap_or(0).min(self.men(*pix));
            let guns = toll.guns.get(pix).copied().unwrap_or(0).min(self.get(*pix, track::GUNS));
            self.tell_toll(*pix, by, hits, men, guns, rule);
            self.lose_men(*pix, men, why);
            self.lose_guns(*pix, guns, why);
        }
    }

    fn tell_toll(&mut self, pix: PieceIx, by: &[PieceIx], hits: i32, men: i32, guns: i32, rule: RuleId) {
        let name = |p: PieceIx| self.piece(p).info.name.clone();
        let strikers = by.iter().map(|p| name(*p)).collect::<Vec<_>>().join(", ");
        let struck = match hits {
            0 => format!("{strikers}: no hit on {}", name(pix)),
            1 => format!("{strikers}: 1 hit on {}", name(pix)),
            n => format!("{strikers}: {n} hits on {}", name(pix)),
        };
        let lost = match (men, guns) {
            (0, 0) => String::new(),
            (1, 0) => ", 1 man lost".to_owned(),
            (n, 0) => format!(", {n} men lost"),
            (_, 1) => ", 1 gun lost".to_owned(),
            (_, n) => format!(", {n} guns lost"),
        };
        let hex = Some(self.piece(pix).hex);
        let owner = self.piece(pix).side();
        // The line is the strikers', whose it is about first; where it happened is where it struck.
        let piece = by.first().copied().or(Some(pix));
        let tell = |text: String, only| Event::Said(Message { text, rule, hex, piece, only });
        if self.ground().fog && !lost.is_empty() {
            // In fog the enemy hears of hits, not of men (`screen.fog`).
            self.emit(tell(format!("{struck}{lost}"), Some(owner)));
            self.emit(tell(struck, Some(owner.other())));
        } else {
            self.emit(tell(format!("{struck}{lost}"), None));
        }
    }

    /// Takes men from a unit; at 0 it is removed (`unit.eliminated`).
    pub(crate) fn lose_men(&mut self, pix: PieceIx, men: i32, why: Why) {
        if men <= 0 || self.arm(pix).is_guns() {
            return;
        }
        let left = (self.men(pix) - men).max(0);
        self.set(pix, track::MEN, left, why);
        self.after_loss(pix, left, why);
    }

    fn lose_guns(&mut self, pix: PieceIx, guns: i32, why: Why) {
        if guns <= 0 {
            return;
        }
        let left = (self.get(pix, track::GUNS) - guns).max(0);
        self.set(pix, track::GUNS, left, why);
        self.after_loss(pix, left, why);
    }

    fn after_loss(&mut self, pix: PieceIx, left: i32, why: Why) {
        if left == 0 {
            let name = self.piece(pix).info.name.clone();
            self.say(rule::UNIT_ELIMINATED, Some(pix), format!("{name} is destroyed"));
            self.remove(pix, Standing::Lost, why);
        } else {
            let figures = self.figures_of(pix);
            if figures != self.piece(pix).figures {
                self.emit(Event::Figures { piece: pix, figures });
            }
        }
    }

    /// Figures to draw for a piece by its strength (`screen.figure_table`); 1 for leaders.
    pub(crate) fn figures_of(&self, pix: PieceIx) -> u8 {
        figures_of(self.arm(pix), self.men(pix), self.get(pix, track::GUNS))
    }
}
