//! What a charge may bring and cost.

use crate::appraisal::fire::hits_permille;
use crate::appraisal::{FIGURE, SHAKEN, fails_permille};
use crate::battle::memory::{Charge, MemoryChange};
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use crate::melee::state::Melee;
use crate::morale::test::Occasion;
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Appraisal, Event, PieceIx, Why};

impl Battle {
    /// The battle as if a charge had come up to its target and were about to be fought, and that charge. Horse that may not
    /// countercharge is at the halt, of other horse it is taken that it does.
    pub(crate) fn as_if_charged(
        &self,
        pix: PieceIx,
        target: PieceIx,
        way: &[Hex],
        facing: Option<Hour>,
    ) -> (Self, Charge) {
        let from = self.piece(pix).hex;
        let charge = Charge { charger: pix, target, from, at: self.piece(target).hex };
        let melee = Melee { chargers: vec![charge], on: vec![pix], ..Melee::default() };
        let halted = self.is_horse_against_horse(&melee, target) && !self.may_counter(&melee, target);
        let mut joined = self.as_if(Melee { halted, ..melee });
        if facing.is_some() {
            joined.emit(Event::Faced { piece: pix, facing });
        }
        if let Some(to) = way.last().filter(|to| **to != from) {
            let with = self.goes_along(from);
            joined.emit(Event::Moved { piece: pix, from, to: *to, why: Why::Charge });
            for leader in with {
                joined.emit(Event::Moved { piece: leader, from, to: *to, why: Why::Along });
            }
        }
        // A hexside between the two covers the target alone: that is known by the charge.
        if !self.memory().charges.iter().any(|known| known.charger == pix) {
            joined.change_memory(MemoryChange::Charge(charge));
        }
        (joined, charge)
    }

    /// How many charge a target if a unit does.
    pub(crate) fn chargers_with(&self, pix: PieceIx, target: PieceIx) -> i32 {
        let others = self
            .memory()
            .charges
            .iter()
            .filter(|other| other.target == target && other.charger != pix && self.is_charge_on(other));
        i32::try_from(1 + others.count()).unwrap_or(1)
    }

    /// Counts the target's volley and what it does to the charger, both tests and one round of blows, where the charge ends.
    pub(super) fn charge_worth(
        &self,
        pix: PieceIx,
        target: PieceIx,
        way: &[Hex],
        facing: Option<Hour>,
    ) -> Appraisal {
        let (joined, charge) = self.as_if_charged(pix, target, way, facing);
        let joined = &joined;
        let sides = Tables::get().dice.sides;
        let own = joined.blows(&charge, true, self.figures_in_front(pix, true));
        let theirs = joined.blows(&charge, false, self.figures_in_front(target, true));
        let chances = |tests: PieceIx, against: PieceIx| {
            let terms = joined.terms(tests, Occasion::Melee, Some(against));
            fails_permille(terms.dice, terms.number)
        };
        let own_fails = chances(pix, target);
        let fails = chances(target, pix);
        let (passes, stands) = (own_fails[0], fails[0]);
        // Whom others charge too tests once, fires at one of them and divides its blows.
        let share = self.chargers_with(pix, target);
        let driven = self.lost_in_melee(target, fails) / share;
        let round = |blows: &crate::melee::blows::Blows| FIGURE * blows.dice * blows.number / sides;
        // After the blows both test again; who fought is shaken in any case.
        let fought_harm = round(&own) + driven + SHAKEN / 2 / share;
        let fought_cost = round(&theirs) / share + self.lost(pix, own_fails) + SHAKEN;
        let harm = passes * (driven + stands * fought_harm / 1000) / 1000;
        let cost = self.lost(pix, own_fails) + passes * stands / 1000 * fought_cost / 1000;
        let folly = theirs.chart == 0;
        let (shot, comes) = joined.shot_at(pix, target);
        let (shot, comes) = (shot / share, 1000 - (1000 - comes) / share);
        Appraisal {
            harm: harm * comes / 1000,
            cost: shot + cost * comes / 1000,
            folly,
            ..Appraisal::default()
        }
    }

    /// What the volley of the charged costs a charger that has come up, and in how many of a thousand cases it still charges:
    /// who is shaken by fire goes back (`melee.failed`).
    fn shot_at(&self, pix: PieceIx, target: PieceIx) -> (i32, i32) {
        let fires = self.reach_hexes(target) > 0
            && self.piece(target).formation != formation::LIMBERED
            && !self.is(target, mark::ROUTING)
            && self.bears_on(target, self.piece(pix).hex);
        if !fires {
            return (0, 1000);
        }
        let (mut cost, mut comes) = (0, 0);
        for (hits, chance) in hits_permille(&self.volley(target, pix)).into_iter().enumerate() {
            let hits = i32::try_from(hits).unwrap_or(0);
            let fails = if hits > 0 { self.test_after(pix, Some(target), hits) } else { [1000, 0, 0] };
            cost += chance * (FIGURE * hits + self.lost(pix, fails));
            comes += chance * fails[0];
        }
        (cost / 1000, comes / 1000)
    }
}
