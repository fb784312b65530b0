//! Contour lines of a sheet: found by their ink, given heights by drags across them, and the ground between them.

use crate::part::{LINE_PIXELS, LineInk, Part, paper};
use crate::{DigitizeError, Laid, pixel};
use image::Rgb;
use oblique_elevation::Grid;
pub use oblique_elevation::contours::{AssignError, Drag, Heights};
use oblique_elevation::contours::{Spot, continued, fill};
use oblique_georeference::Point;
use oblique_linework::{Joining, Line, Ridges, Tracing, lines};
use oblique_scan::Pixels;
use oblique_scenario::{Sheet, SpotHeight};

/// Contour lines lie close together: the sheet is reduced only where it has more pixels than that.
const MOST_PIXELS: u64 = 24_000_000;
/// A line begins where its ridge is as clear as this, 0 to 255.
const CLEAR: u8 = 70;
/// It goes on as long as its ridge is as clear as this.
const FAINT: u8 = 28;
/// Thin lines are no denser than this, and count as the thick ones among them do.
const WHOLE_DENSITY: f32 = 0.3;
/// Every so many pixels tell what colour most contour lines have.
const LOOKED_AT: usize = 7;
/// What is shorter in hexes is a speck.
const SHORTEST_HEXES: f64 = 0.4;
/// Heights are handed on over gaps so wide, in hexes.
const GAP_HEXES: f64 = 1.2;
/// So far from a contour line the ground is known, in hexes.
const REACH_HEXES: f64 = 4.0;
/// Shown courses lie so near the line, in pixels of the part.
const SHOWN_PIXELS: f64 = 1.5;

/// The contour lines of a sheet.
pub struct ContourLines {
    part: Part,
    /// Pixels of the part across a hex.
    hex_pixels: f64,
    lines: Vec<Line>,
}

