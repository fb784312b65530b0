//! Slow checks, to be run by whoever has time for them.
//!
//! Must not know threads: a [`Due`] can be taken to one, and asks whether to go on.

use super::checker::MOST_FINDINGS;
use super::remedies::settle;
use super::{Check, Diagnostic};
use crate::Scenario;
use std::collections::VecDeque;
use std::ops::ControlFlow;

/// Slow checks that wait to be run.
pub struct Due {
    /// Those not run yet, each with its place in the checker's list.
    pub(super) checks: VecDeque<(usize, &'static dyn Check)>,
    /// What those run so far have found.
    pub(super) found: Vec<(usize, Vec<Diagnostic>)>,
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
    pub fn run(mut self, scenario: &Scenario, go_on: &dyn Fn() -> bool) -> Option<Late> {
        loop {
            if let ControlFlow::Break(late) = self.step(scenario, go_on) {
                return late;
            }
        }
    }

    /// Runs the next of them, for whoever cannot wait for all. It breaks with what they have found after the last, and
    /// with `None` if `go_on` said no.
    pub fn step(&mut self, scenario: &Scenario, go_on: &dyn Fn() -> bool) -> ControlFlow<Option<Late>> {
        if let Some((at, check)) = self.checks.pop_front() {
            let mut found = Vec::new();
            check.run_while(scenario, &mut found, go_on);
            if !go_on() {
                return ControlFlow::Break(None);
            }
            // What is beyond the findings shown is cut off when they are taken.
            let shown = found.len().min(MOST_FINDINGS);
            settle(&mut found[..shown], scenario);
            self.found.push((at, found));
        }
        if !self.checks.is_empty() {
            return ControlFlow::Continue(());
        }
        ControlFlow::Break(Some(Late { found: std::mem::take(&mut self.found), revision: self.revision }))
    }
}
