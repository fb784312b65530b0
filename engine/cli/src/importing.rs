//! Other programs' files by whichever importer reads them.

use crate::exit::Failure;
use crate::outputs::Outputs;
use crate::{files, output};
use oblique_exchange::Note;
use oblique_exchange::import::{
    CodeTable, HEAD_BYTES, IMPORTERS, Imported, Importer, Parameters, Target, candidates, gather,
};
use oblique_exchange::spreadsheet::{ImportOptions, Table, Vocabulary, plan};
use oblique_rules::Ruleset;
use oblique_rulesets::NAMES;
use oblique_scenario::Scenario;
use std::fmt::Write as _;
use std::path::Path;

/// How a file is to be imported.
#[derive(Default)]
pub(crate) struct How<'a> {
    /// Answers to its questions.
    pub set: &'a [String],
    /// The file of a table of what its codes become.
    pub table: Option<&'a Path>,
}

/// A file with the importer that reads it.
pub(crate) struct Found {
    pub importer: &'static dyn Importer,
    bytes: Vec<u8>,
}

/// Finds the importer of a file.
///
/// # Errors
/// If the file cannot be read, or if none or several importers read it.
pub(crate) fn find(file: &Path, wanted: Option<&str>) -> Result<Found, Failure> {
    let bytes = files::read(file)?;
    Ok(Found { importer: importer_of(file, &bytes, wanted)?, bytes })
}

impl Found {
    /// The ruleset the file says it was made for.
    pub(crate) fn ruleset(&self) -> Option<String> {
        self.importer.ruleset(&self.bytes)
    }

    /// Has the importer read the file, with what lies beside it; `outputs` are told of what is read.
    ///
    /// # Errors
    /// What cannot be read, and why.
    pub(crate) fn import(
        mut self,
        file: &Path,
        how: &How<'_>,
        target: Target<'_>,
        outputs: &mut Outputs,
    ) -> Result<Imported, Failure> {
        let importer = self.importer;
        let known = importer.parameters();
        let mut parameters = Parameters::usual(&known);
        for value in how.set {
            parameters.read(&known, value).map_err(|why| Failure::new(why.to_string()))?;
        }
        let table = match how.table {
            Some(path) if importer.usual_table().is_some() => {
                outputs.reads(path)?;
                let read = CodeTable::read(&files::read_text(path)?);
                Some(read.map_err(|why| Failure::new(format!("{} {why}", path.display())))?)
            }
            Some(path) => {
                let why = format!("{} go by no table", importer.plural());
                return Err(Failure::new(format!("{}: {why}; leave --map out", path.display())));
            }
            None => None,
        };
        let fits = |path: &Path, bytes: Vec<u8>| {
            if u64::try_from(bytes.len()).is_ok_and(|n| n <= importer.most_bytes()) {
                return Ok(bytes);
            }
            let plural = importer.plural();
            Err(Failure::new(format!("{} is too large for the importer of {plural}", path.display())))
        };
        let gathered = gather(importer, file, Path::is_file, |path| {
            outputs.reads(path)?;
            // The file itself is read already.
            let bytes = if path == file { std::mem::take(&mut self.bytes) } else { files::read(path)? };
            fits(path, bytes)
        })?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let mut meter = output::Meter::new("Reading");
        let mut go_on = |part| {
            meter.tell(part);
            true
        };
        let source = gathered.source(&name, table.as_ref());
        importer
            .import(&source, &target, &parameters, &mut go_on)
            .map_err(|why| Failure::new(format!("{} {why}", file.display())))
    }
}

/// The importer of a file.
fn importer_of(file: &Path, bytes: &[u8], wanted: Option<&str>) -> Result<&'static dyn Importer, Failure> {
    let ids = |importers: &[&dyn Importer]| importers.iter().map(|i| i.id()).collect::<Vec<_>>().join(", ");
    if let Some(id) = wanted {
        let found = IMPORTERS.iter().find(|importer| importer.id() == id).copied();
        let why = || format!("there is no importer '{id}'; choose one of: {}", ids(IMPORTERS));
        return found.ok_or_else(|| Failure::new(why()));
    }
    let head = bytes.get(..HEAD_BYTES).unwrap_or(bytes);
    match candidates(IMPORTERS, file, head).as_slice() {
        [importer] => Ok(*importer),
        [] => Err(Failure::new(format!(
            "{}: no importer reads it; 'oblique import --list' names their files",
            file.display()
        ))),
        several => Err(Failure::new(format!(
            "{}: several importers read it; choose one with --as: {}",
            file.display(),
            ids(several)
        ))),
    }
}

/// Puts what was imported on a scenario, or in its place; answers what there is to tell. Files that belong beside it are
/// written beside `out`, where it will be.
///
/// # Errors
/// If standard output is closed, or a file beside cannot be written.
pub(crate) fn take_over(
    imported: Imported,
    scenario: &mut Scenario,
    rules: &dyn Ruleset,
    out: Option<&Path>,
    outputs: &mut Outputs,
) -> Result<Vec<String>, Failure> {
    match imported {
        Imported::OrderOfBattle(table) => roster(&table, scenario, rules),
        Imported::Change { edit, notes } => {
            let _ = edit.apply(scenario);
            Ok(sentences(notes))
        }
        Imported::Scenario { scenario: other, notes, beside } => {
            *scenario = *other;
            if let Some(out) = out {
                let places = outputs.beside(out, beside.iter().map(|(name, _)| name.as_str()))?;
                for (place, (_, bytes)) in places.into_iter().zip(&beside) {
                    let written = format!("Written: {}", place.path().display());
                    place.write(bytes)?;
                    output::line(written)?;
                }
            }
            Ok(sentences(notes))
        }
    }
}

/// What notes say.
pub(crate) fn sentences(notes: Vec<Note>) -> Vec<String> {
    notes.into_iter().map(|note| note.text).collect()
}

/// Takes an order of battle over as its columns are guessed; tells what it changes, answers what it could not take.
fn roster(table: &Table, scenario: &mut Scenario, rules: &dyn Ruleset) -> Result<Vec<String>, Failure> {
    let known = Vocabulary::new(rules.catalog(), NAMES);
    let sheet = table.sheet(table.likeliest(scenario, known));
    let mut options = ImportOptions::guess(&sheet, scenario, known);
    options.leave_out_bad = true;
    let plan = plan(&sheet, scenario, known, &options).with_estimates(scenario, rules);
    let mut said = String::new();
    for entry in &plan.difference {
        // Writing to a string does not fail.
        let _ = writeln!(said, "{}", entry.sentence());
    }
    let _ = writeln!(said, "{}", plan.summary());
    output::print(&said)?;
    if let Some(edit) = plan.edit {
        let _ = edit.apply(scenario);
    }
    Ok(table.notes.iter().cloned().chain(plan.bad.iter().map(ToString::to_string)).collect())
}
