//! Chapter 13 of the sheet: break points, Shaken brigades, intruders, and the check at the end of a phase.

pub(crate) mod break_point;
pub(crate) mod check;
pub(crate) mod penetration;
