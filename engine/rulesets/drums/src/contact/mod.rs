//! Chapter 11 of the sheet as far as it is of place and dice: who closes where, with how many dice, what the dice come to,
//! and where cavalry goes on to. Ways back are with the movements (`movement::forced`).
//!
//! The course of a Contact (`con.order`) is a frame of the battle and comes here beside these.

pub(crate) mod breakthrough;
pub(crate) mod closing;
pub(crate) mod dice;
pub(crate) mod outcome;
pub(crate) mod reading;
