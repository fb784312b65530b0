//! Chapter 1 of the sheet: zones, arcs, angles, straight ahead and back, and what the ground is.
//!
//! Must not know units: callers hand in formations, facings and hexes.

pub(crate) mod ahead;
pub(crate) mod angles;
pub(crate) mod arc;
pub(crate) mod back;
pub(crate) mod chart;
pub(crate) mod zones;

#[cfg(test)]
pub(crate) mod tests {
    use oblique_board::hex::{Hex, Layout, Orientation};

    /// The sheet's usual board (`geo.board`).
    pub(crate) const BOARD: Layout = Layout::new(Orientation::Pointy, 36, 24);

    /// A hex as the sheet names it, column and row.
    pub(crate) fn at(column: i32, row: i32) -> Hex {
        BOARD.at(column, row)
    }
}
