//! What the editor needs of the system it runs on, and what differs between a desktop and the page of a browser.
//!
//! - [`fs`]: files. On a desktop it *is* `std::fs`; in a browser, a disk of our own in the storage of the page.
//! - [`time`]: the clock. On a desktop it is `std::time`.
//! - [`HAS_THREADS`], [`process_id`], [`home`], [`data_folder`], [`locale`]: what else is asked of a system.
//! - [`handed_over`]: a file the user asked for is written; a browser offers it as a download.
//!
//! Whoever asks here does not know which of the two he is on; elsewhere in the editor only `host` does. Must not know
//! battles, documents or the interface.

// Tried by tests on desktops too, where nothing else uses it.
#[cfg(any(test, target_arch = "wasm32"))]
mod disk;
pub mod fs;
pub mod time;
#[cfg(target_arch = "wasm32")]
pub mod web;

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{data_folder, handed_over, home, locale, process_id};
#[cfg(target_arch = "wasm32")]
pub use web::{data_folder, handed_over, home, locale, process_id};

/// Can work be done on threads? Where not, it is done in turns on the thread of the interface.
pub const HAS_THREADS: bool = cfg!(not(target_arch = "wasm32"));

/// Can the program end itself? A page is closed by its browser.
pub const CAN_END: bool = cfg!(not(target_arch = "wasm32"));

/// Is there room for what can be made again, as tiles of scans? The storage of a page is too small for that.
pub const KEEPS_CACHES: bool = cfg!(not(target_arch = "wasm32"));

/// How often settings are kept while the program runs. A page goes without a word.
pub const SETTINGS_EVERY: time::Duration = time::Duration::from_secs(if CAN_END { 30 } else { 2 });
