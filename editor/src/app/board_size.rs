//! How large the ground of a board is.

use oblique_board::hex::Layout;
use oblique_cartography::geometry;

/// Yards in a mile.
pub(super) const MILE_YARDS: f64 = 1760.0;

/// Width and height of a board, in yards.
pub(super) fn yards(layout: Layout, yards_a_hex: f64) -> [f64; 2] {
    let bounds = geometry::bounds(layout);
    [bounds.width(), bounds.height()].map(|hexes| f64::from(hexes) * yards_a_hex)
}
