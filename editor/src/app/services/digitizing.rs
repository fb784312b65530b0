//! What is made of historical maps and height models: drafts, worked out in the background and shown, and the edits that
//! take them over.

mod contours;
mod training;

use super::{Service, ServiceContext};
use crate::app::file::name_of;
use crate::app::world::World;
use crate::document::files;
use contours::Contouring;
use oblique_board::Path as Course;
use oblique_classification::Description;
use oblique_context::contours::ContoursRequest;
use oblique_context::draft::{DraftView, HeightUnit, HeightsLost, HeightsSettings, HeightsView};
use oblique_context::sheets::{SheetsRequest, Shown, Step};
use oblique_context::{Gesture, Intent};
use oblique_digitize::contours::SheetGround;
use oblique_digitize::earth::{laying_over, middle_of_model};
use oblique_digitize::evidence::{Taken, noting};
use oblique_digitize::heights::{
    LevelDraft, LevelSettings, Model as HeightModel, draft_levels, taking_levels,
};
use oblique_digitize::recipe::{ContoursPart, HeightsPart};
use oblique_digitize::spots::{SpotCheck, check_spots};
use oblique_digitize::terrain::{TerrainDraft, Underneath, describe_board, draft_terrain};
use oblique_digitize::training::teachers;
use oblique_digitize::{DigitizeError, Laid};
use oblique_elevation::levels::{Steps, Unit};
use oblique_elevation::{Grid, readers};
use oblique_jobs::{Cancelled, Slot};
use oblique_scan::CacheFolder;
use oblique_scenario::words::thousands;
use oblique_scenario::{ChangeSet, Decimal, Edit, Facets, SheetId};
use oblique_text::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use training::Transfers;

/// Why a file that places or raises the ground is of no use.
#[derive(Debug, thiserror::Error)]
pub(super) enum GroundFileError {
    /// The system says no.
    #[error("{}", text!("files-name-unreadable", name = .0, why = .1))]
    Unreadable(String, std::io::Error),
    /// It is no height model.
    #[error("{0}: {1}.")]
    Model(String, readers::ReadError),
    /// It is no world file.
    #[error("{0}: {1}.")]
    World(String, oblique_georeference::world_file::WorldFileError),
}

/// A height model read, or why not.
type Read = Result<(String, Arc<Grid>), GroundFileError>;

/// A height model levels are made of.
#[derive(Clone)]
enum Model {
    /// Of a file.
    File(String, Arc<Grid>),
    /// Of the contour lines of a sheet.
    Contours(SheetId, Arc<SheetGround>),
}

impl Model {
    /// What it is called.
    fn name(&self) -> String {
        match self {
            Self::File(name, _) => name.clone(),
            Self::Contours(..) => text!("conversion-contour-lines").to_owned(),
        }
    }
}

/// A draft of terrain is sure enough from here on, in percent, until the user says otherwise.
const USUAL_THRESHOLD: u32 = 60;

/// The description of a board, and what it rests on.
type Described = ((SheetId, Underneath), Arc<Description>);

/// Terrain drafted, or why not.
struct TerrainDrafted {
    described: Option<Described>,
    draft: Result<TerrainDraft, DigitizeError>,
}

/// Drafts of terrain and levels.
#[derive(Default)]
pub(crate) struct Digitizing {
    reading: Slot<Read>,
    model: Option<Model>,
    /// A model that has given no levels yet, with its settings: the one before stays until it does.
    tried: Option<(Model, HeightsSettings)>,
    contours: Contouring,
    settings: HeightsSettings,
    drafting: Slot<Result<(LevelDraft, Vec<SpotCheck>), DigitizeError>>,
    /// The draft as it is shown.
    draft: Option<LevelDraft>,
    /// The ground it rests on has changed since.
    outdated: bool,
    terrain: Slot<TerrainDrafted>,
    described: Option<Described>,
    /// Samples have changed under a draft of terrain.
    relearn: bool,
    transfers: Transfers,
}

