//! The magic wand: hexes like one hex.
//!
//! Must not know what is done with them.

use super::Board;
use crate::hex::{Hex, HexSet};

/// What hexes must have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Alike {
    /// The terrain.
    #[default]
    Terrain,
    /// The level.
    Level,
    /// Terrain and level.
    Both,
}

/// The hexes like a hex: those connected with it, or all of the board; of a set only, if one is
/// given. None if it lies off the board or out of that set.
pub fn wand(board: &Board, seed: Hex, alike: Alike, connected: bool, within: Option<&HexSet>) -> HexSet {
    let layout = board.layout();
    let mut set = HexSet::new(layout);
    let allowed = |index: usize| within.is_none_or(|set| set.has(index));
    let Some(start) = layout.index(seed).filter(|start| allowed(*start)) else { return set };
    let (terrain, level) = (board.terrain_cells(), board.level_cells());
    let same = |index: usize| {
        let terrain = || terrain.get(index) == terrain.get(start);
        let level = || level.get(index) == level.get(start);
        let same = match alike {
            Alike::Terrain => terrain(),
            Alike::Level => level(),
            Alike::Both => terrain() && level(),
        };
        same && allowed(index)
    };
    if !connected {
        for index in (0..layout.len()).filter(|index| same(*index)) {
            set.insert_index(index);
        }
        return set;
    }
    let mut open = vec![seed];
    set.insert(seed);
    while let Some(hex) = open.pop() {
        for (_, neighbour) in layout.neighbours(hex) {
            if layout.index(neighbour).is_some_and(|index| same(index) && set.insert_index(index)) {
                open.push(neighbour);
            }
        }
    }
    set
}
