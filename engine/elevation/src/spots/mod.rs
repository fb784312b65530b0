//! The ground between spot heights: the few heights printed on a map that has no contour lines.
//!
//! Between the spots each place has the mean of those about it, weighted as in the interpolation by natural neighbours after
//! Laplace (Belikov; Sugihara): the surface runs through every spot, lies nowhere above or below those about it, is the plane
//! where they lie in one, and asks for no choice of a radius. Outside the hull of the spots the nearest height of the hull holds.
//!
//! All of it is reckoned in whole numbers, and spots are put into an order of their own first: the same spots give the same
//! ground on every machine, in whatever order they were entered.

mod hull;
mod ring;

use oblique_georeference::Point;
use std::collections::BTreeMap;

/// The fewest places that make a ground.
pub const FEWEST: usize = 3;
/// Parts of a unit of the plane in which places are told apart.
const PARTS: f64 = 1024.0;
/// Units from the origin of the plane beyond which no place is of use; products of places stay far within whole numbers.
const FARTHEST: f64 = 10_000.0;
/// Parts of a metre in which heights are counted.
const PARTS_A_METRE: f64 = 10_000.0;
/// Higher and lower there is no ground, in metres.
const HIGHEST_METRES: f64 = 20_000.0;

/// Fewer places have a height than make a ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{FEWEST} spot heights at different places are needed at least, and there are {there}: enter more")]
pub struct TooFewSpots {
    /// How many places have one.
    pub there: usize,
}

/// A place, or the way from one to another, in parts of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    x: i64,
    y: i64,
}

impl Place {
    /// `None` for what is no number or too far off.
    fn of(at: Point) -> Option<Self> {
        let near = at.x.abs() <= FARTHEST && at.y.abs() <= FARTHEST;
        near.then(|| Self { x: (at.x * PARTS).round() as i64, y: (at.y * PARTS).round() as i64 })
    }

    const fn from(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }

    const fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    /// Above nothing where the other lies anticlockwise of this, y counted upwards.
    const fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }
}

/// A height at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    at: Place,
    /// In parts of a metre.
    height: i64,
}

/// The ground through spot heights, in any plane of evenly measured units.
///
/// ```
/// use oblique_elevation::spots::SpotSurface;
/// use oblique_georeference::Point;
///
/// let spots = [(0.0, 0.0, 100.0), (10.0, 0.0, 120.0), (0.0, 10.0, 100.0)];
/// let ground = SpotSurface::through(spots.map(|(x, y, metres)| (Point::new(x, y), metres)))?;
/// assert_eq!(ground.metres(Point::new(10.0, 0.0)), Some(120.0));
/// assert_eq!(ground.metres(Point::new(5.0, 2.0)), Some(110.0));
/// # Ok::<(), oblique_elevation::spots::TooFewSpots>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpotSurface {
    /// By their places.
    spots: Vec<Spot>,
    /// Around their hull, back to the first.
    hull: Vec<Spot>,
}

impl SpotSurface {
    /// The ground through heights in metres at places of a plane. What is no number, or lies 10,000 units and more off its
    /// origin, is passed over; where several lie within a thousandth of a unit, their mean counts.
    ///
    /// # Errors
    /// Where fewer than [`FEWEST`] places are left.
    pub fn through(spots: impl IntoIterator<Item = (Point, f64)>) -> Result<Self, TooFewSpots> {
        let mut places: BTreeMap<Place, (i64, i64)> = BTreeMap::new();
        for (at, metres) in spots {
            let Some(at) = Place::of(at).filter(|_| metres.abs() <= HIGHEST_METRES) else { continue };
            let sum = places.entry(at).or_default();
            *sum = (sum.0.saturating_add((metres * PARTS_A_METRE).round() as i64), sum.1 + 1);
        }
        if places.len() < FEWEST {
            return Err(TooFewSpots { there: places.len() });
        }
        let mean = |(at, (sum, n)): (Place, (i64, i64))| Spot { at, height: sum.div_euclid(n.max(1)) };
        let spots: Vec<Spot> = places.into_iter().map(mean).collect();
        let hull = hull::around(&spots);
        Ok(Self { spots, hull })
    }

    /// How many places it runs through.
    #[must_use]
    pub fn places(&self) -> usize {
        self.spots.len()
    }

    /// Metres of the ground at a place; `None` for what is no number or lies 10,000 units and more off the origin.
    #[must_use]
    pub fn metres(&self, at: Point) -> Option<f64> {
        let at = Place::of(at)?;
        let height = ring::between(&self.spots, at).or_else(|| hull::nearest(&self.hull, at))?;
        Some(height as f64 / PARTS_A_METRE)
    }
}

#[cfg(test)]
mod tests;
