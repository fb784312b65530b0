//! The document: the scenario, private, with its history.
//!
//! The one way to change it is [`Document::apply`]. Must not know the interface.

mod history;

pub use history::{Document, Step};
