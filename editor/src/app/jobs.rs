//! The jobs of the window: a slot for each sort of result, taken once a frame by whoever waits for it.
//!
//! Dialogs and questions to the ground keep slots of their own, which go with them.

use super::Workbench;
use super::dialogs::{Asked, Pick};
use super::file::{Arrived, ReadError, SaveDone, WriteError};
use super::importing::{Candidates, ImportRead};
use super::recovered::Found;
use crate::command::KeysRead;
use crate::document::nations::Shelf;
use crate::document::{Claim, KeepError, Stamp, stamps};
use oblique_exchange::picture;
use oblique_jobs::{Outcome, Slot};
use std::path::PathBuf;

/// What an errand comes to: something to say, if there is, or why it was not done.
pub(super) type Notice = Result<Option<String>, WriteError>;

/// The list of all jobs, and the slots of those that outlive any dialog.
pub(super) struct Jobs {
    /// All that is under way, also in slots elsewhere.
    pub list: oblique_jobs::Jobs,
    /// What ends in a notice and nothing else.
    pub errands: Slot<Notice>,
    /// The system's file dialogs.
    pub asked: Slot<(Pick, Asked)>,
    /// Files that come to the screen.
    pub arrived: Slot<Arrived>,
    /// What the document's file holds now.
    pub looked: Slot<(PathBuf, Option<Stamp>)>,
    /// Files claimed although another window has them open.
    pub claimed: Slot<(PathBuf, Claim)>,
    /// The document written to a file.
    pub saved: Slot<SaveDone>,
    /// What can be recovered.
    pub recovered: Slot<Found>,
    /// Positions written as battles of their own.
    pub positions: Slot<Result<PathBuf, WriteError>>,
    /// Battles under way written.
    pub battles: Slot<Result<PathBuf, WriteError>>,
    /// Key sets read.
    pub keys: Slot<Result<KeysRead, ReadError>>,
    /// Which importers read a file.
    pub candidates: Slot<Candidates>,
    /// Files imported.
    pub imports: Slot<ImportRead>,
    /// Pictures written.
    pub pictures: Slot<(PathBuf, Result<(), picture::Error>)>,
    /// The text of what was copied, if it is not too large.
    pub copied: Slot<Option<String>>,
    /// The user's map styles.
    pub map_styles: Slot<super::map_styles::StylesRead>,
    /// The user's stamps.
    pub stamps: Slot<Vec<stamps::Stamp>>,
    /// Stamps written.
    pub stamps_kept: Slot<Result<stamps::Stamp, KeepError>>,
    /// The user's templates.
    pub templates: Slot<Vec<Shelf>>,
    /// Templates written.
    pub templates_kept: Slot<Result<Shelf, KeepError>>,
}

