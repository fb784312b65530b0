//! Paper with its grain: stains that change slowly over the map, and fibres that come again every so many pixels.
//!
//! What comes again is written short in a PNG. Both have a few steps only, so that paper is nearly even to a packer and
//! still is no even colour to the eye.

use super::view::View;
use crate::{Rgba, noise};
use std::sync::LazyLock;

/// The grain comes again after so many pixels.
const PERIOD: i32 = 128;
/// Steps of stains.
const STAINS: usize = 7;
/// Steps of the grain.
const GRAINS: usize = 4;
/// Stains change so slowly that they are worked out every so many pixels and spread between.
const STAIN_PX: i32 = 8;
/// The strongest stain and the strongest grain, as parts of the grain's strength.
const STAIN: f32 = 0.39;
const GRAIN: f32 = 0.55;

/// The fibres of a square of paper: steps of the grain, row by row. All paper has the same.
static FIBRES: LazyLock<Vec<u8>> = LazyLock::new(scattered);

fn scattered() -> Vec<u8> {
    let at = |x: i32, y: i32| ((y & (PERIOD - 1)) * PERIOD + (x & (PERIOD - 1))) as usize;
    let mut strength = vec![0.0_f32; (PERIOD * PERIOD) as usize];
    // Short fibres of every direction, darker or lighter than the rest.
    for fibre in 0..650 {
        let chance = |salt: u32| noise::unit(fibre, 7, salt);
        let (x, y) = (chance(93) * PERIOD as f32, chance(94) * PERIOD as f32);
        let turn = crate::Point::bearing(360.0 * chance(95)).times(0.7);
        let tone = if chance(96) < 0.5 { 0.5 } else { -0.5 };
        for step in 0..(3.0 + 9.0 * chance(97)) as i32 {
            let (px, py) = (x + turn.x * step as f32, y + turn.y * step as f32);
            strength[at(px.floor() as i32, py.floor() as i32)] += tone;
        }
    }
    let cells = (0..PERIOD).flat_map(|y| (0..PERIOD).map(move |x| (x, y)));
    let step =
        |(x, y): (i32, i32)| ((strength[at(x, y)] * 2.0).round() + 1.0).clamp(0.0, (GRAINS - 1) as f32) as u8;
    cells.map(step).collect()
}

/// Fills everything with paper; the colours of pixels, row by row.
pub(super) fn fill(pixels: &mut [u32], width: usize, view: &View, color: Rgba, ink: Rgba) {
    let strength = f32::from(ink.a) / 255.0;
    let tone = |stain: usize, fibre: usize| {
        let t =
            0.02 + STAIN * stain as f32 / (STAINS - 1) as f32 + GRAIN * fibre as f32 / (GRAINS - 1) as f32;
        u32::from_le_bytes(color.mixed(Rgba { a: 255, ..ink }, t * strength).array())
    };
    if ink.a == 0 {
        pixels.fill(u32::from_le_bytes(Rgba { a: 255, ..color }.array()));
        return;
    }
    let tones: Vec<[u32; GRAINS]> =
        (0..STAINS).map(|stain| std::array::from_fn(|fibre| tone(stain, fibre))).collect();
    let square: &[u8] = &FIBRES;
    let (px, py) = view.pixel();
    let stain = |x: i32, y: i32| {
        let p = view.world(x * STAIN_PX, y * STAIN_PX);
        // From 0 to the number of steps.
        let broad = noise::smooth(p.times(0.23), 91) * 0.8 + noise::smooth(p.times(0.71), 92) * 0.2;
        (broad * 0.5 + 0.5) * STAINS as f32
    };
    let first = px.div_euclid(STAIN_PX);
    let nodes = (px + width as i32).div_euclid(STAIN_PX) - first + 2;
    let row_of = |y: i32| (0..nodes).map(|i| stain(first + i, y)).collect::<Vec<f32>>();
    let mut at_row = py.div_euclid(STAIN_PX);
    let (mut upper, mut lower) = (row_of(at_row), row_of(at_row + 1));
    for (n, row) in pixels.chunks_exact_mut(width.max(1)).enumerate() {
        let y = py + n as i32;
        let node = y.div_euclid(STAIN_PX);
        if node != at_row {
            at_row = node;
            upper = std::mem::replace(&mut lower, row_of(node + 1));
        }
        let v = y.rem_euclid(STAIN_PX) as f32 / STAIN_PX as f32;
        let fibres = &square[((y & (PERIOD - 1)) * PERIOD) as usize..][..PERIOD as usize];
        let mut x = px;
        let mut left = row;
        while !left.is_empty() {
            let node = x.div_euclid(STAIN_PX);
            let from = x.rem_euclid(STAIN_PX);
            let many = ((STAIN_PX - from) as usize).min(left.len());
            let (part, rest) = left.split_at_mut(many);
            let i = (node - first) as usize;
            let (a, b) =
                (upper[i] + (lower[i] - upper[i]) * v, upper[i + 1] + (lower[i + 1] - upper[i + 1]) * v);
            let slope = (b - a) / STAIN_PX as f32;
            for (k, pixel) in part.iter_mut().enumerate() {
                let stain = (a + slope * (from + k as i32) as f32) as usize;
                let fibre = usize::from(fibres[((x + k as i32) & (PERIOD - 1)) as usize]);
                *pixel = tones[stain.min(STAINS - 1)][fibre];
            }
            x += many as i32;
            left = rest;
        }
    }
}
