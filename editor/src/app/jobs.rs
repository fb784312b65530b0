//! Work that must not hold up the interface: each job has a thread, its result wakes the frame.

use super::dialogs::{Asked, Pick};
use crate::document::{Claim, SaveError, Stamp};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};

/// What a job brought.
pub(super) enum Done {
    /// A job ended in an error of ours: what it said.
    Failed(String),
    Picked(Pick, Asked),
    /// What the disk answered the file browser's question of that number.
    Browsed(u64, super::file_browser::Response),
    Loaded(Box<super::file::Opened>),
    /// A battle under way was read and played again, or why not.
    Resumed(Box<Result<super::battle_files::Resumed, String>>),
    /// Work that an earlier run left behind was read.
    Restored(Box<super::recovered::Restored>),
    /// What can be recovered is known.
    Recovered(Box<super::recovered::Found>),
    /// A file was claimed although another window has it open.
    Claimed(PathBuf, Box<Claim>),
    /// A file beside the document was written, or why not.
    Kept(Result<PathBuf, String>),
    /// A battle under way was written.
    BattleSaved(Result<PathBuf, String>),
    /// A position was written as a battle of its own, or why not.
    PositionKept(Result<PathBuf, String>),
    /// A battle was played again with the changes.
    PlayedAgain(Box<super::replay_changed::PlayedAgain>),
    /// A key set was read, or why not.
    KeysRead(Result<crate::command::KeysRead, String>),
    /// What a file holds now.
    Looked(PathBuf, Option<Stamp>),
    Saved {
        path: PathBuf,
        state: u64,
        result: Result<Stamp, SaveError>,
        /// The claim on a file that was not ours yet.
        claim: Option<Box<Claim>>,
    },
    /// Ground made up; `None` if it is not wanted any more.
    TerrainGenerator(Option<Box<super::generate_terrain::TerrainGenerated>>),
    /// A question answered.
    Answered(Box<super::analysis::Answered>),
    /// A sheet was read, or why not.
    RosterRead(Box<Result<super::army_sheet::RosterImport, String>>),
    /// What importing a sheet would do.
    RosterPlanned(u64, Box<oblique_exchange::spreadsheet::Plan>),
    /// A scenario to compare with, or why there is none.
    Compared(Box<Result<super::compare::Other, String>>),
    /// The document as it was a moment ago compared with what it is compared with.
    ComparedAnew(Box<crate::view::Comparison>),
    /// The text of what was copied, if it is not too large.
    Copied(Option<String>),
    /// The user's stamps.
    Stamps(Vec<crate::document::stamps::Stamp>),
    /// A stamp was written, or why not.
    StampKept(Result<crate::document::stamps::Stamp, String>),
    /// A stamp's file was removed, or why not.
    StampRemoved(Result<(), String>),
    /// The slow checks of that number are done; `None` if they were called off.
    Checked(u64, Option<Box<oblique_scenario::check::Late>>),
    /// The user's templates.
    Templates(Vec<crate::document::nations::Shelf>),
    /// A template was written, or why not.
    TemplateKept(Result<crate::document::nations::Shelf, String>),
    /// A preview of a picture is drawn.
    Previewed(Box<super::export::PreviewDone>),
    /// A picture was written, or why not.
    PictureWritten {
        path: PathBuf,
        result: Result<(), oblique_exchange::picture::Error>,
    },
    /// An order of battle was written, or why not.
    Exported {
        path: PathBuf,
        result: Result<(), String>,
    },
}

/// The jobs under way.
pub(super) struct Jobs {
    sender: Sender<Done>,
    receiver: Receiver<Done>,
    running: usize,
}

impl Default for Jobs {
    fn default() -> Self {
        let (sender, receiver) = channel();
        Self { sender, receiver, running: 0 }
    }
}

impl Jobs {
    /// Starts a job nobody waits for: should it panic, the user is told.
    pub fn start(&mut self, ctx: &egui::Context, work: impl FnOnce() -> Done + Send + 'static) {
        self.start_or(ctx, Done::Failed, work);
    }

    /// Starts a job somebody waits for: should it panic, or no thread be had, `failed` makes of what was said
    /// the result that lets them go on.
    pub fn start_or(
        &mut self,
        ctx: &egui::Context,
        failed: impl Fn(String) -> Done + Clone + Send + 'static,
        work: impl FnOnce() -> Done + Send + 'static,
    ) {
        let (sender, ctx) = (self.sender.clone(), ctx.clone());
        let unstarted = failed.clone();
        let body = move || {
            // A job that fails is told like any other end, or whoever waits for it would wait for ever.
            let done = catch_unwind(AssertUnwindSafe(work))
                .unwrap_or_else(|panic| failed(crate::log::message(panic.as_ref())));
            // The receiver is gone only when the program ends.
            let _ = sender.send(done);
            ctx.request_repaint();
        };
        self.running += 1;
        if let Err(e) = std::thread::Builder::new().name("job".to_owned()).spawn(body) {
            // The receiver is ours.
            let _ = self.sender.send(unstarted(e.to_string()));
        }
    }

    /// Results that have come in.
    pub fn finished(&mut self) -> Vec<Done> {
        let done: Vec<Done> = self.receiver.try_iter().collect();
        self.running = self.running.saturating_sub(done.len());
        done
    }

    /// Is any under way?
    pub const fn busy(&self) -> bool {
        self.running > 0
    }
}

#[cfg(test)]
mod tests {
    use super::{Done, Jobs};

    #[test]
    fn a_job_that_panics_is_told_and_waited_for_no_longer() {
        let mut jobs = Jobs::default();
        jobs.start(&egui::Context::default(), || panic!("a hole in the road"));
        let done = loop {
            if let Some(done) = jobs.finished().pop() {
                break done;
            }
            std::thread::yield_now();
        };
        assert!(matches!(done, Done::Failed(what) if what == "a hole in the road"));
        assert!(!jobs.busy());
    }

    #[test]
    fn who_waits_for_a_job_that_panics_has_a_result_of_its_own() {
        let mut jobs = Jobs::default();
        let failed = |what| Done::BattleSaved(Err(what));
        jobs.start_or(&egui::Context::default(), failed, || panic!("a hole in the road"));
        let done = loop {
            if let Some(done) = jobs.finished().pop() {
                break done;
            }
            std::thread::yield_now();
        };
        assert!(matches!(done, Done::BattleSaved(Err(what)) if what == "a hole in the road"));
        assert!(!jobs.busy());
    }
}
