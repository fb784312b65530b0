//! Reading a roll for actions (`act.roll`, `spec.unpredictable`, `spec.elite`, `spec.guard`).
//!
//! Must not know who rolls nor why: dice come in as they fell, one that succeeds without being rolled (`spec.elan`,
//! `spec.opportunistic`) is counted by itself.

use crate::ids::rule;
use crate::tables::Tables;
use crate::units::nature::{Nature, Special};
use oblique_rules::play::Modifier;

/// What a roll gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rolled {
    /// Actions, the extra one included.
    pub actions: i32,
    /// Failures.
    pub failures: i32,
    /// Is one of the actions the extra one of Elite or Guard?
    pub extra: bool,
}

/// What a natural die must reach, the bonus in command taken off. `average` is the natural draw of the average die for
/// the Unpredictable (`spec.unpredictable`), whose quality it makes and whom command does not help. At 1 or less all
/// but the natural 1 succeed, above 6 the natural 6 alone.
pub(crate) fn need(nature: Nature, in_command: bool, average: Option<i32>) -> i32 {
    let tables = Tables::get();
    if nature.has(Special::Unpredictable) {
        let face = average.and_then(|natural| usize::try_from(natural - 1).ok());
        let drawn = face.and_then(|face| tables.average_die.faces.get(face).copied());
        let worse = if in_command { 0 } else { tables.average_die.out_of_command };
        return drawn.unwrap_or(nature.quality) + worse;
    }
    nature.quality - bonus(nature, in_command).map_or(0, |modifier| modifier.value)
}

/// What is added to a natural die in command (`act.roll`); it helps neither generals nor the Unpredictable.
pub(crate) fn bonus(nature: Nature, in_command: bool) -> Option<Modifier> {
    let helps = in_command && !nature.arm.leads() && !nature.has(Special::Unpredictable);
    let value = Tables::get().actions.in_command;
    helps.then_some(Modifier { value, what: "in command", rule: rule::GEN_SPAN })
}

/// Does a natural die succeed?
pub(crate) fn succeeds(natural: i32, need: i32) -> bool {
    let table = &Tables::get().actions;
    natural != table.always_fails && (natural == table.always_succeeds || natural >= need)
}

/// Reads natural dice against a need, with so many successes besides that were not rolled. `own` is the unit that
/// rolls for itself, whose Elite or Guard acts; `None` for the roll of a group order (`group.limits`).
pub(crate) fn read(naturals: &[i32], sure: i32, need: i32, own: Option<Nature>) -> Rolled {
    let table = &Tables::get().extra_action;
    let won = naturals.iter().filter(|die| succeeds(**die, need)).count();
    let twice = |least: i32| {
        let wins = |die: &i32| *die >= least && succeeds(*die, need);
        let equal = |die: &i32| naturals.iter().filter(|other| *other == die).count() > 1;
        naturals.iter().any(|die| wins(die) && equal(die))
    };
    let has = |special| own.is_some_and(|unit| unit.has(special));
    let extra =
        (has(Special::Elite) && twice(table.elite_from)) || (has(Special::Guard) && twice(table.guard_from));
    let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    Rolled { actions: count(won) + sure + i32::from(extra), failures: count(naturals.len() - won), extra }
}

#[cfg(test)]
mod tests {
    use super::{need, read, succeeds};
    use crate::units::nature::Nature;
    use crate::units::nature::tests::nature;

    fn unit(quality: i32, rules: &[&str]) -> Nature {
        Nature { quality, ..nature("infantry", rules, None) }
    }

    /// Actions and failures of a unit with those dice.
    fn rolled(unit: Nature, in_command: bool, dice: &[i32]) -> (i32, i32) {
        let rolled = read(dice, 0, need(unit, in_command, None), Some(unit));
        (rolled.actions, rolled.failures)
    }

    #[test]
    fn dice_are_compared_with_quality() {
        assert_eq!(rolled(unit(4, &[]), true, &[6, 3, 1]), (2, 1));
        assert_eq!(rolled(unit(2, &[]), true, &[1, 1]), (0, 2), "a natural 1 fails");
        assert_eq!(rolled(unit(4, &[]), false, &[6, 3, 2]), (1, 2));
        assert!(succeeds(6, 9) && !succeeds(5, 9));
        let leader = Nature { quality: 3, ..nature("leader", &[], None) };
        assert_eq!(need(leader, true, None), 3, "a general has no bonus");
    }

    #[test]
    fn pairs_give_the_best_an_action_more() {
        assert_eq!(rolled(unit(4, &["elite"]), true, &[6, 6, 1]), (3, 1));
        assert_eq!(rolled(unit(4, &["elite"]), true, &[5, 5, 1]), (2, 1));
        let guard = unit(3, &["guard"]);
        assert_eq!((rolled(guard, true, &[5, 5, 2]), rolled(guard, true, &[6, 5, 1])), ((4, 0), (2, 1)));
        assert_eq!(rolled(unit(3, &["guard", "elite"]), true, &[6, 6, 6]), (4, 0), "one more at most");
        let group = read(&[6, 6], 0, 3, None);
        assert_eq!((group.actions, group.extra), (2, false));
    }

    #[test]
    fn a_sure_success_is_not_rolled() {
        // Elan, quality 4 in command, three dice: one sure, 5 and 1.
        let rolled = read(&[5, 1], 1, need(unit(4, &["elan"]), true, None), None);
        assert_eq!((rolled.actions, rolled.failures), (2, 1));
    }

    #[test]
    fn the_unpredictable_draw_their_quality() {
        let wild = unit(4, &["unpredictable"]);
        assert_eq!(need(wild, true, Some(4)), 4, "no bonus in command");
        assert_eq!((need(wild, false, Some(5)), need(wild, true, Some(1))), (5, 2));
        // In 36ths, over all draws and dice: .58 in command, .42 out of it.
        let chance = |in_command| {
            let all = (1..=6).flat_map(|draw| (1..=6).map(move |die| (draw, die)));
            all.filter(|(draw, die)| succeeds(*die, need(wild, in_command, Some(*draw)))).count()
        };
        assert_eq!((chance(true), chance(false)), (21, 15));
    }
}
