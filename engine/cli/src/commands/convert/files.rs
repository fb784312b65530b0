//! A file of one program made a file of another: whatever is read, to whatever is written.

use super::ruleset::known;
use crate::exit::{self, Failure};
use crate::importing::{self, How};
use crate::outputs::{Output, Outputs, unwritten};
use crate::{output, scenario};
use oblique_board::TerrainIx;
use oblique_board::hex::Layout;
use oblique_exchange::export::{Battle, ExportError, Exported, Exporter};
use oblique_exchange::formats::{Reads, Writes, ends_in, reads, writable, writes};
use oblique_exchange::import::{IMPORTERS, Target};
use oblique_exchange::picture::{self, Error, Format, Request};
use oblique_exchange::spreadsheet::{ExportOptions, LEFT_OUT, Separator, file};
use oblique_rules::{Ruleset, blank_on};
use oblique_rulesets::{RULESETS, ruleset, write_scenario};
use oblique_scenario::Scenario;
use oblique_scenario::format::Severity;
use serde::Serialize;
use std::path::Path;

/// Pixels across a hex of pictures.
const HEX_PX: f32 = 48.0;
/// Columns and rows of the board under an order of battle that comes without one.
const BLANK: (u16, u16) = (30, 20);

/// What a conversion has to say of a file.
#[derive(Serialize)]
struct Note {
    file: String,
    message: String,
}

/// What is to be done with a file, beside from where to where.
pub(super) struct Wanted<'a> {
    /// The table of what its codes become.
    pub table: Option<&'a Path>,
    /// The ruleset of the battle, where the file does not say.
    pub ruleset: Option<&'a str>,
    /// Where the report is written, beside standard output.
    pub report: Option<&'a Path>,
}

/// Reads a file, writes another and tells what was lost on the way.
///
/// # Errors
/// If one cannot be read, or the other not written.
pub(super) fn run(from: &Path, to: &Path, wanted: &Wanted<'_>) -> Result<u8, Failure> {
    let Some(writes) = writes(to) else {
        let known: Vec<String> = writable().into_iter().map(|(ending, _)| format!(".{ending}")).collect();
        let why = format!("ends in none of {}", known.join(", "));
        return Err(Failure::new(format!("{} {why}", to.display())));
    };
    let mut outputs = Outputs::reading([from]);
    let place = outputs.at(to)?;
    let report = outputs.maybe_at(wanted.report)?;
    // Files beside a battle are of use to a battle alone.
    let there = matches!(writes, Writes::Battle).then_some(to);
    let (battle, mut notes) = read(from, wanted, there, &mut outputs)?;
    let rules = known(&battle.ruleset)?;
    match writes {
        Writes::Battle => place.write(write_scenario(&battle).as_bytes())?,
        Writes::Picture(format) => picture(&battle, rules, format, place)?,
        Writes::Sheet(format) => {
            notes.push((to, LEFT_OUT.to_owned()));
            let catalog = rules.catalog();
            let mut options = ExportOptions::new(&battle, catalog, true);
            if ends_in(to, &["tsv"]) {
                options.separator = Separator::Tab;
            }
            let bytes = file(&battle, catalog, &options, format);
            let unfit = |why| Failure::new(format!("{}: {why}", to.display()));
            place.write(&bytes.map_err(unfit)?)?;
        }
        Writes::Export(exporter) => {
            let losses = export(&battle, rules, exporter, place, &mut outputs)?;
            notes.extend(losses.into_iter().map(|note| (to, note)));
        }
    }
    for (file, note) in &notes {
        output::line(format!("{}: {note}", file.display()))?;
    }
    if let Some(report) = report {
        let shown = |(file, message): &(&Path, String)| Note {
            file: file.display().to_string(),
            message: message.clone(),
        };
        let all: Vec<Note> = notes.iter().map(shown).collect();
        write_report(report, &all)?;
    }
    output::line(format!("Written: {}", to.display()))?;
    Ok(if notes.is_empty() { exit::FINE } else { exit::FOUND })
}

/// A battle, and what there is to tell of it: of which file, and a sentence.
type Taken<'a> = (Scenario, Vec<(&'a Path, String)>);

/// A battle out of a file.
fn read<'a>(
    from: &'a Path,
    wanted: &Wanted<'_>,
    out: Option<&Path>,
    outputs: &mut Outputs,
) -> Result<Taken<'a>, Failure> {
    match reads(IMPORTERS, from, &[]) {
        Reads::Battle => battle(from),
        Reads::Import(_) => imported(from, wanted, out, outputs),
        Reads::Played | Reads::Scan | Reads::Vectors => {
            let why = "is no map and no order of battle of another program";
            let advice = "a scan needs --points FILE and -o OUT, see 'oblique convert --help'";
            Err(Failure::new(format!("{} {why}; {advice}", from.display())))
        }
    }
}

