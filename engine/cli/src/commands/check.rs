//! `oblique check`: everything that is wrong with scenarios.

use super::Run;
use crate::exit::{self, Failure};
use crate::{output, patterns, scenario};
use clap::ValueEnum;
use oblique_rulesets::{RULESETS, ruleset};
use oblique_scenario::Scenario;
use oblique_scenario::check::{Checker, Construction, Diagnostic, Place, Severity};
use oblique_scenario::format::{Problem, Severity as FileSeverity};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Arguments of `check`.
#[derive(clap::Args)]
pub(super) struct Check {
    /// Scenario files; `*` and `?` stand for any letters and for one
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// How to report
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

#[derive(Serialize)]
struct Finding {
    severity: &'static str,
    /// Does it keep the battle from being played?
    #[serde(skip)]
    stops: bool,
    /// How many findings it tells of: more than one where they are too many to be listed.
    #[serde(skip)]
    count: usize,
    line: Option<u32>,
    col: Option<u32>,
    place: String,
    check: String,
    rule: String,
    message: String,
    /// The first remedy: what a reader of reports before there were several looks at.
    remedy: String,
    /// Every remedy, what builds before what takes away.
    remedies: Vec<String>,
}

#[derive(Serialize)]
struct FileReport {
    file: String,
    readable: bool,
    errors: usize,
    warnings: usize,
    to_do: usize,
    findings: Vec<Finding>,
}

impl Run for Check {
    const ABOUT: &'static str = "Find what is wrong with scenario files";
    const MORE: &'static str = "\
Each finding has a place (line and column, or the hex, unit or parameter), the id of the check, the
rule it rests on and its remedies, those that build before those that take away. In JSON 'remedies'
lists them and 'remedy' is the first, or empty. What the scenario silences is left out.

Examples:
  oblique check mollwitz.ron
  oblique check --format json scenarios/*/*.ron

What a new scenario merely has not got yet (units of a side, objectives) is open as 'to do', not as wrong.

Exit status: 0 it can be played (warnings and notes do not count), 1 it cannot, 2 a file cannot be read.";

    fn run(self) -> Result<u8, Failure> {
        let files = patterns::expanded(&self.files)?;
        let reports: Vec<FileReport> = files.iter().map(|path| report(path)).collect();
        match self.format {
            Format::Text => output::print(&text(&reports))?,
            Format::Json => {
                let json = serde_json::to_string_pretty(&reports)
                    .map_err(|e| Failure::new(format!("the report cannot be written: {e}")))?;
                output::line(json)?;
            }
        }
        if let Some(unreadable) = reports.iter().find(|r| !r.readable) {
            let why = unreadable.findings.first().map_or("it holds no scenario", |f| f.message.as_str());
            let more = reports.iter().filter(|r| !r.readable).count() - 1;
            let others = if more > 0 { format!(" (and {more} more files)") } else { String::new() };
            return Err(Failure::new(format!("{why}{others}")));
        }
        Ok(if reports.iter().any(|r| r.findings.iter().any(|f| f.stops)) { exit::FOUND } else { exit::FINE })
    }
}

fn report(path: &Path) -> FileReport {
    let mut findings = Vec::new();
    let mut readable = true;
    match scenario::read(path) {
        Err(failure) => {
            readable = false;
            findings.push(plain("file", &failure.to_string()));
        }
        Ok(reading) => {
            findings.extend(reading.problems.iter().map(of_file));
            match &reading.scenario {
                None => {
                    readable = false;
                    findings.insert(0, plain("file", &format!("{} holds no scenario", path.display())));
                }
                Some(scenario) => findings.extend(of_rules(scenario)),
            }
        }
    }
    let count = |s| findings.iter().filter(|f| f.severity == s).map(|f| f.count).sum();
    let (errors, warnings, to_do) = (count("error"), count("warning"), count("to do"));
    FileReport { file: path.display().to_string(), readable, errors, warnings, to_do, findings }
}

fn plain(check: &str, message: &str) -> Finding {
    Finding {
        severity: "error",
        stops: true,
        count: 1,
        line: None,
        col: None,
        place: String::new(),
        check: check.to_owned(),
        rule: String::new(),
        message: message.to_owned(),
        remedy: String::new(),
        remedies: Vec::new(),
    }
}

impl Finding {
    /// The same with remedies, each a sentence.
    fn with_remedies(mut self, remedies: Vec<String>) -> Self {
        self.remedy = remedies.first().cloned().unwrap_or_default();
        self.remedies = remedies;
        self
    }
}

fn of_file(p: &Problem) -> Finding {
    Finding {
        severity: match p.severity {
            FileSeverity::Error => "error",
            FileSeverity::Warning => "warning",
            FileSeverity::Note => "note",
        },
        stops: p.severity == FileSeverity::Error,
        line: Some(p.line),
        col: Some(p.col),
        ..plain("format", &p.message)
    }
    .with_remedies(if p.hint.is_empty() { Vec::new() } else { vec![p.hint.clone()] })
}

/// What the ruleset finds.
fn of_rules(scenario: &Scenario) -> Vec<Finding> {
    let Some(rules) = ruleset(&scenario.ruleset) else {
        let known: Vec<_> = RULESETS.iter().map(|r| r.id()).collect();
        let message = format!("There is no ruleset '{}'.", scenario.ruleset);
        let remedy = format!("Choose one of: {}.", known.join(", "));
        let finding = Finding { place: "ruleset".to_owned(), ..plain("ruleset", &message) };
        return vec![finding.with_remedies(vec![remedy])];
    };
    let checker = Checker::new(rules.checks(), scenario);
    let open = checker.diagnostics().into_iter().filter(|d| d.silenced(scenario).is_none());
    let construction = Construction::of(scenario);
    open.map(|d| of_check(d, scenario, construction)).collect()
}

fn of_check(d: &Diagnostic, scenario: &Scenario, construction: Construction) -> Finding {
    Finding {
        severity: match d.severity {
            _ if construction.leaves_to_do(scenario, d) => "to do",
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        },
        stops: d.severity == Severity::Error,
        count: d.count(),
        place: place(&d.place, scenario),
        rule: if d.rule.is_empty() { String::new() } else { format!("{}/{}", scenario.ruleset, d.rule) },
        ..plain(d.id, &d.message)
    }
    .with_remedies(d.fixes.iter().map(|f| format!("{}.", f.label)).collect())
}

/// A place in words.
pub(super) fn place(place: &Place, scenario: &Scenario) -> String {
    let with = |what: &str, of: &str| if of.is_empty() { what.to_owned() } else { format!("{what}, {of}") };
    match place {
        Place::Param(id) if id.is_empty() => "scenario".to_owned(),
        Place::Param(id) => format!("parameter {id}"),
        Place::Side(side, id) => with(&format!("side {side}"), id),
        Place::Nation(key) => format!("nation {key}"),
        Place::Hex(col, row) => {
            let layout = scenario.board.layout();
            format!("hex {}", layout.name(layout.at(*col, *row)))
        }
        Place::Feature(id) => format!("feature {}", id.0),
        Place::Label(id) => format!("label {}", id.0),
        Place::Objective(id) => format!("objective {}", id.0),
        Place::Piece(id, field) => {
            let name = scenario.pieces.get(id).map(|p| format!(" ({})", p.name)).unwrap_or_default();
            with(&format!("piece {id}{name}"), field)
        }
    }
}

fn text(reports: &[FileReport]) -> String {
    let mut text = String::new();
    for report in reports {
        // That a file cannot be read is said once, on the error stream.
        for f in report.findings.iter().filter(|f| report.readable || f.line.is_some()) {
            let at = match (f.line, f.col) {
                (Some(line), Some(col)) => format!(":{line}:{col}"),
                _ if f.place.is_empty() => String::new(),
                _ => format!(": {}", f.place),
            };
            let id = if f.rule.is_empty() { f.check.clone() } else { format!("{}, {}", f.check, f.rule) };
            let remedy = match &f.remedies[..] {
                [] => String::new(),
                [one] => format!(" Remedy: {one}"),
                all => format!(" Remedies: {}", all.join(" Or: ")),
            };
            let finding = format!("{}{at}: {} [{id}]: {}{remedy}", report.file, f.severity, f.message);
            // Names may have lines; a finding has one. Writing to a string does not fail.
            let _ = writeln!(text, "{}", output::on_one_line(&finding));
        }
        let plural = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
        let mut verdict = match (report.readable, report.errors, report.warnings) {
            (false, ..) => "not readable".to_owned(),
            (true, 0, 0) => "no errors".to_owned(),
            (true, e, w) => format!("{}, {}", plural(e, "error"), plural(w, "warning")),
        };
        if report.to_do > 0 {
            let _ = write!(verdict, ", {} still to do", report.to_do);
        }
        let _ = writeln!(text, "{}: {verdict}", report.file);
    }
    text
}
