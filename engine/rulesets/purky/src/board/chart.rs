//! Rows of the tables by hex and hexside, looked up once for a battle.

use crate::tables::{Crossing, EdgeRow, Going, Tables, TerrainRow};
use oblique_board::Board;
use oblique_board::hex::{Edge, Hex};

/// What a board's ground is by the tables.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    /// Rows of terrain by the board's palette.
    terrain: Vec<usize>,
    /// Bits of features of hexsides, with their rows.
    edges: Vec<(u16, usize)>,
    /// Bits of roads.
    roads: u16,
}

/// How a step goes (`move.terrain`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// How the ground is, steep hexsides included.
    pub going: Going,
    /// Is a linear obstacle crossed?
    pub obstacle: bool,
    /// Does a road run across the hexside?
    pub road: bool,
}

impl Chart {
    /// Of a board.
    pub(crate) fn of(board: &Board) -> Self {
        let tables = Tables::get();
        let bit = |id: &str| board.linear_kind(id).map_or(0, |kind| 1u16 << kind.0);
        Self {
            terrain: board.palette().iter().map(|id| tables.terrain_at(id)).collect(),
            edges: tables.edges.iter().enumerate().map(|(row, edge)| (bit(&edge.id), row)).collect(),
            roads: bit("road"),
        }
    }

    /// The row of a hex; `None` off the board.
    pub(crate) fn at(&self, board: &Board, hex: Hex) -> Option<&'static TerrainRow> {
        let row = self.terrain.get(usize::from(board.terrain(hex)?.0))?;
        Tables::get().terrain.get(*row)
    }

    /// Rows of the features along the hexside between two neighbours.
    pub(crate) fn between(
        &self,
        board: &Board,
        from: Hex,
        to: Hex,
    ) -> impl Iterator<Item = &'static EdgeRow> {
        let mask = Self::mask(board, from, to);
        let found = self.edges.iter().filter(move |(bit, _)| mask & bit != 0);
        found.filter_map(|(_, row)| Tables::get().edges.get(*row))
    }

    /// How a step between neighbours goes; `None` where nobody may go (`move.terrain`).
    pub(crate) fn passage(&self, board: &Board, from: Hex, to: Hex) -> Option<Passage> {
        let ground = self.at(board, to)?.ground;
        let has = |sought: Crossing| self.between(board, from, to).any(|row| row.crossing == sought);
        let bridge = has(Crossing::Bridge);
        if ground == Going::Impassable || (has(Crossing::River) && !bridge) {
            return None;
        }
        let steep = ground == Going::Open && has(Crossing::Steep);
        Some(Passage {
            going: if steep { Going::Rough } else { ground },
            obstacle: has(Crossing::Obstacle) && !bridge,
            road: Self::mask(board, from, to) & self.roads != 0,
        })
    }

    fn mask(board: &Board, from: Hex, to: Hex) -> u16 {
        Edge::between(from, to, board.layout().orientation).map_or(0, |edge| board.linear_mask(edge))
    }
}
