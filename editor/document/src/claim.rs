//! A window's claim on a file: its mark beside it, the place of its journal, and what an earlier run left
//! in that place. These functions block: call them from a job. Must not know the interface.

use super::errors::RecoverError;
use super::files::{self, plain};
use super::journal::{journal_beside, lost_of};
use super::lock::{Lock, held};
use super::recovered_work::{RecoveredWork, recovered_folder, set_aside};
use super::run::ended;
use oblique_rules::Registry;
use oblique_text::text;
use std::path::{Path, PathBuf};

/// What came of claiming a file.
#[derive(Debug, Default)]
pub struct Claim {
    /// Our mark, where one could be made.
    pub lock: Option<Lock>,
    /// Another window has the file open, and it is not ours yet.
    pub elsewhere: bool,
    /// Where work on the file is kept until it is saved; `None` where it cannot be.
    pub journal: Option<PathBuf>,
    /// Work of an earlier run that was found in that place.
    pub kept: Option<RecoveredWork>,
    /// What the user must know, in sentences.
    pub warnings: Vec<String>,
}

/// Where this program keeps what is no file's.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The data folder.
    pub data: Option<PathBuf>,
    /// The journal of this run in it.
    pub journal: Option<PathBuf>,
}

impl Places {
    fn warning(&self, document: &Path, why: &str) -> String {
        let name = document.display();
        match &self.journal {
            Some(journal) => text!(
                "files-name-cannot-be-saved-where-it-is-why",
                name,
                why,
                journal = journal.parent().unwrap_or(journal).display()
            ),
            None => text!("files-name-cannot-be-saved-where-it-is-why-2", name, why),
        }
    }
}

/// Claims a file. `anyway`: also where another window has it open; the journal is then our own.
pub fn claim(registry: Registry, document: &Path, places: &Places, anyway: bool) -> Claim {
    let target = files::target(document).unwrap_or_else(|_| document.to_owned());
    let mut claim = Claim { journal: places.journal.clone(), ..Claim::default() };
    if !anyway && held(&target).is_some() {
        claim.elsewhere = true;
        return claim;
    }
    match Lock::take(&target) {
        Ok(lock) => {
            if lock.is_first() {
                claim.set_aside(registry, &target, places);
            }
            claim.lock = Some(lock);
        }
        Err(_) if held(&target).is_none() => claim.set_aside(registry, &target, places),
        Err(_) => {}
    }
    if let Err(error) = files::writable(&target) {
        claim.warnings.push(places.warning(document, &plain(&error)));
        claim.journal.clone_from(&places.journal);
    }
    claim
}

impl Claim {
    /// Frees the journal beside a file that is ours, and has work kept there from now on.
    fn set_aside(&mut self, registry: Registry, target: &Path, places: &Places) {
        let beside = journal_beside(target);
        let Some(lost) = lost_of(target) else {
            self.journal = beside;
            return;
        };
        match set_aside(registry, &lost, Some(target), &recovered_folder(places.data.as_deref(), &lost)) {
            Ok(kept) => {
                self.kept = kept;
                self.journal = beside;
            }
            // What lies there stays: this run's work goes elsewhere.
            Err(why) => self.warnings.push(why.to_string()),
        }
    }
}

/// Sets aside what runs that are over left in the data folder; returns why what could not be was not.
pub fn set_aside_of_ended_runs(registry: Registry, data: &Path) -> Vec<RecoverError> {
    let over = ended(data);
    let journals = over.iter().filter_map(super::run::Ended::journal);
    journals
        .filter_map(|journal| {
            set_aside(registry, &journal, None, &recovered_folder(Some(data), &journal)).err()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Places, claim, set_aside_of_ended_runs};
    use crate::{Run, blank, journal_beside, save};
    use oblique_board::hex::Orientation;
    use oblique_rulesets::{REGISTRY, RULESETS};

    fn saved(path: &std::path::Path) {
        save(REGISTRY, path, &blank(RULESETS[0], Orientation::Flat, 6, 5), None).expect("saved");
    }

    #[test]
    fn two_windows_never_share_a_journal() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.ron");
        saved(&path);
        let of = |n: u32| Places { data: None, journal: Some(folder.path().join(format!("run-{n}"))) };
        let first = claim(REGISTRY, &path, &of(1), false);
        assert_eq!(first.journal, journal_beside(&path));
        let asked = claim(REGISTRY, &path, &of(2), false);
        assert!(asked.elsewhere && asked.lock.is_none());
        let second = claim(REGISTRY, &path, &of(2), true);
        assert_eq!(second.journal, of(2).journal);
        // The first goes; what the second does is still its own, and a third asks.
        drop(first);
        assert!(claim(REGISTRY, &path, &of(3), false).elsewhere);
        drop(second);
        assert!(!claim(REGISTRY, &path, &of(3), false).elsewhere);
    }

    #[cfg(unix)]
    #[test]
    fn two_ways_to_a_file_are_one_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, link) = (folder.path().join("a.ron"), folder.path().join("b.ron"));
        saved(&path);
        std::os::unix::fs::symlink(&path, &link).expect("linked");
        let first = claim(REGISTRY, &link, &Places::default(), false);
        assert_eq!(first.journal, journal_beside(&path));
        assert!(claim(REGISTRY, &path, &Places::default(), false).elsewhere);
    }

    #[test]
    fn a_folder_that_takes_no_files_is_told_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        // A name so long that nothing can lie beside it: also the administrator meets that.
        let path = folder.path().join(format!("{}.ron", "a".repeat(248)));
        let text = oblique_rulesets::write_scenario(&blank(RULESETS[0], Orientation::Flat, 6, 5));
        std::fs::write(&path, text).expect("written");
        let run = Run::begin(&folder.path().join("data")).expect("begun");
        let places = Places { data: Some(folder.path().join("data")), journal: Some(run.journal()) };
        let claim = claim(REGISTRY, &path, &places, false);
        assert_eq!(claim.journal, Some(run.journal()));
        assert_eq!(claim.warnings.len(), 1);
        assert!(claim.warnings[0].contains("cannot be saved where it is"), "{:?}", claim.warnings);
    }

    #[test]
    fn what_runs_that_are_over_left_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        for id in ["1", "2"] {
            let mut scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
            scenario.meta.title = format!("of run {id}");
            let text = format!("// edits 1\n{}", oblique_rulesets::write_scenario(&scenario));
            std::fs::write(folder.path().join(format!("untitled-{id}.journal")), text).expect("written");
        }
        assert!(set_aside_of_ended_runs(REGISTRY, folder.path()).is_empty());
        assert_eq!(crate::recovered_works(&folder.path().join("recovered")).len(), 2);
        assert!(!folder.path().join("untitled-1.journal").exists());
    }
}
