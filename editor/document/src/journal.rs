//! The crash journal: what was not saved yet, kept beside the document by a thread of its own.
//!
//! The journal of `mollwitz.ron` is `.mollwitz.ron.journal`, that of a battle without a file, or of one
//! beside which nothing can be written, lies in the data folder (`run.rs`). It is written after every step,
//! whole or not at all, and removed once the document is saved or given up; so a journal found at the start
//! holds work that was lost. Must not know the interface.

use super::edit_log::{LogCount, log_of};
use super::files::{plain, write_private};
use super::head::{Origin, snapshot_head};
use oblique_jobs::Worker;
use oblique_platform::fs::is_there;
use oblique_platform::time::SystemTime;
use oblique_rules::Registry;
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// A snapshot to write.
pub struct Snapshot {
    /// Where.
    pub journal: PathBuf,
    /// What.
    pub scenario: Box<Scenario>,
    /// So many edits it holds.
    pub edits: u64,
    /// What it belongs to.
    pub origin: Origin,
    /// Files that hold the same and go once it is written.
    pub instead_of: Vec<PathBuf>,
}

enum Order {
    Write(Snapshot),
    Remove(PathBuf),
    /// Removes a log of edits unless another has been begun since that count.
    RemoveLog(PathBuf, u64, LogCount),
}

impl Order {
    fn path(&self) -> &Path {
        match self {
            Self::Write(Snapshot { journal: path, .. }) | Self::Remove(path) | Self::RemoveLog(path, ..) => {
                path
            }
        }
    }
}

/// Orders to carry out: of several for one file only the last is worth it.
fn worth_it(batch: Vec<Order>) -> Vec<Order> {
    let mut todo: Vec<Order> = Vec::new();
    for mut order in batch {
        let (earlier, rest): (Vec<_>, Vec<_>) = todo.into_iter().partition(|o| o.path() == order.path());
        todo = rest;
        if let Order::Write(new) = &mut order {
            // What an earlier one would have taken the place of, this one does.
            for earlier in earlier {
                if let Order::Write(old) = earlier {
                    new.instead_of.extend(old.instead_of);
                }
            }
        }
        todo.push(order);
    }
    todo
}

/// Writes journals in the background. Dropping it waits until all that was ordered is done.
pub struct Journal {
    registry: Registry,
    worker: Worker<Order>,
    /// Why the last snapshot was not written.
    trouble: Arc<Mutex<Option<String>>>,
}

impl Journal {
    /// Starts the thread; snapshots are written by the catalogs of these rulesets.
    pub fn new(registry: Registry) -> Self {
        let trouble = Arc::new(Mutex::new(None));
        let (written, failed) = (trouble.clone(), trouble.clone());
        let work =
            move |batch| worth_it(batch).into_iter().for_each(|order| perform(registry, order, &written));
        let worker = Worker::start("journal", work, move |why| set_trouble(&failed, Some(why)));
        Self { registry, worker, trouble }
    }

    /// Writes a snapshot in the background.
    pub fn keep(&self, snapshot: Snapshot) {
        self.worker.send(Order::Write(snapshot));
    }

    /// The same at once, on this thread.
    pub(crate) fn write_now(&self, snapshot: &Snapshot) {
        write(self.registry, snapshot, &self.trouble);
    }

    /// Why the last snapshot was not written, if it was not.
    pub fn take_trouble(&self) -> Option<String> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Removes a journal: its document is saved or given up.
    pub fn remove(&self, path: &Path) {
        self.worker.send(Order::Remove(path.to_owned()));
    }

    /// Removes a log of edits after all that was ordered before, unless it is begun anew meanwhile:
    /// as long as a snapshot lies there, the log tells whether the file is newer.
    pub(crate) fn remove_log(&self, log: &Path, count: &LogCount) {
        self.worker.send(Order::RemoveLog(log.to_owned(), count.now(), count.clone()));
    }
}

fn perform(registry: Registry, order: Order, trouble: &Mutex<Option<String>>) {
    match order {
        Order::Write(snapshot) => write(registry, &snapshot, trouble),
        Order::Remove(path) => {
            let _ = oblique_platform::fs::remove_file(path);
        }
        Order::RemoveLog(path, then, count) => count.if_still(then, || {
            let _ = oblique_platform::fs::remove_file(path);
        }),
    }
}

fn write(registry: Registry, snapshot: &Snapshot, trouble: &Mutex<Option<String>>) {
    let head = snapshot_head(snapshot.edits, &snapshot.origin);
    let text = format!("{head}{}", registry.write_scenario(&snapshot.scenario));
    let written = write_private(&snapshot.journal, text.as_bytes());
    if written.is_ok() {
        for path in &snapshot.instead_of {
            let _ = oblique_platform::fs::remove_file(path);
        }
    }
    set_trouble(trouble, written.err().map(|e| plain(&e)));
}

fn set_trouble(trouble: &Mutex<Option<String>>, why: Option<String>) {
    *trouble.lock().unwrap_or_else(PoisonError::into_inner) = why;
}

/// The journal beside a document.
pub fn journal_beside(document: &Path) -> Option<PathBuf> {
    let name = document.file_name()?.to_string_lossy();
    Some(document.with_file_name(format!(".{name}.journal")))
}

/// The journal left behind for a document, if there is one.
pub fn lost_of(document: &Path) -> Option<PathBuf> {
    journal_beside(document).filter(|journal| is_there(journal) || is_there(&log_of(journal)))
}

/// When a journal was written last.
pub(crate) fn written(journal: &Path) -> Option<SystemTime> {
    // The log is newer than the snapshot, where there are both.
    let times = [log_of(journal), journal.to_owned()];
    times.iter().find_map(|path| oblique_platform::fs::metadata(path).and_then(|m| m.modified()).ok())
}

#[cfg(test)]
mod tests {
    use super::{Journal, Snapshot, journal_beside, lost_of};
    use crate::{blank, load};
    use oblique_board::hex::Orientation;
    use oblique_rulesets::{REGISTRY, RULESETS};

    #[test]
    fn what_was_kept_is_found_again_until_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let document = folder.path().join("a.ron");
        let path = journal_beside(&document).expect("a path");
        let mut scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        let journal = Journal::new(REGISTRY);
        let old = |n: u32| folder.path().join(format!("old-{n}"));
        let of = |scenario: &_, n| Snapshot {
            journal: path.clone(),
            scenario: Box::new(Clone::clone(scenario)),
            edits: 0,
            origin: crate::Origin::default(),
            instead_of: vec![old(n)],
        };
        for (n, title) in (0..).zip(["one", "two", "three"]) {
            std::fs::write(old(n), "x").expect("written");
            scenario.meta.title = title.to_owned();
            journal.keep(of(&scenario, n));
        }
        drop(journal);
        assert!((0..3).all(|n| !old(n).exists()), "what the snapshots replace goes, written or not");
        let lost = lost_of(&document).expect("found");
        let back = load(REGISTRY, &lost).expect("read").reading.scenario;
        assert_eq!(back, Some(scenario.clone()));
        let journal = Journal::new(REGISTRY);
        journal.remove(&path);
        drop(journal);
        assert_eq!(lost_of(&document), None);

        // Where it cannot be written, that is told and nothing goes.
        let journal = Journal::new(REGISTRY);
        std::fs::create_dir(&path).expect("made");
        std::fs::write(old(9), "x").expect("written");
        journal.write_now(&of(&scenario, 9));
        assert!(journal.take_trouble().is_some() && old(9).exists());
        assert_eq!(journal.take_trouble(), None, "once");
    }
}
