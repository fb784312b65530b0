//! The ground between contour lines as a height model over the picture.

use super::assign::Heights;
use super::relax;
use crate::{Frame, Grid, GridError, Plane};
use oblique_georeference::Point;
use oblique_linework::Line;

/// Most cells of the ground filled in: many a hex on any board.
const MOST_CELLS: f64 = 2_000_000.0;
/// The ground rests when it moves less than this in a round, in parts of the smallest step between lines.
const STILL: f64 = 1e-4;

/// A height printed on the sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Where, in pixels.
    pub at: Point,
    /// How high, in metres.
    pub metres: f64,
}

/// Why there is no ground between lines.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum FillError {
    /// Nothing has a height.
    #[error(
        "no contour line has a height yet: drag across some with the height of the first and the interval"
    )]
    NoHeights,
    /// No picture to speak of.
    #[error(transparent)]
    Grid(#[from] GridError),
}

/// The ground between the lines that have heights, as a grid over a picture of that many pixels, in its plane of
/// pixels ([`Plane::Pixels`]). Lines without a height are passed over. Inside the highest line of a hill the ground is
/// as high as the line, if no spot is higher.
///
/// The grid's frame leads from pixels to its cells, which may be larger than pixels.
///
/// # Errors
/// Where no line has a height and no spot is given, or the picture is empty or too large.
pub fn fill(
    (width, height): (u32, u32),
    lines: &[Line],
    heights: &Heights,
    spots: &[Spot],
) -> Result<Grid, FillError> {
    Grid::cells(u64::from(width), u64::from(height)).map_err(|_| too_large(width, height))?;
    let pixels = f64::from(width) * f64::from(height);
    let size = (pixels / MOST_CELLS).sqrt().max(1.0);
    let cells = |pixels: u32| (f64::from(pixels) / size).ceil().max(1.0) as usize;
    let mut known = Known { width: cells(width), height: cells(height), size, sums: Vec::new() };
    known.sums = vec![(0.0, 0); known.width * known.height];
    let with_height = lines.iter().enumerate().filter_map(|(i, line)| Some((line, heights.metres(i)?)));
    for (line, metres) in with_height {
        known.draw(line, metres);
    }
    for spot in spots.iter().filter(|spot| spot.metres.is_finite() && spot.at.is_finite()) {
        known.mark(spot.at, spot.metres);
    }
    let fixed: Vec<_> = known.sums.iter().map(|(sum, n)| (*n > 0).then(|| sum / f64::from(*n))).collect();
    if fixed.iter().all(Option::is_none) {
        return Err(FillError::NoHeights);
    }
    let step = smallest_step((0..lines.len()).filter_map(|i| heights.metres(i)));
    let metres = relax::relaxed(known.width, known.height, &fixed, step * STILL);
    let metres = metres.into_iter().map(|m| m as f32).collect();
    let frame = Frame::new([size, 0.0, 0.0, 0.0, size, 0.0]).unwrap_or(Frame::PIXELS);
    // Within u32: no more than the picture has.
    let (width, height) = (known.width as u32, known.height as u32);
    Ok(Grid::new(width, height, metres, frame, Plane::Pixels)?)
}

fn too_large(width: u32, height: u32) -> GridError {
    if width == 0 || height == 0 {
        GridError::Empty { width: width.into(), height: height.into() }
    } else {
        GridError::TooLarge { width: width.into(), height: height.into() }
    }
}

/// The smallest step between the heights of lines, in metres; 1 where there is none.
fn smallest_step(heights: impl Iterator<Item = f64>) -> f64 {
    let mut heights: Vec<f64> = heights.collect();
    heights.sort_by(f64::total_cmp);
    let steps = heights.windows(2).filter_map(|pair| Some(pair.last()? - pair.first()?));
    let smallest = steps.filter(|step| *step > 1e-6).fold(f64::INFINITY, f64::min);
    if smallest.is_finite() { smallest } else { 1.0 }
}

/// What is known of each cell: the sum of heights and how many.
struct Known {
    width: usize,
    height: usize,
    /// Pixels a cell.
    size: f64,
    sums: Vec<(f64, u32)>,
}

impl Known {
    fn mark(&mut self, at: Point, metres: f64) {
        let (x, y) = ((at.x / self.size).floor(), (at.y / self.size).floor());
        if x < 0.0 || y < 0.0 || x >= self.width as f64 || y >= self.height as f64 {
            return;
        }
        if let Some(cell) = self.sums.get_mut(y as usize * self.width + x as usize) {
            *cell = (cell.0 + metres, cell.1.saturating_add(1));
        }
    }

    fn draw(&mut self, line: &Line, metres: f64) {
        let longest = (self.width + self.height) as f64;
        for (a, b) in line.segments().filter(|(a, b)| a.is_finite() && b.is_finite()) {
            // Two marks a cell leave no gap; what lies far off the picture is not walked through.
            let steps = (a.distance(b) / self.size * 2.0).ceil().clamp(1.0, longest * 4.0);
            for i in 0..=(steps as usize) {
                let part = i as f64 / steps;
                self.mark(Point::new(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part), metres);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{FillError, Heights, Line, Spot, fill};
    use oblique_georeference::Point;

    #[test]
    fn spots_rise_above_the_highest_line() {
        let ring = (0..360).map(|degrees| {
            let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
            Point::new(50.0 + 30.0 * cos, 50.0 + 30.0 * sin)
        });
        let lines = [Line { points: ring.collect(), closed: true }];
        let mut heights = Heights::new();
        assert_eq!(fill((100, 100), &lines, &heights, &[]), Err(FillError::NoHeights));
        heights.set(0, Some(200.0));
        let flat = fill((100, 100), &lines, &heights, &[]).expect("a height");
        assert!(flat.known().all(|m| (m - 200.0).abs() < 0.01));
        let top = Spot { at: Point::new(50.5, 50.5), metres: 230.0 };
        let hill = fill((100, 100), &lines, &heights, &[top]).expect("a height");
        assert_eq!(hill.metres(50, 50), Some(230.0));
        let slope = hill.metres(58, 50).expect("all is known");
        assert!(slope > 202.0 && slope < 228.0, "{slope}");
        assert!((hill.metres(90, 90).expect("all is known") - 200.0).abs() < 0.01);
    }

    #[test]
    fn large_pictures_have_larger_cells_and_endless_lines_are_no_trouble() {
        let far = vec![Point::new(-1e12, 500.0), Point::new(1e12, 500.0)];
        let lines = [
            Line { points: far, closed: false },
            Line { points: vec![Point::new(0.0, 100.0), Point::new(f64::NAN, 0.0)], closed: false },
            Line { points: vec![Point::new(0.0, 2000.0), Point::new(9000.0, 2000.0)], closed: false },
        ];
        let mut heights = Heights::new();
        for line in 0..3 {
            heights.set(line, Some(10.0 * line as f64));
        }
        let grid = fill((9000, 3000), &lines, &heights, &[]).expect("heights");
        assert!(u64::from(grid.width()) * u64::from(grid.height()) < 2_100_000);
        let (column, row) =
            grid.frame().cell(4500.0, 2500.0).map(|p| (p.x as i64, p.y as i64)).expect("a cell");
        assert!(grid.metres(column, row).is_some_and(|m| (m - 20.0).abs() < 0.1));
        assert!(matches!(fill((0, 5), &lines, &heights, &[]), Err(FillError::Grid(_))));
    }
}
