//! Reading a file and handing it to its importer; runs in the background.

use super::super::army_sheet::RosterImport;
use super::super::file::{ReadError, name_of};
use crate::app::rulesets::REGISTRY;
use crate::document::{blank, files};
use oblique_exchange::Note;
use oblique_exchange::import::{
    CodeTable, Gathered, ImportError, Imported, Importer, Parameters, Target, gather,
};
use oblique_jobs::{Cancelled, Task};
use oblique_rules::Ruleset;
use oblique_scenario::{Edit, Scenario};
use oblique_text::text;
use std::borrow::Cow;
use std::path::{Path, PathBuf};

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
    let (scenario, rules) = target_of(importer, source.bytes, scenario, rules);
    let target = Target { scenario: &scenario, rules };
    let made = match importer.import(&source, &target, parameters, &mut go_on) {
        Ok(made) => made,
        Err(ImportError::Cancelled) => return Err(Cancelled),
        Err(why) => return Ok(Err(ReadError::NotImported { name, why })),
    };
    Ok(Ok(match made {
        Imported::OrderOfBattle(table) => {
            Content::Roster(Box::new(RosterImport::new(name, table, &scenario, rules.catalog())))
        }
        Imported::Change { edit, notes } => Content::Change { edit, notes },
        Imported::Scenario { mut scenario, mut notes, beside } => {
            put_beside(path, beside, &mut scenario, &mut notes);
            Content::Scenario { scenario, notes }
        }
    }))
}

/// What a file is imported for: the document, or, where it says that it was made for other rules that the program has,
/// an empty battle of those.
pub(super) fn target_of<'s>(
    importer: &dyn Importer,
    bytes: &[u8],
    scenario: &'s Scenario,
    rules: &'static dyn Ruleset,
) -> (Cow<'s, Scenario>, &'static dyn Ruleset) {
    let own = importer.ruleset(bytes).and_then(|id| REGISTRY.get(&id));
    match own.filter(|own| own.id() != rules.id()) {
        Some(own) => {
            let orientation = own.catalog().orientations.first().copied().unwrap_or_default();
            (Cow::Owned(blank(own, orientation, 1, 1)), own)
        }
        None => (Cow::Borrowed(scenario), rules),
    }
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

/// Names tried for a file that is to lie beside another, at most.
const MOST_NAMES: usize = 100;

/// Writes the files that belong beside a battle beside the file it came in, under names that nothing has yet, and tells its
/// sheets where they are: the battle itself lies nowhere yet.
fn put_beside(path: &Path, beside: Vec<(String, Vec<u8>)>, scenario: &mut Scenario, notes: &mut Vec<Note>) {
    for (name, bytes) in beside {
        let note = match put_one(path, &name, &bytes) {
            Ok(there) => {
                let way = there.to_string_lossy().into_owned();
                for sheet in scenario.sheets.values_mut().filter(|sheet| sheet.file == name) {
                    sheet.file.clone_from(&way);
                }
                text!("files-its-picture-was-written-to-way", way)
            }
            Err(why) => {
                text!("files-its-picture-could-not-be-written-beside-it", name, why = files::plain(&why))
            }
        };
        notes.push(Note::from(note));
    }
}

/// Writes a file beside another, or finds it there already.
fn put_one(path: &Path, name: &str, bytes: &[u8]) -> std::io::Result<PathBuf> {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let named = |n: usize| {
        let name = if n == 0 { name.to_owned() } else { format!("{stem}-{}.{ending}", n + 1) };
        path.with_file_name(name)
    };
    for there in (0..MOST_NAMES).map(named) {
        match files::read(&there) {
            Ok(old) if old == bytes => return Ok(there),
            Ok(_) => {}
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => {
                files::write_whole(&there, bytes)?;
                return Ok(there);
            }
            Err(why) => return Err(why),
        }
    }
    Err(std::io::Error::new(
        std::io::ErrorKind::AlreadyExists,
        text!("files-files-of-that-name-are-there-already"),
    ))
}
