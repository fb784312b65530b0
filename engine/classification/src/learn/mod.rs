//! Learning from samples: what is likely at every place of a board.
//!
//! Few samples, some thousands at most: a forest of random trees and a softmax vote, their vote is calibrated on samples
//! they had not seen, and how common each class is on the board is estimated from the board itself.

mod calibrate;
mod forest;
mod near;
mod rows;
mod softmax;
mod taught;
mod vote;

pub(crate) use taught::Taught;

use vote::Vote;

/// Likelihoods that add up to 1, in the same proportion; nothing stays nothing.
pub(crate) fn normalise(likely: &mut [f32]) {
    let sum: f32 = likely.iter().sum();
    if sum > 0.0 {
        for p in likely {
            *p /= sum;
        }
    }
}

/// What was learnt of a board.
pub(crate) struct Learnt {
    /// Likelihoods by class, place by place.
    pub(crate) likely: Vec<f32>,
    /// Is a place unlike every sample?
    pub(crate) unlike: Vec<bool>,
}

/// Learns and applies it to every place of the board.
pub(crate) fn learn(taught: &Taught<'_>, seed: u64) -> Learnt {
    let rows = taught.rows(seed);
    let scale = rows::Scale::of(taught.table, &rows);
    let heat = calibrate::temperature(&rows, &scale, seed);
    let vote = Vote::learn(&rows, &scale, vote::Effort::Full, seed);
    let mut likely = vote.of_table(taught.table);
    calibrate::cool(&mut likely, rows.classes, heat);
    calibrate::by_prior(&mut likely, rows.classes, &taught.table.on);
    Learnt { likely, unlike: near::unlike(taught.table, &rows, &scale) }
}
