//! Chapter 7 of the sheet: what kind of movement a path is, how far it may go, what bars it, ways back, and moves in
//! play.

pub(crate) mod allowance;
pub(crate) mod forced;
pub(crate) mod judge;
pub(crate) mod kind;
pub(crate) mod orders;
pub(crate) mod shift;
