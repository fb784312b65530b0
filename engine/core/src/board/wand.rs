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

/// The hexes like a hex: those connected with it, or all of the board. None if it lies off the
/// board.
pub fn wand(board: &Board, seed: Hex, alike: Alike, connected: bool) -> HexSet {
    let layout = board.layout();
    let mut set = HexSet::new(layout);
    let Some(start) = layout.index(seed) else { return set };
    let (terrain, level) = (board.terrain_cells(), board.level_cells());
    let same = |index: usize| {
        let terrain = || terrain.get(index) == terrain.get(start);
        let level = || level.get(index) == level.get(start);
        match alike {
            Alike::Terrain => terrain(),
            Alike::Level => level(),
            Alike::Both => terrain() && level(),
        }
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
