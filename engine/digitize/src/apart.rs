//! Control points in degrees that lie too far apart to be of one sheet: which of them is the odd one.

use crate::DigitizeError;
use oblique_georeference::geodesy::{GeodesyError, MOST_DEGREES};
use oblique_scenario::{ByPoints, Degrees, Known};

/// The degrees of the points that are on, and which points they are.
pub(crate) fn degrees_on(by: &ByPoints) -> Vec<(usize, Degrees)> {
    let all = by.points.iter().enumerate().filter(|(_, point)| point.on);
    all.filter_map(|(n, point)| match point.known {
        Known::Degrees(at) => Some((n, at)),
        Known::Yards(_) => None,
    })
    .collect()
}

/// Do two places lie so near each other that one plane holds both?
pub(crate) fn near(one: Degrees, other: Degrees) -> bool {
    let (east, north) = between(one, other);
    east <= MOST_DEGREES && north <= MOST_DEGREES
}

/// Degrees of longitude and latitude between two places, across the date line the short way.
fn between(one: Degrees, other: Degrees) -> (f64, f64) {
    let east = (one.longitude.get() - other.longitude.get() + 540.0).rem_euclid(360.0) - 180.0;
    (east.abs(), (one.latitude.get() - other.latitude.get()).abs())
}

/// Why points that are too far apart place nothing: the one that most of the others lie far from, where there is one.
pub(crate) fn apart(by: &ByPoints) -> DigitizeError {
    let all = degrees_on(by);
    // The mean of all would be drawn towards the wrong one: each is held against every other.
    let far = |at: Degrees| all.iter().filter(|(_, other)| !near(at, *other)).count();
    let mut most = all.iter().map(|(n, at)| (far(*at), *n)).collect::<Vec<_>>();
    most.sort_by_key(|(far, _)| std::cmp::Reverse(*far));
    match most.as_slice() {
        // They agree, and lie far from the ground of the other sheets.
        [] | [(0, _), ..] => GeodesyError::TooFar.into(),
        [(far, point), (next, _), ..] if far > next => DigitizeError::FarPoint { point: *point },
        _ => DigitizeError::FarApart,
    }
}
