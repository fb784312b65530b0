//! The new ruleset's own checks and their remedies, until nothing they can put right is left.

use super::report::{Report, Sort};
use oblique_rules::Ruleset;
use oblique_scenario::check::{Checker, Diagnostic, Severity};
use oblique_scenario::{Edit, Scenario};
use std::collections::BTreeSet;

/// Rounds of remedies; each takes what the last left.
const ROUNDS: usize = 60;

/// Applies remedies of errors and reports each, and what is left.
pub(super) fn apply(s: &mut Scenario, to: &dyn Ruleset, report: &mut Report) {
    let mut checker = Checker::new(to.checks(), s);
    for _ in 0..ROUNDS {
        let due = remedies(&checker);
        if due.is_empty() {
            break;
        }
        let mut edits = Vec::new();
        for d in due {
            let Some(fix) = d.fixes.into_iter().next() else { continue };
            report.tell(Sort::Fixed, format!("{} {}.", d.message, fix.label), d.place);
            edits.push(fix.edit);
        }
        let (_, change) = Edit::Many(edits).apply(s);
        checker.apply(s, &change);
    }
    for d in checker.diagnostics().into_iter().filter(|d| d.severity == Severity::Error) {
        report.tell(Sort::Wrong, d.message.clone(), d.place.clone());
    }
}

/// Remedies that do not get into each other's way: one for each part they change.
fn remedies(checker: &Checker) -> Vec<Diagnostic> {
    let mut touched = BTreeSet::new();
    let errors = checker.diagnostics().into_iter().filter(|d| d.severity == Severity::Error);
    let wanted = errors.filter(|d| d.fixes.first().is_some_and(|f| touched.insert(subject(&f.edit))));
    wanted.cloned().collect()
}

/// What an edit changes, in a word.
fn subject(edit: &Edit) -> String {
    match edit {
        Edit::Piece(id, _) => format!("piece {id}"),
        Edit::Nation(id, _) => format!("nation {id}"),
        Edit::Side(side, _) => format!("side {side}"),
        Edit::Objective(id, _) => format!("objective {}", id.0),
        Edit::Feature(id, _) => format!("feature {}", id.0),
        _ => "the rest".to_owned(),
    }
}
