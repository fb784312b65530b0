//! Services: what goes on beside panels and tools, each with its own state that nobody else sees.
//!
//! A service reads and changes the [`World`] and answers with intents, as panels do. It must not know the
//! [`Workbench`], other services, nor how anything is drawn.

pub(crate) mod analysis;
mod by_hand;
pub(crate) mod checks;
mod choosing;
pub(crate) mod clipboard;
mod comparison;
pub(in crate::app) mod files;
mod ground_file;
pub(in crate::app) mod level_draft;
mod names;
pub(in crate::app) mod play;
mod rules_comparison;
pub(in crate::app) mod sheets;
mod taking;
pub(super) mod terrain;
pub(in crate::app) mod terrain_draft;
mod tracing;
pub(in crate::app) mod vectors;
mod without_sheet;

use super::dialog::Dialog;
use super::jobs::{failure, waking};
use super::request::Request;
use super::world::World;
use super::{Workbench, dock};
use analysis::Analysis;
use checks::Checks;
use choosing::FileChoice;
use clipboard::Clipboard;
use comparison::Comparisons;
use files::Files;
use level_draft::LevelDrafts;
use names::Names;
use oblique_context::Intent;
use oblique_jobs::{Jobs, Outcome};
use oblique_scenario::ChangeSet;
use play::Play;
use rules_comparison::RulesComparisons;
use sheets::Sheets;
use terrain::TerrainGenerator;
use terrain_draft::TerrainDrafts;
use tracing::Tracing;
use vectors::Vectors;

/// What a service may use besides its own state.
pub(crate) struct ServiceContext<'a> {
    /// What is open.
    pub world: &'a mut World,
    /// All that is under way in the background.
    pub jobs: &'a Jobs,
    /// What panels might ask for as well, carried out when the service has done its part.
    pub out: &'a mut Vec<Intent>,
    /// What only dialogs and services ask for, carried out before that.
    pub(in crate::app) requests: &'a mut Vec<Request>,
    /// Is the user asked something?
    pub dialog_open: bool,
    /// Is the window still drawn in parts?
    pub window_opening: bool,
    /// Is the panel of that id shown?
    pub panel_shown: &'a dyn Fn(&str) -> bool,
    /// The window, to wake it.
    pub egui: &'a egui::Context,
}

impl ServiceContext<'_> {
    /// Asks the user something.
    fn ask(&mut self, dialog: impl Dialog) {
        self.requests.push(Request::Ask(Box::new(dialog)));
    }

    /// Asks the user something when what is asked now has been answered.
    fn ask_later(&mut self, dialog: impl Dialog) {
        self.requests.push(Request::AskLater(Box::new(dialog)));
    }

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

/// How many services there are.
const SERVICES: usize = 15;

/// All services.
#[derive(Default)]
pub(crate) struct Services {
    /// What is wrong with the scenario.
    pub checks: Checks,
    /// Questions to the ground.
    pub analysis: Analysis,
    /// The document's file.
    pub files: Files,
    /// Names that stay as they are in every language.
    pub names: Names,
    /// The file that is being chosen.
    pub choosing: FileChoice,
    /// Cut, copy and paste.
    pub clipboard: Clipboard,
    /// The document beside another.
    pub comparisons: Comparisons,
    /// The battle under every ruleset.
    pub rules_comparison: RulesComparisons,
    /// The battle under way.
    pub play: Play,
    /// The files of historical maps.
    pub sheets: Sheets,
    /// Levels made of height models and contour lines.
    pub level_drafts: LevelDrafts,
    /// Terrain made of historical maps.
    pub terrain_drafts: TerrainDrafts,
    /// Lines of historical maps.
    pub tracing: Tracing,
    /// Features of a GIS.
    pub vectors: Vectors,
    /// Terrain made by chance.
    pub terrain: TerrainGenerator,
}

impl Services {
    fn all(&mut self) -> [&mut dyn Service; SERVICES] {
        [
            &mut self.names,
            &mut self.files,
            &mut self.choosing,
            &mut self.checks,
            &mut self.analysis,
            &mut self.comparisons,
            &mut self.rules_comparison,
            &mut self.play,
            &mut self.sheets,
            &mut self.level_drafts,
            &mut self.terrain_drafts,
            &mut self.vectors,
            &mut self.tracing,
            &mut self.terrain,
            &mut self.clipboard,
        ]
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
}

impl Workbench {
    /// A frame begins: input waits, jobs may have ended.
    pub(super) fn begin_frame(&mut self, egui: &egui::Context) {
        self.serve_each(egui, |service, context| service.begin_frame(context));
    }

    /// Input has been taken, nothing is drawn yet.
    pub(super) fn before_drawing(&mut self, egui: &egui::Context) {
        self.serve_each(egui, |service, context| service.before_drawing(context));
    }

    /// Everything asked for in the frame is done.
    pub(super) fn end_frame(&mut self, egui: &egui::Context) {
        self.serve_each(egui, |service, context| service.end_frame(context));
    }

    /// Lets each service do its part. What one asks of others is done before the next has its turn: that another
    /// document is open, for one.
    fn serve_each(&mut self, egui: &egui::Context, part: fn(&mut dyn Service, &mut ServiceContext<'_>)) {
        for n in 0..SERVICES {
            self.serve(egui, |services, context| {
                if let Some(service) = services.all().get_mut(n) {
                    part(*service, context);
                }
            });
        }
    }

    /// Lets services do something, then carries out what they ask of others.
    pub(crate) fn serve(
        &mut self,
        egui: &egui::Context,
        work: impl FnOnce(&mut Services, &mut ServiceContext<'_>),
    ) {
        let (mut out, mut requests) = (Vec::new(), Vec::new());
        let (dialog_open, window_opening) = (self.dialogs.is_open(), self.is_opening());
        let dock = &self.dock;
        let panel_shown = |id: &str| dock::panel_shown(dock, id);
        let (world, jobs) = (&mut self.world, &self.jobs.list);
        let mut context = ServiceContext {
            world,
            jobs,
            out: &mut out,
            requests: &mut requests,
            dialog_open,
            window_opening,
            panel_shown: &panel_shown,
            egui,
        };
        work(&mut self.services, &mut context);
        for request in requests {
            self.carry_out_request(request, egui);
        }
        self.carry_out(out, egui);
    }
}
