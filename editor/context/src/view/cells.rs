//! The cells selected in the Units table.

use oblique_roster::field::UnitField;
use oblique_scenario::PieceId;

/// A block of cells: every column of it in every row of it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Cells {
    /// The units, from the top.
    pub rows: Vec<PieceId>,
    /// The columns, from the left.
    pub fields: Vec<UnitField>,
    /// All columns shown, from the left.
    pub shown: Vec<UnitField>,
}
