//! Chapter 9 of the sheet as far as it is of place and dice: who may fire at what, with how many dice, and what a
//! volley does.
//!
//! Sight is with the lines (`sight`), what fire does to a built-up sector with those (`built_up`).

pub(crate) mod bombardment;
pub(crate) mod bounce;
pub(crate) mod dice;
pub(crate) mod joining;
pub(crate) mod odds;
pub(crate) mod shown;
pub(crate) mod target;
pub(crate) mod volley;
