//! A running battle with its log: decision, order, events; undo, branches, replay.
//!
//! Must not know the rules of any one system (it holds a boxed [`Game`]), who plays, or files: a
//! log is text that somebody else reads and writes.

pub mod cases;
mod fingerprint;
pub mod log;
mod replay;
mod running;
pub mod saved;
mod tasks;
#[cfg(test)]
pub(crate) mod test_toy;
mod timeline;

pub use fingerprint::{Hash64, fingerprint};
pub use log::{Log, LogHeader, LogOrder, LogProblem};
pub use replay::{Difference, ReplayReport, replay, same_by_events};
pub use running::{Battle, BattleSetting, Step, TurnHash};
pub use saved::Saved;
pub use tasks::Tasks;
pub use timeline::{Begins, Point, Stride, Timeline};

use oblique_rules::play::Game;
