//! File dialogs of a desktop, by its portal or its libraries.

use super::{Asked, FileChooser};
use crate::app::dialogs::Pick;
use oblique_platform::fs::is_folder;
use oblique_platform::time::{Duration, Instant};
use oblique_text::text;
use std::path::{Path, PathBuf};

/// Nobody cancels a dialog this fast: it never was on the screen.
const NEVER_SHOWN: Duration = Duration::from_millis(400);

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
        let dialog =
            rfd::FileDialog::new().add_filter(what, endings).add_filter(text!("files-all-files"), &["*"]);
        let dialog = dialog.set_title(pick.title());
        let dialog = match from.filter(|folder| is_folder(folder)) {
            Some(folder) => dialog.set_directory(folder),
            None => dialog,
        };
        match pick.name() {
            Some(name) => dialog.set_file_name(name).save_file(),
            None => dialog.pick_file(),
        }
    }
}
