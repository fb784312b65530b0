//! The height of each hex from a grid: the mean, the median or the highest of what lies in it.

use crate::Grid;
use oblique_board::hex::Hex;
use oblique_georeference::HexGround;
use oblique_georeference::Point;

/// A hex of fewer cells is sampled by points between them.
const FEWEST_CELLS: f64 = 16.0;
/// Rings of points about the middle of a hex of few cells: 37 points.
const RINGS: i32 = 3;

/// What stands for a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// The mean of its heights.
    Mean,
    /// The height half of it lies below.
    Median,
    /// Its highest height.
    Maximum,
}

/// The height of a hex.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HexHeight {
    /// Metres above the sea.
    pub metres: f32,
    /// How much of the hex the grid knows, 0 to 1.
    pub covered: f32,
}

/// The heights of a board's hexes.
#[derive(Clone, Debug, PartialEq)]
pub struct Heights {
    /// By the index of the hex ([`oblique_board::hex::Layout::index`]).
    pub hexes: Vec<Option<HexHeight>>,
    /// Hexes without any data, in the board's order.
    pub without: Vec<Hex>,
    /// Hexes of which less than half is known, in the board's order.
    pub thin: Vec<Hex>,
}

impl Heights {
    /// The metres of the hexes that have any.
    pub fn metres(&self) -> impl Iterator<Item = f32> {
        self.hexes.iter().flatten().map(|h| h.metres)
    }
}

/// The heights of all hexes of a board. `to_cell` leads from ground in yards to the cells of the grid, counted from
/// the corner of the first one.
///
/// ```
/// use oblique_board::hex::{Layout, Orientation};
/// use oblique_elevation::sample::{Measure, sample};
/// use oblique_elevation::{Frame, Grid, Plane};
/// use oblique_georeference::{HexGround, Point};
///
/// // Ten metres a yard to the east, in cells of ten yards.
/// let metres = (0..100).flat_map(|_| (0..100).map(|x| x as f32 * 100.0 + 50.0)).collect();
/// let grid = Grid::new(100, 100, metres, Frame::PIXELS, Plane::Pixels)?;
/// let layout = Layout::new(Orientation::Flat, 8, 8);
/// let ground = HexGround::new(layout, 100.0, Point::new(100.0, 100.0), 0.0).expect("a size");
/// let heights = sample(&grid, &ground, Measure::Mean, |p| Some(Point::new(p.x / 10.0, p.y / 10.0)));
/// let first = heights.hexes[0].expect("it lies on the grid");
/// assert!((first.metres - 1000.0).abs() < 1.0);
/// # Ok::<(), oblique_elevation::GridError>(())
/// ```
pub fn sample(
    grid: &Grid,
    ground: &HexGround,
    measure: Measure,
    to_cell: impl Fn(Point) -> Option<Point>,
) -> Heights {
    let hexes: Vec<_> =
        ground.layout().hexes().map(|hex| sample_hex(grid, ground, hex, measure, &to_cell)).collect();
    let those = |fits: fn(&Option<HexHeight>) -> bool| {
        let all = ground.layout().hexes().zip(&hexes);
        all.filter(|(_, height)| fits(height)).map(|(hex, _)| hex).collect()
    };
    let without = those(Option::is_none);
    let thin = those(|height| height.is_some_and(|h| h.covered < 0.5));
    Heights { hexes, without, thin }
}

/// The height of one hex, as [`sample`] has it: for callers that show how far they are.
///
/// Every cell whose middle lies in the hex counts once. Where cells are so large that a hex has few, 37 points of the
/// hex count, each between the four cells about it.
pub fn sample_hex(
    grid: &Grid,
    ground: &HexGround,
    hex: Hex,
    measure: Measure,
    to_cell: impl Fn(Point) -> Option<Point>,
) -> Option<HexHeight> {
    let view = View::of(ground, hex, to_cell)?;
    let area = 0.75_f64.sqrt() * ground.yards_a_hex().powi(2) * view.det().abs();
    let (heights, whole) = if area < FEWEST_CELLS {
        let points = points(ground);
        let at = |(u, v): (f64, f64)| between(grid, view.cell(u, v));
        (points.iter().copied().filter_map(at).collect(), points.len() as f64)
    } else {
        (within(grid, ground, &view), area)
    };
    let covered = (heights.len() as f64 / whole).min(1.0) as f32;
    Some(HexHeight { metres: measured(heights, measure)?, covered })
}

/// Cells about a hex: the map is taken for affine within one.
struct View {
    middle: Point,
    /// Cells a yard along the board, and across it.
    along: Point,
    across: Point,
}

