//! What a charge may bring and cost, in men (ai.charge).
//!
//! Must not know how it is struck to the last die: it reckons with the strengths and checks that
//! matter most.

use super::charge::ZoneHex;
use super::ids::formation;
use super::state::Battle;
use crate::hex::{Hex, Sector};
use crate::rules::play::{Appraisal, Order, Pix, Verb};
use crate::scenario::Side;

/// Expected share, in thousandths, of a unit that two morale checks drive off: at quality and morale,
/// with the modifiers of the first and the second check.
pub fn break_permille(quality: i32, morale: i32, first: i32, second: i32) -> i32 {
    let mut broken = 0;
    for a in 1..=10 {
        let after = morale - (a + first - quality).max(0);
        for b in 1..=10 {
            let left = after - (b + second - quality).max(0);
            broken += i32::from(after.min(left) <= 1);
        }
    }
    broken * 10
}

impl Battle {
    /// The appraisal of launching, riding on or striking from where one stands.
    pub fn appraise_charge(&self, side: Side, order: &Order) -> Appraisal {
        let Some(pix) = order.piece.or_else(|| self.memory.turn.ride.map(|r| r.unit)) else {
            return Appraisal::default();
        };
        let here = self.piece(pix).hex;
        match (order.verb, order.hex) {
            (Verb::ChargeStand, _) => self.charge_from(side, pix, here, 0),
            (Verb::ChargeStep, Some(hex)) => self.best_charge(side, pix, hex),
            _ => {
                let mut best = self.best_charge(side, pix, here);
                best.folly |= self.disruption(pix) >= 5 || best.harm <= best.cost;
                best
            }
        }
    }

    /// The best of the places a ride through a hex can end in.
    fn best_charge(&self, side: Side, pix: Pix, through: Hex) -> Appraisal {
        let here = self.piece(pix).hex;
        let mut best = self.charge_from(side, pix, through, i32::from(through != here));
        for (hex, kind) in self.charge_zone(pix) {
            let reach = i32::try_from(through.unsigned_distance_to(hex)).unwrap_or(9);
            if kind == ZoneHex::Through || hex == through || (through != here && reach > 2) {
                continue;
            }
            let rode = i32::try_from(here.unsigned_distance_to(hex)).unwrap_or(9);
            let worth = self.charge_from(side, pix, hex, rode);
            if worth.harm - worth.cost > best.harm - best.cost {
                best = worth;
            }
        }
        best
    }

    /// Striking all targets in front from a hex after riding so far.
    fn charge_from(&self, side: Side, pix: Pix, from: Hex, rode: i32) -> Appraisal {
        let targets = self.charge_targets(pix, from);
        if targets.is_empty() {
            return Appraisal { cost: 40, ..Appraisal::default() };
        }
        let modifier = self.ground.sides[side.index()].charge_modifier;
        let per_hex = ((5 + modifier - self.quality(pix)).max(0) + 10) / 10;
        let disruption = (self.disruption(pix) + per_hex * rode.max(1)).min(10);
        let men = self.men(pix);
        let n = i32::try_from(targets.len()).unwrap_or(1);
        let mut worth = Appraisal::default();
        for hex in targets {
            let Some(target) = self.fighting_at(hex) else { continue };
            let sector = self.sector_of(target, from);
            let (hit, hitting) = match sector {
                Sector::Front => (0, 0),
                Sector::Flank => (3, -2),
                Sector::Rear => (4, -3),
            };
            let arm = self.arm(target);
            let form = self.piece(target).formation;
            let square = form == formation::SQUARE;
            let shape = match form {
                _ if arm.is_guns() => 10,
                formation::SQUARE => -3,
                formation::COLUMN if arm.is_infantry() => 2,
                formation::NORMAL => 2,
                formation::LINE if arm.is_infantry() && sector == Sector::Front => 1,
                _ => 0,
            };
            let theirs = self.seen_men(side, target).max(1);
            let size = i32::from(men * 2 >= theirs * 3) + i32::from(men >= theirs * 2);
            let outdone = i32::from(theirs * 2 >= men * 3) + i32::from(theirs >= men * 2);
            let front = sector == Sector::Front;
            let fire = if front && arm.is_foot() { self.seen_volley(side, target) * 5 / 3000 } else { 0 };
            let broken = break_permille(
                self.seen_quality(side, target),
                self.seen_morale(side, target),
                hit + shape + size + self.seen_disruption(side, target) / 2,
                1 + self.seen_disruption(side, target),
            );
            let own = break_permille(
                self.quality(pix),
                self.morale(pix),
                hitting + outdone + disruption / 2 + if square { 3 } else { 0 },
                disruption + fire,
            );
            // A mounted target in front strikes back; a square hardly suffers.
            let strikes_back = if front && arm.is_cavalry() { 30 } else { 0 };
            worth.harm += theirs * broken / 1600 / n + if square { 0 } else { 25 };
            worth.cost += (men * own / 1600 + 22 * fire + strikes_back) / n;
        }
        worth
    }
}
