//! A commander who takes every default, as a clock or an absent player does.

use super::{Commander, Seat};
use oblique_rules::play::Order;

/// Takes the default of every decision.
pub struct Passive;

impl Commander for Passive {
    fn choose(&mut self, seat: &Seat<'_>) -> Order {
        seat.fallback()
    }
}
