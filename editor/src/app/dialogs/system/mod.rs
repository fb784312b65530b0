//! The system's own file dialogs.

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::SystemFileChooser;
#[cfg(target_arch = "wasm32")]
pub use web::SystemFileChooser;

use super::Pick;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What asking for a file came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// This file.
    Path(PathBuf),
    /// The user cancelled.
    Cancelled,
    /// The system has no file dialog to show.
    NoDialog,
    /// The system has none for this, and the file browser of our own is to ask.
    Ours,
    /// The file chosen cannot be had: a sentence for the user.
    Failed(String),
}

/// A question to the user that goes on: called until it answers.
pub type Asking = Box<dyn FnMut() -> Option<Asked> + Send>;

/// Asks the user for a path.
pub trait FileChooser: Send + Sync + 'static {
    /// The path chosen; `None` if the user cancelled. May block: it is called on a thread of its own.
    fn pick(&self, pick: &Pick) -> Option<PathBuf>;

    /// The same, telling a system without dialogs from a user who cancelled. `from` is the folder to begin in.
    fn ask(&self, pick: &Pick, from: Option<&Path>) -> Asked {
        let _ = from;
        self.pick(pick).map_or(Asked::Cancelled, Asked::Path)
    }
    /// Begins to ask. This is called on the thread of the interface and must not block; what is returned is called on
    /// another, and may.
    fn begin(self: Arc<Self>, pick: Pick, from: Option<PathBuf>) -> Asking {
        Box::new(move || Some(self.ask(&pick, from.as_deref())))
    }
}
