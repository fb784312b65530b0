//! Break points and Shaken brigades (`win.bp`, `win.shaken`).

use crate::tables::Tables;
use crate::units::nature::{Nature, Special};

/// The break point of a side of so many units, those of the Reserve and those to come among them, under a commander
/// in chief. A scenario may print another.
pub(crate) fn break_point(units: i32, chief: Option<Nature>) -> i32 {
    let table = &Tables::get().victory;
    let is = |special| chief.is_some_and(|chief| chief.has(special));
    let each = table.units_to_a_point.max(1);
    let rounded = if is(Special::Stubborn) { (units + each - 1) / each } else { units / each };
    (rounded - if is(Special::Timid) { table.timid } else { 0 }).max(0)
}

/// Is a brigade Shaken whose units now on the board are so many and have so much disorder together, and that has lost
/// so many?
pub(crate) fn is_shaken(units: i32, disorder: i32, lost: i32, margin: i32) -> bool {
    disorder + lost * Tables::get().victory.lost_unit_counts >= units + margin
}

#[cfg(test)]
mod tests {
    use super::{break_point, is_shaken};
    use crate::units::nature::tests::nature;

    #[test]
    fn half_the_units_are_the_break_point() {
        let chief = |rule: &str| Some(nature("cinc", &[rule], None));
        assert_eq!(break_point(21, chief("organiser")), 10);
        assert_eq!(break_point(21, chief("stubborn")), 11);
        assert_eq!(break_point(17, chief("timid")), 7);
        assert_eq!(break_point(14, None), 7);
    }

    #[test]
    fn a_brigade_is_shaken_by_disorder_and_losses() {
        assert!(!is_shaken(6, 6, 0, 1) && is_shaken(6, 7, 0, 1));
        assert!(!is_shaken(4, 0, 1, 1) && is_shaken(4, 1, 1, 1));
        assert!(is_shaken(5, 5, 0, 0), "a margin of the scenario's own");
    }
}
