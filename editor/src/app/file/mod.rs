//! The document's file: opening, saving, leaving, the mark that it is open here; nothing is lost unasked.

pub(super) mod ask;
mod autosave;
mod claims;
mod error;
mod leaving;
mod opening;
mod saving;
mod watching;

pub(in crate::app) use error::{ReadError, ResumeError, WriteError};
pub use leaving::Next;
pub(in crate::app) use opening::Arrived;
pub(in crate::app) use saving::SaveDone;

use super::Workbench;
use crate::document::{Lock, Places, Run, Stamp};
use oblique_scenario::format::Problem;
use std::path::{Path, PathBuf};

/// Where the document lives on disk.
#[derive(Default)]
pub(super) struct FileState {
    /// Its file, if it has one.
    pub path: Option<PathBuf>,
    /// What the file held when last read or written.
    stamp: Option<Stamp>,
    /// Did the file hold anything that could not be read? Then saving would lose that.
    damaged: bool,
    /// The number of the saving under way, if it is being saved.
    pub saving: Option<u64>,
    /// The file on disk is not where the log of edits can begin: the document was restored, or its journal
    /// has moved.
    restored: bool,
    /// Where work is kept until it is saved.
    pub journal: Option<PathBuf>,
    /// Was it told that it cannot be kept?
    told_trouble: bool,
    /// The mark that the file is open here.
    lock: Option<Lock>,
    /// Had the window the keyboard in the last frame?
    focused: bool,
    /// What another program wrote and the user was told of.
    told: Option<Stamp>,
    /// How many edits the file being written will hold.
    saving_edits: u64,
    /// What was wrong with the text that was read.
    pub report: Vec<Problem>,
    /// What to do once it is saved.
    then: Option<Next>,
    /// May the window close now?
    pub may_close: bool,
}

impl Workbench {
    /// The file of the document, if it has one.
    pub fn path(&self) -> Option<&Path> {
        self.file.path.as_deref()
    }

    /// Is the document being saved?
    pub(super) const fn saving(&self) -> bool {
        self.file.saving.is_some()
    }

    /// A file name made of the battle's title.
    pub(super) fn suggested_name(&self, ending: &str) -> String {
        let title = &self.world.document.scenario().meta.title;
        let name = crate::document::fresh_id(if title.is_empty() { "battle" } else { title }, |_| false);
        format!("{name}.{ending}")
    }

    /// A document without a file: its work is kept in the data folder.
    pub(super) fn no_file_yet(&self) -> FileState {
        FileState { journal: self.run.as_ref().map(Run::journal), ..FileState::default() }
    }

    /// Where this run keeps what is no file's.
    pub(super) fn places(&self) -> Places {
        Places { data: self.data_folder.clone(), journal: self.run.as_ref().map(Run::journal) }
    }

    /// The file that is marked as ours, if one is.
    pub(super) fn own_file(&self) -> Option<PathBuf> {
        self.file.path.clone().filter(|_| self.file.lock.is_some())
    }

    /// Notes that parts of the file could not be read: saving over it would lose them.
    pub(super) fn set_damaged(&mut self, damaged: bool) {
        self.file.damaged = damaged;
    }

    /// The user is told of what the file holds now.
    pub(super) fn know_of(&mut self, stamp: Stamp) {
        self.file.told = Some(stamp);
    }
}

/// The file's own name.
pub(super) fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
