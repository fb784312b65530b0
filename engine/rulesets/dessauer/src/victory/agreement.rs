//! Battles that end because both sides agree (`end.victory`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use crate::refuse;
use oblique_rules::play::{Order, Refusal, Victory};
use oblique_scenario::Side;

/// The answer that accepts a draw.
const ACCEPTS: i32 = 1;

impl Battle {
    /// A side offers a draw once a turn.
    ///
    /// # Errors
    /// It has done so this turn, or the other side has just offered one.
    pub(crate) fn may_offer_draw(&self, side: Side) -> Result<(), Refusal> {
        let last = self.memory().offered.get(side.index()).copied().unwrap_or(0);
        if last == self.field().turn || self.memory().put_off.is_some() {
            return refuse(rule::END_VICTORY, "A draw has been offered this turn");
        }
        Ok(())
    }

    /// Puts what is asked off until the other side has answered.
    pub(crate) fn offer_draw(&mut self, side: Side) {
        self.change_memory(MemoryChange::Offered(side, self.field().turn));
        self.ask(DecisionKind::DrawOffer, side.other(), Order::choose(0));
    }

    /// The other side's answer.
    pub(crate) fn answer_draw(&mut self, alternative: i32) {
        if alternative == ACCEPTS {
            self.end(None, Victory::Draw, "Both sides agree on a draw.", rule::END_VICTORY);
        }
        self.change_memory(MemoryChange::TakenUp);
    }
}
