//! Work that must not hold up the interface, and what whoever waits for it waits with.
//!
//! - [`Slot`]: who waits for a result keeps one, starts its jobs in it and polls it once a frame. Every job started
//!   ends in one [`Outcome`], also one that panics or for which no thread can be had, so that nobody waits for ever.
//! - [`Jobs`]: the list of all that is under way, with progress, to show and to cancel.
//! - [`Worker`]: one thread that carries out orders as they come, as for writing journals.
//! - [`Crew`]: threads that work off a list which the interface writes anew every frame, as of tiles to draw.
//! - [`at_once`]: work on several things at the same time, for a job that waits for all of it.
//! - [`guard`]: makes a panic an error.
//!
//! Where the system has no threads, as in a browser, all of this is done in turns on the thread of the interface: whoever
//! draws it calls [`take_turns`] after every frame. Who waits sees no difference but that others wait too while a step
//! is done: what takes long is started by [`Slot::start_in_steps`].
//!
//! A panic is noted in the log in every case. Must not know the interface: what wakes it is a closure.
//!
//! ```
//! use oblique_jobs::{Cancelled, Jobs, Outcome, Slot};
//!
//! let jobs = Jobs::default();
//! let mut sums = Slot::default();
//! sums.start(&jobs, "Adding up", || {}, |task| {
//!     let mut sum = 0;
//!     for n in 1..=100_u32 {
//!         if task.is_cancelled() {
//!             return Err(Cancelled);
//!         }
//!         sum += n;
//!     }
//!     Ok(sum)
//! });
//! let outcome = loop {
//!     if let Some(outcome) = sums.poll() {
//!         break outcome;
//!     }
//! };
//! assert!(matches!(outcome, Outcome::Done(5050)));
//! assert!(!sums.is_busy());
//! ```

mod at_once;
mod crew;
mod guard;
mod jobs;
mod slot;
mod task;
mod turns;
mod worker;

pub use at_once::at_once;
pub use crew::{Crew, Go, List};
pub use guard::{Panicked, guard, panic_message};
pub use jobs::{JobId, Jobs, Running};
pub use slot::{Outcome, Policy, Slot};
pub use task::{Cancelled, Progress, Task};
pub use turns::{do_without_threads, take_turns, turns_wait, without_threads};
pub use worker::Worker;
