//! `oblique import`: other programs' files into a scenario, by whichever importer reads them.

use super::Run;
use crate::exit::{self, Failure};
use crate::importing::{self, How};
use crate::outputs::Outputs;
use crate::{output, scenario};
use oblique_exchange::import::{IMPORTERS, ParameterKind, Target};
use oblique_rulesets::{ruleset, write_scenario};
use std::fmt::Write as _;
use std::path::PathBuf;

/// Arguments of `import`.
#[derive(clap::Args)]
pub(super) struct Import {
    /// The file to import
    #[arg(value_name = "FILE", required_unless_present_any = ["list", "table"])]
    file: Option<PathBuf>,
    /// The scenario it is imported into
    #[arg(long, value_name = "SCENARIO", required_unless_present_any = ["list", "table"])]
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
    /// A table of what the codes of the file become, instead of the usual one
    #[arg(long, value_name = "TABLE")]
    map: Option<PathBuf>,
    /// Print the usual table of an importer, to begin an own one with
    #[arg(long, value_name = "IMPORTER", conflicts_with_all = ["file", "into", "list"])]
    table: Option<String>,
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
  oblique import --table tiled > mine.ron
  oblique import island.tmx --into kolin.ron --map mine.ron -o island.ron

Exit status: 0 done, 1 a part of it could not be taken over, 2 it could not be done.";

    fn run(self) -> Result<u8, Failure> {
        if self.list {
            output::print(&list())?;
            return Ok(exit::FINE);
        }
        if let Some(id) = &self.table {
            let importer = IMPORTERS.iter().find(|importer| importer.id() == id);
            let table = importer.and_then(|importer| importer.usual_table()).ok_or_else(|| {
                let known = IMPORTERS.iter().filter(|importer| importer.usual_table().is_some());
                let ids: Vec<&str> = known.map(|importer| importer.id()).collect();
                Failure::new(format!("there is no table of '{id}'; choose one of: {}", ids.join(", ")))
            })?;
            output::data(table)?;
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
        let found = importing::find(file, self.importer.as_deref())?;
        let how = How { set: &self.set, table: self.map.as_deref() };
        let out = self.out.as_ref().unwrap_or(into);
        let there = (!self.dry_run).then_some(out.as_path());
        // The scenario it is imported into is read, but to be changed.
        let mut outputs = Outputs::reading([file.as_path()]);
        let place = outputs.maybe_at(there)?;
        let imported = found.import(file, &how, Target { scenario: &scenario, rules }, &mut outputs)?;
        let notes = importing::take_over(imported, &mut scenario, rules, there, &mut outputs)?;
        for note in &notes {
            output::line(format!("{}: {note}", file.display()))?;
        }
        if let Some(place) = place {
            place.write(write_scenario(&scenario).as_bytes())?;
            output::line(format!("Written: {}", out.display()))?;
        }
        Ok(if notes.is_empty() { exit::FINE } else { exit::FOUND })
    }
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
