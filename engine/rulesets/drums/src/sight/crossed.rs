//! The hexes a line between two centres crosses, exact in integers (`los.line`).
//!
//! A line may pass through a corner of more hexes than it has steps, so this is more than the nearest hex of each
//! step. Must not know what blocks.

use oblique_board::hex::{Hex, Orientation};

/// A stretch of a line: the hex whose interior it crosses, or the two between which it runs along their edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stretch {
    /// The hex; of two the one on the left of whoever looks along the line.
    pub hex: Hex,
    /// The other one, where the line runs along an edge.
    pub other: Option<Hex>,
}

impl Stretch {
    /// The one or two hexes.
    pub(crate) fn hexes(self) -> impl Iterator<Item = Hex> {
        std::iter::once(self.hex).chain(self.other)
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

fn span(from: Hex, to: Hex, hex: Hex) -> Option<Span> {
    let (start, d) = (differences(from - hex), differences(to - from));
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

/// The stretches strictly between two hexes, in order from the first. The line back has the same hexes.
pub(crate) fn crossed(from: Hex, to: Hex) -> Vec<Stretch> {
    let mut found: Vec<(i64, i64, Stretch)> = Vec::new();
    let mut beside: Vec<(i64, i64, Hex)> = Vec::new();
    let mut seen: Vec<Hex> = Vec::new();
    for step in oblique_board::hex::line(from, to) {
        for hex in step.hexes().flat_map(|h| std::iter::once(h).chain(h.all_neighbors())) {
            if hex == from || hex == to || seen.contains(&hex) {
                continue;
            }
            seen.push(hex);
            match span(from, to, hex) {
                Some(s) if s.edge => beside.push((s.from, s.to, hex)),
                Some(s) => found.push((s.from, s.to, Stretch { hex, other: None })),
                None => {}
            }
        }
    }
    for (start, end, hex) in beside.iter().filter(|(.., hex)| is_left(to - from, *hex - from)) {
        let other = beside.iter().find(|(s, e, o)| (s, e) == (start, end) && o != hex).map(|(.., o)| *o);
        found.push((*start, *end, Stretch { hex: *hex, other }));
    }
    found.sort_by_key(|(start, end, _)| (*start, *end));
    found.into_iter().map(|(.., stretch)| stretch).collect()
}

/// The neighbours of `to` across whose edges the line from `from` enters it: one, or two through a corner. None if
/// both are one hex.
pub(crate) fn entered_across(from: Hex, to: Hex) -> Vec<Hex> {
    let v = from - to;
    let sides = Orientation::Pointy.sides().into_iter().filter_map(|hour| hour.step(Orientation::Pointy));
    // The edge lies where the largest of the differences is 1; the way in leaves the largest last.
    let reach = |step: Hex| {
        let (edge, line) = (differences(step), differences(v));
        edge.into_iter()
            .zip(line)
            .filter(|(e, _)| e.abs() == 2)
            .map(|(e, l)| e.signum() * l)
            .max()
            .unwrap_or(0)
    };
    let most = sides.clone().map(reach).max().unwrap_or(0);
    sides.filter(|step| most > 0 && reach(*step) == most).map(|step| to + step).collect()
}

#[cfg(test)]
mod tests {
    use super::{crossed, entered_across};
    use crate::board::tests::at;
    use oblique_board::hex::Hex;

    fn all(from: Hex, to: Hex) -> Vec<Hex> {
        crossed(from, to).into_iter().flat_map(super::Stretch::hexes).collect()
    }

    #[test]
    fn along_a_row_and_along_an_edge() {
        assert_eq!(all(at(10, 10), at(13, 10)), [at(11, 10), at(12, 10)]);
        let up = crossed(at(10, 10), at(10, 8));
        assert_eq!(up.len(), 1);
        assert_eq!((up[0].hex, up[0].other), (at(9, 9), Some(at(10, 9))), "the left one first");
        assert!(all(at(10, 10), at(11, 10)).is_empty());
    }

    /// Every hex a fine walk along the line comes through is found, in the order it comes through, and no other.
    #[test]
    fn what_is_crossed_is_what_a_walk_finds() {
        let from = at(18, 12);
        for to in from.range(6) {
            // Inside, by parts of 1009: q-r, r-s, s-q all strictly below one.
            let inside = |hex: Hex, t: i64| {
                let (a, d) = (super::differences(from - hex), super::differences(to - from));
                a.into_iter().zip(d).all(|(a, d)| (a * 1_009 + t * d).abs() < 1_009)
            };
            let mut walked: Vec<Hex> = Vec::new();
            for t in 1..1_009 {
                let here = from.range(7).find(|hex| inside(*hex, t));
                if let Some(hex) = here.filter(|h| ![from, to].contains(h) && walked.last() != Some(h)) {
                    walked.push(hex);
                }
            }
            let found: Vec<Hex> =
                crossed(from, to).into_iter().filter(|s| s.other.is_none()).map(|s| s.hex).collect();
            assert_eq!(found, walked, "to {to:?}");
        }
    }

    #[test]
    fn the_line_back_crosses_the_same() {
        let from = at(18, 12);
        for to in from.range(9) {
            let (mut there, mut back) = (all(from, to), all(to, from));
            there.sort_by_key(|h| (h.x, h.y));
            back.sort_by_key(|h| (h.x, h.y));
            assert_eq!(there, back);
        }
    }

    #[test]
    fn a_line_enters_across_one_edge_or_through_a_corner() {
        assert_eq!(entered_across(at(13, 10), at(10, 10)), [at(11, 10)]);
        assert_eq!(entered_across(at(10, 8), at(10, 10)), [at(10, 9), at(9, 9)]);
        assert_eq!(entered_across(at(11, 10), at(10, 10)), [at(11, 10)]);
        assert!(entered_across(at(10, 10), at(10, 10)).is_empty());
    }
}
