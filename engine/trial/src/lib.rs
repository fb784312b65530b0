//! Battles played for their results: one battle's summary, and tallies of many.
//!
//! Must not know threads, clocks or files: whoever runs a batch in parallel plays battles one by
//! one and merges tallies, which gives the same result in any order.

mod conduct;
mod guarded;
mod interval;
mod limits;
mod record;
pub mod rules;
mod summary;
mod tally;

pub use conduct::{Conduct, Count, FAULTS, Fault};
pub use guarded::{ProgramFailure, guarded};
pub use interval::{Interval, wilson};
pub use limits::{Limits, Unresolved};
/// Who can command the sides of a trial.
pub use oblique_commander::{COMMANDERS, CommanderKind};
pub use record::{Compared, Measure, compared};
pub use summary::{BattleSummary, SideSummary, play_one, play_out, summarise};
pub use tally::{Spread, Tally};
