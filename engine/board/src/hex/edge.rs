//! A hexside with one canonical owner.

use super::{Hour, Layout, Orientation};
use hexx::Hex;
use serde::{Deserialize, Serialize};

/// A hexside. The two ways of naming one (this hex's north side, that hex's south side) are equal
/// because every edge is stored with the owner whose side lies in the first half of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Edge {
    owner: Hex,
    /// Index of the side, 0..3: hour 0, 2, 4 (flat) or 1, 3, 5 (pointy).
    slot: u8,
}

impl Edge {
    /// The edge of `hex` at the side hour `side`; `None` where `side` points at a vertex.
    #[must_use]
    pub fn new(hex: Hex, side: Hour, orientation: Orientation) -> Option<Self> {
        let step = side.step(orientation)?;
        let slot = side.get() / 2;
        Some(if slot < 3 { Self { owner: hex, slot } } else { Self { owner: hex + step, slot: slot - 3 } })
    }

    /// The edge between two adjacent hexes; `None` if they are not adjacent.
    #[must_use]
    #[inline]
    pub fn between(a: Hex, b: Hex, orientation: Orientation) -> Option<Self> {
        Self::new(a, Hour::between(a, b, orientation)?, orientation)
    }

    /// The canonical owner.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> Hex {
        self.owner
    }

    /// Which of the owner's three sides this is, 0..3.
    #[must_use]
    #[inline]
    pub const fn slot(self) -> usize {
        self.slot as usize
    }

    /// The owner's side hour.
    #[must_use]
    pub fn side(self, orientation: Orientation) -> Hour {
        orientation.sides()[self.slot()]
    }

    /// The two hexes the edge lies between, the owner first.
    #[must_use]
    pub fn hexes(self, orientation: Orientation) -> [Hex; 2] {
        [self.owner, self.owner + self.side(orientation).vector(orientation)]
    }

    /// Does it lie between two hexes of a board? One of the board's outer edge does not.
    #[must_use]
    pub fn is_inside(self, layout: Layout) -> bool {
        self.hexes(layout.orientation).into_iter().all(|hex| layout.contains(hex))
    }
}

impl PartialOrd for Edge {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Edge {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let key = |e: &Self| (e.owner.y, e.owner.x, e.slot);
        key(self).cmp(&key(other))
    }
}
