//! Reading and writing scenario files so that nothing is ever lost.
//!
//! Saving writes a new file beside the old one, syncs it, reads it back, compares what it says with
//! the document, keeps the old file as a backup and only then puts the new one in its place. These
//! functions block: call them from a job. Must not know the interface.

use oblique_core::format::Reading;
use oblique_core::rules::{read_scenario_bytes, write_scenario};
use oblique_core::scenario::Scenario;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// How many older versions of a file are kept beside it.
pub const BACKUPS: u32 = 3;

/// What a file held when it was last seen, to notice changes by others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp(u64);

impl Stamp {
    fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Self(hasher.finish())
    }

    /// As a number, for logs.
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// A file that was read.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// Where it lies.
    pub path: PathBuf,
    /// What could be read and every problem.
    pub reading: Reading,
    /// What it held.
    pub stamp: Stamp,
}

/// Why a file was not saved. The file on disk is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Another program has changed the file since it was read.
    ChangedOnDisk,
    /// What was written did not read back as the same scenario.
    NotTheSame,
    /// The system refused; the text says what.
    System(String),
}

impl SaveError {
    /// What to tell the user.
    pub fn message(&self, path: &Path) -> String {
        let name = path.display();
        match self {
            Self::ChangedOnDisk => format!("{name} was changed by another program."),
            Self::NotTheSame => format!(
                "{name} was not saved: the text would not read back as the same battle. The file is as it was. \
                 Undo the last steps and try again, or save under another name."
            ),
            Self::System(why) => {
                format!(
                    "{name} was not saved: {why}. The file is as it was. Try another folder with Save as."
                )
            }
        }
    }
}

/// Reads a file.
///
/// # Errors
/// A sentence for the user if the file cannot be read at all.
pub fn load(path: &Path) -> Result<Loaded, String> {
    let bytes = fs::read(path).map_err(|e| format!("{} cannot be opened: {}.", path.display(), plain(&e)))?;
    let reading = read_scenario_bytes(&bytes);
    Ok(Loaded { path: path.to_owned(), reading, stamp: Stamp::of(&bytes) })
}

/// What a file holds now; `None` if it cannot be read.
pub fn stamp_of(path: &Path) -> Option<Stamp> {
    fs::read(path).ok().map(|bytes| Stamp::of(&bytes))
}

/// Saves a scenario. With `expected`, refuses if the file holds anything else by now.
///
/// # Errors
/// See [`SaveError`]; the file on disk is then as it was.
pub fn save(path: &Path, scenario: &Scenario, expected: Option<Stamp>) -> Result<Stamp, SaveError> {
    save_noting(path, scenario, expected, |_| ())
}

/// The same; `note` is told what the file will hold just before it is put in place.
///
/// # Errors
/// See [`SaveError`]; the file on disk is then as it was.
pub fn save_noting(
    path: &Path,
    scenario: &Scenario,
    expected: Option<Stamp>,
    note: impl FnOnce(Stamp),
) -> Result<Stamp, SaveError> {
    let system = |e: std::io::Error| SaveError::System(plain(&e));
    let old = match fs::read(path) {
        Ok(bytes) => Some(bytes),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => None,
        Err(e) => return Err(system(e)),
    };
    if let (Some(expected), Some(old)) = (expected, &old)
        && Stamp::of(old) != expected
    {
        return Err(SaveError::ChangedOnDisk);
    }
    let text = write_scenario(scenario);
    let temporary = beside(path, ".saving");
    let result = write_synced(&temporary, text.as_bytes()).map_err(system).and_then(|()| {
        let written = fs::read(&temporary).map_err(system)?;
        let back = read_scenario_bytes(&written);
        match back.scenario {
            Some(back) if written == text.as_bytes() && same(&back, scenario) => Ok(()),
            _ => Err(SaveError::NotTheSame),
        }
    });
    let result = result.and_then(|()| {
        if old.is_some() {
            rotate_backups(path).map_err(system)?;
        }
        note(Stamp::of(text.as_bytes()));
        fs::rename(&temporary, path).map_err(system)
    });
    if let Err(error) = result {
        let _ = fs::remove_file(&temporary);
        return Err(error);
    }
    sync_folder(path);
    Ok(Stamp::of(text.as_bytes()))
}

