//! Many battles at once, with a bar of progress on the terminal.

use crate::exit::Failure;
use std::io::{IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

/// How many threads are worth it.
const MOST_JOBS: usize = 256;

/// Plays battles 0 to `count - 1` on `jobs` threads, on as many as there are processors if it is 0; what they bring comes
/// in their order, whatever the number of threads.
///
/// # Errors
/// The first failure; battles not begun by then are left out.
pub(crate) fn play_all<T: Send>(
    count: u64,
    jobs: usize,
    one: impl Fn(u64) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let available = thread::available_parallelism().map_or(1, usize::from);
    let jobs = if jobs == 0 { available } else { jobs.min(MOST_JOBS) };
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || -> Result<Vec<(u64, T)>, Failure> {
        let mut brought = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(brought);
            }
            // The others need not go on: what cannot be opened once cannot be opened at all.
            let result = one(number).inspect_err(|_| next.store(count, Ordering::Relaxed))?;
            brought.push((number, result));
            done.fetch_add(1, Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        if std::io::stderr().is_terminal() {
            while !workers.iter().all(thread::ScopedJoinHandle::is_finished) {
                progress(done.load(Ordering::Relaxed), count);
                thread::sleep(Duration::from_millis(100));
            }
            clear_progress();
        }
        let mut all = Vec::new();
        for worker in workers {
            match worker.join() {
                Ok(part) => all.extend(part?),
                Err(_) => return Err(Failure::new("a battle broke off; please report the scenario")),
            }
        }
        all.sort_by_key(|(number, _)| *number);
        Ok(all.into_iter().map(|(_, result)| result).collect())
    })
}

/// A bar on the terminal's error stream; nobody minds if it cannot be drawn.
fn progress(done: u64, of: u64) {
    const WIDTH: u64 = 40;
    let full = done * WIDTH / of.max(1);
    let bar: String = (0..WIDTH).map(|i| if i < full { '#' } else { '.' }).collect();
    let _ = write!(std::io::stderr(), "\r[{bar}] {done} of {of} battles");
}

fn clear_progress() {
    let _ = write!(std::io::stderr(), "\r{:70}\r", "");
}

#[cfg(test)]
mod tests {
    use super::play_all;
    use crate::exit::Failure;

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for jobs in [1, 3, 0] {
            let all = play_all(20, jobs, |n| Ok(n * n)).unwrap_or_default();
            assert_eq!(all, (0..20).map(|n| n * n).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_failure_ends_it() {
        let result = play_all(1000, 2, |n| if n == 3 { Err(Failure::new("no")) } else { Ok(()) });
        assert!(result.is_err());
    }
}