impl Service for Digitizing {
    fn opened(&mut self, _: &mut World) {
        *self = Self::default();
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        if change.facets.meets(Facets::LAYOUT) {
            world.view.sheets.draft = None;
        }
        self.relearn |= world.view.sheets.draft.is_some() && change.facets.meets(Facets::SHEETS);
        if change.facets.meets(Facets::LAYOUT.with(Facets::SHEETS)) {
            let scenario = world.document.scenario();
            self.contours.moved(scenario, &mut world.view.sheets.contours);
        }
        let rests = Facets::LAYOUT.with(Facets::SHEETS).with(Facets::LEVELS).with(Facets::FEATURES);
        let any = self.model.is_some() || self.tried.is_some();
        self.outdated |= any && change.facets.meets(rests);
    }

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        if let Some(outcome) = self.reading.poll()
            && let Some(read) = context.result_of(outcome)
        {
            match read {
                Ok((name, grid)) => {
                    lay_board(context, &name, &grid);
                    self.tried = Some((Model::File(name, grid), HeightsSettings::default()));
                    context.out.push(Intent::Sheets(SheetsRequest::ShowStep(Step::Heights)));
                    self.start(context);
                }
                Err(why) => context.out.push(Intent::Warn(why.to_string())),
            }
        }
        if let Some((sheet, ground)) = self.contours.poll(context) {
            let unit = context.world.view.sheets.contours.unit;
            let settings = match self.model {
                Some(Model::Contours(..)) => self.settings,
                _ => HeightsSettings { unit, ..HeightsSettings::default() },
            };
            self.tried = Some((Model::Contours(sheet, Arc::new(ground)), settings));
            self.start(context);
        }
        if let Some(outcome) = self.terrain.poll()
            && let Some(drafted) = context.result_of(outcome)
        {
            self.terrain_drafted(context, drafted);
        }
        self.transfers.poll(context);
        if let Some(outcome) = self.drafting.poll()
            && let Some(drafted) = context.result_of(outcome)
        {
            match drafted {
                Ok((draft, spots)) => {
                    if let Some((model, settings)) = self.tried.take() {
                        (self.model, self.settings) = (Some(model), settings);
                    }
                    self.show(context, draft, spots);
                }
                Err(DigitizeError::Cancelled) => {}
                Err(why) => self.no_levels(context, &why),
            }
        }
    }

    fn end_frame(&mut self, context: &mut ServiceContext<'_>) {
        self.contours.follow(context);
        if std::mem::take(&mut self.outdated) {
            self.start(context);
        }
        if std::mem::take(&mut self.relearn)
            && let Some(draft) = context.world.view.sheets.draft.clone()
        {
            self.draft_terrain(context, draft.sheet.clone());
        }
    }
}

/// Lays a board that lies nowhere yet over the middle of a height model: levels want no historical map.
fn lay_board(context: &mut ServiceContext<'_>, name: &str, grid: &Grid) {
    context.world.view.sheets.model_middle = middle_of_model(grid);
    let scenario = context.world.document.scenario();
    // Where sheets lie, the board is laid over them.
    if scenario.board_place.is_some() || !scenario.sheets.is_empty() {
        return;
    }
    let yards = Decimal::from(context.world.ruleset.catalog().hex_yards.max(1));
    context.out.push(match laying_over(scenario, grid, yards) {
        Ok(edit) => Intent::edit(text!("conversion-lay-the-board-over-a-height-model"), edit),
        Err(why) => Intent::Warn(format!("{name}: {why}.")),
    });
}

impl Digitizing {
    /// Reads a height model.
    pub(in crate::app) fn open_heights(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: PathBuf,
        name: String,
    ) {
        let label = text!("conversion-reading-name", name);
        self.reading.start(context.jobs, label, context.waking(), move |_| Ok(read_model(&path, name)));
    }

    /// Lets the sheet worked on learn from another of the battle.
    pub(in crate::app) fn use_training(&mut self, context: &mut ServiceContext<'_>, teacher: &SheetId) {
        if let Some(learner) = chosen(context.world) {
            self.transfers.of_sheet(context, learner, teacher);
        }
    }

