//! Rides of generals (`gen.move`).

use crate::battle::state::Battle;
use crate::board::chart::Ground;
use crate::ids::{mark, rule};
use crate::refuse;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Why};
use oblique_scenario::Side;
use std::collections::{BTreeSet, VecDeque};

impl Battle {
    /// Hexes a general rides at most.
    pub(crate) fn ride_hexes() -> i32 {
        Tables::get().hexes_of_halves(2 * Tables::get().moves.general)
    }

    /// Can a general cross into a hex: no water, no river, no enemy unit?
    fn rides_into(&self, pix: PieceIx, from: Hex, to: Hex) -> bool {
        let river = self.ground().chart.side(self.board(), from, to).river;
        !river && self.bears_general(self.piece(pix).side(), to)
    }

    /// May a general of a side be in a hex: no water, no enemy unit?
    pub(super) fn bears_general(&self, side: Side, hex: Hex) -> bool {
        self.ground().chart.at(self.board(), hex) != Ground::Water && self.enemy_at(side, hex).is_none()
    }

    /// The hexes a general can ride to.
    pub(crate) fn rides(&self, pix: PieceIx) -> Vec<Hex> {
        let (start, layout) = (self.piece(pix).hex, self.board().layout());
        let mut reached: BTreeSet<usize> = layout.index(start).into_iter().collect();
        let (mut found, mut open) = (Vec::new(), VecDeque::from([(start, Self::ride_hexes())]));
        while let Some((from, left)) = open.pop_front().filter(|(_, left)| *left > 0) {
            for to in self.around(from) {
                let Some(index) = layout.index(to).filter(|_| self.rides_into(pix, from, to)) else {
                    continue;
                };
                if reached.insert(index) {
                    found.push(to);
                    open.push_back((to, left - 1));
                }
            }
        }
        found
    }

    /// May a general ride to a hex?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_ride(&self, pix: PieceIx, to: Hex) -> Result<(), Refusal> {
        if self.piece(pix).is_unit() {
            return refuse(rule::GEN_MOVE, "Only generals ride: a unit moves");
        }
        if self.is(pix, mark::ORDERED) {
            return refuse(rule::GEN_MOVE, "He has ridden this turn");
        }
        if !self.rides(pix).contains(&to) {
            let hexes = Self::ride_hexes();
            let text = format!("He rides {hexes} hexes at most, not through enemies, water or rivers");
            return refuse(rule::GEN_MOVE, text);
        }
        Ok(())
    }

    /// Legal rides of a general.
    pub(crate) fn ride_orders(&self, pix: PieceIx) -> Vec<Order> {
        if !self.is_general(pix) || self.is(pix, mark::ORDERED) {
            return Vec::new();
        }
        let order = |to| Order::Place { piece: Some(pix), to: Some(to), beside: None, facing: None };
        self.rides(pix).into_iter().map(order).collect()
    }

    /// Carries out a ride already judged.
    pub(crate) fn ride(&mut self, pix: PieceIx, to: Hex) {
        let from = self.piece(pix).hex;
        self.emit(Event::Moved { piece: pix, from, to, why: Why::Ordered });
        self.set_mark(pix, mark::ORDERED, true);
    }
}
