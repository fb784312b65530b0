//! Choosing files by the system's dialogs, and what waits to be written until one is chosen.
//!
//! Must not know what is done with a file, nor our own file browser: where the system has no dialogs it is asked for.

use super::{Service, ServiceContext};
use crate::app::dialogs::{Asked, FileChooser, Keeping, Pick, SystemFileChooser};
use crate::app::request::Request;
use crate::app::world::World;
use crate::settings::FileDialogs;
use oblique_context::Intent;
use oblique_jobs::{Progress, Running, Slot};
use oblique_scenario::ChangeSet;
use oblique_text::text;
use std::path::PathBuf;
use std::sync::Arc;

/// The file that is being chosen.
pub(crate) struct FileChoice {
    chooser: Arc<dyn FileChooser>,
    /// Was it found out that the system has no file dialogs?
    no_system_dialogs: bool,
    /// What is written once a file has been chosen for it.
    keeping: Option<Keeping>,
    /// The system's dialogs.
    asked: Slot<(Pick, Asked)>,
}

impl Default for FileChoice {
    fn default() -> Self {
        Self {
            chooser: Arc::new(SystemFileChooser),
            no_system_dialogs: false,
            keeping: None,
            asked: Slot::alongside(),
        }
    }
}

impl Service for FileChoice {
    fn opened(&mut self, _: &mut World) {}

    fn changed(&mut self, _: &mut World, _: &ChangeSet) {}

    /// Takes what the system's dialogs came to.
    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        while let Some(outcome) = self.asked.poll() {
            let request = match context.result_of(outcome) {
                Some((pick, Asked::Path(path))) => Request::Picked(pick, path),
                Some((pick, Asked::NoDialog)) => {
                    // It has none for the next file either.
                    self.no_system_dialogs = true;
                    Request::Browse(pick)
                }
                Some((pick, Asked::Ours)) => Request::Browse(pick),
                Some((_, Asked::Failed(why))) => {
                    context.out.push(Intent::Warn(why));
                    Request::NoFile
                }
                Some((_, Asked::Cancelled)) | None => Request::NoFile,
            };
            context.requests.push(request);
        }
    }
}

impl FileChoice {
    /// Files are chosen by other dialogs than the system's.
    pub(in crate::app) fn use_chooser(&mut self, chooser: Arc<dyn FileChooser>) {
        self.chooser = chooser;
    }

    /// Asks for a file, by the system's dialog, which begins in the folder `from`, or our own.
    pub(in crate::app) fn choose(
        &mut self,
        context: &mut ServiceContext<'_>,
        pick: Pick,
        from: Option<PathBuf>,
    ) {
        if context.world.settings.file_dialogs == FileDialogs::Own || self.no_system_dialogs {
            return context.requests.push(Request::Browse(pick));
        }
        let mut asking = self.chooser.clone().begin(pick.clone(), from);
        self.asked.start_in_steps(
            context.jobs,
            text!("files-choosing-a-file"),
            context.waking(),
            move |_| Ok(asking().map_or(Progress::Waits, |asked| Progress::Done((pick.clone(), asked)))),
        );
    }

    /// The jobs that wait in the system's dialogs.
    pub(in crate::app) fn running(&self) -> Vec<Running> {
        self.asked.running()
    }

    /// Holds what is to be written until its file is chosen.
    pub(in crate::app) fn keep(&mut self, keeping: Keeping) {
        self.keeping = Some(keeping);
    }

    /// What waits to be written; nothing waits afterwards.
    pub(in crate::app) const fn take_keeping(&mut self) -> Option<Keeping> {
        self.keeping.take()
    }
}

#[cfg(test)]
mod tests {
    use crate::app::{FileChooser, Pick, Workbench};
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

    #[test]
    fn file_dialogs_that_panic_choose_no_file() {
        let (settings, ctx) = (Settings::default(), egui::Context::default());
        let workbench = Workbench::new(settings, blank(RULESETS[0], Orientation::Flat, 6, 5));
        let mut workbench = workbench.with_file_chooser(Arc::new(Broken));
        workbench.world.settings.file_dialogs = FileDialogs::System;
        workbench.save_copy(&ctx);
        assert!(workbench.services.choosing.keeping.is_some() && workbench.busy());
        let end = Instant::now() + Duration::from_secs(20);
        while workbench.busy() {
            assert!(Instant::now() < end, "somebody still waits");
            workbench.begin_frame(&ctx);
            std::thread::yield_now();
        }
        assert!(workbench.services.choosing.keeping.is_none());
    }
}
