//! A piece on the move, step by step, with the fire it draws.
//!
//! Must not know how it goes on.

use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use std::collections::BTreeSet;

/// What kind of move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// Movement (`move.points`).
    March,
    /// A Withdrawal out of an enemy zone (`zoc.withdraw`).
    Withdrawal,
    /// The run of a charge, which is no movement but draws fire (`cav.charge-path`).
    Charge,
}

/// A move under way (`move.points`, `fire.reaction-move`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveWork {
    /// Who moves.
    pub piece: PieceIx,
    /// What kind of move.
    pub kind: MoveKind,
    /// Hexes still to enter, the next first.
    pub path: Vec<Hex>,
    /// Has it entered heavy woods off the road (`terr.woods`)?
    pub woods: bool,
    /// Enemies that may still fire at the entry just made; `None` before the next step.
    pub reacting: Option<BTreeSet<PieceIx>>,
    /// Leaders whose command's First Volley this entry has drawn (`fire.first-volley`).
    pub volleys: BTreeSet<PieceIx>,
}
