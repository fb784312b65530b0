//! What fire and assault have in common: checks, strengths, hits.

pub(crate) mod checks;
pub(crate) mod contest;
pub(crate) mod hits;
pub(crate) mod memory;
pub(crate) mod power;
pub(crate) mod strength;
