//! The main inks of a sheet, found by clustering, and which of them are those of another sheet.

use super::features::{Feature, INKS, Kind};
use super::oklab::Lab;
use crate::Ink;
use std::collections::BTreeMap;

const ROUNDS: usize = 20;

/// Clusters colours measured against the paper. Common colours count by the root of how common they are, so that thin
/// strokes are inks too. The most covering ink comes first.
pub(super) fn clustered(colours: &[Lab]) -> Vec<Ink> {
    let mut cells: BTreeMap<[i16; 3], (f32, Lab)> = BTreeMap::new();
    for colour in colours {
        let cell = [
            (colour[0] / 0.04).round() as i16,
            (colour[1] / 0.015).round() as i16,
            (colour[2] / 0.015).round() as i16,
        ];
        let (count, sum) = cells.entry(cell).or_insert((0.0, [0.0; 3]));
        *count += 1.0;
        for (s, c) in sum.iter_mut().zip(colour) {
            *s += c;
        }
    }
    let points: Vec<(f32, f32, Lab)> =
        cells.into_values().map(|(count, sum)| (count, count.sqrt(), sum.map(|s| s / count))).collect();
    let mut middles = first_middles(&points);
    for _ in 0..ROUNDS {
        let mut sums = vec![(0.0_f32, [0.0_f32; 3]); middles.len()];
        for (_, weight, colour) in &points {
            let (total, sum) = &mut sums[nearest(&middles, *colour)];
            *total += weight;
            for (s, c) in sum.iter_mut().zip(colour) {
                *s += c * weight;
            }
        }
        for (middle, (total, sum)) in middles.iter_mut().zip(sums) {
            if total > 0.0 {
                *middle = sum.map(|s| s / total);
            }
        }
    }
    let mut shares = vec![0.0_f32; middles.len()];
    for (count, _, colour) in &points {
        shares[nearest(&middles, *colour)] += count / colours.len().max(1) as f32;
    }
    let ink = |([lightness, green_red, blue_yellow], share): (Lab, f32)| Ink {
        lightness,
        green_red,
        blue_yellow,
        share,
    };
    let mut inks: Vec<Ink> = middles.into_iter().zip(shares).map(ink).collect();
    inks.sort_by(|a, b| b.share.total_cmp(&a.share));
    // Sheets of few colours have fewer inks; what is missing is told apart by nothing.
    inks.resize(INKS, Ink { lightness: -9.0, green_red: 0.0, blue_yellow: 0.0, share: 0.0 });
    inks
}

/// Paper first, then each time the colour that is farthest from those chosen, common ones the rather.
fn first_middles(points: &[(f32, f32, Lab)]) -> Vec<Lab> {
    let Some(first) = points.iter().max_by(|a, b| a.0.total_cmp(&b.0)) else { return Vec::new() };
    let mut middles = vec![first.2];
    while middles.len() < INKS.min(points.len()) {
        let far = |p: &(f32, f32, Lab)| p.1 * distance(middles[nearest(&middles, p.2)], p.2);
        let Some(next) = points.iter().max_by(|a, b| far(a).total_cmp(&far(b))) else { break };
        middles.push(next.2);
    }
    middles
}

/// Squared; hue tells inks apart more than lightness, which blurs at the rims of strokes.
fn distance(a: Lab, b: Lab) -> f32 {
    (a[0] - b[0]).powi(2) + 9.0 * ((a[1] - b[1]).powi(2) + (a[2] - b[2]).powi(2))
}

fn nearest(middles: &[Lab], colour: Lab) -> usize {
    let (mut best, mut far) = (0, f32::INFINITY);
    for (i, middle) in middles.iter().enumerate() {
        let d = distance(*middle, colour);
        if d < far {
            (best, far) = (i, d);
        }
    }
    best
}

/// Inks looked up by colour.
#[derive(Clone, Debug)]
pub(super) struct Palette(Vec<Lab>);

impl Palette {
    pub(super) fn new(inks: &[Ink]) -> Self {
        Self(inks.iter().map(|i| [i.lightness, i.green_red, i.blue_yellow]).collect())
    }

    /// The number of the ink nearest to a colour.
    pub(super) fn ink(&self, colour: Lab) -> usize {
        nearest(&self.0, colour)
    }
}

/// Which ink of this sheet each ink of another is.
pub(crate) fn matched(others: &[Ink], ours: &[Ink]) -> Vec<usize> {
    let ours = Palette::new(ours);
    others.iter().map(|i| ours.ink([i.lightness, i.green_red, i.blue_yellow])).collect()
}

/// A row of features of another sheet, the shares of its inks where this sheet has them.
pub(crate) fn with_inks_in_order(features: &[Feature], row: &[u8], order: &[usize]) -> Vec<u8> {
    let mut moved = row.to_vec();
    // Shares are kept as roots; those of inks that fall together add up.
    let mut shares = vec![0.0_f32; features.len()];
    let place_of = |ink: usize| {
        features.iter().position(|f| usize::from(u8::MAX) > ink && f.kind == Kind::Ink(ink as u8))
    };
    for (feature, value) in features.iter().zip(row) {
        if let Kind::Ink(number) = feature.kind {
            let to = order.get(usize::from(number)).copied().and_then(place_of);
            if let Some(share) = to.and_then(|to| shares.get_mut(to)) {
                *share += (f32::from(*value) / 255.0).powi(2);
            }
        }
    }
    for ((out, share), feature) in moved.iter_mut().zip(&shares).zip(features) {
        if matches!(feature.kind, Kind::Ink(_)) {
            *out = feature.byte(share.sqrt());
        }
    }
    moved
}
