//! Levels of a board from contour lines drawn over its map, picked by their ink and given heights by drags.

use super::{Scan, YARDS, ageing, placed};
use image::RgbImage;
use oblique_board::Board;
use oblique_board::heights::Range;
use oblique_board::hex::Hex;
use oblique_cartography::{MapSource, MapStyle};
use oblique_elevation::contours::{Drag, Heights, Spot, continued, fill};
use oblique_elevation::levels::Steps;
use oblique_elevation::sample::{Measure, sample};
use oblique_georeference::{HexGround, Point as Ground};
use oblique_linework::{Ink, Joining, Mask, Paper, Tracing, lines};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Metres a level.
const STEP: f64 = 20.0;
/// Pixels from one known height of the ground to the next.
const COARSE: u32 = 4;
const BROWN: [u8; 3] = [150, 72, 28];

/// The ground the contours are drawn of: the board's levels, smoothed.
struct Relief {
    width: usize,
    height: usize,
    levels: Vec<f32>,
}

impl Relief {
    fn of(board: &Board, ground: &HexGround, (width, height): (u32, u32), yards_a_px: f64) -> Self {
        let (w, h) = ((width / COARSE + 2) as usize, (height / COARSE + 2) as usize);
        let layout = board.layout();
        let mut sums = vec![(0.0_f32, 0.0_f32); w * h];
        let px = |yards: f64| yards / yards_a_px / f64::from(COARSE);
        let reach = px(YARDS * 1.6);
        for hex in layout.hexes() {
            let level = f32::from(board.level(hex).unwrap_or(0));
            let at = ground.centre(hex);
            let (x, y) = (px(at.x), px(at.y));
            for row in (y - reach).max(0.0) as usize..((y + reach).max(0.0) as usize + 1).min(h) {
                for col in (x - reach).max(0.0) as usize..((x + reach).max(0.0) as usize + 1).min(w) {
                    let far = (col as f64 - x).hypot(row as f64 - y) / px(YARDS) / 0.5;
                    let weight = (-far * far / 2.0).exp() as f32;
                    let sum = &mut sums[row * w + col];
                    *sum = (sum.0 + level * weight, sum.1 + weight);
                }
            }
        }
        let levels = sums.into_iter().map(|(sum, weight)| sum / weight.max(1e-9)).collect();
        Self { width: w, height: h, levels }
    }

    fn at(&self, x: f64, y: f64) -> f64 {
        let (x, y) = (x / f64::from(COARSE), y / f64::from(COARSE));
        let (x, y) = (x.clamp(0.0, self.width as f64 - 1.001), y.clamp(0.0, self.height as f64 - 1.001));
        let (i, j) = (x as usize, y as usize);
        let (s, t) = (x - i as f64, y - j as f64);
        let of = |i: usize, j: usize| f64::from(self.levels[j * self.width + i]);
        (of(i, j) * (1.0 - s) + of(i + 1, j) * s) * (1.0 - t)
            + (of(i, j + 1) * (1.0 - s) + of(i + 1, j + 1) * s) * t
    }

    fn slope(&self, x: f64, y: f64) -> (f64, f64) {
        ((self.at(x + 2.0, y) - self.at(x - 2.0, y)) / 4.0, (self.at(x, y + 2.0) - self.at(x, y - 2.0)) / 4.0)
    }
}

/// How levels came out.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    pub hexes: usize,
    pub right: usize,
    pub within_one: usize,
    pub lines: usize,
    /// Lines that have a height at the end.
    pub known: usize,
    pub drags: usize,
    /// The highest less the lowest level.
    pub range: i16,
}

/// The map with brown contours a level apart, aged; the scan's levels against the board's.
pub fn outcome(map: &MapSource, style: &MapStyle, px_a_hex: f32, seed: u64) -> Option<Outcome> {
    let style = MapStyle { contour: None, ..style.clone() };
    let mut print = super::printed(map, &style, px_a_hex, seed);
    let board = map.board();
    let yards_a_px = YARDS / f64::from(px_a_hex);
    let (_, ground) = placed(map.layout(), px_a_hex, [1.0, 0.0, 0.0, 0.0, 1.0, 0.0]);
    let relief = Relief::of(board, &ground, print.dimensions(), yards_a_px);
    draw(&mut print, &relief);
    let (image, affine) = ageing::aged(&print, seed);
    let (placement, ground) = placed(map.layout(), px_a_hex, affine);
    let scan = Scan { image, placement, ground, board: Arc::new(board.clone()) };
    traced(&scan, &relief, affine)
}

fn draw(print: &mut RgbImage, relief: &Relief) {
    for (x, y, pixel) in print.enumerate_pixels_mut() {
        let (fx, fy) = (f64::from(x) + 0.5, f64::from(y) + 0.5);
        let level = relief.at(fx, fy) + 0.5;
        let (dx, dy) = relief.slope(fx, fy);
        let steep = dx.hypot(dy);
        if steep > 1e-4 && (level - level.round()).abs() / steep < 1.3 {
            pixel.0 = BROWN;
        }
    }
}

