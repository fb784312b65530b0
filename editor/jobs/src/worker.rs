//! One thread that carries out orders as they come.

use crate::guard::{Panicked, guard, spawn};
use crate::turns::{Step, wait_for_turn, without_threads};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// A thread that carries out orders in the background, all that wait at a time; where there are no threads, in turns.
/// Dropping it waits until everything ordered is done.
pub struct Worker<O> {
    orders: Option<Sender<O>>,
    hands: Hands,
    failed: Arc<dyn Fn(String) + Send + Sync>,
}

enum Hands {
    /// A thread, where one could be had.
    Thread(Option<JoinHandle<()>>),
    /// Carries out what waits, here and now.
    Turns(Arc<Mutex<dyn FnMut() + Send>>),
}

impl<O: Send + 'static> Worker<O> {
    /// Starts the thread. `carry_out` gets the orders that wait, the oldest first; should it panic, that batch is
    /// lost, `failed` is called with what was said, and the thread goes on with the next. `failed` is called for
    /// every order too where no thread can be had.
    pub fn start(
        name: &'static str,
        carry_out: impl FnMut(Vec<O>) + Send + 'static,
        failed: impl Fn(String) + Send + Sync + 'static,
    ) -> Self {
        let (orders, waiting) = channel::<O>();
        let failed: Arc<dyn Fn(String) + Send + Sync> = Arc::new(failed);
        let mut carry_out = guarded(name, carry_out, failed.clone());
        let hands = if without_threads() {
            Hands::Turns(Arc::new(Mutex::new(move || {
                if let Ok(first) = waiting.try_recv() {
                    carry_out(batch(first, &waiting));
                }
            })))
        } else {
            let work = move || {
                while let Ok(first) = waiting.recv() {
                    carry_out(batch(first, &waiting));
                }
            };
            Hands::Thread(spawn(name, work).ok())
        };
        Self { orders: Some(orders), hands, failed }
    }

    /// Orders something, to be done after all that was ordered before.
    pub fn send(&self, order: O) {
        let gone = self.orders.as_ref().is_none_or(|orders| orders.send(order).is_err());
        if gone {
            (self.failed)("no thread could be had".to_owned());
        }
        if let Hands::Turns(carry_out) = &self.hands {
            let carry_out = carry_out.clone();
            // Of several orders the first turn carries out all.
            wait_for_turn(move || {
                run(&carry_out);
                Step::Last
            });
        }
    }
}

/// The order and all that wait behind it.
fn batch<O>(first: O, waiting: &Receiver<O>) -> Vec<O> {
    std::iter::once(first).chain(waiting.try_iter()).collect()
}

fn guarded<O>(
    name: &'static str,
    mut carry_out: impl FnMut(Vec<O>),
    failed: Arc<dyn Fn(String) + Send + Sync>,
) -> impl FnMut(Vec<O>) {
    move |batch| {
        if let Err(Panicked(why)) = guard(name, || carry_out(batch)) {
            failed(why);
        }
    }
}

fn run(carry_out: &Mutex<dyn FnMut() + Send>) {
    // What panicked within is guarded: the lock is sound.
    let mut carry_out = carry_out.lock().unwrap_or_else(PoisonError::into_inner);
    carry_out();
}

impl<O> Drop for Worker<O> {
    fn drop(&mut self) {
        self.orders = None;
        match &mut self.hands {
            // It is guarded: it does not panic.
            Hands::Thread(thread) => drop(thread.take().map(JoinHandle::join)),
            Hands::Turns(carry_out) => run(carry_out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Worker;
    use std::sync::{Arc, Mutex};

    #[test]
    fn orders_go_on_after_one_that_panics_and_are_done_before_the_worker_is_gone() {
        let done = Arc::new(Mutex::new((Vec::new(), Vec::new())));
        let (carried, failed) = (done.clone(), done.clone());
        let worker = Worker::start(
            "clerk",
            move |batch: Vec<u8>| {
                for order in batch {
                    assert!(order != 13, "thirteen");
                    carried.lock().expect("unpoisoned").0.push(order);
                }
            },
            move |why| failed.lock().expect("unpoisoned").1.push(why),
        );
        worker.send(13);
        while done.lock().expect("unpoisoned").1.is_empty() {
            std::thread::yield_now();
        }
        worker.send(1);
        worker.send(2);
        drop(worker);
        let done = done.lock().expect("unpoisoned");
        assert_eq!(done.0, [1, 2]);
        assert_eq!(done.1, ["thirteen"]);
    }
}
