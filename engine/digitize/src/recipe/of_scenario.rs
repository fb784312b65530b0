//! The recipe of what a scenario remembers of a conversion, and what of it is in no recipe.

use super::model::{
    BoardPart, KnownPart, PlacePart, PointPart, Recipe, SheetPart, SheetPlacePart, VectorsPart,
};
use super::remembered::{part_of, spots, xy};
use super::steps::StepPart;
use crate::lines::{chains, is_written};
use crate::training::teaches;
use crate::{Along, Laid, pixel};
use oblique_scenario::{
    Decimal, GroundPoint, Known, LevelsOf, Scenario, Sheet, SheetContours, SheetId, SheetLevels,
    SheetPlacement, TakenOver,
};

/// The recipe of what a scenario remembers.
#[derive(Clone, Debug, PartialEq)]
pub struct Remembered {
    /// The recipe. Files are named as the scenario names them.
    pub recipe: Recipe,
    /// Of each of its steps the text of the table its features go by, where that is not the usual one.
    pub tables: Vec<Option<String>>,
    /// What was taken over, or prepared, and is not in it.
    pub left_out: Vec<LeftOut>,
}

/// What of a conversion is not in its recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// So many lines that were taken over run otherwise by now, or are gone from the board.
    Lines(usize),
    /// Samples of which no terrain is remembered as taken over.
    Samples,
    /// Drags across contour lines, of which no levels are remembered as taken over.
    Drags,
    /// What was taken over from another sheet: its name.
    Sheet(String),
}

/// How lines of a kind run: whoever knows the ruleset says it.
pub type AlongOf<'a> = &'a dyn Fn(&str) -> Option<Along>;

/// The recipe of a scenario's board and of what it remembers of one of its sheets; without a sheet, of steps that whoever
/// calls remembers, with tables of features as texts. `None` where the board lies on no ground.
#[must_use]
pub fn recipe_of(
    scenario: &Scenario,
    id: Option<&SheetId>,
    mut beside: Vec<StepPart>,
    along: AlongOf<'_>,
) -> Option<Remembered> {
    let place = scenario.board_place?;
    let layout = scenario.board.layout();
    let board = BoardPart::At {
        columns: layout.width,
        rows: layout.height,
        orientation: layout.orientation,
        shift: layout.shift,
        yards_a_hex: place.yards_a_hex.get(),
        origin: yards(place.origin),
        turn: place.turn.get(),
        middle: place.middle.map(|(at, figure)| (at.longitude.get(), at.latitude.get(), figure)),
    };
    let sheet = id.and_then(|id| scenario.sheets.get(id));
    let mut made = Remembered {
        recipe: Recipe {
            ruleset: scenario.ruleset.clone(),
            title: scenario.meta.title.clone(),
            sheet: sheet.map(|sheet| sheet_part(scenario, sheet)),
            board,
            samples: None,
            lines: Vec::new(),
            traced: Vec::new(),
            vectors: Vec::new(),
            heights: None,
            spots: None,
            contours: None,
            steps: Vec::new(),
        },
        tables: Vec::new(),
        left_out: Vec::new(),
    };
    if let Some(sheet) = sheet {
        made.steps_of(scenario, sheet, along);
    } else {
        made.tables = beside
            .iter_mut()
            .map(|step| match step {
                StepPart::Vectors(part) => part.table.take(),
                _ => None,
            })
            .collect();
        made.recipe.steps = beside;
    }
    let others =
        scenario.sheets.iter().filter(|(other, sheet)| id != Some(*other) && !sheet.taken_over.is_empty());
    made.left_out.extend(others.map(|(_, sheet)| {
        LeftOut::Sheet(if sheet.name.is_empty() { sheet.file.clone() } else { sheet.name.clone() })
    }));
    Some(made)
}

