//! Fitting a placement to control points, and how well it fits.

use super::homography::projective;
use super::normal::{Normal, in_a_line};
use super::{Control, Pair, Placement, PlacementError, Spline};
use crate::Point;
use nalgebra::{DMatrix, Matrix3};

/// What a fit may do to the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Model {
    /// Moved, turned and scaled: two points.
    Similarity,
    /// Also stretched and sheared: three points.
    Affine,
    /// Also tilted, as photographed: four points.
    Projective,
    /// Bent through every point: three points or more.
    ThinPlate,
}

impl Model {
    /// Every model, the simplest first.
    pub const ALL: [Self; 4] = [Self::Similarity, Self::Affine, Self::Projective, Self::ThinPlate];

    /// Points needed.
    pub const fn points_needed(self) -> usize {
        match self {
            Self::Similarity => 2,
            Self::Affine | Self::ThinPlate => 3,
            Self::Projective => 4,
        }
    }

    /// Points allowed: a thin plate is solved as one dense system.
    pub const fn points_allowed(self) -> usize {
        match self {
            Self::ThinPlate => 500,
            _ => 100_000,
        }
    }
}

/// How far a control point is off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Residual {
    /// Yards from where the fit puts its pixel to where it should be. A thin plate goes through every point: there it is
    /// how far the others alone would put it off. Endless where the fit does not reach the point.
    pub yards: f64,
    /// Was it fitted to?
    pub on: bool,
}

/// A placement with how well it fits.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The placement.
    pub placement: Placement,
    /// One for every control point given, in their order.
    pub residuals: Vec<Residual>,
}

impl Fit {
    /// The point farthest off of those fitted to.
    pub fn worst(&self) -> Option<usize> {
        let on = self.residuals.iter().enumerate().filter(|(_, r)| r.on);
        on.max_by(|a, b| a.1.yards.total_cmp(&b.1.yards)).map(|(i, _)| i)
    }

    /// Root mean square of the residuals of points fitted to, in yards.
    pub fn root_mean_square_yards(&self) -> f64 {
        let on: Vec<f64> = self.residuals.iter().filter(|r| r.on).map(|r| r.yards).collect();
        (on.iter().map(|r| r * r).sum::<f64>() / (on.len().max(1) as f64)).sqrt()
    }
}

/// Fits a placement to the points that are on.
///
/// # Errors
/// Where points that are on are too few or too many for the model, are no numbers, lie in one place or in a line, or give
/// no map that can be undone.
///
/// ```
/// use oblique_georeference::{Point, placement::{Control, Model, fit}};
///
/// let point = |x, y, east, south| Control::new(Point::new(x, y), Point::new(east, south));
/// let points = [point(0., 0., 0., 0.), point(100., 0., 760., 0.), point(0., 100., 0., 740.), point(100., 100., 760., 740.)];
/// let stretched = fit(&points, Model::Affine)?;
/// assert!(stretched.root_mean_square_yards() < 1e-6);
/// let stiff = fit(&points, Model::Similarity)?;
/// assert!(stiff.root_mean_square_yards() > 5.0);
/// # Ok::<(), oblique_georeference::placement::PlacementError>(())
/// ```
pub fn fit(points: &[Control], model: Model) -> Result<Fit, PlacementError> {
    let bad = |p: &Control| !(p.pair.pixel.is_finite() && p.pair.ground.is_finite());
    if let Some(point) = points.iter().position(|p| p.on && bad(p)) {
        return Err(PlacementError::NotFinite { point });
    }
    let on: Vec<Pair> = points.iter().filter(|p| p.on).map(|p| p.pair).collect();
    let (need, most) = (model.points_needed(), model.points_allowed());
    if on.len() < need {
        return Err(PlacementError::TooFew { have: on.len(), need });
    }
    if on.len() > most {
        return Err(PlacementError::TooMany { have: on.len(), most });
    }
    let pixels: Vec<Point> = on.iter().map(|p| p.pixel).collect();
    let grounds: Vec<Point> = on.iter().map(|p| p.ground).collect();
    let from = Normal::of(&pixels).ok_or(PlacementError::OnePlace)?;
    let to = Normal::of(&grounds).ok_or(PlacementError::OnePlace)?;
    let pixels: Vec<Point> = pixels.into_iter().map(|p| from.apply(p)).collect();
    let grounds: Vec<Point> = grounds.into_iter().map(|p| to.apply(p)).collect();
    if model != Model::Similarity && (in_a_line(&pixels) || in_a_line(&grounds)) {
        return Err(PlacementError::InALine);
    }
    let mut without = None;
    let placement = match model {
        Model::Similarity => whole(similarity(&pixels, &grounds)?, from, to)?,
        Model::Affine => whole(affine(&pixels, &grounds)?, from, to)?,
        Model::Projective => whole(projective(&pixels, &grounds)?, from, to)?,
        Model::ThinPlate => {
            let numbers: Vec<usize> = (0..points.len()).filter(|i| points[*i].on).collect();
            if let Some((a, b)) = same(&pixels) {
                return Err(PlacementError::SamePixel { a: numbers[a], b: numbers[b] });
            }
            let (spline, off) = Spline::through(&pixels, &grounds, from, to)?;
            without = Some(off);
            Placement::by_spline(spline)
        }
    };
    let mut without = without.map(Vec::into_iter);
    let residual = |p: &Control| {
        let left_out = if p.on { without.as_mut().and_then(Iterator::next) } else { None };
        let direct = || placement.to_ground(p.pair.pixel).map(|at| at.distance(p.pair.ground));
        let yards = left_out.or_else(direct).filter(|yards| !yards.is_nan()).unwrap_or(f64::INFINITY);
        Residual { yards, on: p.on }
    };
    let residuals = points.iter().map(residual).collect();
    Ok(Fit { placement, residuals })
}

