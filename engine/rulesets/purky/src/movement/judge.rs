//! What a side may order in its Movement step.

use crate::battle::memory::Purse;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::purse::INCH;
use crate::refuse;
use crate::{not_asked, units::formation::facing_kind};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{Order, PieceIx, Refusal};

/// The way an order to move names.
pub(crate) fn way_of(to: Option<Hex>, path: &[Hex]) -> Vec<Hex> {
    if path.is_empty() { to.into_iter().collect() } else { path.to_vec() }
}

impl Battle {
    /// May an order be given in the Movement step?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_movement(&self, order: &Order) -> Result<(), Refusal> {
        if matches!(order, Order::EndPhase) {
            return Ok(());
        }
        // Who may charge is judged with the charge (`charge.who`).
        if let Some(pix) = order.piece().filter(|_| !matches!(order, Order::Charge { .. })) {
            self.may_act(pix)?;
            let turns_free =
                matches!(order, Order::Turn { .. }) && self.piece(pix).formation == formation::SKIRMISH;
            if self.is(pix, mark::PINNED) && !turns_free {
                return refuse(rule::MOVE_CONTACT, "It is charged and stands where it is");
            }
            if self.is(pix, mark::CHARGING) {
                return refuse(rule::CHARGE_ORDER, "It charges: that is its whole move");
            }
        }
        match order {
            Order::Move { piece: Some(pix), to, path, turn_only: false, .. } => {
                let way = way_of(*to, path);
                if way.is_empty() || to.is_some_and(|to| way.last() != Some(&to)) {
                    return refuse(rule::MOVE_STEP, "Name the hexes of its way, to the last of them");
                }
                self.walked(*pix, &way).map(|_| ())
            }
            Order::Turn { piece: Some(pix), by, facing } => match self.turned_to(*pix, *by, *facing) {
                Some(to) => self.turned(*pix, to).map(|_| ()),
                None => refuse(rule::FORM_TABLE, "A square faces no way"),
            },
            Order::Form { piece: Some(pix), formation, facing, .. } => match formation {
                Some(form) => self.formed_so(*pix, *form, *facing).map(|_| ()),
                None => refuse(rule::MOVE_CHANGE, "Name the formation"),
            },
            Order::Charge { piece: Some(pix), target, path, facing, .. } => match target {
                Some(target) => self.judge_charge(*pix, *target, path, *facing),
                None => refuse(rule::CHARGE_ORDER, "Name the target"),
            },
            _ => not_asked(),
        }
    }

    /// May a unit be given orders in the Movement step at all?
    fn may_act(&self, pix: PieceIx) -> Result<(), Refusal> {
        let piece = self.piece(pix);
        if !piece.is_unit() {
            return refuse(rule::LEAD_MOVE, "Leaders ride in the last phase of the turn, or go with a unit");
        }
        if self.is(pix, mark::ROUTING) {
            return refuse(rule::ROUT_MOVE, "A routing unit waits for its attempt to rally");
        }
        Ok(())
    }

    /// The purse after a way of several steps that ends where a unit may stand.
    ///
    /// # Errors
    /// Why it may not be gone.
    pub(crate) fn walked(&self, pix: PieceIx, way: &[Hex]) -> Result<Purse, Refusal> {
        self.guns_move(pix)?;
        let (mut at, mut purse) = (self.piece(pix).hex, self.purse(pix));
        for to in way {
            purse = self.stepped(pix, purse, at, *to)?;
            at = *to;
        }
        if !self.may_stop(pix, at) {
            return refuse(rule::MOVE_FRIENDS, "One unit ends in a hex: stop short of it or go on");
        }
        Ok(purse)
    }

    /// What a legal order takes off the purse, in halves of an inch, and the rule that says so.
    pub(crate) fn halves_of(&self, order: &Order) -> (Option<i32>, RuleId) {
        let (pix, after, rule) = match order {
            Order::Move { piece: Some(pix), to, path, .. } => {
                (*pix, self.walked(*pix, &way_of(*to, path)).ok(), rule::MOVE_STEP)
            }
            Order::Turn { piece: Some(pix), by, facing } => {
                let to = self.turned_to(*pix, *by, *facing);
                (*pix, to.and_then(|to| Some(self.turned(*pix, to).ok()?.0)), rule::MOVE_WHEEL)
            }
            // What is left is that of another formation, so that the difference is not the price.
            Order::Form { piece: Some(pix), formation: Some(form), .. } => {
                let cost = self.change_cost(*pix, *form);
                return ((cost > 0).then_some(2 * cost / INCH), rule::MOVE_CHANGE);
            }
            _ => return (None, rule::MOVE_STEP),
        };
        (after.map(|after| 2 * (self.purse(pix).left - after.left) / INCH), rule)
    }

    /// Legal orders of a unit in the Movement step.
    pub(crate) fn movement_orders(&self, pix: PieceIx) -> Vec<Order> {
        if self.may_act(pix).is_err() {
            return Vec::new();
        }
        let marches = self.marches_of(pix);
        let layout = self.board().layout();
        let ends = marches.reach(layout).into_iter().filter_map(|reach| marches.best(reach.hex));
        let mut orders: Vec<Order> = ends.map(|end| Order::march(pix, marches.way(end), None)).collect();
        let form = self.piece(pix).formation;
        for facing in facing_kind(form).hours(layout.orientation) {
            orders.push(Order::Turn { piece: Some(pix), by: 0, facing: Some(facing) });
        }
        let count = crate::CATALOG.formations.len();
        for to in (0..count).filter_map(|to| u8::try_from(to).ok()).filter(|to| self.may_form(pix, *to)) {
            let facings = self.facings_after(pix, to);
            let choices =
                if facings.is_empty() { vec![None] } else { facings.into_iter().map(Some).collect() };
            for facing in choices {
                orders.push(Order::Form { piece: Some(pix), formation: Some(to), by: 0, facing });
            }
        }
        orders.retain(|order| self.judge_movement(order).is_ok());
        orders.extend(self.charge_orders(pix));
        orders
    }
}