impl ContourLines {
    /// Those under a board, of an ink. `go_on` is told how much is done, from 0 to 1.
    ///
    /// # Errors
    /// Where sheet or board lie nowhere, the sheet gives no pixels, the ink is none, or it was stopped.
    pub fn find(
        sheet: &Sheet,
        laid: &Laid,
        pixels: &dyn Pixels,
        ink: LineInk,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, DigitizeError> {
        let part = Part::under_board(laid, sheet, MOST_PIXELS)?;
        let paper = paper(pixels)?;
        let picture = part.picture(pixels, sheet, paper)?;
        let found = ink.on(paper)?;
        let printed = || picture.pixels().map(|Rgb(rgb)| *rgb);
        let ink = match ink {
            LineInk::Clicked(_) => {
                found.as_in_most_strokes(&printed().step_by(LOOKED_AT)).apart_from_dark(printed())
            }
            LineInk::Black | LineInk::Blue => found,
        };
        let ink = ink.whole_from(WHOLE_DENSITY);
        let ridges = Ridges::of(&picture, &ink, LINE_PIXELS, &mut |done| go_on(done * 0.6))?;
        drop(picture);
        let mask = ridges.mask(CLEAR, FAINT).ok_or(DigitizeError::OffSheet)?;
        if !go_on(0.7) {
            return Err(DigitizeError::Cancelled);
        }
        let (width, height) = part.size();
        let middle = part.to_sheet(Point::new(f64::from(width) / 2.0, f64::from(height) / 2.0));
        let hex_pixels = laid.pixels_a_hex(middle).ok_or(DigitizeError::OffSheet)? / part.pixels();
        let tracing = Tracing {
            hair_pixels: 6.0,
            joining: Joining { widest_pixels: (hex_pixels * 0.3).clamp(8.0, 30.0), most_turn_degrees: 40.0 },
            shortest_pixels: (hex_pixels * SHORTEST_HEXES).max(12.0),
        };
        Ok(Self { part, hex_pixels, lines: lines(&mask, &tracing) })
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Their courses in pixels of the sheet, with as few points as show them.
    pub fn courses(&self) -> impl Iterator<Item = Vec<Point>> {
        self.lines.iter().map(|line| {
            let mut points = simplified(&line.points, SHOWN_PIXELS);
            if line.closed {
                points.extend(line.points.first().copied());
            }
            points.into_iter().map(|at| self.part.to_sheet(at)).collect()
        })
    }

    /// The heights a drag over the sheet would give, in its order. Where the first line crossed has a height, the drag counts
    /// from that and not from its start.
    ///
    /// # Errors
    /// Where it crosses nothing, or contradicts itself or what is known.
    pub fn proposed(&self, heights: &Heights, drag: &Drag) -> Result<Vec<(usize, f64)>, AssignError> {
        let path = drag.path.iter().map(|at| self.part.of_sheet(*at)).collect();
        let drag = Drag { path, ..*drag };
        let given = Heights::new().proposed(&self.lines, &drag)?;
        let known = given.first().and_then(|(line, _)| heights.metres(*line));
        heights.proposed(&self.lines, &Drag { start_metres: known.unwrap_or(drag.start_metres), ..drag })
    }

    /// Gives what a drag proposes, or without one what lies on over gaps, to the lines that have no height yet; says which those
    /// are.
    ///
    /// # Errors
    /// As [`Self::proposed`]; nothing is given then.
    pub fn give(&self, heights: &mut Heights, drag: Option<&Drag>) -> Result<Vec<(usize, f64)>, AssignError> {
        let mut given = match drag {
            Some(drag) => self.proposed(heights, drag)?,
            None => self.continued(heights),
        };
        given.retain(|(line, _)| heights.metres(*line).is_none());
        for (line, metres) in &given {
            heights.set(*line, Some(*metres));
        }
        Ok(given)
    }

    /// The heights of pieces that lie on from lines that have one, over gaps.
    #[must_use]
    pub fn continued(&self, heights: &Heights) -> Vec<(usize, f64)> {
        let joining =
            Joining { widest_pixels: (self.hex_pixels * GAP_HEXES).max(20.0), most_turn_degrees: 40.0 };
        continued(&self.lines, heights, &joining)
    }

    /// Places on the lines that have heights, no nearer along a line than so many hexes: where, in pixels of the sheet, and how
    /// many metres.
    #[must_use]
    pub fn known(&self, heights: &Heights, apart_hexes: f64) -> Vec<(Point, f64)> {
        let apart = self.hex_pixels * apart_hexes;
        let mut known = Vec::new();
        for (line, metres) in
            self.lines.iter().enumerate().filter_map(|(n, line)| Some((line, heights.metres(n)?)))
        {
            let (mut before, mut way) = (None, f64::INFINITY);
            for at in &line.points {
                way += before.replace(*at).map_or(0.0, |before: Point| before.distance(*at));
                if way >= apart {
                    known.push((self.part.to_sheet(*at), metres));
                    way = 0.0;
                }
            }
        }
        known
    }

    /// The ground between the lines that have heights, through the heights printed on the sheet; what lies far from all lines
    /// is not known.
    ///
    /// # Errors
    /// Where no line has a height.
    pub fn ground(&self, heights: &Heights, spots: &[SpotHeight]) -> Result<SheetGround, DigitizeError> {
        let lines = self.filled(heights, &[])?;
        let spots: Vec<Spot> = spots
            .iter()
            .map(|spot| Spot { at: self.part.of_sheet(pixel(spot.pixel)), metres: spot.metres.get() })
            .collect();
        if spots.is_empty() {
            return Ok(SheetGround { grid: lines, by_lines: None, part: self.part });
        }
        let grid = self.filled(heights, &spots)?;
        Ok(SheetGround { grid, by_lines: Some(lines), part: self.part })
    }

    fn filled(&self, heights: &Heights, spots: &[Spot]) -> Result<Grid, DigitizeError> {
        let grid = fill(self.part.size(), &self.lines, heights, spots)?;
        let with_height = self.lines.iter().enumerate().filter(|(n, _)| heights.metres(*n).is_some());
        let near = near(&grid, with_height.map(|(_, line)| line), self.hex_pixels * REACH_HEXES);
        let (columns, rows) = (i64::from(grid.width()), i64::from(grid.height()));
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let metres = cells
            .zip(&near)
            .map(|((column, row), near)| grid.metres(column, row).filter(|_| *near).unwrap_or(f32::NAN));
        let metres = metres.collect();
        Ok(Grid::new(grid.width(), grid.height(), metres, *grid.frame(), grid.plane())?)
    }
}

/// Which cells of a grid over pixels lie no farther from lines than so many pixels, about: steps across a corner count as one
/// and a half.
fn near<'a>(grid: &Grid, lines: impl Iterator<Item = &'a Line>, reach_pixels: f64) -> Vec<bool> {
    const FAR: u32 = u32::MAX / 2;
    let (width, height) = (grid.width() as usize, grid.height() as usize);
    let mut far = vec![FAR; width * height];
    let mut a_cell = 1.0;
    for line in lines {
        for at in &line.points {
            let Some(cell) = grid.frame().cell(at.x, at.y) else { continue };
            if cell.x >= 0.0 && cell.y >= 0.0 && (cell.x as usize) < width && (cell.y as usize) < height {
                far[cell.y as usize * width + cell.x as usize] = 0;
            }
        }
    }
    if let Some((a, b)) = grid.frame().cell(0.0, 0.0).zip(grid.frame().cell(1.0, 0.0)) {
        a_cell = (b.x - a.x).abs().max(f64::EPSILON);
    }
    // Twice as many, so that one and a half is whole.
    let reach = (reach_pixels * a_cell * 2.0) as u32;
    let step = |far: &mut [u32], i: usize, x: usize, y: usize, down: bool| {
        let mut best = far[i];
        let (back, ahead) = (x > 0, x + 1 < width);
        let row = if down { (y > 0).then(|| i - width) } else { (y + 1 < height).then(|| i + width) };
        if let Some(row) = row {
            best = best.min(far[row] + 2);
            if back {
                best = best.min(far[row - 1] + 3);
            }
            if ahead {
                best = best.min(far[row + 1] + 3);
            }
        }
        if down && back {
            best = best.min(far[i - 1] + 2);
        }
        if !down && ahead {
            best = best.min(far[i + 1] + 2);
        }
        far[i] = best;
    };
    for i in 0..far.len() {
        step(&mut far, i, i % width, i / width, true);
    }
    for i in (0..far.len()).rev() {
        step(&mut far, i, i % width, i / width, false);
    }
    far.into_iter().map(|far| far <= reach).collect()
}

/// A height model over a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetGround {
    pub(crate) grid: Grid,
    /// Without the heights printed on the sheet, where there are some.
    by_lines: Option<Grid>,
    part: Part,
}

