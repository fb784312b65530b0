//! Saving in the background: to the document's file, to another, as a copy.

use super::{Files, ServiceContext, say, warn};
use crate::app::file::ask::{AskChangedOnDisk, AskSaveOverDamaged};
use crate::app::file::name_of;
use crate::app::recovered::same_file;
use crate::app::request::Request;
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

impl Files {
    /// Saves to the document's file; false where it has none yet.
    pub(in crate::app) fn save(&mut self, context: &mut ServiceContext<'_>) -> bool {
        let first = || self.file.saving.as_ref().map(|(_, path)| path.clone());
        match self.file.path.clone().or_else(first) {
            None => return false,
            Some(path) if self.file.damaged => context.ask(AskSaveOverDamaged(path)),
            Some(path) => self.save_to(context, path, self.file.stamp),
        }
        true
    }

    /// Saves in the background; with `expected` only if the file still holds that.
    pub(in crate::app) fn save_to(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: PathBuf,
        expected: Option<Stamp>,
    ) {
        if self.is_saving() {
            // What was done since the saving under way began is saved as soon as that is over.
            self.file.save_again = Some(path);
            return;
        }
        let number = Gesture::fresh();
        self.file.saving = Some((number, path.clone()));
        let (base, journal) = (self.base(), self.journal_path());
        self.file.saving_edits = journal
            .as_ref()
            .map_or(0, |journal| self.keeper.flush(&mut context.world.document, journal, base));
        // The journal of this document tells what the file holds, if the file stays the same one.
        let edits = self.file.saving_edits;
        let log = journal.filter(|_| self.file.path.as_ref() == Some(&path)).map(|j| log_of(&j));
        let (scenario, state) = (context.world.document.scenario().clone(), context.world.document.state());
        let (places, mine) = (self.places(), self.own_file());
        let label = format!("Saving {}", name_of(&path));
        self.saved.start(context.jobs, label, context.waking(), move |_| {
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
        if !self.saved.is_busy() {
            self.file.saving = None;
            (self.file.then, self.file.save_again) = (None, None);
        }
    }

    /// A document that is not open any more was written, or not.
    fn saved_late(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: &Path,
        result: Result<Stamp, SaveError>,
    ) {
        match result {
            Ok(_) => say(context, format!("Saved {}", name_of(path))),
            Err(error) => warn(context, error.message(path)),
        }
        if !self.saved.is_busy() {
            self.file.saving = None;
        }
    }

    pub(in crate::app) fn saved(&mut self, context: &mut ServiceContext<'_>, done: SaveDone) {
        let SaveDone { number, path, state, result, claim } = done;
        if self.file.saving.as_ref().is_none_or(|(under_way, _)| *under_way != number) {
            return self.saved_late(context, &path, result);
        }
        self.file.saving = None;
        match result {
            Ok(stamp) => {
                let mut all = true;
                if let Some(journal) = self.journal_path() {
                    let (base, up_to) = (self.base(), self.file.saving_edits);
                    all = self.keeper.flush(&mut context.world.document, &journal, base) == up_to;
                    if self.file.path.as_ref() == Some(&path) {
                        self.keeper.saved(&mut context.world.document, &journal, base, up_to);
                    } else {
                        self.keeper.moved(&journal);
                        // What was done while it was saved is in no log any more, only in the next snapshot.
                        self.file.restored = !all;
                    }
                }
                self.file.restored &= !all;
                self.file.warned = false;
                context.world.settings.recent_files.retain(|p| *p != path);
                context.world.settings.recent_files.insert(0, path.clone());
                say(context, format!("Saved {}", name_of(&path)));
                self.file.path = Some(path.clone());
                context.requests.push(Request::NameBookmarks);
                self.file.stamp = Some(stamp);
                self.file.damaged = false;
                context.world.document.mark_saved(state);
                if let Some(claim) = claim {
                    self.put_claim(context, &path, claim);
                }
                match self.file.save_again.take() {
                    Some(again) if context.world.document.dirty() || again != path => {
                        let expected = (again == path).then_some(stamp);
                        self.save_to(context, again, expected);
                    }
                    _ => context.requests.extend(self.file.then.take().map(Request::GoOn)),
                }
            }
            Err(SaveError::ChangedOnDisk) => context.ask(AskChangedOnDisk(path)),
            Err(error) => {
                (self.file.then, self.file.save_again) = (None, None);
                warn(context, error.message(&path));
            }
        }
    }
}
