//! What a job sees of those who wait for it, and they of it.

use oblique_platform::time::Instant;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Progress is counted in so many parts.
const PARTS: f32 = 1000.0;
/// The job has not said how far it is.
const UNSAID: u32 = u32::MAX;

/// A job ended before its time because nobody wants its result any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

/// What a step of a job that is done step by step came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress<T> {
    /// There is more to do.
    More,
    /// There is more to do, but not before something has happened elsewhere.
    Waits,
    /// It is done: its result.
    Done(T),
}

/// What is known of a job on both threads.
pub(crate) struct Entry {
    pub label: String,
    pub started: Instant,
    cancelled: AtomicBool,
    /// Nobody takes the result.
    pub forgotten: AtomicBool,
    pub ended: AtomicBool,
    asks: AtomicBool,
    parts: AtomicU32,
}

impl Entry {
    pub(crate) fn new(label: String) -> Self {
        Self {
            label,
            started: Instant::now(),
            cancelled: AtomicBool::new(false),
            forgotten: AtomicBool::new(false),
            ended: AtomicBool::new(false),
            asks: AtomicBool::new(false),
            parts: AtomicU32::new(UNSAID),
        }
    }

    pub(crate) fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// Has the job ever asked whether it is cancelled? Others cannot be stopped.
    pub(crate) fn asks(&self) -> bool {
        self.asks.load(Ordering::Relaxed)
    }

    pub(crate) fn progress(&self) -> Option<f32> {
        let parts = self.parts.load(Ordering::Relaxed);
        (parts != UNSAID).then_some(parts as f32 / PARTS)
    }
}

/// A job's own end of the line: it learns whether to go on and tells how far it is.
#[derive(Clone)]
pub struct Task {
    pub(crate) entry: Arc<Entry>,
    pub(crate) wake: Arc<dyn Fn() + Send + Sync>,
}

impl Task {
    /// Is the result not wanted any more? A job that takes long asks often and then ends with [`Cancelled`].
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.entry.asks.store(true, Ordering::Relaxed);
        self.entry.is_cancelled()
    }

    /// Tells how much is done, from 0 to 1, and wakes the interface to show it.
    pub fn report(&self, done: f32) {
        let parts = (done.clamp(0.0, 1.0) * PARTS).round() as u32;
        if self.entry.parts.swap(parts, Ordering::Relaxed) != parts {
            self.wake();
        }
    }

    /// Wakes the interface, where there is something to show before the job ends.
    pub fn wake(&self) {
        (self.wake)();
    }
}
