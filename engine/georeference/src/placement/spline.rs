//! The thin plate: bent through every control point, as smooth as can be between them.

use super::PlacementError;
use super::normal::Normal;
use crate::Point;
use nalgebra::{DMatrix, Matrix2, Vector2};

/// A thin plate spline between normalised planes.
#[derive(Clone, Debug)]
pub(super) struct Spline {
    from: Normal,
    to: Normal,
    knots: Vec<Point>,
    /// For each knot how much it pulls in x and y.
    pulls: Vec<Point>,
    /// Constant, x, y.
    plane: [Point; 3],
}

/// r² ln r² over 2, and nothing at 0.
fn bend(square: f64) -> f64 {
    if square > 0.0 { 0.5 * square * square.ln() } else { 0.0 }
}

fn square(a: Point, b: Point) -> f64 {
    (a.x - b.x).powi(2) + (a.y - b.y).powi(2)
}

impl Spline {
    /// Through normalised points, with the yards each would be off were it left out.
    pub(super) fn through(
        pixels: &[Point],
        grounds: &[Point],
        from: Normal,
        to: Normal,
    ) -> Result<(Self, Vec<f64>), PlacementError> {
        let n = pixels.len();
        let mut system = DMatrix::<f64>::zeros(n + 3, n + 3);
        for i in 0..n {
            for j in 0..n {
                system[(i, j)] = bend(square(pixels[i], pixels[j]));
            }
            for (k, term) in [1.0, pixels[i].x, pixels[i].y].into_iter().enumerate() {
                system[(i, n + k)] = term;
                system[(n + k, i)] = term;
            }
        }
        let inverse = system.try_inverse().ok_or(PlacementError::InALine)?;
        let wanted = DMatrix::from_fn(n + 3, 2, |i, j| grounds.get(i).map_or(0.0, |g| [g.x, g.y][j]));
        let solved = &inverse * wanted;
        if solved.iter().any(|s| !s.is_finite()) {
            return Err(PlacementError::InALine);
        }
        let at = |i: usize| Point::new(solved[(i, 0)], solved[(i, 1)]);
        let pulls: Vec<Point> = (0..n).map(at).collect();
        let plane = [at(n), at(n + 1), at(n + 2)];
        let yard = to.undo(Point::new(1.0, 0.0)).distance(to.undo(Point::new(0.0, 0.0)));
        // What a plate through the others misses this one by is its pull over the diagonal of the inverse.
        let off = |i: usize| {
            let (pull, stiff) = (pulls[i].x.hypot(pulls[i].y), inverse[(i, i)].abs());
            if n <= 3 || pull < 1e-12 { 0.0 } else { pull / stiff * yard }
        };
        let off = (0..n).map(off).collect();
        Ok((Self { from, to, knots: pixels.to_vec(), pulls, plane }, off))
    }

    fn bent(&self, p: Point) -> Point {
        let [c, x, y] = self.plane;
        let flat = Point::new(c.x + x.x * p.x + y.x * p.y, c.y + x.y * p.x + y.y * p.y);
        self.knots.iter().zip(&self.pulls).fold(flat, |sum, (knot, pull)| {
            let b = bend(square(*knot, p));
            Point::new(sum.x + pull.x * b, sum.y + pull.y * b)
        })
    }

    /// How the ground moves with the pixel.
    fn slope(&self, p: Point) -> Matrix2<f64> {
        let [_, x, y] = self.plane;
        let mut m = Matrix2::new(x.x, y.x, x.y, y.y);
        for (knot, pull) in self.knots.iter().zip(&self.pulls) {
            let s = square(*knot, p);
            if s > 0.0 {
                let d = s.ln() + 1.0;
                let (dx, dy) = (d * (p.x - knot.x), d * (p.y - knot.y));
                m += Matrix2::new(pull.x * dx, pull.x * dy, pull.y * dx, pull.y * dy);
            }
        }
        m
    }

    pub(super) fn to_ground(&self, pixel: Point) -> Point {
        self.to.undo(self.bent(self.from.apply(pixel)))
    }

    /// Newton's method, each step halved until it helps, from where the plate without its bends leads. None where the plate is folded.
    pub(super) fn to_pixel(&self, ground: Point) -> Option<Point> {
        if !ground.is_finite() {
            return None;
        }
        let goal = self.to.apply(ground);
        let [c, x, y] = self.plane;
        let flat = Matrix2::new(x.x, y.x, x.y, y.y).try_inverse();
        let first = flat.map(|m| m * Vector2::new(goal.x - c.x, goal.y - c.y));
        let mut at = first.map_or(Point::default(), |v| Point::new(v.x, v.y));
        let miss = |p: Point| {
            let b = self.bent(p);
            Vector2::new(goal.x - b.x, goal.y - b.y)
        };
        let mut off = miss(at);
        let good = 1e-10 * (1.0 + goal.x.abs() + goal.y.abs());
        for _ in 0..60 {
            if off.norm() < good {
                return Some(self.from.undo(at));
            }
            let step = self.slope(at).try_inverse()? * off;
            let shorter = std::iter::successors(Some(1.0_f64), |t| Some(t / 2.0)).take(12).find_map(|t| {
                let next = Point::new(at.x + t * step.x, at.y + t * step.y);
                let missed = miss(next);
                (missed.norm() < off.norm()).then_some((next, missed))
            });
            (at, off) = shorter?;
        }
        None
    }
}