    /// Lets the sheet worked on learn from those of another battle, whose scans are kept as tiles in that folder.
    pub(in crate::app) fn open_training(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: PathBuf,
        tiles: Arc<dyn CacheFolder>,
    ) {
        let name = name_of(&path);
        if let Some(learner) = chosen(context.world) {
            self.transfers.of_battle(context, learner, (path, name), tiles);
        }
    }

    /// Does what panels and the tool ask for about contour lines.
    pub(in crate::app) fn contours_request(
        &mut self,
        context: &mut ServiceContext<'_>,
        request: ContoursRequest,
    ) {
        let dropped = request == ContoursRequest::Drop;
        self.contours.request(context, request);
        if !dropped {
            return;
        }
        if self.tried.take_if(|(model, _)| matches!(model, Model::Contours(..))).is_some() {
            self.drafting.forget();
        }
        if matches!(self.model, Some(Model::Contours(..))) {
            (self.model, self.draft) = (None, None);
            self.drafting.forget();
            let view = &mut context.world.view.sheets;
            (view.heights, view.heights_lost) = (None, None);
        }
        // A file that was being tried goes on where it was.
        self.outdated |= self.tried.is_some();
    }

    /// Makes levels of the model by other settings.
    pub(in crate::app) fn draft_heights(
        &mut self,
        context: &mut ServiceContext<'_>,
        settings: HeightsSettings,
    ) {
        self.settings = settings;
        self.start(context);
    }

    /// The part of a recipe that levels of contour lines are.
    pub(in crate::app) fn contours_part(&self, world: &World, sheet: &SheetId) -> Option<ContoursPart> {
        let sheets = &world.view.sheets;
        let view = sheets.heights.as_deref().filter(|_| matches!(self.model, Some(Model::Contours(..))))?;
        let part = self.contours.part(&sheets.contours, sheet)?;
        Some(ContoursPart {
            base_metres: Some(view.base_metres),
            step_metres: Some(view.step_metres),
            of_hex: view.settings.of_hex,
            burn_streams: view.settings.burn_streams,
            ..part
        })
    }

    /// The part of a recipe that levels of a height model are: its file is looked for beside the recipe.
    pub(in crate::app) fn heights_part(&self, world: &World) -> Option<HeightsPart> {
        let Some(Model::File(file, _)) = &self.model else { return None };
        let view = world.view.sheets.heights.as_deref()?;
        Some(HeightsPart {
            base_metres: Some(view.base_metres),
            step_metres: Some(view.step_metres),
            of_hex: view.settings.of_hex,
            burn_streams: view.settings.burn_streams,
            ..HeightsPart::of(file.clone())
        })
    }

    /// A model gives no levels. One just opened is let go, and what was drafted before stays; of one that gave some it is
    /// said where it can be dropped, and once: whatever is changed next asks it again.
    fn no_levels(&mut self, context: &mut ServiceContext<'_>, why: &DigitizeError) {
        let said = text!("conversion-no-levels-can-be-had-from-the-height", why);
        if let Some((model, _)) = self.tried.take() {
            context.out.push(Intent::Warn(format!("{}: {said}", model.name())));
            // The settings, or the ground, may have changed meanwhile.
            return self.start(context);
        }
        let Some(file) = self.model.as_ref().map(Model::name) else { return };
        let view = &mut context.world.view.sheets;
        let lost = HeightsLost { file, why: said };
        if view.heights_lost.as_ref() != Some(&lost) {
            context.out.push(Intent::Warn(format!("{}: {}", lost.file, lost.why)));
        }
        (view.heights, view.heights_lost) = (None, Some(lost));
        self.draft = None;
    }

