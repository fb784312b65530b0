//! Levels of a board from a height model, by the place of the board: a draft that nothing takes over by itself.

use crate::contours::SheetGround;
use crate::degrees::{Axis, written};
use crate::earth::middle_of_grid;
use crate::spot_ground::SpotGround;
use crate::{DigitizeError, Laid, board, ground_plane, hex_ground};
use oblique_board::heights::Range;
use oblique_board::hex::Layout;
use oblique_board::{Board, Path};
use oblique_elevation::disagreement::{Disagreement, disagreements};
use oblique_elevation::levels::{Histogram, Steps, Unit, changes, proposed};
use oblique_elevation::sample::{HexHeight, Measure, sample_hex};
use oblique_elevation::streams::{burn, climbs};
use oblique_elevation::{CellFinder, Grid, Plane};
use oblique_georeference::geodesy::{self, Ground, METRES_A_YARD};
use oblique_georeference::{HexGround, Point};
use oblique_scenario::{BoardPlace, Decimal, Edit};

/// Bars of the histogram.
const BARS: usize = 64;
/// Hexes between two questions whether to go on.
const ASK_EVERY: usize = 64;
/// The most levels above level 0 that are proposed, where the rules allow more.
const MOST_LEVELS: i8 = 9;
/// Levels apart from which a drawn hill and the model disagree.
pub(crate) const DISAGREEING: u8 = 2;

/// A height model, and where its cells are.
#[derive(Clone, Copy)]
pub enum Model<'a> {
    /// It tells its own place.
    Own(&'a Grid),
    /// It lies over a sheet.
    Sheet(&'a SheetGround, &'a Laid),
    /// It lies over the board itself.
    Spots(&'a SpotGround),
}

impl<'a> From<&'a Grid> for Model<'a> {
    fn from(grid: &'a Grid) -> Self {
        Self::Own(grid)
    }
}

/// How heights become levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelSettings {
    /// What stands for a hex.
    pub measure: Measure,
    /// Which heights are which level; proposed where there is none.
    pub steps: Option<Steps>,
    /// The unit base and step are round numbers of, where they are proposed.
    pub unit: Unit,
    /// Are streams burnt in so that water runs down?
    pub burn_streams: bool,
    /// The levels the rules allow.
    pub range: Range,
    /// The most levels that are proposed, above level 0.
    pub most_levels: u8,
}

impl LevelSettings {
    /// Levels proposed within the lowest and the highest the rules allow, in metres, a hex by its mean, with streams
    /// burnt in.
    #[must_use]
    pub fn within((low, high): (i8, i8)) -> Self {
        Self {
            measure: Measure::Mean,
            steps: None,
            unit: Unit::Metres,
            burn_streams: true,
            range: Range::new(low, high),
            most_levels: high.clamp(1, MOST_LEVELS).unsigned_abs(),
        }
    }
}

/// Levels drafted from a height model.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelDraft {
    /// Which heights are which level.
    pub steps: Steps,
    /// By the index of the hex; none where the model has no heights.
    pub levels: Vec<Option<i8>>,
    /// Lowest and highest hex in metres.
    pub range_metres: (f64, f64),
    /// Hexes by height.
    pub histogram: Histogram,
    /// Hexes the model has no heights for.
    pub without: usize,
    /// Hexes higher or lower than the levels the rules know, which have the last of them.
    pub beyond: usize,
    /// Hexes that were lowered so that water runs down.
    pub lowered: usize,
    /// Hexes where the model contradicts the hills that are drawn, by two levels or more; none on flat ground.
    pub disagreements: Vec<Disagreement>,
    /// Was the middle of the model laid under the middle of the board, because the board lies at no place of the earth?
    pub by_middles: bool,
}

/// The way from the ground of a board to the cells of a model.
pub(crate) enum Finder<'a> {
    /// By the pixels of a sheet.
    Pixels(&'a SheetGround, &'a Laid),
    /// By steps from hex to hex.
    Steps(&'a SpotGround, HexGround),
    /// By longitude and latitude; the point of the ground that is the middle of the model's own plane.
    Degrees(Box<CellFinder>, Point),
    /// In metres about the two middles.
    Metres { middle: Point, east: f64, north: f64 },
}

