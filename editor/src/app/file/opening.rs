//! Reading a file in the background, and what becomes of the document when it is there.

use super::super::Workbench;
use super::super::battle_files::{Opening, Resumed, holds_battle, resume};
use super::super::jobs::waking;
use super::super::recovered::{Restored, kept_of, same_file};
use super::ask::{AskRevert, ReadingReport};
use super::{ResumeError, name_of};
use crate::command::Gesture;
use crate::document::{Claim, Document, Kept, LoadError, Loaded, Stamp, claim, files, load, lost_of};
use oblique_scenario::Scenario;
use oblique_scenario::format::Problem;
use std::path::{Path, PathBuf};

/// What was read to come to the screen.
pub(in crate::app) enum Arrived {
    /// A document.
    Document(Box<Opened>),
    /// A battle under way, played again, or why not.
    Battle(Box<Result<Resumed, ResumeError>>),
    /// Work that an earlier run left behind.
    Restored(Box<Restored>),
}

/// A file that was read, or not.
pub(in crate::app) struct Opened {
    loaded: Result<Loaded, LoadError>,
    /// The claim on it, where it was not ours already.
    claim: Option<Claim>,
    /// Work on it that was not saved, the newest first.
    kept: Vec<Kept>,
    /// What becomes of the document that was open.
    instead: Instead,
}

/// How a file that is read takes the place of the document.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Instead {
    /// As another document.
    Anew,
    /// As one step of the document, which is the same file's: what was done here since goes.
    Revert,
    /// The same, because another program has changed the file.
    Reload,
}

impl Workbench {
    /// Puts a scenario on the desk; its file is what it came from.
    pub fn put(&mut self, scenario: Scenario, loaded: Option<(PathBuf, Stamp, bool)>) {
        self.forget_journal();
        self.world.document = Document::new(scenario).with_log();
        self.keeper.begin();
        self.file = self.no_file_yet();
        if let Some((path, stamp, damaged)) = loaded {
            self.world.settings.recent_files.retain(|p| *p != path);
            self.world.settings.recent_files.insert(0, path.clone());
            self.world.settings.recent_files.truncate(10);
            self.file.path = Some(path);
            self.file.stamp = Some(stamp);
            self.file.damaged = damaged;
        }
        self.opened();
    }

    /// Reads a file in the background.
    pub fn open_path(&mut self, path: PathBuf, ctx: &egui::Context) {
        self.read_document(path, Instead::Anew, ctx);
    }

    /// Reads the document's file anew, asking first.
    pub(crate) fn revert(&mut self, ctx: &egui::Context) {
        match (&self.file.path, self.world.document.dirty()) {
            (None, _) => self.toasts.warn("This battle has no file yet to go back to.".to_owned()),
            (Some(_), false) => self.revert_now(ctx),
            (Some(path), true) => self.dialogs.open(AskRevert(path.clone())),
        }
    }

    /// Reads the document's file anew, as one step that can be undone.
    pub(in crate::app) fn revert_now(&mut self, ctx: &egui::Context) {
        if let Some(path) = self.file.path.clone() {
            self.read_document(path, Instead::Revert, ctx);
        }
    }

    /// Reads the document's file anew after another program has changed it, as one step that can be undone.
    pub(in crate::app) fn reload_now(&mut self, ctx: &egui::Context) {
        if let Some(path) = self.file.path.clone() {
            self.read_document(path, Instead::Reload, ctx);
        }
    }

