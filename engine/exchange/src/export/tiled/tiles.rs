//! The tiles of a map and their picture, drawn by our own cartography.

use crate::import::{LEVEL_PROPERTY, TERRAIN_PROPERTY};
use crate::picture::{self, png_bytes_rgba};
use crate::tiled::{Image, Property, Tile, Tileset};
use oblique_board::hex::{Layout, Orientation};
use oblique_board::{Board, TerrainIx};
use oblique_cartography::primitive::Pen;
use oblique_cartography::{Layers, MapSource, MapStyle, Point, Rect, geometry, raster, scene};
use oblique_rules::catalog::Catalog;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The length of a hex's side, in pixels.
pub(super) const SIDE_PX: u32 = 32;
/// Across the corners and across the flats of a hex, in pixels: as near to √3 as even numbers come.
const SIZE_PX: (u32, u32) = (64, 56);
/// Tiles of each ground, so that woods are no pattern.
pub(super) const VARIANTS: u32 = 4;
/// Tiles in a row of the picture.
const COLUMNS: u32 = 8;
/// Columns and rows of the board a tile is cut out of.
const SAMPLE: u16 = 9;

/// Which tiles a board needs.
pub(super) struct Tiles {
    /// Its terrains, by their places in its palette.
    palette: Vec<String>,
    /// Its levels but 0.
    levels: Vec<i8>,
    /// Size of a tile of a flat-top hex.
    pub size: (u32, u32),
}

impl Tiles {
    pub(super) fn of(board: &Board) -> Self {
        let levels: BTreeSet<i8> = board.level_cells().iter().copied().filter(|level| *level != 0).collect();
        Self { palette: board.palette().to_vec(), levels: levels.into_iter().collect(), size: SIZE_PX }
    }

    fn count(&self) -> u32 {
        (self.palette.len() as u32) * VARIANTS + self.levels.len() as u32
    }

    /// The number of the tile of a terrain.
    pub(super) fn ground(terrain: TerrainIx, variant: u32) -> u32 {
        1 + u32::from(terrain.0) * VARIANTS + variant
    }

    /// The number of the tile of a level; none where it is 0.
    pub(super) fn level(&self, level: i8) -> u32 {
        let place = self.levels.binary_search(&level).ok();
        place.map_or(0, |place| 1 + (self.palette.len() as u32) * VARIANTS + place as u32)
    }

    fn tile_size(&self, orientation: Orientation) -> (u32, u32) {
        let (w, h) = self.size;
        if orientation == Orientation::Flat { (w, h) } else { (h, w) }
    }

    /// The tileset, whose picture lies in a file.
    pub(super) fn set(&self, file: &str, catalog: &Catalog, orientation: Orientation) -> Tileset {
        let (w, h) = self.tile_size(orientation);
        let mut tiles = BTreeMap::new();
        for (place, id) in self.palette.iter().enumerate() {
            let class = catalog.terrain(id).map_or_else(|| id.clone(), |terrain| terrain.look.clone());
            let properties = BTreeMap::from([(TERRAIN_PROPERTY.to_owned(), Property::Text(id.clone()))]);
            for variant in 0..VARIANTS {
                let tile = Tile { class: class.clone(), properties: properties.clone(), ..Tile::default() };
                tiles.insert(place as u32 * VARIANTS + variant, tile);
            }
        }
        for level in &self.levels {
            let properties =
                BTreeMap::from([(LEVEL_PROPERTY.to_owned(), Property::Whole(i64::from(*level)))]);
            tiles.insert(self.level(*level) - 1, Tile { properties, ..Tile::default() });
        }
        let count = self.count();
        let rows = count.div_ceil(COLUMNS);
        Tileset {
            first: 1,
            name: "Ground and heights".to_owned(),
            tile: (w, h),
            count: (count, COLUMNS),
            image: Some(Image { file: file.to_owned(), size: (COLUMNS * w, rows * h) }),
            tiles,
        }
    }

