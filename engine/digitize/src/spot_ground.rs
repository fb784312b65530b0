//! The ground through the heights printed on a sheet, as a height model over the whole board: where the sheet has no contour
//! lines, or some that do not reach all over it.

use crate::contours::{ContourLines, Heights};
use crate::{DigitizeError, Laid, board_of_hex, pixel};
use oblique_board::hex::Layout;
use oblique_elevation::spots::SpotSurface;
use oblique_elevation::{Frame, Grid, Plane};
use oblique_georeference::Point;
use oblique_scenario::SpotHeight;

pub use oblique_elevation::spots::FEWEST;

/// The most cells a step from hex to hex.
const MOST_CELLS_A_STEP: u32 = 4;
/// Cells times spots at most, where a hex can have fewer cells: each cell asks the spots about it.
const MOST_ASKED: u64 = 20_000_000;
/// Of a contour line a place each so many hexes counts as a spot does; fewer where they would be more than [`MOST_ON_LINES`].
const APART_HEXES: f64 = 0.5;
/// The most places of contour lines.
const MOST_ON_LINES: usize = 1_500;
/// The board reaches so far beyond the middles of its outermost hexes, in steps: the corners of hexes and a cell.
const MARGIN_STEPS: f64 = 1.0;

/// The ground through the heights printed on a sheet, over the whole of a board. It is interpolated, and no better known
/// than the few heights it runs through.
#[derive(Clone, Debug, PartialEq)]
pub struct SpotGround {
    surface: SpotSurface,
    spots: usize,
    pub(crate) grid: Grid,
}

impl SpotGround {
    /// Through the heights of a sheet, those beside the board too, and through those contour lines that have heights.
    ///
    /// # Errors
    /// Where the spot heights are fewer than [`FEWEST`] at different places, and [`DigitizeError::Cancelled`] where it was stopped.
    pub fn through(
        laid: &Laid,
        spots: &[SpotHeight],
        lines: Option<(&ContourLines, &Heights)>,
        is_cancelled: &dyn Fn() -> bool,
    ) -> Result<Self, DigitizeError> {
        let on_board = |(at, metres): (Point, f64)| {
            let (along, across) = laid.board_of_pixel(at)?;
            Some((Point::new(along, across), metres))
        };
        let printed = || spots.iter().map(|spot| (pixel(spot.pixel), spot.metres.get())).filter_map(on_board);
        let alone = SpotSurface::through(printed())?;
        let (spots, on_lines) = (alone.places(), lines.map(on_lines).unwrap_or_default());
        let surface = if on_lines.is_empty() {
            alone
        } else {
            SpotSurface::through(printed().chain(on_lines.into_iter().filter_map(on_board)))?
        };
        let layout = laid.hexes.layout();
        let (from, to) = reach(layout);
        let (wide, high) = (to.x - from.x, to.y - from.y);
        let cells = |a_step: u32| {
            let of = |steps: f64| (steps * f64::from(a_step)).ceil().max(1.0) as u32;
            (of(wide), of(high))
        };
        let asked = |a_step: u32| {
            let (columns, rows) = cells(a_step);
            u64::from(columns) * u64::from(rows) * surface.places() as u64
        };
        let a_step = (1..=MOST_CELLS_A_STEP).rev().find(|n| asked(*n) <= MOST_ASKED).unwrap_or(1);
        let ((columns, rows), size) = (cells(a_step), 1.0 / f64::from(a_step));
        let mut metres = Vec::with_capacity(Grid::cells(columns.into(), rows.into())?);
        for row in 0..rows {
            if is_cancelled() {
                return Err(DigitizeError::Cancelled);
            }
            let middle = |cell: u32, from: f64| (f64::from(cell) + 0.5).mul_add(size, from);
            metres.extend((0..columns).map(|column| {
                let at = Point::new(middle(column, from.x), middle(row, from.y));
                surface.metres(at).map_or(f32::NAN, |metres| metres as f32)
            }));
        }
        let frame = Frame::new([size, 0.0, from.x, 0.0, size, from.y]).unwrap_or(Frame::PIXELS);
        Ok(Self { surface, spots, grid: Grid::new(columns, rows, metres, frame, Plane::Pixels)? })
    }

    /// How many spot heights it runs through; those at one place are one.
    #[must_use]
    pub const fn spots(&self) -> usize {
        self.spots
    }

    /// The metres at a place of the board ([`Laid::board_of_ground`]).
    #[must_use]
    pub fn metres(&self, (along, across): (f64, f64)) -> Option<f64> {
        self.surface.metres(Point::new(along, across))
    }

