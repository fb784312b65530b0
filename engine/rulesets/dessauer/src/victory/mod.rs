//! Broken armies and the score (`end.break`, `end.victory`).

mod agreement;
mod losses;

use crate::tables::Tables;

/// How a battle that ran its course is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Won {
    /// By twice the score or more.
    Decisively,
    /// By one and a half times the score or more.
    Narrowly,
    /// By nobody.
    Draw,
}

/// Does an army break that has lost so much of its cost at the start?
#[must_use]
pub(crate) fn breaks(lost: i32, start: i32, percent: i32) -> bool {
    start > 0 && 100 * i64::from(lost) >= i64::from(percent) * i64::from(start)
}

/// What the higher of two scores wins, against an army that cost so much.
#[must_use]
pub(crate) fn by_score(higher: i32, lower: i32, enemy_cost: i32) -> Won {
    let numbers = &Tables::get().victory;
    let (high, low) = (2 * i64::from(higher), i64::from(lower));
    let least = i64::from(numbers.least_percent) * i64::from(enemy_cost);
    if higher <= lower || 100 * i64::from(higher) < least {
        Won::Draw
    } else if high >= i64::from(numbers.decisive_halves) * low {
        Won::Decisively
    } else if high >= i64::from(numbers.minor_halves) * low {
        Won::Narrowly
    } else {
        Won::Draw
    }
}

#[cfg(test)]
mod tests {
    use super::{Won, breaks, by_score};

    #[test]
    fn the_cases_of_the_sheet() {
        assert!(!breaks(1134, 2836, 40) && breaks(1135, 2836, 40) && !breaks(0, 0, 40));
        assert_eq!(by_score(900, 400, 2836), Won::Decisively);
        assert_eq!(by_score(700, 450, 2836), Won::Narrowly);
        assert_eq!(by_score(600, 450, 2836), Won::Draw);
        assert_eq!(by_score(283, 0, 2836), Won::Draw);
        assert_eq!(by_score(284, 0, 2836), Won::Decisively);
    }
}
