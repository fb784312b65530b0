//! Many battles at once, with a bar of progress on the terminal.

use crate::exit::Failure;
use crate::numbers::counted;
use oblique_trial::guarded;
use std::io::{IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// How many threads are worth it.
pub(crate) const MOST_JOBS: usize = 256;

/// Plays battles 0 to `count - 1` on `jobs` threads, on as many as there are processors if it is 0; what they bring comes
/// in their order, whatever the number of threads. `ended` is told of each as it ends, in whatever order that is.
///
/// # Errors
/// The first failure, of a battle or of `ended`; battles not begun by then are left out.
pub(crate) fn play_all<T: Send>(
    count: u64,
    jobs: usize,
    one: impl Fn(u64) -> Result<T, Failure> + Sync,
    mut ended: impl FnMut(&T) -> Result<(), Failure>,
) -> Result<Vec<T>, Failure> {
    let available = thread::available_parallelism().map_or(1, usize::from);
    let jobs = if jobs == 0 { available } else { jobs.min(MOST_JOBS) };
    let next = AtomicU64::new(0);
    let (send, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (send, next, one) = (send.clone(), &next, &one);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let result = guarded(|| one(number)).unwrap_or_else(|why| {
                        Err(Failure::new(format!("a battle broke off: {why}; please report the scenario")))
                    });
                    if send.send((number, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let bar = std::io::stderr().is_terminal();
        let mut all = Vec::new();
        let mut failure = None;
        for (number, result) in results {
            match result.and_then(|result| ended(&result).map(|()| result)) {
                Ok(result) => all.push((number, result)),
                // The others need not go on: what cannot be opened once cannot be opened at all.
                Err(why) => {
                    next.store(count, Ordering::Relaxed);
                    failure.get_or_insert(why);
                }
            }
            if bar {
                progress(all.len() as u64, count);
            }
        }
        if bar {
            clear_progress();
        }
        if let Some(why) = failure {
            return Err(why);
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
    let _ = write!(std::io::stderr(), "\r[{bar}] {done} of {}", counted(of, "battle"));
}

fn clear_progress() {
    let _ = write!(std::io::stderr(), "\r{:70}\r", "");
}

#[cfg(test)]
mod tests {
    use super::play_all;
    use crate::exit::Failure;
    use oblique_trial::{ProgramFailure, guarded};

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for jobs in [1, 3, 0] {
            let mut ended = 0;
            let count = |n: &u64| {
                ended += n;
                Ok(())
            };
            let all = play_all(20, jobs, |n| Ok(n * n), count).unwrap_or_default();
            assert_eq!(all, (0..20).map(|n| n * n).collect::<Vec<_>>());
            assert_eq!(ended, all.iter().sum::<u64>());
        }
    }

    #[test]
    fn a_failure_ends_it() {
        let fails = |n| if n == 3 { Err(Failure::new("no")) } else { Ok(()) };
        assert!(play_all(1000, 2, fails, |()| Ok(())).is_err());
        assert!(play_all(1000, 2, |_| Ok(()), |()| Err(Failure::new("no"))).is_err());
    }

    #[test]
    fn a_panic_is_a_result_of_one_battle() {
        let one = |n| Ok(guarded(|| if n == 3 { panic!("no {n}") } else { n }));
        let all = play_all(6, 2, one, |_| Ok(())).unwrap_or_default();
        assert_eq!(all[3], Err(ProgramFailure("no 3".to_owned())));
        assert_eq!(all.iter().filter(|battle| battle.is_ok()).count(), 5);
    }
}
