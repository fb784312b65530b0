//! Movement: what a hex costs, where a unit may go (`move.*`, `zoc.*`, `stack.*`).
//!
//! Must not know how a move is carried out.
use super::refuse;
use super::state::Battle;
use crate::hex::Hex;
use crate::rules::play::{Order, Pix, Refusal};

/// A move judged legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovePlan {
    /// Hexes entered, the first first.
    pub path: Vec<Hex>,
}

impl Battle {
    /// Orders to move, turn or withdraw.
    pub fn move_orders(&self, _pix: Pix, _orders: &mut Vec<Order>) {}
    /// Judges a move.
    pub fn plan_move(&self, _pix: Pix, _order: &Order) -> Result<MovePlan, Refusal> {
        refuse("move.points", "Not yet")
    }
    /// Judges a turn in place.
    pub fn plan_turn(&self, _pix: Pix, _order: &Order) -> Result<(), Refusal> {
        refuse("face.zoc", "Not yet")
    }
    /// Judges a Withdrawal.
    pub fn plan_withdraw(&self, _pix: Pix, _order: &Order) -> Result<(), Refusal> {
        refuse("zoc.withdraw", "Not yet")
    }
}
