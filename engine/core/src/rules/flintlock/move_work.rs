//! A piece on the move, step by step, with the fire it draws.
//!
//! Must not know how it goes on.

use crate::hex::{Hex, Hour};
use crate::rules::play::Pix;
use std::collections::BTreeSet;

/// A move under way (`move.points`, `fire.reaction-move`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveWork {
    /// Who moves.
    pub piece: Pix,
    /// Hexes still to enter, the next first.
    pub path: Vec<Hex>,
    /// The facing the order ends with.
    pub facing: Option<Hour>,
    /// Has it entered heavy woods off the road (`terr.woods`)?
    pub woods: bool,
    /// Enemies that may still fire at the entry just made, if it has been answered for.
    pub reacting: Option<BTreeSet<Pix>>,
    /// Commands whose First Volley this entry has used (`fire.first-volley`).
    pub volleys: BTreeSet<Pix>,
}
