//! The thread that reads tiles of sheets. The map posts the whole list of what it wants every frame; what it no longer
//! wants is forgotten before it is begun.

use super::tile::TileAt;
use crate::shared_queue::SharedQueue;
use egui::ColorImage;
use oblique_jobs::{guard, spawn};
use oblique_scan::Pixels;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

type Key = (u64, TileAt);

/// A tile read.
pub(super) struct Read {
    pub(super) key: Key,
    pub(super) revision: u64,
    pub(super) image: ColorImage,
}

#[derive(Default)]
struct Queue {
    /// What is wanted most is last.
    wanted: Vec<(Key, u64)>,
    sources: BTreeMap<u64, Arc<dyn Pixels>>,
    busy: Option<(Key, u64)>,
    /// What was read and not taken yet.
    read: BTreeMap<Key, u64>,
    /// What could not be read at that revision: it is not tried again.
    failed: BTreeMap<Key, u64>,
    closed: bool,
}

type Shared = SharedQueue<Queue>;

/// The thread and what it has read.
pub(super) struct Readers {
    shared: Arc<Shared>,
    read: Receiver<Read>,
}

impl Readers {
    /// Starts it; `done` is called after every tile.
    pub(super) fn start(done: impl Fn() + Send + 'static) -> Self {
        let shared = Arc::new(Shared::default());
        let (sender, read) = channel();
        let theirs = Arc::clone(&shared);
        // Where no thread can be had there is no sheet under the ground, and all else goes on.
        let _ = spawn("sheets", move || read_until_closed(&theirs, &sender, &done));
        Self { shared, read }
    }

    /// Replaces the list of what is wanted, most urgent first.
    pub(super) fn want(&self, wanted: &[(Key, u64)], sources: &BTreeMap<u64, Arc<dyn Pixels>>) {
        let mut queue = self.shared.lock();
        let older = |list: &BTreeMap<Key, u64>, (key, revision): &(Key, u64)| {
            list.get(key).is_none_or(|done| done < revision)
        };
        let asked = |job: &(Key, u64)| {
            queue.busy != Some(*job) && older(&queue.read, job) && older(&queue.failed, job)
        };
        let mut list: Vec<(Key, u64)> = wanted.iter().copied().filter(asked).collect();
        list.reverse();
        queue.wanted = list;
        queue.sources.clone_from(sources);
        queue.failed.retain(|key, _| sources.contains_key(&key.0));
        drop(queue);
        self.shared.ring();
    }

    /// The next tile that was read.
    pub(super) fn next_read(&self) -> Option<Read> {
        let read = self.read.try_recv().ok()?;
        self.shared.lock().read.remove(&read.key);
        Some(read)
    }

    /// Is nothing wanted, being read or to be taken?
    pub(super) fn is_idle(&self) -> bool {
        let queue = self.shared.lock();
        queue.wanted.is_empty() && queue.busy.is_none() && queue.read.is_empty()
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.ring();
    }
}

fn read_until_closed(shared: &Shared, sender: &Sender<Read>, done: &impl Fn()) {
    let mut queue = shared.lock();
    loop {
        if queue.closed {
            return;
        }
        let Some((key, revision)) = queue.wanted.pop() else {
            queue = shared.wait(queue);
            continue;
        };
        let Some(source) = queue.sources.get(&key.0).cloned() else { continue };
        queue.busy = Some((key, revision));
        drop(queue);
        let at = key.1;
        let picture =
            guard("reading a sheet", || source.read(at.area(), at.reduction)).ok().and_then(Result::ok);
        queue = shared.lock();
        queue.busy = None;
        let done_with = if picture.is_some() { &mut queue.read } else { &mut queue.failed };
        done_with.insert(key, revision);
        drop(queue);
        if let Some(picture) = picture {
            let size = [picture.width() as usize, picture.height() as usize];
            let image = ColorImage::from_rgb(size, picture.as_raw());
            if sender.send(Read { key, revision, image }).is_err() {
                return;
            }
        }
        done();
        queue = shared.lock();
    }
}
