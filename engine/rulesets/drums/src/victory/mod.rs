//! Chapter 13 of the sheet as far as it is of numbers and place: break points, Shaken brigades, intruders.
//!
//! The check at the end of a phase (`win.check`) belongs to the sequence and comes here beside these.

pub(crate) mod break_point;
pub(crate) mod penetration;
