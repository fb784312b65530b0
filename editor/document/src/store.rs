//! Reading and writing scenario files so that nothing is ever lost.
//!
//! Saving writes a new file beside the old one, syncs it, reads it back, compares what it says with
//! the document, keeps the old file as a backup and only then puts the new one in its place. These
//! functions block: call them from a job. Must not know the interface.

use super::errors::LoadError;
use super::files::{self, Aside, beside, plain};
use oblique_platform::fs;
use oblique_rules::Registry;
use oblique_scenario::Scenario;
use oblique_scenario::format::Reading;
use oblique_text::text;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
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

    /// What a number of a log stands for.
    pub const fn from_number(number: u64) -> Self {
        Self(number)
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
            Self::ChangedOnDisk => text!("files-name-was-changed-by-another-program", name),
            Self::NotTheSame => text!("files-name-was-not-saved-the-text-would-not", name),
            Self::System(why) => {
                text!("files-name-was-not-saved-why-the-file-is", name, why)
            }
        }
    }
}

/// Reads a file.
///
/// # Errors
/// The file cannot be read at all.
pub fn load(registry: Registry, path: &Path) -> Result<Loaded, LoadError> {
    let bytes = files::read(path).map_err(|source| LoadError { path: path.to_owned(), source })?;
    let reading = registry.read_scenario_bytes(&bytes);
    Ok(Loaded { path: path.to_owned(), reading, stamp: Stamp::of(&bytes) })
}

/// What a file holds now; `None` if it cannot be read.
pub fn stamp_of(path: &Path) -> Option<Stamp> {
    files::read(path).ok().map(|bytes| Stamp::of(&bytes))
}

/// Saves a scenario. With `expected`, refuses if the file holds anything else by now.
///
/// # Errors
/// See [`SaveError`]; the file on disk is then as it was.
pub fn save(
    registry: Registry,
    path: &Path,
    scenario: &Scenario,
    expected: Option<Stamp>,
) -> Result<Stamp, SaveError> {
    save_noting(registry, path, scenario, expected, |_| ())
}

/// The same; `note` is told what the file will hold just before it is put in place.
///
/// # Errors
/// See [`SaveError`]; the file on disk and its backups are then as they were.
pub fn save_noting(
    registry: Registry,
    path: &Path,
    scenario: &Scenario,
    expected: Option<Stamp>,
    note: impl FnOnce(Stamp),
) -> Result<Stamp, SaveError> {
    let system = |e: std::io::Error| SaveError::System(plain(&e));
    let mut aside = Aside::new(path, false).map_err(system)?;
    let target = aside.target().to_owned();
    let old = match files::read(&target) {
        Ok(bytes) => Some(bytes),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => None,
        Err(e) => return Err(system(e)),
    };
    if let (Some(expected), Some(old)) = (expected, &old)
        && Stamp::of(old) != expected
    {
        return Err(SaveError::ChangedOnDisk);
    }
    let text = registry.write_scenario(scenario);
    let stamp = Stamp::of(text.as_bytes());
    let written = aside.write(text.as_bytes()).map_err(system)?;
    match registry.read_scenario_bytes(&written).scenario {
        Some(back) if written == text.as_bytes() && same(&back, scenario) => {}
        _ => return Err(SaveError::NotTheSame),
    }
    // What is there already need not be kept once more: an older version would go for it.
    let backup = old.as_ref().filter(|old| **old != written).map(|_| Backup::of(&target)).transpose();
    let backup = backup.map_err(system)?;
    note(stamp);
    aside.put_in_place().map_err(system)?;
    if let Some(backup) = backup {
        backup.keep();
    }
    files::sweep(&target);
    Ok(stamp)
}

/// A copy of the file about to be replaced, not among the backups yet; dropped it is gone.
struct Backup {
    of: PathBuf,
    copy: Option<PathBuf>,
}

impl Backup {
    fn of(path: &Path) -> std::io::Result<Self> {
        let copy = beside(path, ".bak0");
        if fs::is_there(&copy) {
            // A save was killed after the new text was in place: what it replaced comes first.
            rotate(path, &copy);
        }
        let backup = Self { of: path.to_owned(), copy: Some(copy.clone()) };
        fs::copy(path, &copy)?;
        Ok(backup)
    }

    /// Makes it the newest backup: the new text is in place.
    fn keep(mut self) {
        if let Some(copy) = self.copy.take() {
            rotate(&self.of, &copy);
        }
    }
}

impl Drop for Backup {
    fn drop(&mut self) {
        if let Some(copy) = &self.copy {
            let _ = fs::remove_file(copy);
        }
    }
}

/// Makes a copy `.bak1`, what was that `.bak2`, and so on. Where one cannot be moved the rest stays:
/// the copy is then rotated with the next save.
fn rotate(path: &Path, copy: &Path) {
    let backup = |n: u32| beside(path, &format!(".bak{n}"));
    for n in (1..BACKUPS).rev() {
        if fs::rename(backup(n), backup(n + 1)).is_err() && fs::is_there(&backup(n)) {
            return;
        }
    }
    let _ = fs::rename(copy, backup(1));
}

