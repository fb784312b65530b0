//! The crash journal: what was not saved yet, kept beside the document by a thread of its own.
//!
//! The journal of `mollwitz.ron` is `.mollwitz.ron.journal`, that of a battle never saved lies in the
//! data folder. It is written after every step, whole or not at all, and removed once the document
//! is saved or given up; so a journal found at the start holds work that was lost. Must not know
//! the interface.

use super::edit_log::{LogCount, log_of, snapshot_head};
use super::files::write_private;
use oblique_core::rules::write_scenario;
use oblique_core::scenario::Scenario;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::SystemTime;

/// Ending of journals.
const ENDING: &str = "journal";

enum Order {
    Write(PathBuf, Box<Scenario>, u64),
    Remove(PathBuf),
    /// Removes a log of edits unless another has been begun since that count.
    RemoveLog(PathBuf, u64, LogCount),
}

impl Order {
    fn path(&self) -> &Path {
        match self {
            Self::Write(path, ..) | Self::Remove(path) | Self::RemoveLog(path, ..) => path,
        }
    }
}

/// Writes journals in the background.
pub struct Journal {
    orders: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
}

impl Default for Journal {
    fn default() -> Self {
        Self::new()
    }
}

impl Journal {
    /// Starts the thread.
    pub fn new() -> Self {
        let (orders, waiting) = channel::<Order>();
        let work = move || {
            while let Ok(first) = waiting.recv() {
                // Of several snapshots waiting for the same file only the last is worth writing.
                let mut batch = vec![first];
                batch.extend(waiting.try_iter());
                let mut todo: Vec<Order> = Vec::new();
                for order in batch {
                    todo.retain(|o| o.path() != order.path());
                    todo.push(order);
                }
                todo.into_iter().for_each(carry_out);
            }
        };
        let thread = std::thread::Builder::new().name("journal".to_owned()).spawn(work).ok();
        Self { orders: Some(orders), thread }
    }

    /// Keeps what the scenario is now, after so many edits.
    pub fn keep(&self, path: &Path, scenario: &Scenario, edits: u64) {
        self.send(Order::Write(path.to_owned(), Box::new(scenario.clone()), edits));
    }

    /// The same at once, on this thread.
    pub fn write_now(path: &Path, scenario: &Scenario, edits: u64) {
        if let Some(folder) = path.parent() {
            let _ = std::fs::create_dir_all(folder);
        }
        // A journal that cannot be written must not disturb the work; saving will tell.
        let text = format!("{}{}", snapshot_head(edits), write_scenario(scenario));
        let _ = write_private(path, text.as_bytes());
    }

    /// Removes a journal: its document is saved or given up.
    pub fn remove(&self, path: &Path) {
        self.send(Order::Remove(path.to_owned()));
    }

    /// Removes a log of edits after all that was ordered before, unless it is begun anew meanwhile:
    /// as long as a snapshot lies there, the log tells whether the file is newer.
    pub fn remove_log(&self, log: &Path, count: &LogCount) {
        self.send(Order::RemoveLog(log.to_owned(), count.now(), count.clone()));
    }

    fn send(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // The thread ends only with us.
            let _ = orders.send(order);
        }
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn carry_out(order: Order) {
    match order {
        Order::Write(path, scenario, edits) => Journal::write_now(&path, &scenario, edits),
        Order::Remove(path) => {
            let _ = std::fs::remove_file(path);
        }
        Order::RemoveLog(path, then, count) => count.if_still(then, || {
            let _ = std::fs::remove_file(path);
        }),
    }
}

/// The journal of a document: beside its file, or in the data folder.
pub fn journal_of(document: Option<&Path>, data: Option<&Path>) -> Option<PathBuf> {
    match document {
        Some(path) => {
            let name = path.file_name()?.to_string_lossy();
            Some(path.with_file_name(format!(".{name}.{ENDING}")))
        }
        None => Some(data?.join(format!("untitled-{}.{ENDING}", std::process::id()))),
    }
}

/// A journal left behind by a crash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The journal.
    pub journal: PathBuf,
    /// The file it belongs to; `None` for a battle never saved.
    pub document: Option<PathBuf>,
    /// When it was written.
    pub written: SystemTime,
}

/// The journal left behind for a document, if there is one.
pub fn lost_of(document: &Path) -> Option<Lost> {
    let journal = journal_of(Some(document), None)?;
    // The log is newer than the snapshot, where there are both.
    let written = [log_of(&journal), journal.clone()]
        .iter()
        .find_map(|path| std::fs::metadata(path).and_then(|m| m.modified()).ok())?;
    Some(Lost { journal, document: Some(document.to_owned()), written })
}

/// The newest journal of a battle never saved, from a run that is over.
pub fn lost_untitled(data: &Path) -> Option<Lost> {
    let entries = std::fs::read_dir(data).ok()?;
    let found = entries.filter_map(|entry| {
        let path = entry.ok()?.path();
        let name = path.file_name()?.to_str()?;
        let process = name.strip_prefix("untitled-")?.strip_suffix(".journal")?;
        // A run that still goes on keeps its own journal.
        let alive = process == std::process::id().to_string() || Path::new("/proc").join(process).exists();
        let written = std::fs::metadata(&path).and_then(|m| m.modified()).ok()?;
        (!alive).then_some(Lost { journal: path, document: None, written })
    });
    found.max_by_key(|lost| lost.written)
}

#[cfg(test)]
mod tests {
    use super::{Journal, journal_of, lost_of, lost_untitled};
    use crate::document::{blank, load};
    use oblique_core::hex::Orientation;
    use oblique_core::rules::RULESETS;

    #[test]
    fn what_was_kept_is_found_again_until_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let document = folder.path().join("a.ron");
        let path = journal_of(Some(&document), None).expect("a path");
        let mut scenario = blank(RULESETS[0], Orientation::Flat, 6, 5);
        let journal = Journal::new();
        for title in ["one", "two", "three"] {
            scenario.meta.title = title.to_owned();
            journal.keep(&path, &scenario, 0);
        }
        drop(journal);
        let lost = lost_of(&document).expect("found");
        let back = load(&lost.journal).expect("read").reading.scenario;
        assert_eq!(back, Some(scenario));
        let journal = Journal::new();
        journal.remove(&path);
        drop(journal);
        assert_eq!(lost_of(&document), None);
    }

    #[test]
    fn our_own_untitled_journal_is_not_lost_work() {
        let folder = tempfile::tempdir().expect("a folder");
        let ours = journal_of(None, Some(folder.path())).expect("a path");
        std::fs::write(ours, "x").expect("written");
        assert_eq!(lost_untitled(folder.path()), None);
        std::fs::write(folder.path().join("untitled-999999999.journal"), "x").expect("written");
        assert!(lost_untitled(folder.path()).is_some());
    }
}
