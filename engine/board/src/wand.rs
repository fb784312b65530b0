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
    own: (Option<super::TerrainIx>, Option<i8>),
    alike: Alike,
    within: Option<&'a HexSet>,
}

impl<'a> Like<'a> {
    fn new(board: &'a Board, start: usize, alike: Alike, within: Option<&'a HexSet>) -> Self {
        let (terrain, level) = (board.terrain_cells(), board.level_cells());
        let own = (terrain.get(start).copied(), level.get(start).copied());
        Self { terrain, level, own, alike, within }
    }

    fn has(&self, index: usize) -> bool {
        let terrain = || self.terrain.get(index).copied() == self.own.0;
        let level = || self.level.get(index).copied() == self.own.1;
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
///
/// They are gathered in runs along the rows: most hexes of a large area have neighbours of it left and
/// right, and need not be asked six times.
#[derive(Clone, Debug)]
pub struct Flood {
    set: HexSet,
    near: Near,
    start: usize,
    alike: Alike,
    /// Runs of the set of which the rows above and below are still to be looked at.
    open: Vec<Run>,
}

/// Hexes side by side in a row: the row, the first column and the last.
type Run = (i32, (i32, i32));

impl Flood {
    /// One that has gathered the hexes of the row beside the hex itself; nothing if that lies off the
    /// board or out of the set.
    pub fn new(board: &Board, seed: Hex, alike: Alike, within: Option<&HexSet>) -> Self {
        let layout = board.layout();
        let start = layout.index(seed).filter(|start| within.is_none_or(|set| set.has(*start)));
        let mut flood = Self {
            set: HexSet::new(layout),
            near: Near::of(layout),
            start: start.unwrap_or(0),
            alike,
            open: Vec::new(),
        };
        if start.is_some() {
            let (col, row) = layout.col_row(seed);
            let like = Like::new(board, flood.start, alike, within);
            flood.take(&like, row, col);
        }
        flood
    }

    /// Takes in the run of a row about a column that is known to belong to it; gives its last column and
    /// how many hexes it has.
    fn take(&mut self, like: &Like<'_>, row: i32, col: i32) -> (i32, usize) {
        let width = i32::from(self.set.layout().width);
        let base = row * width;
        let free = |col: i32| like.has((base + col) as usize);
        let mut left = col;
        while left > 0 && free(left - 1) {
            left -= 1;
        }
        let mut right = col;
        while right + 1 < width && free(right + 1) {
            right += 1;
        }
        self.set.insert_run((base + left) as usize..(base + right + 1) as usize);
        self.open.push((row, (left, right)));
        (right, (right - left + 1) as usize)
    }

    /// Gathers about so many hexes more, a row at most beyond; true when all are gathered. Board and set
    /// must be those it began with.
    pub fn go_on(&mut self, board: &Board, within: Option<&HexSet>, hexes: usize) -> bool {
        let like = Like::new(board, self.start, self.alike, within);
        let width = i32::from(self.set.layout().width);
        let mut gathered = 0;
        while gathered < hexes {
            let Some((row, run)) = self.open.pop() else { break };
            for down in [-1, 1] {
                let Some((mut col, last)) = self.near.beside(row, run, down) else { continue };
                while col <= last {
                    let index = ((row + down) * width + col) as usize;
                    if like.has(index) && !self.set.has(index) {
                        let (right, count) = self.take(&like, row + down, col);
                        gathered += count;
                        // The hex after a run does not belong to it.
                        col = right + 1;
                    }
                    col += 1;
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