/// Writes a file whole or not at all: for the journal and exports.
///
/// # Errors
/// What the system says.
pub fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let temporary = beside(path, ".saving");
    write_synced(&temporary, bytes).and_then(|()| fs::rename(&temporary, path)).inspect_err(|_| {
        let _ = fs::remove_file(&temporary);
    })
}

/// The path of a file's companion: the same name with more at its end.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    path.with_file_name(name)
}

fn write_synced(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes the file on disk `.bak1`, what was that `.bak2`, and so on; the file itself stays.
fn rotate_backups(path: &Path) -> std::io::Result<()> {
    let backup = |n: u32| beside(path, &format!(".bak{n}"));
    for n in (1..BACKUPS).rev() {
        match fs::rename(backup(n), backup(n + 1)) {
            Err(e) if e.kind() != std::io::ErrorKind::NotFound => return Err(e),
            _ => {}
        }
    }
    fs::copy(path, backup(1)).map(|_| ())
}

/// Makes a rename last through a power cut, where the system can.
fn sync_folder(path: &Path) {
    if let Some(folder) = path.parent()
        && let Ok(folder) = File::open(folder)
    {
        // Not every file system can; the rename itself has been done.
        let _ = folder.sync_all();
    }
}

/// Do they say the same? Palettes may differ by entries nothing uses.
fn same(a: &Scenario, b: &Scenario) -> bool {
    let (x, y) = (&a.board, &b.board);
    let ground =
        || x.layout().hexes().all(|h| x.terrain_id(h) == y.terrain_id(h) && x.level(h) == y.level(h));
    (a.meta == b.meta && a.ruleset == b.ruleset && a.params == b.params && a.sides == b.sides)
        && (a.nations == b.nations && a.pieces == b.pieces && a.objectives == b.objectives)
        && (a.zones == b.zones && a.setups == b.setups)
        && (a.history == b.history && a.notes == b.notes)
        && (a.feature_evidence == b.feature_evidence && a.label_evidence == b.label_evidence)
        && a.silenced == b.silenced
        && (x.layout() == y.layout() && x.features() == y.features() && x.labels() == y.labels())
        && ground()
}

/// An error of the system in plain words.
fn plain(error: &std::io::Error) -> String {
    use std::io::ErrorKind as K;
    match error.kind() {
        K::NotFound => "it is not there".to_owned(),
        K::PermissionDenied => "you may not read or write there".to_owned(),
        K::StorageFull => "the disk is full".to_owned(),
        K::ReadOnlyFilesystem => "the disk is read-only".to_owned(),
        K::IsADirectory => "it is a folder".to_owned(),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{SaveError, beside, load, save};
    use crate::document::blank;
    use oblique_core::hex::Orientation;
    use oblique_core::rules::RULESETS;
    use std::fs;

    #[test]
    fn what_is_saved_is_what_is_read_and_backups_rotate() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let mut scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        for title in ["one", "two", "three", "four", "five"] {
            scenario.meta.title = title.to_owned();
            save(&path, &scenario, None).expect("saved");
        }
        let titled = |path: &std::path::Path| {
            load(path).expect("loaded").reading.scenario.expect("a scenario").meta.title
        };
        assert_eq!(titled(&path), "five");
        assert_eq!(titled(&beside(&path, ".bak1")), "four");
        assert_eq!(titled(&beside(&path, ".bak3")), "two");
        assert!(!beside(&path, ".bak4").exists());
        assert!(!beside(&path, ".saving").exists());
    }

    #[test]
    fn a_file_changed_by_others_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        let stamp = save(&path, &scenario, None).expect("saved");
        fs::write(&path, "something else").expect("written");
        assert_eq!(save(&path, &scenario, Some(stamp)), Err(SaveError::ChangedOnDisk));
        assert_eq!(fs::read_to_string(&path).expect("read"), "something else");
    }

    #[test]
    fn a_folder_that_is_not_there_is_told_in_plain_words() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("nowhere/a.ron");
        let scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        let error = save(&path, &scenario, None).expect_err("refused");
        assert!(error.message(&path).contains("it is not there"), "{error:?}");
    }
}