/// Do they say the same? Palettes may differ by entries nothing uses.
pub(super) fn same(a: &Scenario, b: &Scenario) -> bool {
    let (x, y) = (&a.board, &b.board);
    let ground =
        || x.layout().hexes().all(|h| x.terrain_id(h) == y.terrain_id(h) && x.level(h) == y.level(h));
    (a.meta == b.meta && a.ruleset == b.ruleset && a.params == b.params && a.sides == b.sides)
        && (a.nations == b.nations && a.pieces == b.pieces && a.objectives == b.objectives)
        && (a.zones == b.zones && a.exits == b.exits && a.setups == b.setups)
        && (a.history == b.history && a.notes == b.notes)
        && (a.feature_evidence == b.feature_evidence && a.label_evidence == b.label_evidence)
        && (a.silenced == b.silenced && a.sheets == b.sheets && a.board_place == b.board_place)
        && (x.layout() == y.layout() && x.features() == y.features() && x.labels() == y.labels())
        && x.hex_attrs() == y.hex_attrs()
        && ground()
}

#[cfg(test)]
mod tests {
    use super::{SaveError, load, save};
    use crate::beside;
    use crate::blank;
    use oblique_board::hex::Orientation;
    use oblique_rulesets::{REGISTRY, RULESETS};
    use std::fs;

    #[test]
    fn what_is_saved_is_what_is_read_and_backups_rotate() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let mut scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        for title in ["one", "two", "three", "four", "five"] {
            scenario.meta.title = title.to_owned();
            save(REGISTRY, &path, &scenario, None).expect("saved");
        }
        let titled = |path: &std::path::Path| {
            load(REGISTRY, path).expect("loaded").reading.scenario.expect("a scenario").meta.title
        };
        assert_eq!(titled(&path), "five");
        assert_eq!(titled(&beside(&path, ".bak1")), "four");
        assert_eq!(titled(&beside(&path, ".bak3")), "two");
        assert!(!beside(&path, ".bak4").exists());
        assert_eq!(fs::read_dir(folder.path()).expect("read").count(), 4, "nothing else is left");
        // Saved once more without a change, no older version goes.
        save(REGISTRY, &path, &scenario, None).expect("saved");
        assert_eq!(titled(&beside(&path, ".bak1")), "four");
        assert_eq!(titled(&beside(&path, ".bak3")), "two");
    }

    #[test]
    fn a_save_that_fails_leaves_every_backup() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let mut scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        for title in ["one", "two", "three", "four"] {
            scenario.meta.title = title.to_owned();
            save(REGISTRY, &path, &scenario, None).expect("saved");
        }
        let holding = || {
            let name = |n: u32| beside(&path, &format!(".bak{n}"));
            [path.clone(), name(1), name(2), name(3)].map(|path| fs::read(path).expect("read"))
        };
        let before = holding();
        scenario.meta.title = "five".to_owned();
        // The copy of the old text cannot be made: what is in its place cannot be moved away.
        fs::create_dir(beside(&path, ".bak0")).expect("made");
        fs::write(beside(&path, ".bak0").join("x"), "x").expect("written");
        fs::rename(beside(&path, ".bak3"), folder.path().join("third")).expect("moved");
        fs::create_dir_all(beside(&path, ".bak3").join("full")).expect("made");
        assert!(save(REGISTRY, &path, &scenario, None).is_err());
        fs::remove_dir_all(beside(&path, ".bak0")).expect("removed");
        fs::remove_dir_all(beside(&path, ".bak3")).expect("removed");
        fs::rename(folder.path().join("third"), beside(&path, ".bak3")).expect("moved");
        assert_eq!(holding(), before);
        // Changed by another program: refused before anything is touched.
        assert!(save(REGISTRY, &path, &scenario, Some(super::Stamp::of(b"else"))).is_err());
        assert_eq!(holding(), before);
        assert_eq!(fs::read_dir(folder.path()).expect("read").count(), 4);
    }

    #[test]
    fn a_backup_of_a_save_that_was_killed_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let mut scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        save(REGISTRY, &path, &scenario, None).expect("saved");
        fs::write(beside(&path, ".bak0"), "replaced by the save that was killed").expect("written");
        scenario.meta.title = "two".to_owned();
        save(REGISTRY, &path, &scenario, None).expect("saved");
        assert!(fs::read_to_string(beside(&path, ".bak2")).expect("read").starts_with("replaced"));
    }

    #[test]
    fn a_file_changed_by_others_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        let stamp = save(REGISTRY, &path, &scenario, None).expect("saved");
        fs::write(&path, "something else").expect("written");
        assert_eq!(save(REGISTRY, &path, &scenario, Some(stamp)), Err(SaveError::ChangedOnDisk));
        assert_eq!(fs::read_to_string(&path).expect("read"), "something else");
    }

    #[test]
    fn a_folder_that_is_not_there_is_told_in_plain_words() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("nowhere/a.ron");
        let scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        let error = save(REGISTRY, &path, &scenario, None).expect_err("refused");
        assert!(error.message(&path).contains("it is not there"), "{error:?}");
    }
}
