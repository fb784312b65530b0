//! Angles between directions, exact in integers (`term.orientation`).

use super::{Hour, Orientation, Sector};
use hexx::Hex;

/// Twice the dot product, and four times the product of the squared lengths, of two cube vectors.
fn products(v: Hex, f: Hex) -> (i64, i64) {
    let cube = |h: Hex| [i64::from(h.x), i64::from(h.y), -i64::from(h.x) - i64::from(h.y)];
    let dot_of = |a: [i64; 3], b: [i64; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    let (v, f) = (cube(v), cube(f));
    (dot_of(v, f), dot_of(v, v) * dot_of(f, f))
}

/// Is the angle between two directions at most 30 degrees?
#[must_use]
pub fn within_30(v: Hex, f: Hex) -> bool {
    let (dot, n) = products(v, f);
    dot >= 0 && 4 * dot * dot >= 3 * n
}

/// Is it at most 60 degrees?
#[must_use]
pub fn within_60(v: Hex, f: Hex) -> bool {
    let (dot, n) = products(v, f);
    dot >= 0 && 4 * dot * dot >= n
}

/// Is it at most 120 degrees?
#[must_use]
pub fn within_120(v: Hex, f: Hex) -> bool {
    let (dot, n) = products(v, f);
    dot >= 0 || 4 * dot * dot <= n
}

/// Is it at most 150 degrees?
#[must_use]
pub fn within_150(v: Hex, f: Hex) -> bool {
    let (dot, n) = products(v, f);
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
        hours.into_iter().max_by_key(|h| (products(v, h.vector(orientation)).0, std::cmp::Reverse(*h)));
    best.unwrap_or_default()
}
