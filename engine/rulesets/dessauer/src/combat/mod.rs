//! Combat: points and scores of a pair.

pub mod points;
