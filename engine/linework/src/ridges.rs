//! Where an ink is drawn as a line: ridges of its share, as bright as the line is clear.

use crate::Ink;
use image::RgbImage;
use oblique_georeference::Point;

/// The most pixels ridges are sought in at once: a byte each is kept, and some more while they are sought.
pub const MOST_RIDGE_PIXELS: u64 = 1 << 26;
/// Rows worked at a time: what is kept of each is four numbers a pixel.
const STRIP_ROWS: usize = 256;
/// A ridge of a clean line of full ink, before it is brought to a byte.
const FULL: f32 = 0.30;
/// Ridges fainter than this are the grain of the scan.
const GRAIN: u8 = 4;
/// Lines of a faint sheet are made this much clearer at the most.
const MOST_GAIN: usize = 8;
/// Of all pixels on ridges so many in a hundred are as clear as can be.
const CLEAREST_PERCENT: usize = 15;

/// Why there are no ridges.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum RidgeError {
    /// Nothing to look at, or too much.
    #[error(
        "lines are not sought in a picture of {width} × {height} pixels: crop it to the board, or look at it more coarsely"
    )]
    Size {
        /// Columns.
        width: u32,
        /// Rows.
        height: u32,
    },
    /// A width of lines that is none.
    #[error("lines of {0} pixels are not sought: they are from 1 to 40 pixels wide")]
    Width(f32),
    /// It was called off.
    #[error("it was cancelled")]
    Cancelled,
}

/// How clearly each pixel lies on the middle of a line, 0 to 255.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ridges {
    width: u32,
    height: u32,
    strength: Vec<u8>,
    blue: bool,
}

impl Ridges {
    /// The ridges of an ink in a picture, for lines about so many pixels wide. `go_on` is asked between strips, with the
    /// part from 0 to 1 that is done; if it says no, it is called off.
    ///
    /// # Errors
    /// Where the picture is empty or too large, the width is none, or it was called off.
    pub fn of(
        picture: &RgbImage,
        ink: &Ink,
        line_pixels: f32,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, RidgeError> {
        let (width, height) = picture.dimensions();
        let pixels = u64::from(width) * u64::from(height);
        if pixels == 0 || pixels > MOST_RIDGE_PIXELS {
            return Err(RidgeError::Size { width, height });
        }
        if !(1.0..=40.0).contains(&line_pixels) {
            return Err(RidgeError::Width(line_pixels));
        }
        let kernel = Kernel::new((line_pixels / 2.0).max(0.8));
        let (w, h) = (width as usize, height as usize);
        let mut strength = vec![0; w * h];
        for top in (0..h).step_by(STRIP_ROWS) {
            if !go_on(top as f32 / h as f32) {
                return Err(RidgeError::Cancelled);
            }
            let rows = STRIP_ROWS.min(h - top);
            let halo = kernel.reach() + 1;
            let (from, to) = (top.saturating_sub(halo), (top + rows + halo).min(h));
            let raw = picture.as_raw();
            let share = raw[from * w * 3..to * w * 3].chunks_exact(3).map(|p| ink.share([p[0], p[1], p[2]]));
            let smooth = kernel.smoothed(&share.collect::<Vec<_>>(), w);
            let at = |x: usize, y: usize| smooth[(y.clamp(from, to - 1) - from) * w + x.min(w - 1)];
            for y in top..top + rows {
                for x in 0..w {
                    strength[y * w + x] = ridge(
                        |dx, dy| {
                            let (x, y) = ((x + dx).saturating_sub(1), (y + dy).saturating_sub(1));
                            at(x, y)
                        },
                        kernel.sigma,
                    );
                }
            }
        }
        brighten(&mut strength);
        Ok(Self { width, height, strength, blue: ink.is_blue() })
    }

    /// Each pixel as clear as on these or on others of the same picture, whichever is clearer.
    #[must_use]
    pub fn or(mut self, others: &Self) -> Self {
        if self.size() == others.size() {
            self.strength.iter_mut().zip(&others.strength).for_each(|(a, b)| *a = (*a).max(*b));
        }
        self
    }

    /// Width and height in pixels.
    #[must_use]
    pub const fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    /// Are they of a blue ink?
    #[must_use]
    pub const fn are_blue(&self) -> bool {
        self.blue
    }

    /// How clearly a pixel lies on a line; 0 off the picture.
    #[inline]
    #[must_use]
    pub fn at(&self, x: i64, y: i64) -> u8 {
        if x < 0 || y < 0 || x >= i64::from(self.width) || y >= i64::from(self.height) {
            return 0;
        }
        let index = y as usize * self.width as usize + x as usize;
        self.strength.get(index).copied().unwrap_or(0)
    }

    /// The middle of the clearest pixel within a reach of a point, nearer ones first among those alike; the point itself
    /// where there is no line.
    #[must_use]
    pub fn snapped(&self, to: Point, reach_pixels: u32) -> Point {
        let reach = i64::from(reach_pixels.min(200));
        if !to.is_finite() {
            return to;
        }
        let (cx, cy) = (to.x.floor() as i64, to.y.floor() as i64);
        let near = (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| (dx, dy)));
        let best = near
            .map(|(dx, dy)| {
                let far = dx * dx + dy * dy;
                // A clear line at the rim is worth as much as a faint one half as far.
                let worth = i64::from(self.at(cx + dx, cy + dy)) * (4 * reach * reach - far);
                (worth, -far, dx, dy)
            })
            .filter(|(worth, far, ..)| *worth > 0 && -far <= reach * reach)
            .max();
        best.map_or(to, |(_, _, dx, dy)| Point::new((cx + dx) as f64 + 0.5, (cy + dy) as f64 + 0.5))
    }
}

