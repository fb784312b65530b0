//! Round trips, damage, and what is said about it.

mod damage;
mod random;
mod round_trip;
