//! The document: the scenario, private, with its history; files on disk and the crash journal.
//!
//! The one way to change it is [`Document::apply`]. Must not know the interface.

mod autosave;
mod blank;
mod claim;
pub mod clip;
mod edit_log;
mod errors;
pub mod files;
mod gesture;
mod head;
mod history;
mod ids;
mod journal;
mod lock;
mod mark;
pub mod nations;
mod recovered_work;
mod replay;
mod run;
pub mod scans;
mod shipped;
pub mod stamps;
mod store;
mod weight;

pub use autosave::Autosave;
pub use blank::{blank, blank_on};
pub use claim::{Claim, Places, claim, set_aside_of_ended_runs};
pub use edit_log::{log_of, note_base};
pub use errors::{KeepError, LoadError, RecoverError, RemoveError};
pub use files::{beside, write_whole, write_with};
pub use gesture::Gesture;
pub use head::Origin;
pub use history::{Document, Ground, Step};
pub use ids::{fresh_id, fresh_piece_id};
pub use journal::{Journal, Snapshot, journal_beside, lost_of};
pub use lock::{Held, Lock, held};
pub use recovered_work::{RecoveredWork, recovered_folder, recovered_works};
pub use replay::{Recovered, Refused, recover};
pub use run::{Run, battles_left};
pub use shipped::{Shipped, shipped, title_and_date};
pub use store::{BACKUPS, Loaded, SaveError, Stamp, load, save, save_noting, stamp_of};
