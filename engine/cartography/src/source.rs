//! What a map is drawn from: a shared board and the looks its palettes have.
//!
//! Must not know styles or pictures. Cheap to clone and to send to worker threads.

use oblique_board::Board;
use oblique_board::hex::{Hex, Layout};
use oblique_rules::catalog::Catalog;
use std::sync::Arc;

/// A board with its looks, ready to be drawn by any thread.
#[derive(Clone, Debug)]
pub struct MapSource {
    board: Arc<Board>,
    looks: Arc<Looks>,
}

/// How the entries of a board's palettes look.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Looks {
    terrain: Vec<String>,
    linear: Vec<String>,
    along_edges: Vec<bool>,
}

impl MapSource {
    /// A board under a ruleset's catalog. Terrain or linear kinds the catalog does not know keep
    /// their own id as their look, which a style draws as a plain mark.
    pub fn new(board: Arc<Board>, catalog: &Catalog) -> Self {
        let terrain = board.palette().iter().map(|id| catalog.terrain(id).map_or(id, |t| &t.look).clone());
        let linear =
            board.linear_palette().iter().map(|id| catalog.linear(id).map_or(id, |l| &l.look).clone());
        let along_edges = board
            .linear_palette()
            .iter()
            .map(|id| catalog.linear(id).is_some_and(|l| l.along_edges))
            .collect();
        let looks = Looks { terrain: terrain.collect(), linear: linear.collect(), along_edges };
        Self { board, looks: Arc::new(looks) }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Its frame.
    pub fn layout(&self) -> Layout {
        self.board.layout()
    }

    /// The look of a hex; `None` off the board.
    pub fn look(&self, hex: Hex) -> Option<&str> {
        let ix = self.board.terrain(hex)?;
        Some(self.look_of(ix.0))
    }

    /// The look of a terrain index; an unknown one looks open.
    pub(crate) fn look_of(&self, terrain: u8) -> &str {
        self.looks.terrain.get(usize::from(terrain)).map_or("open", String::as_str)
    }

    /// Looks of the linear kinds by index.
    pub(crate) fn linear_looks(&self) -> &[String] {
        &self.looks.linear
    }

    /// Does a linear kind run along hexsides (else from hex to hex)?
    pub(crate) fn runs_along_edges(&self, kind: usize) -> bool {
        self.looks.along_edges.get(kind).copied().unwrap_or(false)
    }
}
