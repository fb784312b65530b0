//! How much of every pixel an area covers: exact, in whole numbers, whatever the order of its outlines.
//!
//! Every edge adds to the pixels it passes through by how much their cover changes there; a sum along the row is the
//! cover. Areas that lie over each other in one path are covered once.

use super::course::Walker;
use super::view::{FRACTION, ONE, Spot};

/// The sum of a pixel that is covered whole: two areas of 256 by 256 parts.
const WHOLE: i32 = 2 * ONE * ONE;

/// What an area covers of a picture.
#[derive(Default)]
pub(super) struct Cover {
    width: i32,
    height: i32,
    /// A column more than the picture has.
    sums: Vec<i32>,
    /// The first pixel a row's edges touch, and the first behind them.
    touched: Vec<(i32, i32)>,
    rows: (i32, i32),
}

/// Whole parts in a quotient, rounded down.
const fn divided(n: i64, by: i64) -> i32 {
    n.div_euclid(by) as i32
}

impl Cover {
    /// Begins with nothing covered.
    pub(super) fn reset(&mut self, width: usize, height: usize) {
        let size = (width + 2) * height;
        if (self.width, self.height) == (width as i32, height as i32) {
            return;
        }
        (self.width, self.height) = (width as i32, height as i32);
        self.sums.clear();
        self.sums.resize(size, 0);
        self.touched.clear();
        self.touched.resize(height, (i32::MAX, 0));
        self.rows = (i32::MAX, 0);
    }

    /// An edge of an outline.
    pub(super) fn edge(&mut self, from: Spot, to: Spot) {
        if from.1 == to.1 {
            return;
        }
        let (sign, a, b) = if from.1 < to.1 { (1, from, to) } else { (-1, to, from) };
        let top = (a.1 >> FRACTION).max(0);
        let bottom = ((b.1 + ONE - 1) >> FRACTION).min(self.height);
        if top >= bottom || (a.0 >> FRACTION) >= self.width && (b.0 >> FRACTION) >= self.width {
            return;
        }
        self.rows = (self.rows.0.min(top), self.rows.1.max(bottom));
        let (dx, dy) = (i64::from(b.0) - i64::from(a.0), i64::from(b.1) - i64::from(a.1));
        let at = |y: i32| a.0 + divided(dx * (i64::from(y) - i64::from(a.1)), dy);
        let mut y = a.1.max(top << FRACTION);
        let mut x = if y == a.1 { a.0 } else { at(y) };
        for row in top..bottom {
            let next = b.1.min((row + 1) << FRACTION);
            let to_x = if next == b.1 { b.0 } else { at(next) };
            self.within_row(row, sign, (x, y), (to_x, next));
            (x, y) = (to_x, next);
        }
    }

    /// The part of an edge that lies in one row, from top to bottom.
    fn within_row(&mut self, row: i32, sign: i32, a: Spot, b: Spot) {
        let (left, right) = if a.0 <= b.0 { (a, b) } else { (b, a) };
        let (first, last) = (left.0 >> FRACTION, right.0 >> FRACTION);
        let high = b.1 - a.1;
        if high == 0 || first >= self.width {
            return;
        }
        let stride = (self.width + 2) as usize;
        let start = row as usize * stride;
        let Some(sums) = self.sums.get_mut(start..start + stride) else { return };
        let touched = &mut self.touched[row as usize];
        touched.0 = touched.0.min(first.max(0));
        touched.1 = touched.1.max((last + 2).clamp(1, self.width + 1));
        if last < 0 {
            sums[0] += sign * high * 2 * ONE;
            return;
        }
        if first == last {
            let wide = (left.0 & (ONE - 1)) + (right.0 & (ONE - 1));
            let part = sign * high * wide;
            sums[first as usize] += sign * high * 2 * ONE - part;
            sums[first as usize + 1] += part;
            return;
        }
        let (dx, dy) = (i64::from(right.0 - left.0), i64::from(high));
        // Heights passed from the left end on; they add up to the whole height.
        let mut passed = 0;
        let mut from = left.0;
        if first < 0 {
            // All that lies left of the picture at once.
            passed = divided(dy * -i64::from(left.0), dx);
            sums[0] += sign * passed * 2 * ONE;
            from = 0;
        }
        for column in first.max(0)..=last {
            let to = right.0.min((column + 1) << FRACTION);
            let now = if to == right.0 { high } else { divided(dy * i64::from(to - left.0), dx) };
            let part = sign * (now - passed);
            let offset = column << FRACTION;
            let wide = (from - offset) + (to - offset);
            if column >= self.width {
                break;
            }
            sums[column as usize] += part * (2 * ONE - wide);
            sums[column as usize + 1] += part * wide;
            (passed, from) = (now, to);
        }
    }

    /// Tells what is covered, in runs of a row: row, first pixel, pixels, cover to 255. Nothing is covered afterwards.
    pub(super) fn sweep(&mut self, mut run: impl FnMut(usize, usize, usize, u8)) {
        let (top, bottom) = std::mem::replace(&mut self.rows, (i32::MAX, 0));
        let (width, stride) = (self.width as usize, (self.width + 2) as usize);
        for row in top.max(0) as usize..bottom.max(0) as usize {
            let (low, high) = std::mem::replace(&mut self.touched[row], (i32::MAX, 0));
            if low >= high {
                continue;
            }
            let (low, high) = (low as usize, (high as usize).min(stride));
            let sums = &mut self.sums[row * stride..row * stride + high];
            let (mut sum, mut x) = (0_i32, low);
            while x < high.min(width) {
                // Pixels whose cover does not change.
                let same = sums[x..].iter().take_while(|n| **n == 0).count();
                if same > 0 {
                    let cover = share(sum);
                    if cover > 0 {
                        run(row, x, same.min(width - x), cover);
                    }
                    x += same;
                    continue;
                }
                sum += sums[x];
                sums[x] = 0;
                let cover = share(sum);
                if cover > 0 {
                    run(row, x, 1, cover);
                }
                x += 1;
            }
            sums[x.min(high)..].fill(0);
            let cover = share(sum);
            if x < width && cover > 0 {
                run(row, x, width - x, cover);
            }
        }
    }
}

/// The cover of a sum, to 255.
const fn share(sum: i32) -> u8 {
    let sum = sum.unsigned_abs();
    let sum = if sum > WHOLE as u32 { WHOLE as u32 } else { sum };
    ((sum * 255 + WHOLE as u32 / 2) / WHOLE as u32) as u8
}

impl Walker for Cover {
    fn start(&mut self, _: Spot) {}

    fn line(&mut self, from: Spot, to: Spot) {
        self.edge(from, to);
    }

    fn end(&mut self, start: Spot, at: Spot, _: bool) {
        self.edge(at, start);
    }
}
