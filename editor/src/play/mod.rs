//! The play pane: the unsaved scenario, played in the same window.
//!
//! It owns the battle and cannot reach the document: 'save this position as a scenario' is an
//! intent like any other. No ruleset is named; buttons, prompts and tracks come from the catalog.

mod seat;
mod session;
mod thinking;

pub use seat::Player;
pub use session::{Line, Session};
