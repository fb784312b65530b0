//! The document's file: reading and writing it, the mark that it is open here, work kept until it is saved.
//!
//! Must not know how files are chosen, nor what else stands on the screen.

mod autosave;
mod claims;
mod opening;
mod restoring;
mod saving;
#[cfg(test)]
mod tests;
mod watching;

use super::{Service, ServiceContext};
use crate::app::battle_files::Resumed;
use crate::app::file::{Next, ResumeError};
use crate::app::world::World;
use crate::document::{Autosave, Claim, Places, Run, Stamp};
use oblique_context::Intent;
use oblique_jobs::Slot;
use oblique_scenario::ChangeSet;
use oblique_scenario::format::Problem;
use opening::Opened;
use restoring::Restored;
use saving::{SaveDone, Saving};
use std::path::{Path, PathBuf};

/// Where the document lives on disk.
#[derive(Default)]
struct FileState {
    /// Its file, if it has one.
    path: Option<PathBuf>,
    /// What the file held when last read or written.
    stamp: Option<Stamp>,
    /// Did the file hold anything that could not be read? Then saving would lose that.
    damaged: bool,
    /// The saving under way.
    saving: Option<Saving>,
    /// The file on disk is not where the log of edits can begin: the document was restored, or its journal
    /// has moved.
    restored: bool,
    /// Where work is kept until it is saved.
    journal: Option<PathBuf>,
    /// Was it said that it cannot be kept?
    warned: bool,
    /// The mark that the file is open here.
    lock: Option<crate::document::Lock>,
    /// Had the window the keyboard in the last frame?
    focused: bool,
    /// What another program wrote and the user knows of.
    known: Option<Stamp>,
    /// What was wrong with the text that was read.
    report: Vec<Problem>,
    /// What to do once it is saved.
    then: Option<Next>,
}

/// What was read to come to the screen.
enum Arrived {
    /// A document.
    Document(Box<Opened>),
    /// A battle under way, played again, or why not.
    Battle(Box<Result<Resumed, ResumeError>>),
    /// Work that an earlier run left behind.
    Restored(Box<Restored>),
}

/// The file of the document, and the folder for what has none.
pub(crate) struct Files {
    file: FileState,
    keeper: Autosave,
    /// Where journals of battles never saved go; `None` keeps none.
    data_folder: Option<PathBuf>,
    /// What this run keeps in it.
    run: Option<Run>,
    /// The window closes: nothing is kept once more.
    closing: bool,
    /// Files that come to the screen.
    arrived: Slot<Arrived>,
    /// What the document's file holds now.
    looked: Slot<(PathBuf, Option<Stamp>)>,
    /// Files claimed although another window has them open.
    claimed: Slot<(PathBuf, Claim)>,
    /// The document written to a file.
    saved: Slot<SaveDone>,
}

impl Default for Files {
    fn default() -> Self {
        Self {
            file: FileState::default(),
            keeper: Autosave::new(oblique_rulesets::REGISTRY),
            data_folder: None,
            run: None,
            closing: false,
            arrived: Slot::alongside(),
            looked: Slot::alongside(),
            claimed: Slot::alongside(),
            saved: Slot::alongside(),
        }
    }
}

impl Service for Files {
    fn opened(&mut self, _: &mut World) {}

    fn changed(&mut self, _: &mut World, _: &ChangeSet) {}

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        // What a file held before it was saved is no news afterwards: looking comes first.
        while let Some(outcome) = self.looked.poll() {
            if let Some((path, stamp)) = context.result_of(outcome) {
                self.looked(context, path, stamp);
            }
        }
        while let Some(outcome) = self.arrived.poll() {
            match context.result_of(outcome) {
                Some(Arrived::Document(opened)) => self.loaded(context, *opened),
                Some(Arrived::Battle(result)) => {
                    context.requests.push(crate::app::request::Request::Resume(result));
                }
                Some(Arrived::Restored(restored)) => self.restored(context, *restored),
                None => {}
            }
        }
        while let Some(outcome) = self.claimed.poll() {
            if let Some((path, claim)) = context.result_of(outcome) {
                self.claimed(context, &path, claim);
            }
        }
        while let Some(outcome) = self.saved.poll() {
            match context.result_of(outcome) {
                Some(done) => self.saved(context, done),
                None => self.not_saved(context),
            }
        }
    }

    fn end_frame(&mut self, context: &mut ServiceContext<'_>) {
        self.look_at_file(context);
        self.keep_journal(context);
    }
}

impl Files {
    /// The file of the document, if it has one.
    pub(in crate::app) fn path(&self) -> Option<&Path> {
        self.file.path.as_deref()
    }

    /// Is the document being saved?
    pub(in crate::app) const fn is_saving(&self) -> bool {
        self.file.saving.is_some()
    }

    /// What was wrong with the text that was read.
    pub(in crate::app) fn report(&self) -> &[Problem] {
        &self.file.report
    }

    /// The folder for what has no file; `None` where nothing is kept.
    pub(in crate::app) fn data_folder(&self) -> Option<&Path> {
        self.data_folder.as_deref()
    }

    /// Keeps work not saved in a folder from now on; says where a battle under way is kept there.
    ///
    /// # Errors
    /// What keeps the folder from being used.
    pub(in crate::app) fn use_data_folder(&mut self, folder: &Path) -> std::io::Result<PathBuf> {
        let begun = Run::begin(folder);
        self.data_folder = Some(folder.to_path_buf());
        let run = begun?;
        self.file.journal.get_or_insert_with(|| run.journal());
        let battle = run.battle();
        self.run = Some(run);
        Ok(battle)
    }

    /// A document without a file: its work is kept in the data folder.
    fn no_file_yet(&self) -> FileState {
        FileState { journal: self.run.as_ref().map(Run::journal), ..FileState::default() }
    }

    /// Where this run keeps what is no file's.
    pub(in crate::app) fn places(&self) -> Places {
        Places { data: self.data_folder.clone(), journal: self.run.as_ref().map(Run::journal) }
    }

    /// The file that is marked as ours, if one is.
    fn own_file(&self) -> Option<PathBuf> {
        self.file.path.clone().filter(|_| self.file.lock.is_some())
    }

    /// What is to follow saving.
    pub(in crate::app) fn set_next(&mut self, next: Next) {
        self.file.then = Some(next);
    }

    /// What was to follow saving, to be done now.
    pub(in crate::app) const fn take_next(&mut self) -> Option<Next> {
        self.file.then.take()
    }

    /// Gives up what was to follow saving.
    pub(in crate::app) fn forget_next(&mut self) {
        self.file.then = None;
    }

    /// The window closes, nothing of the document need survive.
    pub(in crate::app) fn close(&mut self) {
        self.forget_journal();
        self.closing = true;
    }

    /// Does the window close?
    pub(in crate::app) const fn is_closing(&self) -> bool {
        self.closing
    }
}

/// Says something in passing.
fn say(context: &mut ServiceContext<'_>, text: impl Into<String>) {
    context.out.push(Intent::Say(text.into()));
}

/// Says what went wrong and what to do.
fn warn(context: &mut ServiceContext<'_>, text: impl Into<String>) {
    context.out.push(Intent::Warn(text.into()));
}
