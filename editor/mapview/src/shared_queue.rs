//! A list of work that the interface writes and threads work off, with the means to wake them.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The list and the bell beside it.
#[derive(Default)]
pub(crate) struct SharedQueue<Q> {
    queue: Mutex<Q>,
    wake: Condvar,
}

impl<Q> SharedQueue<Q> {
    /// The list; a thread that panicked leaves it usable, for it holds plain data.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Q> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until somebody rings.
    pub(crate) fn wait<'a>(&'a self, held: MutexGuard<'a, Q>) -> MutexGuard<'a, Q> {
        self.wake.wait(held).unwrap_or_else(PoisonError::into_inner)
    }

    /// Rings: the list is another.
    pub(crate) fn ring(&self) {
        self.wake.notify_all();
    }
}
