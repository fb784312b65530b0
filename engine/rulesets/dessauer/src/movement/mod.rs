//! Movement: what a class may go in a turn, and what is left of it.

pub mod allowance;
pub mod purse;
