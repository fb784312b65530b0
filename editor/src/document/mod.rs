//! The document: the scenario, private, with its history; files on disk and the crash journal.
//!
//! The one way to change it is [`Document::apply`]. Must not know the interface.

mod blank;
pub mod clip;
mod edit_log;
pub mod files;
mod history;
mod ids;
mod journal;
mod keeper;
mod lock;
pub mod nations;
mod shipped;
pub mod stamps;
mod store;
mod weight;

pub use blank::{blank, blank_on};
pub use edit_log::{log_of, note_base, recover};
pub use files::{beside, write_whole};
pub use history::{Document, Step};
pub use ids::{fresh_id, fresh_piece_id};
pub use journal::{Journal, Lost, journal_of, lost_of, lost_untitled};
pub use keeper::Keeper;
pub use lock::{Lock, held};
pub use shipped::{SHIPPED, Shipped};
pub use store::{BACKUPS, Loaded, SaveError, Stamp, load, save, save_noting, stamp_of};
