//! Keeping what is not saved against a crash, and putting what was kept back on the screen.

use super::super::Workbench;
use super::FileState;
use crate::document::{Claim, Document, Run, Stamp};
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};

impl Workbench {
    /// Has work kept in another place from now on.
    pub(super) fn keep_in(&mut self, journal: Option<PathBuf>) {
        if journal == self.file.journal {
            return;
        }
        if let Some(old) = std::mem::replace(&mut self.file.journal, journal)
            && self.world.document.dirty()
        {
            self.keeper.move_from(&old);
            self.file.restored = true;
        }
    }

    /// Where the journal of the document lies.
    pub(super) fn journal_path(&self) -> Option<PathBuf> {
        self.file.journal.clone()
    }

    pub(in crate::app) fn forget_journal(&mut self) {
        if let Some(path) = self.journal_path() {
            self.keeper.forget(&path);
        }
    }

    /// The file the document was read from or saved to last, if that is what it came from.
    pub(super) fn base(&self) -> Option<Stamp> {
        self.file.stamp.filter(|_| !self.file.restored)
    }

    /// Keeps every finished stroke against a crash.
    pub(in crate::app) fn keep_journal(&mut self, ctx: &egui::Context) {
        let (now, down) = ctx.input(|i| (i.time, i.pointer.any_down()));
        if down {
            return;
        }
        let (base, path) = (self.base(), self.journal_path());
        self.keeper.belongs_to(self.file.path.as_deref(), self.file.stamp);
        if let Some(path) = path
            && let Some(wait) = self.keeper.keep(&mut self.world.document, &path, base, now)
        {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(wait));
        }
        if let Some(why) = self.keeper.take_trouble() {
            self.cannot_keep(&why);
        }
    }

    /// Work could not be kept where it should be: it is kept elsewhere, or that it is not is told.
    fn cannot_keep(&mut self, why: &str) {
        let ours = self.run.as_ref().map(Run::journal);
        if ours.is_some() && ours != self.file.journal {
            let place = ours.as_deref().and_then(Path::parent).map(|p| p.display().to_string());
            let place = place.unwrap_or_default();
            self.keep_in(ours);
            self.toasts.warn(format!(
                "Work that is not saved cannot be kept beside the file: {why}. It is kept in {place} instead."
            ));
        } else if !std::mem::replace(&mut self.file.told_trouble, true) {
            self.toasts.warn(format!(
                "Work that is not saved cannot be kept: {why}. Save now, to another disk if need be."
            ));
        }
    }

    /// Puts restored work on the screen; it counts as not saved. `expected` is what its file must hold to
    /// be replaced unasked.
    pub(in crate::app) fn put_restored(
        &mut self,
        scenario: Scenario,
        path: Option<PathBuf>,
        expected: Option<Stamp>,
        claim: Option<Claim>,
    ) {
        let (lock, journal) = (self.file.lock.take(), self.file.journal.clone());
        self.forget_journal();
        self.world.document = Document::new(scenario).with_log();
        self.world.document.mark_unsaved();
        self.keeper.begin();
        self.file = FileState { path, stamp: expected, restored: true, ..self.no_file_yet() };
        match claim {
            Some(claim) => {
                let path = self.file.path.clone().unwrap_or_default();
                self.put_claim(&path, claim);
            }
            None if self.file.path.is_some() => (self.file.lock, self.file.journal) = (lock, journal),
            None => {}
        }
        self.opened();
    }

    /// Keeps restored work anew; then what it was restored from goes.
    pub(in crate::app) fn keep_restored(&mut self, instead_of: Vec<PathBuf>) {
        if let Some(journal) = self.journal_path() {
            self.keeper.belongs_to(self.file.path.as_deref(), self.file.stamp);
            self.keeper.restored(&self.world.document, &journal, instead_of);
        }
    }
}
