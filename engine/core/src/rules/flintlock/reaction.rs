//! A piece on the move and the fire it draws (`fire.reaction-move`).
//!
//! Must not know how a shot is made.
use super::move_work::MoveWork;
use super::refuse;
use super::state::Battle;
use crate::rules::play::{Order, Pix, Refusal};

impl Battle {
    /// The mover's next step, or the question who fires at it.
    pub fn run_move(&mut self, _work: MoveWork) {
        self.pop();
    }
    /// Judges an answer.
    pub fn judge_reaction(&self, _work: &MoveWork, _order: &Order) -> Result<(), Refusal> {
        refuse("fire.reaction-move", "Not yet")
    }
    /// Legal answers.
    pub fn reaction_orders(&self, _work: &MoveWork, _piece: Option<Pix>) -> Vec<Order> {
        Vec::new()
    }
    /// Carries an answer out.
    pub fn answer_reaction(&mut self, _work: MoveWork, _order: &Order) {
        self.answered();
    }
}
