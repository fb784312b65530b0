//! Work that must not hold up the interface, and what whoever waits for it waits with.
//!
//! - [`Slot`]: who waits for a result keeps one, starts its jobs in it and polls it once a frame. Every job started
//!   ends in one [`Outcome`], also one that panics or for which no thread can be had, so that nobody waits for ever.
//! - [`Jobs`]: the list of all that is under way, with progress, to show and to cancel.
//! - [`Worker`]: one thread that carries out orders as they come, as for writing journals.
//! - [`spawn`] and [`guard`]: for threads of another shape: begin one, and make a panic in it an error.
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

mod guard;
mod jobs;
mod slot;
mod task;
mod worker;

pub use guard::{Panicked, guard, panic_message, spawn};
pub use jobs::{JobId, Jobs, Running};
pub use slot::{Outcome, Policy, Slot};
pub use task::{Cancelled, Task};
pub use worker::Worker;
