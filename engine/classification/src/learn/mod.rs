//! Learning from samples: what is likely at every place of a board.
//!
//! Few samples, some thousands at most: a forest of random trees and a softmax vote, their vote is calibrated on samples
//! they had not seen, and how common each class is on the board is estimated from the board itself.

mod calibrate;
mod forest;
mod near;
mod rows;
mod softmax;
mod sure;
mod taught;
mod vote;

pub(crate) use calibrate::trusted;
pub(crate) use taught::Taught;

use rows::{Rows, Scale};
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
    rows: Rows,
    scale: Scale,
    power: f32,
    /// How far a call of each class can be trusted, from 0 to 1.
    pub(crate) trust: Vec<f32>,
}

/// Of the places the neighbours make sure of, this part is learnt from with marks over them, the others as they are.
const WITH_MARKS: f32 = 0.5;
/// Multiples of the golden section are spread evenly: neither whole columns nor whole rows have marks.
const GOLDEN: f32 = 0.618;
/// Boards of more places are judged roughly but for the last time, which alone is seen, and no stained paper is learnt from:
/// a correction is learnt within a second.
const LARGE: usize = 20_000;

/// Learns and applies it to every place of the board; is that the last time?
pub(crate) fn learn(taught: &Taught<'_>, seed: u64, last: bool) -> Learnt {
    let rows = taught.rows(seed);
    let scale = Scale::of(taught.table, &rows);
    let calibrate::Trial { power, trust } = calibrate::trial(&rows, &scale, seed);
    let likely = judged(taught, &rows, (&scale, power), last, seed);
    let unlike = near::unlike(taught.table, &rows, &scale);
    Learnt { likely, unlike, rows, scale, power, trust }
}

/// Learns again, with places the neighbours made sure of beside the samples: what lies over a terrain in some of its
/// hexes only (hachures, lettering, a road) is learnt from the board, where eight clicks may have missed it.
pub(crate) fn learn_again(
    taught: &Taught<'_>,
    learnt: &Learnt,
    heeding: &[f32],
    seed: u64,
    last: bool,
) -> Vec<f32> {
    let mut rows = learnt.rows.clone();
    for (place, class) in sure::places(taught, &learnt.unlike, heeding, seed) {
        let chosen = (place as f32 * GOLDEN).fract() < WITH_MARKS;
        if let Some(windows) = taught.with_marks(place).filter(|_| chosen) {
            rows.add_windows(windows, class, sure::WINDOWS);
        } else if let Some(windows) = taught.table.windows(place) {
            rows.add_windows(windows, class, sure::WINDOWS);
        }
    }
    judged(taught, &rows, (&learnt.scale, learnt.power), last, seed)
}

fn judged(
    taught: &Taught<'_>,
    rows: &Rows,
    (scale, power): (&Scale, f32),
    last: bool,
    seed: u64,
) -> Vec<f32> {
    let rough = !last && taught.table.places() > LARGE;
    let effort = if rough { vote::Effort::Rough } else { vote::Effort::Full };
    let mut likely = Vote::learn(rows, scale, effort, seed).of_table(taught.table);
    calibrate::cool(&mut likely, rows.classes, power);
    calibrate::by_prior(&mut likely, rows.classes, &taught.table.on);
    likely
}
