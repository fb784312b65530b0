//! Chapter 11 of the sheet: who closes where, with how many dice, what the dice come to, where cavalry goes on to, and the
//! course of it all in play. Ways back are with the movements (`movement::forced`).

pub(crate) mod breakthrough;
pub(crate) mod closing;
pub(crate) mod course;
pub(crate) mod dice;
pub(crate) mod frame;
pub(crate) mod odds;
pub(crate) mod outcome;
pub(crate) mod reading;
pub(crate) mod result;
pub(crate) mod shown;
pub(crate) mod toll;