/// Brings the ridges of a sheet to the whole range: faintly printed roads are as clear there as black ones elsewhere.
fn brighten(strength: &mut [u8]) {
    let mut count = [0_usize; 256];
    for value in &*strength {
        count[usize::from(*value)] += 1;
    }
    let ridges: usize = count[usize::from(GRAIN)..].iter().sum();
    let mut above = 0;
    let clearest = (usize::from(GRAIN)..256).rev().find(|value| {
        above += count[*value];
        above * 100 >= ridges * CLEAREST_PERCENT
    });
    let Some(clearest) = clearest.filter(|_| ridges > 0) else { return };
    for value in strength.iter_mut() {
        *value = if *value < GRAIN {
            0
        } else {
            (usize::from(*value) * 255 / clearest.max(1)).min(usize::from(*value) * MOST_GAIN).min(255) as u8
        };
    }
}

/// How strongly the nine pixels about one (at columns and rows 0 to 2) are bent across one direction and not along the
/// other: the curvature across less that along.
fn ridge(at: impl Fn(usize, usize) -> f32, sigma: f32) -> u8 {
    let here = at(1, 1);
    if here < 0.02 {
        return 0;
    }
    let xx = at(2, 1) + at(0, 1) - 2.0 * here;
    let yy = at(1, 2) + at(1, 0) - 2.0 * here;
    let xy = (at(2, 2) + at(0, 0) - at(2, 0) - at(0, 2)) / 4.0;
    let (mean, split) = (f32::midpoint(xx, yy), (((xx - yy) / 2.0).powi(2) + xy * xy).sqrt());
    let (across, along) = (-(mean - split), (mean + split).abs());
    // Smoothing flattens a line by its square; this makes lines of every width alike.
    let strength = (across - along).max(0.0) * sigma * sigma / FULL;
    (strength.min(1.0) * 255.0) as u8
}

/// Smoothing after Gauss, by rows and then by columns.
struct Kernel {
    sigma: f32,
    /// From the middle outwards.
    weights: Vec<f32>,
}

impl Kernel {
    fn new(sigma: f32) -> Self {
        let reach = (sigma * 3.0).ceil() as usize;
        let raw: Vec<f32> = (0..=reach).map(|i| (-((i * i) as f32) / (2.0 * sigma * sigma)).exp()).collect();
        let sum = raw.iter().sum::<f32>() * 2.0 - raw[0];
        Self { sigma, weights: raw.iter().map(|w| w / sum).collect() }
    }

