//! Group orders: a Leader names units of his brigade and rolls for all of them (`group.order`, `group.limits`,
//! `group.again`, `lead.active`, `lead.cautious`, `lead.methodic`).
//!
//! The members' actions are those of any activation; here stands who obeys, how it is rolled for, and when it is over.

mod acting;
mod members;
mod roll;
#[cfg(test)]
mod tests;
mod worth;

use crate::battle::memory::{Frame, MemoryChange, Right};
use crate::battle::state::Battle;
use crate::ids::DecisionKind;
use oblique_rules::play::{Order, PieceIx};
use std::collections::BTreeMap;

/// How far a group order has come.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Its members are named.
    Members,
    /// The number of dice is chosen.
    Dice,
    /// A failed die may be thrown again (`lead.active`): the dice as they fell.
    Reroll(Vec<i32>),
    /// The members act.
    Acting,
}

/// A group order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// Who gives it.
    pub leader: PieceIx,
    /// Who obeys, in the order named, with the actions and moves each has spent.
    pub members: BTreeMap<PieceIx, Spent>,
    /// How far it has come.
    pub step: Step,
    /// Actions every member has.
    pub won: u8,
    /// What its failures gave the other side, until it is used or waived.
    pub right: Option<Right>,
    /// Has the other side put it off at the present gap?
    pub waited: bool,
    /// Does the brigade close when it is over (`group.again`)?
    pub closes: bool,
}

/// What a member has spent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spent {
    /// Actions.
    pub actions: u8,
    /// Moves among them.
    pub moves: u8,
}

impl Group {
    /// Has any member an action left?
    pub(crate) fn goes_on(&self) -> bool {
        self.step == Step::Acting && self.members.values().any(|spent| spent.actions < self.won)
    }
}

impl Battle {
    pub(crate) fn run_group(&mut self, group: &Group) {
        let side = self.piece(group.leader).side();
        let leader = Some(group.leader);
        match &group.step {
            Step::Members => self.ask(DecisionKind::GroupMembers, side, leader, Order::Done),
            Step::Dice => self.ask(DecisionKind::Dice, side, leader, Order::Choose { alternative: 1 }),
            Step::Reroll(_) => self.ask(DecisionKind::Reroll, side, leader, Order::Decline { piece: None }),
            Step::Acting => self.run_acting(group),
        }
    }

    pub(crate) fn group_orders(&self, group: &Group) -> Vec<Order> {
        match &group.step {
            Step::Members => self.member_orders(group),
            Step::Dice => Self::group_dice_orders(),
            Step::Reroll(dice) => self.group_reroll_orders(group.leader, dice),
            Step::Acting => self.acting_orders(group),
        }
    }

    pub(crate) fn obey_in_group(&mut self, group: Group, order: &Order) {
        match group.step.clone() {
            Step::Members => self.obey_members(group, order),
            Step::Dice => self.roll_for_group(group, order),
            Step::Reroll(dice) => self.reroll_for_group(group, dice, order),
            Step::Acting => self.obey_acting(&group, order),
        }
    }

    /// The group as it is now, in place of what is on top.
    pub(crate) fn regroup(&mut self, group: Group) {
        self.change_memory(MemoryChange::Replace(Frame::Group(Box::new(group))));
    }
}
