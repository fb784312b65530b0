//! A command changing formation.
//!
//! Must not know how it goes on.

use crate::hex::{Hex, Hour};
use crate::rules::play::Pix;
use std::collections::BTreeMap;

/// A change of formation under way (`form.change`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FormWork {
    /// The leader of the command.
    pub leader: Pix,
    /// The catalog's formation index.
    pub formation: u8,
    /// Facing chosen for each unit that changes.
    pub facings: BTreeMap<Pix, Hour>,
    /// Hex chosen for each unit that unstacks.
    pub hexes: Vec<(Pix, Hex)>,
}
