//! Folds, neat lines and lines of a printed grid: straight changes of lightness that run through the whole board.

use rayon::prelude::*;

/// Lines lean no more than this from upright or level.
const MOST_LEAN: f32 = 0.045;
const LEANS: i32 = 20;
/// A line is seen along so much of its length, with one sign.
const SEEN: f32 = 0.55;
const MOST_LINES: usize = 24;
/// So large a change of lightness counts in full.
const PLAIN: f32 = 0.02;

/// A line through the frame, in parts of its width and height: at `at` where it crosses the middle, leaning `lean`
/// across for every step along.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fold {
    /// Does it run up and down (else from left to right)?
    upright: bool,
    /// Across, in hexes, at the middle.
    at: f32,
    lean: f32,
    /// The middle along, in hexes.
    middle: f32,
}

impl Fold {
    /// How far a place in hexes is from the line.
    pub(crate) fn distance(&self, x: f32, y: f32) -> f32 {
        let (across, along) = if self.upright { (x, y) } else { (y, x) };
        (across - self.at - self.lean * (along - self.middle)).abs()
    }
}

/// Lightness of a reduced board, beside the paper's.
pub(super) struct Reduced<'a> {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) light: &'a [f32],
    /// Pixels a hex.
    pub(super) px_a_hex: f32,
}

impl Reduced<'_> {
    /// Every fold, upright ones first.
    pub(super) fn folds(&self) -> Vec<Fold> {
        let (mut upright, level) = rayon::join(|| self.along(true), || self.along(false));
        upright.extend(level);
        upright
    }

    fn along(&self, upright: bool) -> Vec<Fold> {
        let (across, along) = if upright { (self.width, self.height) } else { (self.height, self.width) };
        if across < 16 || along < 16 {
            return Vec::new();
        }
        let light = |a: usize, l: usize| {
            let (x, y) = if upright { (a, l) } else { (l, a) };
            self.light[y * self.width + x]
        };
        // A crease is darker or lighter than both its sides, a step lighter on one: either may be a fold.
        let crease = |a: usize, l: usize| light(a, l) - f32::midpoint(light(a - 2, l), light(a + 2, l));
        let step = |a: usize, l: usize| {
            (light(a + 1, l) + light(a + 2, l) - light(a - 1, l) - light(a - 2, l)) / 2.0
        };
        let signs = |change: &(dyn Fn(usize, usize) -> f32 + Sync)| -> Vec<i8> {
            let mut all = vec![0_i8; across * along];
            for l in 0..along {
                for a in 2..across - 2 {
                    all[l * across + a] = ((change(a, l) / PLAIN).clamp(-1.0, 1.0) * 100.0) as i8;
                }
            }
            all
        };
        let kinds = [signs(&crease), signs(&step)];
        let middle = along / 2;
        let mut found: Vec<(f32, usize, f32)> = Vec::new();
        for signs in &kinds {
            let lines = (-LEANS..=LEANS).into_par_iter().map(|lean| {
                let lean = lean as f32 / LEANS as f32 * MOST_LEAN;
                let mut thirds = vec![[0_i32; 3]; across];
                for l in 0..along {
                    let off = (lean * (l as f32 - middle as f32)).round() as isize;
                    let row = &signs[l * across..(l + 1) * across];
                    let third = l * 3 / along;
                    for (a, sums) in thirds.iter_mut().enumerate() {
                        if let Some(sign) = a.checked_add_signed(off).and_then(|at| row.get(at)) {
                            sums[third] += i32::from(*sign);
                        }
                    }
                }
                let score = |sums: &[i32; 3]| {
                    let mean = sums.iter().sum::<i32>() as f32;
                    let each = along as f32 * 100.0;
                    let least = sums.iter().map(|s| *s as f32 * mean.signum()).fold(f32::INFINITY, f32::min);
                    // Seen in all three thirds, or it is a road or a wood's edge.
                    if least * 3.0 / each < SEEN * 0.6 { 0.0 } else { mean.abs() / each }
                };
                let seen = thirds.iter().enumerate().map(|(a, sums)| (score(sums), a, lean));
                seen.filter(|(score, _, _)| *score >= SEEN).collect::<Vec<_>>()
            });
            found.extend(lines.collect::<Vec<_>>().into_iter().flatten());
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)).then(a.2.total_cmp(&b.2)));
        let mut folds: Vec<Fold> = Vec::new();
        for (_, a, lean) in found {
            let fold = Fold {
                upright,
                at: (a as f32 + 0.5) / self.px_a_hex,
                lean,
                middle: middle as f32 / self.px_a_hex,
            };
            // The same line is found leaning a little otherwise, and a pixel beside it.
            let same = |f: &Fold| {
                let ends = [0.0, along as f32 / self.px_a_hex];
                ends.iter().any(|l| {
                    let at = |f: &Fold| f.at + f.lean * (l - f.middle);
                    (at(f) - at(&fold)).abs() < 4.0 / self.px_a_hex + 0.3
                })
            };
            if folds.len() < MOST_LINES && !folds.iter().any(same) {
                folds.push(fold);
            }
        }
        folds
    }
}
