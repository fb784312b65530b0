//! The system's own file dialogs.

use super::Pick;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Nobody cancels a dialog this fast: it never was on the screen.
const NEVER_SHOWN: Duration = Duration::from_millis(400);

/// What asking for a file came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// This file.
    Path(PathBuf),
    /// The user cancelled.
    Cancelled,
    /// The system has no file dialog to show.
    NoDialog,
}

/// Asks the user for a path. May block: it is called on a thread of its own.
pub trait FileChooser: Send + Sync {
    /// The path chosen; `None` if the user cancelled.
    fn pick(&self, pick: &Pick) -> Option<PathBuf>;

    /// The same, telling a system without dialogs from a user who cancelled. `from` is the folder to begin in.
    fn ask(&self, pick: &Pick, from: Option<&Path>) -> Asked {
        let _ = from;
        self.pick(pick).map_or(Asked::Cancelled, Asked::Path)
    }
}

/// The system's own file dialogs.
pub struct SystemFileChooser;

impl FileChooser for SystemFileChooser {
    fn pick(&self, pick: &Pick) -> Option<PathBuf> {
        Self::show(pick, None)
    }

    // The library says the same of a dialog that was cancelled and of one that could not be shown.
    fn ask(&self, pick: &Pick, from: Option<&Path>) -> Asked {
        let start = Instant::now();
        match Self::show(pick, from) {
            Some(path) => Asked::Path(path),
            None if start.elapsed() < NEVER_SHOWN => Asked::NoDialog,
            None => Asked::Cancelled,
        }
    }
}

impl SystemFileChooser {
    fn show(pick: &Pick, from: Option<&Path>) -> Option<PathBuf> {
        let (what, endings) = pick.files();
        let dialog = rfd::FileDialog::new().add_filter(what, endings).add_filter("All files", &["*"]);
        let dialog = dialog.set_title(pick.title());
        let dialog = match from.filter(|folder| folder.is_dir()) {
            Some(folder) => dialog.set_directory(folder),
            None => dialog,
        };
        match pick.name() {
            Some(name) => dialog.set_file_name(name).save_file(),
            None => dialog.pick_file(),
        }
    }
}
