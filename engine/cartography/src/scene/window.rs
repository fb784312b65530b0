//! The hexes about a picture, by column and row: which of them is which is arithmetic.

use crate::geometry::{self, Rect};
use oblique_board::hex::{Hex, Layout};

/// A rectangle of columns and rows.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    layout: Layout,
    first: (i32, i32),
    size: (i32, i32),
}

impl Window {
    pub(super) fn new(layout: Layout, rect: Rect) -> Self {
        let mut hexes = geometry::hexes_touching(layout, rect);
        let first = hexes.next().map_or((0, 0), |hex| layout.col_row(hex));
        let last = hexes.last().map_or(first, |hex| layout.col_row(hex));
        Self { layout, first, size: (last.0 - first.0 + 1, last.1 - first.1 + 1) }
    }

    /// Row by row.
    pub(super) fn hexes(self) -> impl Iterator<Item = Hex> + Clone {
        let (first, size) = (self.first, self.size);
        (0..size.1)
            .flat_map(move |row| (0..size.0).map(move |col| self.layout.at(first.0 + col, first.1 + row)))
    }

    /// Which of them a hex is.
    pub(super) fn index(self, hex: Hex) -> Option<usize> {
        let (col, row) = self.layout.col_row(hex);
        let (col, row) = (col - self.first.0, row - self.first.1);
        let inside = (0..self.size.0).contains(&col) && (0..self.size.1).contains(&row);
        inside.then(|| (row * self.size.0 + col) as usize)
    }
}
