//! The strongest cover of every pixel by strokes and copies: what lies over each other counts once.

use super::view::{FRACTION, ONE, Spot};

/// Covers of a picture, to 255.
#[derive(Default)]
pub(super) struct Mask {
    width: i32,
    height: i32,
    cover: Vec<u8>,
    /// The first pixel of a row that is covered, and the first behind them.
    touched: Vec<(i32, i32)>,
    rows: (i32, i32),
}

/// Which ends of a straight piece are cut square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Cut {
    pub start: bool,
    pub end: bool,
}

impl Mask {
    pub(super) fn reset(&mut self, width: usize, height: usize) {
        if (self.width, self.height) == (width as i32, height as i32) {
            return;
        }
        (self.width, self.height) = (width as i32, height as i32);
        self.cover.clear();
        self.cover.resize(width * height, 0);
        self.touched.clear();
        self.touched.resize(height, (i32::MAX, 0));
        self.rows = (i32::MAX, 0);
    }

    /// A row from a pixel to another, for writing; both within the picture.
    fn row(&mut self, y: i32, low: i32, high: i32) -> &mut [u8] {
        let touched = &mut self.touched[y as usize];
        *touched = (touched.0.min(low), touched.1.max(high));
        let start = (y * self.width) as usize;
        &mut self.cover[start + low as usize..start + high as usize]
    }

    /// A straight piece of a line, `half` pixels to either side of its middle, with round ends unless they are cut.
    pub(super) fn piece(&mut self, a: Spot, b: Spot, half: f32, cut: Cut) {
        let parts = ONE as f32;
        let reach = half + 0.5;
        let grown = (reach * parts).ceil() as i32 + 1;
        let span = |p: i32, q: i32, most: i32| {
            let low = (p.min(q) - grown) >> FRACTION;
            let high = ((p.max(q) + grown) >> FRACTION) + 1;
            (low.max(0), high.min(most))
        };
        let (left, right) = span(a.0, b.0, self.width);
        let (top, bottom) = span(a.1, b.1, self.height);
        if left >= right || top >= bottom {
            return;
        }
        self.rows = (self.rows.0.min(top), self.rows.1.max(bottom));
        let (vx, vy) = ((b.0 - a.0) as f32 / parts, (b.1 - a.1) as f32 / parts);
        let length = (vx * vx + vy * vy).sqrt();
        let most = (2.0 * half).min(1.0) * 255.0;
        let (ux, uy) = if length > 0.0 { (vx / length, vy / length) } else { (1.0, 0.0) };
        let cut_any = cut.start || cut.end;
        // In a row, what lies near the line that is gone along.
        let slope = if uy.abs() > 0.05 { Some((ux / uy, reach / uy.abs() + 1.0)) } else { None };
        for y in top..bottom {
            let dy = ((y << FRACTION) + ONE / 2 - a.1) as f32 / parts;
            let (mut low, mut high) = (left, right);
            if let Some((slope, wide)) = slope {
                let middle = a.0 as f32 / parts + dy * slope;
                low = low.max((middle - wide).floor() as i32);
                high = high.min((middle + wide).ceil() as i32 + 1);
                if low >= high {
                    continue;
                }
            }
            let first = ((low << FRACTION) + ONE / 2 - a.0) as f32 / parts;
            let row = self.row(y, low, high);
            if cut_any {
                for (n, cover) in row.iter_mut().enumerate() {
                    let dx = first + n as f32;
                    let along = dx * ux + dy * uy;
                    let mut near = along.clamp(0.0, length);
                    let mut end = 1.0_f32;
                    if cut.start {
                        near = near.min(along);
                        end = end.min(along + 0.5);
                    }
                    if cut.end {
                        near = near.max(along);
                        end = end.min(length - along + 0.5);
                    }
                    let (ex, ey) = (dx - near * ux, dy - near * uy);
                    let side = (reach - (ex * ex + ey * ey).sqrt()) * 255.0;
                    let part = side.clamp(0.0, most) * end.clamp(0.0, 1.0);
                    *cover = (*cover).max((part + 0.5) as u8);
                }
            } else {
                for (n, cover) in row.iter_mut().enumerate() {
                    let dx = first + n as f32;
                    let along = (dx * ux + dy * uy).clamp(0.0, length);
                    let (ex, ey) = (dx - along * ux, dy - along * uy);
                    let part = ((reach - (ex * ex + ey * ey).sqrt()) * 255.0).clamp(0.0, most);
                    *cover = (*cover).max((part + 0.5) as u8);
                }
            }
        }
    }

    /// A stamp with its top left corner at a pixel.
    pub(super) fn stamp(&mut self, x: i32, y: i32, width: i32, stamp: &[u8]) {
        let height = stamp.len() as i32 / width.max(1);
        let (low, high) = (x.max(0), (x + width).min(self.width));
        let (top, bottom) = (y.max(0), (y + height).min(self.height));
        if low >= high || top >= bottom {
            return;
        }
        self.rows = (self.rows.0.min(top), self.rows.1.max(bottom));
        for row in top..bottom {
            let from = ((row - y) * width + low - x) as usize;
            let source = &stamp[from..from + (high - low) as usize];
            for (cover, new) in self.row(row, low, high).iter_mut().zip(source) {
                *cover = (*cover).max(*new);
            }
        }
    }

    /// Tells what is covered: row, first pixel, covers of pixels from there on. Nothing is covered afterwards.
    pub(super) fn sweep(&mut self, mut part: impl FnMut(usize, usize, &[u8])) {
        let (top, bottom) = std::mem::replace(&mut self.rows, (i32::MAX, 0));
        for row in top.max(0)..bottom.max(0) {
            let (low, high) = std::mem::replace(&mut self.touched[row as usize], (i32::MAX, 0));
            if low >= high {
                continue;
            }
            let start = (row * self.width) as usize;
            let covers = &mut self.cover[start + low as usize..start + high as usize];
            part(row as usize, low as usize, covers);
            covers.fill(0);
        }
    }

    /// Width and height.
    pub(super) const fn size(&self) -> (i32, i32) {
        (self.width, self.height)
    }

    /// Pixels of a row that are covered alike.
    pub(super) fn fill(&mut self, x: i32, y: i32, many: i32, share: u8) {
        self.rows = (self.rows.0.min(y), self.rows.1.max(y + 1));
        self.row(y, x, x + many).fill(share);
    }

    /// The covers of all of it, row by row.
    pub(super) fn take(&mut self) -> Vec<u8> {
        (self.width, self.height) = (0, 0);
        self.touched.clear();
        self.rows = (i32::MAX, 0);
        std::mem::take(&mut self.cover)
    }
}
