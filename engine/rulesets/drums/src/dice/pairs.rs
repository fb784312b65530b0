//! Two pools of dice against each other (`dice.both`, `dice.unused`).

use crate::tables::Tables;
use std::cmp::Ordering;

/// How many dice of a side count.
pub(crate) const PAIRED: usize = 3;

/// The dice of a side, sorted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pool {
    /// The best three, the highest first; a missing die counts as 1.
    pub paired: [i32; PAIRED],
    /// The others, the highest first; those used up are gone.
    pub unused: Vec<i32>,
}

impl Pool {
    /// Sorts dice as they fell.
    pub(crate) fn sorted(dice: &[i32]) -> Self {
        let mut dice = dice.to_vec();
        dice.sort_unstable_by(|a, b| b.cmp(a));
        let missing = Tables::get().combat_dice.missing;
        let paired = std::array::from_fn(|i| dice.get(i).copied().unwrap_or(missing));
        let unused = dice.into_iter().skip(PAIRED).collect();
        Self { paired, unused }
    }

    /// Takes the highest unused die; 0 if none is left.
    pub(crate) fn spend(&mut self) -> i32 {
        if self.unused.is_empty() { 0 } else { self.unused.remove(0) }
    }
}

/// What came of a pair of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pair {
    /// The dice of the first side and of the second, with unused ones added.
    pub dice: [i32; 2],
    /// Whose is higher: `Greater` for the first side.
    pub result: Ordering,
    /// The unused dice added to them, 0 where there was none.
    pub added: [i32; 2],
    /// Were unused dice added?
    pub broken: bool,
}

/// Reads the pair of that place, 0 to 2. Where a draw has no effect of its own (`breaks`) unused dice break it, and are
/// gone: pairs are to be read in their order.
pub(crate) fn pair(sides: &mut [Pool; 2], place: usize, breaks: bool) -> Pair {
    let at = |pool: &Pool| pool.paired.get(place).copied().unwrap_or(Tables::get().combat_dice.missing);
    let mut dice = [at(&sides[0]), at(&sides[1])];
    let broken = breaks && dice[0] == dice[1] && sides.iter().any(|side| !side.unused.is_empty());
    let added = if broken { sides.each_mut().map(Pool::spend) } else { [0; 2] };
    for (die, more) in dice.iter_mut().zip(added) {
        *die += more;
    }
    Pair { dice, result: dice[0].cmp(&dice[1]), added, broken }
}

/// How many dice a side rolls whose base and modifiers sum up to so many (`dice.both`).
pub(crate) fn pool_size(sum: i32) -> i32 {
    sum.max(Tables::get().combat_dice.least)
}

#[cfg(test)]
mod tests {
    use super::{PAIRED, Pool, pair, pool_size};
    use crate::tables::Tables;
    use std::cmp::Ordering::{self, Equal, Greater, Less};

    /// The results of the three pairs; `breaks` says of each whether unused dice break its draw.
    fn read(a: &[i32], b: &[i32], breaks: [bool; 3]) -> [Ordering; 3] {
        let mut sides = [Pool::sorted(a), Pool::sorted(b)];
        [0, 1, 2].map(|place| pair(&mut sides, place, breaks[place]).result)
    }

    /// Of an Approach the first die's draw has a result of its own.
    const APPROACH: [bool; 3] = [false, true, true];

    #[test]
    fn the_best_three_are_paired() {
        assert_eq!(read(&[5, 5, 1, 1], &[6, 2, 1], [false; 3]), [Less, Greater, Equal]);
        assert_eq!(Pool::sorted(&[2, 6]).paired, [6, 2, 1]);
        assert_eq!((pool_size(-2), pool_size(5)), (1, 5));
        assert_eq!(PAIRED as i32, Tables::get().combat_dice.paired);
    }

    #[test]
    fn unused_dice_break_draws_in_turn() {
        assert_eq!(read(&[6, 5, 3, 2, 1], &[5, 4, 3, 1], APPROACH), [Greater, Greater, Greater]);
        // A bombardment: second 3-3 becomes 5-4; third 2-2 becomes 3-2 with nothing left to the target.
        assert_eq!(read(&[6, 3, 2, 2, 1], &[5, 3, 2, 1], [true; 3]), [Greater, Greater, Greater]);
        // An Approach: second 5-5 becomes 6-6, and the next finds other dice.
        assert_eq!(read(&[6, 5, 3, 1, 1], &[5, 5, 2, 1], APPROACH), [Greater, Equal, Greater]);
        assert_eq!(read(&[6, 5, 4, 3, 2, 1], &[6, 5, 2, 2, 1], APPROACH), [Equal, Greater, Greater]);
        assert_eq!(read(&[6, 2], &[6, 3, 1], [true; 3]), [Equal, Less, Equal], "nothing to break it with");
    }
}
