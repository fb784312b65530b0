//! Draws offered and taken: once a turn a side may offer one, and what was asked waits until the other side has answered.
//!
//! A system keeps it in its memory and asks the other side by a decision of its own. Must not know any ruleset.

use crate::RuleId;
use crate::play::{Decision, Order, Refusal};
use oblique_scenario::Side;

/// The answer that accepts a draw; any other plays on.
const ACCEPTS: i32 = 1;

/// What is remembered of draws offered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct DrawOffers {
    /// The decision put off while one is offered.
    put_off: Option<Decision>,
    /// The turn in which each side last offered one.
    last: [u16; 2],
}

impl DrawOffers {
    /// What they say of one that is not accepted.
    pub const NOT_ACCEPTED: &str = "The draw is not accepted.";

    /// The answer of who says nothing: no draw.
    #[must_use]
    pub const fn default_answer() -> Order {
        Order::Choose { alternative: 0 }
    }

    /// Does an answer accept the draw?
    #[must_use]
    pub const fn accepts(alternative: i32) -> bool {
        alternative == ACCEPTS
    }

    /// What the messages say of an offer.
    #[must_use]
    pub fn said_of_offer(side: Side) -> String {
        format!("Side {side} offers a draw.")
    }

    /// May a side offer a draw in a turn, by the rule?
    ///
    /// # Errors
    /// It has done so this turn, or one is offered.
    pub fn judge(&self, side: Side, turn: u16, rule: RuleId) -> Result<(), Refusal> {
        if self.last.get(side.index()) == Some(&turn) || self.put_off.is_some() {
            return Err(Refusal::new(rule, "A draw has been offered this turn"));
        }
        Ok(())
    }

    /// A side offers one in a turn; what was asked is put off.
    pub fn offer(&mut self, side: Side, turn: u16, asked: Option<Decision>) {
        if let Some(last) = self.last.get_mut(side.index()) {
            *last = turn;
        }
        self.put_off = asked;
    }

    /// The decision put off, which is asked again.
    pub const fn taken_up(&mut self) -> Option<Decision> {
        self.put_off.take()
    }
}

#[cfg(test)]
mod tests {
    use super::DrawOffers;
    use crate::RuleId;
    use crate::play::Decision;
    use oblique_scenario::Side;

    #[test]
    fn a_side_offers_a_draw_once_a_turn_and_nobody_while_one_is_offered() {
        let rule = RuleId::new("end");
        let mut offers = DrawOffers::default();
        let asked = Decision {
            kind: "move",
            side: Side::A,
            joint: false,
            piece: None,
            prompt: String::new(),
            default: DrawOffers::default_answer(),
        };
        offers.offer(Side::A, 3, Some(asked.clone()));
        assert!(offers.judge(Side::A, 3, rule).is_err() && offers.judge(Side::B, 3, rule).is_err());
        assert_eq!(offers.taken_up(), Some(asked));
        assert!(offers.judge(Side::A, 3, rule).is_err() && offers.judge(Side::B, 3, rule).is_ok());
        assert!(offers.judge(Side::A, 4, rule).is_ok());
        assert!(DrawOffers::accepts(1) && !DrawOffers::accepts(0));
    }
}
