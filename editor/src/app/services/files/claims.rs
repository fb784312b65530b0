//! The mark that a file is open here, and what happens where another window has set its own.

use super::{FileState, Files, ServiceContext, warn};
use crate::app::file::ask::AskOpenElsewhere;
use crate::app::request::Request;
use crate::document::{Claim, claim};
use oblique_text::text;
use std::path::{Path, PathBuf};

impl Files {
    /// Takes over what claiming the document's file came to.
    pub(in crate::app) fn put_claim(&mut self, context: &mut ServiceContext<'_>, path: &Path, claim: Claim) {
        let Claim { lock, elsewhere, journal, kept: _, warnings } = claim;
        self.file.lock = lock;
        self.keep_in(context.world, journal);
        for warning in warnings {
            warn(context, warning);
        }
        if elsewhere {
            context.ask_later(AskOpenElsewhere(path.to_owned()));
        }
    }

    /// Works on the file although another window has it open.
    pub(in crate::app) fn take_over(&mut self, context: &mut ServiceContext<'_>, path: PathBuf) {
        let places = self.places();
        self.claimed.start(context.jobs, text!("files-taking-the-file-over"), context.waking(), move |_| {
            let claim = claim(crate::app::rulesets::REGISTRY, &path, &places, true);
            Ok((path, claim))
        });
    }

    pub(in crate::app) fn claimed(&mut self, context: &mut ServiceContext<'_>, path: &Path, claim: Claim) {
        if self.file.path.as_deref() == Some(path) && self.file.lock.is_none() {
            self.put_claim(context, path, claim);
        }
    }

    /// Works on a copy that has no file yet.
    pub(in crate::app) fn work_on_copy(&mut self, context: &mut ServiceContext<'_>) {
        self.file = FileState { report: std::mem::take(&mut self.file.report), ..self.no_file_yet() };
        self.keeper.begin();
        context.world.document.mark_unsaved();
        context.requests.push(Request::NameBookmarks);
    }
}
