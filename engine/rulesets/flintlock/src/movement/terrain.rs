//! The ground as the tables see it: a hex's terrain, a hexside's features, roads, levels; and what it bars
//! (`move.points`, table T11), in a battle and in a scenario alike.
//!
//! Must not know who else stands or moves there.

use crate::battle::state::{Battle, form_of};
use crate::tables::{HexsideRow, Mover, Tables, TerrainRow, WayRow};
use oblique_board::Board;
use oblique_board::hex::{Edge, Hex};
use oblique_rules::catalog::Role;
use oblique_rules::position::Position;

/// The row of the terrain table for every terrain of a board's palette; the first for one it does not have.
pub(crate) fn terrain_rows(board: &Board) -> Vec<usize> {
    let row = |id: &String| Tables::get().terrain.iter().position(|row| row.id == *id).unwrap_or(0);
    board.palette().iter().map(row).collect()
}

/// The column of the terrain table a piece moves by.
pub(crate) fn mover_of<P: Position>(position: &P, piece: P::Piece) -> Mover {
    match position.role_of(piece) {
        Role::Foot | Role::Light | Role::Horse => form_of(position.formation_of(piece)).mover(),
        Role::Guns => Mover::Gun,
        Role::Leader | Role::Chief => Mover::Leader,
    }
}

/// May a piece stand in a hex of the board: by the ground of it, or by a road or trail it may have come along?
pub(crate) fn ground_allows<P: Position>(position: &P, piece: P::Piece, hex: Hex) -> bool {
    let (board, tables) = (position.board(), Tables::get());
    let Some(id) = board.terrain_id(hex) else { return false };
    let way = || {
        let o = board.layout().orientation;
        let ways = tables.ways.iter().filter_map(|way| board.linear_kind(&way.id));
        let ways = ways.fold(0, |mask, kind| mask | 1u16 << kind.0);
        let mut sides = hex.all_neighbors().into_iter().filter_map(|near| Edge::between(hex, near, o));
        ways != 0 && sides.any(|edge| board.linear_mask(edge) & ways != 0)
    };
    tables.terrain_by_id(id).mp(mover_of(position, piece)).is_some() || way()
}

impl Battle {
    /// The terrain row of a hex; off the board as water.
    pub(crate) fn terrain_row(&self, hex: Hex) -> &'static TerrainRow {
        let tables = Tables::get();
        let Some(terrain) = self.board().terrain(hex) else { return tables.terrain_by_id("water") };
        let row = self.ground().terrain_rows.get(usize::from(terrain.0)).copied().unwrap_or(0);
        tables.terrain.get(row).unwrap_or(&tables.terrain[0])
    }

    /// The level of a hex; 0 off the board.
    pub(crate) fn level(&self, hex: Hex) -> i32 {
        self.board().level(hex).map_or(0, i32::from)
    }

    /// The road or trail that leads from a hex to its neighbour.
    pub(crate) fn way_between(&self, from: Hex, to: Hex) -> Option<&'static WayRow> {
        self.way_of(self.linear(from, to))
    }

    /// The road or trail among features that lead from a hex to another.
    pub(super) fn way_of(&self, lines: u16) -> Option<&'static WayRow> {
        let lines = lines & self.ground().masks.ways;
        if lines == 0 {
            return None;
        }
        let board = &self.board();
        let here = |id: &str| board.linear_kind(id).is_some_and(|k| lines & 1u16 << k.0 != 0);
        Tables::get().ways.iter().find(|way| here(&way.id))
    }

    /// Hexside features between two neighbours.
    pub(crate) fn hexsides_between(
        &self,
        from: Hex,
        to: Hex,
    ) -> impl Iterator<Item = &'static HexsideRow> + '_ {
        self.hexsides_of(self.linear(from, to))
    }

    /// Hexside features among those between two neighbours.
    pub(super) fn hexsides_of(&self, lines: u16) -> impl Iterator<Item = &'static HexsideRow> + '_ {
        let rows = if lines == 0 { &[] } else { &self.ground().masks.hexsides[..] };
        rows.iter()
            .filter(move |(bit, _)| lines & bit != 0)
            .filter_map(|(_, i)| Tables::get().hexsides.get(*i))
    }

    /// Bits of the features along or across the side between two neighbours.
    pub(super) fn linear(&self, from: Hex, to: Hex) -> u16 {
        let o = self.board().layout().orientation;
        Edge::between(from, to, o).map_or(0, |edge| self.board().linear_mask(edge))
    }
}
