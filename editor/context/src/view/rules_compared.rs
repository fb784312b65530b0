//! The battle played many times, under its own ruleset or every one, as far as that has come.

use oblique_trial::rules::{Row, RulesComparison, Under};
use std::fmt;

/// Battles asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BattlesWanted {
    /// Under which rulesets.
    pub under: Under,
    /// How many; 0 stops those under way.
    pub games: u64,
    /// Who commands A and B, by their names in [`oblique_trial::COMMANDERS`].
    pub commanders: [&'static str; 2],
}

/// Battles of a trial or of a comparison of rulesets, under way or done.
#[derive(Clone)]
pub struct RulesCompared {
    /// Under which rulesets.
    pub under: Under,
    /// Who commands A and B.
    pub commanders: [&'static str; 2],
    /// What was played so far.
    pub comparison: RulesComparison,
    /// The same as a table.
    pub rows: Vec<Row>,
    /// Battles played so far under each ruleset.
    pub played: u64,
    /// The document's revision that was played.
    pub revision: u64,
    /// Do more follow?
    pub running: bool,
}

/// By what is shown: battles of one seed bring the same.
impl PartialEq for RulesCompared {
    fn eq(&self, other: &Self) -> bool {
        let shown = |one: &Self| (one.under, one.commanders, one.played, one.revision, one.running);
        shown(self) == shown(other) && self.rows == other.rows
    }
}

impl fmt::Debug for RulesCompared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RulesCompared")
            .field("played", &self.played)
            .field("rows", &self.rows)
            .finish_non_exhaustive()
    }
}
