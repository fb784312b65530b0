//! The hexes whose inside a line between two centres crosses, exact in integers.
//!
//! A slanting line comes through corners of more hexes than it has steps, so these are more than the nearest hex of each step
//! ([`line`]). Must not know what blocks.

use super::line::{Step, line};
use hexx::Hex;
use std::borrow::Cow;
use std::sync::OnceLock;

/// Hexes along either axis up to which a line is short: few guns fire farther.
const SHORT: i32 = 20;

/// The stretches strictly between two hexes, in order from the first: the hex whose inside is crossed, or the two between
/// which the line runs along their edge, the one on the left of whoever looks along it first. A hex touched at a corner is
/// not among them. The line back has the same hexes.
pub fn crossed(from: Hex, to: Hex) -> impl Iterator<Item = Step> {
    let stretches = stretches(to - from);
    (0..stretches.len()).filter_map(move |at| stretches.get(at).map(|step| step.moved(from)))
}

/// The stretches of a line from the origin. Wherever a line lies it crosses alike, so what short ones cross is worked out once.
fn stretches(to: Hex) -> Cow<'static, [Step]> {
    const ROW: i32 = 2 * SHORT + 1;
    static SHORT_LINES: OnceLock<Vec<OnceLock<Box<[Step]>>>> = OnceLock::new();
    if to.x.abs() > SHORT || to.y.abs() > SHORT {
        return Cow::Owned(found(to));
    }
    let all = SHORT_LINES.get_or_init(|| (0..ROW * ROW).map(|_| OnceLock::new()).collect());
    let at = usize::try_from((to.y + SHORT) * ROW + to.x + SHORT).ok();
    match at.and_then(|at| all.get(at)) {
        Some(kept) => Cow::Borrowed(kept.get_or_init(|| found(to).into())),
        None => Cow::Owned(found(to)),
    }
}

/// The three differences of cube coordinates: all below 1 either way inside a hex around the origin.
const fn differences(v: Hex) -> [i64; 3] {
    let (q, r) = (v.x as i64, v.y as i64);
    let s = -q - r;
    [q - r, r - s, s - q]
}

/// Where a line crosses a hex.
struct Span {
    /// Entry and exit in parts of the line's scale, 0 to it.
    from: i64,
    to: i64,
    /// Does it only run along an edge?
    edge: bool,
}

/// A common denominator of all bounds on a line with those differences.
fn scale(d: [i64; 3]) -> i64 {
    d.into_iter().filter(|d| *d != 0).map(i64::abs).product()
}

/// The span of the line from the origin in a hex; `None` where it is not longer than a point.
fn span(to: Hex, hex: Hex) -> Option<Span> {
    let (start, d) = (differences(-hex), differences(to));
    let whole = scale(d);
    let mut span = Span { from: 0, to: whole, edge: false };
    for (a, d) in start.into_iter().zip(d) {
        if d == 0 {
            if a.abs() > 1 {
                return None;
            }
            span.edge |= a.abs() == 1;
        } else {
            let (low, high) = ((-1 - a) * d.signum(), (1 - a) * d.signum());
            let (low, high) = (low.min(high) * (whole / d.abs()), low.max(high) * (whole / d.abs()));
            span.from = span.from.max(low);
            span.to = span.to.min(high);
        }
    }
    (span.from < span.to).then_some(span)
}

/// Is `v` on the left of whoever looks along `d`? The sign of their product in the plane, which cube coordinates
/// keep but for a positive factor.
const fn is_left(d: Hex, v: Hex) -> bool {
    // On the map rows grow downwards, so the left has the negative sign.
    (d.x as i64) * (v.y as i64) - (d.y as i64) * (v.x as i64) < 0
}

/// Works out what a line from the origin crosses.
fn found(to: Hex) -> Vec<Step> {
    let mut found: Vec<(i64, i64, Step)> = Vec::new();
    let mut beside: Vec<(i64, i64, Hex)> = Vec::new();
    let mut seen: Vec<Hex> = Vec::new();
    for step in line(Hex::ZERO, to) {
        for hex in step.hexes().flat_map(|h| std::iter::once(h).chain(h.all_neighbors())) {
            if hex == Hex::ZERO || hex == to || seen.contains(&hex) {
                continue;
            }
            seen.push(hex);
            match span(to, hex) {
                Some(s) if s.edge => beside.push((s.from, s.to, hex)),
                Some(s) => found.push((s.from, s.to, Step::new(hex, None))),
                None => {}
            }
        }
    }
    for (start, end, hex) in beside.iter().filter(|(.., hex)| is_left(to, *hex)) {
        let other = beside.iter().find(|(s, e, o)| (s, e) == (start, end) && o != hex).map(|(.., o)| *o);
        found.push((*start, *end, Step::new(*hex, other)));
    }
    found.sort_by_key(|(start, end, _)| (*start, *end));
    found.into_iter().map(|(.., step)| step).collect()
}

