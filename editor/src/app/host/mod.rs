//! What the window stands in: a desktop or the page of a browser. How it is opened, and how files dropped on it come.
//!
//! Everything else of the two is in `oblique_platform`, but for file dialogs (`dialogs::system`) and where the log is
//! written (`log`).

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(not(target_arch = "wasm32"))]
mod icon;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::run;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use desktop::{dropped, set_title};
#[cfg(target_arch = "wasm32")]
pub use web::run;
#[cfg(target_arch = "wasm32")]
pub(super) use web::{dropped, set_title};

/// Does the window share its thread with a page that does nothing else while a frame is drawn?
pub(super) const DRAWN_IN_PARTS: bool = cfg!(target_arch = "wasm32");

/// The interface begins in the language of the system; the settings, once read, may say otherwise.
fn speak_as_the_system_does() {
    oblique_text::set_system(&oblique_platform::locale().unwrap_or_default());
    oblique_text::speak("");
}
