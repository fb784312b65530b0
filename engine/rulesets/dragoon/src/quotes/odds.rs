//! The exact odds of an order, as far as the deciding side may know (`screen.fog`).
//!
//! What chance decides at once is counted over the engine's own draws; plots, which are resolved
//! later together with the enemy's, over the tables of hits. Must not know whether the order is legal.

use crate::assault::trials::Fought;
use crate::battle::memory::hex_at;
use crate::battle::state::Battle;
use crate::combat::checks::{die, total};
use crate::combat::memory::Pair;
use crate::combat::strength::hit_ways;
use crate::draws;
use crate::ids::{phase, rule};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{Modifier, Need, Odds, Order, PieceIx, Verb, enumerate};
use oblique_scenario::Side;
use std::collections::BTreeMap;

/// Most equal cases counted as they are; more are told in so many parts.
const MOST_CASES: u128 = 1_000_000_000_000;

impl Battle {
    /// A copy as the deciding side must reckon it, whose first draws are these.
    pub(crate) fn supposed(&self, dice: &[i32]) -> Self {
        let asked = self.memory().decision.as_ref();
        let mut copy = asked.map_or(self, |d| self.as_reckoned_by(d.side)).clone();
        copy.script_dice(0, dice.iter().copied());
        copy
    }

    /// The odds of a legal order.
    pub(crate) fn odds_of(&self, order: &Order) -> Vec<Odds> {
        let Some(asked) = &self.memory().decision else { return Vec::new() };
        match (order.verb(), order.piece(), order.hex()) {
            (Verb::Plot, Some(pix), Some(hex)) => self.as_reckoned_by(asked.side).shot_odds(pix, hex),
            (Verb::Assault, Some(pix), _) => self.as_reckoned_by(asked.side).assault_odds(pix),
            // What has been plotted is rolled for next, whatever the enemy has chosen.
            (Verb::Done, ..) => self.as_reckoned_by(asked.side).resolution_odds(asked.side),
            // What else is decided together, or ends a phase, hangs on what the enemy does.
            (Verb::EndPhase | Verb::Recall | Verb::Unplot | Verb::Allot | Verb::Defer, ..) => Vec::new(),
            _ if asked.joint => Vec::new(),
            _ => enumerate(self, order, Some(asked.side)),
        }
    }

    /// Hits a plotted shot may make, and the morale check each number of them leads to.
    fn shot_odds(&self, by: PieceIx, hex: Hex) -> Vec<Odds> {
        self.fire_odds(&[by], hex).into_iter().collect()
    }

    /// Hits of all that fires at a hex, and the morale check each number of them leads to.
    fn fire_odds(&self, by: &[PieceIx], hex: Hex) -> Option<Odds> {
        let first = *by.first()?;
        let at = self.enemy_at(self.piece(first).side(), hex)?;
        let t = &Tables::get().hits;
        let mut ways: BTreeMap<i64, u64> = BTreeMap::from([(0, 1)]);
        for shooter in by {
            let blow = self.shot(*shooter, at);
            let own = hit_ways(blow.strength, blow.divisor, t.spread, t.fraction);
            ways = together(&ways, &own);
        }
        let words = |n: i64| match n {
            0 => "no hit".to_owned(),
            1 => "1 hit".to_owned(),
            n => format!("{n} hits"),
        };
        let counts: Vec<i64> = ways.keys().copied().collect();
        let by_words = ways.into_iter().map(|(n, ways)| (words(n), ways)).collect();
        let about = if by.len() == 1 { first } else { at };
        let mut odds = Odds::counted(draws::HITS, rule::FIRE_HITS, about, by_words);
        let checked = !self.routed(at);
        let from: Vec<Hex> = by.iter().map(|p| self.piece(*p).hex).collect();
        for (chance, n) in odds.chances.iter_mut().zip(counts) {
            let hits = i32::try_from(n).unwrap_or(i32::MAX);
            if checked && (hits > 0 || Tables::get().fire_checks.zero_hit_checks) {
                let mods = self.under_fire(at, hits, &from);
                chance.then = Some(Box::new(self.morale_odds(at, rule::FIRE_SEQUENCE, mods)));
            }
        }
        Some(odds)
    }