impl<'a> Finder<'a> {
    /// Of a model; was its middle laid under the middle of the board?
    pub(crate) fn of(
        model: Model<'a>,
        hexes: &HexGround,
        place: &BoardPlace,
    ) -> Result<(Self, &'a Grid, bool), DigitizeError> {
        match model {
            Model::Own(grid) => finder(grid, hexes, place).map(|(finder, middles)| (finder, grid, middles)),
            Model::Sheet(ground, laid) => Ok((Self::Pixels(ground, laid), &ground.grid, false)),
            Model::Spots(ground) => Ok((Self::Steps(ground, *hexes), &ground.grid, false)),
        }
    }

    pub(crate) fn cell(&self, grid: &Grid, at: Point) -> Option<Point> {
        match self {
            Self::Pixels(ground, laid) => ground.cell(laid.placed.placement.to_pixel(at)?),
            Self::Steps(ground, hexes) => ground.cell(hexes.steps(at)),
            Self::Degrees(finder, off) => finder.cell(Point::new(at.x - off.x, at.y - off.y)),
            Self::Metres { middle, east, north } => {
                let (dx, dy) = ((at.x - middle.x) * METRES_A_YARD, (at.y - middle.y) * METRES_A_YARD);
                grid.frame().cell(east + dx, north - dy)
            }
        }
    }
}

/// How cells are found: by the earth where board and model both know their place on it, else by their middles.
fn finder<'a>(
    grid: &Grid,
    hexes: &HexGround,
    place: &BoardPlace,
) -> Result<(Finder<'a>, bool), DigitizeError> {
    if let Some(ground) = ground_plane(Some(place))?
        && let Ok(finder) = CellFinder::new(grid, &ground)
    {
        return Ok((Finder::Degrees(Box::new(finder), Point::default()), false));
    }
    let middle = board::middle(hexes);
    let (east, north) = middle_of_grid(grid);
    if grid.plane() == Plane::Degrees {
        let ground = Ground::about(east, north, geodesy::Ellipsoid::Wgs84)?;
        let finder = CellFinder::new(grid, &ground)?;
        return Ok((Finder::Degrees(Box::new(finder), middle), true));
    }
    if grid.plane() == Plane::Pixels {
        return Err(oblique_georeference::ProjectionError::Pixels.into());
    }
    Ok((Finder::Metres { middle, east, north }, true))
}

/// Why a model has no heights under a board: both lie somewhere on the earth, and here it is said where.
fn elsewhere(grid: &Grid, hexes: &HexGround, place: &BoardPlace) -> Option<DigitizeError> {
    let words = |(longitude, latitude): (f64, f64)| {
        // Minutes are as near as one needs them.
        let minutes = |degrees: f64| (degrees * 60.0).round() / 60.0;
        let of = |degrees, axis| Some(written(Decimal::rounded(minutes(degrees), 6)?, axis));
        Some(format!("{} {}", of(latitude, Axis::Latitude)?, of(longitude, Axis::Longitude)?))
    };
    let (east, north) = middle_of_grid(grid);
    let model = words(grid.plane().degrees(east, north).ok()??)?;
    let ground = ground_plane(Some(place)).ok()??;
    let board = words(ground.degrees(board::middle(hexes)).ok()?)?;
    Some(DigitizeError::HeightsElsewhere { model, board })
}

