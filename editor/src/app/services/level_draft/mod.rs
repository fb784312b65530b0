//! Levels drafted from height models, contour lines and spot heights, in the background, and the edit that takes them over.
//!
//! Must not know terrain, nor how a draft is drawn.

mod contours;
mod kept_contours;
mod model;

use super::by_hand::ByHand;
use super::taking::{count_words, with_note_of, with_steps};
use super::without_sheet::WithoutSheet;
use super::{Service, ServiceContext};
use crate::app::world::World;
use crate::document::{Document, scans};
use contours::Contouring;
use model::{Model, Read};
use oblique_board::Path as Course;
use oblique_context::contours::ContoursRequest;
use oblique_context::draft::{HeightUnit, HeightsLost, HeightsSettings, HeightsView};
use oblique_context::sheets::{SheetsRequest, Shown, Step};
use oblique_context::{Gesture, Intent};
use oblique_digitize::earth::{laying_over, middle_of_model};
use oblique_digitize::evidence::Taken;
use oblique_digitize::heights::{
    LevelDraft, LevelSettings, Model as HeightModel, draft_levels, taking_levels,
};
use oblique_digitize::recipe::{HeightsPart, StepPart};
use oblique_digitize::spot_ground::SpotGround;
use oblique_digitize::spots::{SpotCheck, check_spots};
use oblique_digitize::{DigitizeError, Laid};
use oblique_elevation::Grid;
use oblique_elevation::levels::{Steps, Unit};
use oblique_jobs::{Cancelled, Slot};
use oblique_scenario::{ChangeSet, Decimal, Edit, Facets, LevelsOf, SheetId, SheetLevels, TakenOver};
use oblique_text::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Drafts of levels.
#[derive(Default)]
pub(crate) struct LevelDrafts {
    reading: Slot<Read>,
    model: Option<Model>,
    /// A model that has given no levels yet, with its settings: the one before stays until it does.
    tried: Option<(Model, HeightsSettings)>,
    contours: Contouring,
    settings: HeightsSettings,
    drafting: Slot<Result<Drafted, DigitizeError>>,
    /// The draft as it is shown.
    draft: Option<Drafted>,
    /// The ground it rests on has changed since.
    outdated: bool,
    by_hand: ByHand,
    without_sheet: WithoutSheet,
}

/// A draft of levels.
struct Drafted {
    levels: LevelDraft,
    spots: Vec<SpotCheck>,
    /// What its ground is in the words of notes, where it is reckoned and nowhere to be read.
    estimate: Option<String>,
}

