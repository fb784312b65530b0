//! Offsets of hexes from a facing, exact in integers (`scale.angle`).

use oblique_board::hex::{Hex, Hour, Orientation, dot_and_norms};
use std::cmp::Ordering;

/// Is the offset of `v` at most 45 degrees (`fire.arc`)?
pub(crate) fn in_arc(facing: Hour, v: Hex, orientation: Orientation) -> bool {
    within_45(v, facing.vector(orientation))
}

/// On which side of a facing a hex lies at 45 to 135 degrees (`form.secure`): `Less` left, `Greater` right; `None` if
/// it lies before or behind.
pub(crate) fn beside(facing: Hour, v: Hex, orientation: Orientation) -> Option<Ordering> {
    let f = facing.vector(orientation);
    let (dot, n) = dot_and_norms(v, f);
    let cross = i64::from(f.x) * i64::from(v.y) - i64::from(f.y) * i64::from(v.x);
    (2 * dot * dot <= n && v != Hex::ZERO).then(|| cross.cmp(&0))
}

/// Is the angle between two directions at most 45 degrees (`rout.move`)?
pub(crate) fn within_45(v: Hex, f: Hex) -> bool {
    let (dot, n) = dot_and_norms(v, f);
    dot > 0 && 2 * dot * dot >= n
}

/// Does a hex lie at more than 67.5 degrees from a facing (`form.flank`)? The bound never falls on a hex.
pub(crate) fn beyond_front(facing: Hour, v: Hex, orientation: Orientation) -> bool {
    let (dot, n) = dot_and_norms(v, facing.vector(orientation));
    if dot <= 0 {
        return true;
    }
    let (square, n) = (i128::from(dot) * i128::from(dot), i128::from(n));
    // cos² of 67.5 degrees is (2 - √2) / 4.
    let rest = 2 * n - 4 * square;
    rest > 0 && 2 * n * n < rest * rest
}

/// How straight a direction runs along another, to compare directions by: in millionths of the square of the cosine,
/// below 0 backwards.
pub(crate) fn straightness(v: Hex, f: Hex) -> i64 {
    let (dot, n) = dot_and_norms(v, f);
    let share = i128::from(dot) * i128::from(dot) * 1_000_000 / i128::from(n.max(1));
    let share = i64::try_from(share).unwrap_or(i64::MAX);
    if dot < 0 { -share } else { share }
}

#[cfg(test)]
mod tests {
    use super::{beside, beyond_front, in_arc};
    use oblique_board::hex::{Hex, Hour, Orientation::Pointy};
    use std::cmp::Ordering;

    #[test]
    fn the_cases_of_the_sheet() {
        let up = Hour::new(0);
        for ((q, r), arc) in [((4, -4), true), ((4, -3), true), ((3, -2), false), ((4, -2), false)] {
            let hex = Hex::new(q, r);
            assert_eq!(in_arc(up, hex, Pointy), arc, "{hex:?}");
        }
    }

    #[test]
    fn flanks_begin_beyond_67_and_a_half_degrees() {
        let up = Hour::new(0);
        for ((q, r), flank) in [((3, -1), true), ((3, -2), false), ((4, -2), false), ((0, 1), true)] {
            let hex = Hex::new(q, r);
            assert_eq!(beyond_front(up, hex, Pointy), flank, "{hex:?}");
        }
    }

    #[test]
    fn neighbours_in_a_row_stand_beside() {
        let up = Hour::new(0);
        assert_eq!(beside(up, Hex::new(2, 0), Pointy), Some(Ordering::Greater));
        assert_eq!(beside(up, Hex::new(-2, 0), Pointy), Some(Ordering::Less));
        assert_eq!(beside(up, Hex::new(1, -2), Pointy), None);
        assert_eq!(beside(up, Hex::new(-1, 2), Pointy), None);
    }
}
