//! Reserve moves in the last phase of a turn (`reserve.move`).

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::judge::way_of;
use crate::refuse;
use crate::tables::{Arm, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx, Refusal};

impl Battle {
    /// Is a hex farther from every enemy unit than a reserve must be?
    fn is_in_reserve(&self, pix: PieceIx, hex: Hex) -> bool {
        let near = Tables::get().hexes(Tables::get().reserve.enemy_beyond);
        let near = u32::try_from(near).unwrap_or(0);
        let side = self.piece(pix).side().other();
        self.units_of(side).all(|enemy| self.piece(enemy).hex.unsigned_distance_to(hex) > near)
    }

    /// May a unit make a reserve move, or go on with it?
    fn may_move_in_reserve(&self, pix: PieceIx) -> Result<(), Refusal> {
        if self.is(pix, mark::ROUTING) {
            return refuse(rule::RESERVE_MOVE, "Routing units make no reserve move");
        }
        if self.is(pix, mark::RESERVE) && !self.memory().purses.contains_key(&pix) {
            return refuse(rule::RESERVE_MOVE, "It has made its reserve move");
        }
        if self.arm(pix) == Some(Arm::Guns) && self.piece(pix).formation != formation::LIMBERED {
            return refuse(rule::RESERVE_MOVE, "Only limbered guns make a reserve move");
        }
        if !self.is_in_reserve(pix, self.piece(pix).hex) {
            return refuse(rule::RESERVE_MOVE, "An enemy stands too near for a reserve move");
        }
        Ok(())
    }

    /// May an order be given to a unit in the last phase?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_reserve(&self, pix: PieceIx, order: &Order) -> Result<(), Refusal> {
        self.may_move_in_reserve(pix)?;
        match order {
            Order::Move { to, path, .. } => {
                let way = way_of(*to, path);
                let through = way.split_last().map_or(&[][..], |(_, before)| before);
                if through.iter().any(|hex| !self.is_in_reserve(pix, *hex)) {
                    return refuse(rule::RESERVE_MOVE, "A reserve move ends as soon as an enemy is near");
                }
            }
            Order::Form { .. } if self.arm(pix) == Some(Arm::Guns) => {
                return refuse(rule::RESERVE_MOVE, "A battery only moves in reserve");
            }
            Order::Turn { .. } | Order::Form { .. } => {}
            _ => return refuse(rule::RESERVE_MOVE, "A reserve move is no charge"),
        }
        self.judge_movement(order)
    }

    /// Legal reserve moves of a unit.
    pub(crate) fn reserve_orders(&self, pix: PieceIx) -> Vec<Order> {
        if self.may_move_in_reserve(pix).is_err() {
            return Vec::new();
        }
        let mut orders = self.movement_orders(pix);
        orders.retain(|order| self.judge_reserve(pix, order).is_ok());
        orders
    }

    /// Carries out a reserve move already judged.
    pub(crate) fn obey_reserve(&mut self, pix: PieceIx, order: &Order) {
        self.set_mark(pix, mark::RESERVE, true);
        self.obey_movement(order);
    }
}
