//! What the dice of a bombardment do (`gun.result`, `gun.guns`, `gun.bua`).

use crate::dice::pairs::{Pair, Pool, pair};
use crate::ids::formation;
use crate::tables::Tables;
use crate::units::nature::Arm;
use std::cmp::Ordering;

/// What a volley does to a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Volley {
    /// Levels of disorder.
    pub disorder: i32,
    /// Does it limber?
    pub limbers: bool,
    /// Does it go back: troops a little, guns a full move?
    pub back: bool,
    /// Does the shot go on behind the target?
    pub bounces: bool,
}

/// Reads the three pairs of a bombardment; unused dice break draws on all of them, at a sector on none.
pub(crate) fn pairs(mut sides: [Pool; 2], sector: bool) -> [Pair; 3] {
    [0, 1, 2].map(|place| pair(&mut sides, place, !sector))
}

/// What the battery's dice do to a unit of an arm in a formation.
pub(crate) fn volley(pairs: [Pair; 3], arm: Arm, formation: u8) -> Volley {
    let [first, second, third] = pairs.map(|pair| pair.result == Ordering::Greater);
    let mut volley = Volley { disorder: i32::from(first), ..Volley::default() };
    if arm.is_guns() {
        let limbered = formation == formation::LIMBERED;
        volley.limbers = second && !limbered;
        volley.disorder += i32::from(second && limbered);
        volley.back = third && (limbered || volley.limbers);
        volley.disorder += i32::from(third && !volley.back);
        return volley;
    }
    let square = formation == formation::SQUARE;
    volley.disorder += i32::from(second && square);
    volley.back = second && !square;
    volley.bounces = first && third;
    volley
}

/// Damage of a sector: a level for each die the battery wins.
pub(crate) fn sector_damage(pairs: [Pair; 3]) -> i32 {
    pairs.into_iter().map(|pair| i32::from(pair.result == Ordering::Greater)).sum()
}

/// Hexes a unit goes back that a volley drives: troops a little, guns a full move.
pub(crate) fn driven(nature: crate::units::nature::Nature) -> i32 {
    if nature.arm.is_guns() { nature.allowance(formation::LIMBERED) } else { Tables::get().fire.pushed_back }
}

#[cfg(test)]
mod tests {
    use super::{Volley, driven, pairs, sector_damage, volley};
    use crate::dice::pairs::Pool;
    use crate::ids::formation::{ATTACK_COLUMN, LIMBERED, LINE, SQUARE, UNLIMBERED};
    use crate::units::nature::tests::nature;
    use crate::units::nature::{Arm, Calibre};

    fn read(guns: &[i32], target: &[i32], arm: Arm, formation: u8) -> Volley {
        volley(pairs([Pool::sorted(guns), Pool::sorted(target)], false), arm, formation)
    }

    const GUNS: Arm = Arm::Guns { calibre: Calibre::Medium, horse: false };

    #[test]
    fn troops_are_disordered_driven_back_and_shot_through() {
        let line = read(&[6, 4, 4, 2, 1], &[5, 4, 3, 1], Arm::Infantry, LINE);
        assert_eq!(line, Volley { disorder: 1, limbers: false, back: true, bounces: true });
        let square = read(&[6, 5, 2], &[5, 4], Arm::Infantry, SQUARE);
        assert_eq!(square, Volley { disorder: 2, limbers: false, back: false, bounces: true });
        let column = read(&[6, 2], &[6, 3, 1], Arm::Infantry, ATTACK_COLUMN);
        assert_eq!(column, Volley::default());
        assert!(!read(&[4, 4, 4], &[5, 3, 3], Arm::Infantry, LINE).bounces, "the first die was lost");
    }

    #[test]
    fn guns_limber_and_go() {
        let dice = ([5, 5, 3, 1], [4, 4, 2, 2]);
        let stood = read(&dice.0, &dice.1, GUNS, UNLIMBERED);
        assert_eq!(stood, Volley { disorder: 1, limbers: true, back: true, bounces: false });
        let limbered = read(&dice.0, &dice.1, GUNS, LIMBERED);
        assert_eq!(limbered, Volley { disorder: 2, limbers: false, back: true, bounces: false });
        let third = read(&[3, 3, 3], &[4, 4, 2], GUNS, UNLIMBERED);
        assert_eq!(third, Volley { disorder: 1, limbers: false, back: false, bounces: false });
        assert_eq!((driven(nature("artillery", &[], None)), driven(nature("infantry", &[], None))), (3, 1));
        assert_eq!(driven(nature("artillery", &["horse"], None)), 4);
    }

    #[test]
    fn each_die_won_damages_a_sector() {
        let volley = [Pool::sorted(&[6, 6, 4, 3, 2, 1, 1]), Pool::sorted(&[6, 5, 2])];
        assert_eq!(sector_damage(pairs(volley, true)), 2, "no unused die breaks the draw");
    }
}
