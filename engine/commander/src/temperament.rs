//! Temperaments: the numbers that make one officer bold and another careful. Data, not code.

use crate::differences::with_difference;
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::LazyLock;

/// What a leader away from his men pays for each hex too near to the enemy.
pub(crate) const LEADER_DANGER_MEN: i32 = 50;

with_difference! {
    /// How an officer weighs things. Weights are in men, permille weights multiply what a ruleset
    /// expects of an order.
    pub struct Temperament differs by TemperamentDifference {
        /// Id.
        pub id: String,
        /// Name.
        pub name: String,
        /// What he is like.
        pub about: String,
        /// Weight of the enemy's expected loss.
        pub harm_permille: i32,
        /// Weight of his own expected loss.
        pub cost_permille: i32,
        /// Weight of better order, morale, formation.
        pub good_permille: i32,
        /// Weight of what both sides are expected to do next to each other where a piece goes, if the ruleset says.
        #[serde(default = "whole")]
        pub outlook_permille: i32,
        /// Copies of the battle on which he plays out each of the best orders of a fight before he gives one, if the ruleset lets
        /// him; 0: he goes by its estimates.
        #[serde(default)]
        pub rehearsals: u32,
        /// What another order must bring more on the mean of those copies to be given instead.
        #[serde(default)]
        pub rehearsed_men: i32,
        /// Worth of one open hex nearer to the goal.
        pub pull_men: i32,
        /// Worth of a level of height near the enemy.
        pub ground_men: i32,
        /// Worth of one hour of facing nearer to where he should look.
        pub facing_men: i32,
        /// Worth of a friend beside him near the enemy.
        pub support_men: i32,
        /// Worth of a covered flank near the enemy.
        pub flank_men: i32,
        /// Price of sharing a hex near the enemy.
        pub crowd_men: i32,
        /// Own strength near a place, in thousandths of the enemy's, from which he closes there.
        pub close_odds_permille: i32,
        /// Price of closing against worse odds.
        pub caution_men: i32,
        /// Strength of his army, in thousandths of the enemy's, from which he attacks unasked.
        pub attack_ratio_permille: i32,
        /// Hexes at which his guns stay from the enemy.
        pub gun_range_hexes: i32,
        /// Hexes at which his horse stays from the front of steady foot.
        pub horse_range_hexes: i32,
        /// Worth of each figure of the enemy that his horse has before it, ready to be charged.
        pub prey_men: i32,
        /// Weight of the enemy's expected loss in a charge, beside the usual one.
        pub dash_permille: i32,
        /// Figures of his horse, in thousandths of an enemy knot's, from which it goes for that knot
        /// even when the army holds.
        pub strike_odds_permille: i32,
        /// Hexes a leader keeps from the middle of his command.
        pub leader_range_hexes: i32,
        /// Thousandths of his pull with which a leader keeps near it.
        #[serde(default = "whole")]
        pub leader_pull_permille: i32,
        /// Price of each hex too near to the enemy to a leader who is among his men.
        #[serde(default = "wary")]
        pub leader_danger_men: i32,
        /// Hexes a unit may be ahead of the middle of its command.
        pub lead_hexes: i32,
        /// Thousandths by which goals pull more with every turn while he is behind.
        pub haste_permille: i32,
        /// Thousandths by which goals pull more with every turn while neither side would win, which is then no reason to
        /// hold; 0: points alone make him content.
        #[serde(default)]
        pub drawn_haste_permille: i32,
        /// What an order must promise at least to be given.
        pub patience_men: i32,
        /// What an attempt to recover must promise at least: order matters near the enemy.
        pub recover_men: i32,
        /// Price of a hex under the enemy's eyes to a wing that goes round his flank, beside that of the
        /// ground (an open hex: 2); 0: nobody goes round.
        pub flank_going: i32,
        /// Most of his army, in thousandths, that he keeps behind the line until it is engaged or broken.
        pub reserve_permille: i32,
        /// Hexes that a reserve stays behind the command before it.
        pub reserve_hexes: i32,
        /// Whether he attacks.
        #[serde(default)]
        pub posture: Posture,
        /// Price of the way, in halves of an open hex, that a unit which holds may be from its place.
        #[serde(default = "wide_hold")]
        pub hold_slack_halves: i32,
        /// Price of each hex that the garrison of an objective is away from it while the enemy is about; 0: no garrisons.
        #[serde(default)]
        pub garrison_men: i32,
        /// Thousandths of what a place is worth, nearness to the goal above all, that count for who is beaten and goes back; 0: he
        /// goes where the ruleset says that he is safe.
        #[serde(default = "whole")]
        pub retreat_place_permille: i32,
        /// Turns before the last in which he who does not win by waiting looks at nothing but the goal; 0: none.
        #[serde(default)]
        pub last_push_turns: u16,
        /// Thousandths by which goals pull in those turns.
        #[serde(default = "unhurried")]
        pub last_push_permille: i32,
}
}

/// What decides whether an officer attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Posture {
    /// Numbers, and who holds more of the objectives now.
    #[default]
    Numbers,
    /// Whom time works for, and strength with quality counted.
    Clock,
    /// He always attacks.
    Attack,
    /// He always holds what he has.
    Hold,
}

/// Six open hexes.
const fn wide_hold() -> i32 {
    12
}

/// All of it.
const fn whole() -> i32 {
    1000
}

/// As much as to a leader who is alone.
const fn wary() -> i32 {
    LEADER_DANGER_MEN
}

const fn unhurried() -> i32 {
    1000
}

/// Every temperament that comes with the program, the usual one first.
pub static TEMPERAMENTS: LazyLock<Vec<Temperament>> = LazyLock::new(|| {
    Temperament::read(include_str!("../../../assets/commanders.ron"))
        .unwrap_or_else(|e| panic!("assets/commanders.ron: {e}"))
});

/// A file of temperaments cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum UnreadTemperaments {
    /// It is not written as such files are.
    #[error("line {line}, column {column}: {problem}")]
    Text {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What is wrong there.
        problem: ron::Error,
    },
    /// Two have the same id.
    #[error("there are two commanders '{0}': give each an id of its own")]
    Twice(String),
    /// Of differences: two are of every officer.
    #[error("two entries are of every commander: make them one")]
    TwiceOfAll,
}

impl UnreadTemperaments {
    /// What is wrong, with its place.
    pub(crate) fn at(error: ron::error::SpannedError) -> Self {
        let start = error.span.start;
        Self::Text { line: start.line, column: start.col, problem: error.code }
    }
}

impl Temperament {
    /// The temperaments of a file written as `assets/commanders.ron` is.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> Result<Vec<Self>, UnreadTemperaments> {
        let read: Vec<Self> = ron::from_str(text).map_err(UnreadTemperaments::at)?;
        let twice = read.iter().enumerate().find(|(i, t)| read[..*i].iter().any(|u| u.id == t.id));
        twice.map_or(Ok(()), |(_, t)| Err(UnreadTemperaments::Twice(t.id.clone())))?;
        Ok(read)
    }

    /// The temperament of that id, or the usual one.
    ///
    /// # Panics
    /// If the shipped file names no temperament at all, which a test rules out.
    #[must_use]
    pub fn of(id: &str) -> &'static Self {
        TEMPERAMENTS.iter().find(|t| t.id == id).unwrap_or(&TEMPERAMENTS[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_temperaments_are_read_and_differ() {
        assert_eq!(Temperament::of("bold").id, "bold");
        assert!(
            Temperament::of("bold").close_odds_permille < Temperament::of("cautious").close_odds_permille
        );
        assert_eq!(Temperament::of("nobody").id, "steady");
    }
}
