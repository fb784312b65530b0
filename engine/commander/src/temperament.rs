//! Temperaments: the numbers that make one officer bold and another careful. Data, not code.

use crate::bounds::{self, Bounds, COPIES, DANGER, HEXES, MEN, OutOfBounds, PERMILLE, SHARE, TURNS};
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
        /// Weight of the enemy's expected loss.
        #[within(PERMILLE)]
        pub harm_permille: i32,
        /// Weight of his own expected loss.
        #[within(PERMILLE)]
        pub cost_permille: i32,
        /// Weight of better order, morale, formation.
        #[within(PERMILLE)]
        pub good_permille: i32,
        /// Weight of what both sides are expected to do next to each other where a piece goes, if the ruleset says.
        #[serde(default = "whole")]
        #[within(PERMILLE)]
        pub outlook_permille: i32,
        /// Copies of the battle on which he plays out each of the best orders of a fight before he gives one, if the ruleset lets
        /// him; 0: he goes by its estimates.
        #[serde(default)]
        #[within(COPIES)]
        pub rehearsals: u32,
        /// What another order must bring more on the mean of those copies to be given instead.
        #[serde(default)]
        #[within(MEN)]
        pub rehearsed_men: i32,
        /// Worth of one open hex nearer to the goal.
        #[within(MEN)]
        pub pull_men: i32,
        /// Worth of a level of height near the enemy.
        #[within(MEN)]
        pub ground_men: i32,
        /// Worth of one hour of facing nearer to where he should look.
        #[within(MEN)]
        pub facing_men: i32,
        /// Worth to foot, out of contact, of a neighbour abreast who looks the same way, and of three hours nearer to where the
        /// enemy of its command is: lines keep together. 0: each unit looks to itself.
        #[serde(default)]
        #[within(MEN)]
        pub dress_men: i32,
        /// Worth of a friend beside him near the enemy.
        #[within(MEN)]
        pub support_men: i32,
        /// Worth of a covered flank near the enemy.
        #[within(MEN)]
        pub flank_men: i32,
        /// Price of sharing a hex near the enemy.
        #[within(MEN)]
        pub crowd_men: i32,
        /// Own strength near a place, in thousandths of the enemy's, from which he closes there.
        #[within(PERMILLE)]
        pub close_odds_permille: i32,
        /// Price of closing against worse odds.
        #[within(MEN)]
        pub caution_men: i32,
        /// Strength of his army, in thousandths of the enemy's, from which he attacks unasked.
        #[within(PERMILLE)]
        pub attack_ratio_permille: i32,
        /// Hexes at which his guns stay from the enemy.
        #[within(HEXES)]
        pub gun_range_hexes: i32,
        /// Hexes at which his horse stays from the front of steady foot.
        #[within(HEXES)]
        pub horse_range_hexes: i32,
        /// Worth of each figure of the enemy that his horse has before it, ready to be charged.
        #[within(MEN)]
        pub prey_men: i32,
        /// Weight of the enemy's expected loss in a charge, beside the usual one.
        #[within(PERMILLE)]
        pub dash_permille: i32,
        /// Figures of his horse, in thousandths of an enemy knot's, from which it goes for that knot
        /// even when the army holds.
        #[within(PERMILLE)]
        pub strike_odds_permille: i32,
        /// Hexes a leader keeps from the middle of his command.
        #[within(HEXES)]
        pub leader_range_hexes: i32,
        /// Thousandths of his pull with which a leader keeps near it.
        #[serde(default = "whole")]
        #[within(PERMILLE)]
        pub leader_pull_permille: i32,
        /// Price of each hex too near to the enemy to a leader who is among his men.
        #[serde(default = "wary")]
        #[within(MEN)]
        pub leader_danger_men: i32,
        /// Hexes a unit may be ahead of the middle of its command.
        #[within(HEXES)]
        pub lead_hexes: i32,
        /// Thousandths by which goals pull more with every turn while he is behind.
        #[within(PERMILLE)]
        pub haste_permille: i32,
        /// Thousandths by which goals pull more with every turn while neither side would win, which is then no reason to
        /// hold; 0: points alone make him content.
        #[serde(default)]
        #[within(PERMILLE)]
        pub drawn_haste_permille: i32,
        /// What an order must promise at least to be given.
        #[within(MEN)]
        pub patience_men: i32,
        /// What an attempt to recover must promise at least: order matters near the enemy.
        #[within(MEN)]
        pub recover_men: i32,
        /// Price of a hex under the enemy's eyes to a wing that goes round his flank, beside that of the
        /// ground (an open hex: 2); 0: nobody goes round.
        #[within(DANGER)]
        pub flank_going: i32,
        /// Most of his army, in thousandths, that he keeps behind the line until it is engaged or broken.
        #[within(SHARE)]
        pub reserve_permille: i32,
        /// Hexes that a reserve stays behind the command before it.
        #[within(HEXES)]
        pub reserve_hexes: i32,
        /// Whether he attacks.
        #[serde(default)]
        pub posture: Posture,
        /// Price of the way, in halves of an open hex, that a unit which holds may be from its place.
        #[serde(default = "wide_hold")]
        #[within(HEXES)]
        pub hold_slack_halves: i32,
        /// Price of each hex that the garrison of an objective is away from it while the enemy is about; 0: no garrisons.
        #[serde(default)]
        #[within(MEN)]
        pub garrison_men: i32,
        /// Thousandths of what a place is worth, nearness to the goal above all, that count for who is beaten and goes back; 0: he
        /// goes where the ruleset says that he is safe.
        #[serde(default = "whole")]
        #[within(PERMILLE)]
        pub retreat_place_permille: i32,
        /// Turns before the last in which he who does not win by waiting looks at nothing but the goal; 0: none.
        #[serde(default)]
        #[within(TURNS)]
        pub last_push_turns: u16,
        /// Thousandths by which goals pull in those turns.
        #[serde(default = "unhurried")]
        #[within(PERMILLE)]
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
    /// A number is too small or too great to be reckoned with.
    #[error(
        "line {line}, column {column}: {field} is {found}, but must be from {least} to {most}: write such a number"
    )]
    OutOfBounds {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// Which number.
        field: &'static str,
        /// What it is.
        found: i64,
        /// The least it may be.
        least: i32,
        /// The most it may be.
        most: i32,
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

    /// That a number of a list of entries is out of its bounds, if one is: `all` tells each entry's.
    pub(crate) fn out_of_bounds(
        options: &ron::Options,
        text: &str,
        all: impl Iterator<Item = Option<OutOfBounds>>,
    ) -> Result<(), Self> {
        let found = all.enumerate().find_map(|(entry, found)| Some((entry, found?)));
        found.map_or(Ok(()), |(entry, OutOfBounds { field, found, bounds: Bounds { least, most } })| {
            let (line, column) = bounds::place(options, text, entry, field);
            Err(Self::OutOfBounds { line, column, field, found, least, most })
        })
    }
}

