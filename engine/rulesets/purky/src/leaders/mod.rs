//! Leaders ride in the last phase of a turn (`lead.move`).

mod casualty;
mod reserve;

use crate::battle::memory::{MemoryChange, Purse};
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, rule, track};
use crate::tables::{Going, Tables};
use crate::{not_asked, refuse};
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Why};
use oblique_scenario::Side;
use std::collections::{BTreeSet, VecDeque};

/// The order of a ride.
pub(crate) const fn ride_to(pix: PieceIx, to: Hex) -> Order {
    Order::Place { piece: Some(pix), to: Some(to), beside: None, facing: None }
}

impl Battle {
    /// Begins a side's rides.
    pub(crate) fn open_rides(&mut self, side: Side) {
        let own = |pix: &PieceIx| self.piece(*pix).side() == side && self.piece(*pix).on_map();
        let moves = |pix: PieceIx| !self.ride_orders(pix).is_empty() || !self.reserve_moves(pix).is_empty();
        if self.everyone().filter(own).any(moves) {
            self.ask(DecisionKind::Leaders, side, Order::EndPhase);
        }
    }

    /// How far a leader rides, in hexes; half as far with a light wound, not at all while a severe one lames him
    /// (`lead.casualty`).
    pub(crate) fn ride_hexes(&self, pix: PieceIx) -> i32 {
        let numbers = &Tables::get().leaders;
        let lamed = self.get(pix, track::LAMED) >= i32::from(self.field().turn);
        match (self.is(pix, mark::LIGHT_WOUND), self.is(pix, mark::SEVERE_WOUND) && lamed) {
            (_, true) => 0,
            (true, _) => Tables::get().hexes(numbers.ride / numbers.light_divisor.max(1)),
            (false, false) => Tables::get().hexes(numbers.ride),
        }
    }

    /// The hexes a leader can ride to: only impassable hexes and enemies stop him.
    pub(crate) fn rides(&self, pix: PieceIx) -> Vec<Hex> {
        let (start, layout) = (self.piece(pix).hex, self.board().layout());
        let mut reached: BTreeSet<usize> = layout.index(start).into_iter().collect();
        let (mut found, mut open) = (Vec::new(), VecDeque::from([(start, self.ride_hexes(pix))]));
        while let Some((from, left)) = open.pop_front().filter(|(_, left)| *left > 0) {
            for to in self.around(from) {
                let ground = self.ground().chart.at(self.board(), to);
                let free =
                    ground.is_some_and(|row| row.ground != Going::Impassable) && self.may_stop(pix, to);
                let Some(index) = layout.index(to).filter(|_| free) else { continue };
                if reached.insert(index) {
                    found.push(to);
                    open.push_back((to, left - 1));
                }
            }
        }
        found
    }

    /// May an order be given among rides?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_rides(&self, order: &Order) -> Result<(), Refusal> {
        match *order {
            Order::EndPhase => Ok(()),
            Order::Place { piece: Some(pix), to: Some(to), .. } => {
                if self.piece(pix).is_unit() {
                    return refuse(rule::LEAD_MOVE, "Only leaders ride: a unit moves");
                }
                if self.memory().purses.contains_key(&pix) {
                    return refuse(rule::LEAD_MOVE, "He has ridden this turn");
                }
                if !self.rides(pix).contains(&to) {
                    let hexes = self.ride_hexes(pix);
                    let text = format!("He rides {hexes} hexes at most, not into enemies or barred ground");
                    return refuse(rule::LEAD_MOVE, text);
                }
                Ok(())
            }
            _ => match order.piece().filter(|pix| self.piece(*pix).is_unit()) {
                Some(pix) => self.judge_reserve(pix, order),
                None => not_asked(),
            },
        }
    }

    /// Carries out an order already judged.
    pub(crate) fn obey_rides(&mut self, order: &Order) {
        if let Some(pix) = order.piece().filter(|pix| self.piece(*pix).is_unit()) {
            return self.obey_reserve(pix, order);
        }
        let Order::Place { piece: Some(pix), to: Some(to), .. } = *order else {
            self.change_memory(MemoryChange::Decide(None));
            return;
        };
        let from = self.piece(pix).hex;
        self.emit(Event::Moved { piece: pix, from, to, why: Why::Ordered });
        self.change_memory(MemoryChange::Purse(pix, Purse { begun: true, ..Purse::default() }));
    }

    /// Legal reserve moves of a unit; of a leader none.
    pub(crate) fn reserve_moves(&self, pix: PieceIx) -> Vec<Order> {
        if self.piece(pix).is_unit() { self.reserve_orders(pix) } else { Vec::new() }
    }

    /// Legal rides of a leader.
    pub(crate) fn ride_orders(&self, pix: PieceIx) -> Vec<Order> {
        if self.piece(pix).is_unit() || self.memory().purses.contains_key(&pix) {
            return Vec::new();
        }
        self.rides(pix).into_iter().map(|to| ride_to(pix, to)).collect()
    }
}