/// A matrix between normalised planes as one between pixels and yards.
fn whole(matrix: Matrix3<f64>, from: Normal, to: Normal) -> Result<Placement, PlacementError> {
    Placement::by_matrix(to.inverse() * matrix * from.matrix())
}

/// Two points on one pixel, if there are.
fn same(pixels: &[Point]) -> Option<(usize, usize)> {
    let mut order: Vec<usize> = (0..pixels.len()).collect();
    order.sort_by(|a, b| {
        let (a, b) = (pixels[*a], pixels[*b]);
        a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y))
    });
    let pair = order.windows(2).find(|w| pixels[w[0]].distance(pixels[w[1]]) < 1e-9)?;
    Some((pair[0].min(pair[1]), pair[0].max(pair[1])))
}

/// Least squares in closed form: as complex numbers, ground = factor · pixel.
fn similarity(pixels: &[Point], grounds: &[Point]) -> Result<Matrix3<f64>, PlacementError> {
    let pairs = || pixels.iter().zip(grounds);
    let re: f64 = pairs().map(|(p, g)| p.x * g.x + p.y * g.y).sum();
    let im: f64 = pairs().map(|(p, g)| p.x * g.y - p.y * g.x).sum();
    let size: f64 = pixels.iter().map(|p| p.x * p.x + p.y * p.y).sum();
    let (c, s) = (re / size, im / size);
    // Points that are mirrored cancel out: no turn brings them over each other.
    if c.hypot(s) < 1e-6 {
        return Err(PlacementError::Folded);
    }
    Ok(Matrix3::new(c, -s, 0.0, s, c, 0.0, 0.0, 0.0, 1.0))
}

fn affine(pixels: &[Point], grounds: &[Point]) -> Result<Matrix3<f64>, PlacementError> {
    let rows = DMatrix::from_fn(pixels.len(), 3, |i, j| [pixels[i].x, pixels[i].y, 1.0][j]);
    let wanted = DMatrix::from_fn(grounds.len(), 2, |i, j| [grounds[i].x, grounds[i].y][j]);
    // Normal equations are well conditioned: points are normalised and not in a line.
    let square = rows.transpose() * &rows;
    let solved = square.lu().solve(&(rows.transpose() * wanted)).ok_or(PlacementError::InALine)?;
    let at = |i: usize, j: usize| solved[(i, j)];
    Ok(Matrix3::new(at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(2, 1), 0.0, 0.0, 1.0))
}
