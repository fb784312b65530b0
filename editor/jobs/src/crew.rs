//! A list of work that the interface writes and others work off.

use crate::guard::{guard, spawn};
use crate::turns::{Step, wait_for_turn, without_threads};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// What one go at a list came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// Something of it was done.
    Worked,
    /// There is nothing to do before somebody rings.
    Nothing,
}

/// The list, for those who work it off.
#[derive(Debug, Default)]
pub struct List<Q>(Mutex<Q>);

impl<Q> List<Q> {
    /// What is on it; somebody who panicked leaves it usable, for it holds plain data.
    pub fn lock(&self) -> MutexGuard<'_, Q> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Default)]
struct Bell {
    rings: u64,
    closed: bool,
    /// Where there are no threads: does somebody wait for his turn?
    awake: bool,
}

/// Takes one thing off a list and does it.
type Working<Q> = Box<dyn Fn(&List<Q>) -> Go + Send + Sync>;

struct Shared<Q> {
    list: List<Q>,
    bell: Mutex<Bell>,
    rung: Condvar,
    go: Working<Q>,
    name: &'static str,
}

/// A list and the threads that work it off; where there are no threads it is worked off in turns. Dropping it sends them
/// home after what they are at.
pub struct Crew<Q: Send + 'static> {
    shared: Arc<Shared<Q>>,
}

impl<Q: Send + 'static> Crew<Q> {
    /// Begins so many threads. `go` takes one thing off the list and does it, without holding the list meanwhile.
    pub fn start(
        name: &'static str,
        threads: usize,
        list: Q,
        go: impl Fn(&List<Q>) -> Go + Send + Sync + 'static,
    ) -> Self {
        let list = List(Mutex::new(list));
        let shared = Shared { list, bell: Mutex::default(), rung: Condvar::new(), go: Box::new(go), name };
        let shared = Arc::new(shared);
        if !without_threads() {
            for n in 0..threads {
                let theirs = Arc::clone(&shared);
                // A thread that cannot be had leaves the work to the others, and is noted.
                let _ = spawn(&format!("{name} {n}"), move || theirs.work_until_closed());
            }
        }
        Self { shared }
    }

    /// What is on the list.
    pub fn lock(&self) -> MutexGuard<'_, Q> {
        self.shared.list.lock()
    }

    /// Rings: the list is another. Not while it is locked.
    pub fn ring(&self) {
        let mut bell = self.shared.bell();
        bell.rings += 1;
        if without_threads() && !std::mem::replace(&mut bell.awake, true) {
            let shared = Arc::clone(&self.shared);
            wait_for_turn(move || shared.turn());
        }
        drop(bell);
        self.shared.rung.notify_all();
    }
}

impl<Q: Send + 'static> Drop for Crew<Q> {
    fn drop(&mut self) {
        self.shared.bell().closed = true;
        self.shared.rung.notify_all();
    }
}

impl<Q> Shared<Q> {
    fn bell(&self) -> MutexGuard<'_, Bell> {
        self.bell.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Should a go panic, that is noted and the next ring awaited.
    fn go(&self) -> Go {
        guard(self.name, || (self.go)(&self.list)).unwrap_or(Go::Nothing)
    }

    fn work_until_closed(&self) {
        loop {
            let bell = self.bell();
            let (heard, closed) = (bell.rings, bell.closed);
            drop(bell);
            if closed {
                return;
            }
            if self.go() == Go::Nothing {
                let mut bell = self.bell();
                while bell.rings == heard && !bell.closed {
                    bell = self.rung.wait(bell).unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }

    fn turn(&self) -> Step {
        if self.bell().closed {
            return Step::Last;
        }
        if self.go() == Go::Worked {
            return Step::Again;
        }
        // Nobody can have rung since: there is one thread.
        self.bell().awake = false;
        Step::Last
    }
}
