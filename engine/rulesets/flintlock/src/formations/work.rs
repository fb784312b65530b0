//! A command changing formation.
//!
//! Must not know how it goes on.

use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::PieceIx;
use std::collections::{BTreeMap, BTreeSet};

/// A change of formation under way (`form.change`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FormWork {
    /// The leader of the command.
    pub leader: PieceIx,
    /// The catalog's formation index.
    pub formation: u8,
    /// The facing each unit that changes will have.
    pub facings: BTreeMap<PieceIx, Hour>,
    /// The hex each unit that unstacks will go to.
    pub hexes: BTreeMap<PieceIx, Hex>,
    /// Units whose facing the owner has chosen.
    pub turned: BTreeSet<PieceIx>,
    /// Units whose hex he has chosen.
    pub placed: BTreeSet<PieceIx>,
}
