//! A unit of the Reserve joins a brigade and makes its free move (`res.assign`, `res.further`).

use crate::actions::roll::Rolled;
use crate::battle::memory::{Activation, Cause, Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::command::span::in_span;
use crate::ids::{DecisionKind, mark, rule};
use crate::refuse;
use crate::tables::Tables;
use crate::units::division::Division as _;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Verb};

/// A unit that has been assigned and may make its free move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Assignment {
    /// The unit.
    pub unit: PieceIx,
    /// Its Leader from now on.
    pub leader: PieceIx,
    /// Was it assigned in a reaction, so that it is not hurried on?
    pub reacts: bool,
}

impl Battle {
    /// Is a unit within the span of a Leader, so that it may stay where it is?
    pub(crate) fn joins_at(&self, unit: PieceIx, leader: PieceIx) -> bool {
        in_span(&self.0, leader, self.piece(unit).hex)
    }

    /// The one action of its free move.
    fn free_move(&self, unit: PieceIx) -> Activation {
        self.activation(unit, Cause::Further, Rolled { actions: 1, failures: 0, extra: false })
    }

    /// Ways of its free move: they end nearer to the Leader or in his span and come near no enemy.
    pub(crate) fn ways_towards(&self, unit: PieceIx, leader: PieceIx) -> Vec<Order> {
        let to = self.piece(leader).hex;
        let now = self.piece(unit).hex.unsigned_distance_to(to);
        let within = u32::try_from(Tables::get().approach.starts_within).unwrap_or(0);
        let enemy = self.piece(unit).side().other();
        let clear = |hex: &Hex| self.nearest_unit(enemy, *hex).is_none_or(|(_, far)| far > within);
        let mut orders = self.march_orders(&self.free_move(unit));
        orders.retain(|order| {
            let joins = |end: Hex| end.unsigned_distance_to(to) < now || in_span(&self.0, leader, end);
            order.verb() == Verb::Move && order.hex().is_some_and(joins) && order.path().iter().all(clear)
        });
        orders
    }

    /// A unit of the Reserve joins a Leader's brigade for good.
    pub(crate) fn assign(&mut self, unit: PieceIx, leader: PieceIx, reacts: bool) {
        let text = format!("{} joins the brigade of {}", self.name(unit), self.name(leader));
        // Its ways are those of an assigned unit: they are asked for once the mark is gone.
        self.set_mark(unit, mark::RESERVE, false);
        self.emit(Event::Attached { piece: unit, leader: Some(leader) });
        self.say(rule::RES_ASSIGN, Some(unit), text);
        self.shake(Some(leader));
        let assignment = Assignment { unit, leader, reacts };
        self.change_memory(MemoryChange::Push(Frame::Assignment(assignment)));
    }

    pub(crate) fn run_assignment(&mut self, assignment: Assignment) {
        let Assignment { unit, leader, .. } = assignment;
        let ways = self.ways_towards(unit, leader);
        let to = self.piece(leader).hex;
        let far = |order: &&Order| order.hex().map(|hex| hex.unsigned_distance_to(to));
        match ways.iter().min_by_key(far) {
            Some(_) if self.joins_at(unit, leader) => self.ask_way(unit, Order::Done),
            Some(nearest) => self.ask_way(unit, nearest.clone()),
            None => self.joined(assignment),
        }
    }

    fn ask_way(&mut self, unit: PieceIx, usual: Order) {
        let side = self.piece(unit).side();
        self.ask(DecisionKind::Assigned, side, Some(unit), usual);
    }

    pub(crate) fn assignment_orders(&self, assignment: Assignment) -> Vec<Order> {
        let stay = self.joins_at(assignment.unit, assignment.leader).then_some(Order::Done);
        self.ways_towards(assignment.unit, assignment.leader).into_iter().chain(stay).collect()
    }

    pub(crate) fn obey_assignment(&mut self, assignment: Assignment, order: &Order) {
        if let Order::Move { path, facing, .. } = order {
            let unit = assignment.unit;
            let mut free = self.free_move(unit);
            self.march(&mut free, path, *facing);
            self.set_mark(unit, mark::MOVED, false);
            self.mark_crowds(unit, true);
        }
        self.joined(assignment);
    }

    /// Its free move is over: out of its Leader's span it may be hurried on, but not in a reaction.
    fn joined(&mut self, assignment: Assignment) {
        let Assignment { unit, leader, reacts } = assignment;
        self.change_memory(MemoryChange::Pop);
        if !reacts && !self.joins_at(unit, leader) {
            let most = u8::try_from(Tables::get().command.further_dice).unwrap_or(0);
            let dice = Frame::Dice { piece: unit, cause: Cause::Further, most };
            self.change_memory(MemoryChange::Push(dice));
        }
    }
}

/// The refusal of a free move that ends elsewhere than it may (`res.assign`).
pub(crate) fn refused_free_move<T>() -> Result<T, Refusal> {
    refuse(
        rule::RES_ASSIGN,
        "Its free move ends nearer to its Leader or in his span, and comes near no enemy",
    )
}
