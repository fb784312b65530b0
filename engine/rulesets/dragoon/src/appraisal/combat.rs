//! What fire, assaults and advances are worth to a commander, in men, reckoned from the exact tables
//! (§17 `ai.fire`, `ai.assault`, `ai.objectives`).
//!
//! Must not know how commanders weigh it. Uses only what the deciding side may know.

use crate::appraisal::worth::{GUN, MoraleWays, SURE, disorder, heart, order};
use crate::battle::memory::{at_hex, hex_at};
use crate::battle::state::Battle;
use crate::combat::checks::total;
use crate::combat::contest::{Expectation, Fighter, expect};
use crate::combat::hits::Blow;
use crate::combat::memory::Pair;
use crate::ids::{formation, phase, track};
use crate::tables::Tables;
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::{Appraisal, Order, PieceIx, Verb};

/// Disruption from which first fire is folly in contact, and an assault nearly always fails
/// (`ai.recover`, `ai.assault`).
const TOO_DISORDERED_TO_FIRE: i32 = 6;
const TOO_DISORDERED_TO_ASSAULT: i32 = 5;

impl Battle {
    /// What a combat order is worth.
    pub(crate) fn appraise_combat(&self, wanted: &Order) -> Appraisal {
        let Some(pix) = wanted.piece().or_else(|| self.memory().turn.ride.map(|r| r.unit)) else {
            return Appraisal::default();
        };
        let seen = self.as_reckoned_by(self.piece(pix).side());
        match (wanted.verb(), wanted.hex()) {
            (Verb::Plot, Some(hex)) => seen.appraise_plot(pix, hex),
            (Verb::Assault, _) => seen.appraise_assault(pix),
            (Verb::Advance, Some(hex)) => seen.appraise_advance(pix, hex),
            (Verb::Charge | Verb::ChargeStep | Verb::ChargeStand, _) => seen.appraise_charge(pix, wanted),
            _ => Appraisal::default(),
        }
    }

    /// Men a hit on a unit costs on the average, thousandths; a battery's guns in men.
    pub(crate) fn men_per_hit_milli(&self, pix: PieceIx) -> i64 {
        let t = &Tables::get().hits;
        if self.arm(pix).is_guns() {
            return GUN * i64::from(t.gun_lost_at_most) * 10;
        }
        let norm = if self.arm(pix).is_cavalry() { t.horse_norm } else { t.foot_norm };
        let share = (1000 * i64::from(self.men(pix)) / norm).clamp(t.least_thickness, t.most_thickness);
        let draw = i64::from(t.men_draw.0 + t.men_draw.1) / 2;
        t.men_per_hit * share * draw / 100
    }

    /// Men of a unit for appraisals; guns count as men.
    pub(crate) fn mass(&self, pix: PieceIx) -> i64 {
        i64::from(self.men(pix)) + i64::from(self.get(pix, track::GUNS)) * GUN
    }

    /// What a unit is worth as it is.
    pub(crate) fn worth(&self, pix: PieceIx) -> i64 {
        let order = if self.arm(pix).is_guns() { 1000 } else { order(self.disruption(pix)) };
        self.mass(pix) * heart(self.morale(pix)) / 1000 * order / 1000
    }

    /// Worth a unit is expected to lose by so many hits and the checks after them.
    pub(crate) fn fire_harm(&self, pix: PieceIx, hits_milli: i64, sector: Sector, disorders: bool) -> i64 {
        let t = &Tables::get().fire_checks;
        let plus = hits_milli * i64::from(t.per_hit)
            + match sector {
                Sector::Front => 0,
                Sector::Flank => i64::from(t.flank) * 1000,
                Sector::Rear => i64::from(t.rear) * 1000,
            };
        let guns = self.arm(pix).is_guns();
        let hearts = if self.routed(pix) {
            MoraleWays::at(0)
        } else {
            MoraleWays::at(self.morale(pix)).check(self.quality(pix), plus)
        };
        let mut order_now = 1000;
        if !guns {
            let horse = if self.arm(pix).is_cavalry() { i64::from(t.disruption_cavalry) * 1000 } else { 0 };
            let gained = if disorders { disorder(self.quality(pix), hits_milli + horse) } else { 0 };
            order_now = order(self.disruption(pix) + ((gained + 500) / 1000) as i32);
        }
        let left = (self.mass(pix) - hits_milli * self.men_per_hit_milli(pix) / 1_000_000).max(0);
        // A retreat gives up the ground and opens the line.
        let retreats = if self.in_enemy_zone(pix) && !guns { hearts.retreats() } else { 0 };
        let share = hearts.heart() - retreats * 100 / SURE;
        (self.worth(pix) - left * share / 1000 * order_now / 1000).max(0)
    }

