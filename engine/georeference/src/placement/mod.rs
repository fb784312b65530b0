//! Where the pixels of a scan lie on the ground: a fit to control points, or two points and a distance.

mod control;
mod error;
mod fit;
mod homography;
mod normal;
mod spline;
#[cfg(test)]
mod tests;

pub use control::{Control, Pair};
pub use error::PlacementError;
pub use fit::{Fit, Model, Residual, fit};

use crate::Point;
use nalgebra::{Matrix3, Vector3};
use spline::Spline;

/// The way from pixels to yards of ground and back.
///
/// ```
/// use oblique_georeference::{Point, placement::Placement};
///
/// // A scale bar of a mile is 880 pixels long.
/// let placement = Placement::by_distance(Point::new(100.0, 50.0), Point::new(980.0, 50.0), 1760.0)?;
/// let ground = placement.to_ground(Point::new(540.0, 50.0)).expect("a point of the sheet");
/// assert!((ground.x - 880.0).abs() < 1e-9);
/// # Ok::<(), oblique_georeference::placement::PlacementError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Placement(Kind);

#[derive(Clone, Debug)]
enum Kind {
    /// Similarity, affine and projective alike, with the way back.
    Matrix {
        there: Matrix3<f64>,
        back: Matrix3<f64>,
    },
    Spline(Box<Spline>),
}

impl Placement {
    /// Upright as scanned, the first of two points at the origin, and so many yards between the two.
    ///
    /// # Errors
    /// Where a number is none, the distance is not above 0, or the two points are one.
    pub fn by_distance(a: Point, b: Point, yards: f64) -> Result<Self, PlacementError> {
        if !(a.is_finite() && b.is_finite() && yards.is_finite()) {
            return Err(PlacementError::NotFinite { point: 0 });
        }
        if yards <= 0.0 {
            return Err(PlacementError::NoDistance);
        }
        let scale = yards / a.distance(b);
        if !scale.is_finite() || scale <= 0.0 {
            return Err(PlacementError::OnePlace);
        }
        Self::by_matrix(Matrix3::new(scale, 0.0, -a.x * scale, 0.0, scale, -a.y * scale, 0.0, 0.0, 1.0))
    }

    /// By the six numbers of an affine map: x = a·column + b·row + c, y = d·column + e·row + f, in yards.
    ///
    /// # Errors
    /// Where the map cannot be undone: it lays the sheet flat.
    pub fn by_affine([a, b, c, d, e, f]: [f64; 6]) -> Result<Self, PlacementError> {
        Self::by_matrix(Matrix3::new(a, b, c, d, e, f, 0.0, 0.0, 1.0))
    }

    fn by_matrix(there: Matrix3<f64>) -> Result<Self, PlacementError> {
        let back = there.try_inverse().ok_or(PlacementError::Flat)?;
        if there.iter().chain(back.iter()).all(|n| n.is_finite()) {
            Ok(Self(Kind::Matrix { there, back }))
        } else {
            Err(PlacementError::Flat)
        }
    }

    fn by_spline(spline: Spline) -> Self {
        Self(Kind::Spline(Box::new(spline)))
    }

    /// The ground in yards under a pixel; none where the sheet as placed never reaches (behind the horizon of a
    /// projective fit).
    pub fn to_ground(&self, pixel: Point) -> Option<Point> {
        let ground = match &self.0 {
            Kind::Matrix { there, .. } => through(there, pixel)?,
            Kind::Spline(spline) => spline.to_ground(pixel),
        };
        ground.is_finite().then_some(ground)
    }

    /// The pixel over a point of ground in yards; none where there is none.
    pub fn to_pixel(&self, ground: Point) -> Option<Point> {
        let pixel = match &self.0 {
            Kind::Matrix { back, .. } => {
                let pixel = through_either(back, ground)?;
                // Behind the horizon the way back finds a pixel that does not lead here.
                self.to_ground(pixel)?;
                pixel
            }
            Kind::Spline(spline) => spline.to_pixel(ground)?,
        };
        pixel.is_finite().then_some(pixel)
    }

    /// Yards a pixel measures at a place of the scan, as the root of the area it covers.
    pub fn yards_a_pixel(&self, pixel: Point) -> Option<f64> {
        let at = |dx, dy| self.to_ground(Point::new(pixel.x + dx, pixel.y + dy));
        let (w, e, n, s) = (at(-0.5, 0.0)?, at(0.5, 0.0)?, at(0.0, -0.5)?, at(0.0, 0.5)?);
        let area = (e.x - w.x) * (s.y - n.y) - (e.y - w.y) * (s.x - n.x);
        Some(area.abs().sqrt()).filter(|yards| yards.is_finite())
    }
}

/// Through a matrix that is positive where the sheet is.
fn through(matrix: &Matrix3<f64>, point: Point) -> Option<Point> {
    let v = matrix * Vector3::new(point.x, point.y, 1.0);
    (v.z > 1e-12).then(|| Point::new(v.x / v.z, v.y / v.z))
}

fn through_either(matrix: &Matrix3<f64>, point: Point) -> Option<Point> {
    let v = matrix * Vector3::new(point.x, point.y, 1.0);
    (v.z != 0.0).then(|| Point::new(v.x / v.z, v.y / v.z))
}
