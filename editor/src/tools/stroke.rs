//! A stroke: the hexes a brush has passed since the button went down, one undo step.
//!
//! Must not know what is painted.

use crate::desk::Desk;
use oblique_core::hex::{Hex, Layout};
use std::collections::HashSet;

/// The hexes on the board within a brush's radius.
pub fn disc(layout: Layout, center: Hex, radius: u32) -> Vec<Hex> {
    center.range(radius).filter(|hex| layout.contains(*hex)).collect()
}

/// The hexes a brush works on with the pointer on `hex`: preview and stroke both ask here.
pub fn affected(desk: &Desk<'_>, hex: Hex) -> Vec<Hex> {
    disc(desk.scenario().board.layout(), hex, desk.view.tools.brush_radius)
}

/// A stroke being made.
#[derive(Clone, Debug)]
pub struct Stroke {
    /// Its gesture number: all its parts are one undo step.
    pub gesture: u64,
    passed: HashSet<Hex>,
}

impl Stroke {
    /// A stroke just begun.
    pub fn begin() -> Self {
        Self { gesture: Desk::gesture(), passed: HashSet::new() }
    }

    /// Of some hexes those the stroke had not passed before; they are passed now.
    pub fn pass(&mut self, hexes: Vec<Hex>) -> Vec<Hex> {
        hexes.into_iter().filter(|hex| self.passed.insert(*hex)).collect()
    }
}