/// The neighbours of `to` through whose sides the line from `from` enters it: one, or two through a corner; none if both are
/// one hex.
#[must_use]
pub fn entered_across(from: Hex, to: Hex) -> Vec<Hex> {
    let across = differences(to - from);
    let widest = across.into_iter().map(i64::abs).max().unwrap_or(0);
    let normals = [Hex::new(1, -1), Hex::new(0, 1), Hex::new(-1, 0)];
    let sides = across.into_iter().zip(normals).filter(|(width, _)| width.abs() == widest && widest > 0);
    sides.map(|(width, normal)| if width > 0 { to - normal } else { to + normal }).collect()
}

#[cfg(test)]
mod tests {
    use super::{crossed, differences, entered_across, found};
    use crate::hex::{Hex, Step};

    fn all(from: Hex, to: Hex) -> Vec<Hex> {
        crossed(from, to).flat_map(Step::hexes).collect()
    }

    #[test]
    fn along_a_row_and_along_an_edge() {
        assert_eq!(all(Hex::ZERO, Hex::new(3, 0)), [Hex::new(1, 0), Hex::new(2, 0)]);
        let up: Vec<Step> = crossed(Hex::ZERO, Hex::new(1, -2)).collect();
        assert_eq!(up.len(), 1);
        let both: Vec<Hex> = up[0].hexes().collect();
        assert_eq!(both, [Hex::new(0, -1), Hex::new(1, -1)], "the left one first");
        assert!(all(Hex::ZERO, Hex::new(1, 0)).is_empty() && all(Hex::ZERO, Hex::ZERO).is_empty());
    }

    /// Every hex a fine walk along the line comes through is found, in the order it comes through, and no other.
    #[test]
    fn what_is_crossed_is_what_a_walk_finds() {
        for to in Hex::ZERO.range(6) {
            // Inside, by parts of 1009: q-r, r-s, s-q all strictly below one.
            let inside = |hex: Hex, t: i64| {
                let (a, d) = (differences(-hex), differences(to));
                a.into_iter().zip(d).all(|(a, d)| (a * 1_009 + t * d).abs() < 1_009)
            };
            let mut walked: Vec<Hex> = Vec::new();
            for t in 1..1_009 {
                let here = Hex::ZERO.range(7).find(|hex| inside(*hex, t));
                if let Some(hex) = here.filter(|h| ![Hex::ZERO, to].contains(h) && walked.last() != Some(h)) {
                    walked.push(hex);
                }
            }
            let alone = found(to).into_iter().filter(|step| step.hexes().count() == 1);
            assert_eq!(alone.flat_map(Step::hexes).collect::<Vec<_>>(), walked, "to {to:?}");
        }
    }

    #[test]
    fn a_line_crosses_alike_wherever_it_lies_back_as_well_and_however_long_it_is() {
        let at = Hex::new(-7, 31);
        for to in Hex::ZERO.range(24) {
            let here: Vec<Hex> = found(to).into_iter().flat_map(Step::hexes).collect();
            let moved: Vec<Hex> = all(at, at + to).into_iter().map(|h| h - at).collect();
            assert_eq!(moved, here, "{to:?}");
            let sorted = |mut hexes: Vec<Hex>| {
                hexes.sort_by_key(|h| (h.x, h.y));
                hexes
            };
            assert_eq!(sorted(all(to, Hex::ZERO)), sorted(here), "{to:?}");
        }
    }

    #[test]
    fn a_line_enters_across_one_side_or_through_a_corner() {
        assert_eq!(entered_across(Hex::ZERO, Hex::new(3, 0)), [Hex::new(2, 0)]);
        assert_eq!(entered_across(Hex::new(-1, 0), Hex::ZERO), [Hex::new(-1, 0)]);
        let corner = entered_across(Hex::ZERO, Hex::new(1, 1));
        assert_eq!(corner.len(), 2);
        for side in corner {
            assert_eq!(side.unsigned_distance_to(Hex::new(1, 1)), 1);
            assert_eq!(side.unsigned_distance_to(Hex::ZERO), 1);
        }
        assert!(entered_across(Hex::ZERO, Hex::ZERO).is_empty());
    }
}
