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

/// A brigade as it is counted for being Shaken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Brigade {
    /// Its units now on the board.
    pub units: i32,
    /// Their disorder together.
    pub disorder: i32,
    /// Its units lost so far.
    pub lost: i32,
    /// What is added to the number of units.
    pub margin: i32,
}

impl Brigade {
    /// Its disorder, units lost counted in.
    pub(crate) fn sum(self) -> i32 {
        self.disorder + self.lost * Tables::get().victory.lost_unit_counts
    }

    /// The sum at which it is Shaken.
    pub(crate) const fn shaken_at(self) -> i32 {
        self.units + self.margin
    }

    /// Is it Shaken?
    pub(crate) fn is_shaken(self) -> bool {
        self.sum() >= self.shaken_at()
    }
}

#[cfg(test)]
mod tests {
    use super::{Brigade, break_point};
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
        let is_shaken = |units, disorder, lost, margin| Brigade { units, disorder, lost, margin }.is_shaken();
        assert!(!is_shaken(6, 6, 0, 1) && is_shaken(6, 7, 0, 1));
        assert!(!is_shaken(4, 0, 1, 1) && is_shaken(4, 1, 1, 1));
        assert!(is_shaken(5, 5, 0, 0), "a margin of the scenario's own");
    }
}