impl Temperament {
    /// The temperaments of a file written as `assets/commanders.ron` is.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> Result<Vec<Self>, UnreadTemperaments> {
        let options = ron::Options::default();
        let read: Vec<Self> = options.from_str(text).map_err(UnreadTemperaments::at)?;
        UnreadTemperaments::out_of_bounds(&options, text, read.iter().map(Self::out_of_bounds))?;
        let twice = read.iter().enumerate().find(|(i, t)| read[..*i].iter().any(|u| u.id == t.id));
        twice.map_or(Ok(()), |(_, t)| Err(UnreadTemperaments::Twice(t.id.clone())))?;
        Ok(read)
    }

    /// The temperament of that id among those that come with the program.
    #[must_use]
    pub fn of(id: &str) -> Option<&'static Self> {
        TEMPERAMENTS.iter().find(|t| t.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPPED: &str = include_str!("../../../assets/commanders.ron");

    #[test]
    fn the_shipped_temperaments_are_read_and_differ() {
        let [bold, cautious] = ["bold", "cautious"].map(|id| Temperament::of(id).unwrap());
        assert_eq!(bold.id, "bold");
        assert!(bold.close_odds_permille < cautious.close_odds_permille);
        assert_eq!(Temperament::of("nobody"), None);
    }

    #[test]
    fn a_misspelt_number_is_no_number_left_out() {
        let misspelt = SHIPPED.replace("garrison_men:", "garison_men:");
        let refusal = Temperament::read(&misspelt).unwrap_err().to_string();
        let line = 1 + misspelt[..misspelt.find("garison_men:").unwrap()].matches('\n').count();
        assert!(refusal.starts_with(&format!("line {line}, column ")), "{refusal}");
        assert!(refusal.contains("garison_men"), "{refusal}");
    }

    #[test]
    fn a_number_out_of_its_bounds_is_told_with_its_place() {
        let damaged = |whole: &str, bad: &str| {
            assert!(SHIPPED.contains(whole), "{whole}");
            let text = SHIPPED.replacen(whole, bad, 1);
            let before = &text[..text.find(bad).unwrap()];
            let line = 1 + before.matches('\n').count();
            (Temperament::read(&text).unwrap_err(), line)
        };
        let cases = [
            (
                "garrison_men: 80",
                "rehearsals: 4294967295",
                "rehearsals",
                4_294_967_295,
                (COPIES.least, COPIES.most),
            ),
            ("pull_men: 36", "pull_men: 2147484", "pull_men", 2_147_484, (MEN.least, MEN.most)),
            ("lead_hexes: 6", "lead_hexes: -1", "lead_hexes", -1, (HEXES.least, HEXES.most)),
        ];
        for (whole, bad, name, number, range) in cases {
            let (refusal, at) = damaged(whole, bad);
            let UnreadTemperaments::OutOfBounds { line, field, found, least, most, .. } = refusal else {
                panic!("{refusal}")
            };
            assert_eq!((line, field, found, (least, most)), (at, name, number, range));
        }
    }

    #[test]
    fn every_number_has_bounds() {
        // Whatever is a number in the schema is given a least and a most.
        let schema = schemars::schema_for!(Temperament).to_value();
        let fields = schema["properties"].as_object().unwrap();
        let numbers: Vec<_> = fields.iter().filter(|(_, field)| field["type"] == "integer").collect();
        assert!(numbers.len() > 30, "{} numbers", numbers.len());
        for (name, field) in numbers {
            assert!(field["maximum"].is_i64() && field["minimum"].is_i64(), "{name}: {field}");
            assert!(field["maximum"].as_i64().unwrap() <= i64::from(PERMILLE.most), "{name}: {field}");
        }
    }
}
