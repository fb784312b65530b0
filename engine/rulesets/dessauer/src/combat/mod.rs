//! Combat: points and scores, dice, shares among several enemies, rounds (section 10).

mod odds;
pub(crate) mod points;
pub(crate) mod round;
mod share;
mod terms;
