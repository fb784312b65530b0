//! The turn: initiative and what a new turn begins with (`turn.order`).

mod arrivals;
mod initiative;
