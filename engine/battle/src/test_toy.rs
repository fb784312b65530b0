//! Battles of the toy ruleset, for tests.

use super::Battle;
use oblique_rules::play::Options;
use oblique_testing::toy::{Toy, scenario};

pub(crate) fn battle(seed: u64) -> Battle {
    Battle::begin(&Toy, &scenario(), &Options { seed, fog: false, unattended: false }).unwrap()
}

/// A whole battle in which everybody takes the first order offered: ride on, hit, then end.
pub(crate) fn played(seed: u64) -> Battle {
    let mut battle = battle(seed);
    while let Some(decision) = battle.game().decision() {
        let side = decision.side;
        let order = battle.game().orders(None).remove(0);
        battle.give(side, order).unwrap();
    }
    battle
}
