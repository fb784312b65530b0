//! Chapter 3 of the sheet as far as it is of dice: what a roll for actions gives.
//!
//! Who rolls when, and what failures lead to, is for the sequence.

pub(crate) mod activation;
mod odds;
pub(crate) mod roll;
pub(crate) mod shown;
