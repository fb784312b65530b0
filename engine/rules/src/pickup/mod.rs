//! Pick-up games: a battle made by chance step by step, each of which can be thrown again by itself.
//!
//! What the steps are and how they go is the ruleset's; what comes out is an ordinary scenario. Must not know any ruleset.

mod making;
mod places;

pub use making::{Making, attempts, table};
pub use places::{PlaceSort, Places};

use crate::RuleId;
use crate::chance::{Chance, Throw};
use oblique_board::hex::{Hex, Layout};
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeMap;

/// What is wished for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The same seed gives the same game.
    pub seed: u64,
    /// Ids of the army lists of A and B; one not given is drawn.
    pub lists: [Option<String>; 2],
    /// The year; one not given is drawn.
    pub year: Option<u16>,
    /// What each army shall be worth as nearly as may be; by chance alone where nothing is given.
    pub points: Option<i32>,
    /// How often steps have been thrown again, by their ids.
    pub again: BTreeMap<String, u32>,
}

impl Wishes {
    /// The chance of a step: another for every time it was thrown again and every attempt, and for each part of it where
    /// it has several.
    #[must_use]
    pub fn chance(&self, step: &Step, attempt: u32, part: u32) -> Chance {
        let again = self.again.get(step.id).copied().unwrap_or(0);
        let words = step.id.bytes().map(u64::from).chain([again, attempt, part].map(u64::from));
        Chance::new(words.fold(mixed(self.seed), |seed, word| mixed(seed ^ word)))
    }
}

/// A bijection whose outcome shows nothing of what went in (the finaliser of `SplitMix64`).
const fn mixed(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The hex so many columns right of the middle, so many rows from a side's own edge, as it looks at the enemy.
#[must_use]
pub fn from_own_edge(layout: Layout, side: Side, column: i32, row: i32) -> Hex {
    let (width, height) = (i32::from(layout.width), i32::from(layout.height));
    match side {
        Side::A => layout.at(width / 2 + column, height - 1 - row),
        Side::B => layout.at(width / 2 - column, row),
    }
}

/// A step of a generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its id.
    pub id: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// The rule it goes by.
    pub rule: RuleId,
    /// Has it chance of its own, so that it can be thrown again?
    pub by_chance: bool,
}

impl Step {
    /// A step.
    #[must_use]
    pub const fn new(id: &'static str, title: &'static str, rule: RuleId, by_chance: bool) -> Self {
        Self { id, title, rule, by_chance }
    }
}

/// A step as it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepTaken {
    /// Which.
    pub step: Step,
    /// What was thrown.
    pub throws: Vec<Throw>,
    /// What came of it, a sentence each.
    pub results: Vec<String>,
}

/// A game made by a generator.
#[derive(Clone, Debug, PartialEq)]
pub struct PickupGame {
    /// The battle.
    pub scenario: Scenario,
    /// How it came about, in the order of [`Pickup::steps`].
    pub steps: Vec<StepTaken>,
}

/// Why there is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PickupError {
    /// No list has that id.
    #[error("There is no army list '{wanted}'; choose among: {known}.")]
    NoList {
        /// The id wished for.
        wanted: String,
        /// Ids there are.
        known: String,
    },
    /// In that year, or in all of them, one of the lists has no army.
    #[error("{0} have no army in the same year{1}.")]
    NoYear(String, String),
    /// Attempt after attempt had an error.
    #[error("No game without errors after {0} attempts.")]
    NoGame(u32),
}

/// A ruleset's generator of pick-up games.
pub trait Pickup: Sync {
    /// Its steps, in order.
    fn steps(&self) -> &'static [Step];

    /// Makes a game: the same wishes, the same game. The scenario passes the ruleset's checks without an error.
    ///
    /// # Errors
    /// See [`PickupError`].
    fn generate(&self, wishes: &Wishes) -> Result<PickupGame, PickupError>;
}

#[cfg(test)]
mod tests {
    use super::{Step, Wishes};
    use crate::RuleId;
    use std::collections::BTreeMap;

    #[test]
    fn a_step_thrown_again_leaves_the_others_as_they_were() {
        let step = |id| Step { id, title: "", rule: RuleId::NONE, by_chance: true };
        let first = |wishes: &Wishes, id, attempt, part| {
            let mut chance = wishes.chance(&step(id), attempt, part);
            [(); 4].map(|()| chance.throw("", 1000))
        };
        let once = Wishes { seed: 7, ..Wishes::default() };
        let again = Wishes { again: BTreeMap::from([("ground".to_owned(), 1)]), ..once.clone() };
        assert_ne!(first(&once, "ground", 0, 0), first(&again, "ground", 0, 0));
        assert_eq!(first(&once, "armies", 0, 0), first(&again, "armies", 0, 0));
        let others = [first(&once, "armies", 1, 0), first(&once, "armies", 0, 1)];
        assert!(!others.contains(&first(&once, "armies", 0, 0)) && others[0] != others[1]);
    }
}
