//! How an edit joins the history.

use std::sync::atomic::{AtomicU64, Ordering};

/// How an edit joins the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A step of its own.
    Whole,
    /// Part of the gesture of that number: all its parts are one undo step. A stroke and a slider being
    /// dragged take a number from [`Gesture::fresh`].
    Part(u64),
}

impl Gesture {
    /// A number different from every other of this run.
    #[must_use]
    pub fn fresh() -> u64 {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        NEXT.fetch_add(1, Ordering::Relaxed)
    }
}