impl SheetGround {
    /// The cell of a pixel of the sheet.
    pub(crate) fn cell(&self, pixel: Point) -> Option<Point> {
        let at = self.part.of_sheet(pixel);
        self.grid.frame().cell(at.x, at.y)
    }

    /// The metres at a pixel of the sheet, where they are known.
    #[must_use]
    pub fn metres(&self, pixel: Point) -> Option<f32> {
        let cell = self.cell(pixel)?;
        self.grid.metres(cell.x.floor() as i64, cell.y.floor() as i64)
    }

    /// The metres at a pixel of the sheet by the contour lines alone, whatever heights are printed there.
    #[must_use]
    pub fn metres_by_lines(&self, pixel: Point) -> Option<f32> {
        let cell = self.cell(pixel)?;
        self.by_lines.as_ref().unwrap_or(&self.grid).metres(cell.x.floor() as i64, cell.y.floor() as i64)
    }
}

/// A course with the points left out that lie nearer than that to what is left, after Douglas and Peucker.
pub(crate) fn simplified(points: &[Point], within: f64) -> Vec<Point> {
    let Some(last) = points.len().checked_sub(1) else { return Vec::new() };
    let mut kept = vec![false; points.len()];
    (kept[0], kept[last]) = (true, true);
    let mut open = vec![(0, last)];
    while let Some((from, to)) = open.pop() {
        let (a, b) = (points[from], points[to]);
        let length = a.distance(b);
        let off = |p: Point| {
            if length < f64::EPSILON {
                return a.distance(p);
            }
            ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)).abs() / length
        };
        let between = (from + 1..to).map(|i| (off(points[i]), i));
        if let Some((far, at)) = between.max_by(|a, b| a.0.total_cmp(&b.0))
            && far > within
        {
            kept[at] = true;
            open.extend([(from, at), (at, to)]);
        }
    }
    points.iter().zip(kept).filter(|(_, kept)| *kept).map(|(p, _)| *p).collect()
}

#[cfg(test)]
mod tests {
    use super::{AssignError, ContourLines, Drag, Heights, simplified};
    use crate::heights::{LevelSettings, Model, draft_levels};
    use crate::{Laid, LineInk, placing};
    use image::{Rgb, RgbImage};
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::Point;
    use oblique_scenario::{Decimal, PixelPoint, Scenario, Sheet, SheetId, SpotHeight};

    const PAPER: [u8; 3] = [240, 229, 200];
    const BROWN: [u8; 3] = [186, 120, 80];

    /// Rings 30 pixels apart about a place left of the middle, the frame of the sheet in black, nothing to the right.
    fn sheet() -> RgbImage {
        RgbImage::from_fn(900, 450, |x, y| {
            let far = (f64::from(x) - 220.0).hypot(f64::from(y) - 225.0);
            let off = (far / 30.0 - (far / 30.0).round()).abs() * 30.0;
            match () {
                () if x < 4 || y < 4 => Rgb([30, 30, 30]),
                () if off < 1.5 && (15.0..165.0).contains(&far) => Rgb(BROWN),
                () => Rgb(PAPER),
            }
        })
    }

