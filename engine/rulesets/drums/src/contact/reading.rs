//! Reading the dice of a Contact (`con.winner`, `con.types`, `con.losses`, `spec.cuirass`).

use crate::dice::pairs::{Pair, Pool};
use crate::dice::side;
use crate::ids::formation;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::{Arm, Nature, Special};
use std::cmp::Ordering;

/// A side of a Contact as it goes into the dice; of several defenders the sum of disorder and the best Combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Disorder at the start of the dice.
    pub disorder: i32,
    /// Combat; `None` for a side that is only artillery.
    pub combat: Option<i32>,
    /// Has it the Cuirass?
    pub cuirass: bool,
}

/// A side as it stands.
pub(crate) fn standing<D: Division>(position: &D, units: &[D::Piece]) -> Standing {
    Standing {
        disorder: side::disorder(position, units),
        combat: side::combat(position, units),
        cuirass: side::anybody(position, units, Special::Cuirass),
    }
}

/// By what a Contact is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// The higher first die.
    Die,
    /// Of a draw: the one Cuirass.
    Cuirass,
    /// Less disorder.
    Order,
    /// The higher unused die.
    Unused,
    /// Better Combat.
    Combat,
    /// The drawn die, even for the attacker.
    Parity,
}

/// The first dice of a Contact: won by either side, and by what. A draw goes to the one Cuirass, then to less disorder,
/// the higher first unused die, better Combat (not where a side is only artillery), at last to the attacker if the die
/// is even. Unused dice that were compared are gone, whatever they said.
pub(crate) fn first_dice(dice: &mut [Pool; 2], sides: [Standing; 2]) -> (Pair, By) {
    let [a, d] = sides;
    let shown = dice.each_ref().map(|pool| pool.paired[0]);
    let combat = a.combat.zip(d.combat).map_or(Ordering::Equal, |(a, d)| a.cmp(&d));
    let mut added = [0; 2];
    let mut unused = || {
        added = dice.each_mut().map(Pool::spend);
        added[0].cmp(&added[1])
    };
    let decides = |by: By, order: Ordering| order.is_ne().then_some((order, by));
    let decided = decides(By::Die, shown[0].cmp(&shown[1]))
        .or_else(|| decides(By::Cuirass, a.cuirass.cmp(&d.cuirass)))
        .or_else(|| decides(By::Order, d.disorder.cmp(&a.disorder)))
        .or_else(|| decides(By::Unused, unused()))
        .or_else(|| decides(By::Combat, combat));
    let even = || if shown[0] % 2 == 0 { Ordering::Greater } else { Ordering::Less };
    let (result, by) = decided.unwrap_or_else(|| (even(), By::Parity));
    let [first, second] = [0, 1].map(|side| shown[side] + added[side]);
    (Pair { dice: [first, second], result, added, broken: added != [0; 2] }, by)
}

/// Is a loser of the first die eliminated outright, beaten by a unit of that arm?
pub(crate) const fn falls(loser: Nature, formation: u8, winner: Arm) -> bool {
    match loser.arm {
        Arm::Guns { .. } => true,
        Arm::Infantry => match winner {
            // Squares and columns are none in an army, nor is infantry that is not in square (`army.rules`).
            _ if loser.army => false,
            _ if formation == formation::MARCH_COLUMN => true,
            Arm::Infantry => formation == formation::SQUARE,
            Arm::Cavalry(_) => !matches!(formation, formation::SQUARE | formation::GARRISON),
            Arm::Guns { .. } | Arm::Leader | Arm::Chief => false,
        },
        Arm::Cavalry(_) | Arm::Leader | Arm::Chief => false,
    }
}

/// Disorder the second dice of attacker and defender inflict on them, in that order: a level from the higher die, more
/// if it is at least twice the other, one on both by a draw. No unused dice.
pub(crate) fn losses(dice: [i32; 2]) -> [i32; 2] {
    let by =
        |winner: i32, other: i32| if winner >= 2 * other { Tables::get().contact.double_loss } else { 1 };
    match dice[0].cmp(&dice[1]) {
        Ordering::Equal => [1, 1],
        Ordering::Greater => [0, by(dice[0], dice[1])],
        Ordering::Less => [by(dice[1], dice[0]), 0],
    }
}

#[cfg(test)]
mod tests {
    use super::{By, Standing, falls, first_dice, losses, standing};
    use crate::board::tests::at;
    use crate::dice::pairs::Pool;
    use crate::ids::formation::{ATTACK_COLUMN, GARRISON, LINE, MARCH_COLUMN, SQUARE, UNLIMBERED};
    use crate::test_field::{Field, set};
    use crate::units::nature::tests::nature;
    use crate::units::nature::{Arm, Class};
    use oblique_scenario::Value;
    use std::cmp::Ordering;

