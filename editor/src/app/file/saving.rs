//! Saving in the background: to the document's file, to another, as a copy.

use super::super::Workbench;
use super::super::dialogs::{Keeping, Pick};
use super::super::jobs::waking;
use super::super::recovered::same_file;
use super::ask::{AskChangedOnDisk, AskSaveOverDamaged};
use super::name_of;
use crate::command::Gesture;
use crate::document::{Claim, SaveError, Stamp, claim, log_of, note_base, save_noting};
use std::path::{Path, PathBuf};

/// The document was written, or why not.
pub(in crate::app) struct SaveDone {
    /// Which saving it was.
    number: u64,
    path: PathBuf,
    /// The state of the document that was written.
    state: u64,
    result: Result<Stamp, SaveError>,
    /// The claim on a file that was not ours yet.
    claim: Option<Claim>,
}

impl Workbench {
    /// Saves to the document's file, or asks for one.
    pub fn save(&mut self, ctx: &egui::Context) {
        match self.file.path.clone() {
            None => self.save_as(ctx),
            Some(path) if self.file.damaged => self.dialogs.open(AskSaveOverDamaged(path)),
            Some(path) => self.save_to(path, self.file.stamp, ctx),
        }
    }

    /// Asks for a file and saves there.
    pub fn save_as(&mut self, ctx: &egui::Context) {
        let name = self.suggested_name("ron");
        self.pick(Pick::SAVE_AS.named(name), ctx);
    }

    /// Asks where to write a copy; the document stays with its own file.
    pub(crate) fn save_copy(&mut self, ctx: &egui::Context) {
        let name = self.path().map_or_else(|| self.suggested_name("ron"), name_of);
        let name = format!("{}-copy.ron", name.strip_suffix(".ron").unwrap_or(&name));
        let scenario = Box::new(self.world.document.scenario().clone());
        self.pick_for(Pick::SAVE_COPY.named(name), Keeping::Scenario(scenario), ctx);
    }

    /// Saves in the background; with `expected` only if the file still holds that.
    pub(in crate::app) fn save_to(&mut self, path: PathBuf, expected: Option<Stamp>, ctx: &egui::Context) {
        if self.saving() {
            return;
        }
        let number = Gesture::fresh();
        self.file.saving = Some(number);
        let (base, journal) = (self.base(), self.journal_path());
        self.file.saving_edits =
            journal.as_ref().map_or(0, |journal| self.keeper.flush(&mut self.world.document, journal, base));
        // The journal of this document tells what the file holds, if the file stays the same one.
        let edits = self.file.saving_edits;
        let log = journal.filter(|_| self.file.path.as_ref() == Some(&path)).map(|j| log_of(&j));
        let (scenario, state) = (self.world.document.scenario().clone(), self.world.document.state());
        let (places, mine) = (self.places(), self.own_file());
        let label = format!("Saving {}", name_of(&path));
        self.jobs.saved.start(&self.jobs.list, label, waking(ctx), move |_| {
            let path = std::path::absolute(&path).unwrap_or(path);
            let note = |stamp| log.iter().for_each(|log| note_base(log, edits, stamp));
            let result = save_noting(&path, &scenario, expected, note);
            let ours = mine.is_some_and(|mine| same_file(&mine, &path));
            let claim = (!ours && result.is_ok()).then(|| claim(&path, &places, true));
            Ok(SaveDone { number, path, state, result, claim })
        });
    }

    /// Saving failed in a way that was told already: the next may be tried, and nothing follows this one.
    pub(in crate::app) fn not_saved(&mut self) {
        // Another document may be saved at the same time: its own end is still to come.
        if !self.jobs.saved.is_busy() {
            self.file.saving = None;
            self.file.then = None;
        }
    }

    /// A document that is not open any more was written, or not.
    fn saved_late(&mut self, path: &Path, result: Result<Stamp, SaveError>) {
        match result {
            Ok(_) => self.toasts.say(format!("Saved {}", name_of(path))),
            Err(error) => self.toasts.warn(error.message(path)),
        }
        if !self.jobs.saved.is_busy() {
            self.file.saving = None;
        }
    }

    pub(in crate::app) fn saved(&mut self, done: SaveDone, ctx: &egui::Context) {
        let SaveDone { number, path, state, result, claim } = done;
        if self.file.saving != Some(number) {
            return self.saved_late(&path, result);
        }
        self.file.saving = None;
        match result {
            Ok(stamp) => {
                let mut all = true;
                if let Some(journal) = self.journal_path() {
                    let (base, up_to) = (self.base(), self.file.saving_edits);
                    all = self.keeper.flush(&mut self.world.document, &journal, base) == up_to;
                    if self.file.path.as_ref() == Some(&path) {
                        self.keeper.saved(&mut self.world.document, &journal, base, up_to);
                    } else {
                        self.keeper.moved(&journal);
                        // What was done while it was saved is in no log any more, only in the next snapshot.
                        self.file.restored = !all;
                    }
                }
                self.file.restored &= !all;
                self.file.told_trouble = false;
                self.world.settings.recent_files.retain(|p| *p != path);
                self.world.settings.recent_files.insert(0, path.clone());
                self.toasts.say(format!("Saved {}", name_of(&path)));
                self.file.path = Some(path.clone());
                self.name_bookmarks();
                self.file.stamp = Some(stamp);
                self.file.damaged = false;
                self.world.document.mark_saved(state);
                if let Some(claim) = claim {
                    self.put_claim(&path, claim);
                }
                if let Some(next) = self.file.then.take() {
                    self.go_on(next, ctx);
                }
            }
            Err(SaveError::ChangedOnDisk) => self.dialogs.open(AskChangedOnDisk(path)),
            Err(error) => {
                self.file.then = None;
                self.toasts.warn(error.message(&path));
            }
        }
    }
}
