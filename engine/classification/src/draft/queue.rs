//! What to ask next: the least sure places, spread over the board.

use super::Verdict;
use crate::place::Place;
use oblique_board::hex::Layout;

/// The least sure places that were not taught, each at least a distance from those before it; the distance is halved as
/// long as too few are found.
pub(super) fn least_sure<P: Place>(layout: Layout, verdicts: &[Verdict], most: usize) -> Vec<P> {
    let sure = |v: &Verdict| if v.unknown { v.confidence - 1.0 } else { v.confidence - v.second_confidence };
    let mut open: Vec<(f32, P)> = verdicts
        .iter()
        .enumerate()
        .filter(|(_, v)| v.on && !v.taught)
        .filter_map(|(i, v)| Some((sure(v), P::of(layout, i)?)))
        .collect();
    let most = most.min(open.len());
    // Stable: of equally sure places the first of the board.
    open.sort_by(|a, b| a.0.total_cmp(&b.0));
    // Further down the list nothing is unsure any more.
    open.truncate(most.saturating_mul(64).max(4096));
    let area = f64::from(layout.width) * f64::from(layout.height);
    let mut apart = ((area / (most.max(1) as f64)).sqrt() / 2.0) as u32;
    let mut chosen: Vec<P> = Vec::new();
    while chosen.len() < most {
        for (_, place) in &open {
            if chosen.len() == most {
                break;
            }
            let near = |other: &P| other == place || other.hex().unsigned_distance_to(place.hex()) < apart;
            if !chosen.iter().any(near) {
                chosen.push(*place);
            }
        }
        if apart == 0 {
            break;
        }
        apart /= 2;
    }
    chosen
}
