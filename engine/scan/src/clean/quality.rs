//! How good a scan is, at a glance.

use super::{WhiteBalance, lightness};
use crate::{PixelArea, Pixels, PixelsError};
use image::Rgb;

/// Side of the pieces that are looked at, nine of them over the sheet.
const PIECE_PX: u32 = 256;
/// What is darker than paper by less is paper.
const NEAR_PAPER: i32 = 12;

/// How good a scan is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quality {
    /// Steps of lightness, of 255, between paper and the darkest part in two hundred.
    pub contrast: u8,
    /// Mean step of lightness between neighbours on blank paper.
    pub noise: f32,
    /// How much of the contrast the steepest part in four hundred of neighbours has: near 1 edges are one pixel wide, below 0.15
    /// they are blurred.
    pub sharpness: f32,
    /// Pixels of the longer side.
    pub longer_side_px: u32,
}

/// What could be better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remark {
    /// Print is hardly darker than paper.
    Pale,
    /// Edges are wide.
    Blurred,
    /// Paper is grainy.
    Grainy,
    /// There are few pixels.
    Small,
}

impl Quality {
    /// What could be better.
    pub fn remarks(&self) -> Vec<Remark> {
        let all = [
            (self.contrast < 60, Remark::Pale),
            (self.sharpness < 0.15, Remark::Blurred),
            (self.noise > 6.0, Remark::Grainy),
            (self.longer_side_px < 1500, Remark::Small),
        ];
        all.into_iter().filter_map(|(is, remark)| is.then_some(remark)).collect()
    }
}

/// Measures a scan, on nine pieces of it.
///
/// # Errors
/// Where it cannot be read.
pub fn quality(pixels: &dyn Pixels) -> Result<Quality, PixelsError> {
    let (width, height) = pixels.size_px();
    let paper = WhiteBalance::of_sheet(pixels).map_or([255; 3], |balance| balance.paper);
    let paper = i32::from(lightness(paper));
    let mut darker = [0_u32; 256];
    let mut steps = [0_u32; 256];
    let (mut noise, mut blank) = (0_u64, 0_u64);
    for piece in 0..9 {
        let place = |all: u32, n: u32| (u64::from(all) * u64::from(2 * n + 1) / 6) as u32;
        let (x, y) = (place(width, piece % 3), place(height, piece / 3));
        let area = PixelArea {
            x: x.saturating_sub(PIECE_PX / 2),
            y: y.saturating_sub(PIECE_PX / 2),
            width: PIECE_PX,
            height: PIECE_PX,
        };
        let part = pixels.read(area, 0)?;
        for row in part.rows() {
            let lights: Vec<i32> = row.map(|Rgb(colour)| i32::from(lightness(*colour))).collect();
            for light in &lights {
                darker[(paper - light).clamp(0, 255) as usize] += 1;
            }
            for (a, b) in lights.iter().zip(lights.iter().skip(1)) {
                steps[(a - b).unsigned_abs().min(255) as usize] += 1;
                if paper - a.min(b) < NEAR_PAPER && a.max(b) - paper < NEAR_PAPER {
                    noise += u64::from((a - b).unsigned_abs());
                    blank += 1;
                }
            }
        }
    }
    let contrast = upper(&darker, 200);
    let steepest = upper(&steps, 400);
    let sharpness = f32::from(steepest) / f32::from(contrast.max(1));
    let noise = noise as f32 / blank.max(1) as f32;
    Ok(Quality { contrast, noise, sharpness: sharpness.min(1.0), longer_side_px: width.max(height) })
}

/// The value that one part in so many reaches.
fn upper(counts: &[u32; 256], part: u32) -> u8 {
    let wanted = counts.iter().sum::<u32>() / part;
    let mut sum = 0;
    let reached = |n: &u32| {
        sum += n;
        sum > wanted
    };
    counts.iter().rev().position(reached).map_or(0, |from_top| 255 - from_top as u8)
}
