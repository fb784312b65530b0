//! Leaders on the move, alone, carried along (`leader.*`).
//!
//! Must not know how units move.
use super::ground::Arm;
use super::refuse;
use super::state::Battle;
use crate::rules::play::{Order, Pix, Refusal};

impl Battle {
    /// Orders to move a leader.
    pub fn leader_move_orders(&self, _leader: Pix, _orders: &mut Vec<Order>) {}
    /// Judges a leader's move.
    pub fn judge_leader_move(&self, _order: &Order, _arm: Arm) -> Result<(), Refusal> {
        refuse("leader.move", "Not yet")
    }
    /// Carries a leader's move out.
    pub fn carry_leader_move(&mut self, _order: &Order) {}
}
