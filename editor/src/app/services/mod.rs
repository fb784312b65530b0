//! Services: what goes on beside panels and tools, each with its own state that nobody else sees.
//!
//! A service reads and changes the [`World`] and answers with intents, as panels do. It must not know the
//! [`Workbench`], other services, nor how anything is drawn.

pub(crate) mod analysis;
pub(crate) mod checks;
mod comparison;
pub(in crate::app) mod play;
pub(super) mod terrain;

use super::jobs::{failure, waking};
use super::world::World;
use super::{Workbench, dock};
use crate::command::Intent;
use analysis::Analysis;
use checks::Checks;
use comparison::Comparisons;
use oblique_jobs::{Jobs, Outcome};
use oblique_scenario::ChangeSet;
use play::Play;
use terrain::TerrainGenerator;

/// What a service may use besides its own state.
pub(crate) struct ServiceContext<'a> {
    /// What is open.
    pub world: &'a mut World,
    /// All that is under way in the background.
    pub jobs: &'a Jobs,
    /// What others are to do, carried out when the service has done its part.
    pub out: &'a mut Vec<Intent>,
    /// Is the panel of that id shown?
    pub panel_shown: &'a dyn Fn(&str) -> bool,
    /// The window, to wake it.
    pub egui: &'a egui::Context,
}

impl ServiceContext<'_> {
    /// What a job calls when it has something to show.
    pub(super) fn waking(&self) -> impl Fn() + Send + Sync + 'static {
        waking(self.egui)
    }

    /// The result of a job. That one failed is said; one that was cancelled has none.
    fn result_of<T>(&mut self, outcome: Outcome<T>) -> Option<T> {
        match outcome {
            Outcome::Done(result) => Some(result),
            Outcome::Cancelled => None,
            Outcome::Failed { job, why } => {
                self.out.push(Intent::Warn(failure(&job, &why)));
                None
            }
        }
    }
}

/// Work beside the panels. A service is called at these moments, and by commands through its own functions.
trait Service {
    /// Another document, or another state of everything, is open.
    fn opened(&mut self, world: &mut World);

    /// The document has changed.
    fn changed(&mut self, world: &mut World, change: &ChangeSet);

    /// A frame begins: input waits, jobs may have ended.
    fn begin_frame(&mut self, _: &mut ServiceContext<'_>) {}

    /// Input has been taken, nothing is drawn yet.
    fn before_drawing(&mut self, _: &mut ServiceContext<'_>) {}

    /// Everything asked for in the frame is done.
    fn end_frame(&mut self, _: &mut ServiceContext<'_>) {}
}

/// All services.
#[derive(Default)]
pub(crate) struct Services {
    /// What is wrong with the scenario.
    pub checks: Checks,
    /// Questions to the ground.
    pub analysis: Analysis,
    /// The document beside another.
    pub comparisons: Comparisons,
    /// The battle under way.
    pub play: Play,
    /// Terrain made by chance.
    pub terrain: TerrainGenerator,
}

impl Services {
    fn all(&mut self) -> [&mut dyn Service; 5] {
        [&mut self.checks, &mut self.analysis, &mut self.comparisons, &mut self.play, &mut self.terrain]
    }

    /// Another document is open.
    pub(super) fn opened(&mut self, world: &mut World) {
        for service in self.all() {
            service.opened(world);
        }
    }

    /// The document has changed.
    pub(super) fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        for service in self.all() {
            service.changed(world, change);
        }
    }

    /// A frame begins.
    pub(super) fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        for service in self.all() {
            service.begin_frame(context);
        }
    }

    /// Input has been taken.
    pub(super) fn before_drawing(&mut self, context: &mut ServiceContext<'_>) {
        for service in self.all() {
            service.before_drawing(context);
        }
    }

    /// Everything asked for is done.
    pub(super) fn end_frame(&mut self, context: &mut ServiceContext<'_>) {
        for service in self.all() {
            service.end_frame(context);
        }
    }
}

impl Workbench {
    /// Lets services do something, then carries out what they ask of others.
    pub(crate) fn serve(
        &mut self,
        egui: &egui::Context,
        work: impl FnOnce(&mut Services, &mut ServiceContext<'_>),
    ) {
        let mut out = Vec::new();
        let dock = &self.dock;
        let panel_shown = |id: &str| dock::panel_shown(dock, id);
        let (world, jobs) = (&mut self.world, &self.jobs.list);
        let mut context = ServiceContext { world, jobs, out: &mut out, panel_shown: &panel_shown, egui };
        work(&mut self.services, &mut context);
        self.carry_out(out, egui);
    }
}
