//! Levels drafted from height models and contour lines, in the background, and the edit that takes them over.
//!
//! Must not know terrain, nor how a draft is drawn.

mod contours;
mod model;

use super::by_hand::ByHand;
use super::taking::{count_words, with_note};
use super::{Service, ServiceContext};
use crate::app::world::World;
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
use oblique_digitize::recipe::{ContoursPart, HeightsPart};
use oblique_digitize::spots::{SpotCheck, check_spots};
use oblique_digitize::{DigitizeError, Laid};
use oblique_elevation::Grid;
use oblique_elevation::levels::{Steps, Unit};
use oblique_jobs::{Cancelled, Slot};
use oblique_scenario::{ChangeSet, Decimal, Edit, Facets, SheetId};
use oblique_text::text;
use std::path::PathBuf;
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
    drafting: Slot<Result<(LevelDraft, Vec<SpotCheck>), DigitizeError>>,
    /// The draft as it is shown.
    draft: Option<LevelDraft>,
    /// The ground it rests on has changed since.
    outdated: bool,
    by_hand: ByHand,
}

impl Service for LevelDrafts {
    fn opened(&mut self, _: &mut World) {
        *self = Self::default();
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        world.view.sheets.levels_by_hand = self.by_hand.follow(&world.document, |ground| ground.levels);
        if change.facets.meets(Facets::LAYOUT.with(Facets::SHEETS)) {
            let scenario = world.document.scenario();
            self.contours.moved(scenario, &mut world.view.sheets.contours);
        }
        let rests = Facets::LAYOUT.with(Facets::SHEETS).with(Facets::LEVELS).with(Facets::FEATURES);
        let any = self.model.is_some() || self.tried.is_some();
        self.outdated |= any && change.facets.meets(rests);
    }

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        self.by_hand.settle();
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
        self.reading.start(context.jobs, label, context.waking(), move |_| Ok(model::read(&path, name)));
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
    pub(in crate::app) fn draft(&mut self, context: &mut ServiceContext<'_>, settings: HeightsSettings) {
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
            beyond: draft.beyond,
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
    pub(in crate::app) fn accept(&mut self, context: &mut ServiceContext<'_>) {
        let (Some(draft), Some(model)) = (&self.draft, &self.model) else { return };
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
        self.by_hand.taking(!context.world.view.sheets.over_hand);
        context.out.push(Intent::Edit {
            label: match model {
                Model::File(..) => text!("conversion-take-over-levels-from-a-height-model").to_owned(),
                Model::Contours(..) => text!("conversion-take-over-levels-from-contour-lines").to_owned(),
            },
            edit,
            gesture: Gesture::Whole,
        });
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
        (view.heights, view.heights_lost, view.model_middle) = (None, None, None);
        if view.shown == Shown::Heights {
            view.shown = Shown::Nothing;
        }
    }
}
