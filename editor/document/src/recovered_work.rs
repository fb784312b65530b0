//! Work that was lost and found again, kept until the user has done with it.
//!
//! A journal is where the next stroke goes, so what a crash left in it is put together and set aside, whole,
//! before anything is written there: a file a work, in `recovered` in the data folder. Its first line tells
//! what it is. These functions block: call them from a job. Must not know the interface.

use super::edit_log::log_of;
use super::errors::{LoadError, RecoverError, RemoveError};
use super::files;
use super::head::Origin;
use super::journal::written;
use super::replay::{Recovered, recover};
use super::store::{Loaded, Stamp, load, same};
use oblique_platform::time::{Duration, SystemTime, UNIX_EPOCH};
use oblique_rules::Registry;
use oblique_text::text;
use serde::{Deserialize, Serialize};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

/// Ending of the files.
const ENDING: &str = "kept";
/// What the first line begins with.
const HEAD: &str = "// kept ";

/// A work set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveredWork {
    /// The file that holds it.
    pub file: PathBuf,
    /// What it belongs to.
    pub origin: Origin,
    /// Title of the battle.
    pub title: String,
    /// When it was worked on last.
    pub written: SystemTime,
    /// What could not be restored, in words for the user.
    pub left_out: Option<String>,
    /// Size of the file, bytes.
    pub bytes: u64,
}

#[derive(Serialize, Deserialize)]
struct Head {
    of: Option<String>,
    file: Option<u64>,
    title: String,
    written: u64,
    left_out: Option<String>,
}

/// Where works of that data folder are set aside; without one, beside the journal.
pub fn recovered_folder(data: Option<&Path>, journal: &Path) -> PathBuf {
    let beside = || journal.parent().unwrap_or(Path::new(".")).to_owned();
    data.map_or_else(beside, |data| data.join("recovered"))
}

/// Puts together what a crash left in a journal, sets it aside and empties the journal. `None` where it
/// holds nothing that the file does not. Only whoever nobody else can write that journal beside may ask.
///
/// # Errors
/// See [`RecoverError`]; the journal is then as it was.
pub(crate) fn set_aside(
    registry: Registry,
    journal: &Path,
    document: Option<&Path>,
    folder: &Path,
) -> Result<Option<RecoveredWork>, RecoverError> {
    let when = written(journal).unwrap_or_else(SystemTime::now);
    let Recovered { loaded, origin, refused } = recover(registry, journal, document)?;
    let scenario = loaded.reading.scenario.ok_or(RecoverError::NoBattle)?;
    let left_out = refused.map(|refused| {
        let edits = if refused.edits == 1 {
            text!("files-one-change-was").to_owned()
        } else {
            text!("files-edits-changes-were", edits = refused.edits)
        };
        let why = refused.why.map(|why| format!(": {why}")).unwrap_or_default();
        text!("files-edits-left-out-the-log-is-damaged-from", edits, line = refused.line, why)
    });
    if left_out.is_some() {
        // Somebody may make more of it.
        let name = log_of(journal).file_name().unwrap_or_default().to_owned();
        let _ = oblique_platform::fs::create_dir_all(folder);
        let _ = oblique_platform::fs::copy(log_of(journal), files::beside(&folder.join(name), ".damaged"));
    }
    let now = origin.document.as_deref().and_then(|path| load(registry, path).ok());
    let nothing_new = now.and_then(|now| now.reading.scenario).is_some_and(|now| same(&now, &scenario));
    let kept = if nothing_new {
        None
    } else {
        let seconds = when.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let head = Head {
            of: origin.document.as_ref().map(|path| path.to_string_lossy().into_owned()),
            file: origin.file.map(Stamp::number),
            title: scenario.meta.title.clone(),
            written: seconds,
            left_out,
        };
        let head = ron::to_string(&head)?;
        let text = format!("{HEAD}{head}\n{}", registry.write_scenario(&scenario));
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        // Set aside twice, because a start was killed in the middle, it is one work.
        let name = origin.document.as_deref().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let name: String = name.chars().filter(|c| c.is_alphanumeric()).take(40).collect();
        let file = folder.join(format!(".{name}-{:016x}.{ENDING}", hasher.finish()));
        let aside = oblique_platform::fs::create_dir_all(folder)
            .and_then(|()| files::write_private(&file, text.as_bytes()));
        aside.map_err(|source| RecoverError::SetAside {
            journal: journal.to_owned(),
            folder: folder.to_owned(),
            source,
        })?;
        read_head(&file)
    };
    // The snapshot first: the log alone still tells what it belongs to.
    for path in [journal.to_owned(), log_of(journal)] {
        let _ = oblique_platform::fs::remove_file(path);
    }
    Ok(kept)
}

