//! The play pane: the unsaved scenario, played in the same window.
//!
//! It owns the battle and cannot reach the document: 'save this position as a scenario' is an
//! intent like any other. No ruleset is named; buttons, prompts and tracks come from the catalog.
//! Parts of the pane read a table and answer with acts; the pane alone carries them out.

mod actions;
mod acts;
mod carry;
mod header;
mod keys;
mod look;
mod map;
mod messages;
mod offers;
mod outcome;
mod overlays;
mod pace;
mod pane;
mod position;
mod prompt;
mod screen;
mod seat;
mod session;
mod setup;
mod strikes;
mod telling;
mod thinking;
mod unit_card;
mod windows;
mod words;

pub use acts::PlayIntent;
pub use pace::Pace;
pub use pane::PlayPane;
pub use seat::Player;
pub use session::{Line, Session};
pub use setup::Setup;
pub use strikes::{Strike, Strikes};
pub use telling::{Kind, Told};
