//! `oblique convert`: a scenario carried from one ruleset to another.

use super::{Run, check};
use crate::exit::{self, Failure};
use crate::{files, output, scenario};
use clap::ValueEnum;
use oblique_roster::convert::{Change, Converted, Entry, Sort, convert};
use oblique_rules::Ruleset;
use oblique_rulesets::{RULESETS, ruleset, write_scenario};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Arguments of `convert`.
#[derive(clap::Args)]
pub(super) struct Convert {
    /// Scenario file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The ruleset to carry it to
    #[arg(long, value_name = "RULESET")]
    to: String,
    /// Write the new scenario there
    #[arg(long, short, value_name = "OUT")]
    out: PathBuf,
    /// How to report what changed
    #[arg(long, value_enum, default_value = "text")]
    report: Format,
}

#[derive(Serialize)]
struct EntryReport {
    sort: &'static str,
    message: String,
    places: Vec<String>,
}

impl Run for Convert {
    const ABOUT: &'static str = "Convert a scenario from one ruleset to another";
    const FORMERLY: &'static str = "rerule";
    const MORE: &'static str = "\
Every figure goes through a common vocabulary; the report tells what has no counterpart, what was
fixed, worked out or rounded, each with its places.

Examples:
  oblique convert mollwitz.ron --to flintlock -o mollwitz-flintlock.ron
  oblique convert cowpens.ron --to dragoon -o cowpens-dragoon.ron --report json

Exit status: 0 written and playable, 1 written with errors left, 2 not written.";

    fn run(self) -> Result<u8, Failure> {
        let old = scenario::whole(&self.file)?;
        let converted = convert(&old, known(&old.ruleset)?, known(&self.to)?)
            .map_err(|why| Failure::new(why.to_string()))?;
        files::write(&self.out, write_scenario(&converted.scenario).as_bytes())?;
        let told: Vec<EntryReport> = converted.report.iter().map(|e| tell(e, &converted)).collect();
        match self.report {
            Format::Text => output::print(&text(&told))?,
            Format::Json => {
                let json = serde_json::to_string_pretty(&told)
                    .map_err(|e| Failure::new(format!("the report cannot be written: {e}")))?;
                output::line(json)?;
            }
        }
        let wrong = converted.report.iter().any(|e| e.sort == Sort::Wrong);
        Ok(if wrong { exit::FOUND } else { exit::FINE })
    }
}

/// The ruleset of that id.
fn known(id: &str) -> Result<&'static dyn Ruleset, Failure> {
    ruleset(id).ok_or_else(|| {
        let known: Vec<_> = RULESETS.iter().map(|r| r.catalog().id.as_str()).collect();
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

fn text(told: &[EntryReport]) -> String {
    let mut text = String::new();
    for t in told {
        let named: Vec<&str> = t.places.iter().take(MOST_PLACES).map(String::as_str).collect();
        let more = t.places.len().saturating_sub(MOST_PLACES);
        let others = if more > 0 { format!("; and {more} more") } else { String::new() };
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}: {} ({}{others})", t.sort, t.message, named.join("; "));
    }
    text
}
