//! Who pursues, and how far flight and pursuit go, with the option (`opt.pursuit_test`, `opt.pursuit_move`).

use crate::ids::rule;
use crate::tables::Tables;
use crate::units::class::{Arm, Class, Grade};
use oblique_rules::play::Modifier;

/// The roll that never holds a unit back and the roll that always does.
const NATURAL: (i32, i32) = (1, 6);

/// What a unit's die to stay must come to; `None` of gunners, who never pursue.
#[must_use]
pub(crate) fn need(class: Class, grade: Grade) -> Option<i32> {
    let numbers = &Tables::get().pursuit;
    let row = match (class.arm(), class) {
        (Arm::Guns, _) => return None,
        (Arm::Foot, _) => &numbers.foot,
        (Arm::Horse, Class::LightHorse) => &numbers.light,
        (Arm::Horse, _) => &numbers.heavy_or_medium,
    };
    Some(grade.of(row))
}

/// What is added to that die: for a general with it, and of British horse.
pub(crate) fn modifiers(class: Class, general: bool, british: bool) -> Vec<Modifier> {
    let numbers = &Tables::get().pursuit;
    let lines = [
        (general, numbers.general, "general", rule::GEN_EFFECT),
        (british && class.arm() == Arm::Horse, numbers.british, "British horse", rule::OPT_NATIONAL),
    ];
    let held = lines.into_iter().filter(|(holds, ..)| *holds);
    held.map(|(_, value, what, rule)| Modifier { value, what, rule }).collect()
}

/// Does a winner with that roll stay? Gunners never pursue.
#[must_use]
pub(crate) fn resists(class: Class, grade: Grade, roll: i32, general: bool, british: bool) -> bool {
    let Some(need) = need(class, grade) else { return true };
    let more: i32 = modifiers(class, general, british).iter().map(|modifier| modifier.value).sum();
    roll == NATURAL.1 || roll != NATURAL.0 && roll + more >= need
}

/// Hexes of a flight, or of a pursuit, with so much thrown.
#[must_use]
pub(crate) fn run_hexes(thrown: i32) -> i32 {
    let tables = Tables::get();
    tables.hexes_of_halves(2 * (tables.pursuit.base + thrown))
}

#[cfg(test)]
mod tests {
    use super::{resists, run_hexes};
    use crate::units::class::{Class, Grade};

    #[test]
    fn the_cases_of_the_sheet() {
        assert!(!resists(Class::HeavyHorse, Grade::C, 3, false, false));
        assert!(resists(Class::HeavyHorse, Grade::C, 3, true, false));
        assert!(!resists(Class::MediumHorse, Grade::B, 3, false, true));
        assert!(
            !resists(Class::Foot, Grade::A, 1, true, false)
                && resists(Class::LightHorse, Grade::D, 6, false, false)
        );
        assert!(resists(Class::FieldGuns, Grade::D, 1, false, false));
        assert_eq!((run_hexes(5), run_hexes(10), run_hexes(4)), (6, 8, 5));
    }
}
