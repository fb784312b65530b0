//! Scenarios from files, whole enough to be played or drawn.

use crate::exit::Failure;
use crate::files;
use oblique_rulesets as rulesets;
use oblique_scenario::Scenario;
use oblique_scenario::format::{Reading, Severity};
use std::path::Path;

/// Reads a scenario file with all its problems.
///
/// # Errors
/// If the file cannot be read at all.
pub(crate) fn read(path: &Path) -> Result<Reading, Failure> {
    Ok(rulesets::read_scenario_bytes(&files::read(path)?))
}

/// A scenario that was taken over whole.
///
/// # Errors
/// If the file cannot be read or a part of it could not be taken over: the first problem is told.
pub(crate) fn whole(path: &Path) -> Result<Scenario, Failure> {
    let reading = read(path)?;
    let errors = reading.problems.iter().filter(|p| p.severity == Severity::Error);
    let count = errors.clone().count();
    match (reading.scenario, errors.into_iter().next()) {
        (Some(scenario), None) => Ok(scenario),
        (_, Some(first)) => Err(Failure::new(format!(
            "{}:{}:{}: {} ({} in all; see 'oblique check {}')",
            path.display(),
            first.line,
            first.col,
            first.message,
            count,
            path.display()
        ))),
        (None, None) => Err(Failure::new(format!("{} holds no scenario", path.display()))),
    }
}

/// The sentence for a battle that cannot be opened.
pub(crate) fn unplayable(path: &Path, errors: &[oblique_scenario::check::Diagnostic]) -> Failure {
    let first = errors.first().map_or("no reason is given", |e| e.message.as_str());
    Failure::new(format!(
        "{} cannot be played: {first} (see 'oblique check {}')",
        path.display(),
        path.display()
    ))
}
