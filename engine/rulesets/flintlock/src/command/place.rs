//! Placing a leader with one of the nearest units, and taking one of two facings (`leader.killed`,
//! `form.column-opens`, `form.rejoin`).
//!
//! Must not know why.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::command::place_work::PlaceWork;
use crate::ids::{DecisionKind, rule};
use crate::refuse;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Verb, Why};

impl Battle {
    /// Asks where the leader goes, or which way the unit faces; without a real choice it is done.
    pub(crate) fn run_place(&mut self, work: &PlaceWork) {
        match work {
            PlaceWork::Leader { leader, units } => {
                let here: Vec<PieceIx> = units.iter().copied().filter(|u| self.piece(*u).on_map()).collect();
                match here[..] {
                    [] => self.pop(),
                    [only] => {
                        self.pop();
                        self.put_leader(*leader, only);
                    }
                    [first, ..] => {
                        let default = Order::of(Verb::Place, *leader).with_target(first);
                        self.ask(
                            DecisionKind::PlaceLeader,
                            self.piece(*leader).side(),
                            Some(*leader),
                            default,
                        );
                    }
                }
            }
            PlaceWork::Reface { unit, facings } => {
                if !self.piece(*unit).on_map() {
                    self.pop();
                    return;
                }
                let default = Order::of(Verb::Turn, *unit).with_facing(facings[0]);
                self.ask(DecisionKind::Reface, self.piece(*unit).side(), Some(*unit), default);
            }
        }
    }

    /// Legal answers.
    pub(crate) fn place_orders(&self, work: &PlaceWork, piece: Option<PieceIx>) -> Vec<Order> {
        match work {
            PlaceWork::Leader { leader, units } if piece.is_none_or(|p| p == *leader) => {
                let here = units.iter().filter(|u| self.piece(**u).on_map());
                here.map(|u| Order::of(Verb::Place, *leader).with_target(*u)).collect()
            }
            PlaceWork::Reface { unit, facings } if piece.is_none_or(|p| p == *unit) => {
                facings.iter().map(|f| Order::of(Verb::Turn, *unit).with_facing(*f)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// May the answer be given?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_place(&self, work: &PlaceWork, order: &Order) -> Result<(), Refusal> {
        if self.place_orders(work, None).contains(order) {
            return Ok(());
        }
        match work {
            PlaceWork::Leader { leader, units } => {
                refuse(rule::LEADER_KILLED, self.not_with(*leader, units, order))
            }
            PlaceWork::Reface { unit, .. } if order.piece().is_some_and(|p| p != *unit) => {
                refuse(rule::FORM_REJOIN, format!("{} takes its facing first", self.name(*unit)))
            }
            PlaceWork::Reface { unit, .. } if order.facing().is_none() => {
                refuse(rule::FORM_REJOIN, format!("Choose the facing {} takes", self.name(*unit)))
            }
            PlaceWork::Reface { .. } => {
                refuse(rule::FORM_REJOIN, "It takes one of the two facings beside its old one")
            }
        }
    }

    /// Why a leader is not placed as ordered: which unit is to be chosen, or why he may not join this one.
    fn not_with(&self, leader: PieceIx, units: &[PieceIx], order: &Order) -> String {
        let his = self.name(leader);
        let names: Vec<&str> =
            units.iter().filter(|u| self.piece(**u).on_map()).map(|u| self.name(*u)).collect();
        let names = names.join(" or ");
        if order.piece().is_some_and(|p| p != leader) || !matches!(order.verb(), Verb::Place) {
            return format!("{his} is placed first: with {names}");
        }
        let Some(unit) = order.target() else { return format!("Choose the unit {his} joins: {names}") };
        let name = self.name(unit);
        let of_his = match self.arm(leader) {
            crate::battle::ground::Arm::Sub => self.units_under(leader).any(|u| u == unit),
            _ => true,
        };
        if self.piece(unit).side() != self.piece(leader).side() {
            format!("{his} does not join {name}, which is the enemy's: choose {names}")
        } else if self.arm(unit).leads() || self.is(unit, crate::ids::mark::ABANDONED) {
            format!("{his} joins a combat unit, and {name} is none: choose {names}")
        } else if !of_his {
            format!("{his} does not join {name}, which is not of his command: choose {names}")
        } else {
            format!("{his} does not join {name}: {names} stands nearer")
        }
    }

    /// Carries out the answer.
    pub(crate) fn answer_place(&mut self, work: &PlaceWork, order: &Order) {
        self.answered();
        self.pop();
        match (work, order.target(), order.facing()) {
            (PlaceWork::Leader { leader, .. }, Some(unit), _) => self.put_leader(*leader, unit),
            (PlaceWork::Reface { unit, .. }, _, facing @ Some(_)) if self.piece(*unit).facing != facing => {
                self.emit(Event::Faced { piece: *unit, facing });
            }
            _ => {}
        }
    }

    /// A leader joins a unit.
    fn put_leader(&mut self, leader: PieceIx, unit: PieceIx) {
        let (from, to) = (self.piece(leader).hex, self.piece(unit).hex);
        if from != to {
            self.emit(Event::Moved { piece: leader, from, to, why: Why::Along });
        }
    }

    /// Starts placing a leader with the nearest combat unit of his command (the overall leader: of his
    /// army, served guns included); without one he is gone for good (`leader.alone`).
    pub(crate) fn place_leader(&mut self, leader: PieceIx) {
        let (side, at) = (self.piece(leader).side(), self.piece(leader).hex);
        let mut units: Vec<PieceIx> = match self.arm(leader) {
            crate::battle::ground::Arm::Sub => self.units_under(leader).collect(),
            _ => self.units_of(side).filter(|u| !self.is(*u, crate::ids::mark::ABANDONED)).collect(),
        };
        let steps = |unit: &PieceIx| self.piece(*unit).hex.unsigned_distance_to(at);
        let nearest = units.iter().map(steps).min();
        units.retain(|u| Some(steps(u)) == nearest);
        // Units in one hex are no choice.
        let hexes: Vec<_> = units.iter().map(|u| self.piece(*u).hex).collect();
        let mut at = 0..;
        units.retain(|_| at.next().is_some_and(|i: usize| !hexes[..i].contains(&hexes[i])));
        if units.is_empty() {
            let standing = oblique_rules::play::Standing::Lost;
            self.emit(Event::Stood { piece: leader, standing, why: Why::Along });
            return;
        }
        self.push(Frame::Place(PlaceWork::Leader { leader, units }));
    }
}
