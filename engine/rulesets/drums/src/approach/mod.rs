//! Chapter 10 of the sheet as far as it is of place: how near is too near, flanks, better positions.
//!
//! The course of an Approach (`app.order`) is a frame of the battle and comes here beside these.

pub(crate) mod flank;
pub(crate) mod position;
