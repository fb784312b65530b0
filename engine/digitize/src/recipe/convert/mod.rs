//! A scenario made by a recipe.

mod board;
mod levels;
mod sheet;

pub(super) use levels::Making;

use super::RecipeError;
use super::model::{BoardPart, Recipe};
use crate::vectors::{MappingTable, Vocabulary};
use oblique_board::hex::{Layout, Orientation};
use oblique_elevation::Grid;
use oblique_scan::Pixels;
use oblique_scenario::{
    Decimal, Degrees, Edit, Fingerprint, GroundPoint, PixelPoint, Scenario, SheetTraining,
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
    /// What is in it.
    pub file: VectorFile,
    /// The table it goes by.
    pub table: MappingTable,
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
    /// The height model with the name of its file.
    pub heights: Option<(String, &'a Grid)>,
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
    if let Some(samples) = &recipe.samples {
        let needs = RecipeError::Needs { step: "terrain from samples", needs: "a scan" };
        let (id, file) = id.as_ref().zip(files.sheet.as_ref()).ok_or(needs)?;
        work.terrain(id, samples, &files.training, file.pixels)?;
    }
    for part in &recipe.lines {
        let needs = RecipeError::Needs { step: "lines on a scan", needs: "a scan" };
        let (id, file) = id.as_ref().zip(files.sheet.as_ref()).ok_or(needs)?;
        work.lines(id, part, file.pixels)?;
    }
    for part in &recipe.traced {
        let id =
            id.as_ref().ok_or(RecipeError::Needs { step: "lines followed on a scan", needs: "a scan" })?;
        work.traced(id, part)?;
    }
    for (part, file) in recipe.vectors.iter().zip(&files.vectors) {
        work.vectors(part, file)?;
    }
    if let Some((part, (name, grid))) = recipe.heights.as_ref().zip(files.heights.as_ref()) {
        work.heights(part, name, grid, id.as_ref())?;
    }
    if let Some(part) = &recipe.spots {
        let needs = RecipeError::Needs { step: "levels from spot heights", needs: "a scan" };
        let (id, file) = id.as_ref().zip(files.sheet.as_ref()).ok_or(needs)?;
        work.spots(id, part, file.pixels)?;
    }
    if let Some(part) = &recipe.contours {
        let needs = RecipeError::Needs { step: "contour lines", needs: "a scan" };
        let (id, file) = id.as_ref().zip(files.sheet.as_ref()).ok_or(needs)?;
        work.contours(id, part, file.pixels)?;
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
}