impl Default for Jobs {
    fn default() -> Self {
        Self {
            list: oblique_jobs::Jobs::default(),
            errands: Slot::alongside(),
            asked: Slot::alongside(),
            arrived: Slot::alongside(),
            looked: Slot::alongside(),
            claimed: Slot::alongside(),
            saved: Slot::alongside(),
            recovered: Slot::alongside(),
            positions: Slot::alongside(),
            battles: Slot::alongside(),
            keys: Slot::alongside(),
            candidates: Slot::alongside(),
            imports: Slot::alongside(),
            pictures: Slot::alongside(),
            copied: Slot::default(),
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
    format!("{job} failed: {why}. Your work is as it was; Help, Report a problem has more.")
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
        // What a file held before it was saved is no news afterwards: looking comes first.
        self.each(|j| &mut j.looked, |w, (path, stamp)| w.looked(path, stamp));
        self.each_or(|j| &mut j.asked, |w, (pick, asked)| w.asked_file(pick, asked, ctx), Self::no_file);
        self.each(|j| &mut j.arrived, Self::arrived);
        self.each(|j| &mut j.claimed, |w, (path, claim)| w.claimed(&path, claim));
        self.each(|j| &mut j.recovered, Self::recovered_found);
        self.each_or(|j| &mut j.saved, |w, done| w.saved(done, ctx), Self::not_saved);
        self.each(|j| &mut j.positions, Self::position_kept);
        self.each_or(|j| &mut j.battles, |w, result| w.battle_saved(result, ctx), Self::forget_next);
        self.each(|j| &mut j.keys, Self::keys_read);
        self.each(|j| &mut j.candidates, |w, found| w.candidates_found(found, ctx));
        self.each(|j| &mut j.imports, |w, read| w.import_read(read, ctx));
        self.each(|j| &mut j.pictures, |w, (path, result)| w.picture_written(&path, result));
        self.each(|j| &mut j.copied, |w, text| w.copied(text, ctx));
        self.each(|j| &mut j.map_styles, Self::map_styles_read);
        self.each(|j| &mut j.stamps, Self::stamps_found);
        self.each(|j| &mut j.stamps_kept, Self::stamp_kept);
        self.each(|j| &mut j.templates, Self::templates_found);
        self.each(|j| &mut j.templates_kept, Self::template_kept);
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

#[cfg(test)]
mod tests {
    use super::{Workbench, waking};
    use crate::app::{FileChooser, Pick};
    use crate::document::blank;
    use crate::settings::{FileDialogs, Settings};
    use oblique_board::hex::Orientation;
    use oblique_rulesets::RULESETS;
    use std::path::PathBuf;
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    /// A system whose file dialogs are broken.
    struct Broken;

    impl FileChooser for Broken {
        fn pick(&self, _: &Pick) -> Option<PathBuf> {
            panic!("no such portal")
        }
    }

    fn workbench() -> Workbench {
        Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 6, 5))
    }

    /// Takes results until nobody waits for any.
    fn wait(workbench: &mut Workbench, ctx: &egui::Context) {
        let end = Instant::now() + Duration::from_secs(20);
        while workbench.busy() {
            assert!(Instant::now() < end, "somebody still waits");
            workbench.take_jobs(ctx);
            std::thread::yield_now();
        }
    }

    #[test]
    fn saving_that_panics_is_told_and_the_next_saving_is_not_refused() {
        let (mut workbench, ctx) = (workbench(), egui::Context::default());
        workbench.file.saving = Some(1);
        let jobs = &mut workbench.jobs;
        jobs.saved.start(&jobs.list, "Saving kolin.ron", waking(&ctx), |_| panic!("a hole in the road"));
        wait(&mut workbench, &ctx);
        assert!(!workbench.saving());
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kolin.ron");
        workbench.save_to(path.clone(), None, &ctx);
        wait(&mut workbench, &ctx);
        assert!(path.exists() && workbench.path() == Some(&path));
    }

    #[test]
    fn a_document_opened_while_another_is_saved_does_not_get_its_file() {
        let (mut workbench, ctx) = (workbench(), egui::Context::default());
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kolin.ron");
        workbench.save_to(path.clone(), None, &ctx);
        workbench.put(blank(RULESETS[0], Orientation::Flat, 9, 9), None);
        let own = folder.path().join("prag.ron");
        workbench.save_to(own.clone(), None, &ctx);
        wait(&mut workbench, &ctx);
        assert!(path.exists() && own.exists(), "both are written");
        assert_eq!(workbench.path(), Some(own.as_path()));
        assert!(!workbench.saving());
    }

    #[test]
    fn file_dialogs_that_panic_choose_no_file() {
        let ctx = egui::Context::default();
        let mut workbench = workbench().with_file_chooser(Arc::new(Broken));
        workbench.world.settings.file_dialogs = FileDialogs::System;
        workbench.save_copy(&ctx);
        assert!(workbench.keeping.is_some() && workbench.busy());
        wait(&mut workbench, &ctx);
        assert!(workbench.keeping.is_none());
    }
}
