//! The hull of spots, and the heights that hold outside it.

use super::{Place, Spot};

/// Spots around the hull of spots that stand in the order of their places, back to the first: those on its sides too, for the
/// ground runs through them. Spots all in a line are gone along, there and back.
pub(super) fn around(spots: &[Spot]) -> Vec<Spot> {
    // After Andrew: one half there, the other back.
    let half = |spots: &mut dyn Iterator<Item = &Spot>| {
        let mut kept: Vec<Spot> = Vec::new();
        for spot in spots {
            while let [.., a, b] = kept.as_slice()
                && b.at.from(a.at).cross(spot.at.from(b.at)) < 0
            {
                kept.pop();
            }
            kept.push(*spot);
        }
        kept
    };
    let mut hull = half(&mut spots.iter());
    // Where it turns, both have the same spot.
    hull.extend(half(&mut spots.iter().rev()).into_iter().skip(1));
    hull
}

/// The height of the place of a hull that lies nearest to a place outside it, in parts of a metre; `None` of no hull.
pub(super) fn nearest(hull: &[Spot], at: Place) -> Option<i64> {
    hull.windows(2)
        .filter_map(|pair| match pair {
            [from, to] => Some(on_side(*from, *to, at)),
            _ => None,
        })
        .min_by_key(|(far, _)| *far)
        .map(|(_, height)| height)
}

/// How far a side of the hull lies from a place, in small parts of a square, and its height where it is nearest.
fn on_side(from: Spot, to: Spot, at: Place) -> (i128, i64) {
    const PARTS: i128 = 256;
    let (side, way) = (to.at.from(from.at), at.from(from.at));
    let (long, along) = (i128::from(side.dot(side)), i128::from(side.dot(way)));
    let off = |spot: Spot| {
        let way = at.from(spot.at);
        (i128::from(way.dot(way)) * PARTS, spot.height)
    };
    if along <= 0 || long == 0 {
        return off(from);
    }
    if along >= long {
        return off(to);
    }
    let across = i128::from(side.cross(way));
    let rise = i128::from(to.height - from.height) * along;
    // Within the two heights, which are such numbers.
    let height = i64::try_from((rise + long / 2).div_euclid(long)).unwrap_or(0);
    (across * across * PARTS / long, from.height + height)
}
