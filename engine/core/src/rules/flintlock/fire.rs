//! Fire: who, at whom, the step, the answer (`fire.*`).
//!
//! Must not know movement or Shock.
use super::fire_work::FireWork;
use super::refuse;
use super::state::Battle;
use crate::rules::play::{Order, Pix, Refusal};

impl Battle {
    /// Orders to fire.
    pub fn fire_orders(&self, _pix: Pix, _orders: &mut Vec<Order>) {}
    /// Judges a shot; the target.
    pub fn plan_fire(&self, _pix: Pix, _order: &Order) -> Result<Pix, Refusal> {
        refuse("fire.who", "Not yet")
    }
    /// Opens the fire step with its first shot.
    pub fn open_fire(&mut self, _leader: Option<Pix>, _pix: Pix, _order: &Order) {}
    /// Goes on.
    pub fn run_fire(&mut self, _work: FireWork) {
        self.pop();
    }
    /// Judges an answer.
    pub fn judge_fire(&self, _work: &FireWork, _order: &Order) -> Result<(), Refusal> {
        refuse("fire.step", "Not yet")
    }
    /// Legal answers.
    pub fn fire_work_orders(&self, _work: &FireWork, _piece: Option<Pix>) -> Vec<Order> {
        Vec::new()
    }
    /// Carries an answer out.
    pub fn answer_fire(&mut self, _work: FireWork, _order: &Order) {
        self.answered();
    }
}
