//! What a side of several counts for in a combat (`app.multi`): disorder added, the best of Combat, skirmishers and
//! position, one reroll of a kind.

use crate::dice::count::Count;
use crate::ids::rule;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::{Arm, Special};
use oblique_rules::RuleId;

/// The sum of the disorder of a side.
pub(crate) fn disorder<D: Division>(position: &D, side: &[D::Piece]) -> i32 {
    side.iter().map(|unit| position.disorder(*unit)).sum()
}

/// The best Combat of a side; `None` where it is only artillery.
pub(crate) fn combat<D: Division>(position: &D, side: &[D::Piece]) -> Option<i32> {
    let natures = side.iter().map(|unit| position.nature(*unit));
    natures.filter(|nature| !nature.arm.is_guns()).map(|nature| nature.combat).max()
}

/// The most skirmishers of a side.
pub(crate) fn skirmishers<D: Division>(position: &D, side: &[D::Piece]) -> i32 {
    side.iter().map(|unit| position.skirmishers(*unit)).max().unwrap_or(0)
}

/// Has anybody of a side a special rule?
pub(crate) fn anybody<D: Division>(position: &D, side: &[D::Piece], special: Special) -> bool {
    side.iter().any(|unit| position.nature(*unit).has(special))
}

/// Is a side cavalry, as far as it is not artillery?
pub(crate) fn is_horse<D: Division>(position: &D, side: &[D::Piece]) -> bool {
    side.iter().any(|unit| matches!(position.nature(*unit).arm, Arm::Cavalry(_)))
}

/// Adds what a side's Combat gains it over the other's, `dice` for the better; at army level as many as the
/// difference (`army.rules`). Nothing where either is only artillery.
pub(crate) fn add_combat<D: Division>(
    position: &D,
    sides: [&[D::Piece]; 2],
    counts: &mut [Count; 2],
    (dice, army, rule): (i32, bool, RuleId),
) {
    let [Some(a), Some(b)] = sides.map(|side| combat(position, side)) else { return };
    let worth = |by: i32| if army { by } else { dice };
    match a.cmp(&b) {
        std::cmp::Ordering::Greater => counts[0].add(worth(a - b), "better Combat", rule),
        std::cmp::Ordering::Less => counts[1].add(worth(b - a), "better Combat", rule),
        std::cmp::Ordering::Equal => {}
    }
}

/// Adds a lance in good order (`spec.lance`).
pub(crate) fn add_lance<D: Division>(position: &D, side: &[D::Piece], count: &mut Count, dice: i32) {
    let levelled =
        |unit: &D::Piece| position.disorder(*unit) == 0 && position.nature(*unit).has(Special::Lance);
    if side.iter().any(levelled) {
        count.add(dice, "lance", rule::SPEC_LANCE);
    }
}

/// Rerolls of the first of two sides: for a rule of its own, and for one of the other side's (`dice.reroll`).
pub(crate) fn rerolls<D: Division>(position: &D, sides: [&[D::Piece]; 2], [own, theirs]: [Special; 2]) -> u8 {
    u8::from(anybody(position, sides[0], own)) + u8::from(anybody(position, sides[1], theirs))
}

/// Dice of a garrison for its cover (`bua.attack`).
pub(crate) fn cover_of_a_garrison() -> i32 {
    Tables::get().sectors.cover
}

#[cfg(test)]
mod tests {
    use super::{combat, disorder, is_horse, rerolls};
    use crate::board::tests::at;
    use crate::test_field::{Field, set};
    use crate::units::nature::Special;
    use oblique_scenario::Value;

    fn field() -> Field {
        let mut field = Field::new(&[
            ("infantry", "A", at(10, 10), "line"),
            ("infantry", "B", at(10, 8), "line"),
            ("artillery", "B", at(11, 8), "unlimbered"),
        ]);
        for (unit, name, value) in [(1, "dis", 2), (2, "dis", 1), (1, "c", 5)] {
            field.piece(unit).attrs.insert(name.to_owned(), Value::Int(value));
        }
        field
    }

    #[test]
    fn a_side_adds_its_disorder_and_fights_as_its_best() {
        field().asked(|p, all| {
            assert_eq!((disorder(p, &all[1..]), combat(p, &all[1..])), (3, Some(5)));
            assert_eq!((combat(p, &all[2..]), is_horse(p, all)), (None, false));
        });
    }

    /// Wavering attacks Determined: the defender has two rerolls, the attacker none.
    #[test]
    fn one_of_a_side_is_enough_for_a_reroll() {
        let mut field = field();
        set(field.piece(0), "wavering");
        set(field.piece(1), "determined");
        let kinds = [Special::Determined, Special::Wavering];
        let given = field.asked(|p, all| {
            let (own, theirs) = all.split_at(1);
            [rerolls(p, [own, theirs], kinds), rerolls(p, [theirs, own], kinds)]
        });
        assert_eq!(given, [0, 2]);
    }
}
