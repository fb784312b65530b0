//! A scenario made by a recipe.

mod board;
mod levels;
mod sheet;

pub(super) use levels::Making;
pub(super) use sheet::spot_heights;

use super::RecipeError;
use super::model::{BoardPart, Recipe};
use super::steps::Step;
use crate::taken_over::remembering;
use crate::vectors::{MappingTable, Vocabulary};
use oblique_board::hex::{Layout, Orientation};
use oblique_elevation::Grid;
use oblique_scan::Pixels;
use oblique_scenario::{
    Decimal, Degrees, Edit, Fingerprint, GroundPoint, PixelPoint, Scenario, SheetId, SheetTraining, TakenOver,
};
use oblique_vectors::VectorFile;

/// What a conversion must know of the ruleset.
pub struct Rules<'a> {
    /// An empty battle on a board of that layout.
    pub blank: Box<dyn Fn(Layout) -> Scenario + 'a>,
    /// How hexes usually stand.
    pub orientation: Orientation,
    /// The words of tables of vectors.
    pub words: Vocabulary,
    /// The lowest and the highest level.
    pub levels: (i8, i8),
    /// Does water flow along lines of that kind?
    pub flows: Box<dyn Fn(&str) -> bool + 'a>,
}

/// The scan a recipe names.
pub struct SheetFile<'a> {
    /// Its way from the folder of the scenario.
    pub way: String,
    /// What its file is.
    pub fingerprint: Fingerprint,
    /// Its pixels.
    pub pixels: &'a dyn Pixels,
}

/// A file of vectors a recipe names.
pub struct VectorsFile {
    /// What it is called.
    pub name: String,
    /// Its way from the folder of the scenario.
    pub way: String,
    /// What is in it.
    pub file: VectorFile,
    /// The table it goes by.
    pub table: MappingTable,
}

/// A height model a recipe names.
pub struct ModelFile<'a> {
    /// What its file is called.
    pub name: String,
    /// Its way from the folder of the scenario.
    pub way: String,
    /// Its heights.
    pub grid: &'a Grid,
}

/// The files a recipe names, as they were read.
#[derive(Default)]
pub struct Files<'a> {
    /// The scan.
    pub sheet: Option<SheetFile<'a>>,
    /// What the scans of the battles teach that the samples of the recipe name.
    pub training: Vec<SheetTraining>,
    /// The vectors, in the order of the recipe.
    pub vectors: Vec<VectorsFile>,
    /// The height models, in the order of the recipe.
    pub heights: Vec<ModelFile<'a>>,
}

/// A scenario made by a recipe.
#[derive(Clone, Debug)]
pub struct Converted {
    /// The scenario.
    pub scenario: Scenario,
    /// What was done and what was left out, a sentence each.
    pub report: Vec<String>,
}

/// The usual yards a hex of a board that gets others at once.
const USUAL_YARDS: u32 = 110;

/// Makes a scenario by a recipe, of the files it names.
///
/// # Errors
/// Which step cannot be done, why, and what to do.
pub fn convert(recipe: &Recipe, rules: &Rules<'_>, files: &Files<'_>) -> Result<Converted, RecipeError> {
    let mut work =
        Work { scenario: (rules.blank)(board::layout(&recipe.board, rules)?), rules, report: Vec::new() };
    work.scenario.meta.title.clone_from(&recipe.title);
    if let BoardPart::At { .. } = &recipe.board {
        work.lay(&recipe.board, None)?;
    }
    let sheet = recipe.sheet.as_ref().zip(files.sheet.as_ref());
    let id = sheet.map(|(part, file)| work.sheet(part, file, &recipe.board)).transpose()?;
    if !matches!(recipe.board, BoardPart::At { .. }) {
        work.lay(&recipe.board, id.as_ref())?;
    }
    let on_scan = |step: &'static str| {
        let needs = RecipeError::Needs { step, needs: "a scan" };
        id.as_ref().zip(files.sheet.as_ref()).ok_or(needs)
    };
    let (mut vectors, mut heights) = (files.vectors.iter(), files.heights.iter());
    for step in recipe.in_order() {
        match step {
            Step::Samples(part) => {
                let (id, file) = on_scan("terrain from samples")?;
                let training = if part.battles.is_empty() { &[] } else { &*files.training };
                work.terrain(id, part, training, file.pixels)?;
            }
            Step::Lines(part) => {
                let (id, file) = on_scan("lines on a scan")?;
                work.lines(id, part, file.pixels)?;
            }
            Step::Traced(part) => {
                let (id, _) = on_scan("lines followed on a scan")?;
                work.traced(id, part)?;
            }
            Step::Vectors(part) => {
                if let Some(file) = vectors.next() {
                    work.vectors(part, file, id.as_ref())?;
                }
            }
            Step::Heights(part) => {
                if let Some(file) = heights.next() {
                    work.heights(part, file, id.as_ref())?;
                }
            }
            Step::Spots(part) => {
                let (id, file) = on_scan("levels from spot heights")?;
                work.spots(id, part, file.pixels)?;
            }
            Step::Contours(part) => {
                let (id, file) = on_scan("contour lines")?;
                work.contours(id, part, file.pixels)?;
            }
        }
    }
    Ok(Converted { scenario: work.scenario, report: work.report })
}

pub(super) fn number(what: &'static str, number: f64) -> Result<Decimal, RecipeError> {
    Decimal::new(number).ok_or(RecipeError::Number { what, number })
}

pub(super) fn pixel((x, y): (f64, f64)) -> Result<PixelPoint, RecipeError> {
    let what = "a pixel of the scan";
    Ok(PixelPoint::new(number(what, x)?, number(what, y)?))
}

fn ground((east, south): (f64, f64)) -> Result<GroundPoint, RecipeError> {
    let what = "a place in yards";
    Ok(GroundPoint::new(number(what, east)?, number(what, south)?))
}

fn degrees(longitude: f64, latitude: f64) -> Result<Degrees, RecipeError> {
    Ok(Degrees { longitude: number("a longitude", longitude)?, latitude: number("a latitude", latitude)? })
}

pub(super) struct Work<'a> {
    pub(super) scenario: Scenario,
    pub(super) rules: &'a Rules<'a>,
    pub(super) report: Vec<String>,
}

impl Work<'_> {
    pub(super) fn apply(&mut self, edit: Edit) {
        let _ = edit.apply(&mut self.scenario);
    }

    /// Has a scan remember what was taken over from it, so that a recipe can be made of the battle again.
    pub(super) fn remember(&mut self, id: &SheetId, steps: Vec<TakenOver>) {
        if let Some(edit) = remembering(&self.scenario, id, steps) {
            self.apply(edit);
        }
    }
}