fn traced(scan: &Scan, relief: &Relief, affine: [f64; 6]) -> Option<Outcome> {
    let levels: Vec<i8> = scan.board.layout().hexes().map(|h| scan.board.level(h).unwrap_or(0)).collect();
    let (low, high) = (*levels.iter().min()?, *levels.iter().max()?);
    if low == high {
        return None;
    }
    let [a, b, c, d, e, f] = affine;
    let print = |p: Ground| (a * p.x + b * p.y + c, d * p.x + e * p.y + f);
    let at = |p: Ground| {
        let (x, y) = print(p);
        relief.at(x, y)
    };
    // Picked as a person would: where contours are seen, in a few places of the sheet.
    let (width, height) = scan.image.dimensions();
    let on_line = |x: u32, y: u32| {
        let (px, py) = print(Ground::new(f64::from(x) + 0.5, f64::from(y) + 0.5));
        let (dx, dy) = relief.slope(px, py);
        let level = relief.at(px, py) + 0.5;
        let steep = dx.hypot(dy);
        steep > 5e-3 && (level - level.round()).abs() / steep < 0.6
    };
    let all: Vec<[u8; 3]> = (0..height)
        .step_by(3)
        .flat_map(|y| (0..width).step_by(3).map(move |x| (x, y)))
        .filter(|(x, y)| on_line(*x, *y))
        .map(|(x, y)| scan.image.get_pixel(x, y).0)
        .collect();
    let clicks: Vec<[u8; 3]> = all.iter().step_by((all.len() / 9).max(1)).copied().collect();
    let paper = super::lines::paper(&scan.image);
    let ink = Ink::sampled(Paper(paper), &clicks).ok()?;
    let mask = Mask::of(width, height, |x, y| ink.share(scan.image.get_pixel(x, y).0) > 0.5).ok()?;
    let found = lines(&mask, &Tracing { shortest_pixels: 60.0, ..Tracing::default() });
    let (heights, drags) = dragged(&found, &at, &|p: Ground| {
        let (x, y) = print(p);
        let (dx, dy) = relief.slope(x, y);
        (a * dx + d * dy, b * dx + e * dy)
    });
    let grid = fill((width, height), &found, &heights, &spots(scan)).ok()?;
    let sampled = sample(&grid, &scan.ground, Measure::Median, |p| {
        let pixel = scan.placement.to_pixel(p)?;
        grid.frame().cell(pixel.x, pixel.y)
    });
    let steps = Steps::new(-STEP / 2.0, STEP)?;
    let got = steps.levels(&sampled, Range::new(low, high));
    let off = |(got, so): (&Option<i8>, &i8)| got.map(|g| (i16::from(g) - i16::from(*so)).abs());
    let offs: Vec<Option<i16>> = got.iter().zip(&levels).map(off).collect();
    Some(Outcome {
        hexes: levels.len(),
        right: offs.iter().filter(|o| **o == Some(0)).count(),
        within_one: offs.iter().filter(|o| o.is_some_and(|o| o <= 1)).count(),
        lines: found.len(),
        known: heights.len(),
        drags,
        range: i16::from(high) - i16::from(low),
    })
}

/// Heights printed on the sheet, as sheets have them on hills and in valleys: a few of each level, where the ground about
/// is level.
fn spots(scan: &Scan) -> Vec<Spot> {
    const EACH: usize = 6;
    let (board, layout) = (&scan.board, scan.board.layout());
    let mut of: BTreeMap<i8, Vec<Hex>> = BTreeMap::new();
    for hex in layout.hexes() {
        let Some(level) = board.level(hex) else { continue };
        if layout.neighbours(hex).all(|(_, near)| board.level(near) == Some(level)) {
            of.entry(level).or_default().push(hex);
        }
    }
    let some = of.into_iter().flat_map(|(level, hexes)| {
        let step = hexes.len().div_ceil(EACH).max(1);
        hexes.into_iter().step_by(step).map(move |hex| (level, hex))
    });
    some.filter_map(|(level, hex)| {
        let at = scan.placement.to_pixel(scan.ground.centre(hex))?;
        Some(Spot { at, metres: f64::from(level) * STEP })
    })
    .collect()
}

/// Drags uphill across lines that have no height yet, the longest first, as a designer who reads the hills would make
/// them; a drag that is refused is not made.
fn dragged(
    found: &[oblique_linework::Line],
    level: &dyn Fn(Ground) -> f64,
    uphill: &dyn Fn(Ground) -> (f64, f64),
) -> (Heights, usize) {
    let mut heights = Heights::new();
    let mut drags = 0;
    for (i, line) in found.iter().enumerate() {
        for part in [0.5, 0.25, 0.75, 0.1, 0.9] {
            if heights.metres(i).is_some() {
                break;
            }
            let at = line.points[((line.points.len() - 1) as f64 * part) as usize];
            let (dx, dy) = uphill(at);
            let steep = dx.hypot(dy);
            if steep < 1e-4 {
                continue;
            }
            let (ux, uy) = (dx / steep, dy / steep);
            let path: Vec<Ground> = [-9.0, 9.0].map(|n| Ground::new(at.x + ux * n, at.y + uy * n)).to_vec();
            // What is printed on the line: the height between two levels nearest to where it runs.
            let start_metres = ((level(at) + 0.5).round() - 0.5) * STEP;
            let drag = Drag { path, start_metres, interval_metres: STEP };
            if heights.assign(found, &drag).is_ok() {
                drags += 1;
            }
        }
        if i % 16 == 15 {
            for (line, metres) in continued(found, &heights, &Joining::default()) {
                heights.set(line, Some(metres));
            }
        }
    }
    (heights, drags)
}
