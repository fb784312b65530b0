//! Where nothing may grow or be built: the strips along roads and streams.

use super::Context;
use crate::geometry::Point;
use crate::noise;

/// Points of the lines in view, in bins a quarter hex wide.
#[derive(Default)]
pub(super) struct Clearing {
    /// The first column and row of bins.
    first: (i32, i32),
    /// Columns of bins.
    wide: i32,
    /// Where the points of each bin begin, row by row; one more than there are bins.
    begins: Vec<u32>,
    /// Bins that have a line in or beside them.
    marked: Vec<bool>,
    /// Bin by bin.
    points: Vec<Point>,
}

const BIN: f32 = 0.25;
/// Lines are told by points so far apart, in hexes.
const STEP: f32 = 0.08;

fn bin(p: Point) -> (i32, i32) {
    (noise::floor(p.x / BIN), noise::floor(p.y / BIN))
}

impl Clearing {
    /// The strips of everything linear in view.
    pub(super) fn new(cx: &Context) -> Self {
        let mut points = Vec::new();
        for piece in cx.courses.values().flatten() {
            for w in piece.points.windows(2) {
                let steps = (w[0].distance(w[1]) / STEP).ceil().max(1.0);
                points.extend((0..=steps as i32).map(|i| w[0].lerp(w[1], i as f32 / steps)));
            }
        }
        Self::of(&points)
    }

    fn of(points: &[Point]) -> Self {
        let Some((low, high)) = points.iter().map(|p| bin(*p)).fold(None, |known, (x, y)| {
            let ((x0, y0), (x1, y1)) = known.unwrap_or(((x, y), (x, y)));
            Some(((x.min(x0), y.min(y0)), (x.max(x1), y.max(y1))))
        }) else {
            return Self::default();
        };
        // A bin more on every side, for what lies beside a line.
        let (first, wide, high) = ((low.0 - 1, low.1 - 1), high.0 - low.0 + 3, high.1 - low.1 + 3);
        let mut out = Self { first, wide, ..Self::default() };
        let bins = (wide * high) as usize;
        out.begins = vec![0; bins + 1];
        out.marked = vec![false; bins];
        for p in points {
            let (x, y) = bin(*p);
            let at = out.index(x, y);
            out.begins[at + 1] += 1;
            for row in y - 1..=y + 1 {
                let at = out.index(x - 1, row);
                out.marked[at..at + 3].fill(true);
            }
        }
        for at in 1..=bins {
            out.begins[at] += out.begins[at - 1];
        }
        let mut next = out.begins.clone();
        out.points = vec![Point::default(); points.len()];
        for p in points {
            let (x, y) = bin(*p);
            let place = &mut next[out.index(x, y)];
            out.points[*place as usize] = *p;
            *place += 1;
        }
        out
    }

    /// Which bin that is; it must be one of them.
    const fn index(&self, x: i32, y: i32) -> usize {
        ((y - self.first.1) * self.wide + x - self.first.0) as usize
    }

    /// Is a line nearer to a place than `reach` (at most a bin)?
    pub(super) fn near(&self, p: Point, reach: f32) -> bool {
        let (x, y) = bin(p);
        if !(self.first.0..self.first.0 + self.wide).contains(&x) || y < self.first.1 {
            return false;
        }
        if !self.marked.get(self.index(x, y)).is_some_and(|marked| *marked) {
            return false;
        }
        // A bin that is marked has bins all round but on the outermost rows and columns, which have no points.
        (y - 1..=y + 1).any(|row| {
            let from = self.index(x.max(self.first.0 + 1) - 1, row.max(self.first.1));
            let last = self.index((x + 1).min(self.first.0 + self.wide - 1), row.max(self.first.1));
            let (Some(begin), Some(end)) = (self.begins.get(from), self.begins.get(last + 1)) else {
                return false;
            };
            self.points[*begin as usize..*end as usize].iter().any(|q| q.distance(p) < reach)
        })
    }
}
