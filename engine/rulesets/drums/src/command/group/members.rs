//! Who obeys a group order (`group.order`, `group.again`, `lead.cautious`, `lead.methodic`).

use super::{Group, Spent, Step};
use crate::battle::memory::{Activation, Cause, Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::command::span::in_command;
use crate::ids::{mark, rule};
use crate::refuse;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::{Arm, Special};
use oblique_rules::play::{Order, PieceIx, Refusal};
use std::collections::BTreeMap;

impl Battle {
    /// May a Leader give a group order with an action of his activation?
    ///
    /// # Errors
    /// The rule that keeps him from it.
    pub(crate) fn may_order(&self, activation: &Activation) -> Result<(), Refusal> {
        let leader = activation.piece;
        let nature = self.nature(leader);
        if nature.arm != Arm::Leader {
            return refuse(rule::CINC_ACTS, "The commander in chief gives no group order");
        }
        if activation.cause != Cause::Activation {
            return refuse(rule::REACT_LIMITS, "No group order is given in a reaction");
        }
        if self.is(leader, mark::ATTACHED) {
            return refuse(rule::GEN_ATTACH, "An attached Leader gives no group order");
        }
        let given = i32::from(self.is(leader, mark::ORDERED));
        if nature.has(Special::Methodic) && given >= Tables::get().command.orders_methodic {
            return refuse(rule::LEAD_METHODIC, "He gives one group order a phase");
        }
        Ok(())
    }

    /// May a unit obey a Leader?
    ///
    /// # Errors
    /// The rule that keeps it from that.
    pub(crate) fn may_obey(&self, leader: PieceIx, unit: PieceIx) -> Result<(), Refusal> {
        if self.leader_of(unit) != Some(leader) || self.is(unit, mark::RESERVE) {
            return refuse(rule::GROUP_ORDER, "Only units of his own brigade obey");
        }
        if self.is(unit, mark::OBEYED) {
            return refuse(rule::GROUP_AGAIN, "It has obeyed a group order in this phase");
        }
        if self.is(unit, mark::ACTIVATED) {
            return refuse(rule::ACT_ONCE, "It has rolled in this phase");
        }
        if self.is_idle(unit) {
            return refuse(rule::SEQ_BRIGADES, "The scenario bars it from acting in this phase");
        }
        if !in_command(&self.0, unit) {
            return refuse(rule::GROUP_ORDER, "It is out of his span");
        }
        Ok(())
    }

    /// Units a Leader may begin a group order with.
    pub(crate) fn first_members(&self, activation: &Activation) -> Vec<Order> {
        if self.may_order(activation).is_err() {
            return Vec::new();
        }
        self.obedient(activation.piece)
            .into_iter()
            .map(|unit| Order::Activate { leader: Some(unit) })
            .collect()
    }

    fn obedient(&self, leader: PieceIx) -> Vec<PieceIx> {
        let units = self.units_of(self.piece(leader).side()).into_iter();
        units.filter(|unit| self.may_obey(leader, *unit).is_ok()).collect()
    }

    /// May a group have one more member?
    ///
    /// # Errors
    /// The rule that limits it.
    pub(crate) fn may_join(&self, group: &Group, unit: PieceIx) -> Result<(), Refusal> {
        let most = usize::try_from(Tables::get().command.group_cautious).unwrap_or(0);
        if self.nature(group.leader).has(Special::Cautious) && group.members.len() >= most {
            return refuse(rule::LEAD_CAUTIOUS, format!("His groups have at most {most} members"));
        }
        self.may_obey(group.leader, unit)
    }

    /// A Leader begins a group order with a unit; the action is spent when it is rolled for.
    pub(crate) fn begin_group(&mut self, leader: PieceIx, first: PieceIx) {
        let members = BTreeMap::from([(first, Spent::default())]);
        let group =
            Group { leader, members, step: Step::Members, won: 0, right: None, waited: false, closes: false };
        self.change_memory(MemoryChange::Push(Frame::Group(Box::new(group))));
    }

    pub(super) fn member_orders(&self, group: &Group) -> Vec<Order> {
        let free = self.obedient(group.leader).into_iter();
        let more =
            free.filter(|unit| !group.members.contains_key(unit) && self.may_join(group, *unit).is_ok());
        let more = more.map(|unit| Order::Activate { leader: Some(unit) });
        more.chain([Order::Done, Order::Decline { piece: None }]).collect()
    }

    pub(super) fn obey_members(&mut self, mut group: Group, order: &Order) {
        match *order {
            Order::Activate { leader: Some(unit) } => {
                group.members.insert(unit, Spent::default());
            }
            Order::Decline { .. } => return self.change_memory(MemoryChange::Pop),
            _ => group.step = Step::Dice,
        }
        self.regroup(group);
    }
}