impl Service for LevelDrafts {
    fn opened(&mut self, _: &mut World) {
        *self = Self::default();
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        self.without_sheet.follow(&world.document);
        world.view.sheets.levels_by_hand = self.by_hand.follow(&world.document, |ground| ground.levels);
        if change.facets.meets(Facets::LAYOUT.with(Facets::SHEETS)) {
            let scenario = world.document.scenario();
            // Levels of a file or of spot heights stay what they are made of, whatever is entered.
            let asked = self.tried.as_ref().map(|(model, _)| model).or(self.model.as_ref());
            let gives = asked.is_none_or(|model| matches!(model, Model::Contours(..)));
            self.contours.moved(scenario, gives, &mut world.view.sheets.contours);
        }
        let rests = Facets::LAYOUT.with(Facets::SHEETS).with(Facets::LEVELS).with(Facets::FEATURES);
        let any = self.model.is_some() || self.tried.is_some();
        self.outdated |= any && change.facets.meets(rests);
    }

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        self.by_hand.settle();
        self.without_sheet.settle();
        if let Some(outcome) = self.reading.poll()
            && let Some(read) = context.result_of(outcome)
        {
            match read {
                Ok(file) => {
                    lay_board(context, &file.name, &file.grid);
                    self.tried = Some((Model::File(file), HeightsSettings::default()));
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
        if let Some(outcome) = self.drafting.poll()
            && let Some(drafted) = context.result_of(outcome)
        {
            match drafted {
                Ok(drafted) => {
                    if let Some((model, settings)) = self.tried.take() {
                        context.world.view.sheets.model_map = model.map();
                        (self.model, self.settings) = (Some(model), settings);
                    }
                    self.show(context, drafted);
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

impl LevelDrafts {
    /// Reads a height model.
    pub(in crate::app) fn open(&mut self, context: &mut ServiceContext<'_>, path: PathBuf, name: String) {
        let label = text!("conversion-reading-name", name);
        self.reading.start(context.jobs, label, context.waking(), move |task| {
            Ok(model::read(&path, name, &|| task.is_cancelled()))
        });
    }

    /// Does what panels and the tool ask for about contour lines.
    pub(in crate::app) fn contours_request(
        &mut self,
        context: &mut ServiceContext<'_>,
        request: ContoursRequest,
    ) {
        let dropped = request == ContoursRequest::Drop;
        self.contours.request(context, request);
        // Their heights hold the ground between spot heights too.
        self.outdated |= matches!(self.model, Some(Model::Spots(_)));
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
    pub(in crate::app) fn draft(&mut self, context: &mut ServiceContext<'_>, settings: HeightsSettings) {
        self.settings = settings;
        self.start(context);
    }

    /// Makes levels of the heights printed on the sheet worked on.
    pub(in crate::app) fn draft_spots(&mut self, context: &mut ServiceContext<'_>) {
        let view = &context.world.view.sheets;
        let Some((id, _)) = view.chosen(context.world.document.scenario()) else { return };
        let settings = match &self.model {
            Some(Model::Spots(_)) => self.settings,
            _ => HeightsSettings { unit: view.contours.unit, ..HeightsSettings::default() },
        };
        self.tried = Some((Model::Spots(id.clone()), settings));
        self.start(context);
    }

    /// What was taken over where no historical map remembers it, for a recipe.
    pub(in crate::app) fn without_sheet<'a>(
        &'a self,
        document: &'a Document,
    ) -> impl Iterator<Item = &'a (u64, StepPart)> {
        self.without_sheet.parts(document)
    }

    /// What the levels of the draft are made of, as a sheet remembers it; `folder` is that of the battle.
    fn levels_of(&self, context: &ServiceContext<'_>, folder: Option<&Path>) -> Option<LevelsOf> {
        let printed = |id: &SheetId| {
            let sheet = context.world.document.scenario().sheets.get(id);
            sheet.map(|sheet| sheet.spot_heights.clone()).unwrap_or_default()
        };
        let contours = &context.world.view.sheets.contours;
        Some(match self.model.as_ref()? {
            Model::File(file) => LevelsOf::Model { file: scans::relative(folder, &file.path) },
            Model::Contours(id, _) => {
                LevelsOf::Contours { contours: self.contours.kept(contours, id)?, printed: printed(id) }
            }
            Model::Spots(id) => {
                LevelsOf::Spots { printed: printed(id), contours: self.contours.kept(contours, id) }
            }
        })
    }

    /// A model gives no levels. One just opened is let go, and what was drafted before stays; of one that gave some it is
    /// said where it can be dropped, and once: whatever is changed next asks it again.
    fn no_levels(&mut self, context: &mut ServiceContext<'_>, why: &DigitizeError) {
        if let Some((model, _)) = self.tried.take() {
            context.out.push(Intent::Warn(format!("{}: {}", model.name(), model.without_levels(why))));
            // The settings, or the ground, may have changed meanwhile.
            return self.start(context);
        }
        let Some(model) = &self.model else { return };
        let view = &mut context.world.view.sheets;
        let lost = HeightsLost { file: model.name(), why: model.without_levels(why) };
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
        // The sheet may lie elsewhere by now.
        let sheet = model.sheet().and_then(|id| scenario.sheets.get(id));
        let laid = sheet.and_then(|sheet| Laid::new(sheet, Some(&place), scenario.board.layout()).ok());
        if laid.is_none()
            && let Some(id) = model.sheet()
        {
            // Heights that went with their sheet give no levels, and who looks for them looks in vain.
            let gone = matches!(model, Model::Spots(_)) && !scenario.sheets.contains_key(id);
            if gone {
                self.drop_draft(context);
            }
            return;
        }
        let lines = model.sheet().and_then(|id| self.contours.lines_with_heights(id));
        let printed = sheet.map(|sheet| sheet.spot_heights.clone()).unwrap_or_default();
        self.drafting.start(context.jobs, text!("conversion-making-levels"), context.waking(), move |task| {
            let streams: Vec<&Course> = streams.iter().collect();
            let is_cancelled = || task.is_cancelled();
            let drafted = |model: HeightModel<'_>, estimate| -> Result<Drafted, DigitizeError> {
                let levels =
                    draft_levels(model, &scenario.board, &place, &streams, &settings, &is_cancelled)?;
                let spots = check_spots(model, &scenario, &levels, settings.range)?;
                Ok(Drafted { levels, spots, estimate })
            };
            let drafted = match (&model, &laid) {
                (Model::File(file), _) => drafted(HeightModel::Own(&file.grid), None),
                (Model::Contours(_, ground), Some(laid)) => drafted(HeightModel::Sheet(ground, laid), None),
                (Model::Spots(_), Some(laid)) => {
                    let lines = lines.as_ref().map(|(lines, heights)| (&**lines, heights));
                    SpotGround::through(laid, &printed, lines, &is_cancelled)
                        .and_then(|ground| drafted(HeightModel::Spots(&ground), Some(ground.words())))
                }
                (Model::Contours(..) | Model::Spots(_), None) => return Err(Cancelled),
            };
            match drafted {
                Err(DigitizeError::Cancelled) => Err(Cancelled),
                drafted => Ok(drafted),
            }
        });
    }

    fn show(&mut self, context: &mut ServiceContext<'_>, drafted: Drafted) {
        let draft = &drafted.levels;
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
            spots: drafted.spots.clone(),
            beyond: draft.beyond,
            burnt: draft.lowered,
            by_middles: draft.by_middles,
        };
        self.draft = Some(drafted);
        context.world.view.sheets.heights = Some(Arc::new(view));
        context.world.view.sheets.heights_lost = None;
        if first {
            context.world.view.sheets.shown = Shown::Heights;
        }
    }

    /// Takes the levels over, with a note about where they are from; `folder` is that of the battle.
    pub(in crate::app) fn accept(&mut self, context: &mut ServiceContext<'_>, folder: Option<&Path>) {
        let (Some(drafted), Some(model)) = (&self.draft, &self.model) else { return };
        let draft = &drafted.levels;
        let scenario = context.world.document.scenario();
        if draft.levels.len() != scenario.board.layout().len() {
            return;
        }
        let layout = scenario.board.layout();
        let view = &context.world.view.sheets;
        let spared = |at: usize| view.spares_level(layout.hex(at));
        let spare = |(at, level): (usize, &Option<i8>)| level.filter(|_| !spared(at));
        let levels: Vec<Option<i8>> = draft.levels.iter().enumerate().map(spare).collect();
        let edit = taking_levels(&scenario.board, &levels);
        let Edit::Levels(changed) = &edit else { return };
        let count = changed.len();
        let (base, step) = (draft.steps.base_metres(), draft.steps.step_metres());
        // Notes are the document's, in the one language of its other notes, whoever opens it.
        let taken = Taken {
            what: "Levels".to_owned(),
            count: levels.iter().flatten().count(),
            unit: "hexes".to_owned(),
            beside: format!(
                "{}, level 0 from {} and a level each {}",
                match (model, &drafted.estimate) {
                    (_, Some(estimate)) => estimate.as_str(),
                    (Model::File(file), None) => file.name.as_str(),
                    (Model::Contours(..) | Model::Spots(_), None) => "its contour lines",
                },
                self.settings.unit.words(base),
                self.settings.unit.words(step)
            ),
            confidence_percent: None,
            estimated: drafted.estimate.is_some(),
        };
        let chosen = view.chosen(scenario).map(|(id, _)| id);
        let sheet = model.sheet().or(chosen).cloned();
        let edit = with_note_of(context, sheet.as_ref(), edit, &taken);
        let kept = self.levels_of(context, folder).zip(Decimal::new(base)).zip(Decimal::new(step));
        let (label, settings) = (model.taking().to_owned(), self.settings);
        let kept = kept.map(|((of, base_metres), step_metres)| SheetLevels {
            of,
            base_metres,
            step_metres,
            of_hex: settings.of_hex.into(),
            burn_streams: settings.burn_streams,
        });
        if sheet.is_none()
            && let Some(SheetLevels { of: LevelsOf::Model { file }, .. }) = &kept
        {
            self.without_sheet.taking(StepPart::Heights(HeightsPart {
                base_metres: Some(base),
                step_metres: Some(step),
                of_hex: settings.of_hex,
                burn_streams: settings.burn_streams,
                ..HeightsPart::of(file.clone())
            }));
        }
        let steps = kept.map(TakenOver::Levels).into_iter().collect();
        let edit = with_steps(context, sheet.as_ref(), edit, steps);
        self.by_hand.taking(!context.world.view.sheets.over_hand);
        context.out.push(Intent::Edit { label, edit, gesture: Gesture::Whole });
        context.out.push(Intent::Say(text!(
            "conversion-levels-of-what-hexes-taken-over",
            what = count_words(count)
        )));
        context.world.view.sheets.shown = Shown::Nothing;
    }

    /// Throws the draft of levels and its height model away.
    pub(in crate::app) fn drop_draft(&mut self, context: &mut ServiceContext<'_>) {
        self.reading.forget();
        self.drafting.forget();
        (self.model, self.tried, self.draft) = (None, None, None);
        (self.settings, self.outdated) = (HeightsSettings::default(), false);
        let view = &mut context.world.view.sheets;
        (view.heights, view.heights_lost) = (None, None);
        (view.model_middle, view.model_map) = (None, None);
        if view.shown == Shown::Heights {
            view.shown = Shown::Nothing;
        }
    }
}
