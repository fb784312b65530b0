//! Which tiles are at hand, which of them are out of date, and which go first when space is short.
//!
//! Plain bookkeeping over any payload, tested without textures or threads; must not know either.

use oblique_cartography::geometry::Rect;
use oblique_cartography::tiles::{self, TileKey};
use std::collections::BTreeMap;

/// Tiles held, 256 KiB each: enough for four large screens.
pub const CAPACITY: usize = 320;

/// One tile held.
#[derive(Debug)]
struct Entry<T> {
    payload: T,
    /// Revision of the map it was drawn from.
    revision: u64,
    /// Revision of the last change that touched it.
    touched: u64,
    /// Frame it was last seen in.
    seen: u64,
}

/// A bounded cache of tiles.
#[derive(Debug)]
pub struct TileCache<T> {
    entries: BTreeMap<TileKey, Entry<T>>,
    capacity: usize,
    frame: u64,
    /// The last revision anything was touched at.
    current: u64,
}

/// How to cover the rectangle of a wanted tile with what is at hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Patch {
    /// The tile to take it from.
    pub key: TileKey,
    /// World rectangle to cover.
    pub rect: Rect,
}

/// What to show in place of a tile that is not at hand.
#[derive(Clone, Debug, PartialEq)]
pub struct StandIns {
    /// Parts of other tiles, in drawing order.
    pub patches: Vec<Patch>,
    /// Do they leave nothing of the tile bare?
    pub covered: bool,
}

impl<T> TileCache<T> {
    /// An empty cache for so many tiles.
    pub const fn new(capacity: usize) -> Self {
        Self { entries: BTreeMap::new(), capacity, frame: 0, current: 0 }
    }

    /// Tiles held.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Is nothing held?
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Starts a frame: what is looked up from now on counts as seen.
    pub const fn begin_frame(&mut self) {
        self.frame += 1;
    }

    /// The payload of a tile, up to date or not; counts as seeing it.
    pub fn get(&mut self, key: TileKey) -> Option<&T> {
        let frame = self.frame;
        self.entries.get_mut(&key).map(|entry| {
            entry.seen = frame;
            &entry.payload
        })
    }

    /// Is the tile held, and drawn after the last change that touched it?
    pub(crate) fn is_fresh(&self, key: TileKey) -> bool {
        self.entries.get(&key).is_some_and(|entry| entry.revision >= entry.touched)
    }

    /// Is the tile held and drawn from that revision of the map or a later one?
    pub fn shows(&self, key: TileKey, revision: u64) -> bool {
        self.entries.get(&key).is_some_and(|entry| entry.revision >= revision)
    }

    /// Takes in a tile drawn from that revision of the map, letting the least recently seen go if
    /// there are too many. An older picture never replaces a newer one.
    pub fn insert(&mut self, key: TileKey, revision: u64, payload: T) {
        // A tile not held whose picture is older than the last change may lack that change: it is
        // shown, but drawn again.
        let unknown = if revision < self.current { self.current } else { 0 };
        let touched = self.entries.get(&key).map_or(unknown, |old| old.touched);
        if self.entries.get(&key).is_some_and(|old| old.revision > revision) {
            return;
        }
        self.entries.insert(key, Entry { payload, revision, touched, seen: self.frame });
        while self.entries.len() > self.capacity {
            let oldest = self.entries.iter().min_by_key(|(_, entry)| entry.seen).map(|(key, _)| *key);
            let Some(oldest) = oldest else { break };
            self.entries.remove(&oldest);
        }
    }

    /// Marks tiles out of date as of a revision. Those of the zoom step on screen are kept to be
    /// shown until the new ones come; others are let go, so that they never show again.
    pub fn touch(&mut self, revision: u64, on_screen: i8, keys: impl IntoIterator<Item = TileKey>) {
        self.current = self.current.max(revision);
        for key in keys {
            if key.zoom == on_screen {
                if let Some(entry) = self.entries.get_mut(&key) {
                    entry.touched = revision;
                }
            } else {
                self.entries.remove(&key);
            }
        }
    }

    /// Marks every tile out of date, keeping those of the zoom step on screen to be shown.
    pub(crate) fn touch_all(&mut self, revision: u64, on_screen: i8) {
        self.current = self.current.max(revision);
        self.entries.retain(|key, entry| {
            entry.touched = revision;
            key.zoom == on_screen
        });
    }

    /// Lets a tile go.
    pub fn remove(&mut self, key: TileKey) {
        self.entries.remove(&key);
    }

    /// Lets everything go.
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    /// Zoom steps at which tiles are held.
    pub fn zooms(&self) -> Vec<i8> {
        let mut zooms: Vec<i8> = self.entries.keys().map(|key| key.zoom).collect();
        zooms.sort_unstable();
        zooms.dedup();
        zooms
    }