    const FRESH: Standing = Standing { disorder: 0, combat: Some(4), cuirass: false };

    fn read(a: &[i32], d: &[i32], sides: [Standing; 2]) -> (Ordering, By) {
        let (pair, by) = first_dice(&mut [Pool::sorted(a), Pool::sorted(d)], sides);
        (pair.result, by)
    }

    fn wins(a: &[i32], d: &[i32], sides: [Standing; 2]) -> bool {
        read(a, d, sides).0 == Ordering::Greater
    }

    #[test]
    fn a_side_stands_as_its_pieces_do() {
        let mut field = Field::new(&[("cavalry", "A", at(10, 10), "cavalry_line")]);
        set(field.piece(0), "cuirass");
        field.piece(0).attrs.insert("c".to_owned(), Value::Int(6));
        let stands = field.asked(|p, all| standing(p, all));
        assert_eq!(stands, Standing { disorder: 0, combat: Some(6), cuirass: true });
    }

    #[test]
    fn a_drawn_first_die_is_broken_step_by_step() {
        let worn = |disorder| Standing { disorder, ..FRESH };
        assert!(wins(&[5, 4, 2, 2], &[5, 3, 2, 1], [worn(1), worn(1)]), "unused 2 beats 1");
        assert!(wins(&[4, 3, 1], &[4, 3, 1], [FRESH; 2]), "even");
        assert!(!wins(&[5, 3, 1], &[5, 3, 1], [FRESH; 2]), "odd");
        assert!(!wins(&[6, 1, 1], &[6, 1, 1], [worn(2), worn(1)]), "less disorder");
        let strong = Standing { combat: Some(5), ..FRESH };
        assert!(wins(&[5, 1, 1], &[5, 1, 1], [strong, FRESH]), "better Combat");
        let guns = Standing { combat: None, ..FRESH };
        assert!(!wins(&[5, 1, 1], &[5, 1, 1], [strong, guns]), "skipped against guns");
        assert!(wins(&[4, 1, 1], &[3, 3, 3], [worn(3), FRESH]), "the higher die wins whatever else");
        let by = |a: &[i32], d: &[i32], sides| read(a, d, sides).1;
        assert_eq!(by(&[5, 4, 2, 2], &[5, 3, 2, 1], [FRESH; 2]), By::Unused);
        assert_eq!(by(&[5, 1, 1], &[5, 1, 1], [worn(1), FRESH]), By::Order);
        assert_eq!(by(&[5, 1, 1], &[4, 1, 1], [worn(1), FRESH]), By::Die);
        assert_eq!(by(&[5, 1, 1], &[5, 1, 1], [FRESH; 2]), By::Parity);
    }

    #[test]
    fn a_cuirass_wins_a_drawn_first_die() {
        let cuirass = |disorder| Standing { disorder, cuirass: true, ..FRESH };
        assert!(wins(&[6, 1, 1], &[6, 1, 1], [cuirass(2), FRESH]));
        assert!(!wins(&[6, 1, 1], &[6, 1, 1], [cuirass(2), cuirass(0)]), "both: as usual");
    }

    #[test]
    fn some_losers_are_gone_at_once() {
        let (foot, horse) = (Arm::Infantry, Arm::Cavalry(Class::Heavy));
        let beaten = |kind: &str, formation, by| falls(nature(kind, &[], None), formation, by);
        let line = |formation, by| beaten("infantry", formation, by);
        assert!(line(LINE, horse) && !line(LINE, foot) && !line(ATTACK_COLUMN, foot));
        assert!(line(SQUARE, foot) && !line(SQUARE, horse));
        assert!(line(MARCH_COLUMN, foot) && beaten("artillery", UNLIMBERED, foot));
        assert!(!line(GARRISON, foot) && !beaten("cavalry", LINE, foot));
        // In an army only guns are gone at once.
        let brigade = |kind| nature(kind, &[], None).at_army_level(true);
        assert!(!falls(brigade("infantry"), LINE, horse) && falls(brigade("artillery"), UNLIMBERED, foot));
    }

    #[test]
    fn the_second_die_costs_one_or_two() {
        assert_eq!((losses([4, 2]), losses([3, 5]), losses([1, 2])), ([0, 2], [1, 0], [2, 0]));
        assert_eq!((losses([5, 5]), losses([6, 4])), ([1, 1], [0, 1]));
    }
}