    /// Harm of the shots of `side` at a hex.
    fn shots_harm(&self, hex: Hex, shots: &[Blow], step: u8) -> i64 {
        let Some(target) = shots.first().map(|s| s.at) else { return 0 };
        let hits: i64 = shots.iter().map(|s| s.strength / s.divisor).sum();
        let disorders = matches!(step, phase::BOMBARDMENT | phase::DEFENSIVE_FIRE);
        let worst = |pix: PieceIx| {
            let from = shots.iter().map(|s| self.sector_of(pix, self.piece(s.by).hex));
            from.max().unwrap_or(Sector::Front)
        };
        self.units_at(hex)
            .map(|pix| {
                let hit = if pix == target { hits } else { 0 };
                self.fire_harm(pix, hit, worst(pix), disorders && pix == target)
            })
            .sum()
    }

    fn appraise_plot(&self, by: PieceIx, hex: Hex) -> Appraisal {
        let side = self.piece(by).side();
        let Some(at) = self.enemy_at(side, hex) else { return Appraisal::default() };
        let step = self.field().phase;
        let mut shots: Vec<Blow> = self
            .memory()
            .plots
            .iter()
            .filter(|(p, h)| **p != by && hex_at(**h) == hex && self.piece(**p).side() == side)
            .map(|(p, _)| self.shot(*p, at))
            .collect();
        let before = self.shots_harm(hex, &shots, step);
        shots.push(self.shot(by, at));
        let harm = (self.shots_harm(hex, &shots, step) - before).max(0) as i32;
        // Firing first fixes a unit where it would better recover or go (`ai.recover`).
        let folly = step == phase::FIRST_FIRE
            && self.disruption(by) >= TOO_DISORDERED_TO_FIRE
            && self.in_enemy_zone(by);
        Appraisal { harm, folly, ..Appraisal::default() }
    }

    /// The expected course of a pair among others, as things stand.
    pub(crate) fn duel(&self, pairs: &[Pair], pair: &Pair, square: bool) -> Option<Expectation> {
        let defender = pair.defender?;
        let step = self.step_of(pairs.to_vec(), std::collections::BTreeSet::new());
        let before = self.charge_fire(&step);
        let blows = self.exchange_blows(&step, pairs);
        let hits = |list: &[Blow], at: PieceIx| -> i64 {
            list.iter().filter(|b| b.at == at).map(|b| b.strength / b.divisor).sum()
        };
        let t = &Tables::get().assault;
        let fighter = |pix: PieceIx, breaks: bool, attacks: bool| Fighter {
            men: i64::from(self.men(pix)),
            quality: self.quality(pix),
            morale: self.morale(pix),
            disruption_milli: i64::from(self.disruption(pix)) * 1000,
            mc1: self.mc1_modifiers(pix, pairs).map_or(0, |m| total(&m)),
            men_per_hit_milli: self.men_per_hit_milli(pix),
            hits_before_milli: hits(&before, pix),
            hits_milli: hits(&blows, pix),
            hits_divisor: if pair.charge || attacks { 1 } else { i64::from(t.defender_hits_divisor) },
            mc2: if self.arm(pix) == crate::battle::ground::Arm::Light && !pair.charge {
                t.light_infantry_mc2
            } else {
                0
            },
            in_zone: !attacks || self.in_enemy_zone(pix),
            breaks: breaks || self.formed(pix, formation::SQUARE),
            routed: self.routed(pix),
        };
        Some(expect(&fighter(pair.attacker, false, true), &fighter(defender, square, false)))
    }