impl View {
    fn of(ground: &HexGround, hex: Hex, to_cell: impl Fn(Point) -> Option<Point>) -> Option<Self> {
        let half = ground.yards_a_hex() / 2.0;
        let centre = ground.centre(hex);
        let at = |along, across| to_cell(ground.off(centre, along, across)).filter(|p| p.is_finite());
        let (middle, east, south) = (at(0.0, 0.0)?, at(half, 0.0)?, at(0.0, half)?);
        let a_yard = |end: Point| Point::new((end.x - middle.x) / half, (end.y - middle.y) / half);
        let view = Self { middle, along: a_yard(east), across: a_yard(south) };
        (view.det().is_finite() && view.det() != 0.0).then_some(view)
    }

    fn det(&self) -> f64 {
        self.along.x * self.across.y - self.across.x * self.along.y
    }

    fn cell(&self, u: f64, v: f64) -> Point {
        let x = self.middle.x + u * self.along.x + v * self.across.x;
        Point::new(x, self.middle.y + u * self.along.y + v * self.across.y)
    }

    /// Yards along and across from the middle of the hex.
    fn yards(&self, cell: Point) -> (f64, f64) {
        let (x, y) = (cell.x - self.middle.x, cell.y - self.middle.y);
        let (a, c) = (self.along, self.across);
        ((c.y * x - c.x * y) / self.det(), (a.x * y - a.y * x) / self.det())
    }
}

/// The heights of the cells whose middles lie in a hex: of each row the run of columns between its sides.
fn within(grid: &Grid, ground: &HexGround, view: &View) -> Vec<f32> {
    // From the middle to a corner.
    let radius = ground.yards_a_hex() / 3.0_f64.sqrt();
    let reach = radius * view.along.y.hypot(view.across.y);
    let rows = whole(view.middle.y - reach, grid.height())..whole(view.middle.y + reach + 1.0, grid.height());
    let columns = |row: i64| {
        let (mut low, mut high) = (0.0, f64::from(grid.width()));
        // How far off the middle, towards a side, the row begins and how it goes on by columns.
        let (first, second) =
            (view.yards(Point::new(0.5, row as f64 + 0.5)), view.yards(Point::new(1.5, row as f64 + 0.5)));
        for (a, b) in ground.side_directions() {
            let off = a * first.0 + b * first.1;
            let by = a * (second.0 - first.0) + b * (second.1 - first.1);
            let half = ground.yards_a_hex() / 2.0;
            let (from, to) = ((-half - off) / by, (half - off) / by);
            if from.is_finite() && to.is_finite() {
                (low, high) = (from.min(to).max(low), from.max(to).min(high));
            } else if off.abs() > half {
                high = low;
            }
        }
        whole(low.ceil(), grid.width())..whole(high.floor() + 1.0, grid.width())
    };
    let cells = rows.flat_map(|row| columns(row).map(move |column| (column, row)));
    cells.filter_map(|(column, row)| grid.metres(column, row)).collect()
}

/// A place among so many cells, on the grid: a view of any size costs no more than its cells.
fn whole(place: f64, cells: u32) -> i64 {
    place.clamp(0.0, f64::from(cells)) as i64
}

/// Points evenly spread over a hex, in yards along and across from its middle.
fn points(ground: &HexGround) -> Vec<(f64, f64)> {
    let step = ground.yards_a_hex() / f64::from(2 * RINGS + 1);
    let all = (-RINGS..=RINGS).flat_map(|q| (-RINGS..=RINGS).map(move |r| (q, r)));
    let ring = all.filter(|(q, r)| (q + r).abs() <= RINGS);
    let place = |(q, r): (i32, i32)| (f64::from(q) + f64::from(r) / 2.0, 0.75_f64.sqrt() * f64::from(r));
    let flip = |(x, y): (f64, f64)| match ground.layout().orientation {
        oblique_board::hex::Orientation::Flat => (x, y),
        oblique_board::hex::Orientation::Pointy => (y, x),
    };
    ring.map(|at| flip(place(at))).map(|(x, y)| (x * step, y * step)).collect()
}

/// The height at a place between the middles of cells; `None` where the cell it lies in has none.
fn between(grid: &Grid, at: Point) -> Option<f32> {
    let beyond = |place: f64, cells: u32| !(0.0..f64::from(cells)).contains(&place);
    if beyond(at.x, grid.width()) || beyond(at.y, grid.height()) {
        return None;
    }
    grid.metres(at.x.floor() as i64, at.y.floor() as i64)?;
    let (x, y) = (at.x - 0.5, at.y - 0.5);
    let (left, top) = (x.floor(), y.floor());
    let (right_share, low_share) = (x - left, y - top);
    let (mut sum, mut weight) = (0.0, 0.0);
    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        let share = if dx == 1 { right_share } else { 1.0 - right_share }
            * if dy == 1 { low_share } else { 1.0 - low_share };
        if let Some(metres) = grid.metres(left as i64 + dx, top as i64 + dy) {
            sum += f64::from(metres) * share;
            weight += share;
        }
    }
    (weight > 0.0).then(|| (sum / weight) as f32)
}

