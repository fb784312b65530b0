//! Chapter 12 of the sheet as far as it is of place and dice: who goes in and out, where a beaten garrison goes, what
//! damage does.
//!
//! Attacks on a sector are Approaches and Contacts like others (`approach`, `contact`).

pub(crate) mod area;
pub(crate) mod damage;
pub(crate) mod entering;
pub(crate) mod leaving;
