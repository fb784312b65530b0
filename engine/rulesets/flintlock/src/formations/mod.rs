//! Formations: changing them, skirmishers, who may share a hex.

pub(crate) mod change;
pub(crate) mod forming;
pub(crate) mod of_command;
pub(crate) mod skirmishers;
pub(crate) mod stacking;
pub(crate) mod unstacking;
pub(crate) mod work;
