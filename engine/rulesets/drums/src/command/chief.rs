//! What the commander in chief does with his actions beside riding: replacement Leaders and the Reserve (`cinc.acts`,
//! `res.assign`).
//!
//! Must not know how either goes on.

use crate::battle::memory::{Activation, Cause, Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::command::span::in_span;
use crate::ids::{mark, rule};
use crate::refuse;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::catalog::Role;
use oblique_rules::play::{Order, PieceIx, Refusal};

/// The order that assigns a unit of the Reserve to a Leader.
pub(crate) fn assigning(battle: &Battle, unit: PieceIx, leader: PieceIx) -> Order {
    let to = Some(battle.piece(leader).hex);
    Order::Place { piece: Some(unit), to, beside: Some(leader), facing: None }
}

impl Battle {
    /// Replacements he may name and units he may assign; none for a Leader.
    pub(crate) fn chief_orders(&self, activation: &Activation) -> Vec<Order> {
        let chief = activation.piece;
        if self.nature(chief).arm != Arm::Chief {
            return Vec::new();
        }
        let side = self.piece(chief).side();
        let vacant = self.leaderless(side).into_iter().map(|leader| Order::Recall { leader: Some(leader) });
        let leaders: Vec<PieceIx> = self
            .everybody()
            .into_iter()
            .filter(|p| self.piece(*p).side() == side && self.piece(*p).info.role == Role::Leader)
            .collect();
        let reserve = self.units_of(side).into_iter().filter(|unit| self.is(*unit, mark::RESERVE));
        let assigned = reserve.flat_map(|unit| {
            let may = leaders.iter().filter(move |leader| self.may_assign(chief, unit, **leader).is_ok());
            may.map(move |leader| assigning(self, unit, *leader)).collect::<Vec<_>>()
        });
        vacant.chain(assigned).collect()
    }

    /// May the commander in chief assign a unit to a brigade?
    ///
    /// # Errors
    /// Why not, with the rule.
    pub(crate) fn may_assign(&self, chief: PieceIx, unit: PieceIx, leader: PieceIx) -> Result<(), Refusal> {
        if self.nature(chief).arm != Arm::Chief {
            return refuse(rule::CINC_ACTS, "The commander in chief alone assigns units of the Reserve");
        }
        if !self.is(unit, mark::RESERVE) || !self.piece(unit).on_map() {
            return refuse(rule::RES_ASSIGN, "It is no unit of the Reserve");
        }
        if self.piece(leader).info.role != Role::Leader {
            return refuse(rule::RES_ASSIGN, "It is assigned to the Leader of a brigade");
        }
        if !self.piece(leader).on_map() {
            return refuse(rule::RES_ASSIGN, "That brigade has no Leader");
        }
        if !in_span(&self.0, chief, self.piece(unit).hex) {
            return refuse(rule::RES_ASSIGN, "It is out of the span of the commander in chief");
        }
        if self.joins_at(unit, leader) || !self.ways_towards(unit, leader).is_empty() {
            Ok(())
        } else {
            refuse(rule::RES_ASSIGN, "No move would take it nearer to that Leader")
        }
    }

    /// Does what the commander in chief may do beside riding. Was the order of that kind?
    pub(crate) fn obey_chief(&mut self, activation: &Activation, order: &Order) -> bool {
        let mut spent = activation.clone();
        spent.spent += 1;
        match *order {
            Order::Recall { leader: Some(leader) } => {
                self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(spent))));
                self.replace_leader(leader);
            }
            Order::Place { piece: Some(unit), beside: Some(leader), .. } if unit != activation.piece => {
                let reacts = activation.cause == Cause::Reaction;
                self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(spent))));
                self.assign(unit, leader, reacts);
            }
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests;
