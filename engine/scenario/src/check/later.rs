//! Slow checks, to be run by whoever has time for them.
//!
//! Must not know threads: a [`Due`] can be taken to one, and asks whether to go on.

use super::checker::MOST_FINDINGS;
use super::remedies::settle;
use super::{Check, Diagnostic};
use crate::Scenario;

/// Slow checks that wait to be run.
pub struct Due {
    /// Each with its place in the checker's list.
    pub(super) checks: Vec<(usize, &'static dyn Check)>,
    pub(super) revision: u64,
}

/// What slow checks found.
pub struct Late {
    pub(super) found: Vec<(usize, Vec<Diagnostic>)>,
    pub(super) revision: u64,
}

impl Due {
    /// Runs them on the scenario as it was when they were due, for as long as `go_on` says yes;
    /// `None` if it said no.
    #[must_use]
    pub fn run(&self, scenario: &Scenario, go_on: &dyn Fn() -> bool) -> Option<Late> {
        let mut all = Vec::with_capacity(self.checks.len());
        for (at, check) in &self.checks {
            let mut found = Vec::new();
            check.run_while(scenario, &mut found, go_on);
            if !go_on() {
                return None;
            }
            // What is beyond the findings shown is cut off when they are taken.
            let shown = found.len().min(MOST_FINDINGS);
            settle(&mut found[..shown], scenario);
            all.push((*at, found));
        }
        Some(Late { found: all, revision: self.revision })
    }
}
