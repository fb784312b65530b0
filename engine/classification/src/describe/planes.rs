//! A part of the frame as planes of numbers: colours measured against the paper, strokes told from ground, changes.

use super::boxes::{closing, spread};
use super::oklab::{Lab, lab};
use super::survey::Survey;
use crate::sheet::Patch;

/// Strokes up to twice this thick, in pixels, are told from ground.
const STROKE_PX: usize = 2;
/// So much darker than the ground beside it is a stroke.
const STROKE: f32 = 0.10;
/// A line that goes on so far straight, to both sides, is a printed grid's, a road or a fold, not terrain.
const LONG_PX: i32 = 34;
/// Half as wide as the strip along a fold that is passed over, in hexes.
const FOLD: f32 = 0.09;

/// What a pixel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// Off the sheet, on a fold or a long straight line: passed over.
    Passed,
    /// Paper or tint.
    Ground,
    /// Thin and darker than the ground beside it.
    Stroke,
}

/// What there is to see of a patch, row by row: colours measured against the paper, and what is not to be seen.
#[derive(Clone)]
pub(super) struct Colours {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) light: Vec<f32>,
    pub(super) red: Vec<f32>,
    pub(super) yellow: Vec<f32>,
    pub(super) ink: Vec<u8>,
    /// Does the pixel lie off the sheet?
    pub(super) off: Vec<bool>,
    /// Does it lie along a fold?
    folded: Vec<bool>,
}

#[cfg(test)]
impl Colours {
    /// Those of bare paper.
    pub(super) fn bare(width: usize, height: usize) -> Self {
        let plane = |value| vec![value; width * height];
        let (off, folded, ink) =
            (vec![false; width * height], vec![false; width * height], vec![0; width * height]);
        Self { width, height, light: plane(1.0), red: plane(0.0), yellow: plane(0.0), ink, off, folded }
    }
}

/// Planes of a patch, row by row.
pub(super) struct Planes {
    pub(super) colours: Colours,
    pub(super) sort: Vec<Sort>,
    /// How much darker than the ground beside it.
    pub(super) depth: Vec<f32>,
    /// Change of lightness to the right and down.
    pub(super) slope: Vec<(f32, f32)>,
    /// Spread of lightness in squares of 3, 7 and 15 pixels.
    pub(super) spread: [Vec<f32>; 3],
    /// Patterns of the eight neighbours 1 and 3 pixels off, 0 to 9.
    pub(super) pattern: [Vec<u8>; 2],
}

impl Planes {
    pub(super) fn of(patch: &Patch, survey: &Survey, px_a_hex: f32) -> Self {
        let (width, height) = (patch.window.width, patch.window.height);
        let count = width * height;
        let (mut light, mut red, mut yellow) = (vec![1.0; count], vec![0.0; count], vec![0.0; count]);
        let mut ink = vec![0; count];
        // Row by row: dividing a number of each pixel by the width costs as much as its colour.
        let places = || {
            let columns = move || patch.window.x..patch.window.x + width;
            let rows = patch.window.y..patch.window.y + height;
            rows.flat_map(move |y| columns().map(move |x| (x as f32, y as f32)))
        };
        for (i, (x, y)) in places().enumerate().filter(|(i, _)| patch.on[*i]) {
            let colour: Lab = survey.paper.balance_at(x, y).apply(lab(patch.rgb[i]));
            [light[i], red[i], yellow[i]] = colour;
            ink[i] = survey.palette.ink(colour) as u8;
        }
        let off: Vec<bool> = patch.on.iter().map(|on| !on).collect();
        let mut folded = vec![false; count];
        for fold in &survey.folds {
            for ((x, y), folded) in places().zip(&mut folded) {
                *folded |= fold.distance(x / px_a_hex, y / px_a_hex) < FOLD;
            }
        }
        Self::of_colours(Colours { width, height, light, red, yellow, ink, off, folded })
    }

    /// The same with marks drawn over it.
    pub(super) fn marked(&self, survey: &Survey, draw: impl FnOnce(&mut Colours, Lab)) -> Self {
        let mut colours = self.colours.clone();
        draw(&mut colours, survey.dark);
        for i in 0..colours.light.len() {
            if colours.light[i] != self.colours.light[i] {
                let colour = [colours.light[i], colours.red[i], colours.yellow[i]];
                colours.ink[i] = survey.palette.ink(colour) as u8;
            }
        }
        Self::of_colours(colours)
    }

    fn of_colours(colours: Colours) -> Self {
        let (width, height) = (colours.width, colours.height);
        let light = &colours.light;
        let closed = closing(light, width, height, STROKE_PX);
        let depth: Vec<f32> = closed.iter().zip(light).map(|(c, l)| c - l).collect();
        let mut sort: Vec<Sort> = colours
            .off
            .iter()
            .zip(&depth)
            .map(|(off, depth)| {
                if *off {
                    Sort::Passed
                } else if *depth > STROKE {
                    Sort::Stroke
                } else {
                    Sort::Ground
                }
            })
            .collect();
        let slope = slopes(light, width, height);
        pass_over_long_lines(&mut sort, &slope, width, height);
        for (sort, _) in sort.iter_mut().zip(&colours.folded).filter(|(_, folded)| **folded) {
            *sort = Sort::Passed;
        }
        let spread = [1, 3, 7].map(|r| spread(light, width, height, r));
        let pattern = [1, 3].map(|r| patterns(light, width, height, r));
        Self { colours, sort, depth, slope, spread, pattern }
    }
}

