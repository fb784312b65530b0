//! Where counters lie on a sheet, their backs in mirror order, and the marks along which they are cut.
//!
//! Must not know what is on them.

use crate::kit::KitRequest;
use crate::pdf::leaf::{BLACK, Leaf};

/// Above and below the counters, in millimetres.
const HEAD: f32 = 8.0;
const FOOT: f32 = 6.0;
/// Room on each side for the marks along which all are cut.
const ASIDE: f32 = 4.0;
/// Width of a cutting mark.
const LINE: f32 = 0.08;

/// Where counters lie on a sheet, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::kit) struct Grid {
    pub columns: usize,
    pub rows: usize,
    /// The side of a counter.
    pub side: f32,
    pub bleed: f32,
    page: (f32, f32),
    /// The upper left corner of the first counter.
    first: (f32, f32),
}

impl Grid {
    /// The most there are on a sheet, in its middle.
    pub(in crate::kit) fn of(request: &KitRequest) -> Self {
        let KitRequest { counter_mm: side, bleed_mm: bleed, margin_mm: margin, .. } = *request;
        let page = request.paper.mm;
        let step = side + 2.0 * bleed;
        let (wide, high) =
            (page.0 - 2.0 * (margin + ASIDE), page.1 - 2.0 * margin - HEAD - FOOT - 2.0 * ASIDE);
        let count = |room: f32| (room / step + 0.0001).floor().max(1.0) as usize;
        let (columns, rows) = (count(wide), count(high));
        let left = (page.0 - columns as f32 * step) / 2.0 + bleed;
        let top = margin + HEAD + ASIDE + (high - rows as f32 * step) / 2.0 + bleed;
        Self { columns, rows, side, bleed, page, first: (left, top) }
    }

    /// How many lie on a sheet.
    pub(in crate::kit) const fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// The upper left corner of a counter's front.
    pub(in crate::kit) fn front(&self, at: usize) -> (f32, f32) {
        let step = self.side + 2.0 * self.bleed;
        let (column, row) = (at % self.columns, at / self.columns);
        (self.first.0 + column as f32 * step, self.first.1 + row as f32 * step)
    }

    /// The upper left corner of its back, on a sheet that is turned over on its long edge.
    pub(in crate::kit) fn back(&self, at: usize) -> (f32, f32) {
        let (x, y) = self.front(at);
        (self.page.0 - x - self.side, y)
    }

    /// Marks at the corners of counters, within their bleed, and at the ends of every row and column.
    pub(super) fn cuts(&self, leaf: &mut Leaf, places: impl Iterator<Item = (f32, f32)>) {
        let (mut xs, mut ys) = (Vec::new(), Vec::new());
        for (x, y) in places {
            let (right, bottom) = (x + self.side, y + self.side);
            let long = self.bleed;
            for (cx, out_x) in [(x, -long), (right, long)] {
                for (cy, out_y) in [(y, -long), (bottom, long)] {
                    leaf.stroke(&[(cx, cy), (cx + out_x, cy)], BLACK, LINE);
                    leaf.stroke(&[(cx, cy), (cx, cy + out_y)], BLACK, LINE);
                }
            }
            xs.extend([x, right]);
            ys.extend([y, bottom]);
        }
        let ends = |all: &mut Vec<f32>| {
            all.sort_by(f32::total_cmp);
            all.dedup_by(|a, b| (*a - *b).abs() < 0.01);
            all.first().copied().zip(all.last().copied())
        };
        let (Some((left, right)), Some((top, bottom))) = (ends(&mut xs), ends(&mut ys)) else { return };
        let (off, long) = (self.bleed + 0.6, ASIDE - 1.2);
        for x in xs {
            leaf.stroke(&[(x, top - off), (x, top - off - long)], BLACK, LINE);
            leaf.stroke(&[(x, bottom + off), (x, bottom + off + long)], BLACK, LINE);
        }
        for y in ys {
            leaf.stroke(&[(left - off, y), (left - off - long, y)], BLACK, LINE);
            leaf.stroke(&[(right + off, y), (right + off + long, y)], BLACK, LINE);
        }
    }
}
