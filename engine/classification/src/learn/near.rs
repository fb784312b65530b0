//! How near places come to the nearest sample: what is far from all is unknown.

use super::rows::{Rows, Scale};
use crate::description::Table;
use rayon::prelude::*;

/// Rows that are compared with; more would not fit a second.
const MOST_COMPARED: usize = 512;
/// How many times as far from the nearest sample as samples lie from each other, to be unlike all.
const UNLIKE: f32 = 2.5;

/// Which places are unlike every sample.
pub(super) fn unlike(table: &Table, rows: &Rows, scale: &Scale) -> Vec<bool> {
    let whole: Vec<usize> = (0..rows.len()).filter(|i| rows.whole[*i]).take(MOST_COMPARED).collect();
    let flat = |row: &[u8]| -> Vec<i16> {
        // A spread is 32: enough to tell, and sums of differences stay small.
        let one = |(i, v): (usize, &u8)| {
            ((f32::from(*v) - scale.mean[i]) * scale.per_spread[i] * 32.0).clamp(-128.0, 127.0) as i16
        };
        row.iter().enumerate().map(one).collect()
    };
    let taught: Vec<Vec<i16>> = whole.iter().map(|i| flat(rows.row(*i))).collect();
    let far = |a: &[i16], b: &[i16]| -> u32 { a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(*b))).sum() };
    // How far each sample is from the nearest other one of its class.
    let mut apart: Vec<u32> = (0..whole.len())
        .filter_map(|i| {
            let others =
                (0..whole.len()).filter(|j| *j != i && rows.class[whole[i]] == rows.class[whole[*j]]);
            others.map(|j| far(&taught[i], &taught[j])).min()
        })
        .collect();
    apart.sort_unstable();
    // With a sample of each class there is nothing to measure by.
    let Some(usual) = apart.get(apart.len() * 9 / 10).copied() else { return vec![false; table.places()] };
    let limit = (usual as f32 * UNLIKE) as u32;
    (0..table.places())
        .into_par_iter()
        .map(|place| {
            table.row(place).is_some_and(|row| {
                let row = flat(row);
                !taught.iter().any(|t| far(t, &row) <= limit)
            })
        })
        .collect()
}
