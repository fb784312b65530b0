//! Models as dice and shares (`fire.dice`, `combat.dice`, `combat.split`, `unit.shatter`). The numbers are the caller's,
//! from the tables.

/// How models become dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rate {
    /// Models a die.
    pub models_a_die: i32,
    /// The least remainder that gives one die more; `None` where a remainder is lost.
    pub rounds_up_from: Option<i32>,
}

impl Rate {
    /// Dice of so many models (`fire.dice`, `combat.dice`); none of none, and none at a rate of no models a die.
    #[must_use]
    pub(crate) fn dice(self, models: i32) -> i32 {
        if models <= 0 || self.models_a_die <= 0 {
            return 0;
        }
        let more = self.rounds_up_from.is_some_and(|least| models % self.models_a_die >= least);
        models / self.models_a_die + i32::from(more)
    }
}

/// Models divided as evenly as possible among so many enemies (`combat.split`): those against each, and how many over
/// the owner places, one against an enemy. All are over where there is no enemy.
#[must_use]
pub(crate) const fn shares(models: i32, enemies: i32) -> (i32, i32) {
    if enemies <= 0 { (0, models) } else { (models / enemies, models % enemies) }
}

/// Is a unit shattered (`unit.shatter`): down to so many per cent of its models at the start, or fewer?
#[must_use]
pub(crate) fn is_shattered(models: i32, start: i32, percent: i32) -> bool {
    100 * i64::from(models) <= i64::from(percent) * i64::from(start)
}

#[cfg(test)]
mod tests {
    use super::{Rate, is_shattered, shares};

    const FOOT: Rate = Rate { models_a_die: 4, rounds_up_from: Some(3) };
    const GUNNERS_OR_HORSE_AT_FOOT: Rate = Rate { models_a_die: 2, rounds_up_from: None };
    const HORSE_AT_HORSE: Rate = Rate { models_a_die: 3, rounds_up_from: Some(2) };

    #[test]
    fn remainders_round_as_the_arm_does() {
        assert_eq!([24, 23, 22, 7, 6, 2, 0].map(|models| FOOT.dice(models)), [6, 6, 5, 2, 1, 0, 0]);
        assert_eq!([16, 8, 7, 1].map(|models| GUNNERS_OR_HORSE_AT_FOOT.dice(models)), [8, 4, 3, 0]);
        assert_eq!([16, 17].map(|models| HORSE_AT_HORSE.dice(models)), [5, 6]);
    }

    #[test]
    fn dice_are_counted_of_each_share() {
        assert_eq!((shares(23, 2), shares(23, 3), shares(5, 0)), ((11, 1), (7, 2), (0, 5)));
        assert_eq!([12, 11].map(|models| FOOT.dice(models)), [3, 3]);
        assert_eq!([8, 8, 7].map(|models| FOOT.dice(models)), [2, 2, 2]);
    }

    #[test]
    fn a_quarter_left_is_shattered() {
        assert!(is_shattered(6, 24, 25) && !is_shattered(7, 24, 25));
        assert!(is_shattered(3, 14, 25) && !is_shattered(4, 14, 25));
    }
}