    fn read_document(&mut self, path: PathBuf, instead: Instead, ctx: &egui::Context) {
        let (places, mine) = (self.places(), self.own_file());
        let label = format!("Opening {}", name_of(&path));
        self.jobs.arrived.start(&self.jobs.list, label, waking(ctx), move |_| {
            // Kept work tells its file also to a run that begins in another folder.
            let path = std::path::absolute(&path).unwrap_or(path);
            if holds_battle(&path) {
                return Ok(Arrived::Battle(Box::new(resume(&path, Opening::Itself))));
            }
            let loaded = load(&path);
            let ours = mine.is_some_and(|mine| same_file(&mine, &path));
            let lost = || files::target(&path).is_ok_and(|target| lost_of(&target).is_some());
            let claim = (!ours && (loaded.is_ok() || lost())).then(|| claim(&path, &places, false));
            // Another window may be about to open them.
            let elsewhere = claim.as_ref().is_some_and(|claim| claim.elsewhere);
            let kept = if elsewhere { Vec::new() } else { kept_of(&path, &places) };
            Ok(Arrived::Document(Box::new(Opened { loaded, claim, kept, instead })))
        });
    }

    /// Puts what was read on the screen.
    pub(in crate::app) fn arrived(&mut self, arrived: Arrived) {
        match arrived {
            Arrived::Document(opened) => self.loaded(*opened),
            Arrived::Battle(result) => self.resumed(*result),
            Arrived::Restored(restored) => self.restored(*restored),
        }
    }

    fn loaded(&mut self, opened: Opened) {
        let Opened { loaded, claim, kept, instead } = opened;
        let Loaded { path, reading, stamp } = match loaded {
            Ok(loaded) => loaded,
            Err(why) => {
                self.toasts.warn(why.to_string());
                return self.offer_kept(kept);
            }
        };
        let whole = reading.is_whole();
        let Some(scenario) = reading.scenario else {
            self.toasts.warn(format!("{} holds no battle. Nothing was opened.", path.display()));
            return self.offer_kept(kept);
        };
        if instead != Instead::Anew {
            return self.stepped(instead, &path, &scenario, (stamp, !whole), reading.problems);
        }
        let place = path.clone();
        let (lock, journal) = (self.file.lock.take(), self.file.journal.clone());
        self.put(scenario, Some((path, stamp, !whole)));
        match claim {
            Some(claim) => self.put_claim(&place, claim),
            // Read anew: it is ours already.
            None if lock.is_some() => (self.file.lock, self.file.journal) = (lock, journal),
            None => {}
        }
        if !reading.problems.is_empty() {
            self.file.report = reading.problems;
            self.dialogs.open_later(ReadingReport);
        }
        self.offer_kept(kept);
    }

    /// The document's file was read to go on with what it holds, as one step.
    fn stepped(
        &mut self,
        instead: Instead,
        path: &Path,
        saved: &Scenario,
        (stamp, damaged): (Stamp, bool),
        problems: Vec<Problem>,
    ) {
        let name = name_of(path);
        if self.file.path.as_deref() != Some(path) {
            return;
        }
        let Some(edit) = self.world.document.scenario().becoming(saved) else {
            self.toasts.warn(format!("{name} is played by other rules now. Open it to go on with it."));
            return;
        };
        self.cancel_tool();
        // No layer is spared: what is locked would keep the document from being what the file holds.
        let reload = instead == Instead::Reload;
        let step = if reload { "Reload the file" } else { "Revert to the saved file" };
        let change = self.world.document.apply(step, edit, Gesture::Whole);
        self.changed(&change);
        (self.file.stamp, self.file.damaged, self.file.restored) = (Some(stamp), damaged, false);
        self.world.document.mark_saved(self.world.document.state());
        // The file holds everything again: what was kept against a crash is not needed.
        if let Some(journal) = self.journal_path() {
            let up_to = self.keeper.flush(&mut self.world.document, &journal, Some(stamp));
            self.keeper.saved(&mut self.world.document, &journal, Some(stamp), up_to);
        }
        if !problems.is_empty() {
            self.file.report = problems;
            self.dialogs.open_later(ReadingReport);
        }
        self.toasts.say(if change.is_empty() {
            format!("Nothing differs from {name}")
        } else if reload {
            format!("Reloaded {name}. Undo brings back what was here.")
        } else {
            format!("Reverted to {name}. Undo brings the changes back.")
        });
    }
}
