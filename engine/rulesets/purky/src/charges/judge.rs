//! Charges declared, and when they lapse (`charge.who`, `charge.order`, `charge.void`, `move.contact`).

use crate::battle::memory::{Charge, MemoryChange};
use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::refuse;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Why};

impl Battle {
    /// May a unit charge at all in this step?
    fn may_charge(&self, pix: PieceIx) -> Result<(), Refusal> {
        if !self.piece(pix).is_unit() {
            return refuse(rule::CHARGE_WHO, "Leaders do not charge, but go with a unit that does");
        }
        if self.facts(pix).row().and_then(|row| row.charge).is_none() {
            return refuse(rule::CHARGE_WHO, "Troops of this type do not charge");
        }
        if self.is(pix, mark::SHAKEN) || self.is(pix, mark::ROUTING) {
            return refuse(rule::CHARGE_WHO, "Only units in good morale charge");
        }
        if !self.formed_to_charge(pix) {
            return refuse(rule::CHARGE_WHO, "Only a line or an attack column charges");
        }
        if self.is(pix, mark::PINNED) {
            return refuse(rule::MOVE_CONTACT, "It is charged and stands where it is");
        }
        if self.is(pix, mark::CHARGING) {
            return refuse(rule::CHARGE_ORDER, "It charges already");
        }
        let moved = [mark::MARCHED, mark::FORMED, mark::TURNED].into_iter().any(|done| self.is(pix, done));
        if moved || self.memory().purses.contains_key(&pix) {
            return refuse(rule::CHARGE_ORDER, "It has moved this turn: a charge is its whole move");
        }
        Ok(())
    }

    /// May a unit charge a target along a way, wheeled to a facing first or not?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_charge(
        &self,
        pix: PieceIx,
        target: PieceIx,
        way: &[Hex],
        facing: Option<Hour>,
    ) -> Result<(), Refusal> {
        self.may_charge(pix)?;
        let (own, there) = (self.piece(pix), self.piece(target));
        if !there.on_map() || !there.is_unit() || there.side() == own.side() {
            return refuse(rule::CHARGE_ORDER, "Name an enemy unit on the map");
        }
        if let Some(hex) = self.sight_blocked(own.hex, there.hex) {
            let name = self.board().layout().name(hex);
            return refuse(rule::CHARGE_ORDER, format!("It does not see its target past {name}"));
        }
        if way.contains(&there.hex) {
            return refuse(rule::CHARGE_ORDER, "A charge ends next to its target, not in its hex");
        }
        let facing = self.charge_facing(pix, facing)?;
        self.charged_along(pix, facing, way)?;
        let end = way.last().copied().unwrap_or(own.hex);
        if !self.is_in_front(pix, end, facing, there.hex) {
            let leads_there = |order: &Order| matches!(order, Order::Charge { target: Some(other), .. } if *other == target);
            if !self.charge_ways(pix).iter().any(leads_there) {
                return refuse(
                    rule::CHARGE_ORDER,
                    "No way within its reach ends next to the target and faces it",
                );
            }
            return refuse(
                rule::CHARGE_ORDER,
                "The way must end next to the target, with the target before it",
            );
        }
        Ok(())
    }

    /// The charges a unit may be ordered to.
    pub(crate) fn charge_orders(&self, pix: PieceIx) -> Vec<Order> {
        if self.may_charge(pix).is_err() { Vec::new() } else { self.charge_ways(pix) }
    }

    /// Carries out a charge already judged: the unit moves at once, tests and blows come in the Melee phase.
    pub(crate) fn declare_charge(
        &mut self,
        pix: PieceIx,
        target: PieceIx,
        way: &[Hex],
        facing: Option<Hour>,
    ) {
        let from = self.piece(pix).hex;
        if let Some(facing) = facing.filter(|facing| self.piece(pix).facing != Some(*facing)) {
            self.emit(Event::Faced { piece: pix, facing: Some(facing) });
        }
        self.go(pix, way, Why::Charge);
        self.set_mark(pix, mark::CHARGING, true);
        self.set_mark(pix, mark::MARCHED, true);
        self.set_mark(target, mark::PINNED, true);
        self.stir(pix);
        self.change_memory(MemoryChange::Charge(Charge {
            charger: pix,
            target,
            from,
            at: self.piece(target).hex,
        }));
        let text = format!("{} charges {}", self.name(pix), self.name(target));
        self.say(rule::CHARGE_ORDER, Some(pix), text);
        self.leaders_passed(pix, from);
    }

    /// Does a charge still hold: are both there and in contact, the target where it was charged, and has nothing shaken the
    /// charger before it was settled?
    pub(crate) fn is_charge_on(&self, charge: &Charge) -> bool {
        let (own, there) = (self.piece(charge.charger), self.piece(charge.target));
        own.on_map()
            && there.on_map()
            && !self.is(charge.charger, mark::ROUTING)
            && !self.is(charge.charger, mark::SHAKEN)
            && self.is(charge.charger, mark::CHARGING)
            && there.hex == charge.at
            && own.hex.unsigned_distance_to(there.hex) == 1
    }

    /// Why a charge does not hold, in words.
    pub(crate) fn why_off(&self, charge: &Charge) -> &'static str {
        let (own, there) = (self.piece(charge.charger), self.piece(charge.target));
        if !own.on_map() {
            "it is gone"
        } else if self.is(charge.charger, mark::ROUTING) {
            "it routs"
        } else if self.is(charge.charger, mark::SHAKEN) {
            "it is shaken"
        } else if !there.on_map() || there.hex != charge.at {
            "its target is gone"
        } else {
            "it is not in contact any more"
        }
    }
}
