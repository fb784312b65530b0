//! Rectangles of tiles, put together to a layer.

use oblique_board::hex::Layout;

/// A rectangle of tiles.
pub(super) struct Chunk {
    /// Column and row of its first tile.
    pub at: (i32, i32),
    /// Columns.
    pub width: usize,
    /// Row by row.
    pub tiles: Vec<u32>,
}

/// Which columns and rows a map has.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    pub first: (i32, i32),
    pub size: (i64, i64),
}

impl Extent {
    /// Of a map whose size is said.
    pub(super) const fn at_origin(size: (i64, i64)) -> Self {
        Self { first: (0, 0), size }
    }

    /// Of all chunks that have a tile.
    pub(super) fn of(layers: &[(String, Vec<Chunk>)]) -> Self {
        let chunks = layers.iter().flat_map(|(_, chunks)| chunks).filter(|c| c.tiles.iter().any(|t| *t != 0));
        let mut ends: Option<[i32; 4]> = None;
        for chunk in chunks {
            for (n, _) in chunk.tiles.iter().enumerate().filter(|(_, tile)| **tile != 0) {
                let (x, y) = (chunk.at.0 + (n % chunk.width) as i32, chunk.at.1 + (n / chunk.width) as i32);
                let [left, top, right, bottom] = ends.unwrap_or([x, y, x, y]);
                ends = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
            }
        }
        ends.map_or(Self { first: (0, 0), size: (0, 0) }, |[left, top, right, bottom]| Self {
            first: (left, top),
            size: (i64::from(right - left) + 1, i64::from(bottom - top) + 1),
        })
    }
}

/// The tiles of a layout.
pub(super) fn cells(chunks: &[Chunk], extent: Extent, layout: Layout) -> Vec<u32> {
    let (width, height) = (usize::from(layout.width), usize::from(layout.height));
    let mut cells = vec![0; width * height];
    for chunk in chunks {
        for (n, row) in chunk.tiles.chunks(chunk.width).enumerate() {
            let y = i64::from(chunk.at.1) - i64::from(extent.first.1) + n as i64;
            let Some(y) = usize::try_from(y).ok().filter(|y| *y < height) else { continue };
            for (x, tile) in row.iter().enumerate() {
                let x = i64::from(chunk.at.0) - i64::from(extent.first.0) + x as i64;
                if let Some(x) = usize::try_from(x).ok().filter(|x| *x < width) {
                    cells[y * width + x] = *tile;
                }
            }
        }
    }
    cells
}
