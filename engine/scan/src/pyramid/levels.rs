//! How a sheet is cut: reductions, and the tiles of each.

use super::TILE_PX;

/// The reductions of a sheet, from 0 up to the one that is a single tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Levels {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// The strongest reduction kept.
    pub(crate) most: u8,
}

/// A tile: its reduction, column and row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TileAt {
    pub(crate) reduction: u8,
    pub(crate) column: u32,
    pub(crate) row: u32,
}

impl Levels {
    pub(crate) fn of(width: u32, height: u32) -> Self {
        let most = (0..31).find(|r| width.max(height).div_ceil(1 << r) <= TILE_PX).unwrap_or(31);
        Self { width, height, most }
    }

    /// Width and height in pixels at a reduction.
    pub(crate) fn size_px(self, reduction: u8) -> (u32, u32) {
        (self.width.div_ceil(1 << reduction), self.height.div_ceil(1 << reduction))
    }

    /// How many tiles a reduction has in a row and in a column.
    pub(crate) fn tiles(self, reduction: u8) -> (u32, u32) {
        let (width, height) = self.size_px(reduction);
        (width.div_ceil(TILE_PX), height.div_ceil(TILE_PX))
    }

    /// All tiles of all reductions.
    pub(crate) fn count(self) -> usize {
        self.before(self.most + 1)
    }

    fn before(self, reduction: u8) -> usize {
        let count = |r| {
            let (across, down) = self.tiles(r);
            across as usize * down as usize
        };
        (0..reduction).map(count).sum()
    }

    /// The place of a tile in the list of all.
    pub(crate) fn index(self, tile: TileAt) -> usize {
        let across = self.tiles(tile.reduction).0 as usize;
        self.before(tile.reduction) + tile.row as usize * across + tile.column as usize
    }

    /// Width and height of a tile in pixels: less than [`TILE_PX`] at the right and lower edge.
    pub(crate) fn tile_px(self, tile: TileAt) -> (u32, u32) {
        let (width, height) = self.size_px(tile.reduction);
        let side = |all: u32, at: u32| all.saturating_sub(at.saturating_mul(TILE_PX)).min(TILE_PX);
        (side(width, tile.column), side(height, tile.row))
    }
}

#[cfg(test)]
mod tests {
    use super::{Levels, TileAt};

    #[test]
    fn every_tile_has_its_own_place() {
        let levels = Levels::of(1000, 300);
        assert_eq!((levels.most, levels.count()), (2, 4 * 2 + 2 + 1));
        let mut places = Vec::new();
        for reduction in 0..=levels.most {
            let (across, down) = levels.tiles(reduction);
            for row in 0..down {
                places.extend((0..across).map(|column| levels.index(TileAt { reduction, column, row })));
            }
        }
        assert_eq!(places, (0..levels.count()).collect::<Vec<_>>());
        assert_eq!(levels.tile_px(TileAt { reduction: 0, column: 3, row: 1 }), (232, 44));
        assert_eq!(Levels::of(1, 1).count(), 1);
    }
}
