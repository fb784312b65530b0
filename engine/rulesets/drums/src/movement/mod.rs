//! Chapter 7 of the sheet as far as it is of place: what kind of movement a path is, how far it may go, and what bars
//! it.
//!
//! What an action costs and what follows a move (Approach, marks, generals in danger) is for the activation that orders
//! it.

pub(crate) mod allowance;
pub(crate) mod forced;
pub(crate) mod judge;
pub(crate) mod kind;
pub(crate) mod shift;
