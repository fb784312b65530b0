//! Runs checks and keeps what they found, so that an edit re-runs only what it touches.

use super::marks::{CellCheck, Marks, mark_again};
use super::{Diagnostic, Severity};
use crate::hex::Hex;
use crate::scenario::{ChangeSet, Facets, Scenario};

/// One check of a ruleset. One file or table row each; registered in the ruleset's list.
pub trait Check: Send + Sync {
    /// Its id, e.g. `V25`. Ids are stable.
    fn id(&self) -> &'static str;
    /// The facets of a scenario it reads: it is run again only when one of them changed.
    fn reads(&self) -> Facets;
    /// Can it find errors? A battle is refused by the checks that can, without asking the others.
    fn may_find_errors(&self) -> bool {
        true
    }
    /// Appends what it finds.
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>);
    /// Its hex-by-hex half, if it has one. The checker then keeps its marks and never calls
    /// [`Check::run`].
    fn cells(&self) -> Option<&dyn CellCheck> {
        None
    }
}

/// Most findings shown of one check; the rest are counted in one more.
pub const MOST_FINDINGS: usize = 200;

/// Findings of a list of checks, kept up to date by change sets.
pub struct Checker {
    checks: &'static [&'static dyn Check],
    found: Vec<Found>,
}

/// What one check found.
#[derive(Clone, Default)]
struct Found {
    diagnostics: Vec<Diagnostic>,
    marks: Marks,
}

impl Checker {
    /// A checker that has run every check once.
    #[must_use]
    pub fn new(checks: &'static [&'static dyn Check], scenario: &Scenario) -> Self {
        let mut checker = Self { checks, found: vec![Found::default(); checks.len()] };
        checker.update(scenario, Facets::ALL, &[]);
        checker
    }

    /// Runs again what a change may have altered.
    pub fn apply(&mut self, scenario: &Scenario, change: &ChangeSet) {
        self.update(scenario, change.facets, &change.hexes);
    }

    fn update(&mut self, scenario: &Scenario, facets: Facets, hexes: &[Hex]) {
        for (check, found) in self.checks.iter().zip(&mut self.found) {
            if check.reads().meets(facets) {
                found.update(*check, scenario, facets, hexes);
            }
        }
    }

    /// Everything found, errors first, then in the order of the checks.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<&Diagnostic> {
        let mut all: Vec<_> = self.found.iter().flat_map(|f| &f.diagnostics).collect();
        all.sort_by_key(|d| d.severity);
        all
    }
}

impl Found {
    fn update(&mut self, check: &dyn Check, scenario: &Scenario, facets: Facets, hexes: &[Hex]) {
        self.diagnostics.clear();
        match check.cells() {
            Some(cells) if facets.meets(Facets::LAYOUT) => {
                self.marks.clear();
                cells.mark_all(scenario, &mut self.marks);
                cells.report(scenario, &self.marks, &mut self.diagnostics);
            }
            Some(cells) => {
                mark_again(cells, scenario, hexes, &mut self.marks);
                cells.report(scenario, &self.marks, &mut self.diagnostics);
            }
            None => check.run(scenario, &mut self.diagnostics),
        }
        shorten(&mut self.diagnostics);
    }
}

/// Leaves the first findings of a check and one that counts the others.
fn shorten(found: &mut Vec<Diagnostic>) {
    let more = found.len().saturating_sub(MOST_FINDINGS);
    if more == 0 {
        return;
    }
    found.truncate(MOST_FINDINGS);
    if let Some(last) = found.last() {
        let what = if more == 1 { "One more finding".to_owned() } else { format!("{more} more findings") };
        let message = format!("{what} of this sort; mend these first.");
        let rest = Diagnostic { message, fix: None, ..last.clone() };
        found.push(rest);
    }
}

/// Everything in a scenario that keeps a battle from being played: the errors of a list of checks,
/// in their order.
#[must_use]
pub fn errors(checks: &[&'static dyn Check], scenario: &Scenario) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    for check in checks.iter().filter(|c| c.may_find_errors()) {
        let mut found = Found::default();
        found.update(*check, scenario, Facets::ALL, &[]);
        all.append(&mut found.diagnostics);
    }
    all.retain(|d| d.severity == Severity::Error);
    all
}
