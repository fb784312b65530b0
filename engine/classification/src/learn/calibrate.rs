//! Likelihoods that can be believed: cooled or warmed by samples that had not been seen, and weighed by how common each
//! class is on the board.

use super::normalise;
use super::rows::{Rows, Scale};
use super::vote::{Effort, Vote};

const FOLDS: u32 = 4;
/// No likelihood is taken for less: nothing is certain after a few clicks.
const LEAST: f32 = 1e-4;
/// How much it counts how common a class is on the board: 1 would be Bayes's, but what the board says of rare classes is
/// itself a guess, and it buries them. Chosen with what else drafts depend on (`draft`, `sure`, `vote`) on Guilford, Camden,
/// Sagschütz, To Vienna and Peninsular Clash, none of them those the proof reports. A quarter was best until marks were
/// drawn over what is learnt (`describe::marks`).
const PRIOR: f64 = 0.5;

/// The power likelihoods are raised to, so that samples left out of learning are as likely as they are said to be: less
/// than 1 for a vote too sure of itself.
pub(super) fn temperature(rows: &Rows, scale: &Scale, seed: u64) -> f32 {
    let samples = rows.samples() as u32;
    if samples < 2 * FOLDS {
        return 1.0;
    }
    let mut seen: Vec<(Vec<f32>, usize)> = Vec::new();
    for fold in 0..FOLDS {
        let learnt = rows.of_samples(|s| s % FOLDS != fold);
        let vote = Vote::learn(&learnt, scale, Effort::Trial, seed ^ u64::from(fold));
        let out: Vec<usize> =
            (0..rows.len()).filter(|i| rows.whole[*i] && rows.sample[*i] % FOLDS == fold).collect();
        let values: Vec<&[u8]> = out.iter().map(|i| rows.row(*i)).collect();
        let likely = vote.of(&values);
        for (i, p) in out.iter().zip(likely.chunks_exact(rows.classes)) {
            seen.push((p.to_vec(), usize::from(rows.class[*i])));
        }
    }
    let loss = |power: f32| -> f32 {
        seen.iter()
            .map(|(p, class)| {
                let mut p = p.clone();
                raise(&mut p, power);
                -p[*class].max(LEAST).ln()
            })
            .sum()
    };
    let powers = (0..=24).map(|i| 0.4 * 1.1_f32.powi(i));
    let best = powers.map(|p| (loss(p), p)).min_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(1.0, |(_, power)| power)
}

/// Raises likelihoods to a power.
pub(super) fn cool(likely: &mut [f32], classes: usize, power: f32) {
    likely.chunks_exact_mut(classes).for_each(|row| raise(row, power));
}

fn raise(row: &mut [f32], power: f32) {
    for p in row.iter_mut() {
        *p = p.max(LEAST).powf(power);
    }
    normalise(row);
}

/// Weighs likelihoods, which take all classes for equally common, by how common each is on the board: estimated from
/// the likelihoods themselves, over and over (Saerens, Latinne and Decaestecker 2002), no class for rarer than a
/// thousandth.
pub(super) fn by_prior(likely: &mut [f32], classes: usize, on: &[bool]) {
    let mut prior = vec![1.0 / classes as f64; classes];
    for _ in 0..20 {
        let mut sums = vec![0.0_f64; classes];
        let mut count = 0.0;
        for (row, _) in likely.chunks_exact(classes).zip(on).filter(|(_, on)| **on) {
            let all: f64 = row.iter().zip(&prior).map(|(p, q)| f64::from(*p) * q).sum();
            for ((sum, p), q) in sums.iter_mut().zip(row).zip(&prior) {
                *sum += f64::from(*p) * q / all;
            }
            count += 1.0;
        }
        if count == 0.0 {
            return;
        }
        prior = sums.into_iter().map(|s| (s / count).max(1e-3)).collect();
    }
    for row in likely.chunks_exact_mut(classes) {
        for (p, q) in row.iter_mut().zip(&prior) {
            *p *= q.powf(PRIOR) as f32;
        }
        normalise(row);
    }
}
