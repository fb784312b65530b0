//! Forest and softmax vote, on the whole of a place and on parts of it.

use super::forest::Forest;
use super::rows::{Rows, Scale};
use super::softmax::Softmax;
use crate::description::Table;
use rayon::prelude::*;

/// How much work is put into learning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// What the draft is made by.
    Full,
    /// Enough to choose places to learn from.
    Rough,
    /// Enough to see how far likelihoods can be trusted.
    Trial,
}

pub(super) struct Vote {
    forest: Forest,
    softmax: Softmax,
    classes: usize,
}

/// What the forest's vote counts of 1.
const FOREST: f32 = 0.5;
/// Places that are judged together.
const BATCH: usize = 64;
/// What the windows of a place count beside the whole of it, together, of 1: what lies over a part of it only (a letter, the
/// end of a road) does not lie in all of them.
const WINDOWS: f32 = 0.5;
/// So many rows there is time to judge within a second, on every board: large ones are judged by fewer windows.
const MOST_ROWS: usize = 48_000;

impl Vote {
    pub(super) fn learn(rows: &Rows, scale: &Scale, effort: Effort, seed: u64) -> Self {
        let (trees, rounds) = match effort {
            Effort::Full => (120, 120),
            Effort::Rough => (48, 80),
            Effort::Trial => (40, 60),
        };
        let (forest, softmax) =
            rayon::join(|| Forest::grow(rows, trees, seed), || Softmax::learn(rows, scale, rounds));
        Self { forest, softmax, classes: rows.classes }
    }

    /// Likelihoods by class of rows.
    pub(super) fn of(&self, rows: &[&[u8]]) -> Vec<f32> {
        let mut likely = vec![0.0; rows.len() * self.classes];
        self.forest.add(rows, FOREST, &mut likely);
        self.softmax.add(rows, 1.0 - FOREST, &mut likely);
        likely
    }

    /// Likelihoods by class of every place; alike where nothing was described.
    pub(super) fn of_table(&self, table: &Table) -> Vec<f32> {
        let classes = self.classes;
        let windows = (MOST_ROWS / table.places().max(1)).clamp(1, table.windows);
        let (whole, other) =
            if windows == 1 { (1.0, 0.0) } else { (1.0 - WINDOWS, WINDOWS / (windows - 1) as f32) };
        let mut likely = vec![1.0 / classes as f32; table.places() * classes];
        likely.par_chunks_mut(BATCH * classes).enumerate().for_each(|(batch, out)| {
            let places = batch * BATCH..table.places().min((batch + 1) * BATCH);
            let there: Vec<(usize, _)> =
                places.enumerate().filter_map(|(i, p)| Some((i, table.windows(p)?.take(windows)))).collect();
            let (at, rows): (Vec<usize>, Vec<_>) = there.into_iter().unzip();
            let rows: Vec<&[u8]> = rows.into_iter().flatten().collect();
            for (i, of_place) in at.into_iter().zip(self.of(&rows).chunks_exact(windows * classes)) {
                let out = &mut out[i * classes..(i + 1) * classes];
                out.fill(0.0);
                for (n, of_window) in of_place.chunks_exact(classes).enumerate() {
                    let counts = if n == 0 { whole } else { other };
                    out.iter_mut().zip(of_window).for_each(|(sum, p)| *sum += counts * p);
                }
            }
        });
        likely
    }
}
