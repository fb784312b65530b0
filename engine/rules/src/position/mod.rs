//! What stands where: all that rules of place ask, of a running battle and of a scenario before it begins
//! alike.
//!
//! A ruleset writes stacking, fronts, zones of control, command traces and barred ground as functions over
//! a [`Position`]; play, checks, survey and overlays call the same ones. Must not know any rule, nor events.

mod scenario;

use crate::catalog::Role;
use crate::kernel::{State, System};
use crate::play::PieceIx;
use oblique_board::Board;
use oblique_board::hex::{Hex, Hour};
use oblique_scenario::Side;

pub use scenario::{ScenarioPiece, ScenarioPosition};

/// What stands where on a board.
pub trait Position {
    /// What names a piece here; two of them are equal where they name the same piece.
    type Piece: Copy + PartialEq;

    /// The ground.
    fn board(&self) -> &Board;

    /// Pieces on the map at a hex, units and leaders, in roster order.
    fn pieces_at(&self, hex: Hex) -> impl Iterator<Item = Self::Piece> + '_;

    /// The hex of a piece; `None` for one that is not on the map.
    fn hex_of(&self, piece: Self::Piece) -> Option<Hex>;

    /// Its side.
    fn side_of(&self, piece: Self::Piece) -> Side;

    /// The role of its kind.
    fn role_of(&self, piece: Self::Piece) -> Role;

    /// The index of its formation in the catalog; 0 for kinds without.
    fn formation_of(&self, piece: Self::Piece) -> u8;

    /// Which way it faces, where it has a facing.
    fn facing_of(&self, piece: Self::Piece) -> Option<Hour>;

    /// Does it bear a mark of the catalog?
    fn is_marked(&self, piece: Self::Piece, mark: u8) -> bool;

    /// Is the hex in a zone of control of `side`'s enemies?
    fn in_enemy_zone(&self, side: Side, hex: Hex) -> bool;
}

impl<S: System> Position for State<S> {
    type Piece = PieceIx;

    fn board(&self) -> &Board {
        self.board()
    }

    fn pieces_at(&self, hex: Hex) -> impl Iterator<Item = PieceIx> + '_ {
        self.at(hex).iter().copied()
    }

    fn hex_of(&self, piece: PieceIx) -> Option<Hex> {
        let piece = self.piece(piece);
        piece.on_map().then_some(piece.hex)
    }

    fn side_of(&self, piece: PieceIx) -> Side {
        self.piece(piece).side()
    }

    fn role_of(&self, piece: PieceIx) -> Role {
        self.piece(piece).info.role
    }

    fn formation_of(&self, piece: PieceIx) -> u8 {
        self.piece(piece).formation
    }

    fn facing_of(&self, piece: PieceIx) -> Option<Hour> {
        self.piece(piece).facing
    }

    fn is_marked(&self, piece: PieceIx, mark: u8) -> bool {
        self.is(piece, mark)
    }

    fn in_enemy_zone(&self, side: Side, hex: Hex) -> bool {
        self.enemy_zone(side, hex)
    }
}
