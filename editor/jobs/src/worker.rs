//! One thread that carries out orders as they come.

use crate::guard::{Panicked, guard, spawn};
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;

/// A thread that carries out orders in the background, all that wait at a time. Dropping it waits until everything
/// ordered is done.
pub struct Worker<O> {
    orders: Option<Sender<O>>,
    thread: Option<JoinHandle<()>>,
    failed: Arc<dyn Fn(String) + Send + Sync>,
}

impl<O: Send + 'static> Worker<O> {
    /// Starts the thread. `carry_out` gets the orders that wait, the oldest first; should it panic, that batch is
    /// lost, `failed` is called with what was said, and the thread goes on with the next. `failed` is called for
    /// every order too where no thread can be had.
    pub fn start(
        name: &'static str,
        mut carry_out: impl FnMut(Vec<O>) + Send + 'static,
        failed: impl Fn(String) + Send + Sync + 'static,
    ) -> Self {
        let (orders, waiting) = channel::<O>();
        let failed: Arc<dyn Fn(String) + Send + Sync> = Arc::new(failed);
        let on_panic = failed.clone();
        let work = move || {
            while let Ok(first) = waiting.recv() {
                let batch = std::iter::once(first).chain(waiting.try_iter()).collect();
                if let Err(Panicked(why)) = guard(name, || carry_out(batch)) {
                    on_panic(why);
                }
            }
        };
        Self { orders: Some(orders), thread: spawn(name, work).ok(), failed }
    }

    /// Orders something, to be done after all that was ordered before.
    pub fn send(&self, order: O) {
        let gone = self.orders.as_ref().is_none_or(|orders| orders.send(order).is_err());
        if gone {
            (self.failed)("no thread could be had".to_owned());
        }
    }
}

impl<O> Drop for Worker<O> {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // It is guarded: it does not panic.
            let _ = thread.join();
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
