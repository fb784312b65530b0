//! A command changing formation.
//!
//! Must not know how it goes on.

use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::Pix;
use std::collections::{BTreeMap, BTreeSet};

/// A change of formation under way (`form.change`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FormWork {
    /// The leader of the command.
    pub leader: Pix,
    /// The catalog's formation index.
    pub formation: u8,
    /// The facing each unit that changes will have.
    pub facings: BTreeMap<Pix, Hour>,
    /// The hex each unit that unstacks will go to.
    pub hexes: BTreeMap<Pix, Hex>,
    /// Units whose facing the owner has chosen.
    pub turned: BTreeSet<Pix>,
    /// Units whose hex he has chosen.
    pub placed: BTreeSet<Pix>,
}
