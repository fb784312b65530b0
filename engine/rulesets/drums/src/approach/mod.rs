//! Chapter 10 of the sheet: who may Approach whom, flanks, better positions, dice, what they give, what actions won buy,
//! and the course of it all in play.

pub(crate) mod course;
pub(crate) mod dice;
pub(crate) mod flank;
pub(crate) mod frame;
pub(crate) mod odds;
pub(crate) mod outcome;
pub(crate) mod position;
pub(crate) mod shown;
pub(crate) mod spending;
pub(crate) mod uses;
pub(crate) mod who;