    fn reach(&self) -> usize {
        self.weights.len() - 1
    }

    /// Rows of so many numbers smoothed; beyond the rim it goes on as at the rim.
    fn smoothed(&self, plane: &[f32], width: usize) -> Vec<f32> {
        let height = plane.len() / width;
        let mut rows = vec![0.0; plane.len()];
        for (row, out) in plane.chunks_exact(width).zip(rows.chunks_exact_mut(width)) {
            for (x, out) in out.iter_mut().enumerate() {
                *out = self.weights.iter().enumerate().fold(0.0, |sum, (i, weight)| {
                    let pair =
                        if i == 0 { row[x] } else { row[x.saturating_sub(i)] + row[(x + i).min(width - 1)] };
                    sum + weight * pair
                });
            }
        }
        let mut out = vec![0.0; plane.len()];
        for (y, sums) in out.chunks_exact_mut(width).enumerate() {
            for (i, weight) in self.weights.iter().enumerate() {
                let above = &rows[y.saturating_sub(i) * width..][..width];
                let below = &rows[(y + i).min(height - 1) * width..][..width];
                let both = if i == 0 { 0.5 } else { 1.0 };
                for ((sum, a), b) in sums.iter_mut().zip(above).zip(below) {
                    *sum += weight * both * (a + b);
                }
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::{RidgeError, Ridges};
    use crate::{Ink, Paper};
    use image::{Rgb, RgbImage};
    use oblique_georeference::Point;

    const PAPER: [u8; 3] = [240, 229, 200];

    /// A line three pixels wide through (60, y), a broad dark band below it, a brown line beside.
    fn picture() -> RgbImage {
        RgbImage::from_fn(120, 400, |x, y| match (x, y) {
            (59..=61, _) | (90.., 300..) => Rgb([40, 36, 30]),
            (80..=82, _) => Rgb([186, 140, 96]),
            _ => Rgb(PAPER),
        })
    }

    fn ridges() -> Ridges {
        Ridges::of(&picture(), &Ink::black(Paper(PAPER)), 3.0, &mut |_| true).expect("a small picture")
    }

    #[test]
    fn lines_of_the_ink_are_ridges_and_bands_and_other_inks_are_not() {
        let ridges = ridges();
        for y in [5, 100, 255, 256, 257, 390] {
            assert!(ridges.at(60, y) > 200, "{}", ridges.at(60, y));
            assert!(ridges.at(50, y) < 20 && ridges.at(81, y) < 60, "row {y}");
        }
        assert!(ridges.at(105, 350) < 10, "the inside of a band is no line");
        assert_eq!((ridges.at(-1, 5), ridges.at(5, 400)), (0, 0));
    }

    #[test]
    fn a_click_beside_a_line_snaps_to_it() {
        let ridges = ridges();
        let column = ridges.snapped(Point::new(65.2, 120.7), 8).x.floor();
        assert!((59.0..=61.0).contains(&column), "{column}");
        assert_eq!(ridges.snapped(Point::new(20.0, 120.0), 8), Point::new(20.0, 120.0));
        assert!(ridges.snapped(Point::new(f64::NAN, 0.0), 8).x.is_nan());
    }

    #[test]
    fn empty_pictures_odd_widths_and_a_no_are_refused() {
        let ink = Ink::black(Paper(PAPER));
        let none = Ridges::of(&RgbImage::new(0, 5), &ink, 3.0, &mut |_| true);
        assert_eq!(none, Err(RidgeError::Size { width: 0, height: 5 }));
        let wide = Ridges::of(&picture(), &ink, f32::INFINITY, &mut |_| true);
        assert_eq!(wide, Err(RidgeError::Width(f32::INFINITY)));
        assert!(Ridges::of(&picture(), &ink, f32::NAN, &mut |_| true).is_err());
        assert_eq!(Ridges::of(&picture(), &ink, 3.0, &mut |_| false), Err(RidgeError::Cancelled));
    }
}
