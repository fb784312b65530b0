//! Chapter 8 of the sheet: how combat dice are read, whoever rolled them.
//!
//! Base dice are with the units (`units::nature`), modifiers with each combat.

pub(crate) mod again;
pub(crate) mod chances;
pub(crate) mod count;
pub(crate) mod pairs;
pub(crate) mod shown;
pub(crate) mod side;
pub(crate) mod throw;
