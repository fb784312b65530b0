//! `oblique diff`: what differs between two scenarios, by meaning.

use super::{Run, check};
use crate::exit::{self, Failure};
use crate::{output, scenario};
use clap::ValueEnum;
use oblique_roster::compare::{Change, Difference, Entry, Section, difference};
use oblique_rulesets::ruleset;
use oblique_scenario::Scenario;
use serde::Serialize;
use std::fmt::Write as _;
use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Arguments of `diff`.
#[derive(clap::Args)]
pub(super) struct Diff {
    /// The older scenario
    #[arg(value_name = "A")]
    a: PathBuf,
    /// The newer one
    #[arg(value_name = "B")]
    b: PathBuf,
    /// How to tell the differences
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Name the hexes of changed ground
    #[arg(long)]
    hexes: bool,
}

#[derive(Serialize)]
struct EntryReport {
    section: &'static str,
    change: &'static str,
    title: String,
    place: String,
    fields: Vec<Field>,
    hexes: Vec<String>,
}

#[derive(Serialize)]
struct Field {
    name: String,
    old: String,
    new: String,
}

impl Run for Diff {
    const ABOUT: &'static str = "Tell what differs between two scenarios";
    const MORE: &'static str = "\
Units, ratings, ground, roads, names and texts are compared by meaning: a unit that was only moved in
the file is no difference.

Examples:
  oblique diff old.ron new.ron
  oblique diff old.ron new.ron --hexes --format json
  git difftool --extcmd 'oblique diff' -- kolin.ron

Exit status: 0 the same, 1 they differ, 2 one of them cannot be read.";

    fn run(self) -> Result<u8, Failure> {
        let (a, b) = (scenario::whole(&self.a)?, scenario::whole(&self.b)?);
        let catalog = ruleset(&b.ruleset).map(oblique_rules::Ruleset::catalog);
        let found = difference(&a, &b, catalog);
        match self.format {
            Format::Text => output::print(&text(&found, &a, &b, self.hexes))?,
            Format::Json => {
                let reports: Vec<EntryReport> =
                    found.entries.iter().map(|e| tell(e, &a, &b, self.hexes)).collect();
                let json = serde_json::to_string_pretty(&reports)
                    .map_err(|e| Failure::new(format!("the differences cannot be written: {e}")))?;
                output::line(json)?;
            }
        }
        Ok(if found.is_empty() { exit::FINE } else { exit::FOUND })
    }
}

const fn word(change: Change) -> &'static str {
    match change {
        Change::Added => "added",
        Change::Removed => "removed",
        Change::Changed => "changed",
    }
}

/// The scenario that has the thing of an entry.
fn owner<'a>(entry: &Entry, a: &'a Scenario, b: &'a Scenario) -> &'a Scenario {
    if entry.change == Change::Removed { a } else { b }
}

fn tell(entry: &Entry, a: &Scenario, b: &Scenario, hexes: bool) -> EntryReport {
    let layout = b.board.layout();
    let field = |f: &oblique_roster::compare::FieldChange| Field {
        name: f.name.clone(),
        old: f.old.clone(),
        new: f.new.clone(),
    };
    EntryReport {
        section: entry.part.section().name(),
        change: word(entry.change),
        title: entry.title.clone(),
        place: check::place(&entry.place, owner(entry, a, b)),
        fields: entry.fields.iter().map(field).collect(),
        hexes: if hexes { entry.hexes.iter().map(|h| layout.name(*h)).collect() } else { Vec::new() },
    }
}

/// A line an entry under the heading of its section.
fn text(found: &Difference, a: &Scenario, b: &Scenario, hexes: bool) -> String {
    if found.is_empty() {
        return "The scenarios are the same.\n".to_owned();
    }
    let mut text = String::new();
    // Writing to a string does not fail.
    for section in Section::ALL {
        let mut entries = found.of(section).peekable();
        if entries.peek().is_none() {
            continue;
        }
        let _ = writeln!(text, "{}", section.name());
        if section == Section::Pieces {
            for headline in &found.headlines {
                let _ = writeln!(text, "  = {headline}");
            }
        }
        for entry in entries {
            let sign = match entry.change {
                Change::Added => '+',
                Change::Removed => '-',
                Change::Changed => '~',
            };
            let _ = writeln!(text, "  {sign} {}", entry.sentence());
            if hexes && section == Section::Ground && !entry.hexes.is_empty() {
                let layout = owner(entry, a, b).board.layout();
                let names: Vec<String> = entry.hexes.iter().map(|h| layout.name(*h)).collect();
                let _ = writeln!(text, "      {}", names.join(" "));
            }
        }
    }
    text
}
