//! Levels of a recipe: of a height model, or of the ground between contour lines.
//!
//! Must not know how contour lines are found on a scan.

use super::{ModelFile, Work};
use crate::evidence::{Taken, noting};
use crate::heights::{LevelSettings, Model, draft_levels, taking_levels};
use crate::recipe::RecipeError;
use crate::recipe::model::{HeightsPart, HexHeight};
use crate::spots::check_spots;
use oblique_board::Path;
use oblique_elevation::levels::Steps;
use oblique_scenario::{Decimal, LevelsOf, SheetId, SheetLevels, TakenOver};

/// How levels are made.
pub(in crate::recipe) struct Making<'a> {
    /// Of which step.
    pub(in crate::recipe) step: &'static str,
    /// What they are made of, in words.
    pub(in crate::recipe) name: &'a str,
    /// What they are made of, as the scan remembers it; nothing where that is no more than the recipe says.
    pub(in crate::recipe) of: Option<LevelsOf>,
    /// The height of level 0.
    pub(in crate::recipe) base_metres: Option<f64>,
    /// Metres a level.
    pub(in crate::recipe) step_metres: Option<f64>,
    /// What stands for a hex.
    pub(in crate::recipe) of_hex: HexHeight,
    /// Are hexes along streams lowered until water runs down?
    pub(in crate::recipe) burn_streams: bool,
    /// Is the ground reckoned, and nowhere to be read?
    pub(in crate::recipe) estimated: bool,
}

impl Work<'_> {
    pub(super) fn heights(
        &mut self,
        part: &HeightsPart,
        file: &ModelFile<'_>,
        sheet: Option<&SheetId>,
    ) -> Result<(), RecipeError> {
        let making = Making {
            step: "heights",
            name: &file.name,
            of: Some(LevelsOf::Model { file: file.way.clone() }),
            base_metres: part.base_metres,
            step_metres: part.step_metres,
            of_hex: part.of_hex,
            burn_streams: part.burn_streams,
            estimated: false,
        };
        self.levels(file.grid.into(), &making, sheet)
    }

    /// Levels of a height model, or of the ground between contour lines.
    pub(in crate::recipe) fn levels(
        &mut self,
        model: Model<'_>,
        making: &Making<'_>,
        sheet: Option<&SheetId>,
    ) -> Result<(), RecipeError> {
        let failed = RecipeError::step(making.step);
        let needs = RecipeError::Needs { step: making.step, needs: "a board that lies on the ground" };
        let place = self.scenario.board_place.ok_or(needs)?;
        let steps = match making.base_metres.zip(making.step_metres) {
            None => None,
            Some((base, step)) => {
                let why = RecipeError::Number { what: "the metres a level", number: step };
                Some(Steps::new(base, step).ok_or(why)?)
            }
        };
        let settings = LevelSettings {
            measure: making.of_hex.measure(),
            steps,
            burn_streams: making.burn_streams,
            ..LevelSettings::within(self.rules.levels)
        };
        let name = making.name;
        let board = &self.scenario.board;
        let streams: Vec<&Path> =
            board.features().values().filter(|f| (self.rules.flows)(&f.kind)).map(|f| &f.path).collect();
        let draft = draft_levels(model, board, &place, &streams, &settings, &|| false).map_err(&failed)?;
        let spots = check_spots(model, &self.scenario, &draft, settings.range).map_err(&failed)?;
        let count = draft.levels.iter().flatten().count();
        let (base, step) = (draft.steps.base_metres(), draft.steps.step_metres());
        let beside = format!("{name}, level 0 from {base:.0} m and a level each {step:.0} m");
        let edit = taking_levels(board, &draft.levels);
        let taken = Taken {
            what: "Levels".to_owned(),
            count,
            unit: "hexes".to_owned(),
            beside: beside.clone(),
            confidence_percent: None,
            estimated: making.estimated,
        };
        let without = match draft.without {
            0 => String::new(),
            n => format!(" {n} hexes lie off it."),
        };
        let beyond = match draft.beyond {
            0 => String::new(),
            n => format!(" {n} hexes are beyond the levels the rules know and have the last of them."),
        };
        self.report.push(format!("Levels of {count} hexes from {beside}.{without}{beyond}"));
        if !spots.is_empty() {
            let off = spots.iter().filter(|spot| spot.disagrees()).count();
            self.report.push(format!("{off} of {} spot heights disagree with them.", spots.len()));
        }
        let kept = making.of.clone().zip(Decimal::new(base)).zip(Decimal::new(step));
        let step = kept.map(|((of, base_metres), step_metres)| SheetLevels {
            of,
            base_metres,
            step_metres,
            of_hex: making.of_hex.into(),
            burn_streams: making.burn_streams,
        });
        let note = sheet.and_then(|id| noting(&self.scenario, id, &taken));
        self.apply(edit);
        if let Some(note) = note {
            self.apply(note);
        }
        if let Some((id, step)) = sheet.zip(step) {
            self.remember(id, vec![TakenOver::Levels(step)]);
        }
        Ok(())
    }
}
