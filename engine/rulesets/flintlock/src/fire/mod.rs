//! Fire under way: dispatches between the fire step and Return Fire.
//!
//! Must not know movement or Shock, nor how either goes on.

pub(crate) mod rally;
#[cfg(test)]
pub(crate) mod random_fights_tests;
pub(crate) mod reaction;
pub(crate) mod results;
pub(crate) mod return_fire;
pub(crate) mod shot;
pub(crate) mod sight;
pub(crate) mod smoke;
pub(crate) mod step;
pub(crate) mod targets;
pub(crate) mod work;

use crate::battle::state::Battle;
use crate::fire::work::FireWork;
use oblique_rules::play::{Order, PieceIx, Refusal};

impl Battle {
    /// Goes on.
    pub(crate) fn run_fire(&mut self, work: FireWork) {
        match work {
            FireWork::Step(step) => self.run_fire_step(step),
            FireWork::Return(answer) => self.run_return_fire(&answer),
        }
    }

    /// May the answer be given?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_fire(&self, work: &FireWork, order: &Order) -> Result<(), Refusal> {
        match work {
            FireWork::Step(step) => self.judge_fire_step(step, order),
            FireWork::Return(answer) => self.judge_return_fire(answer, order),
        }
    }

    /// Legal answers.
    pub(crate) fn fire_work_orders(&self, work: &FireWork, piece: Option<PieceIx>) -> Vec<Order> {
        match work {
            FireWork::Step(step) => self.fire_step_orders(step, piece),
            FireWork::Return(answer) => self.return_fire_orders(answer, piece),
        }
    }

    /// Carries an answer out.
    pub(crate) fn answer_fire(&mut self, work: FireWork, order: &Order) {
        self.answered();
        match work {
            FireWork::Step(step) => self.answer_fire_step(step, order),
            FireWork::Return(answer) => self.answer_return_fire(answer, order),
        }
    }
}
