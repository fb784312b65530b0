//! A scenario made by a recipe.

use super::RecipeError;
use super::model::{
    BoardPart, HeightsPart, HexHeight, KnownPart, PlacePart, Recipe, SamplesPart, SheetPart, TrainingPart,
    VectorsPart,
};
use super::on_sheet::SpotPart;
use crate::earth::laying_at;
use crate::evidence::{Taken, noting};
use crate::heights::{LevelSettings, Model, draft_levels, taking_levels};
use crate::placing::{self, Sides};
use crate::spots::check_spots;
use crate::terrain::{describe_board, draft_terrain};
use crate::training::{taking_training, teachers};
use crate::vectors::{MappingTable, Vocabulary, draft_vectors, taking_vectors};
use crate::{board, placed};
use oblique_board::heights::Range;
use oblique_board::hex::{Layout, Orientation};
use oblique_board::{Path, TerrainIx};
use oblique_elevation::Grid;
use oblique_elevation::levels::{Steps, Unit};
use oblique_elevation::sample::Measure;
use oblique_georeference::Plane;
use oblique_scan::Pixels;
use oblique_scenario::{
    BoardPlace, ByDistance, ByEye, ByPoints, ControlPoint, Decimal, Degrees, Edit, Fingerprint, GroundPoint,
    Known, PixelPoint, Scenario, Sheet, SheetId, SheetPlacement, SheetTraining, SpotHeight,
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
/// The most levels that are proposed.
const MOST_LEVELS: i8 = 9;

/// Makes a scenario by a recipe, of the files it names.
///
/// # Errors
/// Which step cannot be done, why, and what to do.
pub fn convert(recipe: &Recipe, rules: &Rules<'_>, files: &Files<'_>) -> Result<Converted, RecipeError> {
    let mut work = Work { scenario: (rules.blank)(layout(&recipe.board, rules)?), rules, report: Vec::new() };
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
    if let Some(part) = &recipe.contours {
        let needs = RecipeError::Needs { step: "contour lines", needs: "a scan" };
        let (id, file) = id.as_ref().zip(files.sheet.as_ref()).ok_or(needs)?;
        work.contours(id, part, file.pixels)?;
    }
    Ok(Converted { scenario: work.scenario, report: work.report })
}

/// The frame of a board; a provisional one where it is laid over a scan.
fn layout(board: &BoardPart, rules: &Rules<'_>) -> Result<Layout, RecipeError> {
    let of = |orientation: Option<Orientation>, columns, rows| {
        let sides = 1..=Layout::MAX_SIDE;
        let fits = sides.contains(&columns) && sides.contains(&rows);
        let orientation = orientation.unwrap_or(rules.orientation);
        if fits { Ok(Layout::new(orientation, columns, rows)) } else { Err(RecipeError::NoSize) }
    };
    match *board {
        BoardPart::OverSheet { orientation, .. } => of(orientation, 30, 30),
        BoardPart::About { columns, rows, orientation, .. } => of(orientation, columns, rows),
        BoardPart::At { columns, rows, orientation, shift, .. } => {
            Ok(Layout { shift, ..of(Some(orientation), columns, rows)? })
        }
    }
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

    /// The scan comes in and is placed.
    fn sheet(
        &mut self,
        part: &SheetPart,
        file: &SheetFile<'_>,
        board: &BoardPart,
    ) -> Result<SheetId, RecipeError> {
        let failed = RecipeError::step("the scan");
        let crop = part.lies.neat_line.map(|corners| -> Result<_, RecipeError> {
            let [a, b, c, d] = corners;
            Ok([pixel(a)?, pixel(b)?, pixel(c)?, pixel(d)?])
        });
        let crop = crop.transpose()?;
        let stem = part.file.rsplit('/').next().unwrap_or_default();
        let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
        let id = self.scenario.fresh_sheet_id(stem);
        let spot = |spot: &SpotPart| -> Result<SpotHeight, RecipeError> {
            let metres = number("a spot height in metres", spot.metres)?;
            let why = RecipeError::Number { what: "a spot height in metres", number: spot.metres };
            SpotHeight::new(pixel(spot.pixel)?, metres).ok_or(why)
        };
        let sheet = Sheet {
            spot_heights: part.spot_heights.iter().map(spot).collect::<Result<_, _>>()?,
            name: part.name.clone(),
            file: file.way.clone(),
            page: part.page.max(1),
            fingerprint: Some(file.fingerprint),
            size: file.pixels.size_px(),
            ..Sheet::default()
        };
        let sheet = placing::crop(&sheet, crop);
        let edit = placing::import(&self.scenario, &id, sheet, USUAL_YARDS).map_err(&failed)?;
        self.apply(edit);
        let stays = match board {
            BoardPart::At { .. } => placing::Board::KeepsYards,
            BoardPart::OverSheet { .. } | BoardPart::About { .. } => placing::Board::StaysOnSheet,
        };
        let edit = match &part.lies.place {
            PlacePart::Corners { north, south, west, east, ellipsoid } => {
                let sides = Sides {
                    north: number("a latitude", *north)?,
                    south: number("a latitude", *south)?,
                    west: number("a longitude", *west)?,
                    east: number("a longitude", *east)?,
                    ellipsoid: *ellipsoid,
                };
                placing::by_sides(&self.scenario, &id, sides, stays)
            }
            place => {
                let placement = self.placement(place)?;
                placing::replace(&self.scenario, &id, placement, stays)
            }
        };
        self.apply(edit.map_err(&failed)?);
        let place = self.scenario.board_place;
        if let Some(sheet) = self.scenario.sheets.get(&id) {
            placed(sheet, place.as_ref()).map_err(&failed)?;
            let words = crate::evidence::placing_words(&self.scenario, sheet);
            self.report.push(format!("{}: {words}.", part.file));
        }
        Ok(id)
    }

    fn placement(&mut self, place: &PlacePart) -> Result<SheetPlacement, RecipeError> {
        Ok(match place {
            // Corners are an edit of their own.
            PlacePart::Corners { .. } => SheetPlacement::default(),
            PlacePart::Points { fit, ellipsoid, points } => {
                let mut all = Vec::with_capacity(points.len());
                for point in points {
                    let known = match point.at {
                        KnownPart::Degrees(longitude, latitude) => {
                            let at = degrees(longitude, latitude)?;
                            // The ground is reckoned about the first of them, on that figure of the earth.
                            if let Some(place) = &mut self.scenario.board_place {
                                place.middle.get_or_insert((at, *ellipsoid));
                            }
                            Known::Degrees(at)
                        }
                        KnownPart::Yards(east, south) => Known::Yards(ground((east, south))?),
                    };
                    let name = point.name.clone();
                    all.push(ControlPoint { name, pixel: pixel(point.pixel)?, known, on: !point.off });
                }
                SheetPlacement::Points(ByPoints { fit: *fit, points: all })
            }
            PlacePart::Distance { from, to, yards, middle, turn } => SheetPlacement::Distance(ByDistance {
                from: pixel(*from)?,
                to: pixel(*to)?,
                yards: number("a distance in yards", *yards)?,
                middle: ground(*middle)?,
                turn: number("a turn in degrees", *turn)?,
            }),
            PlacePart::ByEye { middle, yards_a_pixel, turn } => SheetPlacement::ByEye(ByEye {
                middle: ground(*middle)?,
                yards_a_pixel: number("yards a pixel", *yards_a_pixel)?,
                turn: number("a turn in degrees", *turn)?,
            }),
            PlacePart::Affine(six) => {
                let mut numbers = [Decimal::ZERO; 6];
                for (decimal, given) in numbers.iter_mut().zip(six) {
                    *decimal = number("one of the six numbers of the scan", *given)?;
                }
                SheetPlacement::Affine(numbers)
            }
        })
    }

    /// The board comes to lie where it is to lie.
    fn lay(&mut self, board: &BoardPart, sheet: Option<&SheetId>) -> Result<(), RecipeError> {
        let failed = RecipeError::step("the board");
        let edit = match board {
            BoardPart::OverSheet { yards_a_hex, .. } => {
                let needs = RecipeError::Needs { step: "a board over the scan", needs: "a scan" };
                let sheet = sheet.and_then(|id| self.scenario.sheets.get(id)).ok_or(needs)?;
                let (place, layout) = (self.scenario.board_place, self.scenario.board.layout());
                let proposal =
                    board::propose(sheet, place.as_ref(), layout, *yards_a_hex).map_err(&failed)?;
                board::laying(&self.scenario, &proposal, TerrainIx(0))
            }
            BoardPart::About { yards_a_hex, longitude, latitude, .. } => {
                let yards = number("yards a hex", *yards_a_hex)?;
                let place = BoardPlace {
                    yards_a_hex: yards,
                    ..self.scenario.board_place.unwrap_or(BoardPlace::new(yards))
                };
                if yards <= Decimal::ZERO {
                    return Err(RecipeError::Number { what: "yards a hex", number: *yards_a_hex });
                }
                self.scenario.board_place = Some(place);
                let at = degrees(*longitude, *latitude)?;
                match place.middle {
                    None => laying_at(&self.scenario, at, yards).map_err(&failed)?,
                    Some(_) => self.moved_to(place, at).map_err(&failed)?,
                }
            }
            BoardPart::At { yards_a_hex, origin, turn, middle, .. } => {
                let middle = match middle {
                    Some((longitude, latitude, ellipsoid)) => {
                        Some((degrees(*longitude, *latitude)?, *ellipsoid))
                    }
                    None => None,
                };
                Edit::BoardPlace(Some(BoardPlace {
                    yards_a_hex: number("yards a hex", *yards_a_hex)?,
                    origin: ground(*origin)?,
                    turn: number("a turn in degrees", *turn)?,
                    middle,
                }))
            }
        };
        self.apply(edit);
        Ok(())
    }

    /// The board with its middle at a place of the earth, on ground that has one already.
    fn moved_to(&self, place: BoardPlace, at: Degrees) -> Result<Edit, crate::DigitizeError> {
        let ground = crate::ground_plane(Some(&place))?.ok_or(crate::DigitizeError::NoEarth)?;
        let to = ground.yards(at.longitude.get(), at.latitude.get())?;
        let hexes =
            crate::hex_ground(self.scenario.board.layout(), &place).ok_or(crate::DigitizeError::NoScale)?;
        let from = board::middle(&hexes);
        let (east, south) =
            (place.origin.east.get() + to.x - from.x, place.origin.south.get() + to.y - from.y);
        let origin = GroundPoint::near(east, south).ok_or(crate::DigitizeError::TooFar)?;
        Ok(Edit::BoardPlace(Some(BoardPlace { origin, ..place })))
    }

    fn terrain(
        &mut self,
        id: &SheetId,
        samples: &SamplesPart,
        training: &[SheetTraining],
        pixels: &dyn Pixels,
    ) -> Result<(), RecipeError> {
        let failed = RecipeError::step("terrain from samples");
        let Some(sheet) = self.scenario.sheets.get(id) else { return Ok(()) };
        let mut sheet = sheet.clone();
        for (terrain, places) in &samples.terrain {
            if self.scenario.board.terrain_ix(terrain).is_none() {
                return Err(RecipeError::NoTerrain(terrain.clone()));
            }
            let places: Result<Vec<_>, _> = places.iter().map(|at| pixel(*at)).collect();
            sheet.samples.insert(terrain.clone(), places?);
        }
        self.apply(Edit::Sheet(id.clone(), Some(Box::new(sheet))));
        let own: Result<Vec<SheetTraining>, _> = samples.training.iter().map(TrainingPart::set).collect();
        let sets: Vec<SheetTraining> = own?.into_iter().chain(training.iter().cloned()).collect();
        if let Some(taken) = taking_training(&self.scenario, id, &sets) {
            self.report.push(taken.sentence(&str::to_owned));
            self.apply(taken.edit);
        }
        let Some(sheet) = self.scenario.sheets.get(id).cloned() else { return Ok(()) };
        let (place, board) = (self.scenario.board_place, &self.scenario.board);
        let description =
            describe_board(&sheet, place.as_ref(), board.layout(), pixels, &mut |_| true).map_err(&failed)?;
        let draft = draft_terrain(&description, &sheet, board).map_err(&failed)?;
        let percent = |sure: f32| (sure.clamp(0.0, 1.0) * 100.0).round() as u32;
        let sure = draft.cells.iter().filter(|(_, _, sure)| percent(*sure) >= samples.sure_percent);
        let sure: Vec<_> = sure.copied().collect();
        let (count, all) = (sure.len(), board.layout().len());
        let mean = sure.iter().map(|(_, _, sure)| percent(*sure)).sum::<u32>() / (count.max(1) as u32);
        let cells = sure.iter().map(|(hex, terrain, _)| (*hex, *terrain)).collect();
        self.apply(Edit::Terrain(cells));
        let taken = Taken {
            what: "Terrain".to_owned(),
            count,
            unit: "hexes".to_owned(),
            beside: teachers(&sheet),
            confidence_percent: Some((mean, samples.sure_percent)),
        };
        if let Some(note) = noting(&self.scenario, id, &taken) {
            self.apply(note);
        }
        self.report.push(format!("Terrain from samples: {count} of {all} hexes are sure enough."));
        self.report.extend(draft.remarks);
        Ok(())
    }

    fn vectors(&mut self, part: &VectorsPart, file: &VectorsFile) -> Result<(), RecipeError> {
        let failed = RecipeError::step("vectors");
        let needs = RecipeError::Needs { step: "vectors", needs: "a board that lies on the ground" };
        let place = self.scenario.board_place.ok_or(needs)?;
        let plane = part.epsg.map_or(file.file.plane, |epsg| Plane::Metres { epsg: Some(epsg) });
        let words = (&file.table, &self.rules.words);
        let draft = draft_vectors(&file.file, plane, &self.scenario.board, &place, words, &|| false);
        let draft = draft.map_err(&failed)?;
        let [hexes, lines, names] = draft.counts();
        let name = &file.name;
        self.report.push(format!("{name}: hexes of terrain {hexes}, lines {lines}, names {names}."));
        self.report.extend(file.file.problems.iter().map(|problem| format!("{name}: {problem}.")));
        self.report.extend(draft.left_out.iter().map(|left| format!("{name}: {}", left.sentence())));
        if let Some(edit) = taking_vectors(&self.scenario, &draft, name) {
            self.apply(edit);
        }
        Ok(())
    }

    fn heights(
        &mut self,
        part: &HeightsPart,
        name: &str,
        grid: &Grid,
        sheet: Option<&SheetId>,
    ) -> Result<(), RecipeError> {
        let making = Making {
            step: "heights",
            name,
            base_metres: part.base_metres,
            step_metres: part.step_metres,
            of_hex: part.of_hex,
            burn_streams: part.burn_streams,
        };
        self.levels(grid.into(), &making, sheet)
    }

    /// Levels of a height model, or of the ground between contour lines.
    pub(super) fn levels(
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
        let (low, high) = self.rules.levels;
        let settings = LevelSettings {
            measure: match making.of_hex {
                HexHeight::Mean => Measure::Mean,
                HexHeight::Median => Measure::Median,
                HexHeight::Most => Measure::Maximum,
            },
            steps,
            burn_streams: making.burn_streams,
            range: Range::new(low, high),
            most_levels: high.clamp(1, MOST_LEVELS).unsigned_abs(),
            unit: Unit::Metres,
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
        };
        let without = match draft.without {
            0 => String::new(),
            n => format!(" {n} hexes lie off it."),
        };
        self.report.push(format!("Levels of {count} hexes from {beside}.{without}"));
        if !spots.is_empty() {
            let off = spots.iter().filter(|spot| spot.disagrees()).count();
            self.report.push(format!("{off} of {} spot heights disagree with them.", spots.len()));
        }
        let note = sheet.and_then(|id| noting(&self.scenario, id, &taken));
        self.apply(edit);
        if let Some(note) = note {
            self.apply(note);
        }
        Ok(())
    }
}

/// How levels are made.
pub(super) struct Making<'a> {
    /// Of which step.
    pub(super) step: &'static str,
    /// What they are made of, in words.
    pub(super) name: &'a str,
    /// The height of level 0.
    pub(super) base_metres: Option<f64>,
    /// Metres a level.
    pub(super) step_metres: Option<f64>,
    /// What stands for a hex.
    pub(super) of_hex: HexHeight,
    /// Are hexes along streams lowered until water runs down?
    pub(super) burn_streams: bool,
}
