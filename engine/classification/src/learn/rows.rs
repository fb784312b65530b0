//! The rows of features that are learnt from.

use crate::describe::{Feature, Kind};
use crate::description::Table;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// The most rows there are room for in a second.
const MOST_ROWS: usize = 6000;

/// Rows of features with their classes. Rows of one sample belong together: they must not be divided between learning
/// and testing.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    pub(super) features: usize,
    pub(super) classes: usize,
    pub(super) values: Vec<u8>,
    pub(super) class: Vec<u8>,
    /// The sample each row belongs to.
    pub(super) sample: Vec<u32>,
    /// Is it the whole place, as it is?
    pub(super) whole: Vec<bool>,
}

/// How far the paper of a varied twin is tinted otherwise at the most, in bytes of its features.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tinted {
    light: i32,
    hue: i32,
}

impl Tinted {
    /// As paper is from place to place.
    pub(super) const LITTLE: Self = Self { light: 6, hue: 4 };
    /// As it is under a stain, or in the shade of a hill.
    pub(super) const MUCH: Self = Self { light: 28, hue: 20 };
}

impl Rows {
    pub(super) fn new(features: usize, classes: usize) -> Self {
        Self {
            features,
            classes,
            values: Vec::new(),
            class: Vec::new(),
            sample: Vec::new(),
            whole: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.class.len()
    }

    /// Are there fewer rows than can be learnt from in a second?
    pub(super) fn has_room(&self) -> bool {
        self.len() < MOST_ROWS
    }

    pub(super) fn row(&self, i: usize) -> &[u8] {
        &self.values[i * self.features..(i + 1) * self.features]
    }

    pub(super) fn samples(&self) -> usize {
        self.sample.last().map_or(0, |last| *last as usize + 1)
    }

    /// A sample by its windows, as many as there is room for beside so many samples.
    pub(super) fn add<'a>(&mut self, windows: impl Iterator<Item = &'a [u8]>, class: u8, samples: usize) {
        let sample = self.samples() as u32;
        for (i, window) in windows.take((MOST_ROWS / samples.max(1)).max(1)).enumerate() {
            self.push(window, class, sample, i == 0);
        }
    }

    /// A place that is learnt from as the board shows it, by some of its windows.
    pub(super) fn add_windows<'a>(
        &mut self,
        windows: impl Iterator<Item = &'a [u8]>,
        class: u8,
        most: usize,
    ) {
        let sample = self.samples() as u32;
        for window in windows.take(most) {
            self.push(window, class, sample, false);
        }
    }

    fn push(&mut self, values: &[u8], class: u8, sample: u32, whole: bool) {
        self.values.extend_from_slice(values);
        self.class.push(class);
        self.sample.push(sample);
        self.whole.push(whole);
    }

    /// Adds a varied twin of each of the first rows, while there is room: paper tinted otherwise, and a little noise, so
    /// that what is learnt does not hang on the place of the sheet where the samples lie.
    pub(super) fn vary(&mut self, features: &[Feature], first: usize, tinted: Tinted, seed: u64) {
        let mut rng = Pcg32::seed_from_u64(seed ^ 0x7a11);
        for i in 0..first.min(MOST_ROWS.saturating_sub(self.len())) {
            let mut tint = |most: i32| rng.random_range(-most..=most);
            let (light, red, yellow) = (tint(tinted.light), tint(tinted.hue), tint(tinted.hue));
            let row: Vec<u8> = self
                .row(i)
                .to_vec()
                .into_iter()
                .zip(features)
                .map(|(value, feature)| {
                    let shift = match feature.kind {
                        Kind::Lightness => light,
                        Kind::GreenRed => red,
                        Kind::BlueYellow => yellow,
                        _ => 0,
                    };
                    (i32::from(value) + shift + rng.random_range(-3..=3)).clamp(0, 255) as u8
                })
                .collect();
            let (class, sample) = (self.class[i], self.sample[i]);
            self.push(&row, class, sample, false);
        }
    }

    /// The rows of samples that are wanted.
    pub(super) fn of_samples(&self, wanted: impl Fn(u32) -> bool) -> Self {
        let mut rows = Self::new(self.features, self.classes);
        for i in (0..self.len()).filter(|i| wanted(self.sample[*i])) {
            rows.push(self.row(i), self.class[i], self.sample[i], self.whole[i]);
        }
        rows
    }

    /// What each row counts: classes alike in all, the samples of a class alike.
    pub(super) fn weights(&self) -> Vec<f32> {
        let mut of_class = vec![0.0_f32; self.classes];
        for class in &self.class {
            of_class[usize::from(*class)] += 1.0;
        }
        let present = of_class.iter().filter(|n| **n > 0.0).count().max(1) as f32;
        self.class.iter().map(|c| 1.0 / (of_class[usize::from(*c)] * present)).collect()
    }
}

/// Mean and spread of each feature over the board and the samples: what is a large difference.
#[derive(Clone, Debug)]
pub(super) struct Scale {
    pub(super) mean: Vec<f32>,
    /// 1 over the spread.
    pub(super) per_spread: Vec<f32>,
}

impl Scale {
    pub(super) fn of(table: &Table, rows: &Rows) -> Self {
        // Some thousand hexes tell as much as all.
        let step = (table.places() / 4096).max(1);
        let board: Vec<&[u8]> = (0..table.places()).step_by(step).filter_map(|i| table.row(i)).collect();
        let taught: Vec<&[u8]> = (0..rows.len()).map(|i| rows.row(i)).collect();
        let (b, t) = (Moments::of(&board, rows.features), Moments::of(&taught, rows.features));
        let both = b.iter().zip(&t).map(|(b, t)| {
            // Rare terrain counts as much as common ground: samples weigh as much as the board.
            let mean = f32::midpoint(b.mean, t.mean);
            let spread = f32::midpoint(b.square, t.square) - mean * mean;
            (mean, 1.0 / spread.max(4.0).sqrt())
        });
        let (mean, per_spread) = both.unzip();
        Self { mean, per_spread }
    }

    /// A row as numbers around 0, most within 1.
    pub(super) fn apply(&self, row: &[u8], out: &mut [f32]) {
        for (((out, value), mean), per) in out.iter_mut().zip(row).zip(&self.mean).zip(&self.per_spread) {
            *out = ((f32::from(*value) - mean) * per).clamp(-4.0, 4.0);
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Moments {
    mean: f32,
    square: f32,
}

impl Moments {
    fn of(rows: &[&[u8]], features: usize) -> Vec<Self> {
        let mut sums = vec![(0_u64, 0_u64); features];
        for row in rows {
            for (sum, value) in sums.iter_mut().zip(*row) {
                let value = u64::from(*value);
                *sum = (sum.0 + value, sum.1 + value * value);
            }
        }
        let count = rows.len().max(1) as f32;
        sums.into_iter().map(|(a, b)| Self { mean: a as f32 / count, square: b as f32 / count }).collect()
    }
}
