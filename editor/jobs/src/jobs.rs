//! The list of what is under way.

use crate::task::Entry;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

/// The jobs of one interface. Copies are the same list.
#[derive(Clone, Default)]
pub struct Jobs {
    /// An entry lives as long as its thread works or its result waits to be taken.
    entries: Arc<Mutex<Vec<Weak<Entry>>>>,
}

/// Which job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct JobId(usize);

/// A job under way, as a list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    /// To cancel it.
    pub id: JobId,
    /// What it does, as 'Exporting kolin.png'.
    pub label: String,
    /// How long it has been at it.
    pub since: Duration,
    /// From 0 to 1, where it says so.
    pub progress: Option<f32>,
    /// Does it listen when it is cancelled?
    pub can_cancel: bool,
}

impl Running {
    pub(crate) fn of(entry: &Arc<Entry>) -> Self {
        Self {
            id: id_of(entry),
            label: entry.label.clone(),
            since: entry.started.elapsed(),
            progress: entry.progress(),
            can_cancel: entry.asks() && !entry.is_cancelled(),
        }
    }
}

/// Unique among jobs that live, and only those are asked for.
fn id_of(entry: &Arc<Entry>) -> JobId {
    JobId(Arc::as_ptr(entry).addr())
}

impl Jobs {
    pub(crate) fn add(&self, entry: &Arc<Entry>) {
        let mut entries = self.lock();
        entries.retain(|entry| entry.strong_count() > 0);
        entries.push(Arc::downgrade(entry));
    }

    /// Is any job at work or its result yet to be taken?
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.lock().iter().any(|entry| entry.strong_count() > 0)
    }

    /// The jobs at work whose results somebody waits for, the oldest first.
    #[must_use]
    pub fn running(&self) -> Vec<Running> {
        let entries: Vec<Arc<Entry>> = self.lock().iter().filter_map(Weak::upgrade).collect();
        let at_work =
            |e: &&Arc<Entry>| !e.ended.load(Ordering::Relaxed) && !e.forgotten.load(Ordering::Relaxed);
        entries.iter().filter(at_work).map(Running::of).collect()
    }

    /// Asks a job to end; its waiter is told [`crate::Outcome::Cancelled`] if it does.
    pub fn cancel(&self, id: JobId) {
        for entry in self.lock().iter().filter_map(Weak::upgrade).filter(|entry| id_of(entry) == id) {
            entry.cancel();
        }
    }

    /// The list; a thread that panicked leaves it usable, for it holds plain data.
    fn lock(&self) -> MutexGuard<'_, Vec<Weak<Entry>>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
