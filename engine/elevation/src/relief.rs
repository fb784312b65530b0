//! A height model as a small shaded picture: its cells put together, and how bright each lies in light from the upper left.

use crate::{Frame, Grid, Plane};

/// How bright level ground of middle height is, of 255.
const LEVEL: f32 = 150.0;
/// How much brighter or darker a steep slope is.
const BY_SLOPE: f32 = 75.0;
/// How much brighter the highest ground is than that of middle height, and the lowest darker.
const BY_HEIGHT: f32 = 30.0;

/// A height model of fewer cells over the same ground, none of its sides longer than so many; each cell has the mean of those
/// it is made of. `None` where it was stopped.
#[must_use]
pub fn reduced(grid: &Grid, longest_side: u32, is_cancelled: &dyn Fn() -> bool) -> Option<Grid> {
    let by = grid.width().max(grid.height()).div_ceil(longest_side.max(1)).max(1);
    let (width, height) = (grid.width().div_ceil(by), grid.height().div_ceil(by));
    let mut metres = Vec::with_capacity(width as usize * height as usize);
    for row in 0..height {
        if is_cancelled() {
            return None;
        }
        let mut sums = vec![(0.0_f64, 0_u32); width as usize];
        for y in (row * by)..((row + 1) * by).min(grid.height()) {
            for x in 0..grid.width() {
                let known = grid.metres(x.into(), y.into());
                if let Some((sum, metres)) = sums.get_mut((x / by) as usize).zip(known) {
                    *sum = (sum.0 + f64::from(metres), sum.1 + 1);
                }
            }
        }
        metres.extend(
            sums.into_iter().map(|(sum, n)| if n > 0 { (sum / f64::from(n)) as f32 } else { f32::NAN }),
        );
    }
    let plane: Plane = grid.plane();
    let frame: Frame = grid.frame().coarser(f64::from(by))?;
    Grid::new(width, height, metres, frame, plane).ok()
}

/// How bright each cell of a height model is, row by row, from 1 to 255; 0 where nothing is known. Slopes are shown as steep as
/// they are among those of the model, so that flat country has its relief too.
#[must_use]
pub fn shaded(grid: &Grid) -> Vec<u8> {
    let cells = || {
        let (columns, rows) = (i64::from(grid.width()), i64::from(grid.height()));
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
    };
    // From side to side, or from the cell itself where one lies beyond what is known.
    let slope = |(column, row): (i64, i64)| {
        let here = grid.metres(column, row)?;
        let at = |x, y| grid.metres(column + x, row + y).unwrap_or(here);
        // Ground that rises away from the light lies in it.
        Some(at(1, 0) - at(-1, 0) + at(0, 1) - at(0, -1))
    };
    let (sum, count) = cells()
        .filter_map(slope)
        .fold((0.0_f64, 0_u32), |(sum, n), slope| (sum + f64::from(slope.abs()), n.saturating_add(1)));
    let usual = ((sum / f64::from(count.max(1))) as f32 * 3.0).max(f32::MIN_POSITIVE);
    let (low, high) = grid.extremes().unwrap_or((0.0, 0.0));
    let (middle, half) = (f32::midpoint(low, high), ((high - low) / 2.0).max(f32::MIN_POSITIVE));
    let bright = |cell: (i64, i64)| {
        let (slope, metres) = (slope(cell)? / usual, grid.metres(cell.0, cell.1)?);
        let bright = LEVEL + BY_SLOPE * slope.clamp(-1.0, 1.0) + BY_HEIGHT * ((metres - middle) / half);
        Some(bright.round().clamp(1.0, 255.0) as u8)
    };
    cells().map(|cell| bright(cell).unwrap_or(0)).collect()
}

#[cfg(test)]
mod tests {
    use super::{reduced, shaded};
    use crate::{Frame, Grid, Plane};
    use oblique_georeference::Point;

    fn grid(width: u32, height: u32, metres: impl Fn(u32, u32) -> f32) -> Grid {
        let all = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let frame = Frame::north_up((14.0, 51.0), (0.01, 0.01)).expect("a size");
        Grid::new(width, height, all.map(|(x, y)| metres(x, y)).collect(), frame, Plane::Degrees)
            .expect("a grid")
    }

    #[test]
    fn cells_are_put_together_over_the_same_ground() {
        let all = grid(10, 7, |x, y| if (x, y) == (9, 6) { f32::NAN } else { x as f32 });
        let small = reduced(&all, 4, &|| false).expect("not stopped");
        assert_eq!((small.width(), small.height(), small.plane()), (4, 3, Plane::Degrees));
        let row: Vec<_> = (0..4).map(|x| small.metres(x, 0)).collect();
        assert_eq!(row, [Some(1.0), Some(4.0), Some(7.0), Some(9.0)]);
        assert_eq!(small.metres(3, 2), None, "of its one cell nothing is known");
        let (there, here) =
            (small.frame().place(Point::new(1.5, 1.0)), all.frame().place(Point::new(4.5, 3.0)));
        assert!((there.0 - here.0).abs() < 1e-12 && (there.1 - here.1).abs() < 1e-12);
        assert_eq!(reduced(&all, 100, &|| false), Some(all.clone()));
        assert_eq!(reduced(&all, 4, &|| true), None);
        assert!(reduced(&all, 0, &|| false).is_some_and(|one| (one.width(), one.height()) == (1, 1)));
    }

    #[test]
    fn slopes_that_face_the_light_are_bright_whatever_their_size() {
        for tall in [0.01_f32, 100.0] {
            let ridge = grid(9, 3, |x, _| tall * (4.0 - (x as f32 - 4.0).abs()));
            let bright = shaded(&ridge);
            assert!(bright[2] > bright[6], "the western slope lies in the light");
            assert!(bright.iter().all(|b| *b > 0));
        }
        let hole = shaded(&grid(3, 1, |x, _| if x == 1 { f32::NAN } else { 5.0 }));
        assert_eq!(hole, [150, 0, 150]);
    }
}
