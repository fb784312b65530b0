//! What grows: woods with scrub at their rim, marsh beside water.
//!
//! Must not know roads or houses.

use super::noise::{HEX, paper, rolling};
use super::{Ground, Kinds, Recipe};
use crate::Path;
use crate::hex::{Hex, HexSet, scatter};

/// Hexes from wood to wood, about.
const WOODS_BREADTH: i64 = 7;
/// Steps the noise is sorted into.
const STEPS: usize = 1024;

/// Grows it.
pub(super) fn grow(
    domain: &HexSet,
    ground: &mut Ground,
    recipe: &Recipe,
    kinds: &Kinds,
    stop: &dyn Fn() -> bool,
) -> Option<()> {
    let layout = ground.layout;
    if let Some(woods) = kinds.woods.filter(|_| recipe.woods_percent > 0) {
        let mut thick = vec![0_u16; layout.len()];
        let mut count = vec![0_usize; STEPS];
        for (n, index) in domain.indices().enumerate() {
            if n.is_multiple_of(8192) && stop() {
                return None;
            }
            let at = paper(layout.hex(index), layout.orientation);
            let noise = rolling(at, WOODS_BREADTH * HEX, recipe.seed ^ 0x5f37_59df);
            let step = ((noise as usize * STEPS) >> 16).min(STEPS - 1);
            count[step] += 1;
            if let Some(thick) = thick.get_mut(index) {
                *thick = step as u16;
            }
        }
        let wanted = |percent: usize| domain.len() * percent / 100;
        let step_of = |wanted: usize| {
            let mut left = wanted;
            (0..STEPS).rev().find(|step| {
                let enough = count[*step] > left;
                left = left.saturating_sub(count[*step]);
                enough
            })
        };
        let dense = step_of(wanted(usize::from(recipe.woods_percent.min(90)))).unwrap_or(0);
        let thin = step_of(wanted(usize::from(recipe.woods_percent.min(90)) * 5 / 4)).unwrap_or(0);
        for index in domain.indices() {
            let (Some(thick), Some(terrain)) = (thick.get(index), ground.terrain.get_mut(index)) else {
                continue;
            };
            let thick = usize::from(*thick);
            if thick > dense {
                *terrain = woods;
            } else if thick > thin {
                *terrain = kinds.brush.unwrap_or(*terrain);
            }
        }
    }
    if let Some(marsh) = kinds.marsh {
        let level = |levels: &[i8], hex: Hex| layout.index(hex).and_then(|index| levels.get(index).copied());
        for line in &ground.lines {
            let Path::Edges(edges) = &line.path else { continue };
            for hex in edges.iter().flat_map(|edge| edge.hexes(layout.orientation)) {
                let here = level(&ground.level, hex);
                let low = layout.neighbours(hex).all(|(_, n)| level(&ground.level, n) >= here);
                let lot = scatter::noise(hex.to_lower_res(1), recipe.seed ^ 0x1234) % 100;
                if low
                    && lot < u32::from(recipe.marsh_percent)
                    && domain.contains(hex)
                    && let Some(place) = layout.index(hex).and_then(|index| ground.terrain.get_mut(index))
                {
                    *place = marsh;
                }
            }
        }
    }
    Some(())
}