    fn start(&mut self, context: &mut ServiceContext<'_>) {
        let tried = self.tried.clone();
        let asked = tried.or_else(|| self.model.clone().map(|model| (model, self.settings)));
        let Some((model, settings)) = asked else { return };
        let scenario = context.world.document.scenario();
        let Some(place) = scenario.board_place else { return };
        let catalog = context.world.ruleset.catalog();
        let HeightsSettings { of_hex, base_metres, step_metres, unit, burn_streams } = settings;
        let settings = LevelSettings {
            measure: of_hex.measure(),
            steps: base_metres.zip(step_metres).and_then(|(base, step)| Steps::new(base, step)),
            unit: match unit {
                HeightUnit::Metres => Unit::Metres,
                HeightUnit::Feet => Unit::Feet,
            },
            burn_streams,
            ..LevelSettings::within(catalog.levels)
        };
        let flows = |kind: &str| catalog.linear(kind).is_some_and(oblique_rules::catalog::Linear::flows);
        let streams: Vec<Course> =
            scenario.board.features().values().filter(|f| flows(&f.kind)).map(|f| f.path.clone()).collect();
        let scenario = scenario.clone();
        let laid = match &model {
            Model::File(..) => None,
            // The sheet may lie elsewhere by now.
            Model::Contours(id, _) => {
                let sheet = scenario.sheets.get(id);
                let laid =
                    sheet.and_then(|sheet| Laid::new(sheet, Some(&place), scenario.board.layout()).ok());
                let Some(laid) = laid else { return };
                Some(laid)
            }
        };
        self.drafting.start(context.jobs, text!("conversion-making-levels"), context.waking(), move |task| {
            let streams: Vec<&Course> = streams.iter().collect();
            let model = match (&model, &laid) {
                (Model::Contours(_, ground), Some(laid)) => HeightModel::Sheet(ground, laid),
                (Model::File(_, grid), _) => HeightModel::Own(grid),
                (Model::Contours(..), None) => return Err(Cancelled),
            };
            let board = &scenario.board;
            let drafted = draft_levels(model, board, &place, &streams, &settings, &|| task.is_cancelled())
                .and_then(|draft| {
                    let spots = check_spots(model, &scenario, &draft, settings.range)?;
                    Ok((draft, spots))
                });
            match drafted {
                Err(DigitizeError::Cancelled) => Err(Cancelled),
                drafted => Ok(drafted),
            }
        });
    }

    fn show(&mut self, context: &mut ServiceContext<'_>, draft: LevelDraft, spots: Vec<SpotCheck>) {
        let Some(file) = self.model.as_ref().map(Model::name) else { return };
        let layout = context.world.document.scenario().board.layout();
        // A draft of a board of another size is of no use; the next is under way.
        if draft.levels.len() != layout.len() {
            return;
        }
        let first = context.world.view.sheets.heights.is_none();
        let levels =
            layout.hexes().zip(&draft.levels).filter_map(|(hex, level)| Some((hex, (*level)?))).collect();
        let view = HeightsView {
            file,
            settings: self.settings,
            base_metres: draft.steps.base_metres(),
            step_metres: draft.steps.step_metres(),
            levels,
            range_metres: draft.range_metres,
            histogram: draft.histogram.counts.clone(),
            bare: draft.without,
            disagreements: draft.disagreements.iter().map(|d| (d.hex, d.drawn, d.model)).collect(),
            spots,
            burnt: draft.lowered,
            by_middles: draft.by_middles,
        };
        self.draft = Some(draft);
        context.world.view.sheets.heights = Some(Arc::new(view));
        context.world.view.sheets.heights_lost = None;
        if first {
            context.world.view.sheets.shown = Shown::Heights;
        }
    }