fn measured(mut heights: Vec<f32>, measure: Measure) -> Option<f32> {
    let count = heights.len();
    if count == 0 {
        return None;
    }
    match measure {
        Measure::Mean => Some((heights.iter().copied().map(f64::from).sum::<f64>() / count as f64) as f32),
        Measure::Maximum => heights.into_iter().max_by(f32::total_cmp),
        Measure::Median => {
            let (below, middle, _) = heights.select_nth_unstable_by(count / 2, f32::total_cmp);
            let middle = *middle;
            if count % 2 == 1 {
                return Some(middle);
            }
            below.iter().copied().max_by(f32::total_cmp).map(|other| f32::midpoint(middle, other))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Measure, sample};
    use crate::{Frame, Grid, Plane};
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::placement::Placement;
    use oblique_georeference::{HexGround, Point};
    use proptest::prelude::*;

    fn grid(width: u32, height: u32, metres: impl Fn(u32, u32) -> f32) -> Grid {
        let all = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let metres = all.map(|(x, y)| metres(x, y)).collect();
        Grid::new(width, height, metres, Frame::PIXELS, Plane::Pixels).expect("a grid")
    }

    fn ground(orientation: Orientation, yards: f64, turn: f64) -> HexGround {
        let layout = Layout::new(orientation, 5, 5);
        HexGround::new(layout, yards, Point::new(200.0, 200.0), turn).expect("a size")
    }

    #[test]
    fn mean_median_and_maximum_of_a_hex_with_a_tower() {
        let grid = grid(100, 100, |x, y| if (x, y) == (50, 50) { 900.0 } else { 10.0 });
        let layout = Layout::new(Orientation::Flat, 1, 1);
        let ground = HexGround::new(layout, 20.0, Point::new(50.0, 50.0), 0.0).expect("a size");
        let of = |measure| sample(&grid, &ground, measure, Some).hexes[0].expect("data").metres;
        assert_eq!((of(Measure::Median), of(Measure::Maximum)), (10.0, 900.0));
        // One cell of about 346 is 890 higher.
        assert!((of(Measure::Mean) - 12.57).abs() < 0.05, "{}", of(Measure::Mean));
    }

    #[test]
    fn hexes_off_the_grid_and_without_data_are_told() {
        let grid = grid(100, 100, |x, _| if x < 60 { 5.0 } else { f32::NAN });
        let ground = ground(Orientation::Pointy, 20.0, 0.0);
        let shifted = |p: Point| Some(Point::new(p.x - 160.0, p.y - 200.0));
        let heights = sample(&grid, &ground, Measure::Mean, shifted);
        let layout = ground.layout();
        // The first row lies half above the grid; the third column reaches to the edge of what is known.
        assert!(heights.thin.contains(&layout.at(1, 0)) || heights.hexes[1].expect("half").covered < 0.6);
        assert!(heights.without.contains(&layout.at(4, 2)) && !heights.without.contains(&layout.at(0, 2)));
        let nowhere = sample(&grid, &ground, Measure::Mean, |_| None);
        assert_eq!(nowhere.without.len(), 25);
        let far = sample(&grid, &ground, Measure::Maximum, |p| Some(Point::new(p.x * 1e300, p.y * 1e300)));
        assert_eq!(far.without.len(), 25);
    }

    #[test]
    fn control_points_of_the_sheet_place_the_grid() {
        let grid = grid(200, 200, |x, _| x as f32);
        let placement = Placement::by_distance(Point::default(), Point::new(10.0, 0.0), 100.0);
        let placement = placement.expect("two points");
        let ground = ground(Orientation::Flat, 100.0, 0.0);
        let heights = sample(&grid, &ground, Measure::Mean, |p| placement.to_pixel(p));
        let first = heights.hexes[0].expect("on the grid").metres;
        assert!((first - 19.5).abs() < 0.3, "{first}");
    }

    proptest! {
        #[test]
        fn a_plane_gives_each_hex_the_height_of_its_middle(
            a in -2.0..2.0_f64, b in -2.0..2.0_f64, yards in 1.5..60.0_f64, turn in 0.0..360.0_f64,
            pointy in any::<bool>(),
        ) {
            let metres = |x: u32, y: u32| (a * (f64::from(x) + 0.5) + b * (f64::from(y) + 0.5)) as f32;
            let grid = grid(400, 400, metres);
            let orientation = if pointy { Orientation::Pointy } else { Orientation::Flat };
            let ground = ground(orientation, yards, turn);
            let heights = sample(&grid, &ground, Measure::Mean, Some);
            for (hex, height) in ground.layout().hexes().zip(&heights.hexes) {
                let at = ground.centre(hex);
                let inside = [at.x, at.y].iter().all(|c| (yards..400.0 - yards).contains(c));
                let Some(height) = height.filter(|_| inside) else { continue };
                let right = a * at.x + b * at.y;
                // Cells are counted by their middles, so a hex of n cells is out by a part of one.
                prop_assert!((f64::from(height.metres) - right).abs() < 1.0, "{hex:?} {height:?} {right}");
                prop_assert!(height.covered > 0.7);
            }
        }
    }
}
