//! Saving in the background: to the document's file, to another, as a copy.

use super::{Files, ServiceContext, say, warn};
use crate::app::file::ask::{AskChangedOnDisk, AskSaveOverDamaged};
use crate::app::file::name_of;
use crate::app::recovered::same_file;
use crate::app::request::Request;
use crate::app::world::World;
use crate::document::{Claim, SaveError, Stamp, claim, log_of, note_base, save_noting, scans};
use oblique_context::Gesture;
use oblique_scenario::{Edit, SheetId};
use oblique_text::text;
use std::path::{Path, PathBuf};

/// A saving under way.
pub(super) struct Saving {
    pub(super) number: u64,
    /// The file, from the root.
    pub(super) path: PathBuf,
    /// How many edits the file will hold.
    pub(super) edits: u64,
    /// Saving was asked for once more meanwhile, to that file.
    pub(super) again: Option<PathBuf>,
}

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
    /// Saves to the document's file, or to the one it is being saved to; false where there is neither.
    pub(in crate::app) fn save(&mut self, context: &mut ServiceContext<'_>) -> bool {
        if let Some(saving) = &mut self.file.saving {
            // Where it was last told to go: the file it had before is not its own much longer.
            saving.again.get_or_insert_with(|| saving.path.clone());
            return true;
        }
        match self.file.path.clone() {
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
        let path = std::path::absolute(&path).unwrap_or(path);
        if let Some(saving) = &mut self.file.saving {
            // What was done since it began is saved as soon as it is over.
            saving.again = Some(path);
            return;
        }
        let number = Gesture::fresh();
        let (base, journal) = (self.base(), self.journal_path());
        let edits = journal
            .as_ref()
            .map_or(0, |journal| self.keeper.flush(&mut context.world.document, journal, base));
        self.file.saving = Some(Saving { number, path: path.clone(), edits, again: None });
        // The journal of this document tells what the file holds, if the file stays the same one.
        let log = journal.filter(|_| self.file.path.as_ref() == Some(&path)).map(|j| log_of(&j));
        let (mut scenario, state) =
            (context.world.document.scenario().clone(), context.world.document.state());
        // From the folder it will lie in.
        if let Some(ways) = self.ways_to_scans(context.world, &path) {
            let _ = ways.apply(&mut scenario);
        }
        let (places, mine) = (self.places(), self.own_file());
        let label = text!("files-saving-path", path = name_of(&path));
        self.saved.start(context.jobs, label, context.waking(), move |_| {
            let note = |stamp| log.iter().for_each(|log| note_base(log, edits, stamp));
            let result = save_noting(crate::app::rulesets::REGISTRY, &path, &scenario, expected, note);
            let ours = mine.is_some_and(|mine| same_file(&mine, &path));
            let claim = (!ours && result.is_ok())
                .then(|| claim(crate::app::rulesets::REGISTRY, &path, &places, true));
            Ok(SaveDone { number, path, state, result, claim })
        });
    }

    /// What sets the ways from the document to its scans right for a file it is saved to.
    fn ways_to_scans(&self, world: &World, to: &Path) -> Option<Edit> {
        let old = self.file.path.as_deref().and_then(Path::parent);
        let known = |id: &SheetId| world.view.sheets.path_of(id).map(Path::to_path_buf);
        scans::rebased(&world.document.scenario().sheets, (old, to.parent()?), known)
    }

    /// Saving failed in a way that was told already: the next may be tried.
    pub(in crate::app) fn not_saved(&mut self, context: &mut ServiceContext<'_>) {
        // Another document may be saved at the same time: its own end is still to come.
        if !self.saved.is_busy()
            && let Some(saving) = self.file.saving.take()
        {
            self.go_on_unsaved(context, saving);
        }
    }

    /// A file was not written. Another one that was chosen meanwhile is still to be written; without one nothing
    /// follows.
    fn go_on_unsaved(&mut self, context: &mut ServiceContext<'_>, saving: Saving) {
        match saving.again {
            Some(other) if other != saving.path => self.save_to(context, other, None),
            _ => self.file.then = None,
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
            Ok(_) => say(context, text!("files-saved-path", path = name_of(path))),
            Err(error) => warn(context, error.message(path)),
        }
        self.not_saved(context);
    }

    pub(in crate::app) fn saved(&mut self, context: &mut ServiceContext<'_>, done: SaveDone) {
        let SaveDone { number, path, state, result, claim } = done;
        let Some(saving) = self.file.saving.take_if(|saving| saving.number == number) else {
            return self.saved_late(context, &path, result);
        };
        match result {
            Ok(stamp) => {
                let mut all = true;
                if let Some(journal) = self.journal_path() {
                    let (base, up_to) = (self.base(), saving.edits);
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
                say(context, text!("files-saved-path", path = name_of(&path)));
                let ways = self.ways_to_scans(context.world, &path);
                let amended = ways.map(|ways| context.world.document.amend(ways));
                context.requests.extend(amended.map(Request::Changed));
                self.file.path = Some(path.clone());
                context.requests.push(Request::NameBookmarks);
                self.file.stamp = Some(stamp);
                self.file.damaged = false;
                context.world.document.mark_saved(state);
                if let Some(claim) = claim {
                    self.put_claim(context, &path, claim);
                }
                match saving.again {
                    Some(again) if again != path => self.save_to(context, again, None),
                    Some(again) if context.world.document.dirty() => {
                        self.save_to(context, again, Some(stamp));
                    }
                    _ => context.requests.extend(self.file.then.take().map(Request::GoOn)),
                }
            }
            // Saving over it all the same saves what was done meanwhile too.
            Err(SaveError::ChangedOnDisk) if saving.again.as_ref().is_none_or(|again| *again == path) => {
                context.ask(AskChangedOnDisk(path));
            }
            Err(error) => {
                warn(context, error.message(&path));
                self.go_on_unsaved(context, saving);
            }
        }
    }
}
