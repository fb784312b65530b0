//! `oblique import`: other programs' files into a scenario, by whichever importer reads them.

use super::Run;
use crate::exit::{self, Failure};
use crate::{files, output, scenario};
use oblique_exchange::import::{
    HEAD_BYTES, IMPORTERS, Imported, Importer, ParameterKind, Parameters, Source, Table, Target, candidates,
};
use oblique_exchange::spreadsheet::{ImportOptions, Worksheet, plan};
use oblique_rules::Ruleset;
use oblique_rulesets::{ruleset, write_scenario};
use oblique_scenario::Scenario;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Arguments of `import`.
#[derive(clap::Args)]
pub(super) struct Import {
    /// The file to import
    #[arg(value_name = "FILE", required_unless_present = "list")]
    file: Option<PathBuf>,
    /// The scenario it is imported into
    #[arg(long, value_name = "SCENARIO", required_unless_present = "list")]
    into: Option<PathBuf>,
    /// Write the new scenario there instead of over the old one
    #[arg(long, short, value_name = "OUT")]
    out: Option<PathBuf>,
    /// The importer, by its id, where several read the file
    #[arg(long = "as", value_name = "IMPORTER")]
    importer: Option<String>,
    /// A parameter of the importer; may be given again
    #[arg(long, value_name = "PARAMETER=VALUE")]
    set: Vec<String>,
    /// Only tell what would change
    #[arg(long)]
    dry_run: bool,
    /// List the importers, their files and their parameters
    #[arg(long)]
    list: bool,
}

impl Run for Import {
    const ABOUT: &'static str = "Import another program's file into a scenario";
    const MORE: &'static str = "\
The importer is found by the first bytes of the file and by its ending. An order of battle is taken as
'oblique roster import' guesses its columns; that command can be told which is which.

Examples:
  oblique import --list
  oblique import army.csv --into kolin.ron --dry-run
  oblique import army.csv --into kolin.ron -o new.ron

Exit status: 0 done, 1 a part of it could not be taken over, 2 it could not be done.";

    fn run(self) -> Result<u8, Failure> {
        if self.list {
            output::print(&list())?;
            return Ok(exit::FINE);
        }
        let (Some(file), Some(into)) = (&self.file, &self.into) else {
            return Err(Failure::new("name a file and the scenario it is imported into".to_owned()));
        };
        let mut scenario = scenario::whole(into)?;
        let rules = ruleset(&scenario.ruleset).ok_or_else(|| {
            let id = &scenario.ruleset;
            Failure::new(format!(
                "{}: the ruleset '{id}' is not known here; use a newer version",
                into.display()
            ))
        })?;
        let bytes = files::read(file)?;
        let importer = importer_of(file, &bytes, self.importer.as_deref())?;
        let imported = self.read(importer, file, &bytes, Target { scenario: &scenario, rules })?;
        let notes = match imported {
            Imported::OrderOfBattle(table) => roster(&table, &mut scenario, rules)?,
            Imported::Change { edit, notes } => {
                let _ = edit.apply(&mut scenario);
                notes
            }
            Imported::Scenario { scenario: other, notes } => {
                scenario = *other;
                notes
            }
        };
        for note in &notes {
            output::line(format!("{}: {note}", file.display()))?;
        }
        if !self.dry_run {
            let out = self.out.as_ref().unwrap_or(into);
            files::write(out, write_scenario(&scenario).as_bytes())?;
            output::line(format!("Written: {}", out.display()))?;
        }
        Ok(if notes.is_empty() { exit::FINE } else { exit::FOUND })
    }
}

impl Import {
    /// Has the importer read the file, with what lies beside it.
    fn read(
        &self,
        importer: &dyn Importer,
        file: &Path,
        bytes: &[u8],
        target: Target<'_>,
    ) -> Result<Imported, Failure> {
        let known = importer.parameters();
        let mut parameters = Parameters::usual(&known);
        for value in &self.set {
            parameters.read(&known, value).map_err(|why| Failure::new(why.to_string()))?;
        }
        let too_large = |path: &Path| {
            Failure::new(format!("{} is too large for the importer of {}", path.display(), importer.plural()))
        };
        let fits = |bytes: &[u8]| u64::try_from(bytes.len()).is_ok_and(|n| n <= importer.most_bytes());
        if !fits(bytes) {
            return Err(too_large(file));
        }
        let mut companions = BTreeMap::new();
        for ending in importer.companions() {
            let beside = file.with_extension(ending);
            if beside.is_file() {
                let bytes = files::read(&beside)?;
                if !fits(&bytes) {
                    return Err(too_large(&beside));
                }
                companions.insert(*ending, bytes);
            }
        }
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let source = Source { name: &name, bytes, companions: &companions };
        importer
            .import(&source, &target, &parameters, &mut |_| true)
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

/// Takes an order of battle over as its columns are guessed; tells what it changes, answers what it could not take.
fn roster(table: &Table, scenario: &mut Scenario, rules: &dyn Ruleset) -> Result<Vec<String>, Failure> {
    let sheet = Worksheet::read(&table.text, None);
    let mut options = ImportOptions::guess(&sheet, scenario, rules.catalog());
    options.leave_out_bad = true;
    let plan = plan(&sheet, scenario, rules.catalog(), &options).with_estimates(scenario, rules);
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
    let note = table.note.map(str::to_owned);
    Ok(note.into_iter().chain(plan.bad.iter().map(ToString::to_string)).collect())
}

/// Every importer with its files and parameters.
fn list() -> String {
    let mut text = String::new();
    for importer in IMPORTERS {
        let endings = importer.endings().join(", ");
        // Writing to a string does not fail.
        let _ = writeln!(text, "{}: {} ({endings})", importer.id(), importer.files());
        let _ = writeln!(text, "  {}", importer.description());
        for parameter in importer.parameters() {
            let values = match &parameter.kind {
                ParameterKind::Number { range, unit } => {
                    format!("{} to {}{unit}", range.start(), range.end())
                }
                ParameterKind::Choice(names) => names.join(", "),
                ParameterKind::Switch => "yes, no".to_owned(),
            };
            let _ = writeln!(text, "  --set {}=…  {}: {values}", parameter.id, parameter.help);
        }
    }
    text
}
