//! The pyramid of square tiles the screen draws a map from.
//!
//! Must not know caches or threads: which tiles are wanted and who renders them is the editor's.

use crate::geometry::{self, Point, Rect};
use crate::scene::Layers;
use crate::{MapSource, MapStyle, raster, scene};
use oblique_board::hex::{Hex, Layout};

/// Width and height of a tile in pixels.
pub const TILE_PX: usize = 256;
/// The coarsest zoom step, 3 px a hex.
pub const MIN_ZOOM: i8 = 0;
/// The finest zoom step, 96 px a hex.
pub const MAX_ZOOM: i8 = 10;
/// How far, in hexes, an edit of a hex can change the picture from the hex's centre: its own
/// radius, the smoothing of borders, the light on its neighbours' slopes and the longest glyph.
pub const REACH_HEXES: f32 = 2.6;

/// Which tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TileKey {
    /// Zoom step, [`MIN_ZOOM`] to [`MAX_ZOOM`]; each is √2 finer than the one before.
    pub zoom: i8,
    /// Column of the tile; column 0 starts at world x = 0.
    pub x: i32,
    /// Row of the tile.
    pub y: i32,
}

/// A tile's picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// [`TILE_PX`]² pixels, row by row, red, green, blue, opacity; premultiplied.
    pub rgba: Vec<u8>,
}

/// Pixels a hex (across the flats) at a zoom step.
pub fn px_per_hex(zoom: i8) -> f32 {
    3.0 * 2f32.powf(f32::from(zoom) / 2.0)
}

/// The zoom step whose tiles are at least as fine as `px` pixels a hex, as far as there is one.
pub fn zoom_for(px: f32) -> i8 {
    let step = (2.0 * (px / 3.0).max(1.0).log2() - 0.05).ceil();
    (step as i8).clamp(MIN_ZOOM, MAX_ZOOM)
}

/// The world rectangle a tile shows.
pub fn tile_rect(key: TileKey) -> Rect {
    let side = tile_side(key.zoom);
    let min = Point::new(key.x as f32 * side, key.y as f32 * side);
    Rect::new(min, min + Point::new(side, side))
}

/// Width of a tile in hexes.
fn tile_side(zoom: i8) -> f32 {
    TILE_PX as f32 / px_per_hex(zoom)
}

/// The tile a point lies in.
pub fn tile_at(point: Point, zoom: i8) -> TileKey {
    let side = tile_side(zoom);
    TileKey { zoom, x: (point.x / side).floor() as i32, y: (point.y / side).floor() as i32 }
}

/// The tiles a world rectangle touches, row by row.
pub fn tiles_in(rect: Rect, zoom: i8) -> Vec<TileKey> {
    let (a, b) = (tile_at(rect.min, zoom), tile_at(rect.max, zoom));
    (a.y..=b.y).flat_map(|y| (a.x..=b.x).map(move |x| TileKey { zoom, x, y })).collect()
}

/// Draws a tile.
pub fn render_tile(map: &MapSource, style: &MapStyle, key: TileKey, layers: Layers) -> Tile {
    let rect = tile_rect(key);
    let scene = scene::compose(map, style, rect, px_per_hex(key.zoom), layers);
    Tile { rgba: raster::render(&scene, TILE_PX as u32, TILE_PX as u32) }
}

/// The tiles that may look different after those hexes (or features through them) changed, with
/// the reach of glyphs, borders and shading, in row order. A changed label reaches
/// further, by its own length.
pub fn tiles_touching(layout: Layout, hexes: impl IntoIterator<Item = Hex>, zoom: i8) -> Vec<TileKey> {
    let sheet = tiles_of(geometry::bounds(layout).grown(1.0), zoom);
    let (wide, high) = ((sheet[2] - sheet[0] + 1).max(0), (sheet[3] - sheet[1] + 1).max(0));
    let mut marked = vec![false; wide as usize * high as usize];
    for hex in hexes {
        let c = geometry::center(layout, hex);
        let span = tiles_of(Rect::new(c, c).grown(REACH_HEXES), zoom);
        for y in span[1].max(sheet[1])..=span[3].min(sheet[3]) {
            for x in span[0].max(sheet[0])..=span[2].min(sheet[2]) {
                marked[(y - sheet[1]) as usize * wide as usize + (x - sheet[0]) as usize] = true;
            }
        }
    }
    let key = |i: usize| TileKey {
        zoom,
        x: sheet[0] + (i % wide as usize) as i32,
        y: sheet[1] + (i / wide as usize) as i32,
    };
    marked.iter().enumerate().filter(|(_, m)| **m).map(|(i, _)| key(i)).collect()
}

/// First column, first row, last column, last row of the tiles a rectangle touches.
fn tiles_of(rect: Rect, zoom: i8) -> [i32; 4] {
    let (a, b) = (tile_at(rect.min, zoom), tile_at(rect.max, zoom));
    [a.x, a.y, b.x, b.y]
}