    /// The picture of all tiles, as PNG.
    pub(super) fn picture(
        &self,
        catalog: &Catalog,
        orientation: Orientation,
    ) -> Result<Vec<u8>, picture::Error> {
        let (w, h) = self.tile_size(orientation);
        let (width, height) = (COLUMNS * w, self.count().div_ceil(COLUMNS) * h);
        let mut pixels = vec![0_u8; (width * height * 4) as usize];
        let mut put = |number: u32, tile: &[u8]| {
            let (x, y) = ((number - 1) % COLUMNS * w, (number - 1) / COLUMNS * h);
            for (row, line) in tile.chunks_exact((w * 4) as usize).enumerate() {
                let at = (((y + row as u32) * width + x) * 4) as usize;
                pixels[at..at + line.len()].copy_from_slice(line);
            }
        };
        for (place, terrain) in self.palette.iter().enumerate() {
            let sample = Sample::of(terrain, 0, catalog, orientation);
            for variant in 0..VARIANTS {
                put(Self::ground(TerrainIx(place as u8), variant), &sample.ground(variant, (w, h)));
            }
        }
        for level in &self.levels {
            let first = catalog.terrain.first().map_or("", |terrain| terrain.id.as_str());
            put(self.level(*level), &Sample::of(first, *level, catalog, orientation).height((w, h)));
        }
        png_bytes_rgba((width, height), &pixels)
    }
}

/// A board of one ground at one height, of which tiles are cut.
struct Sample {
    map: MapSource,
    level: i8,
}

impl Sample {
    fn of(terrain: &str, level: i8, catalog: &Catalog, orientation: Orientation) -> Self {
        let layout = Layout::new(orientation, SAMPLE, SAMPLE);
        let cells = vec![TerrainIx(0); layout.len()];
        let levels = vec![level; layout.len()];
        let board = Board::from_cells(layout, vec![terrain.to_owned()], Vec::new(), cells, levels);
        Self { map: MapSource::new(Arc::new(board), catalog), level }
    }

    /// A hex of it: red, green, blue, opacity of each pixel.
    fn ground(&self, variant: u32, size: (u32, u32)) -> Vec<u8> {
        let layers = Layers {
            numbers: false,
            labels: false,
            linear: false,
            relief: false,
            shading: false,
            ..Layers::ALL
        };
        self.cut(variant, size, layers, false)
    }

    /// The tint of its height, and the number of the level.
    fn height(&self, size: (u32, u32)) -> Vec<u8> {
        let layers = Layers {
            paper: false,
            terrain: false,
            relief: false,
            shading: false,
            grid: false,
            numbers: false,
            labels: false,
            linear: false,
            levels: true,
            ..Layers::ALL
        };
        self.cut(0, size, layers, true)
    }

    fn cut(&self, variant: u32, (w, h): (u32, u32), layers: Layers, tinted: bool) -> Vec<u8> {
        let layout = self.map.layout();
        let middle = i32::from(SAMPLE / 2);
        let hex = layout.at(middle + variant as i32 % 2 * 2 - 1, middle + variant as i32 / 2 * 2 - 1);
        let corners = geometry::corners(layout, hex);
        let with = |rect: Rect, p: Point| rect.joined(Rect::new(p, p));
        let rect = corners.into_iter().fold(Rect::new(corners[0], corners[0]), with);
        let style = MapStyle::period();
        let px_per_hex = w.min(h) as f32;
        let mut scene = scene::compose(&self.map, style, rect, px_per_hex, layers);
        if tinted {
            let tone = if self.level > 0 { style.high } else { style.dark };
            let mut pen = Pen::new();
            pen.polygon(&corners);
            let tint = pen.fill(tone.faded(0.5));
            let tints = std::iter::repeat_n(tint, usize::from(self.level.unsigned_abs()).min(12)).flatten();
            scene.primitives.splice(0..0, tints);
        }
        let mut pixels = raster::render(&scene, w, h);
        for (at, pixel) in pixels.chunks_exact_mut(4).enumerate() {
            let (x, y) = (at as u32 % w, at as u32 / w);
            let at = Point::new(
                rect.min.x + (x as f32 + 0.5) / w as f32 * rect.width(),
                rect.min.y + (y as f32 + 0.5) / h as f32 * rect.height(),
            );
            let alpha = pixel[3];
            if !inside(&corners, at, BLEED) {
                pixel.fill(0);
            } else if (1..255).contains(&alpha) {
                // Pixels of a PNG are not premultiplied.
                for part in &mut pixel[..3] {
                    *part = (u32::from(*part) * 255 / u32::from(alpha)).min(255) as u8;
                }
            }
        }
        pixels
    }
}

/// Tiles reach so far over the sides of their hexes that no seam is seen between neighbours, in hexes.
const BLEED: f32 = 0.012;

/// Is a point within a hex, or no further than that outside of it?
fn inside(corners: &[Point; 6], p: Point, reach: f32) -> bool {
    (0..6).all(|n| {
        let (a, b) = (corners[n], corners[(n + 1) % 6]);
        let way = (b - a).unit();
        // Corners go round with the clock: inside is to the right.
        (p - a).x * -way.y + (p - a).y * way.x >= -reach
    })
}
