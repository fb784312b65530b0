//! Scores of fire (`fire.range`, `fire.need`).

use crate::ids::rule;
use crate::tables::{Fires, Tables, Weapon};
use oblique_rules::RuleId;

/// What stands between a firer and its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Cover {
    /// Nothing.
    #[default]
    None,
    /// Soft.
    Soft,
    /// Hard.
    Hard,
}

/// How a shot stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Shot {
    /// At a dense target (`fire.dense`).
    pub dense: bool,
    /// At skirmishers or gunners; not of shell at guns.
    pub loose: bool,
    /// The best cover of the target.
    pub cover: Cover,
    /// The firer moved, wheeled or changed this turn.
    pub moved: bool,
    /// The firer is disordered.
    pub disordered: bool,
    /// It passes enemy skirmishers or guns (`fire.through`).
    pub through: bool,
    /// British or Prussian steady musketry, with its option.
    pub national: bool,
}

/// What a die must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Need {
    /// So much or more.
    Score(i32),
    /// The highest face, and then so much or more on another die.
    Again(i32),
}

/// The score of a weapon by range alone; `None` beyond its ranges.
#[must_use]
pub(crate) fn by_range(weapon: Weapon, fires: Fires, hexes: i32) -> Option<i32> {
    let row = |row: &&crate::tables::WeaponRow| {
        row.weapon == weapon && row.fires == fires && (row.from..=row.to).contains(&hexes)
    };
    Tables::get().weapons.iter().find(row).map(|row| row.need)
}

/// What is added to the die, line by line: what it is, its rule, its value.
pub(crate) fn modifiers(shot: Shot) -> impl Iterator<Item = (&'static str, RuleId, i32)> {
    let numbers = &Tables::get().fire;
    let held = [
        (shot.dense, "a dense target", rule::FIRE_DENSE, numbers.dense),
        (shot.loose, "skirmishers or gunners", rule::FIRE_NEED, numbers.loose),
        (shot.cover == Cover::Soft, "soft cover", rule::FIRE_NEED, numbers.soft_cover),
        (shot.cover == Cover::Hard, "hard cover", rule::FIRE_NEED, numbers.hard_cover),
        (shot.moved, "having moved", rule::FIRE_NEED, numbers.moved),
        (shot.disordered, "its disorder", rule::FIRE_NEED, numbers.disordered),
        (shot.through, "passing skirmishers or guns", rule::FIRE_THROUGH, numbers.through),
        (shot.national, "its nation's musketry", rule::OPT_NATIONAL, numbers.national),
    ];
    held.into_iter().filter(|(holds, ..)| *holds).map(|(_, what, rule, value)| (what, rule, value))
}

/// What a shot needs; `None` where it is beyond the range or none can hit.
#[must_use]
pub(crate) fn need(weapon: Weapon, fires: Fires, hexes: i32, shot: Shot) -> Option<Need> {
    let numbers = &Tables::get().fire;
    let sum: i32 = modifiers(shot).map(|(.., value)| value).sum();
    let score = (by_range(weapon, fires, hexes)? - sum).max(numbers.best);
    match score - numbers.sides {
        ..=0 => Some(Need::Score(score)),
        1 => Some(Need::Again(numbers.again)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Cover, Need, Shot, need};
    use crate::tables::Fires::{Ball, Canister, Shell, Shot as Solid};
    use crate::tables::Weapon::{FieldGun, HeavyGun, Howitzer, LightGun, Musket, Rifle};

    #[test]
    fn the_cases_of_the_sheet() {
        let plain = Shot::default();
        let (moved, dense, disordered) = (
            Shot { moved: true, ..plain },
            Shot { dense: true, ..plain },
            Shot { disordered: true, ..plain },
        );
        let soft = Shot { cover: Cover::Soft, ..plain };
        let hard = Shot { cover: Cover::Hard, ..plain };
        assert_eq!(need(Musket, Ball, 3, plain), Some(Need::Score(4)));
        assert_eq!(need(Musket, Ball, 3, dense), Some(Need::Score(3)));
        assert_eq!(need(Musket, Ball, 5, moved), Some(Need::Again(4)));
        assert_eq!(need(Musket, Ball, 5, Shot { moved: true, ..soft }), None);
        assert_eq!(need(Musket, Ball, 2, Shot { national: true, ..plain }), Some(Need::Score(3)));
        assert_eq!(need(Musket, Ball, 2, disordered), Some(Need::Score(5)));
        assert_eq!(need(Musket, Ball, 3, Shot { through: true, ..plain }), Some(Need::Score(5)));
        assert_eq!(need(Musket, Ball, 4, soft), Some(Need::Again(4)), "into a wood");
        assert_eq!(need(Musket, Ball, 7, plain), None);
        assert_eq!(need(Rifle, Ball, 9, plain), Some(Need::Score(5)));
        // Works, blocks, shell, gallopers.
        assert_eq!(need(Musket, Ball, 2, hard), Some(Need::Score(6)));
        assert_eq!(need(HeavyGun, Solid, 10, hard), Some(Need::Score(6)));
        assert_eq!(need(HeavyGun, Solid, 10, soft), Some(Need::Score(5)));
        assert_eq!(need(LightGun, Solid, 8, hard), Some(Need::Again(4)));
        assert_eq!(need(Howitzer, Shell, 14, soft), Some(Need::Score(6)));
        assert_eq!(need(Howitzer, Shell, 10, plain), None);
        assert_eq!(need(LightGun, Canister, 4, moved), Some(Need::Score(4)));
        assert_eq!(need(FieldGun, Solid, 8, plain), Some(Need::Score(4)));
        assert_eq!(need(HeavyGun, Canister, 1, dense), Some(Need::Score(2)), "never better than 2");
    }
}
