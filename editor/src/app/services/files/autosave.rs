//! Keeping what is not saved against a crash, and putting what was kept back on the screen.

use super::{FileState, Files, ServiceContext, warn};
use crate::app::request::Request;
use crate::app::world::World;
use crate::document::{Claim, Document, Run, Stamp};
use oblique_scenario::Scenario;
use oblique_text::text;
use std::path::{Path, PathBuf};

impl Files {
    /// Has work kept in another place from now on.
    pub(in crate::app) fn keep_in(&mut self, world: &World, journal: Option<PathBuf>) {
        if journal == self.file.journal {
            return;
        }
        if let Some(old) = std::mem::replace(&mut self.file.journal, journal)
            && world.document.dirty()
        {
            self.keeper.move_from(&old);
            self.file.restored = true;
        }
    }

    /// Where the journal of the document lies.
    pub(in crate::app) fn journal_path(&self) -> Option<PathBuf> {
        self.file.journal.clone()
    }

    pub(in crate::app) fn forget_journal(&mut self) {
        if let Some(path) = self.journal_path() {
            self.keeper.forget(&path);
        }
    }

    /// The file the document was read from or saved to last, if that is what it came from.
    pub(in crate::app) fn base(&self) -> Option<Stamp> {
        self.file.stamp.filter(|_| !self.file.restored)
    }

    /// Keeps every finished stroke against a crash.
    pub(in crate::app) fn keep_journal(&mut self, context: &mut ServiceContext<'_>) {
        let (now, down) = context.egui.input(|i| (i.time, i.pointer.any_down()));
        if down {
            return;
        }
        let (base, path) = (self.base(), self.journal_path());
        self.keeper.belongs_to(self.file.path.as_deref(), self.file.stamp);
        if let Some(path) = path
            && let Some(wait) = self.keeper.keep(&mut context.world.document, &path, base, now)
        {
            context.egui.request_repaint_after(std::time::Duration::from_secs_f64(wait));
        }
        if let Some(why) = self.keeper.take_trouble() {
            self.cannot_keep(context, &why);
        }
    }

    /// Work could not be kept where it should be: it is kept elsewhere, or that it is not is told.
    fn cannot_keep(&mut self, context: &mut ServiceContext<'_>, why: &str) {
        let ours = self.run.as_ref().map(Run::journal);
        if ours.is_some() && ours != self.file.journal {
            let place = ours.as_deref().and_then(Path::parent).map(|p| p.display().to_string());
            let place = place.unwrap_or_default();
            self.keep_in(context.world, ours);
            warn(context, text!("files-work-that-is-not-saved-cannot-be-kept", why, place));
        } else if !std::mem::replace(&mut self.file.warned, true) {
            warn(context, text!("files-work-that-is-not-saved-cannot-be-kept-2", why));
        }
    }

    /// Puts restored work on the screen; it counts as not saved. `expected` is what its file must hold to
    /// be replaced unasked.
    pub(in crate::app) fn put_restored(
        &mut self,
        context: &mut ServiceContext<'_>,
        scenario: Scenario,
        path: Option<PathBuf>,
        expected: Option<Stamp>,
        claim: Option<Claim>,
    ) {
        let (lock, journal) = (self.file.lock.take(), self.file.journal.clone());
        self.forget_journal();
        context.world.document = Document::new(scenario).with_log();
        context.world.document.mark_unsaved();
        self.keeper.begin();
        self.file = FileState { path, stamp: expected, restored: true, ..self.no_file_yet() };
        match claim {
            Some(claim) => {
                let path = self.file.path.clone().unwrap_or_default();
                self.put_claim(context, &path, claim);
            }
            None if self.file.path.is_some() => (self.file.lock, self.file.journal) = (lock, journal),
            None => {}
        }
        context.requests.push(Request::Opened);
    }

    /// Keeps restored work anew; then what it was restored from goes.
    pub(in crate::app) fn keep_restored(&mut self, world: &World, instead_of: Vec<PathBuf>) {
        if let Some(journal) = self.journal_path() {
            self.keeper.belongs_to(self.file.path.as_deref(), self.file.stamp);
            self.keeper.restored(&world.document, &journal, instead_of);
        }
    }
}
