//! Work where there are no threads: it is done in turns on the thread of the interface, between its frames.
//!
//! A piece of work is a step that is taken again and again until it says that it is done; steps take turns, so that long
//! work of one does not hold up another. Nobody can interrupt a step: who divides his work into short ones keeps the
//! interface quick.

use oblique_platform::HAS_THREADS;
use oblique_platform::time::{Duration, Instant};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What a step came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// There is more to do.
    Again,
    /// There is more to do, but not before something has happened elsewhere.
    Rest,
    /// It was the last.
    Last,
}

/// Who waits for something outside the program looks for it at such intervals.
pub(crate) const REST: Duration = Duration::from_millis(60);

type Work = Box<dyn FnMut() -> Step + Send>;

static WITHOUT_THREADS: AtomicBool = AtomicBool::new(!HAS_THREADS);
static WAITING: Mutex<VecDeque<Work>> = Mutex::new(VecDeque::new());

fn waiting() -> MutexGuard<'static, VecDeque<Work>> {
    WAITING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does without threads from now on, as a system that has none: for trying that out on one that has.
pub fn do_without_threads() {
    WITHOUT_THREADS.store(true, Ordering::Relaxed);
}

/// Is work done in turns, for want of threads?
pub fn without_threads() -> bool {
    WITHOUT_THREADS.load(Ordering::Relaxed)
}

/// Has work wait for its turns.
pub(crate) fn wait_for_turn(work: impl FnMut() -> Step + Send + 'static) {
    waiting().push_back(Box::new(work));
}

/// Does anything wait for its turn?
pub fn turns_wait() -> bool {
    !waiting().is_empty()
}

/// Gives turns to what waits: at least one, then more until that long is over. Call it after every frame; says in how long
/// to call it again, if anything still waits. Where there are threads nothing ever does.
pub fn take_turns(long: Duration) -> Option<Duration> {
    let begun = Instant::now();
    let mut resting = VecDeque::new();
    loop {
        // Not held while it works: work begins more work.
        let Some(mut work) = waiting().pop_front() else { break };
        match work() {
            Step::Again => waiting().push_back(work),
            Step::Rest => resting.push_back(work),
            Step::Last => {}
        }
        if begun.elapsed() >= long {
            break;
        }
    }
    let mut queue = waiting();
    let next = if queue.is_empty() { REST } else { Duration::ZERO };
    queue.append(&mut resting);
    (!queue.is_empty()).then_some(next)
}
