//! Carrying moves out, step by step.
//!
//! Must not know what is legal.
use super::state::Battle;
use crate::rules::play::{Order, Pix};

impl Battle {
    /// Starts a move.
    pub fn carry_move(&mut self, _pix: Pix, _order: &Order) {}
    /// Turns in place.
    pub fn carry_turn(&mut self, _pix: Pix, _order: &Order) {}
    /// Withdraws.
    pub fn carry_withdraw(&mut self, _pix: Pix, _order: &Order) {}
}