    fn scenario() -> (Scenario, SheetId) {
        let layout = Layout::new(Orientation::Flat, 30, 14);
        let board = Board::new(layout, vec!["clear".to_owned()], Vec::new());
        let mut scenario = Scenario::new("test", board);
        let id = SheetId("sheet".to_owned());
        let sheet = Sheet { size: (900, 450), ..Sheet::default() };
        let edit = placing::import(&scenario, &id, sheet, 100).expect("it has a size");
        let _ = edit.apply(&mut scenario);
        (scenario, id)
    }

    fn drag(from: (f64, f64), to: (f64, f64), start_metres: f64, interval_metres: f64) -> Drag {
        let path = vec![Point::new(from.0, from.1), Point::new(to.0, to.1)];
        Drag { path, start_metres, interval_metres }
    }

    #[test]
    fn drags_over_a_sheet_raise_the_hexes_of_a_hill_and_far_off_nothing_is_known() {
        let (scenario, id) = scenario();
        let (placed, place) = (&scenario.sheets[&id], scenario.board_place.expect("it lies there"));
        let laid = Laid::new(placed, Some(&place), scenario.board.layout()).expect("it lies there");
        let ink = LineInk::Clicked(BROWN);
        let lines = ContourLines::find(placed, &laid, &sheet(), ink, &mut |_| true).expect("lines");
        assert_eq!(lines.len(), 5);
        let mut heights = Heights::new();
        assert!(lines.ground(&heights, &[]).is_err(), "nothing has a height");
        let up =
            lines.proposed(&heights, &drag((50.0, 225.0), (115.0, 225.0), 500.0, 20.0)).expect("two lines");
        assert_eq!(up.iter().map(|(_, m)| *m).collect::<Vec<_>>(), [500.0, 520.0]);
        for (line, metres) in up {
            heights.set(line, Some(metres));
        }
        // The next drag begins on a line that has a height, and counts from that whatever its start says.
        let on =
            lines.proposed(&heights, &drag((220.0, 355.0), (220.0, 235.0), 0.0, 20.0)).expect("the others");
        assert_eq!(on.iter().map(|(_, m)| *m).collect::<Vec<_>>(), [520.0, 540.0, 560.0, 580.0]);
        for (line, metres) in on {
            heights.set(line, Some(metres));
        }
        let through = lines.proposed(&heights, &drag((50.0, 225.0), (390.0, 225.0), 500.0, 20.0));
        assert!(matches!(through, Err(AssignError::Twice { .. })), "{through:?}");

        let ground = lines.ground(&heights, &[]).expect("heights");
        let at = |x: f64, y: f64| ground.metres(Point::new(x, y));
        assert!(at(220.0, 225.0).is_some_and(|m| (m - 580.0).abs() < 1.0));
        assert!(at(220.0, 225.0 + 105.0).is_some_and(|m| (m - 530.0).abs() < 3.0), "half way");
        assert_eq!(at(850.0, 225.0), None, "far from all lines");
        // A summit printed within the highest line raises it, and is no witness for itself.
        let summit = PixelPoint::near(220.0, 225.0).expect("a place");
        let summit = SpotHeight::new(summit, Decimal::from(597)).expect("a height");
        let raised = lines.ground(&heights, &[summit]).expect("heights");
        let middle = Point::new(220.0, 225.0);
        assert!(raised.metres(middle).is_some_and(|m| (m - 597.0).abs() < 1.0));
        assert!(raised.metres_by_lines(middle).is_some_and(|m| (m - 580.0).abs() < 1.0));
        let settings = LevelSettings { burn_streams: false, ..LevelSettings::within((0, 9)) };
        let draft =
            draft_levels(Model::Sheet(&ground, &laid), &scenario.board, &place, &[], &settings, &|| false)
                .expect("levels");
        assert!(draft.without > 100 && !draft.by_middles);
        let level = |x: f64| {
            let hex = laid.hex_of_pixel(Point::new(x, 225.0)).expect("a hex");
            let index = scenario.board.layout().index(hex).expect("on the board");
            draft.levels[index]
        };
        assert!(level(220.0) > level(150.0) && level(150.0) > level(80.0));
        assert_eq!(level(850.0), None);
    }

    #[test]
    fn courses_are_shown_by_few_points() {
        let line: Vec<Point> = (0..100)
            .map(|i| Point::new(f64::from(i), if i < 50 { 0.0 } else { f64::from(i - 50) }))
            .collect();
        assert_eq!(simplified(&line, 1.5).len(), 3);
        assert!(simplified(&[], 1.0).is_empty());
        assert_eq!(simplified(&line[..1], 1.0).len(), 1);
    }
}
