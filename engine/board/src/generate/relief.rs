//! Hills and valleys.
//!
//! Must not know what grows on them.

use super::Recipe;
use super::noise::{HEX, paper, rolling};
use crate::hex::HexSet;

/// The height of every hex of the domain, spread over 0 to 65535; 0 elsewhere.
pub(super) fn heights(domain: &HexSet, recipe: &Recipe, stop: &dyn Fn() -> bool) -> Option<Vec<u16>> {
    let layout = domain.layout();
    let wave = i64::from(recipe.breadth.clamp(2, 100)) * HEX;
    let mut raw = vec![0_i64; layout.len()];
    let (mut low, mut high) = (i64::MAX, i64::MIN);
    for (n, index) in domain.indices().enumerate() {
        if n.is_multiple_of(8192) && stop() {
            return None;
        }
        let height = rolling(paper(layout.hex(index), layout.orientation), wave, recipe.seed);
        (low, high) = (low.min(height), high.max(height));
        if let Some(place) = raw.get_mut(index) {
            *place = height;
        }
    }
    let span = (high - low).max(1);
    let mut heights = vec![0_u16; layout.len()];
    for index in domain.indices() {
        if let (Some(place), Some(raw)) = (heights.get_mut(index), raw.get(index)) {
            let even = (raw - low) * 0xffff / span;
            // Broad valleys, steep hills.
            *place = u16::try_from(i64::midpoint(even * even / 0xffff, even)).unwrap_or(u16::MAX);
        }
    }
    Some(heights)
}

/// Heights as levels within a range.
pub(super) fn levels(domain: &HexSet, heights: &[u16], recipe: &Recipe, (low, high): (i8, i8)) -> Vec<i8> {
    let base = low.max(0).min(high);
    let most = i64::from(recipe.relief).min(i64::from(high) - i64::from(base)).max(0);
    let mut levels = vec![base; heights.len()];
    for index in domain.indices() {
        if let (Some(level), Some(height)) = (levels.get_mut(index), heights.get(index)) {
            let up = (i64::from(*height) * (most + 1)) >> 16;
            *level = i8::try_from(i64::from(base) + up.min(most)).unwrap_or(base);
        }
    }
    levels
}