    /// Worth of holding a hex: its objective, if the enemy or nobody holds it, in men.
    pub(crate) fn ground_worth(&self, pix: PieceIx, hex: Hex) -> i64 {
        let side = self.piece(pix).side();
        let held = self
            .ground()
            .objectives
            .get(&(hex.x, hex.y))
            .and_then(|i| self.field().objectives.get(usize::from(*i)));
        let Some(objective) = held.filter(|o| o.holder != Some(side)) else { return 0 };
        let all = self.points_in_all();
        let total = i64::from(all[0].max(all[1])).max(1);
        let mut value = i64::from(objective.value[side.index()]);
        if objective.holder.is_some() {
            value += i64::from(objective.value[side.other().index()]);
        }
        value * i64::from(self.ground().sides[side.index()].army_men) / (8 * total)
    }

    fn appraise_assault(&self, by: PieceIx) -> Appraisal {
        let plotted = self.memory().assaults.iter().copied().chain([by]);
        let assigned = self.assault_assignment(plotted);
        let pairs = self.pairs_of(&std::collections::BTreeMap::new(), &assigned);
        let others: Vec<Pair> = pairs.iter().filter(|p| p.attacker != by).copied().collect();
        let mut sum = Appraisal::default();
        let mut easy = true;
        for pair in pairs.iter().filter(|p| p.attacker == by) {
            let hex = hex_at(pair.hex);
            let Some(defender) = pair.defender else {
                sum.harm += self.units_at(hex).map(|p| self.mass(p)).sum::<i64>() as i32;
                sum.good += self.ground_worth(by, hex) as i32;
                continue;
            };
            easy &= self.routed(defender);
            let Some(e) = self.duel(&pairs, pair, false) else { continue };
            // Only what this unit adds to those already plotted on the hex.
            let without =
                others.iter().find(|p| p.hex == pair.hex).and_then(|p| self.duel(&others, p, false));
            let (harm, win) = without.map_or((0, 0), |w| (w.harm, w.win));
            // Guns left alone are taken (`art.assault`).
            let guns: i64 = self.units_at(hex).filter(|p| self.arm(*p).is_guns()).map(|p| self.mass(p)).sum();
            let gain = (e.win - win).max(0);
            sum.harm += ((e.harm - harm).max(0) + guns * gain / SURE) as i32;
            sum.cost += e.cost as i32;
            sum.good += (self.ground_worth(by, hex) * gain / SURE) as i32;
        }
        sum.folly = !easy && self.disruption(by) >= TOO_DISORDERED_TO_ASSAULT;
        sum
    }

    fn appraise_advance(&self, pix: PieceIx, hex: Hex) -> Appraisal {
        let side = self.piece(pix).side();
        // Each enemy that would have it in its zone may fire or strike; a flank towards it is worse.
        let mut risk = 0;
        for h in self.around(hex) {
            let Some(enemy) = self.enemy_at(side, h).filter(|e| !self.routed(*e)) else { continue };
            let piece = self.piece(pix);
            let o = self.board().layout().orientation;
            let sector = piece.facing.map_or(Sector::Front, |f| oblique_board::hex::sector(f, h - hex, o));
            let share = match sector {
                Sector::Front => 20,
                Sector::Flank => 80,
                Sector::Rear => 120,
            };
            risk += self.worth(enemy).min(self.worth(pix)) * share / 1000;
        }
        let good = self.ground_worth(pix, hex) + self.mass(pix) / 25;
        Appraisal { cost: risk as i32, good: good as i32, ..Appraisal::default() }
    }

    /// The pairs of one attacker on hexes, without anybody else.
    pub(crate) fn pairs_alone(&self, pix: PieceIx, hexes: &[Hex], charge: bool) -> Vec<Pair> {
        let assigned: std::collections::BTreeMap<_, _> =
            [(pix, hexes.iter().map(|h| at_hex(*h)).collect())].into_iter().collect();
        let none = std::collections::BTreeMap::new();
        if charge { self.pairs_of(&assigned, &none) } else { self.pairs_of(&none, &assigned) }
    }
}
