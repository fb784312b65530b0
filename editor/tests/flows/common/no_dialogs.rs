//! A system without file dialogs. Shared with the tests of languages, which are a program of their own.

use oblique_editor::app::{Asked, FileChooser, Pick};
use std::path::{Path, PathBuf};

/// A system that can show no dialog: files are chosen in the program's own.
pub(crate) struct NoDialogs;

impl FileChooser for NoDialogs {
    fn pick(&self, _: &Pick) -> Option<PathBuf> {
        None
    }

    fn ask(&self, _: &Pick, _: Option<&Path>) -> Asked {
        Asked::NoDialog
    }
}
