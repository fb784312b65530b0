//! Guns: set up to fire, dragged off, captured (`gun.*`).
//!
//! Must not know fire or Shock.
use super::refuse;
use super::state::Battle;
use crate::rules::play::{Order, Pix, Refusal};

impl Battle {
    /// Orders about guns.
    pub fn gun_orders(&self, _pix: Pix, _orders: &mut Vec<Order>) {}
    /// Judges setting a gun up.
    pub fn plan_set_up_gun(&self, _pix: Pix) -> Result<(), Refusal> {
        refuse("gun.once", "Not yet")
    }
    /// Sets a gun up.
    pub fn carry_set_up_gun(&mut self, _pix: Pix) {}
    /// Judges dragging guns off.
    pub fn plan_drag(&self, _pix: Pix) -> Result<(), Refusal> {
        refuse("gun.drag", "Not yet")
    }
    /// Drags guns off.
    pub fn carry_drag(&mut self, _pix: Pix) {}
}
