//! The battle played many times, under its own ruleset or every one, as far as that has come.

use oblique_trial::rules::{Row, RulesComparison, Under, rows};
use std::fmt;
use std::sync::Arc;

/// Battles asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BattlesWanted {
    /// Under which rulesets.
    pub under: Under,
    /// How many; 0 stops those under way.
    pub games: u64,
    /// Who commands A and B, by their names in [`oblique_trial::COMMANDERS`].
    pub commanders: [&'static str; 2],
    /// Seed of the first battle; the others have those that follow.
    pub first_seed: u64,
}

/// What was played many times: the last trial, the one it differs from, and the last comparison of rulesets.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BattlesPlayed {
    /// Under its own ruleset.
    own: Option<Arc<RulesCompared>>,
    /// Under its own ruleset before the battle was changed, others commanded or other dice fell.
    before: Option<Arc<RulesCompared>>,
    /// Under every ruleset.
    every: Option<Arc<RulesCompared>>,
}

impl BattlesPlayed {
    /// What was played last under its own ruleset, or every one.
    #[must_use]
    pub fn last(&self, under: Under) -> Option<&Arc<RulesCompared>> {
        match under {
            Under::Own => self.own.as_ref(),
            Under::Every => self.every.as_ref(),
        }
    }

    /// The trial before the last, of the battle as it was then or with others in command.
    #[must_use]
    pub fn before(&self) -> Option<&Arc<RulesCompared>> {
        self.before.as_ref()
    }

    /// Takes what is played now; a trial that it takes the place of is kept as the one before, if it is of another battle.
    pub fn put(&mut self, mut played: RulesCompared) {
        if played.under == Under::Every {
            played.rows = rows(&played.comparison);
            self.every = Some(Arc::new(played));
            return;
        }
        let other = |own: &Arc<RulesCompared>| {
            let about = |trial: &RulesCompared| (trial.content, trial.commanders, trial.comparison.seed);
            own.played > 0 && about(own) != about(&played)
        };
        self.before = self.own.take().filter(other).or_else(|| self.before.take());
        // Side by side, as rulesets are.
        let mut columns = played.comparison.clone();
        columns.played.extend(self.before.iter().flat_map(|before| before.comparison.played.clone()));
        played.rows = rows(&columns);
        self.own = Some(Arc::new(played));
    }
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
    /// The same as a table, what [`BattlesPlayed::put`] makes; that of a trial has a column for the one before.
    pub rows: Vec<Row>,
    /// Battles played so far under each ruleset.
    pub played: u64,
    /// The number of what was played (`Document::content`).
    pub content: u64,
    /// Do more follow?
    pub running: bool,
    /// How long those that follow may take, in seconds, by those that were played; `None` before any was.
    pub left_seconds: Option<u64>,
}

/// By what is shown: battles of one seed bring the same.
impl PartialEq for RulesCompared {
    fn eq(&self, other: &Self) -> bool {
        let shown = |one: &Self| (one.under, one.commanders, one.played, one.content, one.running);
        let seeds = (self.comparison.seed, other.comparison.seed);
        shown(self) == shown(other) && seeds.0 == seeds.1 && self.rows == other.rows
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
