//! Round trips, damage, and what is said about it.

mod damage;
mod round_trip;
