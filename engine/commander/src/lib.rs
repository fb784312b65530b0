//! Computer players: given a seat at a battle, they choose an order.
//!
//! Must not know the rules of any one system: a commander weighs what [`Seat`] tells him in men.
//! He sees what his side sees, sends orders through the same judge as a player, and draws chance,
//! if any, from a stream of his own, so that the battle's stream stays the battle's.

mod bounds;
mod differences;
mod drive;
mod ground;
mod guard;
mod officer;
mod passive;
mod random;
mod seat;
mod staff;
mod temperament;

pub use differences::Differences;
pub use drive::{ORDERS_A_TURN, Table, decide};
pub use officer::Officer;
pub use passive::Passive;
pub use random::Random;
pub use seat::Seat;
pub use staff::Staff;
pub use temperament::{Posture, TEMPERAMENTS, Temperament, TemperamentDifference, UnreadTemperaments};

use oblique_rules::play::Order;
use oblique_scenario::Side;

/// Somebody who commands a side.
pub trait Commander: Send {
    /// The order he gives. It should be legal; [`decide`] replaces one that is not.
    fn choose(&mut self, seat: &Seat<'_>) -> Order;
}

/// An entry of the registry.
pub struct CommanderKind {
    /// The name a player or a script uses.
    pub name: &'static str,
    /// What he is like, in a sentence.
    pub about: &'static str,
    /// Makes one for a side of a battle with that seed; `None` where an officer's temperament is missing from
    /// `assets/commanders.ron`, which a test rules out.
    pub make: fn(seed: u64, side: Side) -> Option<Box<dyn Commander>>,
}

/// The officer of a temperament that comes with the program. He draws no dice, so seed and side do not change him.
fn officer(temperament: &str) -> Option<Box<dyn Commander>> {
    Some(Box::new(Officer::named(temperament)?))
}

/// Every commander there is, the usual one first.
pub const COMMANDERS: &[CommanderKind] = &[
    CommanderKind {
        name: "computer",
        about: "The usual opponent: the steady officer.",
        make: |_, _| officer("steady"),
    },
    CommanderKind {
        name: "steady",
        about: "Weighs gain against loss evenly and keeps his line.",
        make: |_, _| officer("steady"),
    },
    CommanderKind {
        name: "marshal",
        about: "Asks whom time works for, holds what wins by waiting and attacks what he must.",
        make: |_, _| officer("marshal"),
    },
    CommanderKind { name: "bold", about: "Attacks against odds and hurries.", make: |_, _| officer("bold") },
    CommanderKind {
        name: "cautious",
        about: "Spares his men and lets the enemy come.",
        make: |_, _| officer("cautious"),
    },
    CommanderKind {
        name: "random",
        about: "Gives any legal order, for tests.",
        make: |seed, side| Some(Box::new(Random::new(seed, side))),
    },
    CommanderKind {
        name: "passive",
        about: "Takes the default of every decision, as an absent player would.",
        make: |_, _| Some(Box::new(Passive)),
    },
];

/// The commander of that name for a side of a battle with that seed.
#[must_use]
pub fn commander(name: &str, seed: u64, side: Side) -> Option<Box<dyn Commander>> {
    COMMANDERS.iter().find(|c| c.name == name).and_then(|c| (c.make)(seed, side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_battle::Battle;
    use oblique_rules::play::Options;
    use oblique_testing::toy::Toy;

    #[test]
    fn every_commander_ends_a_battle_and_repeats_himself() {
        for kind in COMMANDERS {
            let play = || {
                let mut battle = Battle::begin(
                    &Toy,
                    &oblique_testing::toy::scenario(),
                    &Options { seed: 3, fog: false, unattended: false },
                )
                .unwrap();
                let mut table = Table::new(Side::BOTH.map(|side| (kind.make)(3, side).expect(kind.name)));
                while let Some((side, order)) = table.next(battle.game(), &battle.setting().clone()) {
                    battle.give(side, order).unwrap();
                }
                battle.log().write()
            };
            let log = play();
            assert!(log.contains("outcome"), "{}: the battle must end", kind.name);
            assert_eq!(log, play(), "{}: the same seed gives the same battle", kind.name);
        }
    }

    #[test]
    fn an_officer_takes_the_village_that_nobody_defends() {
        let mut battle = Battle::begin(
            &Toy,
            &oblique_testing::toy::scenario(),
            &Options { seed: 3, fog: false, unattended: false },
        )
        .unwrap();
        let mut table = Table::new([officer("steady").unwrap(), Box::new(Passive) as Box<dyn Commander>]);
        while let Some((side, order)) = table.next(battle.game(), &battle.setting().clone()) {
            battle.give(side, order).unwrap();
        }
        assert_eq!(battle.game().field().outcome.as_ref().unwrap().winner, Some(Side::A));
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<_> = COMMANDERS.iter().map(|c| c.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), COMMANDERS.len());
    }
}
