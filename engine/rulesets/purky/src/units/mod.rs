//! What a piece is, how strong it is, how it is formed.

pub(crate) mod formation;
pub(crate) mod posed;
pub(crate) mod strength;
