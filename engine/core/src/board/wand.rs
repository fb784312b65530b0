//! The magic wand: hexes like one hex.
//!
//! Must not know what is done with them.

use super::Board;
use crate::hex::{Hex, HexSet, Near};

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

/// Which hexes of a board are like one of them.
struct Like<'a> {
    terrain: &'a [super::TerrainIx],
    level: &'a [i8],
    start: usize,
    alike: Alike,
    within: Option<&'a HexSet>,
}

impl<'a> Like<'a> {
    fn new(board: &'a Board, start: usize, alike: Alike, within: Option<&'a HexSet>) -> Self {
        Self { terrain: board.terrain_cells(), level: board.level_cells(), start, alike, within }
    }

    fn has(&self, index: usize) -> bool {
        let terrain = || self.terrain.get(index) == self.terrain.get(self.start);
        let level = || self.level.get(index) == self.level.get(self.start);
        let same = match self.alike {
            Alike::Terrain => terrain(),
            Alike::Level => level(),
            Alike::Both => terrain() && level(),
        };
        same && self.within.is_none_or(|set| set.has(index))
    }
}

/// The hexes like a hex: those connected with it, or all of the board; of a set only, if one is
/// given. None if it lies off the board or out of that set.
pub fn wand(board: &Board, seed: Hex, alike: Alike, connected: bool, within: Option<&HexSet>) -> HexSet {
    if connected {
        let mut flood = Flood::new(board, seed, alike, within);
        flood.go_on(board, within, usize::MAX);
        return flood.set;
    }
    let layout = board.layout();
    match layout.index(seed).filter(|start| within.is_none_or(|set| set.has(*start))) {
        Some(start) => {
            let like = Like::new(board, start, alike, within);
            HexSet::where_index(layout, |index| like.has(index))
        }
        None => HexSet::new(layout),
    }
}

/// The connected hexes like a hex, gathered bit by bit, so that nobody need wait for a million.
#[derive(Clone, Debug)]
pub struct Flood {
    set: HexSet,
    near: Near,
    start: usize,
    alike: Alike,
    /// Hexes of the set whose neighbours are still to be looked at.
    open: Vec<u32>,
}

impl Flood {
    /// One that has gathered the hex itself; nothing if that lies off the board or out of the set.
    pub fn new(board: &Board, seed: Hex, alike: Alike, within: Option<&HexSet>) -> Self {
        let layout = board.layout();
        let start = layout.index(seed).filter(|start| within.is_none_or(|set| set.has(*start)));
        let set = HexSet::of(layout, start.map(|_| seed));
        let open = start.and_then(|start| u32::try_from(start).ok()).into_iter().collect();
        Self { set, near: Near::of(layout), start: start.unwrap_or(0), alike, open }
    }

    /// Looks round about so many hexes more; true when all are gathered. Board and set must be those it
    /// began with.
    pub fn go_on(&mut self, board: &Board, within: Option<&HexSet>, hexes: usize) -> bool {
        let like = Like::new(board, self.start, self.alike, within);
        for _ in 0..hexes {
            let Some(index) = self.open.pop() else { break };
            for (_, next) in self.near.to(index as usize) {
                if like.has(next) && self.set.insert_index(next) {
                    self.open.push(next as u32);
                }
            }
        }
        self.open.is_empty()
    }

    /// What is gathered so far.
    pub const fn set(&self) -> &HexSet {
        &self.set
    }
}
