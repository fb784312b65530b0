//! Chapter 5 of the sheet as far as it is of place: spans, who is in command, who may rally, which general an enemy
//! endangers.

pub(crate) mod fate;
pub(crate) mod rally;
pub(crate) mod riding;
pub(crate) mod span;
pub(crate) mod threat;
