//! Samples of other sheets that teach the one worked on: described in the background, taken over in one step.

use super::super::ServiceContext;
use crate::app::file::ReadError;
use crate::app::services::sheets::Watching;
use crate::document::load;
use crate::document::scans;
use oblique_context::Intent;
use oblique_digitize::DigitizeError;
use oblique_digitize::terrain::describe_board;
use oblique_digitize::training::{name_elsewhere, name_here, taking_training, taught_by, teaches};
use oblique_jobs::{Cancelled, Slot, Task};
use oblique_scan::{CacheFolder, Pixels, ScanError};
use oblique_scenario::{Scenario, Sheet, SheetId, SheetTraining};
use oblique_text::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use thiserror::Error;

/// What others teach a sheet, or why nothing.
struct Taught {
    /// Which sheet.
    learner: SheetId,
    /// Whose training it is, for the undo list.
    of: String,
    sets: Vec<SheetTraining>,
    /// Sheets that teach nothing, and why, a sentence each.
    failures: Vec<String>,
}

/// Trainings taken over from other sheets.
#[derive(Default)]
pub(super) struct Transfers {
    slot: Slot<Result<Taught, ReadError>>,
}

impl Transfers {
    /// Lets a sheet learn from another of the battle.
    pub(super) fn of_sheet(&mut self, context: &mut ServiceContext<'_>, learner: SheetId, teacher: &SheetId) {
        let scenario = context.world.document.scenario();
        let Some(sheet) = scenario.sheets.get(teacher).cloned() else { return };
        let pixels = context.world.view.sheets.pixels(teacher).cloned();
        let (place, layout) = (scenario.board_place, scenario.board.layout());
        let of = name_here(&sheet).to_owned();
        self.slot.start(
            context.jobs,
            text!("conversion-describing-samples"),
            context.waking(),
            move |task| {
                let mut taught = Taught { learner, of, sets: Vec::new(), failures: Vec::new() };
                let name = taught.of.clone();
                let described = match pixels {
                    Some(pixels) => described(&sheet, place.as_ref(), layout, pixels.0.as_ref(), task)?,
                    None => Err(NotDescribed::NoScan),
                };
                taught.take(&sheet, &name, described);
                Ok(Ok(taught))
            },
        );
    }

    /// Lets a sheet learn from those of another battle.
    pub(super) fn of_battle(
        &mut self,
        context: &mut ServiceContext<'_>,
        learner: SheetId,
        (path, name): (PathBuf, String),
        tiles: Arc<dyn CacheFolder>,
    ) {
        let label = text!("conversion-reading-name", name);
        self.slot.start(context.jobs, label, context.waking(), move |task| {
            let battle = load(crate::app::rulesets::REGISTRY, &path)
                .map_err(ReadError::Load)
                .and_then(|loaded| loaded.reading.scenario.ok_or(ReadError::NoBattle(name.clone())));
            let battle = match battle {
                Ok(battle) => battle,
                Err(why) => return Ok(Err(why)),
            };
            let mut taught = Taught { learner, of: name, sets: Vec::new(), failures: Vec::new() };
            for sheet in battle.sheets.values().filter(|sheet| teaches(sheet)) {
                let described = described_elsewhere(sheet, &battle, path.parent(), &tiles, task)?;
                taught.take(sheet, &name_elsewhere(sheet, &battle), described);
            }
            Ok(Ok(taught))
        });
    }

