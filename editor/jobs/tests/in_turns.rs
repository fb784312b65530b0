//! Work without threads, in a process of its own: it is asked for once for all.

use oblique_jobs::{
    Cancelled, Crew, Go, Jobs, Outcome, Progress, Slot, Worker, do_without_threads, take_turns,
};
use std::sync::{Arc, Mutex};
use std::thread::ThreadId;
use std::time::Duration;

/// Gives turns until nothing waits, or what waits only waits for others.
fn settle() {
    for _ in 0..1000 {
        match take_turns(Duration::ZERO) {
            Some(Duration::ZERO) => {}
            _ => return,
        }
    }
    panic!("it goes on for ever");
}

#[test]
fn everything_is_done_here_in_turns() {
    do_without_threads();
    jobs_take_turns_and_replace_each_other();
    a_crew_works_its_list_off();
    a_worker_carries_out_what_waits();
}

fn jobs_take_turns_and_replace_each_other() {
    let here = std::thread::current().id();
    let jobs = Jobs::default();
    let done: Arc<Mutex<Vec<(char, ThreadId)>>> = Arc::default();
    let counting = |name: char, steps: u32| {
        let done = done.clone();
        let mut left = steps;
        move |_: &oblique_jobs::Task| {
            done.lock().expect("sound").push((name, std::thread::current().id()));
            left -= 1;
            Ok(if left == 0 { Progress::Done(name) } else { Progress::More })
        }
    };
    let (mut first, mut second) = (Slot::alongside(), Slot::default());
    first.start_in_steps(&jobs, "A", || {}, counting('a', 3));
    second.start_in_steps(&jobs, "B", || {}, counting('b', 2));
    assert!(first.is_busy() && first.poll().is_none(), "nothing is done before its turn");
    settle();
    assert_eq!((first.poll(), second.poll()), (Some(Outcome::Done('a')), Some(Outcome::Done('b'))));
    let names: String = done.lock().expect("sound").iter().map(|(name, _)| *name).collect();
    assert_eq!(names, "ababa", "each in its turn");
    assert!(done.lock().expect("sound").iter().all(|(_, thread)| *thread == here));
    assert!(!jobs.is_busy());

    // One that is replaced in the middle stops there; the one that replaces it follows.
    second.start_in_steps(&jobs, "C", || {}, counting('c', 100));
    take_turns(Duration::ZERO);
    second.start_in_steps(&jobs, "D", || {}, counting('d', 1));
    settle();
    assert_eq!((second.poll(), second.poll()), (Some(Outcome::Done('d')), None));
    let count = done.lock().expect("sound").iter().filter(|(name, _)| *name == 'c').count();
    assert_eq!(count, 1);

    // One that waits is asked again now and then; whole work takes one turn, also where it panics.
    let gate = Arc::new(Mutex::new(false));
    let open = gate.clone();
    first.start_in_steps(
        &jobs,
        "E",
        || {},
        move |task| match *open.lock().expect("sound") {
            _ if task.is_cancelled() => Err(Cancelled),
            true => Ok(Progress::Done('e')),
            false => Ok(Progress::Waits),
        },
    );
    second.start(&jobs, "F", || {}, |_| panic!("a bog"));
    settle();
    assert!(matches!(second.poll(), Some(Outcome::Failed { why, .. }) if why == "a bog"));
    assert!(first.poll().is_none() && take_turns(Duration::ZERO).is_some_and(|wait| wait > Duration::ZERO));
    *gate.lock().expect("sound") = true;
    settle();
    assert_eq!(first.poll(), Some(Outcome::Done('e')));
    assert_eq!(take_turns(Duration::ZERO), None);
}

fn a_crew_works_its_list_off() {
    let done: Arc<Mutex<Vec<u32>>> = Arc::default();
    let theirs = done.clone();
    let crew = Crew::start("pioneers", 2, Vec::<u32>::new(), move |list| {
        let Some(next) = list.lock().pop() else { return Go::Nothing };
        theirs.lock().expect("sound").push(next);
        Go::Worked
    });
    crew.lock().extend([1, 2, 3]);
    crew.ring();
    crew.ring();
    take_turns(Duration::ZERO);
    assert_eq!(*done.lock().expect("sound"), [3], "one thing a turn");
    settle();
    assert_eq!(*done.lock().expect("sound"), [3, 2, 1]);
    crew.lock().push(4);
    crew.ring();
    drop(crew);
    settle();
    assert_eq!(done.lock().expect("sound").len(), 3, "a crew sent home does no more");
}

fn a_worker_carries_out_what_waits() {
    let done: Arc<Mutex<Vec<Vec<u8>>>> = Arc::default();
    let theirs = done.clone();
    let worker = Worker::start("clerk", move |batch| theirs.lock().expect("sound").push(batch), |_| {});
    worker.send(1);
    worker.send(2);
    settle();
    worker.send(3);
    drop(worker);
    assert_eq!(*done.lock().expect("sound"), [vec![1, 2], vec![3]], "dropped, it has done all");
}
