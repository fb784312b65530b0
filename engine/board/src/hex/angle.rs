//! Angles between directions, exact in integers (`term.orientation`).

use super::{Hour, Orientation, Sector};
use hexx::Hex;

/// Twice the dot product of two vectors in the plane, in square hexes, and four times the product of their squared
/// lengths: the square of the first over the second is the squared cosine between them, so that angles are compared in
/// integers.
#[must_use]
pub const fn dot_and_norms(v: Hex, f: Hex) -> (i64, i64) {
    let (a, b) = (v.x as i64, v.y as i64);
    let (c, d) = (f.x as i64, f.y as i64);
    let dot = 2 * a * c + 2 * b * d + a * d + b * c;
    (dot, 4 * (a * a + a * b + b * b) * (c * c + c * d + d * d))
}

/// Is the angle between two directions at most 30 degrees?
#[must_use]
pub fn within_30(v: Hex, f: Hex) -> bool {
    let (dot, n) = dot_and_norms(v, f);
    dot >= 0 && 4 * dot * dot >= 3 * n
}

/// Is it at most 60 degrees?
#[must_use]
pub fn within_60(v: Hex, f: Hex) -> bool {
    let (dot, n) = dot_and_norms(v, f);
    dot >= 0 && 4 * dot * dot >= n
}

/// Is it at most 120 degrees?
#[must_use]
pub fn within_120(v: Hex, f: Hex) -> bool {
    let (dot, n) = dot_and_norms(v, f);
    dot >= 0 || 4 * dot * dot <= n
}

/// Is it at most 150 degrees?
#[must_use]
pub fn within_150(v: Hex, f: Hex) -> bool {
    let (dot, n) = dot_and_norms(v, f);
    dot >= 0 || 4 * dot * dot <= 3 * n
}

/// Where something at `v` (it minus the unit's hex) lies for a unit facing `facing`. A unit facing
/// a vertex has 60 degrees of front to each side, one facing a side has 30; a boundary goes to the
/// milder class.
#[must_use]
pub fn sector(facing: Hour, v: Hex, orientation: Orientation) -> Sector {
    let f = facing.vector(orientation);
    let (front, flank) = if facing.is_side(orientation) {
        (within_30(v, f), within_150(v, f))
    } else {
        (within_60(v, f), within_120(v, f))
    };
    if front {
        Sector::Front
    } else if flank {
        Sector::Flank
    } else {
        Sector::Rear
    }
}

/// The hour whose direction is nearest to `v`, among the sides or among the vertices; of two
/// equally near the lower one.
#[must_use]
pub fn hour_towards(v: Hex, sides: bool, orientation: Orientation) -> Hour {
    let hours = if sides { orientation.sides() } else { orientation.vertices() };
    let best =
        hours.into_iter().max_by_key(|h| (dot_and_norms(v, h.vector(orientation)).0, std::cmp::Reverse(*h)));
    best.unwrap_or_default()
}
