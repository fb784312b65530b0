//! Synthetic scans of our own boards, whose terrain is known, and how well drafts of them are.

// Every file of tests takes what it needs of it, and of a crate of tests nothing is public.
#![allow(dead_code, unreachable_pub, missing_docs)]

pub mod ageing;
pub mod lines;
pub mod relief;
pub mod trial;

use image::RgbImage;
use oblique_board::Board;
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::primitive::Pen;
use oblique_cartography::text::{self, Face};
use oblique_cartography::{
    Layers, MapSource, MapStyle, Point, Primitive, Rect, geometry, raster, scene, style,
};
use oblique_georeference::placement::Placement;
use oblique_georeference::{HexGround, Point as Ground};
use oblique_rulesets::{read_scenario, ruleset_of};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use std::path::Path;
use std::sync::Arc;

/// A board's picture as if it had been printed, used for two centuries and scanned.
pub struct Scan {
    pub image: RgbImage,
    pub placement: Placement,
    pub ground: HexGround,
    pub board: Arc<Board>,
}

/// Yards a hex of every scan here.
pub const YARDS: f64 = 100.0;

/// A shipped battle: `dragoon/kolin`.
pub fn battle(name: &str) -> MapSource {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(name).with_extension("ron");
    let text = std::fs::read_to_string(path).expect("a shipped battle");
    let scenario = read_scenario(&text).scenario.expect("it is a scenario");
    let rules = ruleset_of(&scenario).expect("its ruleset is ours");
    MapSource::new(Arc::new(scenario.board), rules.catalog())
}

pub fn map_style(id: &str) -> &'static MapStyle {
    style::style(id).expect("a style of ours")
}

pub const STYLES: [&str; 4] = ["period", "plain", "print", "contrast"];

/// The map as it was printed: everything a map has, hex grid and numbers, and lettering over all terrain.
pub fn printed(map: &MapSource, style: &MapStyle, px_a_hex: f32, seed: u64) -> RgbImage {
    printed_of(map, style, px_a_hex, seed, Layers::ALL)
}

/// The same print of some layers alone, its lettering with it.
pub fn printed_of(map: &MapSource, style: &MapStyle, px_a_hex: f32, seed: u64, layers: Layers) -> RgbImage {
    let bounds = geometry::bounds(map.layout());
    let words = lettering(map.layout(), style, seed);
    let (width, height) = ((bounds.width() * px_a_hex) as u32, (bounds.height() * px_a_hex) as u32);
    let mut image = RgbImage::new(width, height);
    let band = 512;
    for top in (0..height).step_by(band as usize) {
        let rows = band.min(height - top);
        let (from, to) = (top as f32 / px_a_hex, (top + rows) as f32 / px_a_hex);
        let rect = Rect::new(Point::new(0.0, from), Point::new(width as f32 / px_a_hex, to));
        let mut picture = scene::compose(map, style, rect, px_a_hex, layers);
        picture.primitives.extend(words.iter().cloned());
        let pixels = raster::render(&picture, width, rows);
        for (i, p) in pixels.chunks_exact(4).enumerate() {
            let (x, y) = (i as u32 % width, i as u32 / width + top);
            image.put_pixel(x, y, image::Rgb([p[0], p[1], p[2]]));
        }
    }
    image
}

/// Words over every twentieth hex or so, a third to a whole hex high, also aslant.
fn lettering(layout: Layout, style: &MapStyle, seed: u64) -> Vec<Primitive> {
    const WORDS: [&str; 8] =
        ["Krzeczhorz", "Wald", "Gr. Teich", "Mühle", "Höhe 231", "Nieder", "St. Anna", "Ziegelei"];
    let mut rng = Pcg32::seed_from_u64(seed ^ 0x77);
    let count = layout.len() / 30;
    (0..count)
        .filter_map(|_| {
            let hex = layout.hex(rng.random_range(0..layout.len()));
            let word = WORDS[rng.random_range(0..WORDS.len())];
            let size = rng.random_range(0.3..0.9_f32);
            let angle = if rng.random_bool(0.3) { rng.random_range(-60.0..60.0_f32) } else { 0.0 };
            let mut pen = Pen::new();
            let face = if rng.random_bool(0.5) { Face::Roman } else { Face::Italic };
            text::write(&mut pen, face, word, geometry::center(layout, hex), size, 0.05, angle);
            pen.fill(style.ink)
        })
        .collect()
}

/// The battle's map in a style, printed and aged.
pub fn scan(map: &MapSource, style: &MapStyle, px_a_hex: f32, seed: u64) -> Scan {
    let sheet = printed(map, style, px_a_hex, seed);
    let (image, affine) = ageing::aged(&sheet, seed);
    let (placement, ground) = placed(map.layout(), px_a_hex, affine);
    Scan { image, placement, ground, board: Arc::new(map.board().clone()) }
}

/// The map as it was printed, without any of that.
pub fn clean(map: &MapSource, style: &MapStyle, px_a_hex: f32) -> Scan {
    let image = printed(map, style, px_a_hex, 0);
    let (placement, ground) = placed(map.layout(), px_a_hex, [1.0, 0.0, 0.0, 0.0, 1.0, 0.0]);
    Scan { image, placement, ground, board: Arc::new(map.board().clone()) }
}

/// From pixels of the scan to yards by the way from the scan to the print, and the board there.
pub fn placed(layout: Layout, px_a_hex: f32, [a, b, c, d, e, f]: [f64; 6]) -> (Placement, HexGround) {
    let yards = YARDS / f64::from(px_a_hex);
    let placement = Placement::by_affine([a, b, c, d, e, f].map(|n| n * yards)).expect("a way back");
    let first = geometry::center(layout, layout.at(0, 0));
    let origin = Ground::new(f64::from(first.x) * YARDS, f64::from(first.y) * YARDS);
    (placement, HexGround::new(layout, YARDS, origin, 0.0).expect("hexes have a size"))
}

/// Where a person clicks into a hex: not quite its middle.
pub fn click(scan: &Scan, hex: Hex, rng: &mut Pcg32) -> Ground {
    let middle = scan.ground.centre(hex);
    let mut off = || rng.random_range(-0.2..0.2) * YARDS;
    let at = Ground::new(middle.x + off(), middle.y + off());
    scan.placement.to_pixel(at).expect("on the sheet")
}
