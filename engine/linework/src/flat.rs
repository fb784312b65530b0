//! Pictures as if their paper were of one colour all over: light that falls off to one side of a sheet, stains and shaded
//! slopes would make the same ink faint here and clear there.

use crate::Paper;
use image::{Rgb, RgbImage};

/// A side of the squares the paper is measured in, in pixels: wider than a line with its lettering, narrower than a stain.
const SQUARE: u32 = 40;
/// Of the pixels of a square the brightest so many parts in a hundred are its paper, but for the very brightest.
const PAPER_PERCENT: [usize; 2] = [60, 95];
/// No place is made brighter or darker than by so much: a band of ink is no paper.
const MOST_GAIN: f32 = 1.8;

/// What of the paper of a place is brought to that of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Levelling {
    /// Its colour: ink over a tint is as it is on bare paper.
    Colour,
    /// How light it is: a bare strip between tinted ground is not tinted the other way round.
    Light,
}

/// The picture with the paper of each place brought to that of the sheet.
#[must_use]
pub fn flattened(picture: &RgbImage, Paper(paper): Paper, levelling: Levelling) -> RgbImage {
    let (width, height) = picture.dimensions();
    let (columns, rows) = (width.div_ceil(SQUARE).max(1), height.div_ceil(SQUARE).max(1));
    let mut gains: Vec<[f32; 3]> = Vec::with_capacity((columns * rows) as usize);
    for row in 0..rows {
        for column in 0..columns {
            let local = local_paper(picture, column * SQUARE, row * SQUARE);
            let bare = paper.map(f32::from);
            let light = |rgb: [f32; 3]| rgb.iter().sum::<f32>() + 3.0;
            gains.push([0, 1, 2].map(|i| {
                let gain = match levelling {
                    Levelling::Colour => (bare[i] + 1.0) / (local[i] + 1.0),
                    Levelling::Light => light(bare) / light(local),
                };
                gain.clamp(1.0 / MOST_GAIN, MOST_GAIN)
            }));
        }
    }
    let gains =
        Gains { columns: columns as usize, rows: rows as usize, of: smoothed(&gains, columns as usize) };
    RgbImage::from_fn(width, height, |x, y| {
        let (gain, from) = (gains.at(x, y), picture.get_pixel(x, y).0);
        Rgb([0, 1, 2].map(|i| (f32::from(from[i]) * gain[i]).clamp(0.0, 255.0) as u8))
    })
}

/// The paper of a square that begins there: the mean of its bright pixels.
fn local_paper(picture: &RgbImage, left: u32, top: u32) -> [f32; 3] {
    let (right, low) = ((left + SQUARE).min(picture.width()), (top + SQUARE).min(picture.height()));
    let mut pixels: Vec<[u8; 3]> =
        (top..low).flat_map(|y| (left..right).map(move |x| picture.get_pixel(x, y).0)).collect();
    let bright = |p: &[u8; 3]| p.iter().copied().map(u16::from).sum::<u16>();
    pixels.sort_unstable_by_key(bright);
    let [from, to] = PAPER_PERCENT.map(|percent| pixels.len() * percent / 100);
    let paper = pixels.get(from..to.max(from + 1)).unwrap_or_default();
    let count = paper.len().max(1) as f32;
    [0, 1, 2].map(|i| paper.iter().map(|p| f32::from(p[i])).sum::<f32>() / count)
}

/// Each square's gain as the mean of it and those about it.
fn smoothed(gains: &[[f32; 3]], columns: usize) -> Vec<[f32; 3]> {
    let rows = gains.len() / columns.max(1);
    (0..gains.len())
        .map(|n| {
            let (x, y) = (n % columns, n / columns);
            let about = (y.saturating_sub(1)..=(y + 1).min(rows.saturating_sub(1)))
                .flat_map(|y| (x.saturating_sub(1)..=(x + 1).min(columns - 1)).map(move |x| y * columns + x));
            let (mut sum, mut count) = ([0.0; 3], 0.0_f32);
            for gain in about.filter_map(|n| gains.get(n)) {
                sum = [0, 1, 2].map(|i| sum[i] + gain[i]);
                count += 1.0;
            }
            sum.map(|s| s / count.max(1.0))
        })
        .collect()
}

