//! Two scenarios compared, and three merged: what differs by meaning, in words, with the edits that
//! carry it over.
//!
//! A scenario is looked at as *parts* (a unit, a road, the parameters) that have *fields*. A
//! [`Difference`] lists the parts that differ; [`take`] makes the edit that carries chosen ones
//! over; [`merge`] joins two descendants of one scenario field by field.
//!
//! Must not know files, the terminal or a window, nor any ruleset: names come from a catalog.

mod difference;
mod fields;
mod ground;
mod merge;
mod part;
mod take;
mod words;

pub use difference::{Change, Difference, Entry, FieldChange, difference, pieces};
pub use fields::Field;
pub use merge::{Conflict, Merged, Prefer, merge};
pub use part::{ScenarioPart, Section};
pub use take::{Pick, take};

#[cfg(test)]
mod tests;
