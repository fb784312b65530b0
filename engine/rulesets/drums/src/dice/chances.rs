//! The exact distribution of what two pools of dice come to.
//!
//! Pools are counted by what is read of them: the three best dice and the three best unused ones, as no more are ever
//! used up. Rerolls are not foreseen. Must not know what is read.

use crate::dice::pairs::Pool;
use std::collections::BTreeMap;

/// Dice of a pool that are ever read: three pairs, and an unused die for each.
const READ: usize = 6;

/// Every reading of a number of dice, highest first, with the ways it falls.
fn pools(dice: i32) -> BTreeMap<Vec<i32>, u128> {
    let mut found = BTreeMap::from([(Vec::new(), 1_u128)]);
    for _ in 0..dice {
        let mut next: BTreeMap<Vec<i32>, u128> = BTreeMap::new();
        for (dice, ways) in &found {
            for die in 1..=6 {
                let mut more = dice.clone();
                let place = more.iter().position(|other| *other < die).unwrap_or(more.len());
                more.insert(place, die);
                more.truncate(READ);
                *next.entry(more).or_default() += ways;
            }
        }
        found = next;
    }
    found
}

/// What two pools of so many dice come to, by a reading of them, each with its ways.
pub(crate) fn distribution<T: Ord>(dice: [i32; 2], read: impl Fn([Pool; 2]) -> T) -> BTreeMap<T, u128> {
    let [first, second] = dice.map(pools);
    let sorted = |pools: &BTreeMap<Vec<i32>, u128>| -> Vec<(Pool, u128)> {
        pools.iter().map(|(dice, ways)| (Pool::sorted(dice), *ways)).collect()
    };
    let (first, second) = (sorted(&first), sorted(&second));
    let mut found = BTreeMap::new();
    for (a, a_ways) in &first {
        for (b, b_ways) in &second {
            *found.entry(read([a.clone(), b.clone()])).or_default() += a_ways * b_ways;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::distribution;
    use crate::approach::outcome;
    use crate::artillery::volley;
    use crate::contact::outcome as contact;
    use crate::contact::reading::Standing;
    use crate::ids::formation::{ATTACK_COLUMN, LINE};
    use crate::units::nature::Arm;
    use std::cmp::Ordering::{Equal, Greater, Less};
    use std::collections::BTreeMap;

    /// Percent of the cases that are so, to the nearest.
    fn percent<T>(ways: &BTreeMap<T, u128>, is: impl Fn(&T) -> bool) -> u128 {
        let all: u128 = ways.values().sum();
        let so: u128 = ways.iter().filter(|(of, _)| is(of)).map(|(_, ways)| ways).sum();
        (so * 200 / all).div_ceil(2)
    }

    /// The sheet's table of odds: dice, first die won, drawn, lost, both actions won, both lost, Contact won.
    #[test]
    fn odds_are_those_of_the_sheet() {
        let rows = [
            ([3, 4], [27, 33, 40], [13, 59], 27),
            ([4, 4], [31, 37, 31], [32, 32], 53),
            ([5, 4], [35, 40, 25], [51, 21], 65),
            ([6, 4], [37, 43, 20], [64, 14], 74),
            ([8, 4], [41, 46, 13], [78, 7], 84),
            ([4, 3], [40, 33, 27], [59, 13], 73),
            ([6, 3], [47, 36, 17], [82, 5], 83),
            ([6, 2], [59, 28, 13], [93, 0], 87),
        ];
        let even = Standing { disorder: 0, combat: Some(4), cuirass: false };
        for (dice, first, both, won) in rows {
            let given = distribution(dice, |pools| outcome::read(outcome::pairs(pools)));
            let firsts = [Greater, Equal, Less].map(|order| percent(&given, |g| g.first == order));
            assert_eq!(firsts, first, "{dice:?}");
            let pairs = [[2, 0], [0, 2]].map(|actions| percent(&given, |g| g.actions == actions));
            assert_eq!(pairs, both, "{dice:?}");
            let fought = distribution(dice, |pools| contact::read(pools, [even; 2]).attacker_wins);
            assert_eq!(percent(&fought, |wins| *wins), won, "{dice:?}");
        }
    }

    /// The sheet's odds of a bombardment: disorder and pushback in percent.
    #[test]
    fn bombardments_are_those_of_the_sheet() {
        let rows = [
            (LINE, [3, 4], [27, 28]),
            (LINE, [4, 4], [44, 42]),
            (LINE, [5, 4], [58, 65]),
            (LINE, [6, 4], [68, 74]),
            (ATTACK_COLUMN, [4, 3], [73, 64]),
            (ATTACK_COLUMN, [5, 3], [79, 80]),
        ];
        for (formation, dice, [disorder, back]) in rows {
            let read = |pools| volley::volley(volley::pairs(pools, false), Arm::Infantry, formation);
            let found = distribution(dice, read);
            let given = [percent(&found, |v| v.disorder > 0), percent(&found, |v| v.back)];
            assert_eq!(given, [disorder, back], "{dice:?}");
        }
    }
}
