//! The play pane: the unsaved scenario, played in the same window.
//!
//! It owns the battle and cannot reach the document: 'save this position as a scenario' is an
//! intent like any other. No ruleset is named; buttons, prompts and tracks come from the catalog.
//! Parts of the pane read a table and answer with acts; the pane alone carries them out.

mod actions;
mod acts;
mod again;
mod allot;
mod answers;
mod asked;
mod carry;
mod chains;
mod compared;
mod curtain;
mod derived;
mod details;
mod facing;
mod fallen;
mod follow;
mod gauges;
mod glide;
mod habits;
mod header;
mod kept;
mod keys;
mod ledger;
mod lenses;
mod look;
mod map;
mod messages;
mod notes;
mod offers;
mod outcome;
mod overlays;
mod pace;
mod pane;
mod plots;
mod position;
mod prompt;
mod rallying;
mod reasons;
mod reasons_card;
mod screen;
mod seat;
mod session;
mod setup;
mod shown;
mod smoke;
mod strikes;
mod telling;
mod thinking;
mod timebar;
mod tracks;
mod unit_card;
mod veil;
mod views;
mod waiting;
mod watch;
mod windows;
mod words;
mod zoom;

pub use acts::PlayIntent;
pub use again::{Comparison, Differs, Ending, play_again};
pub use habits::{Glide, Habits, MessagesAt};
pub use keys::KeyMeaning;
pub use lenses::{Laid, Lens};
pub use pace::Pace;
pub use pane::PlayPane;
pub use reasons::{Account, Bar, Part, Reason};
pub use seat::Player;
pub use session::{Branch, Line, Session, TakenBack};
pub use setup::Setup;
pub use shown::{Shown, ShownAnswer};
pub use strikes::{Strike, Strikes};
pub use telling::{Kind, Told};
