//! What a waiter holds.

use crate::guard::{Panicked, guard, spawn_steps};
use crate::jobs::{Jobs, Running};
use crate::task::{Cancelled, Entry, Progress, Task};
use crate::turns::Step;
use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How a job ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome<T> {
    /// With a result.
    Done(T),
    /// It was cancelled and stopped.
    Cancelled,
    /// It panicked, or no thread could be had. What can fail in the ordinary way, as reading a file, is
    /// the job's own result.
    Failed {
        /// What it was doing, as it was started.
        job: String,
        /// What the panic or the system said.
        why: String,
    },
}

/// What becomes of a job when another is started in the same slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// It is cancelled and its result dropped. The new one begins once it has let go, so that a slot has one
    /// thread at most: for work that is asked for anew while somebody types or paints.
    #[default]
    Replace,
    /// It goes on, and so do both: for reading and writing files.
    Alongside,
}

type Inbox<T> = Mutex<VecDeque<(Arc<Entry>, Outcome<T>)>>;
/// A job with all that follows it, step by step.
type Body = Box<dyn FnMut() -> Step + Send>;

/// The one thread of a slot whose jobs replace each other.
#[derive(Default)]
struct Lane {
    busy: bool,
    /// What follows; of several only the last.
    next: Option<Body>,
}

/// The jobs one waiter waits for. Dropping it cancels them.
pub struct Slot<T> {
    policy: Policy,
    inbox: Arc<Inbox<T>>,
    /// Those whose outcome was not taken yet, in the order they were started.
    awaited: Vec<Arc<Entry>>,
    lane: Arc<Mutex<Lane>>,
}

impl<T> Default for Slot<T> {
    /// A slot of which each job replaces the one before.
    fn default() -> Self {
        Self::new(Policy::default())
    }
}

/// Data behind these locks is whole between any two statements, so a panic elsewhere does not spoil it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T> Slot<T> {
    /// An empty slot of that policy.
    #[must_use]
    pub fn new(policy: Policy) -> Self {
        Self { policy, inbox: Arc::default(), awaited: Vec::new(), lane: Arc::default() }
    }

    /// An empty slot whose jobs run alongside each other.
    #[must_use]
    pub fn alongside() -> Self {
        Self::new(Policy::Alongside)
    }

    /// Is a job under way, or its outcome not taken yet?
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        !self.awaited.is_empty()
    }

    /// How far the newest job is, from 0 to 1, where it says so.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.awaited.last()?.progress()
    }

    /// Its jobs that are at work, the oldest first.
    #[must_use]
    pub fn running(&self) -> Vec<Running> {
        self.awaited.iter().filter(|e| !e.ended.load(Ordering::Relaxed)).map(Running::of).collect()
    }

    /// Asks its jobs to end. How they did, `poll` tells: a job that was faster, or does not listen, has a result
    /// all the same.
    pub fn cancel(&self) {
        self.awaited.iter().for_each(|entry| entry.cancel());
    }

    /// Cancels its jobs and drops what they bring: the slot is empty at once.
    pub fn forget(&mut self) {
        let mut inbox = lock(&self.inbox);
        for entry in self.awaited.drain(..) {
            entry.cancel();
            entry.forgotten.store(true, Ordering::Relaxed);
        }
        let dropped = std::mem::take(&mut *inbox);
        drop(inbox);
        drop(dropped);
    }

    /// The outcome of a job that has ended, each once, in the order they ended; never waits.
    pub fn poll(&mut self) -> Option<Outcome<T>> {
        let (entry, outcome) = lock(&self.inbox).pop_front()?;
        self.awaited.retain(|awaited| !Arc::ptr_eq(awaited, &entry));
        Some(outcome)
    }
}

