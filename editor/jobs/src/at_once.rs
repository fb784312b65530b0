//! Work on several things at the same time, for a job that waits for all of it.
//!
//! Must not know what is done with them.

use crate::without_threads;

/// What `work` brings of each of some things, in their order: carried out at the same time, a thread for each, or one after
/// another where the system has no threads.
///
/// # Panics
/// Where `work` does: the job that waits for it ends by that.
pub fn at_once<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    if without_threads() || things.len() < 2 {
        return things.iter().map(work).collect();
    }
    std::thread::scope(|scope| {
        let work = &work;
        let begun: Vec<_> = things.iter().map(|thing| scope.spawn(move || work(thing))).collect();
        let ended = |thread: std::thread::ScopedJoinHandle<'_, R>| {
            thread.join().unwrap_or_else(|failure| std::panic::resume_unwind(failure))
        };
        begun.into_iter().map(ended).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::at_once;

    #[test]
    fn what_comes_of_it_stands_in_the_order_of_the_things() {
        let waits = [30_u64, 0, 10];
        let slept = at_once(&waits, |wait| {
            std::thread::sleep(std::time::Duration::from_millis(*wait));
            wait + 1
        });
        assert_eq!(slept, [31, 1, 11]);
    }
}
