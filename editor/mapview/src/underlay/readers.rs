//! The thread that reads tiles of sheets. The map posts the whole list of what it wants every frame; what it no longer
//! wants is forgotten before it is begun.

use super::tile::TileAt;
use egui::ColorImage;
use oblique_jobs::{Crew, Go, List, guard};
use oblique_scan::Pixels;
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

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
}

/// The thread and what it has read.
pub(super) struct Readers {
    crew: Crew<Queue>,
    read: Receiver<Read>,
}

impl Readers {
    /// Starts it; `done` is called after every tile.
    pub(super) fn start(done: impl Fn() + Send + Sync + 'static) -> Self {
        let (sender, read) = channel();
        let sender = Mutex::new(sender);
        // Where no thread can be had there is no sheet under the ground, and all else goes on.
        let crew = Crew::start("sheets", 1, Queue::default(), move |queue| {
            let worked = read_one(queue, &sender);
            if worked == Go::Worked {
                done();
            }
            worked
        });
        Self { crew, read }
    }

    /// Replaces the list of what is wanted, most urgent first.
    pub(super) fn want(&self, wanted: &[(Key, u64)], sources: &BTreeMap<u64, Arc<dyn Pixels>>) {
        let mut queue = self.crew.lock();
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
        self.crew.ring();
    }

    /// The next tile that was read.
    pub(super) fn next_read(&self) -> Option<Read> {
        let read = self.read.try_recv().ok()?;
        self.crew.lock().read.remove(&read.key);
        Some(read)
    }

    /// Is nothing wanted, being read or to be taken?
    pub(super) fn is_idle(&self) -> bool {
        let queue = self.crew.lock();
        queue.wanted.is_empty() && queue.busy.is_none() && queue.read.is_empty()
    }
}

/// Reads what is wanted most.
fn read_one(list: &List<Queue>, sender: &Mutex<Sender<Read>>) -> Go {
    let mut queue = list.lock();
    let Some((key, revision)) = queue.wanted.pop() else { return Go::Nothing };
    let Some(source) = queue.sources.get(&key.0).cloned() else { return Go::Worked };
    queue.busy = Some((key, revision));
    drop(queue);
    let at = key.1;
    let picture = guard("reading a sheet", || source.read(at.area(), at.reduction)).ok().and_then(Result::ok);
    let mut queue = list.lock();
    queue.busy = None;
    let done_with = if picture.is_some() { &mut queue.read } else { &mut queue.failed };
    done_with.insert(key, revision);
    drop(queue);
    if let Some(picture) = picture {
        let size = [picture.width() as usize, picture.height() as usize];
        let image = ColorImage::from_rgb(size, picture.as_raw());
        // Nobody takes it: the map is gone, and with it, soon, the crew.
        let _ = sender.lock().unwrap_or_else(PoisonError::into_inner).send(Read { key, revision, image });
    }
    Go::Worked
}
