//! Shock (`shock.*`).
//!
//! Must not know fire or movement.
use super::refuse;
use super::shock_work::ShockWork;
use super::state::Battle;
use crate::rules::play::{Order, Pix, Refusal};

impl Battle {
    /// May a command declare Shock?
    pub fn may_shock(&self, _leader: Pix) -> Result<(), Refusal> {
        refuse("shock.eligible", "Not yet")
    }
    /// Starts a Shock.
    pub fn start_shock(&mut self, _leader: Pix) {}
    /// Goes on.
    pub fn run_shock(&mut self, _work: ShockWork) {
        self.pop();
    }
    /// Judges an answer.
    pub fn judge_shock(&self, _work: &ShockWork, _order: &Order) -> Result<(), Refusal> {
        refuse("shock.sequence", "Not yet")
    }
    /// Legal answers.
    pub fn shock_orders(&self, _work: &ShockWork, _piece: Option<Pix>) -> Vec<Order> {
        Vec::new()
    }
    /// Carries an answer out.
    pub fn answer_shock(&mut self, _work: ShockWork, _order: &Order) {
        self.answered();
    }
}
