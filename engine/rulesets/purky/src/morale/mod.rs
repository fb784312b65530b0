//! Morale: tests, shaken and routing units, retreats (section 9 of the sheet).

pub(crate) mod cover;
pub(crate) mod flight;
pub(crate) mod loss;
pub(crate) mod state;
pub(crate) mod test;
