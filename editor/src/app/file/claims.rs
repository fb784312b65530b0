//! The mark that a file is open here, and what happens where another window has set its own.

use super::super::Workbench;
use super::super::jobs::waking;
use super::FileState;
use super::ask::AskOpenElsewhere;
use crate::document::{Claim, claim};
use std::path::{Path, PathBuf};

impl Workbench {
    /// Takes over what claiming the document's file came to.
    pub(super) fn put_claim(&mut self, path: &Path, claim: Claim) {
        let Claim { lock, elsewhere, journal, kept: _, warnings } = claim;
        self.file.lock = lock;
        self.keep_in(journal);
        for warning in warnings {
            self.toasts.warn(warning);
        }
        if elsewhere {
            self.dialogs.open_later(AskOpenElsewhere(path.to_owned()));
        }
    }

    /// Works on the file although another window has it open.
    pub(in crate::app) fn take_over(&mut self, path: PathBuf, ctx: &egui::Context) {
        let places = self.places();
        self.jobs.claimed.start(&self.jobs.list, "Taking the file over", waking(ctx), move |_| {
            let claim = claim(&path, &places, true);
            Ok((path, claim))
        });
    }

    pub(in crate::app) fn claimed(&mut self, path: &Path, claim: Claim) {
        if self.file.path.as_deref() == Some(path) && self.file.lock.is_none() {
            self.put_claim(path, claim);
        }
    }

    /// Works on a copy that has no file yet.
    pub(in crate::app) fn work_on_copy(&mut self) {
        self.file = FileState { report: std::mem::take(&mut self.file.report), ..self.no_file_yet() };
        self.keeper.begin();
        self.world.document.mark_unsaved();
        self.name_bookmarks();
    }
}