    /// Takes over what was described.
    pub(super) fn poll(&mut self, context: &mut ServiceContext<'_>) {
        let Some(outcome) = self.slot.poll() else { return };
        let taught = match context.result_of(outcome) {
            Some(Ok(taught)) => taught,
            Some(Err(why)) => return context.out.push(Intent::Warn(why.to_string())),
            None => return,
        };
        context.out.extend(taught.failures.into_iter().map(Intent::Warn));
        let scenario = context.world.document.scenario();
        let catalog = context.world.ruleset.catalog();
        let name = |id: &str| {
            let known = catalog.terrain.iter().find(|terrain| terrain.id == id);
            known.map_or_else(|| id.to_owned(), |terrain| terrain.name.clone())
        };
        if let Some(taken) = taking_training(scenario, &taught.learner, &taught.sets) {
            let said = taken.sentence(&name);
            context
                .out
                .push(Intent::edit(text!("conversion-use-the-training-of-of", of = taught.of), taken.edit));
            context.out.push(Intent::Say(said));
        } else {
            let text = text!("conversion-of-teaches-nothing-no-historical-map-of-it", of = taught.of);
            context.out.push(Intent::Warn(text));
        }
    }
}

impl Taught {
    /// Takes a sheet in, with its board described or why that cannot be.
    fn take(&mut self, sheet: &Sheet, name: &str, described: Result<Option<Described>, NotDescribed>) {
        match described {
            Ok(described) => self.sets.extend(taught_by(sheet, name, described.as_ref())),
            Err(why) => {
                self.sets.extend(taught_by(sheet, name, None));
                self.failures.push(text!("conversion-the-samples-of-name-cannot-be-used-why", name, why));
            }
        }
    }
}

type Described = oblique_classification::Description;

/// Why the samples of a sheet cannot be used; displays as what follows a colon.
#[derive(Debug, Error)]
enum NotDescribed {
    /// Its scan is not there.
    #[error("{}", text!("conversion-its-scan-is-not-there-find-it-first"))]
    NoScan,
    /// Its scan cannot be opened.
    #[error("{}: {why}", path.display())]
    Opening { path: PathBuf, why: scans::OpenError },
    /// The pixels of its scan cannot be read.
    #[error("{}: {why}", path.display())]
    Reading { path: PathBuf, why: ScanError },
    /// Nothing can be said of the samples.
    #[error(transparent)]
    Samples(#[from] DigitizeError),
}

/// A sheet of another battle as its board has it.
fn described_elsewhere(
    sheet: &Sheet,
    battle: &Scenario,
    folder: Option<&Path>,
    tiles: &Arc<dyn CacheFolder>,
    task: &Task,
) -> Result<Result<Option<Described>, NotDescribed>, Cancelled> {
    let path = scans::resolve(folder, &sheet.file);
    let scan = match scans::open((&path, sheet.page), tiles, &Watching(task)) {
        Err(scans::OpenError::Scan(ScanError::Cancelled)) => return Err(Cancelled),
        Err(why) => return Ok(Err(NotDescribed::Opening { path, why })),
        Ok(scan) => scan,
    };
    if let Some(build) = scan.build {
        match build.run(&Watching(task)) {
            Err(ScanError::Cancelled) => return Err(Cancelled),
            Err(why) => return Ok(Err(NotDescribed::Reading { path, why })),
            Ok(_) => {}
        }
    }
    let pixels: Arc<dyn Pixels> = scan.pyramid;
    described(sheet, battle.board_place.as_ref(), battle.board.layout(), pixels.as_ref(), task)
}

/// A sheet as a board has it; none where nothing was clicked on it.
fn described(
    sheet: &Sheet,
    place: Option<&oblique_scenario::BoardPlace>,
    layout: oblique_board::hex::Layout,
    pixels: &dyn Pixels,
    task: &Task,
) -> Result<Result<Option<Described>, NotDescribed>, Cancelled> {
    if sheet.samples.values().all(Vec::is_empty) {
        return Ok(Ok(None));
    }
    let mut go_on = |done: f32| {
        task.report(done);
        !task.is_cancelled()
    };
    match describe_board(sheet, place, layout, pixels, &mut go_on) {
        Err(DigitizeError::Cancelled) => Err(Cancelled),
        Err(why) => Ok(Err(why.into())),
        Ok(description) => Ok(Ok(Some(description))),
    }
}
