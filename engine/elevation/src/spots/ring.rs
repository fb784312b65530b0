//! The spots about a place, and the mean of their heights.

use super::{Place, Spot};
use std::cmp::Ordering;

/// Binary places of a weight behind its point.
const BINARY_PLACES: u32 = 32;

/// The height at a place between spots, in parts of a metre; `None` outside their hull.
///
/// The spots about a place are those it would be joined to if it were one more corner of their Delaunay triangles. Each
/// weighs as the side its Voronoi cell would have in common with that of the place, over how far it is: the cotangents of
/// the two angles opposite to the way there, which are ratios of whole numbers.
pub(super) fn between(spots: &[Spot], at: Place) -> Option<i64> {
    // The nearest is one of them; of several as near any will do.
    let (first, nearest) = spots.iter().enumerate().min_by_key(|(_, spot)| {
        let way = spot.at.from(at);
        way.dot(way)
    })?;
    if nearest.at == at {
        return Some(nearest.height);
    }
    let (mut sum, mut whole) = (0_i128, 0_i128);
    let mut weigh = |spot: usize, weight: i128| {
        // Some of its two angles may be blunt; the weight of both is never below nothing, so that the sum of all is not.
        let height = spots.get(spot).map_or(0, |spot| spot.height);
        sum += weight * i128::from(height);
        whole += weight;
    };
    let mut now = first;
    for _ in 0..=spots.len() {
        let a = spots.get(now)?.at.from(at);
        let next = next_about(spots, at, a)?;
        let b = spots.get(next)?.at.from(at);
        let (at_a, at_b) = (cotangent(b, a), cotangent(a, b));
        weigh(now, at_b.fixed());
        weigh(next, at_a.fixed());
        if next == first {
            return (whole > 0)
                .then(|| (sum + whole / 2).div_euclid(whole))
                .and_then(|h| i64::try_from(h).ok());
        }
        now = next;
    }
    None
}

/// The one that follows, anticlockwise about a place, on the way to one of the spots about it: the corner of the circle
/// through both that no other spot lies in. `None` where there is none on that side.
fn next_about(spots: &[Spot], at: Place, a: Place) -> Option<usize> {
    let mut best: Option<(usize, Place, Cotangent)> = None;
    for (n, spot) in spots.iter().enumerate() {
        let b = spot.at.from(at);
        if a.cross(b) <= 0 {
            continue;
        }
        let angle = cotangent(a, b);
        let better = best.as_ref().is_none_or(|(_, other, least)| match angle.cmp(least) {
            Ordering::Less => true,
            // On one circle with it: the first one met, so that none is passed over.
            Ordering::Equal => b.cross(*other) > 0,
            Ordering::Greater => false,
        });
        if better {
            best = Some((n, b, angle));
        }
    }
    best.map(|(n, _, _)| n)
}

/// The cotangent of an angle, as a ratio: below nothing where it is blunt.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cotangent {
    over: i64,
    /// Above nothing.
    under: i64,
}

/// Of the angle at `b` in the triangle of `a`, `b` and the place both are counted from, which is none.
const fn cotangent(a: Place, b: Place) -> Cotangent {
    Cotangent { over: b.dot(b) - a.dot(b), under: a.cross(b).abs() }
}

impl Cotangent {
    /// In parts of 2 to the power of −[`BINARY_PLACES`].
    const fn fixed(self) -> i128 {
        ((self.over as i128) << BINARY_PLACES).div_euclid(self.under as i128)
    }

    fn cmp(&self, other: &Self) -> Ordering {
        let product = |over: i64, under: i64| i128::from(over) * i128::from(under);
        product(self.over, other.under).cmp(&product(other.over, self.under))
    }
}
