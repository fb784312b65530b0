//! Shaken and routing units: how they come to it (`morale.result`, `shaken.effects`, `melee.failed`).

use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::{mark, rule, track};
use crate::morale::flight::{Flight, Manner};
use crate::tables::{Arm, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Why};

impl Battle {
    /// Makes a unit shaken, if it is not.
    pub(crate) fn become_shaken(&mut self, pix: PieceIx) {
        if self.is(pix, mark::SHAKEN) || self.is(pix, mark::ROUTING) || !self.piece(pix).on_map() {
            return;
        }
        self.set_mark(pix, mark::SHAKEN, true);
        let turn = i32::from(self.field().turn);
        self.set_track(pix, track::SHAKEN_SINCE, turn, Why::Melee);
        let text = format!("{} is shaken", self.name(pix));
        self.say(rule::MORALE_RESULT, Some(pix), text);
    }

    /// Makes a unit good again.
    pub(crate) fn become_good(&mut self, pix: PieceIx) {
        self.set_mark(pix, mark::SHAKEN, false);
        self.set_mark(pix, mark::ROUTING, false);
    }

    /// What follows from failed dice, done at once.
    pub(crate) fn suffer(&mut self, pix: PieceIx, fails: i32, foe: Hex, in_contact: bool) {
        if let Some(flight) = self.consequence(pix, fails, foe, in_contact) {
            self.push(Task::Flee(flight));
        }
    }

    /// What follows from failed dice: shaken with one, and back where it is in contact; rout with two, which takes off
    /// who was shaken. Returns the way back that is owed.
    pub(crate) fn consequence(
        &mut self,
        pix: PieceIx,
        fails: i32,
        foe: Hex,
        in_contact: bool,
    ) -> Option<Flight> {
        match fails {
            0 => None,
            1 => {
                self.become_shaken(pix);
                in_contact.then(|| self.falls_back(pix, foe))
            }
            _ if self.is(pix, mark::SHAKEN) => {
                self.remove(pix, rule::UNIT_REMOVED, "was shaken and routs: it is taken off", Why::Rout);
                None
            }
            _ => Some(self.rout(pix, foe, in_contact)),
        }
    }

    /// A shaken unit in contact goes back a full column move (`melee.failed`).
    fn falls_back(&self, pix: PieceIx, foe: Hex) -> Flight {
        let hexes = self.column_move(pix);
        Flight { pix, from: foe, hexes, manner: Manner::Retires, forced: true }
    }

    /// A unit routs (`rout.move`).
    fn rout(&mut self, pix: PieceIx, foe: Hex, in_contact: bool) -> Flight {
        self.set_mark(pix, mark::ROUTING, true);
        let text = format!("{} routs", self.name(pix));
        self.say(rule::MORALE_RESULT, Some(pix), text);
        let numbers = &Tables::get().retreat;
        let inches = match self.arm(pix) {
            Some(Arm::Horse) => numbers.horse_rout,
            Some(Arm::Guns) => numbers.guns_rout,
            Some(Arm::Foot) | None => numbers.foot_rout,
        };
        let hexes = Tables::get().hexes(inches);
        Flight { pix, from: foe, hexes, manner: Manner::Runs, forced: in_contact }
    }

    /// Hexes of a full column move; types without one go by their skirmish rate, batteries as they march.
    fn column_move(&self, pix: PieceIx) -> i32 {
        let row = self.facts(pix).row();
        let inches = row.and_then(|row| row.column.or(row.skirmish).or(row.march)).unwrap_or(0);
        Tables::get().hexes(inches)
    }

    /// Is a leader with a unit who can help it?
    pub(crate) fn has_leader(&self, pix: PieceIx) -> bool {
        let side = self.piece(pix).side();
        let here = self.at(self.piece(pix).hex).iter();
        self.piece(pix).is_unit()
            && here.copied().any(|other| !self.piece(other).is_unit() && self.piece(other).side() == side)
    }

    /// Is a unit in contact: does it charge, or is it charged?
    pub(crate) fn in_contact(&self, pix: PieceIx) -> bool {
        self.memory()
            .charges
            .iter()
            .any(|charge| (charge.charger == pix || charge.target == pix) && self.is_charge_on(charge))
    }
}
