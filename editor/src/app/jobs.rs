//! The jobs of the window: a slot for each sort of result, taken once a frame by whoever waits for it.
//!
//! Dialogs and questions to the ground keep slots of their own, which go with them.

use super::Workbench;
use super::exporting::ExportWritten;
use super::file::{ReadError, WriteError};
use super::importing::{Candidates, ImportRead};
use super::recovered::Found;
use crate::app::command::KeysRead;
use crate::document::nations::TemplateFile;
use crate::document::{KeepError, stamps};
use oblique_exchange::picture;
use oblique_jobs::{Outcome, Slot};
use oblique_text::text;
use std::path::PathBuf;

/// What an errand comes to: something to say, if there is, or why it was not done.
pub(super) type Notice = Result<Option<String>, WriteError>;

/// The list of all jobs, and the slots of those that outlive any dialog.
pub(super) struct Jobs {
    /// All that is under way, also in slots elsewhere.
    pub list: oblique_jobs::Jobs,
    /// What ends in a notice and nothing else.
    pub errands: Slot<Notice>,
    /// What can be recovered.
    pub recovered: Slot<Found>,
    /// Positions written as battles of their own.
    pub positions: Slot<Result<PathBuf, WriteError>>,
    /// Maps of the clipboard written.
    pub pasted_maps: Slot<Result<PathBuf, WriteError>>,
    /// Battles under way written.
    pub battles: Slot<Result<PathBuf, WriteError>>,
    /// Key sets read.
    pub keys: Slot<Result<KeysRead, ReadError>>,
    /// Which importers read a file.
    pub candidates: Slot<Candidates>,
    /// Files imported.
    pub imports: Slot<ImportRead>,
    /// Files of other programs written.
    pub exports: Slot<ExportWritten>,
    /// Pictures written, and how many documents beside each.
    pub pictures: Slot<(PathBuf, Result<usize, picture::Error>)>,
    /// The user's map styles.
    pub map_styles: Slot<super::map_styles::StylesRead>,
    /// The user's stamps.
    pub stamps: Slot<Vec<stamps::Stamp>>,
    /// Stamps written.
    pub stamps_kept: Slot<Result<stamps::Stamp, KeepError>>,
    /// The user's templates.
    pub templates: Slot<Vec<TemplateFile>>,
    /// Templates written.
    pub templates_kept: Slot<Result<TemplateFile, KeepError>>,
}

impl Default for Jobs {
    fn default() -> Self {
        Self {
            list: oblique_jobs::Jobs::default(),
            errands: Slot::alongside(),
            recovered: Slot::alongside(),
            positions: Slot::alongside(),
            pasted_maps: Slot::alongside(),
            battles: Slot::alongside(),
            keys: Slot::alongside(),
            candidates: Slot::alongside(),
            imports: Slot::alongside(),
            exports: Slot::alongside(),
            pictures: Slot::alongside(),
            map_styles: Slot::default(),
            stamps: Slot::default(),
            stamps_kept: Slot::alongside(),
            templates: Slot::default(),
            templates_kept: Slot::alongside(),
        }
    }
}

/// What wakes the window when a job has something to show.
pub(super) fn waking(ctx: &egui::Context) -> impl Fn() + Send + Sync + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}

/// What is said of a job that failed.
pub(super) fn failure(job: &str, why: &str) -> String {
    text!("windows-job-failed-why-your-work-is-as-it", job, why)
}

impl Workbench {
    /// Is anything read, written or worked out in the background?
    pub fn busy(&self) -> bool {
        self.jobs.list.is_busy()
    }

    /// The result of a job. That one failed is told; one that was cancelled has none.
    pub(super) fn result_of<T>(&mut self, outcome: Outcome<T>) -> Option<T> {
        match outcome {
            Outcome::Done(result) => Some(result),
            Outcome::Cancelled => None,
            Outcome::Failed { job, why } => {
                self.toasts.warn(failure(&job, &why));
                None
            }
        }
    }

    /// Hands on the result of every job of a slot that has ended.
    fn each<T>(&mut self, slot: fn(&mut Jobs) -> &mut Slot<T>, mut take: impl FnMut(&mut Self, T)) {
        self.each_or(slot, &mut take, |_| {});
    }

    /// The same; for a job without a result, `without` lets those go on who wait.
    fn each_or<T>(
        &mut self,
        slot: fn(&mut Jobs) -> &mut Slot<T>,
        mut take: impl FnMut(&mut Self, T),
        without: fn(&mut Self),
    ) {
        while let Some(outcome) = slot(&mut self.jobs).poll() {
            match self.result_of(outcome) {
                Some(result) => take(self, result),
                None => without(self),
            }
        }
    }

    /// Takes what jobs have brought. Call once a frame.
    pub(super) fn take_jobs(&mut self, ctx: &egui::Context) {
        self.each(|j| &mut j.recovered, Self::recovered_found);
        self.each(|j| &mut j.positions, Self::position_kept);
        self.each_or(
            |j| &mut j.battles,
            |w, result| w.battle_saved(result, ctx),
            |w| w.services.files.forget_next(),
        );
        self.each(|j| &mut j.keys, Self::keys_read);
        self.each(|j| &mut j.candidates, |w, found| w.candidates_found(found, ctx));
        self.each(|j| &mut j.imports, |w, read| w.import_read(read, ctx));
        self.each(|j| &mut j.exports, Self::export_written);
        self.each(|j| &mut j.pictures, |w, (path, result)| w.picture_written(&path, result));
        self.each(|j| &mut j.map_styles, Self::map_styles_read);
        self.each(|j| &mut j.stamps, Self::stamps_found);
        self.each(|j| &mut j.stamps_kept, Self::stamp_kept);
        self.each(|j| &mut j.templates, Self::templates_found);
        self.each(|j| &mut j.templates_kept, Self::template_kept);
        self.each(|j| &mut j.pasted_maps, |w, result| w.pasted_map_kept(result, ctx));
        self.each(|j| &mut j.errands, Self::errand_done);
        self.take_import_plan();
        self.take_folders(ctx);
    }

    fn errand_done(&mut self, notice: Notice) {
        match notice {
            Ok(None) => {}
            Ok(Some(text)) => self.toasts.say(text),
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }
}