/// Drafts the levels of a board. `streams` are the courses whose water is to run down, from their first place to their last.
///
/// # Errors
/// Where board and model have nothing to do with each other; [`DigitizeError::Cancelled`] where it was stopped.
pub fn draft_levels<'a>(
    model: impl Into<Model<'a>>,
    board: &Board,
    place: &BoardPlace,
    streams: &[&Path],
    settings: &LevelSettings,
    is_cancelled: &dyn Fn() -> bool,
) -> Result<LevelDraft, DigitizeError> {
    let layout = board.layout();
    let hexes = hex_ground(layout, place).ok_or(DigitizeError::NoScale)?;
    let (finder, grid, by_middles) = Finder::of(model.into(), &hexes, place)?;
    let mut heights: Vec<Option<HexHeight>> = Vec::with_capacity(layout.len());
    for (n, hex) in layout.hexes().enumerate() {
        if n.is_multiple_of(ASK_EVERY) && is_cancelled() {
            return Err(DigitizeError::Cancelled);
        }
        heights.push(sample_hex(grid, &hexes, hex, settings.measure, |at| finder.cell(grid, at)));
    }
    let metres = || heights.iter().flatten().map(|h| h.metres);
    let Some(histogram) = Histogram::of(metres(), BARS) else {
        return Err(elsewhere(grid, &hexes, place).unwrap_or(DigitizeError::NoHeights));
    };
    let steps = settings.steps.or_else(|| proposed(metres(), settings.most_levels, settings.unit));
    let steps = steps.ok_or(DigitizeError::NoHeights)?;
    let low = histogram.from_metres;
    let range_metres = (low, low + histogram.bar_metres * histogram.counts.len() as f64);
    let level = |height: &HexHeight| steps.level(height.metres, settings.range);
    let mut levels: Vec<Option<i8>> = heights.iter().map(|height| height.as_ref().map(level)).collect();
    let beyond = metres().filter(|height| steps.is_beyond(*height, settings.range)).count();
    let lowered = if settings.burn_streams {
        let downhill: Vec<Path> = streams.iter().map(|path| downhill(layout, &levels, path)).collect();
        burn(layout, &mut levels, &downhill.iter().collect::<Vec<_>>()).len()
    } else {
        0
    };
    let flat = board.level_cells().iter().all(|level| Some(level) == board.level_cells().first());
    let disagreements = if flat { Vec::new() } else { disagreements(board, &levels, DISAGREEING) };
    let without = heights.iter().filter(|h| h.is_none()).count();
    Ok(LevelDraft {
        steps,
        levels,
        range_metres,
        histogram,
        without,
        beyond,
        lowered,
        disagreements,
        by_middles,
    })
}

/// The course of a stream from its higher end: one that was drawn from its mouth up would cut a gorge to its source.
fn downhill(layout: Layout, levels: &[Option<i8>], path: &Path) -> Path {
    if !climbs(layout, levels, path) {
        return path.clone();
    }
    match path {
        Path::Hexes(hexes) => Path::Hexes(hexes.iter().rev().copied().collect()),
        Path::Edges(edges) => Path::Edges(edges.iter().rev().copied().collect()),
    }
}

/// The edit that takes the levels of a draft over; hexes without one stay as they are.
#[must_use]
pub fn taking_levels(board: &Board, levels: &[Option<i8>]) -> Edit {
    Edit::Levels(changes(board, levels))
}

#[cfg(test)]
mod tests {
    use super::{LevelSettings, draft_levels, taking_levels};
    use oblique_board::hex::{Layout, Orientation};
    use oblique_board::{Board, Path};
    use oblique_elevation::{Frame, Grid, Plane};
    use oblique_scenario::{BoardPlace, Decimal, Degrees, Ellipsoid, GroundPoint, Scenario};

    /// A ramp of ten metres a kilometre to the east.
    fn ramp(plane: Plane, frame: Frame) -> Grid {
        let metres = (0..100).flat_map(|_| (0..100).map(|x| x as f32)).collect();
        Grid::new(100, 100, metres, frame, plane).expect("a grid")
    }

    fn settings() -> LevelSettings {
        LevelSettings::within((0, 20))
    }

    fn board() -> Board {
        Board::new(Layout::new(Orientation::Flat, 12, 10), vec!["clear".to_owned()], Vec::new())
    }