    /// What a side's own plots will roll once they are finished: fire by the hex it falls on,
    /// assaults by who makes them. The enemy's are his own.
    pub(crate) fn resolution_odds(&self, side: Side) -> Vec<Odds> {
        let mut fire: Vec<(Hex, Vec<PieceIx>)> = Vec::new();
        for by in self.canonical(self.memory().plots.keys().copied()) {
            let hex = hex_at(self.memory().plots[&by]);
            if self.piece(by).side() != side {
                continue;
            }
            match fire.iter_mut().find(|(at, _)| *at == hex) {
                Some((_, all)) => all.push(by),
                None => fire.push((hex, vec![by])),
            }
        }
        let mut out: Vec<Odds> = fire.iter().filter_map(|(hex, by)| self.fire_odds(by, *hex)).collect();
        if self.field().phase == phase::ASSAULT && self.field().active_side == Some(side) {
            let pairs = self.all_pairs();
            let mut kept = None;
            let mut fought = || kept.get_or_insert_with(|| self.fought(None, &pairs)).clone();
            for by in self.canonical(pairs.iter().map(|p| p.attacker)) {
                out.extend(self.fight_odds(by, &pairs, &mut fought));
            }
        }
        out
    }

    /// The odds of a morale check (`check.morale`).
    pub(crate) fn morale_odds(&self, pix: PieceIx, rule: RuleId, mods: Vec<Modifier>) -> Odds {
        let (quality, before, plus) = (self.quality(pix), self.morale(pix), total(&mods));
        let word = |v: i32| match v + plus - quality {
            over if over <= 0 => "holds".to_owned(),
            over => format!("morale {before} to {}", (before - over).max(0)),
        };
        let ways = (die().0..=die().1).map(|v| (word(v), 1)).collect();
        let odds = Odds::counted(draws::MORALE_CHECK, rule, pix, ways);
        Odds { range: die(), modifiers: mods, need: Some(Need::AtMost(quality)), ..odds }
    }

    /// The pairs of the assaults plotted, and of one more.
    pub(crate) fn plotted_pairs(&self, more: Option<PieceIx>) -> Vec<Pair> {
        let plotted = self.memory().assaults.iter().copied().chain(more);
        self.pairs_of(&BTreeMap::new(), &self.assault_assignment(plotted))
    }

    /// An assault plotted: how it ends, and the first morale checks.
    pub(crate) fn assault_odds(&self, by: PieceIx) -> Vec<Odds> {
        let pairs = self.plotted_pairs(Some(by));
        self.fight_odds(by, &pairs, &mut || self.fought(Some(by), &pairs))
    }

    fn fight_odds(&self, by: PieceIx, pairs: &[Pair], fought: &mut impl FnMut() -> Fought) -> Vec<Odds> {
        let mine = pairs.iter().filter(|p| p.attacker == by);
        // Of a charge the first checks hang on the fire at it and on squares.
        let met = mine.clone().filter(|p| !p.charge).filter_map(|p| p.defender);
        let checked: Vec<PieceIx> =
            met.chain(mine.filter(|p| !p.charge).map(|p| p.attacker).take(1)).collect();
        let mut out = self.assault_end_odds(pairs, by, fought);
        for pix in checked {
            let Some(mods) = self.mc1_modifiers(pix, pairs).filter(|_| !self.routed(pix)) else { continue };
            out.push(self.morale_odds(pix, rule::ASS_MC1, mods));
        }
        out
    }
}

/// Two numbers of hits as their sum, with the ways; told in parts once they are too many to count.
fn together(a: &BTreeMap<i64, u64>, b: &BTreeMap<i64, u64>) -> BTreeMap<i64, u64> {
    let mut sum: BTreeMap<i64, u128> = BTreeMap::new();
    for (m, m_ways) in a {
        for (n, n_ways) in b {
            *sum.entry(m + n).or_default() += u128::from(*m_ways) * u128::from(*n_ways);
        }
    }
    let all: u128 = sum.values().sum::<u128>().max(1);
    let part = |ways: u128| if all <= MOST_CASES { ways } else { (ways * MOST_CASES + all / 2) / all };
    sum.into_iter().map(|(n, ways)| (n, u64::try_from(part(ways)).unwrap_or(u64::MAX))).collect()
}
