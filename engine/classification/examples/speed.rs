//! The largest case of the budget: 10,000 × 10,000 pixels under 200 × 200 hexes, described and drafted.
//! `cargo run --release -p oblique-classification --example speed -- [PIXELS A SIDE] [HEXES A SIDE]`

use image::{Rgb, RgbImage};
use oblique_board::hex::{Layout, Orientation};
use oblique_classification::{ClassId, PlacedSheet, Settings, Training, describe, draft_hexes, draft_sides};
use oblique_georeference::placement::Placement;
use oblique_georeference::{HexGround, Point};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let number = |n: usize, or: u32| std::env::args().nth(n).map_or(Ok(or), |text| text.parse());
    let (side, hexes) = (number(1, 10_000)?, number(2, 200)?);
    let image = RgbImage::from_fn(side, side, |x, y| Rgb(pixel(x, y)));
    let px = f64::from(side) / f64::from(hexes) * 0.98;
    let placement = Placement::by_affine([1.0, 0.005, 0.0, -0.005, 1.0, 0.0])?;
    let layout = Layout::new(Orientation::Flat, hexes as u16, hexes as u16);
    let ground = HexGround::new(layout, px, Point::new(px, px), 0.0).ok_or("hexes have no size")?;
    let sheet = PlacedSheet { pixels: &image, placement: &placement, ground: &ground };
    let start = Instant::now();
    let description = describe(&sheet, &mut |_| true)?;
    println!("described {} hexes in {:?}", description.hexes_described(), start.elapsed());
    let mut training = Training::new();
    for n in 0..64_u32 {
        let hex = layout.hex((n as usize * 7919) % layout.len());
        let Some(at) = description.middle_px(hex) else { continue };
        let class = ClassId::new(format!("class {}", kind(at.x as u32, at.y as u32)));
        training.teach_hex(&description, at, class.clone());
        training.teach_side(&description, at, class);
    }
    for (what, made) in [("first", 1), ("second", 2)] {
        let start = Instant::now();
        let draft = draft_hexes(&description, &training, &Settings { seed: made, ..Settings::default() })?;
        println!("{what} draft of {} hexes in {:?}", draft.calls().count(), start.elapsed());
    }
    let start = Instant::now();
    let draft = draft_sides(&description, &training, &Settings::default())?;
    println!("draft of {} hexsides in {:?}", draft.calls().count(), start.elapsed());
    let memory = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    println!("{}", memory.lines().find(|l| l.starts_with("VmHWM")).unwrap_or("memory is not told here"));
    Ok(())
}

/// Patches of eight sorts of ground.
fn kind(x: u32, y: u32) -> u32 {
    let (a, b) = (x / 700, y / 600);
    (a.wrapping_mul(2_654_435_761) ^ b.wrapping_mul(2_246_822_519)) >> 13 & 7
}

fn pixel(x: u32, y: u32) -> [u8; 3] {
    let mut noise = (x.wrapping_mul(374_761_393)).wrapping_add(y.wrapping_mul(668_265_263));
    noise = (noise ^ (noise >> 13)).wrapping_mul(1_274_126_177);
    let grain = (noise >> 27) as u8;
    let kind = kind(x, y);
    let hatched = (x + y * (kind % 3)) % (6 + 3 * kind) < 2;
    let paper: [u8; 3] = match kind {
        0..=2 => [224, 214, 184],
        3 => [190, 200, 150],
        4 => [170, 195, 200],
        _ => [222, 205, 176],
    };
    let ink = if hatched && kind > 0 { 110 } else { 0 };
    paper.map(|c| (c - ink.min(c)).saturating_add(grain))
}
