//! What the dice of a Contact come to, all together (`con.order`, `con.pursuit`, `con.cavalry_dis`).

use crate::contact::reading::{By, Standing, first_dice, losses};
use crate::dice::pairs::{Pair, Pool, pair};
use crate::ids::formation;
use crate::tables::Tables;
use crate::units::nature::{Arm, Nature};
use std::cmp::Ordering;

/// What they come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Fought {
    /// Does the attacker win?
    pub attacker_wins: bool,
    /// Disorder by the second die, of the attacker and of each defender.
    pub losses: [i32; 2],
    /// Does the winner win the third die?
    pub pursued: bool,
}

/// The three pairs, and by what the first was won. Only the third die's draw is without effect of its own; it finds the
/// unused dice the first may have left.
pub(crate) fn pairs(mut pools: [Pool; 2], sides: [Standing; 2]) -> ([Pair; 3], By) {
    let (first, by) = first_dice(&mut pools, sides);
    let [second, third] = [(1, false), (2, true)].map(|(place, breaks)| pair(&mut pools, place, breaks));
    ([first, second, third], by)
}

/// Reads the dice of attacker and defenders.
pub(crate) fn read(pools: [Pool; 2], sides: [Standing; 2]) -> Fought {
    let ([first, second, third], _) = pairs(pools, sides);
    Fought {
        attacker_wins: first.result == Ordering::Greater,
        losses: losses(second.dice),
        pursued: third.result == first.result,
    }
}

/// Does a winner of an arm in a formation pursue at all?
pub(crate) const fn pursues(winner: Arm, formation: u8) -> bool {
    !winner.is_guns() && formation != formation::SQUARE
}

/// Disorder of a unit that took so much in a Contact, for having been in it.
pub(crate) fn tires(arm: Arm, taken: i32) -> i32 {
    if matches!(arm, Arm::Cavalry(_)) && taken == 0 { Tables::get().contact.cavalry_tires } else { 0 }
}

/// Hexes a beaten unit goes, and the formation it stands in then (`con.retreat`); `None` for artillery, which is
/// eliminated.
pub(crate) fn retreat_of(loser: Nature) -> Option<(i32, u8)> {
    let table = &Tables::get().contact;
    match loser.arm {
        Arm::Infantry => Some((table.infantry_retreats, loser.driven_formation())),
        Arm::Cavalry(_) => Some((table.cavalry_retreats, formation::CAVALRY_LINE)),
        Arm::Guns { .. } | Arm::Leader | Arm::Chief => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Fought, pursues, read, retreat_of, tires};
    use crate::contact::reading::Standing;
    use crate::dice::pairs::Pool;
    use crate::ids::formation::{ATTACK_COLUMN, CAVALRY_LINE, LINE, SQUARE};
    use crate::units::nature::tests::nature;
    use crate::units::nature::{Arm, Calibre, Class};

    const FRESH: Standing = Standing { disorder: 0, combat: Some(4), cuirass: false };
    const HORSE: Arm = Arm::Cavalry(Class::Light);
    const GUNS: Arm = Arm::Guns { calibre: Calibre::Light, horse: false };

    fn fought(a: &[i32], d: &[i32]) -> Fought {
        read([Pool::sorted(a), Pool::sorted(d)], [FRESH; 2])
    }

    #[test]
    fn the_three_dice_are_winner_losses_and_pursuit() {
        let fight = fought(&[6, 6, 3], &[5, 3, 2]);
        assert_eq!(fight, Fought { attacker_wins: true, losses: [0, 2], pursued: true });
        let drawn = fought(&[5, 4, 2, 2], &[5, 3, 2, 1]);
        let spent = Fought { attacker_wins: true, losses: [0, 1], pursued: false };
        assert_eq!(drawn, spent, "the third 2-2 finds no unused die left");
        let lost = fought(&[4, 4, 2], &[5, 4, 1]);
        assert_eq!(lost, Fought { attacker_wins: false, losses: [1, 1], pursued: false });
        let guns = fought(&[6, 2, 2], &[5, 4, 4]);
        assert_eq!((guns.attacker_wins, guns.losses), (true, [2, 0]));
    }

    #[test]
    fn cavalry_tires_and_guns_never_go() {
        assert_eq!((tires(HORSE, 0), tires(HORSE, 2), tires(Arm::Infantry, 0)), (1, 0, 0));
        let of = |kind: &str, army| retreat_of(nature(kind, &[], None).at_army_level(army));
        assert_eq!(
            (of("infantry", false), of("infantry", true)),
            (Some((3, ATTACK_COLUMN)), Some((3, LINE)))
        );
        assert_eq!((of("cavalry", false), of("artillery", false)), (Some((4, CAVALRY_LINE)), None));
        assert!(pursues(Arm::Infantry, LINE) && !pursues(Arm::Infantry, SQUARE) && !pursues(GUNS, LINE));
    }
}
