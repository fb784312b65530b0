//! Straight ahead (`geo.ahead`).

use crate::board::arc::ORIENTATION;
use oblique_board::hex::{Hex, Hour};

/// The side hours of a way's steps; `None` if two hexes of it do not touch.
pub(crate) fn hours_of(from: Hex, way: &[Hex]) -> Option<Vec<Hour>> {
    let starts = std::iter::once(&from).chain(way);
    starts.zip(way).map(|(a, b)| Hour::between(*a, *b, ORIENTATION)).collect()
}

/// Does a unit with that facing go straight ahead along a way? Facing a side, always through it; facing a corner,
/// through the two sides beside it, left and right differing by at most one step. A way of no steps is straight.
pub(crate) fn is_straight(facing: Hour, from: Hex, way: &[Hex]) -> bool {
    let Some(hours) = hours_of(from, way) else { return false };
    if facing.is_side(ORIENTATION) {
        return hours.iter().all(|hour| *hour == facing);
    }
    let count = |by: i32| hours.iter().filter(|hour| **hour == facing.turned(by)).count();
    let (left, right) = (count(-1), count(1));
    left + right == hours.len() && left.abs_diff(right) <= 1
}

/// Does a fast unit go straight ahead along a way: by one row? The hour of it, which it faces at the end.
pub(crate) fn row_of(from: Hex, way: &[Hex]) -> Option<Hour> {
    let hours = hours_of(from, way)?;
    let first = *hours.first()?;
    hours.iter().all(|hour| *hour == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::{is_straight, row_of};
    use crate::board::tests::at;
    use oblique_board::hex::Hour;

    #[test]
    fn a_line_goes_ahead_left_and_right_in_turn() {
        let (here, north) = (at(10, 10), Hour::new(0));
        assert!(is_straight(north, here, &[at(9, 9), at(10, 8)]), "11 then 1");
        assert!(is_straight(north, here, &[at(10, 9)]) && is_straight(north, here, &[]));
        assert!(!is_straight(north, here, &[at(10, 9), at(11, 8)]), "1 then 1 is oblique");
        assert!(!is_straight(north, here, &[at(11, 10)]), "along its own row");
    }

    #[test]
    fn a_column_goes_through_its_side_and_fast_units_along_a_row() {
        let (here, hour) = (at(10, 10), Hour::new(1));
        assert!(is_straight(hour, here, &[at(10, 9), at(11, 8)]));
        assert!(!is_straight(hour, here, &[at(10, 9), at(10, 8)]));
        assert_eq!(row_of(here, &[at(10, 9), at(11, 8)]), Some(hour));
        assert_eq!(row_of(here, &[at(10, 9), at(10, 8)]), None);
        assert_eq!(row_of(here, &[at(12, 10)]), None, "no step from hex to hex");
    }
}
