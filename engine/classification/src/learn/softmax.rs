//! A softmax: the likelihood of each class from a weighted sum of the features.

use super::normalise;
use super::rows::{Rows, Scale};

/// Pulls weights to 0: with few samples most features must not count.
const RIDGE: f32 = 2e-3;

/// Weights by class: of each feature, and the constant last.
pub(super) struct Softmax {
    weights: Vec<f32>,
    classes: usize,
    scale: Scale,
}

impl Softmax {
    pub(super) fn learn(rows: &Rows, scale: &Scale, rounds: usize) -> Self {
        let (n, f, classes) = (rows.len(), rows.features, rows.classes);
        let mut x = vec![0.0_f32; n * f];
        for (i, out) in x.chunks_exact_mut(f).enumerate() {
            scale.apply(rows.row(i), out);
        }
        let weight = rows.weights();
        let step = 1.0 / (0.5 * steepest(&x, &weight, f) + RIDGE);
        // Nesterov's accelerated descent.
        let size = (f + 1) * classes;
        let (mut w, mut ahead) = (vec![0.0_f32; size], vec![0.0_f32; size]);
        let mut t = 1.0_f32;
        let mut likely = vec![0.0_f32; classes];
        for _ in 0..rounds {
            let mut slope: Vec<f32> = ahead.iter().map(|w| w * RIDGE).collect();
            for (i, x) in x.chunks_exact(f).enumerate() {
                scores(&ahead, x, &mut likely);
                to_likelihoods(&mut likely);
                likely[usize::from(rows.class[i])] -= 1.0;
                for (slope, p) in slope.chunks_exact_mut(f + 1).zip(&likely) {
                    let by = p * weight[i];
                    for (s, x) in slope.iter_mut().zip(x) {
                        *s += by * x;
                    }
                    slope[f] += by;
                }
            }
            let next_t = f32::midpoint(1.0, (1.0 + 4.0 * t * t).sqrt());
            let momentum = (t - 1.0) / next_t;
            t = next_t;
            for ((w, ahead), slope) in w.iter_mut().zip(&mut ahead).zip(&slope) {
                let next = *ahead - step * slope;
                *ahead = next + momentum * (next - *w);
                *w = next;
            }
        }
        Self { weights: w, classes, scale: scale.clone() }
    }

    /// Adds likelihoods to the sums of rows.
    pub(super) fn add(&self, rows: &[&[u8]], weight: f32, sums: &mut [f32]) {
        let features = self.weights.len() / self.classes - 1;
        let (mut x, mut likely) = (vec![0.0_f32; features], vec![0.0_f32; self.classes]);
        for (row, sum) in rows.iter().zip(sums.chunks_exact_mut(self.classes)) {
            self.scale.apply(row, &mut x);
            scores(&self.weights, &x, &mut likely);
            to_likelihoods(&mut likely);
            for (sum, p) in sum.iter_mut().zip(&likely) {
                *sum += p * weight;
            }
        }
    }
}

fn scores(weights: &[f32], x: &[f32], out: &mut [f32]) {
    for (out, w) in out.iter_mut().zip(weights.chunks_exact(x.len() + 1)) {
        *out = w[x.len()] + w.iter().zip(x).map(|(w, x)| w * x).sum::<f32>();
    }
}

/// Scores to likelihoods that add up to 1.
fn to_likelihoods(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for s in scores.iter_mut() {
        *s = (*s - most).exp();
    }
    normalise(scores);
}

/// The greatest eigenvalue of the weighted square of the rows, by power iteration, a little over.
fn steepest(x: &[f32], weight: &[f32], features: usize) -> f32 {
    let mut v = vec![1.0_f32; features];
    let mut length = 1.0_f32;
    for _ in 0..12 {
        let norm = v.iter().map(|v| v * v).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
        for v in &mut v {
            *v /= norm;
        }
        let mut next = vec![0.0_f32; features];
        for (row, weight) in x.chunks_exact(features).zip(weight) {
            let dot: f32 = row.iter().zip(&v).map(|(a, b)| a * b).sum();
            for (n, x) in next.iter_mut().zip(row) {
                *n += dot * weight * x;
            }
        }
        length = next.iter().map(|v| v * v).sum::<f32>().sqrt();
        v = next;
    }
    length * 1.3 + 1.0
}
