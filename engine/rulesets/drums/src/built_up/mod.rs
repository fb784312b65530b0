//! Chapter 12 of the sheet as far as it is of place and dice: who goes in and out, what damage does.

pub(crate) mod damage;
