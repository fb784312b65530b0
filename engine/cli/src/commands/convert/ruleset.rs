//! A scenario carried from one ruleset to another.

use super::super::check;
use super::Report;
use crate::exit::{self, Failure};
use crate::outputs::Outputs;
use crate::{output, scenario};
use oblique_roster::convert::{Change, Converted, Entry, Sort, convert};
use oblique_rules::Ruleset;
use oblique_rulesets::{RULESETS, ruleset, write_scenario};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::Path;

#[derive(Serialize)]
struct EntryReport {
    sort: &'static str,
    message: String,
    places: Vec<String>,
}

/// Carries a scenario to the ruleset of that id, writes it and reports what changed.
///
/// # Errors
/// If it cannot be read, carried or written.
pub(super) fn run(file: &Path, to: &str, out: &Path, report: &Report) -> Result<u8, Failure> {
    let old = scenario::whole(file)?;
    let mut outputs = Outputs::reading([file]);
    let out = outputs.at(out)?;
    let kept = match report {
        Report::File(path) => Some(outputs.at(path)?),
        Report::Text | Report::Json => None,
    };
    let converted =
        convert(&old, known(&old.ruleset)?, known(to)?).map_err(|why| Failure::new(why.to_string()))?;
    out.write(write_scenario(&converted.scenario).as_bytes())?;
    let entries: Vec<EntryReport> = converted.report.iter().map(|e| tell(e, &converted)).collect();
    match (kept, report) {
        (Some(kept), _) => kept.write(text(&entries).as_bytes())?,
        (None, Report::Text | Report::File(_)) => output::print(&text(&entries))?,
        (None, Report::Json) => {
            let json = serde_json::to_string_pretty(&entries)
                .map_err(|e| Failure::new(format!("the report cannot be written: {e}")))?;
            output::line(json)?;
        }
    }
    let wrong = converted.report.iter().any(|e| e.sort == Sort::Wrong);
    Ok(if wrong { exit::FOUND } else { exit::FINE })
}

/// The ruleset of that id.
pub(super) fn known(id: &str) -> Result<&'static dyn Ruleset, Failure> {
    ruleset(id).ok_or_else(|| {
        let known: Vec<_> = RULESETS.iter().map(|r| r.id()).collect();
        Failure::new(format!("there is no ruleset '{id}'; choose one of: {}", known.join(", ")))
    })
}

fn tell(entry: &Entry, converted: &Converted) -> EntryReport {
    let place = |change: &Change| {
        let place = check::place(&change.place, &converted.scenario);
        change.sentence().map_or_else(|| place.clone(), |sentence| format!("{place}: {sentence}"))
    };
    EntryReport {
        sort: entry.sort.word(),
        message: entry.message.clone(),
        places: entry.places.iter().map(place).collect(),
    }
}

/// Places named in a line of text.
const MOST_PLACES: usize = 4;

fn text(report: &[EntryReport]) -> String {
    let mut text = String::new();
    for t in report {
        let named: Vec<&str> = t.places.iter().take(MOST_PLACES).map(String::as_str).collect();
        let more = t.places.len().saturating_sub(MOST_PLACES);
        let others = if more > 0 { format!("; and {more} more") } else { String::new() };
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}: {} ({}{others})", t.sort, t.message, named.join("; "));
    }
    text
}