/// Sobel's, so that a step from paper to the darkest ink is 1.
fn slopes(light: &[f32], width: usize, height: usize) -> Vec<(f32, f32)> {
    let mut slopes = vec![(0.0, 0.0); light.len()];
    for y in 1..height.saturating_sub(1) {
        let row = |y: usize| &light[y * width..(y + 1) * width];
        let (above, here, below) = (row(y - 1), row(y), row(y + 1));
        for x in 1..width - 1 {
            let dx = above[x + 1] + 2.0 * here[x + 1] + below[x + 1]
                - above[x - 1]
                - 2.0 * here[x - 1]
                - below[x - 1];
            let dy =
                below[x - 1] + 2.0 * below[x] + below[x + 1] - above[x - 1] - 2.0 * above[x] - above[x + 1];
            slopes[y * width + x] = (dx / 4.0, dy / 4.0);
        }
    }
    slopes
}

/// Is a pixel, or one of the two beside it, on a stroke? Beside is above and below, or left and right.
fn beside(stroke: &[bool], width: usize, height: usize, above_and_below: bool) -> Vec<bool> {
    let mut out = stroke.to_vec();
    for y in 0..height {
        for x in 0..width {
            let i = y * width + x;
            out[i] |= if above_and_below {
                y > 0 && stroke[i - width] || y + 1 < height && stroke[i + width]
            } else {
                x > 0 && stroke[i - 1] || x + 1 < width && stroke[i + 1]
            };
        }
    }
    out
}

/// Whole pixel next to a place that may lie a little off the patch.
fn nearest(at: f32) -> i32 {
    /// More than a walk leads off the patch.
    const OFF: i32 = 1024;
    (at + OFF as f32 + 0.5) as i32 - OFF
}

/// Walks from strokes along their direction, to both sides; where the stroke goes on straight for long, it is passed over.
fn pass_over_long_lines(sort: &mut [Sort], slope: &[(f32, f32)], width: usize, height: usize) {
    let stroke: Vec<bool> = sort.iter().map(|sort| *sort == Sort::Stroke).collect();
    // A pixel beside counts: directions are known to a few degrees only.
    let [upright, level] = [false, true].map(|above| beside(&stroke, width, height, above));
    let mut long = Vec::new();
    for y in 2..height.saturating_sub(2) {
        for x in 2..width.saturating_sub(2) {
            let i = y * width + x;
            if sort[i] != Sort::Stroke {
                continue;
            }
            // The direction of most change around the pixel; the line runs across it.
            let (mut xx, mut yy, mut xy) = (0.0_f32, 0.0_f32, 0.0_f32);
            for v in y - 2..=y + 2 {
                for (dx, dy) in &slope[v * width + x - 2..=v * width + x + 2] {
                    xx += dx * dx;
                    yy += dy * dy;
                    xy += dx * dy;
                }
            }
            let order = ((xx - yy).powi(2) + 4.0 * xy * xy).sqrt();
            if order < 0.8 * (xx + yy) {
                continue;
            }
            let turn = 0.5 * (2.0 * xy).atan2(xx - yy);
            let (along_x, along_y) = (-turn.sin(), turn.cos());
            let near = if along_x.abs() > along_y.abs() { &level } else { &upright };
            let hits = |sign: f32| {
                let mut missed = 0;
                for n in 1..=LONG_PX {
                    let far = sign * n as f32;
                    let (u, v) = (nearest(x as f32 + far * along_x), nearest(y as f32 + far * along_y));
                    // Off the patch nothing speaks against it.
                    let (Ok(u), Ok(v)) = (usize::try_from(u), usize::try_from(v)) else { return true };
                    if u >= width || v >= height {
                        return true;
                    }
                    missed += i32::from(!near[v * width + u]);
                    if missed * 8 > LONG_PX {
                        return false;
                    }
                }
                true
            };
            if hits(1.0) && hits(-1.0) {
                long.push(i);
            }
        }
    }
    for i in long {
        sort[i] = Sort::Passed;
    }
}

/// How many of eight neighbours in a ring are clearly darker, where they lie together; 9 where they do not.
fn patterns(light: &[f32], width: usize, height: usize, far: usize) -> Vec<u8> {
    /// Less is noise.
    const CLEARLY: f32 = 0.06;
    let mut patterns = vec![0; light.len()];
    let (w, f) = (width as isize, far as isize);
    let near = ((far as f32) * std::f32::consts::FRAC_1_SQRT_2).round() as isize;
    let ring = [-f * w, -near * w + near, f, near * w + near, f * w, near * w - near, -f, -near * w - near];
    for y in far..height.saturating_sub(far) {
        for x in far..width.saturating_sub(far) {
            let i = y * width + x;
            let limit = light[i] - CLEARLY;
            let mut bits = 0_u8;
            for (n, off) in ring.iter().enumerate() {
                bits |= u8::from(light[i.wrapping_add_signed(*off)] < limit) << n;
            }
            let changes = (bits ^ bits.rotate_left(1)).count_ones();
            patterns[i] = if changes <= 2 { bits.count_ones() as u8 } else { 9 };
        }
    }
    patterns
}
