//! Chapter 5 of the sheet: spans, who is in command, who may rally; generals who ride, are endangered, lost, replaced;
//! what the commander in chief does.

pub(crate) mod chief;
pub(crate) mod fate;
pub(crate) mod group;
pub(crate) mod rally;
pub(crate) mod replacement;
pub(crate) mod reroll;
pub(crate) mod reserve;
pub(crate) mod riding;
pub(crate) mod span;
pub(crate) mod threat;
pub(crate) mod worth;
