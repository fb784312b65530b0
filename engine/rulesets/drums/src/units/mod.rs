//! Chapter 2 of the sheet: what a unit is and carries.

pub(crate) mod division;
pub(crate) mod losses;
pub(crate) mod nature;
pub(crate) mod standing;
