//! Ground made up: relief, streams that run downhill, woods, villages and the roads between them.
//!
//! Integers only and one seed: the same recipe makes the same ground on every machine. Must not
//! know any ruleset: the caller says which terrain and which lines there are.

mod cover;
mod network;
mod noise;
mod relief;
mod roads;
#[cfg(test)]
mod tests;
mod water;

use super::{Feature, TerrainIx};
use crate::hex::{HexSet, Layout};

/// What the ground shall be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The seed.
    pub seed: u32,
    /// Levels between the lowest and the highest ground, 0 to 20.
    pub relief: u8,
    /// Hexes from hill to hill, about; 4 to 60.
    pub breadth: u8,
    /// How many streams, 0 (none) to 10.
    pub streams: u8,
    /// Of a hundred hexes so many are woods, 0 to 80.
    pub woods_percent: u8,
    /// Of a hundred hexes beside water so many are marsh, 0 to 100.
    pub marsh_percent: u8,
    /// Villages to a thousand hexes, 0 to 20.
    pub villages: u8,
}

impl Default for Recipe {
    fn default() -> Self {
        Self {
            seed: 1,
            relief: 5,
            breadth: 14,
            streams: 5,
            woods_percent: 16,
            marsh_percent: 12,
            villages: 6,
        }
    }
}

/// The terrains and lines there are. What is `None` is left out.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Kinds {
    /// Open ground.
    pub open: TerrainIx,
    /// Woods.
    pub woods: Option<TerrainIx>,
    /// Scrub, at the rim of woods.
    pub brush: Option<TerrainIx>,
    /// Marsh.
    pub marsh: Option<TerrainIx>,
    /// Scattered houses.
    pub village: Option<TerrainIx>,
    /// Houses close together.
    pub town: Option<TerrainIx>,
    /// Kind of the roads between villages.
    pub road: Option<String>,
    /// Kind of lesser roads; [`Kinds::road`] where there is none.
    pub trail: Option<String>,
    /// Kind of streams along hexsides.
    pub stream: Option<String>,
    /// Lowest and highest level allowed.
    pub levels: (i8, i8),
}

/// Ground made up, for every hex of a board. Hexes out of the domain are open and level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Its board.
    pub layout: Layout,
    /// Terrain, row by row.
    pub terrain: Vec<TerrainIx>,
    /// Levels, row by row.
    pub level: Vec<i8>,
    /// Streams from their sources down, then roads.
    pub lines: Vec<Feature>,
    /// The middles of villages, the largest first.
    pub villages: Vec<crate::hex::Hex>,
}

/// Makes ground up for the hexes of a set. `None` if `stop` said so: it is asked again and again.
pub fn generate(domain: &HexSet, recipe: &Recipe, kinds: &Kinds, stop: &dyn Fn() -> bool) -> Option<Ground> {
    let layout = domain.layout();
    let heights = relief::heights(domain, recipe, stop)?;
    let mut ground = Ground {
        layout,
        terrain: vec![kinds.open; layout.len()],
        level: relief::levels(domain, &heights, recipe, kinds.levels),
        lines: Vec::new(),
        villages: Vec::new(),
    };
    if let Some(kind) = kinds.stream.as_ref().filter(|_| recipe.streams > 0) {
        let streams = water::streams(domain, &heights, &mut ground.level, recipe, stop)?;
        let named = streams.into_iter().map(|path| Feature::new(kind.clone(), path));
        ground.lines.extend(named);
    }
    cover::grow(domain, &mut ground, recipe, kinds, stop)?;
    roads::settle(domain, &mut ground, recipe, kinds, stop)?;
    Some(ground)
}
