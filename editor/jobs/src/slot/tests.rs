use super::{Outcome, Policy, Slot};
use crate::{Cancelled, Jobs, Task};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

/// Waits for the next outcome; a test that waits for ever has failed.
fn next<T>(slot: &mut Slot<T>) -> Outcome<T> {
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        if let Some(outcome) = slot.poll() {
            return outcome;
        }
        assert!(Instant::now() < end, "nothing came");
        std::thread::yield_now();
    }
}

/// A job that waits to be let go on, with what lets it.
fn held<T: Send + 'static>(result: T) -> (Sender<()>, impl FnOnce(&Task) -> Result<T, Cancelled> + Send) {
    let (go, gate) = channel::<()>();
    let work = move |task: &Task| {
        // Let go on also when the test has ended.
        let _ = gate.recv();
        if task.is_cancelled() { Err(Cancelled) } else { Ok(result) }
    };
    (go, work)
}

#[test]
fn a_job_that_panics_releases_its_waiter_and_the_next_runs() {
    let (jobs, mut slot) = (Jobs::default(), Slot::<u8>::default());
    slot.start(&jobs, "Bridging", || {}, |_| panic!("a hole in the road"));
    let failed = Outcome::Failed { job: "Bridging".to_owned(), why: "a hole in the road".to_owned() };
    assert_eq!(next(&mut slot), failed);
    assert!(!slot.is_busy() && slot.poll().is_none());
    slot.start(&jobs, "Bridging", || {}, |_| Ok(3));
    assert_eq!(next(&mut slot), Outcome::Done(3));
}

#[test]
fn a_job_is_cancelled_by_its_waiter_and_from_the_list() {
    let (jobs, mut slot) = (Jobs::default(), Slot::alongside());
    let until_cancelled = |task: &Task| -> Result<(), Cancelled> {
        task.report(0.25);
        while !task.is_cancelled() {
            std::thread::yield_now();
        }
        Err(Cancelled)
    };
    slot.start(&jobs, "Marching", || {}, until_cancelled);
    slot.cancel();
    assert_eq!(next(&mut slot), Outcome::Cancelled);

    slot.start(&jobs, "Marching again", || {}, until_cancelled);
    let end = Instant::now() + Duration::from_secs(20);
    let listed = loop {
        match jobs.running().pop() {
            // That it listens is known a moment before how far it is.
            Some(running) if running.can_cancel && running.progress.is_some() => break running,
            _ => assert!(Instant::now() < end, "it never asks"),
        }
    };
    assert_eq!((listed.label.as_str(), listed.progress), ("Marching again", Some(0.25)));
    assert_eq!(slot.progress(), Some(0.25));
    assert_eq!(slot.running().len(), 1);
    jobs.cancel(listed.id);
    assert_eq!(next(&mut slot), Outcome::Cancelled);
    assert!(jobs.running().is_empty());
}

#[test]
fn the_late_result_of_a_job_that_was_replaced_is_dropped() {
    let (jobs, mut slot) = (Jobs::default(), Slot::new(Policy::Replace));
    let (go, gate) = channel::<()>();
    // It does not listen: its result comes though nobody wants it.
    slot.start(
        &jobs,
        "Old",
        || {},
        move |_| {
            let _ = gate.recv();
            Ok("old")
        },
    );
    slot.start(&jobs, "Between", || {}, |_| Ok("between"));
    slot.start(&jobs, "New", || {}, |_| Ok("new"));
    assert_eq!(slot.poll(), None, "the new one waits until the old has let go");
    assert_eq!(jobs.running().iter().map(|job| job.label.as_str()).collect::<Vec<_>>(), ["New"]);
    go.send(()).expect("it waits");
    assert_eq!(next(&mut slot), Outcome::Done("new"));
    assert!(!slot.is_busy() && slot.poll().is_none());
}

#[test]
fn a_result_not_yet_taken_is_dropped_when_the_job_is_replaced_or_forgotten() {
    let (jobs, mut slot) = (Jobs::default(), Slot::default());
    let came = Arc::new(AtomicUsize::new(0));
    let wake = || {
        let came = came.clone();
        move || {
            came.fetch_add(1, Ordering::SeqCst);
        }
    };
    let wait_for = |count| while came.load(Ordering::SeqCst) < count {};
    slot.start(&jobs, "Old", wake(), |_| Ok(1));
    wait_for(1);
    slot.start(&jobs, "New", wake(), |_| Ok(2));
    assert_eq!(next(&mut slot), Outcome::Done(2));
    slot.start(&jobs, "Newest", wake(), |_| Ok(3));
    wait_for(3);
    slot.forget();
    assert_eq!(slot.poll(), None);
    assert!(!slot.is_busy());
    assert!(!jobs.is_busy(), "woken means let go");
}

#[test]
fn jobs_alongside_each_other_all_bring_their_results() {
    let (jobs, mut slot) = (Jobs::default(), Slot::alongside());
    let (go_one, one) = held(1);
    let (go_two, two) = held(2);
    slot.start(&jobs, "One", || {}, one);
    slot.start(&jobs, "Two", || {}, two);
    go_two.send(()).expect("it waits");
    assert_eq!(next(&mut slot), Outcome::Done(2));
    assert!(slot.is_busy() && jobs.is_busy());
    go_one.send(()).expect("it waits");
    assert_eq!(next(&mut slot), Outcome::Done(1));
    assert!(!slot.is_busy());
}

#[test]
fn jobs_are_busy_until_the_result_is_taken_and_a_dropped_slot_cancels() {
    let (jobs, mut slot) = (Jobs::default(), Slot::default());
    let (woken, wake) = channel();
    slot.start(&jobs, "Scouting", move || woken.send(()).unwrap_or(()), |_| Ok(()));
    wake.recv().expect("it wakes");
    assert!(jobs.is_busy() && jobs.running().is_empty());
    assert_eq!(slot.poll(), Some(Outcome::Done(())));
    assert!(!jobs.is_busy());

    let (begun, ends) = channel();
    slot.start(
        &jobs,
        "Scouting",
        || {},
        move |task| {
            while !task.is_cancelled() {
                std::thread::yield_now();
            }
            let _ = begun.send(());
            Err(Cancelled)
        },
    );
    // One that has not begun when it is cancelled never begins.
    let begun = Instant::now() + Duration::from_secs(20);
    while !jobs.running().iter().any(|job| job.can_cancel) {
        assert!(Instant::now() < begun, "it never asks");
    }
    drop(slot);
    ends.recv_timeout(Duration::from_secs(20)).expect("it stops");
}
