//! How hexes are numbered for people. Files number them from 0101 whatever this says.

use serde::{Deserialize, Serialize};

/// The numbers on the map and in texts: where they begin and which half comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Numbering {
    /// Number of the leftmost column, 0 to [`Numbering::MOST`].
    pub first_col: u16,
    /// Number of the topmost row, likewise.
    pub first_row: u16,
    /// Does the row stand before the column?
    pub row_first: bool,
}

impl Numbering {
    /// The largest number a column or row may begin with.
    pub const MOST: u16 = 7000;
    /// Column before row, from 1.
    pub const USUAL: Self = Self { first_col: 1, first_row: 1, row_first: false };
}

impl Default for Numbering {
    fn default() -> Self {
        Self::USUAL
    }
}
