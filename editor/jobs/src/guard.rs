//! A panic becomes an error; threads begin here.

use crate::turns::{REST, Step, wait_for_turn, without_threads};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::JoinHandle;

/// Work panicked: what the panic says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Panicked(pub String);

/// Runs something; should it panic, that is noted in the log under the name of the job. What the closure changes
/// outside itself may then be half done: the caller throws it away or begins it anew.
///
/// # Errors
/// The panic.
pub fn guard<T>(job: &str, work: impl FnOnce() -> T) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let why = panic_message(panic.as_ref());
        tracing::error!(job, "A job panicked: {why}");
        Panicked(why)
    })
}

/// Begins a thread. Should it panic in spite of all that is guarded within, that is noted in the log.
///
/// # Errors
/// Why the system has no thread to give; that is noted in the log too.
pub(crate) fn spawn(name: &str, body: impl FnOnce() + Send + 'static) -> std::io::Result<JoinHandle<()>> {
    let job = name.to_owned();
    let begun = std::thread::Builder::new().name(name.to_owned()).spawn(move || {
        // Noted by the guard; whoever joins has nothing to add.
        let _ = guard(&job, body);
    });
    begun.inspect_err(|why| tracing::error!(name, "No thread could be had: {why}"))
}

/// Takes step after step, on a thread or in turns.
///
/// # Errors
/// Why the system has no thread to give; that is noted in the log too.
pub(crate) fn spawn_steps(
    name: &str,
    mut step: impl FnMut() -> Step + Send + 'static,
) -> std::io::Result<()> {
    if without_threads() {
        wait_for_turn(step);
        return Ok(());
    }
    let until_done = move || {
        loop {
            match step() {
                Step::Again => {}
                Step::Rest => std::thread::sleep(REST),
                Step::Last => return,
            }
        }
    };
    spawn(name, until_done).map(drop)
}

/// What a panic says.
#[must_use]
pub fn panic_message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|s| (*s).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no reason given".to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Panicked, guard};

    #[test]
    fn what_a_panic_says_is_the_error() {
        assert_eq!(guard("Scouting", || 3), Ok(3));
        assert_eq!(guard("Scouting", || -> u8 { panic!("hill {}", 3) }), Err(Panicked("hill 3".to_owned())));
        assert_eq!(guard("Scouting", || -> u8 { panic!("a bog") }), Err(Panicked("a bog".to_owned())));
        let odd = guard("Scouting", || -> u8 { std::panic::panic_any(7) });
        assert_eq!(odd, Err(Panicked("no reason given".to_owned())));
    }
}
