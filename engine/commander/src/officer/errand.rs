//! A leader's errand: before what is done for all in his reach he rides to where he reaches those who need it.
//!
//! Must not know who needs him: that is the ruleset's appraisal of his move.

use super::Seat;
use super::session::Session;
use oblique_rules::play::{Field, Order, Verb};

/// Steps the active leader rides to those who need him at the most: he is to come back.
const ERRAND_STEPS: usize = 6;
/// What a step of them must promise, in men.
const ERRAND_MEN: i32 = 8;

impl Session {
    /// The active leader's next step to where the ruleset says that he is needed, before orders that are no piece's are given:
    /// they reach those who are in his reach.
    pub(super) fn errand(
        &mut self,
        seat: &Seat<'_>,
        field: &Field,
        worth: impl Fn(&Order) -> i32,
    ) -> Option<Order> {
        let been = self.errand.as_mut()?;
        let leader =
            field.active_leader.filter(|leader| self.general.is_some() && self.queue.contains(leader));
        let step = leader.and_then(|leader| {
            let new = |o: &Order| o.hex().is_some_and(|hex| !been.contains(&hex));
            let orders = seat.orders_without_paths(Some(leader)).into_iter();
            let steps = orders.filter(|o| o.verb() == Verb::Move && new(o));
            let worthy = steps.map(|o| (worth(&o), o)).filter(|(men, _)| *men >= ERRAND_MEN);
            worthy.max_by_key(|(men, _)| *men).map(|(_, o)| o)
        });
        let here = leader.and_then(|leader| field.get(leader)).map(|piece| piece.hex);
        if let (Some(order), Some(here), true) = (step, here, been.len() < ERRAND_STEPS) {
            been.push(here);
            return Some(order);
        }
        // Others are in his reach than when the session began.
        self.asks_again |= !been.is_empty();
        self.errand = None;
        None
    }
}
