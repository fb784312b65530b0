//! Who may fire at whom (`fire.who`, `fire.arc`, `fire.range`, `fire.nosplit`).

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::{not_asked, refuse};
use oblique_rules::play::{Order, PieceIx, Refusal};

impl Battle {
    /// May an order be given in the Firing step?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_fire(&self, order: &Order) -> Result<(), Refusal> {
        match *order {
            Order::Done => Ok(()),
            Order::Fire { piece: Some(pix), target: Some(target), .. } => self.may_fire_at(pix, target),
            Order::Fire { .. } => refuse(rule::FIRE_NOSPLIT, "Name one target: a unit fires at one"),
            _ => not_asked(),
        }
    }

    /// May a unit fire in this step at all?
    fn may_fire(&self, pix: PieceIx) -> Result<(), Refusal> {
        let piece = self.piece(pix);
        if self.reach_hexes(pix) == 0 {
            return refuse(rule::FIRE_WHO, "It has no fire numbers");
        }
        if piece.formation == formation::LIMBERED || self.is(pix, mark::ROUTING) {
            return refuse(
                rule::FIRE_WHO,
                "Neither limbered guns nor routing units fire: unlimber or rally it",
            );
        }
        if self.is(pix, mark::CHARGING) {
            return refuse(rule::FIRE_WHO, "It charges this turn and does not fire");
        }
        if self.is(pix, mark::FIRED) {
            return refuse(rule::FIRE_NOSPLIT, "It has fired this turn: one volley, at one target");
        }
        Ok(())
    }

    fn may_fire_at(&self, pix: PieceIx, target: PieceIx) -> Result<(), Refusal> {
        self.may_fire(pix)?;
        let (own, there) = (self.piece(pix), self.piece(target));
        if !there.on_map() || !there.is_unit() || there.side() == own.side() {
            return refuse(rule::FIRE_WHO, "Name an enemy unit on the map");
        }
        let charges = |by: PieceIx, at: PieceIx| {
            let mut all = self.memory().charges.iter().filter(|charge| self.is_charge_on(charge));
            all.any(|charge| charge.charger == by && charge.target == at)
        };
        if self.in_contact(pix) && !charges(target, pix) {
            return refuse(rule::FIRE_WHO, "A unit in contact fires only at the unit that charged it");
        }
        if self.in_contact(target) && !charges(target, pix) {
            return refuse(rule::FIRE_WHO, "Nobody else fires at a unit in contact");
        }
        let range = i32::try_from(own.hex.unsigned_distance_to(there.hex)).unwrap_or(i32::MAX);
        let reach = self.reach_hexes(pix);
        if range > reach {
            let text = format!("It is {range} hexes off: the range is {reach}");
            return refuse(rule::FIRE_RANGE, text);
        }
        if !self.bears_on(pix, there.hex) {
            return refuse(rule::FIRE_ARC, "It lies outside the arc of 45 degrees to either side");
        }
        if let Some(hex) = self.fire_blocked(pix, there.hex) {
            let name = self.board().layout().name(hex);
            return refuse(rule::FIRE_RANGE, format!("The line of fire is blocked at {name}"));
        }
        if self.volley(pix, target).number == 0 {
            return refuse(rule::FIRE_CHART, "On this chart it has no dice");
        }
        Ok(())
    }

    /// Legal fire of a unit.
    pub(crate) fn fire_orders(&self, pix: PieceIx) -> Vec<Order> {
        if self.may_fire(pix).is_err() {
            return Vec::new();
        }
        let enemy = |target: &PieceIx| self.may_fire_at(pix, *target).is_ok();
        let order = |target| Order::Fire { piece: Some(pix), target: Some(target), at: None };
        self.everyone().filter(enemy).map(order).collect()
    }

    /// May anybody of a side fire?
    pub(crate) fn anybody_fires(&self, side: oblique_scenario::Side) -> bool {
        let own = |pix: &PieceIx| self.piece(*pix).side() == side && self.piece(*pix).on_map();
        self.everyone().filter(own).any(|pix| {
            self.may_fire(pix).is_ok() && self.everyone().any(|other| self.may_fire_at(pix, other).is_ok())
        })
    }
}
