//! Rows of pixels, from the top, out of the blocks of all components.

use super::frame::{Component, Frame};
use super::idct::samples;
use super::{Decoding, damaged};
use crate::ScanError;
use std::collections::VecDeque;

/// Parts of the way between two samples.
const PARTS: u32 = 256;

/// Rows of one component, a row of blocks at a time.
struct Samples<'a> {
    of: &'a Component,
    table: [u16; 64],
    /// Samples in a row and rows that there are.
    width: usize,
    height: usize,
    rows: VecDeque<Vec<u8>>,
    /// The row that stands first there.
    first: usize,
    next_blocks: usize,
}

impl<'a> Samples<'a> {
    fn new(of: &'a Component, frame: &Frame) -> Option<Self> {
        Some(Self {
            of,
            table: of.latched?,
            width: (frame.width * of.across).div_ceil(frame.most_across),
            height: (frame.height * of.down).div_ceil(frame.most_down),
            rows: VecDeque::new(),
            first: 0,
            next_blocks: 0,
        })
    }

    /// Makes the rows from one to another, and forgets those before.
    fn hold(&mut self, from: usize, to: usize) {
        while self.first < from && !self.rows.is_empty() {
            self.rows.pop_front();
            self.first += 1;
        }
        while self.first + self.rows.len() <= to {
            self.make();
        }
    }

    fn make(&mut self) {
        let columns = self.of.blocks.columns;
        let mut rows = vec![vec![0; columns * 8]; 8];
        for column in 0..columns {
            let block = self.of.blocks.load(self.next_blocks * columns + column);
            let samples = samples(&block, &self.table);
            for (row, from) in rows.iter_mut().zip(samples.as_chunks::<8>().0) {
                row[column * 8..column * 8 + 8].copy_from_slice(from);
            }
        }
        self.next_blocks += 1;
        self.rows.extend(rows);
    }

    /// A row of the picture's width: between the rows and columns that there are, samples change evenly.
    fn spread(&mut self, y: usize, frame: &Frame, across: &[(usize, u32)], to: &mut [u8]) {
        let (above, down) = between(y, self.of.down, frame.most_down, self.height);
        let below = (above + 1).min(self.height - 1);
        self.hold(above, below);
        let row = |n: usize| self.rows.get(n - self.first).map(Vec::as_slice).unwrap_or_default();
        let (upper, lower) = (row(above), row(below));
        if down == 0 && self.of.across == frame.most_across {
            let width = to.len();
            to.copy_from_slice(&upper[..width]);
            return;
        }
        let mixed: Vec<u32> = upper
            .iter()
            .zip(lower)
            .map(|(a, b)| u32::from(*a) * (PARTS - down) + u32::from(*b) * down)
            .collect();
        for (to, (left, part)) in to.iter_mut().zip(across) {
            let right = (left + 1).min(self.width - 1);
            let sum = mixed[*left] * (PARTS - part) + mixed[right] * part;
            *to = ((sum + PARTS * PARTS / 2) / (PARTS * PARTS)) as u8;
        }
    }
}

/// The sample before a pixel, and how far behind it the pixel lies.
fn between(pixel: usize, sampled: usize, most: usize, count: usize) -> (usize, u32) {
    let at = ((pixel as f32 + 0.5) * sampled as f32 / most as f32 - 0.5).clamp(0.0, (count - 1) as f32);
    (at as usize, (at.fract() * PARTS as f32) as u32)
}

/// Hands the rows of the picture on.
pub(super) fn hand_on(
    decoding: &Decoding,
    row: &mut dyn FnMut(&[u8]) -> Result<(), ScanError>,
) -> Result<(), ScanError> {
    let frame = decoding.frame.as_ref().ok_or_else(|| damaged("it has no size"))?;
    let samples: Option<Vec<Samples<'_>>> =
        frame.components.iter().map(|component| Samples::new(component, frame)).collect();
    let mut samples = samples.ok_or_else(|| damaged("a colour is missing"))?;
    let across: Vec<Vec<(usize, u32)>> = samples
        .iter()
        .map(|s| (0..frame.width).map(|x| between(x, s.of.across, frame.most_across, s.width)).collect())
        .collect();
    let plain = frame.is_plain(decoding.transform);
    let mut planes = vec![vec![0_u8; frame.width]; samples.len()];
    let mut rgb = vec![0; frame.width * 3];
    for y in 0..frame.height {
        for ((samples, across), plane) in samples.iter_mut().zip(&across).zip(&mut planes) {
            samples.spread(y, frame, across, plane);
        }
        let [light, blue, red] = planes.as_slice() else {
            row(planes.first().map(Vec::as_slice).unwrap_or_default())?;
            continue;
        };
        for (((to, y), b), r) in rgb.as_chunks_mut::<3>().0.iter_mut().zip(light).zip(blue).zip(red) {
            *to = if plain { [*y, *b, *r] } else { colour(*y, *b, *r) };
        }
        row(&rgb)?;
    }
    Ok(())
}

/// Red, green and blue of light and two differences of colour.
pub(super) fn colour(light: u8, blue: u8, red: u8) -> [u8; 3] {
    let (y, b, r) = (i32::from(light) << 16, i32::from(blue) - 128, i32::from(red) - 128);
    let level = |sum: i32| ((sum + (1 << 15)) >> 16).clamp(0, 255) as u8;
    [level(y + 91_881 * r), level(y - 22_554 * b - 46_802 * r), level(y + 116_130 * b)]
}
