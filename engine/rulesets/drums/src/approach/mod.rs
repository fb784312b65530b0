//! Chapter 10 of the sheet as far as it is of place and dice: who may Approach whom, flanks, better positions, dice, what
//! they give, and what actions won buy.
//!
//! The course of an Approach (`app.order`) is a frame of the battle and comes here beside these.

pub(crate) mod dice;
pub(crate) mod flank;
pub(crate) mod outcome;
pub(crate) mod position;
pub(crate) mod uses;
pub(crate) mod who;
