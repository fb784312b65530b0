//! Where nothing may grow or be built: the strips along roads and streams.

use super::Context;
use crate::geometry::Point;
use std::collections::BTreeMap;

/// Points of the lines in view, in bins a quarter hex wide.
#[derive(Default)]
pub(super) struct Clearing {
    bins: BTreeMap<(i32, i32), Vec<Point>>,
    /// Rows of bins that have a line in or beside them, each from its first bin to its last.
    rows: BTreeMap<i32, (i32, Vec<bool>)>,
}

const BIN: f32 = 0.25;

fn bin(p: Point) -> (i32, i32) {
    ((p.x / BIN).floor() as i32, (p.y / BIN).floor() as i32)
}

impl Clearing {
    /// The strips of everything linear in view.
    pub(super) fn new(cx: &Context) -> Self {
        let mut out = Self::default();
        for piece in cx.courses.values().flatten() {
            out.add(&piece.points);
        }
        out.mark();
        out
    }

    /// Marks the bins in or beside which a line runs.
    fn mark(&mut self) {
        let (Some(low), Some(high)) =
            (self.bins.keys().map(|bin| bin.0).min(), self.bins.keys().map(|bin| bin.0).max())
        else {
            return;
        };
        for (x, y) in self.bins.keys() {
            for row in y - 1..=y + 1 {
                let (from, marks) =
                    self.rows.entry(row).or_insert_with(|| (low - 1, vec![false; (high - low + 3) as usize]));
                let at = (x - 1 - *from) as usize;
                marks[at..at + 3].fill(true);
            }
        }
    }

    fn add(&mut self, line: &[Point]) {
        for w in line.windows(2) {
            let steps = (w[0].distance(w[1]) / 0.08).ceil().max(1.0);
            for i in 0..=steps as i32 {
                let p = w[0].lerp(w[1], i as f32 / steps);
                self.bins.entry(bin(p)).or_default().push(p);
            }
        }
    }

    /// Is a line nearer to a place than `reach` (at most a bin)?
    pub(super) fn near(&self, p: Point, reach: f32) -> bool {
        if self.bins.is_empty() {
            return false;
        }
        let (bx, by) = bin(p);
        let marked = |(from, marks): &(i32, Vec<bool>)| {
            usize::try_from(bx - from).ok().and_then(|at| marks.get(at)).is_some_and(|marked| *marked)
        };
        if !self.rows.get(&by).is_some_and(marked) {
            return false;
        }
        (by - 1..=by + 1)
            .flat_map(|y| (bx - 1..=bx + 1).map(move |x| (x, y)))
            .filter_map(|key| self.bins.get(&key))
            .flatten()
            .any(|q| q.distance(p) < reach)
    }
}