    /// The cell at a place of the board.
    pub(crate) fn cell(&self, (along, across): (f64, f64)) -> Option<Point> {
        self.grid.frame().cell(along, across)
    }

    /// What it is in notes and reports, which are the document's and in one language.
    #[must_use]
    pub fn words(&self) -> String {
        let spots = self.spots;
        if self.surface.places() > spots {
            format!("an estimate interpolated between {spots} of its spot heights and its contour lines")
        } else {
            format!("an estimate interpolated between {spots} of its spot heights")
        }
    }
}

/// Places on contour lines and their metres, no more than are of use.
fn on_lines((lines, heights): (&ContourLines, &Heights)) -> Vec<(Point, f64)> {
    let mut apart = APART_HEXES;
    let mut known = lines.known(heights, apart);
    while known.len() > MOST_ON_LINES && apart < 100.0 {
        apart *= 1.5;
        known = lines.known(heights, apart);
    }
    known
}

/// From where to where a board reaches, in places of the board.
fn reach(layout: Layout) -> (Point, Point) {
    let middles = layout.hexes().map(|hex| board_of_hex(layout, hex));
    let (mut from, mut to) = (Point::default(), Point::default());
    for (along, across) in middles {
        from = Point::new(from.x.min(along), from.y.min(across));
        to = Point::new(to.x.max(along), to.y.max(across));
    }
    let margin = MARGIN_STEPS;
    (Point::new(from.x - margin, from.y - margin), Point::new(to.x + margin, to.y + margin))
}

#[cfg(test)]
mod tests {
    use super::SpotGround;
    use crate::heights::{LevelDraft, LevelSettings, Model, draft_levels, taking_levels};
    use crate::spots::{check_spots, entering, removing};
    use crate::{DigitizeError, Laid, placing};
    use oblique_board::hex::{Hex, Layout, Orientation};
    use oblique_board::{Board, Path};
    use oblique_scenario::{Decimal, PixelPoint, Scenario, Sheet, SheetId, SpotHeight};

    /// A sheet of 900 by 450 pixels under a board.
    fn scenario(layout: Layout) -> (Scenario, SheetId) {
        let board = Board::new(layout, vec!["clear".to_owned()], Vec::new());
        let mut scenario = Scenario::new("test", board);
        let id = SheetId("sheet".to_owned());
        let sheet = Sheet { size: (900, 450), ..Sheet::default() };
        let edit = placing::import(&scenario, &id, sheet, 100).expect("it has a size");
        let _ = edit.apply(&mut scenario);
        (scenario, id)
    }

    fn spot(hex: Hex, laid: &Laid, metres: u32) -> SpotHeight {
        SpotHeight::new(laid.pixel_of_hex(hex).expect("it lies there"), Decimal::from(metres))
            .expect("a height")
    }

    fn laid(scenario: &Scenario, id: &SheetId) -> Laid {
        let place = scenario.board_place.as_ref();
        Laid::new(&scenario.sheets[id], place, scenario.board.layout()).expect("it lies there")
    }

    fn settings() -> LevelSettings {
        LevelSettings { burn_streams: false, ..LevelSettings::within((0, 20)) }
    }

    fn drafted(scenario: &Scenario, ground: &SpotGround, settings: &LevelSettings) -> LevelDraft {
        let place = scenario.board_place.expect("it lies there");
        draft_levels(Model::Spots(ground), &scenario.board, &place, &[], settings, &|| false).expect("levels")
    }

