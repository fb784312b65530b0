//! A small picture of the whole out of the means of blocks, long before all of it is decoded.

use super::Decoding;
use super::frame::{Component, Frame};
use super::rows::colour;
use crate::pyramid::BLANK;
use image::{Rgb, RgbImage};
use std::io::BufRead;

/// Longest side of the small picture.
const MOST_PX: usize = 1280;
/// Scans that are read; the first holds all that is wanted.
const MOST_SCANS: usize = 1;

/// Reads the means of the blocks of a file that holds all of them in one scan, and gives small pictures of what there is by
/// then. What is broken is left to whoever decodes the whole.
pub(in super::super) fn coarse(file: &mut impl BufRead, most_bytes: u64, give: &mut dyn FnMut(&RgbImage)) {
    let mut decoding = Decoding { most_bytes, means_alone: true, ..Decoding::default() };
    let _ = decoding.read(file, MOST_SCANS, give);
}

/// A picture of the first so many rows of units, a pixel a block or fewer; what lies below is blank.
pub(super) fn small_picture(frame: &Frame, plain: bool, unit_rows: usize) -> RgbImage {
    let across = frame.width.div_ceil(8);
    let down = frame.height.div_ceil(8);
    let every = across.max(down).div_ceil(MOST_PX).max(1);
    let known = unit_rows * frame.most_down;
    let (width, height) = (across.div_ceil(every), down.div_ceil(every));
    RgbImage::from_fn(width as u32, height as u32, |x, y| {
        let (x, y) = (x as usize * every, y as usize * every);
        if y >= known {
            return Rgb(BLANK);
        }
        let area = |of: &Component| mean(of, frame, (x, y), every);
        match frame.components.as_slice() {
            [light] => Rgb([area(light); 3]),
            [a, b, c] => {
                let [a, b, c] = [a, b, c].map(area);
                Rgb(if plain { [a, b, c] } else { colour(a, b, c) })
            }
            _ => Rgb(BLANK),
        }
    })
}

/// The mean of the blocks of a component in a square, counted in blocks of the finest one.
fn mean(of: &Component, frame: &Frame, (x, y): (usize, usize), every: usize) -> u8 {
    let table = of.latched.map_or(1, |table| i32::from(table[0]));
    let span = |at: usize, own: usize, most: usize| {
        let first = at * own / most;
        first..((at + every) * own / most).max(first + 1)
    };
    let (mut sum, mut count) = (0, 0);
    for row in span(y, of.down, frame.most_down).take_while(|row| *row < of.own_rows) {
        for column in span(x, of.across, frame.most_across).take_while(|column| *column < of.own_columns) {
            if let Some(mean) = of.blocks.mean_of(row * of.blocks.columns + column) {
                sum += i32::from(mean) * table;
                count += 1;
            }
        }
    }
    // A mean is written eight times as large, about the middle of all levels.
    (sum / (8 * count.max(1)) + 128).clamp(0, 255) as u8
}
