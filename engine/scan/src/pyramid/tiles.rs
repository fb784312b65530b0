//! The tiles that were used last, up to a number of bytes.

use super::levels::TileAt;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// What a tile of one colour takes, with its places in the maps.
const LEAST_BYTES: usize = 128;

/// A tile in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tile {
    /// All its pixels are alike.
    Plain([u8; 3]),
    /// Its pixels, row by row.
    Pixels(Arc<[u8]>),
}

impl Tile {
    fn bytes(&self) -> usize {
        match self {
            Self::Plain(_) => LEAST_BYTES,
            Self::Pixels(pixels) => pixels.len() + LEAST_BYTES,
        }
    }
}

/// Tiles by when they were used.
pub(super) struct Tiles {
    most_bytes: usize,
    bytes: usize,
    clock: u64,
    by_place: HashMap<TileAt, (Tile, u64)>,
    by_use: BTreeMap<u64, TileAt>,
}

impl Tiles {
    pub(super) fn new(most_bytes: usize) -> Self {
        Self { most_bytes, bytes: 0, clock: 0, by_place: HashMap::new(), by_use: BTreeMap::new() }
    }

    pub(super) fn get(&mut self, at: TileAt) -> Option<Tile> {
        let (tile, used) = self.by_place.get_mut(&at)?;
        self.by_use.remove(used);
        self.clock += 1;
        *used = self.clock;
        self.by_use.insert(self.clock, at);
        Some(tile.clone())
    }

    pub(super) fn insert(&mut self, at: TileAt, tile: Tile) {
        self.clock += 1;
        self.bytes += tile.bytes();
        if let Some((old, used)) = self.by_place.insert(at, (tile, self.clock)) {
            self.bytes -= old.bytes();
            self.by_use.remove(&used);
        }
        self.by_use.insert(self.clock, at);
        while self.bytes > self.most_bytes {
            let Some((_, oldest)) = self.by_use.pop_first() else { break };
            if let Some((gone, _)) = self.by_place.remove(&oldest) {
                self.bytes -= gone.bytes();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LEAST_BYTES, Tile, TileAt, Tiles};

    #[test]
    fn what_was_not_used_longest_goes_first() {
        let at = |column| TileAt { reduction: 0, column, row: 0 };
        let tile = |n| Tile::Pixels(vec![n; 1000].into());
        let mut tiles = Tiles::new(3 * (1000 + LEAST_BYTES));
        for n in 0..3 {
            tiles.insert(at(u32::from(n)), tile(n));
        }
        assert_eq!(tiles.get(at(0)), Some(tile(0)));
        tiles.insert(at(3), tile(3));
        assert_eq!(tiles.get(at(1)), None, "not used since it came");
        assert_eq!([0, 2, 3].map(|n| tiles.get(at(n)).is_some()), [true; 3]);
        tiles.insert(at(2), Tile::Plain([1, 2, 3]));
        assert_eq!(tiles.get(at(2)), Some(Tile::Plain([1, 2, 3])));
        assert_eq!(tiles.bytes, 2 * 1000 + 3 * LEAST_BYTES);
    }
}
