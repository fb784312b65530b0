//! Points moved and scaled about their middle, so that fits are solved well whatever the unit and the origin.

use crate::Point;
use nalgebra::{Matrix2, Matrix3};

/// How points were moved and scaled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Normal {
    middle: Point,
    scale: f64,
}

impl Normal {
    /// About the middle, mean distance to it √2; none where all are at one place or not numbers.
    pub(super) fn of(points: &[Point]) -> Option<Self> {
        let n = points.len() as f64;
        let middle = Point::new(
            points.iter().map(|p| p.x / n).sum::<f64>(),
            points.iter().map(|p| p.y / n).sum::<f64>(),
        );
        let mean = points.iter().map(|p| p.distance(middle) / n).sum::<f64>();
        let scale = std::f64::consts::SQRT_2 / mean;
        // Points nearer to each other than the digits of their coordinates can tell are one.
        let coarse = f64::EPSILON * 64.0 * (middle.x.abs() + middle.y.abs());
        (middle.is_finite() && mean > coarse && scale.is_finite() && scale > 0.0)
            .then_some(Self { middle, scale })
    }

    pub(super) fn apply(self, p: Point) -> Point {
        Point::new((p.x - self.middle.x) * self.scale, (p.y - self.middle.y) * self.scale)
    }

    pub(super) fn undo(self, p: Point) -> Point {
        Point::new(p.x / self.scale + self.middle.x, p.y / self.scale + self.middle.y)
    }

    pub(super) fn matrix(self) -> Matrix3<f64> {
        let s = self.scale;
        Matrix3::new(s, 0.0, -s * self.middle.x, 0.0, s, -s * self.middle.y, 0.0, 0.0, 1.0)
    }

    pub(super) fn inverse(self) -> Matrix3<f64> {
        let s = 1.0 / self.scale;
        Matrix3::new(s, 0.0, self.middle.x, 0.0, s, self.middle.y, 0.0, 0.0, 1.0)
    }
}

/// Do normalised points lie so nearly in a line that what is across it cannot be told? A thousandth of the length.
pub(super) fn in_a_line(points: &[Point]) -> bool {
    let spread = points
        .iter()
        .fold(Matrix2::zeros(), |m, p| m + Matrix2::new(p.x * p.x, p.x * p.y, p.x * p.y, p.y * p.y));
    let eigen = spread.symmetric_eigenvalues();
    let (low, high) = (eigen.min().max(0.0), eigen.max());
    low.sqrt() <= 1e-3 * high.sqrt()
}
