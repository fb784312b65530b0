//! Reading a file and handing it to its importer; runs in the background.

use super::super::army_sheet::RosterImport;
use super::super::file::{ReadError, name_of};
use crate::document::files;
use oblique_exchange::Note;
use oblique_exchange::import::{
    CodeTable, Gathered, ImportError, Imported, Importer, Parameters, Target, gather,
};
use oblique_jobs::{Cancelled, Task};
use oblique_rules::Ruleset;
use oblique_scenario::{Edit, Scenario};
use std::path::Path;

/// A file an importer has read, or not.
pub(in crate::app) struct ImportRead {
    pub importer: &'static dyn Importer,
    /// The file's name.
    pub name: String,
    /// The document's revision it was read for.
    pub revision: u64,
    pub content: Result<Content, ReadError>,
}

/// What was made of it, ready to be shown.
pub(in crate::app) enum Content {
    /// A sheet whose columns the user looks at first.
    Roster(Box<RosterImport>),
    Change {
        edit: Edit,
        notes: Vec<Note>,
    },
    Scenario {
        scenario: Box<Scenario>,
        notes: Vec<Note>,
    },
}

/// Reads a file with what lies beside it.
pub(super) fn read(
    importer: &'static dyn Importer,
    path: &Path,
    scenario: &Scenario,
    rules: &'static dyn Ruleset,
    parameters: &Parameters,
    table: Option<&CodeTable>,
    task: &Task,
) -> Result<Result<Content, ReadError>, Cancelled> {
    let name = name_of(path);
    let gathered = match gathered(importer, path) {
        Ok(gathered) => gathered,
        Err(why) => return Ok(Err(why)),
    };
    let source = gathered.source(&name, table);
    let mut go_on = |done| {
        task.report(done);
        !task.is_cancelled()
    };
    let made = match importer.import(&source, &Target { scenario, rules }, parameters, &mut go_on) {
        Ok(made) => made,
        Err(ImportError::Cancelled) => return Err(Cancelled),
        Err(why) => return Ok(Err(ReadError::NotImported { name, why })),
    };
    Ok(Ok(match made {
        Imported::OrderOfBattle(table) => {
            Content::Roster(Box::new(RosterImport::new(name, table, scenario, rules.catalog())))
        }
        Imported::Change { edit, notes } => Content::Change { edit, notes },
        Imported::Scenario { scenario, notes } => Content::Scenario { scenario, notes },
    }))
}

/// A file with what lies beside it.
pub(super) fn gathered(importer: &dyn Importer, path: &Path) -> Result<Gathered, ReadError> {
    gather(importer, path, Path::is_file, |path| bytes_of(importer, path))
}

/// The bytes of a file, no larger than the importer takes.
fn bytes_of(importer: &dyn Importer, path: &Path) -> Result<Vec<u8>, ReadError> {
    let name = name_of(path);
    if oblique_platform::fs::metadata(path).is_ok_and(|there| there.len() > importer.most_bytes()) {
        let what = super::with_article(importer.name());
        return Err(ReadError::ImportTooLarge { name, what });
    }
    files::read(path).map_err(|source| ReadError::Import { name, source })
}
