//! Rout hits (`morale.fail`, `morale.lose`).

use crate::tables::Tables;

/// Rout hits of who fails a fire test.
#[must_use]
pub(crate) fn of_failure(shaken: bool) -> i32 {
    let numbers = &Tables::get().losses;
    if shaken { numbers.failed_shaken } else { numbers.failed }
}

/// Rout hits of who loses a combat: `worse` if it was shaken or attacked in flank or rear; foot suffers one more for
/// every full three models of horse that struck at it, unless the option of pursuit is on.
#[must_use]
pub(crate) fn of_defeat(worse: bool, horse_at_foot: i32, pursuit: bool) -> i32 {
    let numbers = &Tables::get().losses;
    let base = if worse { numbers.beaten_worse } else { numbers.beaten };
    let ridden_down = if pursuit { 0 } else { horse_at_foot.max(0) / numbers.horse_for_one.max(1) };
    base + ridden_down
}

#[cfg(test)]
mod tests {
    use super::{of_defeat, of_failure};

    #[test]
    fn the_cases_of_the_sheet() {
        assert_eq!(19 - 1 - of_failure(true), 15);
        assert_eq!(24 - 3 - of_failure(false), 19);
        let line = |worse, pursuit| 24 - 3 - of_defeat(worse, 16, pursuit);
        assert_eq!((line(false, false), line(false, true), line(true, false)), (12, 17, 10));
        assert_eq!(16 - 3 - of_defeat(false, 0, false), 9);
    }
}
