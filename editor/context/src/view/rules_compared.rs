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

/// Most earlier trials that are kept.
const MOST_EARLIER: usize = 12;

/// What was played many times: the last trial, those it differs from, and the last comparison of rulesets.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BattlesPlayed {
    /// Under its own ruleset.
    own: Option<Arc<RulesCompared>>,
    /// Under its own ruleset before the battle was changed, others commanded or other dice fell; the last first.
    earlier: Vec<Arc<RulesCompared>>,
    /// The number of the earlier trial that is to stand beside the last; `None` is the one before.
    beside: Option<u64>,
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

    /// The earlier trials of the battle as it was then, with others in command or other dice; the last first.
    #[must_use]
    pub fn earlier(&self) -> &[Arc<RulesCompared>] {
        &self.earlier
    }

    /// The earlier trial that stands beside the last: the one chosen, else the one before.
    #[must_use]
    pub fn beside(&self) -> Option<&Arc<RulesCompared>> {
        let chosen = |trial: &&Arc<RulesCompared>| Some(trial.number) == self.beside;
        self.earlier.iter().find(chosen).or_else(|| self.earlier.first())
    }

    /// Has an earlier trial, by its number, stand beside the last.
    pub(super) fn set_beside(&mut self, number: u64) {
        self.beside = Some(number);
        if let Some(own) = self.own.take() {
            self.own = Some(self.side_by_side(own.as_ref().clone()));
        }
    }

    /// A trial whose table has a column for the earlier one, as rulesets have.
    fn side_by_side(&self, mut played: RulesCompared) -> Arc<RulesCompared> {
        let mut columns = played.comparison.clone();
        columns.played.extend(self.beside().iter().flat_map(|beside| beside.comparison.played.clone()));
        played.rows = rows(&columns);
        Arc::new(played)
    }

    /// Takes what is played now; a trial that it takes the place of is kept, if it is of another battle. Trials get their
    /// numbers here.
    pub fn put(&mut self, mut played: RulesCompared) {
        if played.under == Under::Every {
            played.rows = rows(&played.comparison);
            self.every = Some(Arc::new(played));
            return;
        }
        let about = |trial: &RulesCompared| (trial.content, trial.commanders, trial.comparison.seed);
        // What was stopped before its first battle is no trial.
        let own = self.own.take().filter(|own| own.played > 0);
        let known = || own.iter().chain(&self.earlier);
        let last = known().map(|trial| trial.number).max().unwrap_or(0);
        let same = known().find(|trial| about(trial) == about(&played));
        played.number = same.map_or(last + 1, |trial| trial.number);
        if let Some(own) = own.filter(|own| about(own) != about(&played)) {
            self.earlier.insert(0, own);
            self.earlier.truncate(MOST_EARLIER);
        }
        // Played again it is no earlier one.
        if played.played > 0 {
            self.earlier.retain(|trial| about(trial) != about(&played));
        }
        self.own = Some(self.side_by_side(played));
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
    /// The same as a table, what [`BattlesPlayed::put`] makes; that of a trial has a column for the one beside it.
    pub rows: Vec<Row>,
    /// Battles played so far under each ruleset.
    pub played: u64,
    /// The number of what was played (`Document::content`).
    pub content: u64,
    /// What was done to the battle last before it was played, in the words of its history; empty where nothing was.
    pub last_step: String,
    /// Which trial of this battle it is, from 1.
    pub number: u64,
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