fn read_head(file: &Path) -> Option<RecoveredWork> {
    let bytes = files::read_head(file, 1 << 16).ok()?;
    let line = String::from_utf8_lossy(bytes.split(|byte| *byte == b'\n').next()?).into_owned();
    let head: Head = ron::from_str(line.strip_prefix(HEAD)?).ok()?;
    let origin = Origin { document: head.of.map(PathBuf::from), file: head.file.map(Stamp::from_number) };
    Some(RecoveredWork {
        file: file.to_owned(),
        origin,
        title: head.title,
        written: UNIX_EPOCH.checked_add(Duration::from_secs(head.written)).unwrap_or(UNIX_EPOCH),
        left_out: head.left_out,
        bytes: oblique_platform::fs::metadata(file).map_or(0, |m| m.len()),
    })
}

/// The works set aside there, the newest first.
pub fn recovered_works(folder: &Path) -> Vec<RecoveredWork> {
    let entries =
        oblique_platform::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let files = entries.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
    let mut kept: Vec<RecoveredWork> = files.filter_map(|file| read_head(&file)).collect();
    kept.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.file.cmp(&b.file)));
    kept
}

impl RecoveredWork {
    /// Reads the battle.
    ///
    /// # Errors
    /// The file cannot be read at all.
    pub fn read(&self, registry: Registry) -> Result<Loaded, LoadError> {
        load(registry, &self.file)
    }

    /// Removes it for good.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn discard(&self) -> Result<(), RemoveError> {
        match oblique_platform::fs::remove_file(&self.file) {
            Err(source) if source.kind() != std::io::ErrorKind::NotFound => {
                Err(RemoveError { path: self.file.clone(), source })
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{RecoverError, recovered_folder, recovered_works, set_aside};
    use crate::Gesture;
    use crate::{Autosave, Document, blank, journal_beside, log_of, save};
    use oblique_board::TerrainIx;
    use oblique_board::hex::Orientation;
    use oblique_rulesets::{REGISTRY, RULESETS};
    use oblique_scenario::Edit;
    use std::path::Path;

    /// Works on a document until it is killed.
    fn crash(path: &Path, hexes: usize) -> Document {
        let scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        let stamp = save(REGISTRY, path, &scenario, None).expect("saved");
        let mut document = Document::new(scenario).with_log();
        let mut keeper = Autosave::new(REGISTRY);
        keeper.belongs_to(Some(path), Some(stamp));
        let journal = journal_beside(path).expect("a path");
        for index in 0..hexes {
            let hex = document.scenario().board.layout().hex(index);
            document.apply("Paint", Edit::Terrain(vec![(hex, TerrainIx(1))]), Gesture::Whole);
            keeper.keep(&mut document, &journal, Some(stamp), 0.0);
        }
        document
    }

    #[test]
    fn works_are_set_aside_one_beside_the_other_and_the_journal_is_free() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let path = folder.path().join("a.ron");
        let journal = journal_beside(&path).expect("a path");
        let folder = recovered_folder(Some(&data), &journal);
        for hexes in [1, 2, 3] {
            let lost = crash(&path, hexes);
            let kept =
                set_aside(REGISTRY, &journal, Some(&path), &folder).expect("set aside").expect("a work");
            assert_eq!(kept.read(REGISTRY).expect("read").reading.scenario.as_ref(), Some(lost.scenario()));
            assert_eq!(kept.origin.document.as_deref(), Some(path.as_path()));
            assert_eq!(kept.origin.file, crate::stamp_of(&path));
            assert!(!journal.exists() && !log_of(&journal).exists());
        }
        assert_eq!(recovered_works(&folder).len(), 3);
        // The same once more, as after a kill in between, is no other work.
        crash(&path, 3);
        for kept in recovered_works(&folder) {
            kept.discard().expect("discarded");
        }
        assert!(recovered_works(&folder).is_empty());
    }

    #[test]
    fn what_the_file_holds_already_is_no_lost_work() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let journal = journal_beside(&path).expect("a path");
        let lost = crash(&path, 2);
        save(REGISTRY, &path, lost.scenario(), None).expect("saved");
        let found =
            set_aside(REGISTRY, &journal, Some(&path), &recovered_folder(None, &journal)).expect("looked at");
        assert_eq!(found, None);
        assert!(!journal.exists());
    }

    #[test]
    fn what_cannot_be_set_aside_stays_where_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        let journal = journal_beside(&path).expect("a path");
        crash(&path, 2);
        let nowhere = folder.path().join("file");
        std::fs::write(&nowhere, "x").expect("written");
        let why = set_aside(REGISTRY, &journal, Some(&path), &nowhere.join("folder")).expect_err("refused");
        assert!(matches!(why, RecoverError::SetAside { .. }), "{why}");
        assert!(journal.exists() && log_of(&journal).exists());
    }
}
