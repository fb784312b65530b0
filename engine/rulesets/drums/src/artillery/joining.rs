//! Two batteries become a grand one (`opt.grand`).
//!
//! Must not know what it does then: its nature answers with both their dice.

use crate::battle::memory::{Activation, Cause, Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use crate::refuse;
use crate::units::division::Division as _;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Standing, Why};

impl Battle {
    /// Batteries the one that acts may join, having moved beside them; it costs no action.
    pub(crate) fn joining_orders(&self, activation: &Activation) -> Vec<Order> {
        let battery = activation.piece;
        if !self.nature(battery).arm.is_guns() {
            return Vec::new();
        }
        let others = self.units_of(self.piece(battery).side()).into_iter();
        let joins = others.filter(|other| self.may_merge(activation, *other).is_ok());
        let order = |other: PieceIx| {
            let to = Some(self.piece(other).hex);
            Order::Place { piece: Some(battery), to, beside: Some(other), facing: None }
        };
        joins.map(order).collect()
    }

    /// May the battery that acts join another?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_merge(&self, activation: &Activation, other: PieceIx) -> Result<(), Refusal> {
        let battery = activation.piece;
        let (own, its) = (self.nature(battery), self.nature(other));
        if !self.ground().grand_batteries {
            return refuse(rule::OPT_GRAND, "The scenario has no grand batteries");
        }
        if !matches!(activation.cause, Cause::Activation | Cause::Reaction) {
            return refuse(rule::OPT_GRAND, "It joins in an activation of its own");
        }
        if other == battery || self.leader_of(battery) != self.leader_of(other) {
            return refuse(rule::OPT_GRAND, "Both are batteries of one brigade");
        }
        if [battery, other].into_iter().any(|pix| self.is(pix, mark::RESERVE)) {
            return refuse(rule::RES_FROZEN, "The Reserve waits until it is assigned");
        }
        if !own.arm.is_guns() || own.arm != its.arm {
            return refuse(rule::OPT_GRAND, "Only batteries of the same kind and calibre join");
        }
        if own.grand || its.grand {
            return refuse(rule::OPT_GRAND, "A grand battery is two and no more");
        }
        let near = self.piece(battery).hex.unsigned_distance_to(self.piece(other).hex) == 1;
        if !near || !self.is(battery, mark::MOVED) {
            return refuse(rule::OPT_GRAND, "It joins a battery beside which it has moved");
        }
        if [battery, other].into_iter().any(|pix| self.is(pix, mark::FIRED)) {
            return refuse(rule::OPT_GRAND, "It has fired in this activation");
        }
        Ok(())
    }

    /// Joins two batteries in the other's hex, if that is what is ordered.
    pub(crate) fn obey_joining(&mut self, activation: &Activation, order: &Order) -> bool {
        let Order::Place { piece: Some(battery), beside: Some(other), .. } = *order else { return false };
        if battery != activation.piece || !self.nature(battery).arm.is_guns() {
            return false;
        }
        // 0 is the quality of the Unpredictable, which the whole is then.
        let [a, b] = [battery, other].map(|pix| self.get(pix, track::Q));
        let quality = if a == 0 || b == 0 { 0 } else { a.max(b) };
        let disorder = self.disorder(battery).max(self.disorder(other));
        let text = format!("{} joins {}", self.name(battery), self.name(other));
        // A Leader attached to it stays where he is, attached to nobody.
        if let Some(leader) = self.attached_to(battery) {
            self.set_mark(leader, mark::ATTACHED, false);
        }
        self.emit(Event::Stood { piece: battery, standing: Standing::Left, why: Why::Ordered });
        self.mark_crowds(battery, false);
        self.set_track(other, track::DIS, disorder, Why::Ordered);
        self.set_track(other, track::Q, quality, Why::Ordered);
        self.set_mark(other, mark::EMPTY, false);
        for joined in [mark::GRAND, mark::JOINED] {
            self.set_mark(other, joined, true);
        }
        let acted = if activation.cause == Cause::Reaction { mark::REACTED } else { mark::ACTIVATED };
        self.set_mark(other, acted, true);
        let dice = self.nature(other).fire_dice(self.piece(other).formation);
        self.set_track(other, track::GUN_DICE, dice, Why::Ordered);
        self.say(rule::OPT_GRAND, Some(other), text);
        self.shake(self.leader_of(other));
        self.warn_generals();
        // What was left to the one is lost; what its failures gave is answered still.
        let ended = Activation { piece: other, spent: activation.won, ..activation.clone() };
        self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(ended))));
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::board::tests::at;
    use crate::test_field::{Field, activated, given};
    use crate::units::division::Division as _;
    use oblique_rules::play::{Game as _, Order, Why};
    use oblique_scenario::Value;

    /// A brigade is as far from being shaken as before, and loses two units with the piece.
    #[test]
    fn a_grand_battery_is_two_units_of_its_brigade() {
        let mut field = Field::new(&[
            ("leader", "A", at(10, 18), ""),
            ("artillery", "A", at(10, 16), "limbered"),
            ("artillery", "A", at(10, 14), "unlimbered"),
            ("infantry", "A", at(14, 16), "line"),
            ("infantry", "B", at(10, 2), "line"),
        ]);
        field.0.params.insert("grand_batteries".to_owned(), Value::Flag(true));
        let mut battle = activated(field, "p1", 1);
        let place = |id: &str| battle.by_id(id).expect("it takes part");
        let (leader, first, second) = (place("p0"), place("p1"), place("p2"));
        let beside = |order: &&Order| order.hex() == Some(at(10, 15));
        let way = battle.offered().iter().find(beside).cloned().expect("a hex ahead");
        given(&mut battle, &way);
        let to = Some(at(10, 14));
        given(&mut battle, &Order::Place { piece: Some(first), to, beside: Some(second), facing: None });
        assert!(battle.audit(true).is_empty(), "{:?}", battle.audit(true));
        let whole = battle.nature(second);
        assert_eq!((whole.batteries(), whole.loss_halves(), battle.close_dice(second)), (2, 8, 8));
        battle.eliminate(second, Why::Fire);
        assert_eq!(battle.memory().lost_units[&leader], 2);
    }
}
