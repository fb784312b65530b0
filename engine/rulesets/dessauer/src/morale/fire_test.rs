//! Rally and fire tests (`morale.rally`, `morale.test`, `opt.caught_fire`).

use crate::tables::Tables;
use crate::units::class::Grade;

/// The roll that fails and the roll that passes whatever is added.
const NATURAL: (i32, i32) = (1, 6);

/// How a unit stands when it tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Situation {
    /// Hits of the whole fire step.
    pub hits: i32,
    /// At half its models or fewer.
    pub half: bool,
    /// Any hit came from 90 degrees or more.
    pub from_behind: bool,
    /// It changed formation or facing on its last move (`morale.change`).
    pub changed: bool,
    /// The same, shot at from near, with the option (`opt.caught_fire`): instead of the above.
    pub caught: bool,
    /// A general is with it.
    pub general: bool,
    /// In cover or behind an obstacle.
    pub cover: bool,
    /// A national reason, with its option.
    pub national: bool,
}

/// What is added to the die of a fire test.
#[must_use]
pub(crate) fn modifier(stands: Situation) -> i32 {
    let numbers = &Tables::get().fire_test;
    let hits = if stands.hits >= numbers.very_many_hits {
        numbers.very_many
    } else if stands.hits >= numbers.many_hits {
        numbers.many
    } else {
        0
    };
    let held = [
        (stands.half, numbers.half),
        (stands.from_behind, numbers.from_behind),
        (stands.changed && !stands.caught, numbers.changed),
        (stands.caught, numbers.caught),
        (stands.general, numbers.general),
        (stands.cover, numbers.cover),
        (stands.national, numbers.national),
    ];
    hits + held.into_iter().filter(|(holds, _)| *holds).map(|(_, value)| value).sum::<i32>()
}

fn passes_on(score: i32, roll: i32, more: i32) -> bool {
    roll == NATURAL.1 || roll != NATURAL.0 && roll + more >= score
}

/// Does a unit pass its fire test with that roll?
#[must_use]
pub(crate) fn passes(grade: Grade, roll: i32, stands: Situation) -> bool {
    passes_on(grade.of(&Tables::get().fire_test.by_grade), roll, modifier(stands))
}

/// Does a shaken unit rally with that roll?
#[must_use]
pub(crate) fn rallies(grade: Grade, roll: i32, general: bool) -> bool {
    let numbers = &Tables::get().rally;
    passes_on(grade.of(&numbers.by_grade), roll, if general { numbers.general } else { 0 })
}

#[cfg(test)]
mod tests {
    use super::{Situation, passes, rallies};
    use crate::units::class::Grade;

    #[test]
    fn the_cases_of_the_sheet() {
        let hits = |hits| Situation { hits, ..Situation::default() };
        assert!(!passes(Grade::C, 2, hits(3)) && passes(Grade::C, 3, hits(3)));
        assert!(!passes(Grade::C, 3, hits(4)) && !passes(Grade::B, 3, hits(6)));
        assert!(passes(Grade::D, 6, hits(9)) && !passes(Grade::A, 1, Situation { general: true, ..hits(1) }));
        assert!(passes(Grade::C, 2, Situation { general: true, ..hits(1) }));
        assert!(passes(Grade::C, 2, Situation { national: true, ..hits(3) }));
        let changed = Situation { changed: true, ..hits(1) };
        assert!(!passes(Grade::C, 4, Situation { caught: true, ..changed }) && passes(Grade::C, 4, changed));
        assert!(rallies(Grade::C, 3, true) && !rallies(Grade::D, 4, false));
        assert!(!rallies(Grade::A, 1, true) && rallies(Grade::D, 6, false));
    }
}
