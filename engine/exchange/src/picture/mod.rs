//! Pictures of a scenario: the map, its pieces at the start, and a frame with title and scale.
//!
//! Draws the same primitives as the screen. Must not know how a board is drawn: that is
//! cartography's.

mod frame;
mod pieces;

use image::ImageEncoder;
pub use oblique_cartography::style::{style, styles};
pub use oblique_cartography::{Layers, MapStyle};
use oblique_cartography::{MapSource, Point, Primitive, Rect, Scene, geometry, raster, scene, svg};
use oblique_rules::catalog::Catalog;
use oblique_scenario::Scenario;
use std::sync::Arc;

/// Most pixels a PNG may have: a board of 1,000 by 1,000 hexes at 8 pixels a hex.
pub const MAX_PIXELS: u64 = 64_000_000;
/// Most hexes an SVG may have: every hex is text, and programs that show it hold all of it at once. Where every
/// other hex is wooded, so many come to 150 MB and are written in under 300 MiB of memory.
pub const MAX_SVG_HEXES: usize = 30_000;
/// Fewest and most pixels a hex.
pub const HEX_PX: std::ops::RangeInclusive<f32> = 2.0..=256.0;
/// Rows of pixels drawn at a time.
const BAND_PX: u32 = 512;

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Parts of the map.
    pub layers: Layers,
    /// Pieces and objectives at the start.
    pub counters: bool,
    /// A frame with the title, a scale in yards and a compass.
    pub legend: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { layers: Layers::ALL, counters: true, legend: true }
    }
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// The picture would be too large.
    TooLarge {
        /// Width in pixels.
        width: u64,
        /// Height in pixels.
        height: u64,
        /// The most pixels a hex this board can have.
        most_hex_px: f32,
        /// Can it be written as SVG, whatever its size in pixels?
        svg: bool,
    },
    /// The board has too many hexes for an SVG: how many.
    TooManyHexes(usize),
    /// Pixels a hex out of range.
    HexSize(f32),
    /// The board has no hexes.
    Empty,
    /// The picture could not be written as PNG.
    Encoding(String),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TooLarge { width, height, most_hex_px, svg } => write!(
                f,
                "The picture would be {width} by {height} pixels; the most is {} million in all. Choose {most_hex_px:.0} pixels a hex or fewer{}.",
                MAX_PIXELS / 1_000_000,
                if *svg { ", or write SVG" } else { "" }
            ),
            Self::TooManyHexes(hexes) => write!(
                f,
                "The board has {hexes} hexes; an SVG may have {MAX_SVG_HEXES}. Write a PNG, or crop the board to the part that is wanted."
            ),
            Self::HexSize(px) => {
                write!(f, "{px} pixels a hex is out of range; choose {} to {}.", HEX_PX.start(), HEX_PX.end())
            }
            Self::Empty => f.write_str("The board has no hexes; give it a size first."),
            Self::Encoding(why) => write!(f, "The picture could not be written as PNG: {why}."),
        }
    }
}

impl std::error::Error for Error {}

/// Everything a picture is made of, ready to be drawn band by band.
struct Plan<'a> {
    map: MapSource,
    style: &'a MapStyle,
    hex_px: f32,
    layers: Layers,
    rect: Rect,
    over: Vec<Primitive>,
}

impl<'a> Plan<'a> {
    fn new(
        scenario: &Scenario,
        catalog: &Catalog,
        style: &'a MapStyle,
        hex_px: f32,
        options: Options,
    ) -> Result<Self, Error> {
        let layout = scenario.board.layout();
        if layout.is_empty() {
            return Err(Error::Empty);
        }
        if !HEX_PX.contains(&hex_px) {
            return Err(Error::HexSize(hex_px));
        }
        let map = MapSource::new(Arc::new(scenario.board.clone()), catalog);
        let board = geometry::bounds(layout);
        let mut over = Vec::new();
        if options.counters {
            over.extend(pieces::draw(scenario, catalog, style, hex_px));
        }
        let rect = if options.legend {
            let (rect, primitives) = frame::draw(scenario, catalog, style, board);
            over.extend(primitives);
            rect
        } else {
            board
        };
        Ok(Self { map, style, hex_px, layers: options.layers, rect, over })
    }

    /// Width and height in pixels.
    fn size(&self) -> (u64, u64) {
        let px = |v: f32| (f64::from(v) * f64::from(self.hex_px)).ceil() as u64;
        (px(self.rect.width()), px(self.rect.height()))
    }

    fn scene(&self, rect: Rect) -> Scene {
        let mut scene = scene::compose(&self.map, self.style, rect, self.hex_px, self.layers);
        scene.primitives.extend(self.over.iter().cloned());
        scene
    }
}

/// A scenario as a PNG file with `hex_px` pixels across the flats of a hex.
pub fn png(
    scenario: &Scenario,
    catalog: &Catalog,
    style: &MapStyle,
    hex_px: f32,
    options: Options,
) -> Result<Vec<u8>, Error> {
    let plan = Plan::new(scenario, catalog, style, hex_px, options)?;
    let (width, height) = plan.size();
    if width * height > MAX_PIXELS {
        let svg = scenario.board.layout().len() <= MAX_SVG_HEXES;
        let factor = (MAX_PIXELS as f64 / (width * height) as f64).sqrt() as f32;
        return Err(Error::TooLarge { width, height, most_hex_px: (hex_px * factor).floor(), svg });
    }
    let (width, height) = (width as u32, height as u32);
    let mut pixels = Vec::with_capacity(width as usize * height as usize * 4);
    for top in (0..height).step_by(BAND_PX as usize) {
        let rows = BAND_PX.min(height - top);
        let min = plan.rect.min + Point::new(0.0, top as f32 / hex_px);
        let max = min + Point::new(width as f32 / hex_px, rows as f32 / hex_px);
        pixels.extend(raster::render(&plan.scene(Rect::new(min, max)), width, rows));
    }
    let mut out = Vec::new();
    image::codecs::png::PngEncoder::new(&mut out)
        .write_image(&pixels, width, height, image::ExtendedColorType::Rgba8)
        .map_err(|why| Error::Encoding(why.to_string()))?;
    Ok(out)
}

/// A scenario as an SVG document whose size is `hex_px` pixels a hex.
pub fn svg(
    scenario: &Scenario,
    catalog: &Catalog,
    style: &MapStyle,
    hex_px: f32,
    options: Options,
) -> Result<String, Error> {
    let hexes = scenario.board.layout().len();
    if hexes > MAX_SVG_HEXES {
        return Err(Error::TooManyHexes(hexes));
    }
    let plan = Plan::new(scenario, catalog, style, hex_px, options)?;
    Ok(svg::document(&plan.scene(plan.rect)))
}