impl Remembered {
    /// The steps a sheet remembers, and what is none.
    fn steps_of(&mut self, scenario: &Scenario, sheet: &Sheet, along: AlongOf<'_>) {
        let laid = Laid::new(sheet, scenario.board_place.as_ref(), scenario.board.layout()).ok();
        let is_there = |kind: &str, course: &[oblique_scenario::PixelPoint]| {
            let (Some(laid), Some(along)) = (&laid, along(kind)) else { return false };
            let course: Vec<_> = course.iter().copied().map(pixel).collect();
            let made = chains(laid, &course, along);
            made.iter().all(|snapped| is_written(scenario, kind, &snapped.chain))
        };
        let mut gone = 0;
        // The sheet learns from others once.
        let mut taught = false;
        for step in &sheet.taken_over {
            if let TakenOver::Line { kind, course } = step
                && !is_there(kind, course)
            {
                gone += 1;
                continue;
            }
            let mut part = part_of(step, sheet);
            if let StepPart::Samples(samples) = &mut part
                && std::mem::replace(&mut taught, true)
            {
                samples.training.clear();
            }
            self.recipe.steps.push(part);
            self.tables.push(match step {
                TakenOver::Vectors { table, .. } => table.clone(),
                TakenOver::Terrain { .. } | TakenOver::Line { .. } | TakenOver::Levels(_) => None,
            });
        }
        if gone > 0 {
            self.left_out.push(LeftOut::Lines(gone));
        }
        let terrain = sheet.taken_over.iter().any(|step| matches!(step, TakenOver::Terrain { .. }));
        if teaches(sheet) && !terrain {
            self.left_out.push(LeftOut::Samples);
        }
        let used = |kept: &SheetContours| sheet.taken_over.iter().any(|step| contours_of(step) == Some(kept));
        if sheet.contours.as_ref().is_some_and(|kept| !used(kept)) {
            self.left_out.push(LeftOut::Drags);
        }
    }

    /// Leads all files of the recipe elsewhere: from the ways of the scenario to those of the recipe.
    pub fn lead(&mut self, way: impl Fn(&str) -> String) {
        let sheet = self.recipe.sheet.iter_mut().map(|sheet| &mut sheet.file);
        let steps = self.recipe.steps.iter_mut().filter_map(|step| match step {
            StepPart::Vectors(part) => Some(&mut part.file),
            StepPart::Heights(part) => Some(&mut part.file),
            StepPart::Samples(_)
            | StepPart::Lines(_)
            | StepPart::Traced(_)
            | StepPart::Spots(_)
            | StepPart::Contours(_) => None,
        });
        for file in sheet.chain(steps) {
            *file = way(file);
        }
    }

    /// Each step of vectors with the text of its table, where that is not the usual one.
    pub fn vectors_mut(&mut self) -> impl Iterator<Item = (&mut VectorsPart, Option<&String>)> {
        self.recipe.steps.iter_mut().zip(&self.tables).filter_map(|(step, table)| match step {
            StepPart::Vectors(part) => Some((part, table.as_ref())),
            _ => None,
        })
    }
}

/// The contour lines that levels were made of.
const fn contours_of(step: &TakenOver) -> Option<&SheetContours> {
    let TakenOver::Levels(SheetLevels { of, .. }) = step else { return None };
    match of {
        LevelsOf::Contours { contours, .. } => Some(contours),
        LevelsOf::Spots { contours, .. } => contours.as_ref(),
        LevelsOf::Model { .. } => None,
    }
}

fn sheet_part(scenario: &Scenario, sheet: &Sheet) -> SheetPart {
    let figure = scenario.board_place.and_then(|place| place.middle).map(|(_, figure)| figure);
    let place = match &sheet.placement {
        SheetPlacement::ByEye(by) => PlacePart::ByEye {
            middle: yards(by.middle),
            yards_a_pixel: by.yards_a_pixel.get(),
            turn: by.turn.get(),
        },
        SheetPlacement::Distance(by) => PlacePart::Distance {
            from: xy(by.from),
            to: xy(by.to),
            yards: by.yards.get(),
            middle: yards(by.middle),
            turn: by.turn.get(),
        },
        SheetPlacement::Affine(six) => PlacePart::Affine(six.map(Decimal::get)),
        SheetPlacement::Points(by) => {
            let point = |point: &oblique_scenario::ControlPoint| PointPart {
                name: point.name.clone(),
                pixel: xy(point.pixel),
                at: match point.known {
                    Known::Degrees(at) => KnownPart::Degrees(at.longitude.get(), at.latitude.get()),
                    Known::Yards(at) => KnownPart::Yards(at.east.get(), at.south.get()),
                },
                off: !point.on,
            };
            PlacePart::Points {
                fit: by.fit,
                ellipsoid: figure.unwrap_or_default(),
                points: by.points.iter().map(point).collect(),
            }
        }
    };
    let lies = SheetPlacePart { neat_line: sheet.crop.map(|corners| corners.map(xy)), place };
    SheetPart {
        file: sheet.file.clone(),
        page: sheet.page,
        name: sheet.name.clone(),
        lies,
        spot_heights: spots(&sheet.spot_heights),
    }
}

fn yards(at: GroundPoint) -> (f64, f64) {
    (at.east.get(), at.south.get())
}
