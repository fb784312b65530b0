//! Runs checks and keeps what they found, so that an edit re-runs only what it touches.

use super::Diagnostic;
use crate::scenario::{ChangeSet, Facets, Scenario};

/// One check of a ruleset. One file or table row each; registered in the ruleset's list.
pub trait Check: Send + Sync {
    /// Its id, e.g. `V25`. Ids are stable.
    fn id(&self) -> &'static str;
    /// The facets of a scenario it reads: it is run again only when one of them changed.
    fn reads(&self) -> Facets;
    /// Appends what it finds.
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>);
}

/// Findings of a list of checks, kept up to date by change sets.
pub struct Checker {
    checks: &'static [&'static dyn Check],
    found: Vec<Vec<Diagnostic>>,
}

impl Checker {
    /// A checker that has run every check once.
    #[must_use]
    pub fn new(checks: &'static [&'static dyn Check], scenario: &Scenario) -> Self {
        let mut checker = Self { checks, found: vec![Vec::new(); checks.len()] };
        checker.update(scenario, Facets::ALL);
        checker
    }

    /// Runs again what a change may have altered.
    pub fn apply(&mut self, scenario: &Scenario, change: &ChangeSet) {
        self.update(scenario, change.facets);
    }

    fn update(&mut self, scenario: &Scenario, facets: Facets) {
        for (check, found) in self.checks.iter().zip(&mut self.found) {
            if check.reads().meets(facets) {
                found.clear();
                check.run(scenario, found);
            }
        }
    }

    /// Everything found, errors first, then in the order of the checks.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<&Diagnostic> {
        let mut all: Vec<_> = self.found.iter().flatten().collect();
        all.sort_by_key(|d| d.severity);
        all
    }
}