    /// What to show where a tile is not at hand: parts of tiles of other zoom steps, the worst
    /// first so that better ones are drawn over them; nothing that would be covered wholly.
    pub(crate) fn stand_ins(&self, wanted: TileKey) -> StandIns {
        let rect = tiles::tile_rect(wanted);
        // A sliver is cut off so that the neighbours that merely touch the border are not asked for.
        let inner = rect.grown(-rect.width() * 1e-3);
        let mut patches = Vec::new();
        let mut covered = false;
        for zoom in stand_in_zooms(wanted.zoom) {
            let keys = tiles::tiles_in(inner, zoom);
            covered = keys.iter().all(|key| self.entries.contains_key(key));
            let held = keys.into_iter().filter(|key| self.entries.contains_key(key));
            patches.extend(held.map(|key| Patch { key, rect: rect.shared_with(tiles::tile_rect(key)) }));
            if covered {
                break;
            }
        }
        patches.reverse();
        StandIns { patches, covered }
    }
}

/// Zoom steps that may stand in for one, the best first.
fn stand_in_zooms(zoom: i8) -> impl Iterator<Item = i8> {
    [1, -1, 2, -2, 3, -3, -4, -5, -6]
        .into_iter()
        .map(move |step| zoom + step)
        .filter(|zoom| (tiles::MIN_ZOOM..=tiles::MAX_ZOOM).contains(zoom))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn key(zoom: i8, x: i32, y: i32) -> TileKey {
        TileKey { zoom, x, y }
    }

    #[test]
    fn the_least_recently_seen_goes_first() {
        let mut cache = TileCache::new(2);
        cache.insert(key(4, 0, 0), 1, 'a');
        cache.begin_frame();
        cache.insert(key(4, 1, 0), 1, 'b');
        cache.begin_frame();
        assert_eq!(cache.get(key(4, 0, 0)), Some(&'a'));
        cache.insert(key(4, 2, 0), 1, 'c');
        assert_eq!(cache.len(), 2);
        assert_eq!(cache.get(key(4, 1, 0)), None);
        assert_eq!(cache.get(key(4, 0, 0)), Some(&'a'));
    }

    #[test]
    fn a_touched_tile_is_shown_until_the_new_one_comes() {
        let mut cache = TileCache::new(8);
        cache.insert(key(4, 0, 0), 1, "old");
        cache.insert(key(5, 0, 0), 1, "other step");
        cache.touch(2, 4, [key(4, 0, 0), key(5, 0, 0)]);
        assert!(!cache.is_fresh(key(4, 0, 0)));
        assert_eq!(cache.get(key(4, 0, 0)), Some(&"old"));
        assert_eq!(cache.get(key(5, 0, 0)), None, "a stale tile of another step would flash up later");
        cache.insert(key(4, 0, 0), 1, "drawn before the change");
        assert!(!cache.is_fresh(key(4, 0, 0)));
        cache.insert(key(4, 0, 0), 2, "new");
        assert!(cache.is_fresh(key(4, 0, 0)));
        cache.insert(key(4, 0, 0), 1, "late");
        assert_eq!(cache.get(key(4, 0, 0)), Some(&"new"));
    }

    #[test]
    fn a_tile_begun_before_a_change_is_not_taken_for_fresh() {
        let mut cache = TileCache::new(8);
        cache.touch(2, 4, [key(4, 0, 0)]);
        cache.insert(key(4, 0, 0), 1, "begun before");
        assert!(!cache.is_fresh(key(4, 0, 0)));
        cache.insert(key(4, 0, 0), 2, "drawn again");
        assert!(cache.is_fresh(key(4, 0, 0)));
    }

    #[test]
    fn a_coarser_tile_stands_in_wholly() {
        let mut cache = TileCache::new(8);
        cache.insert(key(2, 0, 0), 1, ());
        // Two steps finer: the tile (1, 1) is the lower right quarter of (0, 0).
        let StandIns { patches, covered } = cache.stand_ins(key(4, 1, 1));
        assert_eq!((patches.len(), covered), (1, true));
        let wanted = tiles::tile_rect(key(4, 1, 1));
        assert!((patches[0].rect.width() - wanted.width()).abs() < 1e-3);
        assert_eq!(cache.stand_ins(key(4, 2, 0)), StandIns { patches: Vec::new(), covered: false });
    }

    #[test]
    fn better_stand_ins_are_drawn_later() {
        let mut cache = TileCache::new(8);
        cache.insert(key(3, 0, 0), 1, ());
        cache.insert(key(5, 0, 0), 1, ());
        let StandIns { patches, covered } = cache.stand_ins(key(4, 0, 0));
        let zooms: Vec<i8> = patches.iter().map(|p| p.key.zoom).collect();
        assert_eq!((zooms, covered), (vec![3, 5], true));
    }

    #[test]
    fn nothing_is_drawn_under_what_covers_it() {
        let mut cache = TileCache::new(8);
        cache.insert(key(3, 0, 0), 1, ());
        cache.insert(key(1, 0, 0), 1, ());
        let zooms: Vec<i8> = cache.stand_ins(key(4, 0, 0)).patches.iter().map(|p| p.key.zoom).collect();
        assert_eq!(zooms, [3]);
    }
}
