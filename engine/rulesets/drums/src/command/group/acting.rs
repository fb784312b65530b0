//! The members of a group act, in any order, action by action (`group.limits`, `prox.rule`).

use super::{Group, Spent};
use crate::actions::roll::Rolled;
use crate::battle::memory::{Activation, Cause, Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark};
use oblique_rules::play::{Order, PieceIx};

impl Battle {
    /// The activation of a member as it stands: no right and no closing of its own.
    pub(crate) fn membership(&self, group: &Group, member: PieceIx) -> Activation {
        let rolled = Rolled { actions: group.won.into(), failures: 0, extra: false };
        let spent = group.members.get(&member).copied().unwrap_or_default();
        Activation {
            spent: spent.actions,
            moves: spent.moves,
            ..self.activation(member, Cause::Group(group.leader), rolled)
        }
    }

    /// Members that have an action left, as they stand.
    pub(crate) fn ready_members<'a>(&'a self, group: &'a Group) -> impl Iterator<Item = Activation> + 'a {
        let left = group
            .members
            .iter()
            .filter(|(unit, spent)| spent.actions < group.won && self.piece(**unit).on_map());
        left.map(|(unit, _)| self.membership(group, *unit))
    }

    pub(super) fn run_acting(&mut self, group: &Group) {
        if let Some(right) = self.offers_group_right(group) {
            self.change_memory(MemoryChange::Push(Frame::Right(right)));
        } else if self.ready_members(group).next().is_none() {
            self.end_group(group);
        } else {
            let side = self.piece(group.leader).side();
            let end = if self.may_end_acting(group) {
                Some(Order::Done)
            } else {
                self.acting_orders(group).into_iter().next()
            };
            match end {
                Some(default) => self.ask(DecisionKind::GroupAct, side, None, default),
                None => self.end_group(group),
            }
        }
    }

    pub(super) fn acting_orders(&self, group: &Group) -> Vec<Order> {
        let acts = self.ready_members(group).flat_map(|own| self.action_orders(&own));
        let mut orders: Vec<Order> = acts.filter(|order| *order != Order::Done).collect();
        if self.may_end_acting(group) {
            orders.push(Order::Done);
        }
        orders
    }

    /// Nobody ends while one that can still go on stands beside a friend.
    fn may_end_acting(&self, group: &Group) -> bool {
        !self.ready_members(group).any(|own| self.could_clear(&own))
    }

    /// A member carries out one action as in an activation of its own, which returns to the group.
    pub(super) fn obey_acting(&mut self, group: &Group, order: &Order) {
        let gap = Group { waited: false, ..group.clone() };
        if let Some(member) = order.piece().filter(|unit| group.members.contains_key(unit)) {
            let activation = self.membership(group, member);
            self.regroup(gap);
            self.change_memory(MemoryChange::Push(Frame::Activation(Box::new(activation.clone()))));
            self.obey_in_activation(activation, order);
        } else {
            let ended =
                gap.members.into_iter().map(|(unit, spent)| (unit, Spent { actions: gap.won, ..spent }));
            self.regroup(Group { waited: false, members: ended.collect(), ..group.clone() });
        }
    }

    /// What a member has spent by its action goes back into its group.
    pub(crate) fn return_to_group(&mut self, activation: &Activation) {
        self.change_memory(MemoryChange::Pop);
        if let Some(Frame::Group(group)) = self.memory().frames.last().cloned() {
            let mut group = *group;
            let spent = Spent { actions: activation.spent, moves: activation.moves };
            group.members.insert(activation.piece, spent);
            self.regroup(group);
        }
    }

    /// All have acted: what moved and stands beside a friend is marked; after a double failure the Leader's remaining
    /// actions are lost and his brigade closes (`group.again`).
    fn end_group(&mut self, group: &Group) {
        for member in
            group.members.keys().copied().filter(|unit| self.piece(*unit).on_map()).collect::<Vec<_>>()
        {
            let moved = self.is(member, mark::MOVED);
            self.mark_crowds(member, moved);
            for gone in [mark::RALLIED, mark::FIRED, mark::MOVED] {
                self.set_mark(member, gone, false);
            }
        }
        self.change_memory(MemoryChange::Pop);
        if group.closes
            && let Some(Frame::Activation(own)) = self.memory().frames.last().cloned()
        {
            let closed = Activation { spent: own.won, closes: true, ..*own };
            self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(closed))));
        }
    }
}
