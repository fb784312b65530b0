//! What a sheet needs before it is used: its paper white, its angle known, its frame found; and how good it is.
//!
//! Everything is found on a reduced picture and refined on the sheet itself, so that it takes a moment on any sheet, and
//! gives the same on every machine. Must not know what a sheet shows.

mod angle;
mod balance;
mod frame;
mod lines;
mod quality;

pub use angle::skew_degrees;
pub use balance::{Balanced, NoPaper, WhiteBalance};
pub use frame::{NeatLine, SheetPoint, neat_line};
pub use quality::{Quality, Remark, quality};

use crate::{PixelArea, Pixels, PixelsError};
use image::RgbImage;

/// The whole sheet, its longer side at most so many pixels, and the reduction that took.
fn small(pixels: &dyn Pixels, most_px: u32) -> Result<(RgbImage, u8), PixelsError> {
    let (width, height) = pixels.size_px();
    let reduction = (0..31).find(|r| width.max(height).div_ceil(1 << r) <= most_px).unwrap_or(31);
    Ok((pixels.read(PixelArea { x: 0, y: 0, width, height }, reduction)?, reduction))
}

/// How light a colour is, from 0 to 255.
fn lightness([r, g, b]: [u8; 3]) -> u8 {
    ((u32::from(r) * 77 + u32::from(g) * 151 + u32::from(b) * 28) >> 8) as u8
}