    #[test]
    fn four_heights_give_the_whole_board_levels_and_each_its_own() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let layout = Layout::new(orientation, 20, 14);
            let (mut scenario, id) = scenario(layout);
            let spots = {
                let laid = laid(&scenario, &id);
                let of = |col: i32, row: i32, metres| spot(layout.at(col, row), &laid, metres);
                [of(2, 2, 100), of(17, 2, 180), of(3, 11, 120), of(16, 11, 200)]
            };
            for spot in spots {
                let edit = entering(&id, &scenario.sheets[&id], spot).expect("there is room");
                let _ = edit.apply(&mut scenario);
            }
            let laid = laid(&scenario, &id);
            let ground = SpotGround::through(&laid, &scenario.sheets[&id].spot_heights, None, &|| false);
            let ground = ground.expect("four heights");
            assert_eq!(ground.spots(), 4);
            let draft = drafted(&scenario, &ground, &settings());
            assert_eq!((draft.without, draft.beyond, draft.by_middles), (0, 0, false));
            let checks =
                check_spots(Model::Spots(&ground), &scenario, &draft, settings().range).expect("there");
            assert_eq!(checks.len(), 4);
            // As the steps go by round numbers of metres, the mean of a hex may be on the other side of one.
            assert!(checks.iter().all(|check| check.levels_off() <= 1), "{checks:?}");
            let off = |check: &crate::spots::SpotCheck| check.metres_off().map_or(f64::MAX, f64::abs);
            assert!(checks.iter().all(|check| off(check) < 0.2), "{checks:?}");
            let level = |col: i32, row: i32| {
                layout.index(layout.at(col, row)).and_then(|index| draft.levels[index]).expect("on the board")
            };
            assert!(level(2, 2) < level(9, 4) && level(9, 4) < level(17, 2), "it rises to the east");
            assert_eq!(level(0, 0), level(2, 2), "outside them the nearest holds");
            let before = scenario.clone();
            let (back, _) = taking_levels(&scenario.board, &draft.levels).apply(&mut scenario);
            assert_ne!(scenario.board, before.board);
            let _ = back.apply(&mut scenario);
            assert_eq!(scenario, before);
            let fewer = removing(&id, &scenario.sheets[&id], 0).expect("there is one");
            let _ = fewer.apply(&mut scenario);
            let three = SpotGround::through(&laid, &scenario.sheets[&id].spot_heights, None, &|| false);
            assert_eq!(three.map(|ground| ground.spots()).ok(), Some(3));
        }
    }

    #[test]
    fn two_heights_are_too_few_and_it_can_be_stopped() {
        let layout = Layout::new(Orientation::Flat, 12, 8);
        let (scenario, id) = scenario(layout);
        let laid = laid(&scenario, &id);
        let spots = [(1, 1, 10), (8, 2, 20), (5, 6, 30)];
        let spots = spots.map(|(col, row, metres)| spot(layout.at(col, row), &laid, metres));
        let two = SpotGround::through(&laid, &spots[..2], None, &|| false).expect_err("too few").to_string();
        assert!(two.contains("are needed at least, and there are 2"), "{two}");
        let stopped = SpotGround::through(&laid, &spots, None, &|| true);
        assert!(matches!(stopped, Err(DigitizeError::Cancelled)));
        let mut turned = spots;
        turned.rotate_left(1);
        let [one, other] =
            [spots, turned].map(|spots| SpotGround::through(&laid, &spots, None, &|| false).expect("three"));
        assert_eq!(one, other, "the order is nothing");
    }

    #[test]
    fn streams_run_down_over_it_too() {
        let layout = Layout::new(Orientation::Flat, 16, 9);
        let (scenario, id) = scenario(layout);
        let laid = laid(&scenario, &id);
        let spots = [(0, 0, 100), (15, 4, 300), (0, 8, 100)];
        let spots = spots.map(|(col, row, metres)| spot(layout.at(col, row), &laid, metres));
        let ground = SpotGround::through(&laid, &spots, None, &|| false).expect("three");
        // Eastwards is uphill: it runs up and down again.
        let (up, down) = ((0..16).map(|col| layout.at(col, 4)), (0..16).rev().map(|col| layout.at(col, 5)));
        let stream = Path::Hexes(up.chain(down).collect());
        let (place, settings) =
            (scenario.board_place.expect("it lies there"), LevelSettings::within((0, 20)));
        let draft =
            draft_levels(Model::Spots(&ground), &scenario.board, &place, &[&stream], &settings, &|| false);
        assert!(draft.expect("levels").lowered > 0);
    }

    #[test]
    fn heights_beside_the_board_count_and_those_far_off_it_do_not() {
        let layout = Layout::new(Orientation::Flat, 60, 60);
        let (scenario, id) = scenario(layout);
        let laid = laid(&scenario, &id);
        let few = [(1, 1), (50, 2), (25, 57)].map(|(col, row)| spot(layout.at(col, row), &laid, 100));
        let ground = SpotGround::through(&laid, &few, None, &|| false).expect("three");
        assert!(ground.grid.known().all(|metres| (metres - 100.0).abs() < 0.001));
        assert_eq!(ground.grid.unknown(), 0);
        let off = PixelPoint::near(-1e7, 0.0).and_then(|at| SpotHeight::new(at, Decimal::from(5)));
        let far: Vec<SpotHeight> = few.into_iter().chain(off).collect();
        assert_eq!(SpotGround::through(&laid, &far, None, &|| false).expect("three").spots(), 3);
    }
}
