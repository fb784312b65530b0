//! A commander who gives any legal order: for tests that want to see strange battles.

use super::guard::Guard;
use super::{Commander, Seat};
use oblique_rules::play::{Order, Stream, Verb};
use oblique_scenario::Side;

/// Orders in one decision after which he takes the default.
const CAP: u32 = 400;

/// Uniform over the legal orders; never concedes.
pub struct Random {
    stream: Stream,
    guard: Guard,
}

impl Random {
    /// With a stream of his own, derived from the battle's seed and his side.
    #[must_use]
    pub fn new(seed: u64, side: Side) -> Self {
        // Odd constants, so that both sides and the battle itself draw from different streams.
        let own = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(2 * side.index() as u64 + 1);
        Self { stream: Stream::new(own), guard: Guard::default() }
    }
}

impl Commander for Random {
    fn choose(&mut self, seat: &Seat<'_>) -> Order {
        if !self.guard.allows(seat, CAP) {
            return seat.fallback();
        }
        let mut orders = seat.orders(None);
        orders.retain(|o| o.verb() != Verb::Concede);
        let Ok(last) = i32::try_from(orders.len().saturating_sub(1)) else {
            return seat.fallback();
        };
        let pick = usize::try_from(self.stream.draw(0, last)).unwrap_or(0);
        orders.into_iter().nth(pick).unwrap_or_else(|| seat.fallback())
    }
}
