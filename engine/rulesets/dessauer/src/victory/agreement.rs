//! Battles that end because both sides agree (`end.victory`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use oblique_rules::kernel::DrawOffers;
use oblique_rules::play::{Refusal, Victory};
use oblique_scenario::Side;

impl Battle {
    /// A side offers a draw once a turn.
    ///
    /// # Errors
    /// It has done so this turn, or the other side has just offered one.
    pub(crate) fn may_offer_draw(&self, side: Side) -> Result<(), Refusal> {
        self.memory().draw_offers.judge(side, self.field().turn, rule::END_VICTORY)
    }

    /// Puts what is asked off until the other side has answered.
    pub(crate) fn offer_draw(&mut self, side: Side) {
        self.say(rule::END_VICTORY, None, DrawOffers::said_of_offer(side));
        self.change_memory(MemoryChange::Offered(side, self.field().turn));
        self.ask(DecisionKind::DrawOffer, side.other(), DrawOffers::default_answer());
    }

    /// The other side's answer.
    pub(crate) fn answer_draw(&mut self, alternative: i32) {
        if DrawOffers::accepts(alternative) {
            self.end(None, Victory::Draw, "Both sides agree on a draw.", rule::END_VICTORY);
        } else {
            self.say(rule::END_VICTORY, None, DrawOffers::NOT_ACCEPTED);
        }
        self.change_memory(MemoryChange::TakenUp);
    }
}