/// Gains of squares, between whose middles they change evenly.
struct Gains {
    columns: usize,
    rows: usize,
    of: Vec<[f32; 3]>,
}

impl Gains {
    fn at(&self, x: u32, y: u32) -> [f32; 3] {
        let place = |at: u32, most: usize| {
            let at = ((at as f32 + 0.5) / SQUARE as f32 - 0.5).clamp(0.0, (most - 1) as f32);
            (at as usize, (at as usize + 1).min(most - 1), at.fract())
        };
        let ((x0, x1, right), (y0, y1, down)) = (place(x, self.columns), place(y, self.rows));
        let of = |x: usize, y: usize| self.of.get(y * self.columns + x).copied().unwrap_or([1.0; 3]);
        let (a, b, c, d) = (of(x0, y0), of(x1, y0), of(x0, y1), of(x1, y1));
        [0, 1, 2].map(|i| {
            let (upper, lower) = (a[i] + (b[i] - a[i]) * right, c[i] + (d[i] - c[i]) * right);
            upper + (lower - upper) * down
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Levelling, flattened};
    use crate::{Ink, Paper, Ridges};
    use image::{Rgb, RgbImage};

    const PAPER: [u8; 3] = [200, 188, 160];

    /// A grey line across a sheet whose left is much brighter than its right, with a stain in the middle.
    fn sheet() -> RgbImage {
        RgbImage::from_fn(600, 200, |x, y| {
            let light = 1.25 - 0.35 * x as f32 / 600.0;
            let stain = if x.abs_diff(300) < 60 { 0.85 } else { 1.0 };
            let ink = if y.abs_diff(100) < 2 { 0.85 } else { 1.0 };
            Rgb(PAPER.map(|c| (f32::from(c) * light * stain * ink).min(255.0) as u8))
        })
    }

    #[test]
    fn the_same_ink_is_as_clear_at_both_sides_of_a_sheet() {
        let ink = Ink::sampled(Paper(PAPER), &[PAPER.map(|c| (f32::from(c) * 0.85) as u8)]).expect("an ink");
        let clear = |picture: &RgbImage, x: i64| {
            let ridges = Ridges::of(picture, &ink, 3.0, &mut |_| true).expect("a small picture");
            ridges.at(x, 100)
        };
        let raw = sheet();
        assert!(clear(&raw, 60) < clear(&raw, 560) / 2, "as scanned the bright side is lost");
        let flat = flattened(&raw, Paper(PAPER), Levelling::Colour);
        for x in [60, 300, 560] {
            assert!(clear(&flat, x) > 150, "{x}: {}", clear(&flat, x));
        }
        for x in [20, 300, 580] {
            let bare = flat.get_pixel(x, 30).0;
            assert!(bare.iter().zip(PAPER).all(|(a, b)| a.abs_diff(b) < 14), "{bare:?}");
        }
    }

    #[test]
    fn a_sheet_of_one_paper_stays_as_it_is_and_a_black_one_black() {
        let even = RgbImage::from_pixel(90, 70, Rgb(PAPER));
        let flat = flattened(&even, Paper(PAPER), Levelling::Colour);
        assert!(flat.pixels().all(|p| p.0.iter().zip(PAPER).all(|(a, b)| a.abs_diff(b) < 2)));
        let black = RgbImage::from_pixel(90, 70, Rgb([20; 3]));
        assert!(flattened(&black, Paper(PAPER), Levelling::Colour).pixels().all(|p| p.0[0] < 40));
        assert_eq!(flattened(&RgbImage::new(0, 4), Paper(PAPER), Levelling::Colour).dimensions(), (0, 4));
    }
}