    /// Takes the levels over, with a note about where they are from.
    pub(in crate::app) fn accept_heights(&mut self, context: &mut ServiceContext<'_>) {
        let (Some(draft), Some(model)) = (&self.draft, &self.model) else { return };
        let scenario = context.world.document.scenario();
        if draft.levels.len() != scenario.board.layout().len() {
            return;
        }
        let edit = taking_levels(&scenario.board, &draft.levels);
        let Edit::Levels(changed) = &edit else { return };
        let count = changed.len();
        let (base, step) = (draft.steps.base_metres(), draft.steps.step_metres());
        // Notes are the document's, in the one language of its other notes, whoever opens it.
        let taken = Taken {
            what: "Levels".to_owned(),
            count: draft.levels.iter().flatten().count(),
            unit: "hexes".to_owned(),
            beside: format!(
                "{}, level 0 from {} and a level each {}",
                match model {
                    Model::File(name, _) => name.as_str(),
                    Model::Contours(..) => "its contour lines",
                },
                self.settings.unit.words(base),
                self.settings.unit.words(step)
            ),
            confidence_percent: None,
        };
        let edit = with_note(context, edit, &taken);
        context.out.push(Intent::Edit {
            label: match model {
                Model::File(..) => text!("conversion-take-over-levels-from-a-height-model").to_owned(),
                Model::Contours(..) => text!("conversion-take-over-levels-from-contour-lines").to_owned(),
            },
            edit,
            gesture: Gesture::Whole,
        });
        context
            .out
            .push(Intent::Say(text!("conversion-levels-of-what-hexes-taken-over", what = words(count))));
        context.world.view.sheets.shown = Shown::Nothing;
    }

    /// Drafts terrain from a sheet and its samples; and again whenever samples come or go, until the draft is thrown away.
    pub(in crate::app) fn draft_terrain(&mut self, context: &mut ServiceContext<'_>, id: SheetId) {
        let scenario = context.world.document.scenario();
        let Some(sheet) = scenario.sheets.get(&id).cloned() else { return };
        let Some(pixels) = context.world.view.sheets.pixels(&id).cloned() else { return };
        let (place, board) = (scenario.board_place, scenario.board.clone());
        let key = (id, Underneath::of(&sheet, place, board.layout()));
        let known = self.described.clone().filter(|known| known.0 == key).map(|known| known.1);
        self.terrain.start(
            context.jobs,
            text!("conversion-drafting-terrain"),
            context.waking(),
            move |task| {
                let mut go_on = |done: f32| {
                    task.report(done);
                    !task.is_cancelled()
                };
                let description = match known {
                    Some(known) => Ok(known),
                    None => {
                        describe_board(&sheet, place.as_ref(), board.layout(), pixels.0.as_ref(), &mut go_on)
                            .map(Arc::new)
                    }
                };
                match description {
                    Err(DigitizeError::Cancelled) => Err(Cancelled),
                    Err(why) => Ok(TerrainDrafted { described: None, draft: Err(why) }),
                    Ok(description) => {
                        let draft = draft_terrain(&description, &sheet, &board);
                        Ok(TerrainDrafted { described: Some((key, description)), draft })
                    }
                }
            },
        );
    }

    fn terrain_drafted(&mut self, context: &mut ServiceContext<'_>, drafted: TerrainDrafted) {
        let Some(described) = drafted.described else {
            if let Err(why) = drafted.draft {
                context.out.push(Intent::Warn(text!("conversion-no-terrain-can-be-drafted-why", why)));
            }
            return;
        };
        let sheet = described.0.0.clone();
        self.described = Some(described);
        let view = &mut context.world.view.sheets;
        match drafted.draft {
            Ok(draft) => {
                if view.draft.is_none() {
                    view.shown = Shown::Terrain;
                    if view.threshold_percent == 0 {
                        view.threshold_percent = USUAL_THRESHOLD;
                    }
                }
                let percent = |sure: f32| (sure.clamp(0.0, 1.0) * 100.0).round() as u8;
                let cells = draft.cells.iter().map(|(hex, terrain, sure)| (*hex, *terrain, percent(*sure)));
                let mut remarks = draft.remarks.clone();
                if draft.unknown > 0 {
                    remarks.push(text!(
                        "conversion-unknown-hexes-are-unlike-every-sample",
                        unknown = words(draft.unknown)
                    ));
                }
                let cells = cells.collect();
                let least_sure = draft.least_sure;
                view.draft = Some(Arc::new(DraftView { sheet, cells, least_sure, remarks }));
            }
            Err(why) => {
                view.draft = None;
                context.out.push(Intent::Warn(text!("conversion-no-terrain-can-be-drafted-why", why)));
            }
        }
    }

