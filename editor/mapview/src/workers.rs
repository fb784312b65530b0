//! The crew that draws tiles and the overview.
//!
//! The interface posts the whole list of what it wants every frame, nearest first; what it no longer
//! wants is forgotten before it is begun. Must not know textures or the document.

use super::far_map::FarPicture;
use oblique_cartography::overview::overview;
use oblique_cartography::tiles::{self, Tile, TileKey};
use oblique_cartography::{Layers, MapSource, MapStyle};
use oblique_jobs::{Crew, Go, List, guard};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};

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
    /// What could not be drawn from the present artwork: it is not tried again.
    failed: Vec<(Job, u64)>,
}

/// One or two threads that draw tiles, or, where there are none, turns.
pub struct Workers {
    crew: Crew<Queue>,
    drawn: Receiver<Drawn>,
}

impl Workers {
    /// Starts them. `done` is called after every tile, to wake the interface.
    pub fn start(done: impl Fn() + Send + Sync + 'static) -> Self {
        Self::drawing(draw, done)
    }

    fn drawing(draw: fn(&Artwork, Job) -> Picture, done: impl Fn() + Send + Sync + 'static) -> Self {
        let (sender, drawn) = channel();
        let sender = Mutex::new(sender);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = cores.saturating_sub(1).clamp(1, 2);
        let crew = Crew::start("tiles", threads, Queue::default(), move |queue| {
            let worked = draw_one(queue, &sender, draw);
            if worked == Go::Worked {
                done();
            }
            worked
        });
        Self { crew, drawn }
    }

    /// What tiles are drawn from henceforth. Taking the old artwork out first (`take`) lets the
    /// caller change the board in place if no thread is drawing from it.
    pub(crate) fn set_artwork(&self, artwork: Artwork) {
        let mut queue = self.crew.lock();
        queue.failed.retain(|(_, revision)| *revision == artwork.revision);
        queue.artwork = Some(artwork);
    }

    /// Takes the artwork away, so that nothing but tiles being drawn holds on to the board.
    pub(crate) fn take_artwork(&self) {
        self.crew.lock().artwork = None;
    }

    /// Replaces the list of what is wanted, most urgent first. What is being drawn from the present
    /// artwork, or could not be, is left out.
    pub fn want(&self, mut wanted: Vec<Job>) {
        wanted.reverse();
        let mut queue = self.crew.lock();
        let revision = queue.artwork.as_ref().map_or(0, |a| a.revision);
        wanted.retain(|job| {
            !queue.busy.contains(&(*job, revision)) && !queue.failed.contains(&(*job, revision))
        });
        queue.wanted = wanted;
        drop(queue);
        self.crew.ring();
    }

    /// The next picture, if one has come.
    pub(crate) fn next_drawn(&self) -> Option<Drawn> {
        self.drawn.try_recv().ok()
    }

    /// Could something not be drawn from the present artwork?
    pub fn has_failed(&self, job: Job) -> bool {
        let queue = self.crew.lock();
        queue.artwork.as_ref().is_some_and(|artwork| queue.failed.contains(&(job, artwork.revision)))
    }

    /// Is nothing wanted and nothing being drawn?
    pub(crate) fn is_idle(&self) -> bool {
        let queue = self.crew.lock();
        queue.wanted.is_empty() && queue.busy.is_empty()
    }
}

/// Draws what is wanted most.
fn draw_one(list: &List<Queue>, sender: &Mutex<Sender<Drawn>>, draw: fn(&Artwork, Job) -> Picture) -> Go {
    let mut queue = list.lock();
    let job = queue.artwork.clone().and_then(|artwork| Some((artwork, queue.wanted.pop()?)));
    let Some((artwork, job)) = job else { return Go::Nothing };
    let revision = artwork.revision;
    queue.busy.push((job, revision));
    drop(queue);
    let picture = guard("Drawing the map", || draw(&artwork, job));
    drop(artwork);
    let failed = picture.is_err();
    if let Ok(picture) = picture {
        // Nobody takes it: the map is gone, and with it, soon, the crew.
        let _ = sender.lock().unwrap_or_else(PoisonError::into_inner).send(Drawn { picture, revision });
    }
    let mut queue = list.lock();
    queue.busy.retain(|entry| *entry != (job, revision));
    if failed {
        queue.failed.push((job, revision));
    }
    Go::Worked
}

/// Draws what is wanted.
fn draw(artwork: &Artwork, job: Job) -> Picture {
    let Artwork { map, style, layers, .. } = artwork;
    match job {
        Job::Overview => Picture::Overview(FarPicture::new(map.layout(), overview(map, style))),
        Job::Tile(key) => Picture::Tile(key, tiles::render_tile(map, style, key, *layers)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Artwork, Job, Picture, TileKey, Workers};
    use oblique_cartography::{Layers, MapSource, MapStyle};
    use oblique_rules::Ruleset as _;
    use oblique_testing::toy;
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    /// Fails at the overview of the first artwork.
    fn draw(artwork: &Artwork, job: Job) -> Picture {
        assert!(job != Job::Overview || artwork.revision > 1, "no paint");
        super::draw(artwork, job)
    }

    #[test]
    fn what_cannot_be_drawn_is_not_waited_for_nor_tried_again_before_the_board_changes() {
        let workers = Workers::drawing(draw, || {});
        let board = Arc::new(toy::scenario().board);
        let artwork = |revision| Artwork {
            map: MapSource::new(Arc::clone(&board), toy::Toy.catalog()),
            style: MapStyle::period(),
            layers: Layers::ALL,
            revision,
        };
        let wait = || {
            let end = Instant::now() + Duration::from_secs(20);
            while !workers.is_idle() {
                assert!(Instant::now() < end, "it is still being drawn");
                std::thread::yield_now();
            }
        };
        workers.set_artwork(artwork(1));
        workers.want(vec![Job::Overview]);
        wait();
        assert!(workers.has_failed(Job::Overview) && workers.next_drawn().is_none());
        workers.want(vec![Job::Overview]);
        assert!(workers.is_idle(), "not again");
        let tile = Job::Tile(TileKey { zoom: 0, x: 0, y: 0 });
        workers.want(vec![tile, Job::Overview]);
        wait();
        assert!(workers.next_drawn().is_some(), "other pictures are drawn");
        workers.set_artwork(artwork(2));
        workers.want(vec![Job::Overview]);
        wait();
        assert!(!workers.has_failed(Job::Overview) && workers.next_drawn().is_some());
    }
}