impl<T: Send + 'static> Slot<T> {
    /// Starts a job on a thread of its own; what becomes of one under way is the slot's policy. The label says what
    /// is done, as 'Exporting kolin.png'. `wake` is called when there is something to poll or progress to show.
    ///
    /// The job ends with [`Cancelled`] if it stopped because [`Task::is_cancelled`].
    pub fn start(
        &mut self,
        jobs: &Jobs,
        label: impl Into<String>,
        wake: impl Fn() + Send + Sync + 'static,
        work: impl FnOnce(&Task) -> Result<T, Cancelled> + Send + 'static,
    ) {
        let mut work = Some(work);
        self.start_in_steps(jobs, label, wake, move |task| {
            // It is called once: it never says that there is more.
            work.take().map_or(Err(Cancelled), |work| work(task)).map(Progress::Done)
        });
    }

    /// The same for work that is done step by step: where the system has no threads, the interface is drawn between two
    /// steps. `step` is not called again after it is done or cancelled.
    pub fn start_in_steps(
        &mut self,
        jobs: &Jobs,
        label: impl Into<String>,
        wake: impl Fn() + Send + Sync + 'static,
        step: impl FnMut(&Task) -> Result<Progress<T>, Cancelled> + Send + 'static,
    ) {
        if self.policy == Policy::Replace {
            self.forget();
        }
        let entry = Arc::new(Entry::new(label.into()));
        jobs.add(&entry);
        self.awaited.push(entry.clone());
        let task = Task { entry: entry.clone(), wake: Arc::new(wake) };
        let body = body(task, self.inbox.clone(), step);
        let begun = match self.policy {
            Policy::Alongside => spawn_steps("job", body),
            Policy::Replace => {
                let mut lane = lock(&self.lane);
                if lane.busy {
                    lane.next = Some(body);
                    return;
                }
                lane.busy = true;
                drop(lane);
                let (lane, mut body) = (self.lane.clone(), body);
                let begun = spawn_steps("job", move || lane_step(&lane, &mut body));
                if begun.is_err() {
                    lock(&self.lane).busy = false;
                }
                begun
            }
        };
        if let Err(why) = begun {
            let failed = Outcome::Failed { job: entry.label.clone(), why: why.to_string() };
            deliver(&entry, &self.inbox, failed);
        }
    }
}

impl<T> Drop for Slot<T> {
    fn drop(&mut self) {
        self.forget();
    }
}

/// A step of the job a lane is at, which gives way to what follows. None of them unwinds: each is guarded.
fn lane_step(lane: &Mutex<Lane>, body: &mut Body) -> Step {
    let step = body();
    if step != Step::Last {
        return step;
    }
    let mut lane = lock(lane);
    let Some(next) = lane.next.take() else {
        lane.busy = false;
        return Step::Last;
    };
    drop(lane);
    *body = next;
    Step::Again
}

/// A job with all that follows it.
fn body<T: Send + 'static>(
    task: Task,
    inbox: Arc<Inbox<T>>,
    step: impl FnMut(&Task) -> Result<Progress<T>, Cancelled> + Send + 'static,
) -> Body {
    let mut open = Some((task, inbox, step));
    Box::new(move || {
        let Some((task, inbox, mut step)) = open.take() else { return Step::Last };
        let outcome = if task.entry.is_cancelled() {
            Outcome::Cancelled
        } else {
            match guard(&task.entry.label, || step(&task)) {
                Ok(Ok(Progress::Done(result))) => Outcome::Done(result),
                Ok(Ok(more)) => {
                    open = Some((task, inbox, step));
                    return if matches!(more, Progress::Waits) { Step::Rest } else { Step::Again };
                }
                Ok(Err(Cancelled)) => Outcome::Cancelled,
                Err(Panicked(why)) => Outcome::Failed { job: task.entry.label.clone(), why },
            }
        };
        // What it worked with goes first, as at the end of a thread.
        drop(step);
        deliver(&task.entry, &inbox, outcome);
        // Whoever is woken must not find the job still under way.
        let Task { entry, wake } = task;
        drop((entry, inbox));
        wake();
        Step::Last
    })
}

/// Puts an outcome where it is polled, unless nobody wants it; it is then dropped here.
fn deliver<T>(entry: &Arc<Entry>, inbox: &Inbox<T>, outcome: Outcome<T>) {
    let mut inbox = lock(inbox);
    entry.ended.store(true, Ordering::Relaxed);
    if entry.forgotten.load(Ordering::Relaxed) {
        drop(inbox);
        drop(outcome);
    } else {
        inbox.push_back((entry.clone(), outcome));
    }
}

#[cfg(test)]
mod tests;