    /// Takes the terrain over, where it is sure enough.
    pub(in crate::app) fn accept_terrain(context: &mut ServiceContext<'_>) {
        let view = &context.world.view.sheets;
        let Some(draft) = view.draft.clone() else { return };
        let board = &context.world.document.scenario().board;
        let threshold = view.threshold_percent;
        let sure: Vec<_> = draft.surer(threshold).collect();
        let count = sure.len();
        let cells = sure.into_iter().filter(|(hex, terrain)| board.terrain(*hex) != Some(*terrain)).collect();
        let all: Vec<u32> =
            draft.cells.iter().map(|(_, _, sure)| u32::from(*sure)).filter(|s| *s >= threshold).collect();
        let mean = all.iter().sum::<u32>() / u32::try_from(all.len().max(1)).unwrap_or(1);
        let taught = context.world.document.scenario().sheets.get(&draft.sheet).map(teachers);
        let taken = Taken {
            what: "Terrain".to_owned(),
            count,
            unit: "hexes".to_owned(),
            beside: taught.unwrap_or_default(),
            confidence_percent: Some((mean, threshold)),
        };
        let edit = with_note(context, Edit::Terrain(cells), &taken);
        context.out.push(Intent::edit(text!("conversion-take-over-terrain-from-the-historical-map"), edit));
        context
            .out
            .push(Intent::Say(text!("conversion-terrain-of-what-hexes-taken-over", what = words(count))));
        context.world.view.sheets.shown = Shown::Nothing;
    }

    /// Throws the draft of terrain away.
    pub(in crate::app) fn drop_terrain(&mut self, context: &mut ServiceContext<'_>) {
        self.relearn = false;
        let view = &mut context.world.view.sheets;
        view.draft = None;
        if view.shown == Shown::Terrain {
            view.shown = Shown::Nothing;
        }
    }

    /// Throws the draft of levels and its height model away.
    pub(in crate::app) fn drop_heights(&mut self, context: &mut ServiceContext<'_>) {
        self.reading.forget();
        self.drafting.forget();
        (self.model, self.tried, self.draft) = (None, None, None);
        (self.settings, self.outdated) = (HeightsSettings::default(), false);
        let view = &mut context.world.view.sheets;
        (view.heights, view.heights_lost, view.model_middle) = (None, None, None);
        if view.shown == Shown::Heights {
            view.shown = Shown::Nothing;
        }
    }
}

/// The sheet worked on.
fn chosen(world: &World) -> Option<SheetId> {
    world.view.sheets.chosen(world.document.scenario()).map(|(id, _)| id.clone())
}

/// How many, as people read numbers.
fn words(count: usize) -> String {
    thousands(i64::try_from(count).unwrap_or(i64::MAX))
}

/// An edit with the note about what it takes from the sheet worked on.
fn with_note(context: &ServiceContext<'_>, edit: Edit, taken: &Taken) -> Edit {
    let scenario = context.world.document.scenario();
    let chosen = context.world.view.sheets.chosen(scenario);
    let note = chosen.and_then(|(id, _)| noting(scenario, id, taken));
    Edit::Many(std::iter::once(edit).chain(note).collect())
}

fn read_model(path: &Path, name: String) -> Read {
    let bytes = files::read(path).map_err(|why| GroundFileError::Unreadable(name.clone(), why))?;
    let grid =
        readers::read(&name_of(path), &bytes).map_err(|why| GroundFileError::Model(name.clone(), why))?;
    // What lies beside it may tell its plane.
    let plane =
        files::read_text(&path.with_extension("prj")).ok().and_then(|text| oblique_georeference::prj(&text));
    let grid = match plane {
        Some(plane) => {
            let frame = *grid.frame();
            grid.placed(frame, plane)
        }
        None => grid,
    };
    Ok((name, Arc::new(grid)))
}
