//! Round trips, damage, and what is said about it.

mod damage;
pub(crate) mod random;
mod round_trip;
