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

/// From that share of the way from chance to always right on, calls of a class are trusted as they are: rare terrain has samples that
/// are mistaken on any sheet.
const TRUSTED: f32 = 0.5;

/// What samples left out of learning showed.
pub(super) struct Trial {
    /// The power likelihoods are raised to, so that those samples are as likely as they are said to be: less than 1 for a
    /// vote too sure of itself.
    pub(super) power: f32,
    /// How far a call of each class can be trusted, from 0 (those called so were of it as often as by chance) to 1.
    pub(super) trust: Vec<f32>,
}

/// Learns some samples from the others.
pub(super) fn trial(rows: &Rows, scale: &Scale, seed: u64) -> Trial {
    let samples = rows.samples() as u32;
    if samples < 2 * FOLDS {
        return Trial { power: 1.0, trust: vec![1.0; rows.classes] };
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
    Trial { power: best.map_or(1.0, |(_, power)| power), trust: trust(&seen, rows.classes) }
}

/// How far a call of each class can be trusted, by likelihoods of samples not learnt from and what they are: each class
/// counts the same, however many samples it has. Few calls show little.
fn trust(seen: &[(Vec<f32>, usize)], classes: usize) -> Vec<f32> {
    let mut samples = vec![0.0_f32; classes];
    for (_, class) in seen {
        samples[*class] += 1.0;
    }
    let mut calls = vec![Calls::default(); classes];
    for (likely, class) in seen {
        let best = (0..classes).max_by(|a, b| likely[*a].total_cmp(&likely[*b])).unwrap_or(*class);
        let calls = &mut calls[best];
        calls.count += 1.0;
        calls.weight += 1.0 / samples[*class];
        if best == *class {
            calls.right += 1.0 / samples[*class];
        }
    }
    let chance = 1.0 / classes as f32;
    let above_chance = |calls: Calls| (calls.surely_right() - chance) / (1.0 - chance).max(f32::EPSILON);
    calls.into_iter().map(|calls| (above_chance(calls) / TRUSTED).clamp(0.0, 1.0)).collect()
}

/// Calls of a class in the trial.
#[derive(Clone, Copy, Default)]
struct Calls {
    count: f32,
    /// Of all of them, and of those that were right.
    weight: f32,
    right: f32,
}

impl Calls {
    /// The share that is right, less one standard error (Wilson's bound): none of no calls.
    fn surely_right(self) -> f32 {
        if self.count == 0.0 {
            return 0.0;
        }
        let (share, n) = (self.right / self.weight, self.count);
        let error = (share * (1.0 - share) / n + 0.25 / (n * n)).sqrt();
        (share + 0.5 / n - error) / (1.0 + 1.0 / n)
    }
}

/// A confidence as far as it can be trusted: where nothing is told apart every class is as likely as any other.
pub(crate) fn trusted(confidence: f32, trust: f32, classes: usize) -> f32 {
    let chance = 1.0 / classes.max(1) as f32;
    chance + (confidence - chance) * trust
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
