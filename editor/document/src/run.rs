//! This run of the program: its mark in the data folder, and what it keeps there.
//!
//! `run-ID.lock` is locked as long as the run goes on; `untitled-ID.journal` is the journal of a battle
//! that has no file, or none a journal can lie beside, and `under-way-ID.battle` a battle being played.
//! What belongs to a run whose mark nobody holds was lost. Must not know the interface.

use super::edit_log::log_of;
use super::mark::{self, Mark};
use oblique_platform::fs::is_there;
use oblique_text::text;
use std::collections::BTreeSet;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};

/// Runs of one process in one data folder, at most.
const RUNS: u32 = 1000;

/// A run that goes on.
#[derive(Debug)]
pub struct Run {
    data: PathBuf,
    id: String,
    _mark: Mark,
}

/// A run that is over and left something behind; another mark says so until this is dropped, so that no
/// two starts take the same.
#[derive(Debug)]
pub(crate) struct Ended {
    data: PathBuf,
    id: String,
    _mark: Mark,
}

fn mark_of(data: &Path, id: &str) -> PathBuf {
    data.join(format!("run-{id}.lock"))
}

fn journal_of(data: &Path, id: &str) -> PathBuf {
    data.join(format!("untitled-{id}.journal"))
}

fn battle_of(data: &Path, id: &str) -> PathBuf {
    data.join(format!("under-way-{id}.battle"))
}

impl Run {
    /// Begins a run in a data folder, which is made if it is not there.
    ///
    /// # Errors
    /// What the system says where nothing can be kept there.
    pub fn begin(data: &Path) -> Result<Self> {
        oblique_platform::fs::create_dir_all(data)?;
        for number in 1..=RUNS {
            let id = format!("{}-{number}", oblique_platform::process_id());
            // What an earlier process of the same number left behind is not ours.
            let kept = [journal_of(data, &id), log_of(&journal_of(data, &id)), battle_of(data, &id)];
            if kept.iter().any(|path| is_there(path)) {
                continue;
            }
            if let Some(mark) = Mark::take(&mark_of(data, &id))? {
                return Ok(Self { data: data.to_owned(), id, _mark: mark });
            }
        }
        Err(Error::other(text!("files-it-is-full-of-work-of-earlier-runs")))
    }

    /// Where the work on a battle without a place of its own is kept.
    pub fn journal(&self) -> PathBuf {
        journal_of(&self.data, &self.id)
    }

    /// Where the battle under way is kept.
    pub fn battle(&self) -> PathBuf {
        battle_of(&self.data, &self.id)
    }
}

impl Ended {
    /// Its journal, if it left one.
    pub(crate) fn journal(&self) -> Option<PathBuf> {
        let journal = journal_of(&self.data, &self.id);
        (is_there(&journal) || is_there(&log_of(&journal))).then_some(journal)
    }
}

fn id_in(name: &str) -> Option<&str> {
    let journal = || {
        let rest = name.strip_prefix("untitled-")?;
        rest.strip_suffix(".journal").or_else(|| rest.strip_suffix(".journal.edits"))
    };
    journal().or_else(|| name.strip_prefix("under-way-")?.strip_suffix(".battle"))
}

fn ids(data: &Path) -> BTreeSet<String> {
    let entries = oblique_platform::fs::read_dir(data).into_iter().flatten().flatten();
    entries.filter_map(|entry| id_in(entry.file_name().to_str()?).map(str::to_owned)).collect()
}

/// The runs that left a journal behind and are over, as far as nobody else is at them now.
pub(crate) fn ended(data: &Path) -> Vec<Ended> {
    let taken = ids(data).into_iter().filter_map(|id| {
        if mark::held(&mark_of(data, &id)).is_some() {
            return None;
        }
        let mark = Mark::take(&data.join(format!("taking-{id}.lock"))).ok()??;
        let ended = Ended { data: data.to_owned(), id, _mark: mark };
        ended.journal().is_some().then_some(ended)
    });
    taken.collect()
}

/// The battles that runs that are over left under way.
pub fn battles_left(data: &Path) -> Vec<PathBuf> {
    let over = ids(data).into_iter().filter(|id| mark::held(&mark_of(data, id)).is_none());
    over.map(|id| battle_of(data, &id)).filter(|path| is_there(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Run, battles_left, ended};

    #[test]
    fn what_a_run_that_goes_on_keeps_is_not_lost_whatever_its_number() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let run = Run::begin(&data).expect("begun");
        std::fs::write(run.journal(), "x").expect("written");
        std::fs::write(run.battle(), "x").expect("written");
        let second = Run::begin(&data).expect("begun");
        assert_ne!(run.journal(), second.journal());
        assert!(ended(&data).is_empty() && battles_left(&data).is_empty());
        let (journal, battle) = (run.journal(), run.battle());
        drop(run);
        assert_eq!(battles_left(&data), std::slice::from_ref(&battle));
        let over = ended(&data);
        assert_eq!(over.iter().filter_map(super::Ended::journal).collect::<Vec<_>>(), [journal]);
        assert!(ended(&data).is_empty(), "one start at a time is at it");
        drop(over);
        assert_eq!(ended(&data).len(), 1);
        // The process goes on, and its number with it: the next run of that number is another.
        assert_ne!(Run::begin(&data).expect("begun").battle(), battle);
    }

    #[test]
    fn a_number_that_passed_to_another_process_hides_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        // As earlier versions named them: the number of a process that runs, and no mark.
        for name in ["untitled-1.journal", "under-way-1.battle"] {
            std::fs::write(folder.path().join(name), "x").expect("written");
        }
        assert_eq!((ended(folder.path()).len(), battles_left(folder.path()).len()), (1, 1));
        // A log alone is work too.
        std::fs::write(folder.path().join("untitled-2.journal.edits"), "x").expect("written");
        assert_eq!(ended(folder.path()).len(), 2);
    }

    #[test]
    fn a_data_folder_that_cannot_be_made_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "x").expect("written");
        assert!(Run::begin(&file).is_err());
    }
}
