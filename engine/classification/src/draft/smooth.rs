//! Hexes heed their neighbours: a few rounds of mean field over the board.

use crate::learn::{Taught, normalise};
use crate::place::Place;
use oblique_board::hex::Layout;
use rayon::prelude::*;

const ROUNDS: usize = 4;

/// Likelihoods by class, row by row, after places have heeded those beside them. Neighbours count by how sure they are,
/// taught ones fully.
pub(super) fn smoothed<P: Place>(
    layout: Layout,
    taught: &Taught<'_>,
    likely: Vec<f32>,
    weight: f32,
) -> Vec<f32> {
    let count = taught.classes.len();
    if weight == 0.0 {
        return likely;
    }
    let mut start = likely;
    for (place, class) in &taught.said {
        let row = &mut start[place * count..(place + 1) * count];
        row.fill(0.0);
        row[usize::from(*class)] = 1.0;
    }
    let mut now = start.clone();
    for _ in 0..ROUNDS {
        let before = now.clone();
        now.clone_from(&start);
        now.par_chunks_mut(count).enumerate().for_each(|(i, row)| {
            let Some(place) = P::of(layout, i).filter(|_| taught.table.has(i)) else { return };
            let mut pull = vec![0.0_f32; count];
            for j in place.beside(layout).filter_map(|p| p.index(layout)).filter(|j| taught.table.has(*j)) {
                for (sum, p) in pull.iter_mut().zip(&before[j * count..(j + 1) * count]) {
                    *sum += p * p;
                }
            }
            for (p, pull) in row.iter_mut().zip(&pull) {
                *p *= (weight * pull).exp();
            }
            normalise(row);
        });
    }
    now
}
