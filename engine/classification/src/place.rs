//! What is drafted: hexes and hexsides alike.

use oblique_board::hex::{Edge, Hex, Layout};
use std::fmt::Debug;

mod sealed {
    pub trait Sealed {}
    impl Sealed for oblique_board::hex::Hex {}
    impl Sealed for oblique_board::hex::Edge {}
}

/// A hex, or a hexside.
pub trait Place: Copy + Debug + PartialEq + sealed::Sealed {
    /// Are there places beside it that tell something of it?
    const HEEDS: bool;

    /// How many a board has room for. Hexsides are counted by their owners: a few of them lie on its rim.
    fn room(layout: Layout) -> usize;

    /// Its number; `None` off the board.
    fn index(self, layout: Layout) -> Option<usize>;

    /// The place of a number.
    fn of(layout: Layout, index: usize) -> Option<Self>;

    /// The hex it is, or that owns it.
    fn hex(self) -> Hex;

    /// Places beside it: neighbours of a hex. Hexsides have none, as what runs along one turns at its ends.
    fn beside(self, layout: Layout) -> impl Iterator<Item = Self>;
}

impl Place for Hex {
    const HEEDS: bool = true;

    fn room(layout: Layout) -> usize {
        layout.len()
    }

    fn index(self, layout: Layout) -> Option<usize> {
        layout.index(self)
    }

    fn of(layout: Layout, index: usize) -> Option<Self> {
        (index < layout.len()).then(|| layout.hex(index))
    }

    fn hex(self) -> Hex {
        self
    }

    fn beside(self, layout: Layout) -> impl Iterator<Item = Self> {
        layout.neighbours(self).map(|(_, hex)| hex)
    }
}

impl Place for Edge {
    const HEEDS: bool = false;

    fn room(layout: Layout) -> usize {
        layout.len() * 3
    }

    fn index(self, layout: Layout) -> Option<usize> {
        Some(layout.index(self.owner())? * 3 + self.slot())
    }

    fn of(layout: Layout, index: usize) -> Option<Self> {
        let owner = (index / 3 < layout.len()).then(|| layout.hex(index / 3))?;
        Self::new(owner, layout.orientation.sides()[index % 3], layout.orientation)
    }

    fn hex(self) -> Hex {
        self.owner()
    }

    fn beside(self, _: Layout) -> impl Iterator<Item = Self> {
        std::iter::empty()
    }
}
