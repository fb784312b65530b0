//! The threads that draw tiles and the overview.
//!
//! The interface posts the whole list of what it wants every frame, nearest first; what it no longer
//! wants is forgotten before it is begun. Must not know textures or the document.

use super::far_map::FarPicture;
use oblique_cartography::overview::overview;
use oblique_cartography::tiles::{self, Tile, TileKey};
use oblique_cartography::{Layers, MapSource, MapStyle};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// What tiles are drawn from.
#[derive(Clone, Debug)]
pub struct Artwork {
    /// The board and its looks.
    pub map: MapSource,
    /// The style.
    pub style: &'static MapStyle,
    /// What is drawn of it.
    pub layers: Layers,
    /// Grows with every change of the above.
    pub revision: u64,
}

/// Something to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// The whole board, from far away.
    Overview,
    /// A tile.
    Tile(TileKey),
}

/// A picture made.
#[derive(Debug)]
pub enum Picture {
    /// The whole board.
    Overview(FarPicture),
    /// A tile.
    Tile(TileKey, Tile),
}

/// A picture, and the revision of the artwork it was drawn from.
#[derive(Debug)]
pub struct Drawn {
    /// The picture.
    pub picture: Picture,
    /// The revision.
    pub revision: u64,
}

#[derive(Default)]
struct Queue {
    /// What is wanted most is last.
    wanted: Vec<Job>,
    artwork: Option<Artwork>,
    /// What is being drawn, and from which revision.
    busy: Vec<(Job, u64)>,
    closed: bool,
}

struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
}

impl Shared {
    /// The queue; a thread that panicked leaves it usable, for it holds plain data.
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One or two threads that draw tiles.
pub struct Workers {
    shared: Arc<Shared>,
    drawn: Receiver<Drawn>,
}

impl Workers {
    /// Starts them. `done` is called after every tile, to wake the interface.
    pub fn start(done: impl Fn() + Send + Clone + 'static) -> Self {
        let shared = Arc::new(Shared { queue: Mutex::default(), wake: Condvar::new() });
        let (sender, drawn) = channel();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        for n in 0..cores.saturating_sub(1).clamp(1, 2) {
            let (shared, sender, done) = (Arc::clone(&shared), sender.clone(), done.clone());
            // A thread that cannot be started leaves the overview and the other thread's tiles.
            let _ = std::thread::Builder::new()
                .name(format!("tiles {n}"))
                .spawn(move || draw_until_closed(&shared, &sender, &done));
        }
        Self { shared, drawn }
    }

    /// What tiles are drawn from henceforth. Taking the old artwork out first (`take`) lets the
    /// caller change the board in place if no thread is drawing from it.
    pub fn set_artwork(&self, artwork: Artwork) {
        self.shared.lock().artwork = Some(artwork);
    }

    /// Takes the artwork away, so that nothing but tiles being drawn holds on to the board.
    pub fn take_artwork(&self) {
        self.shared.lock().artwork = None;
    }

    /// Replaces the list of what is wanted, most urgent first. What is being drawn from the present
    /// artwork is left out.
    pub fn want(&self, mut wanted: Vec<Job>) {
        wanted.reverse();
        let mut queue = self.shared.lock();
        let revision = queue.artwork.as_ref().map_or(0, |a| a.revision);
        wanted.retain(|job| !queue.busy.contains(&(*job, revision)));
        queue.wanted = wanted;
        drop(queue);
        self.shared.wake.notify_all();
    }

    /// The next picture, if one has come.
    pub fn next_drawn(&self) -> Option<Drawn> {
        self.drawn.try_recv().ok()
    }

    /// Is nothing wanted and nothing being drawn?
    pub fn is_idle(&self) -> bool {
        let queue = self.shared.lock();
        queue.wanted.is_empty() && queue.busy.is_empty()
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.wake.notify_all();
    }
}

fn draw_until_closed(shared: &Shared, sender: &Sender<Drawn>, done: &impl Fn()) {
    let mut queue = shared.lock();
    loop {
        if queue.closed {
            return;
        }
        let job = queue.artwork.clone().and_then(|artwork| Some((artwork, queue.wanted.pop()?)));
        let Some((artwork, job)) = job else {
            queue = shared.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        let revision = artwork.revision;
        queue.busy.push((job, revision));
        drop(queue);
        let picture = match job {
            Job::Overview => {
                let picture = overview(&artwork.map, artwork.style);
                Picture::Overview(FarPicture::new(artwork.map.layout(), picture))
            }
            Job::Tile(key) => {
                Picture::Tile(key, tiles::render_tile(&artwork.map, artwork.style, key, artwork.layers))
            }
        };
        drop(artwork);
        let gone = sender.send(Drawn { picture, revision }).is_err();
        queue = shared.lock();
        queue.busy.retain(|entry| *entry != (job, revision));
        if gone {
            return;
        }
        done();
    }
}