    #[test]
    fn a_board_at_no_place_of_the_earth_lies_over_the_middle_of_the_model() {
        let board = board();
        let place = BoardPlace {
            origin: GroundPoint::near(5000.0, -77.0).expect("a place"),
            ..BoardPlace::new(Decimal::from(500))
        };
        let metres = Frame::north_up((300_000.0, 600_000.0), (100.0, 100.0)).expect("a size");
        let degrees = Frame::north_up((-84.5, 36.7), (1.0 / 1200.0, 1.0 / 1200.0)).expect("a size");
        for (plane, frame) in [(Plane::Metres { epsg: None }, metres), (Plane::Degrees, degrees)] {
            let draft = draft_levels(&ramp(plane, frame), &board, &place, &[], &settings(), &|| false)
                .expect("heights");
            assert!(draft.by_middles && draft.disagreements.is_empty());
            assert_eq!(draft.without, 0);
            let (first, last) =
                (draft.levels.first().copied().flatten(), draft.levels.last().copied().flatten());
            assert!(first < last, "the ramp rises: {first:?} {last:?}");
            let mean = f64::midpoint(draft.range_metres.0, draft.range_metres.1);
            assert!((mean - 49.5).abs() < 2.0, "{mean}");
        }
    }

    #[test]
    fn degrees_find_the_same_ground_and_a_board_elsewhere_finds_none() {
        let frame = Frame::north_up((-84.5, 36.7), (1.0 / 1200.0, 1.0 / 1200.0)).expect("a size");
        let grid = ramp(Plane::Degrees, frame);
        let at = |longitude: &str| {
            let number = |text: &str| text.parse().expect("a number");
            let middle = Degrees { longitude: number(longitude), latitude: number("36.66") };
            BoardPlace { middle: Some((middle, Ellipsoid::Wgs84)), ..BoardPlace::new(Decimal::from(300)) }
        };
        let draft =
            draft_levels(&grid, &board(), &at("-84.47"), &[], &settings(), &|| false).expect("heights");
        assert!(!draft.by_middles && draft.without < 12);
        let none = draft_levels(&grid, &board(), &at("-80"), &[], &settings(), &|| false);
        assert!(none.is_err_and(|why| why.to_string().contains("no heights")));
        assert!(draft_levels(&grid, &board(), &at("-84.47"), &[], &settings(), &|| true).is_err());
    }

    #[test]
    fn streams_run_down_and_taking_over_is_one_edit() {
        let mut scenario = Scenario::new("test", board());
        let layout = scenario.board.layout();
        let frame = Frame::north_up((0.0, 0.0), (100.0, 100.0)).expect("a size");
        let grid = ramp(Plane::Metres { epsg: None }, frame);
        let place = BoardPlace::new(Decimal::from(500));
        // Eastwards is uphill. Drawn from its mouth up a stream runs down to it all the same.
        let stream = Path::Hexes((0..12).map(|col| layout.at(col, 5 - col % 2)).collect());
        let draft = draft_levels(&grid, &scenario.board, &place, &[&stream], &settings(), &|| false);
        assert_eq!(draft.expect("heights").lowered, 0);
        // One that runs up and down again cuts through.
        let up = (5..12).map(|col| layout.at(col, 2 - col % 2));
        let down = (0..12).rev().map(|col| layout.at(col, 5 - col % 2));
        let stream = Path::Hexes(up.chain(down).collect());
        let draft = draft_levels(&grid, &scenario.board, &place, &[&stream], &settings(), &|| false)
            .expect("heights");
        assert!(draft.lowered > 0);
        let before = scenario.clone();
        let (back, _) = taking_levels(&scenario.board, &draft.levels).apply(&mut scenario);
        assert_ne!(scenario, before);
        let again =
            draft_levels(&grid, &scenario.board, &place, &[], &settings(), &|| false).expect("heights");
        assert!(!again.disagreements.is_empty(), "the bed of the stream lies below the model");
        let _ = back.apply(&mut scenario);
        assert_eq!(scenario, before);
    }
}