/// A battle of ours, as far as it could be read.
fn battle(from: &Path) -> Result<Taken<'_>, Failure> {
    let reading = scenario::read(from)?;
    let lost = reading.problems.iter().filter(|problem| problem.severity == Severity::Error);
    let notes = lost.map(|p| (from, format!("line {}: {}", p.line, p.message))).collect();
    let none = || Failure::new(format!("{} holds no scenario", from.display()));
    Ok((reading.scenario.ok_or_else(none)?, notes))
}

fn imported<'a>(
    from: &'a Path,
    wanted: &Wanted<'_>,
    out: Option<&Path>,
    outputs: &mut Outputs,
) -> Result<Taken<'a>, Failure> {
    let found = importing::find(from, None)?;
    let mut notes = Vec::new();
    let rules = match wanted.ruleset {
        Some(id) => known(id)?,
        None => match found.ruleset().and_then(|id| ruleset(&id)).or_else(|| RULESETS.first().copied()) {
            Some(rules) => rules,
            None => return Err(Failure::new("there is no ruleset".to_owned())),
        },
    };
    if wanted.ruleset.is_none() && found.ruleset().is_none_or(|id| id != rules.catalog().id) {
        let id = &rules.catalog().id;
        output::line(format!("{}: taken for a battle under '{id}'; choose with --ruleset", from.display()))?;
    }
    let orientation = rules.catalog().orientations.first().copied().unwrap_or_default();
    let mut battle = blank_on(rules, Layout::new(orientation, BLANK.0, BLANK.1), TerrainIx(0));
    let how = How { set: &[], table: wanted.table };
    let made = found.import(from, &how, Target { scenario: &battle, rules }, outputs)?;
    let losses = importing::take_over(made, &mut battle, rules, out, outputs)?;
    notes.extend(losses.into_iter().map(|note| (from, note)));
    Ok((battle, notes))
}

fn picture(battle: &Scenario, rules: &dyn Ruleset, format: Format, place: Output) -> Result<(), Failure> {
    let to = place.path().to_owned();
    let request = Request::new(format, HEX_PX);
    let mut meter = output::Meter::new("Drawing");
    place.write_with(|out| {
        let mut go_on = |part| {
            meter.tell(part);
            true
        };
        picture::write(battle, rules, &request, out, &mut go_on).map_err(|why| match &why {
            Error::Writing(io) => unwritten(&to, io),
            other => Failure::new(format!("{}: {other} 'oblique render' has more sizes.", to.display())),
        })
    })
}

/// Writes what an exporter makes, the files beside it first: a map whose picture is missing is broken.
fn export(
    battle: &Scenario,
    rules: &dyn Ruleset,
    exporter: &dyn Exporter,
    place: Output,
    outputs: &mut Outputs,
) -> Result<Vec<String>, Failure> {
    let to = place.path().to_owned();
    let stem = to.file_stem().unwrap_or_default().to_string_lossy();
    let mut meter = output::Meter::new("Writing");
    let mut go_on = |part| {
        meter.tell(part);
        true
    };
    let made = exporter.export(&Battle { scenario: battle, rules, stem: &stem }, &mut go_on);
    let Exported { bytes, beside, notes } = made.map_err(|why| match why {
        ExportError::Unfit(why) => Failure::new(format!("{}: {why}", to.display())),
        ExportError::Cancelled => Failure::new(why.to_string()),
    })?;
    let places = outputs.beside(&to, beside.iter().map(|(name, _)| name.as_str()))?;
    for (place, (_, bytes)) in places.into_iter().zip(&beside) {
        place.write(bytes)?;
    }
    place.write(&bytes)?;
    Ok(importing::sentences(notes))
}

/// The report as lines of text, or as JSON where its file ends so.
fn write_report(report: Output, notes: &[Note]) -> Result<(), Failure> {
    let json = report.path().extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    let text = if json {
        let text = serde_json::to_string_pretty(notes);
        text.map_err(|why| Failure::new(format!("the report cannot be written: {why}")))? + "\n"
    } else {
        let lines: Vec<String> =
            notes.iter().map(|note| format!("{}: {}", note.file, note.message)).collect();
        lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    };
    report.write(text.as_bytes())
}
