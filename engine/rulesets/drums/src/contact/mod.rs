//! Chapter 11 of the sheet as far as it is of dice: who wins a Contact, who is gone at once, what the second die costs.
//!
//! The course of a Contact (`con.order`) is a frame of the battle and comes here beside these.

pub(crate) mod reading;
