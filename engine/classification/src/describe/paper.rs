//! The bare paper of a sheet: its colour from place to place, and how dark its darkest ink is.

use super::oklab::Lab;
use nalgebra::{SMatrix, SVector};
use std::collections::BTreeMap;

/// Constant, x, y, x², xy, y².
const TERMS: usize = 6;
/// Colours farther than this from the paper are ink or tint, not paper.
const FAR: f32 = 0.07;

/// Paper as a smooth surface over the frame: old sheets are browner at a rim, scans darker at an edge.
#[derive(Clone, Debug)]
pub(crate) struct Paper {
    /// For lightness, red and yellow.
    terms: [[f32; TERMS]; 3],
    /// Oklab's lightness of the darkest ink.
    dark: f32,
    size: (f32, f32),
}

/// A place of the frame with its colour.
pub(crate) type Spot = (f32, f32, Lab);

impl Paper {
    /// Finds the paper among spots of a frame of that size: the commonest of the lighter colours first, then what lies
    /// near it, as a surface of the second degree.
    pub(crate) fn of(spots: &[Spot], size: (usize, usize)) -> Self {
        let commonest = commonest(spots);
        let mut paper = Self {
            terms: commonest.map(|c| [c, 0.0, 0.0, 0.0, 0.0, 0.0]),
            dark: 0.0,
            size: (size.0.max(1) as f32, size.1.max(1) as f32),
        };
        for round in 0..12 {
            // A plane first: a curved surface would run off where it has seen nothing yet.
            let terms = if round < 4 { 3 } else { TERMS };
            if let Some(better) = paper.fitted(spots, terms) {
                paper.terms = better;
            }
        }
        paper.dark = paper.darkest(spots.iter().copied());
        paper
    }

    /// The surface again, by spots near it, the nearer the more.
    fn fitted(&self, spots: &[Spot], terms: usize) -> Option<[[f32; TERMS]; 3]> {
        let mut square = SMatrix::<f64, TERMS, TERMS>::zeros();
        let mut wanted = SMatrix::<f64, TERMS, 3>::zeros();
        for (x, y, colour) in spots {
            let off = distance(*colour, self.colour(*x, *y));
            let weight = f64::from((1.0 - (off / FAR).powi(2)).max(0.0).powi(2));
            if weight > 0.0 {
                let basis = SVector::<f64, TERMS>::from(self.basis(*x, *y).map(f64::from));
                square += basis * basis.transpose() * weight;
                for (k, channel) in colour.iter().enumerate() {
                    let mut column = wanted.column_mut(k);
                    column += basis * (f64::from(*channel) * weight);
                }
            }
        }
        // A little stiffness: where nearly no paper is seen the surface stays flat.
        let stiff = square[(0, 0)].max(1.0) * 1e-4;
        for i in 0..TERMS {
            square[(i, i)] += if i >= terms {
                1e12 * stiff
            } else if i > 0 {
                stiff
            } else {
                0.0
            };
        }
        let solved = square.try_inverse()? * wanted;
        let terms: [[f32; TERMS]; 3] =
            std::array::from_fn(|k| std::array::from_fn(|i| solved[(i, k)] as f32));
        terms.iter().flatten().all(|t| t.is_finite()).then_some(terms)
    }

    fn basis(&self, x: f32, y: f32) -> [f32; TERMS] {
        let (u, v) = (x / self.size.0 * 2.0 - 1.0, y / self.size.1 * 2.0 - 1.0);
        [1.0, u, v, u * u, u * v, v * v]
    }

    /// Oklab of the paper at a place.
    fn colour(&self, x: f32, y: f32) -> Lab {
        let basis = self.basis(x, y);
        self.terms.map(|terms| terms.iter().zip(basis).map(|(t, b)| t * b).sum())
    }

    /// The lightness that a three-hundredth of spots is darker than, as if all lay on the paper of the middle.
    fn darkest(&self, spots: impl Iterator<Item = Spot>) -> f32 {
        let middle = self.colour(self.size.0 / 2.0, self.size.1 / 2.0)[0];
        let mut light: Vec<f32> = spots.map(|(x, y, c)| c[0] + middle - self.colour(x, y)[0]).collect();
        light.sort_by(f32::total_cmp);
        let dark = light.get(light.len() / 300).copied().unwrap_or(0.0);
        // A sheet without dark ink keeps its faint tints faint.
        dark.clamp(0.0, middle - 0.35)
    }

    /// The darkest ink by spots read more finely.
    pub(crate) fn with_dark_of(self, spots: &[Spot]) -> Self {
        let dark = self.darkest(spots.iter().copied());
        Self { dark, ..self }
    }

    /// Colours along a row of frame pixels, measured against the paper there: lightness 1 is paper, 0 the darkest ink.
    pub(crate) fn balance_at(&self, x: f32, y: f32) -> Balance {
        let [light, red, yellow] = self.colour(x, y);
        Balance { dark: self.dark, per_light: 1.0 / (light - self.dark).max(0.1), red, yellow }
    }
}

/// The paper at a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Balance {
    dark: f32,
    per_light: f32,
    red: f32,
    yellow: f32,
}

impl Balance {
    /// A colour measured against the paper.
    pub(crate) fn apply(&self, [light, red, yellow]: Lab) -> Lab {
        [(light - self.dark) * self.per_light, red - self.red, yellow - self.yellow]
    }
}

fn distance(a: Lab, b: Lab) -> f32 {
    // Hue tells tint from paper sooner than lightness does.
    let d = [a[0] - b[0], 2.0 * (a[1] - b[1]), 2.0 * (a[2] - b[2])];
    d.iter().map(|d| d * d).sum::<f32>().sqrt()
}

/// The commonest colour, the lighter the rather.
fn commonest(spots: &[Spot]) -> Lab {
    let mut cells: BTreeMap<[i16; 3], (f32, Lab)> = BTreeMap::new();
    for (_, _, colour) in spots {
        let cell =
            [(colour[0] / 0.03) as i16, (colour[1] / 0.02).round() as i16, (colour[2] / 0.02).round() as i16];
        let (count, sum) = cells.entry(cell).or_insert((0.0, [0.0; 3]));
        *count += 1.0;
        for (s, c) in sum.iter_mut().zip(colour) {
            *s += c;
        }
    }
    let mean = |(count, sum): (f32, Lab)| sum.map(|s| s / count);
    let rank = |cell: &(f32, Lab)| cell.0 * mean(*cell)[0].max(0.0).powi(3);
    let best = cells.values().max_by(|a, b| rank(a).total_cmp(&rank(b)));
    best.map_or([1.0, 0.0, 0.0], |cell| mean(*cell))
}
