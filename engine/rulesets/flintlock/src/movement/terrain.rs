//! The ground as the tables see it: a hex's terrain, a hexside's features, roads, levels.
//!
//! Must not know who stands or moves there.

use crate::battle::state::Battle;
use crate::tables::{HexsideRow, Tables, TerrainRow, WayRow};
use oblique_board::Board;
use oblique_board::hex::{Edge, Hex};

/// The row of the terrain table for every terrain of a board's palette; the first for one it does not have.
pub fn terrain_rows(board: &Board) -> Vec<usize> {
    let row = |id: &String| Tables::get().terrain.iter().position(|row| row.id == *id).unwrap_or(0);
    board.palette().iter().map(row).collect()
}

impl Battle {
    /// The terrain row of a hex; off the board as water.
    pub fn terrain_row(&self, hex: Hex) -> &'static TerrainRow {
        let tables = Tables::get();
        let Some(terrain) = self.board().terrain(hex) else { return tables.terrain_by_id("water") };
        let row = self.ground().terrain_rows.get(usize::from(terrain.0)).copied().unwrap_or(0);
        tables.terrain.get(row).unwrap_or(&tables.terrain[0])
    }

    /// The level of a hex; 0 off the board.
    pub fn level(&self, hex: Hex) -> i32 {
        self.board().level(hex).map_or(0, i32::from)
    }

    /// The road or trail that leads from a hex to its neighbour.
    pub fn way_between(&self, from: Hex, to: Hex) -> Option<&'static WayRow> {
        let mask = self.linear(from, to) & self.ground().masks.ways;
        if mask == 0 {
            return None;
        }
        let board = &self.board();
        let here = |id: &str| board.linear_kind(id).is_some_and(|k| mask & 1u16 << k.0 != 0);
        Tables::get().ways.iter().find(|way| here(&way.id))
    }

    /// Hexside features between two neighbours.
    pub fn hexsides_between(&self, from: Hex, to: Hex) -> impl Iterator<Item = &'static HexsideRow> + '_ {
        let mask = self.linear(from, to);
        let rows = &self.ground().masks.hexsides;
        rows.iter()
            .filter(move |(bit, _)| mask & bit != 0)
            .filter_map(|(_, i)| Tables::get().hexsides.get(*i))
    }

    fn linear(&self, from: Hex, to: Hex) -> u16 {
        let o = self.board().layout().orientation;
        Edge::between(from, to, o).map_or(0, |edge| self.board().linear_mask(edge))
    }
}
