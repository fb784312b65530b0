//! Forest and softmax vote.

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
/// Rows that are judged together.
const BATCH: usize = 256;

impl Vote {
    pub(super) fn learn(rows: &Rows, scale: &Scale, effort: Effort, seed: u64) -> Self {
        let (trees, rounds) = match effort {
            Effort::Full => (120, 120),
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
        let mut likely = vec![1.0 / self.classes as f32; table.places() * self.classes];
        likely.par_chunks_mut(BATCH * self.classes).enumerate().for_each(|(batch, out)| {
            let places: Vec<usize> = (batch * BATCH..table.places().min((batch + 1) * BATCH)).collect();
            let rows: Vec<(usize, &[u8])> =
                places.iter().enumerate().filter_map(|(i, p)| Some((i, table.row(*p)?))).collect();
            let values: Vec<&[u8]> = rows.iter().map(|(_, row)| *row).collect();
            for ((i, _), p) in rows.iter().zip(self.of(&values).chunks_exact(self.classes)) {
                out[i * self.classes..(i + 1) * self.classes].copy_from_slice(p);
            }
        });
        likely
    }
}
