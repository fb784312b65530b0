//! Halves, zones and lateral bands of the board (`geo.board`).

use crate::tables::Tables;
use oblique_board::hex::{Hex, Layout};
use oblique_scenario::Side;

/// How deep a zone is in rows; a lateral band is as wide. 0 on a board too small to have zones.
pub(crate) fn zone_depth(layout: Layout) -> i32 {
    i32::from(layout.height) / (2 * Tables::get().board.zones)
}

/// Rows between a hex and the baseline of a side: 0 on the baseline, which is the bottom edge for A and the top
/// edge for B.
pub(crate) fn rows_to_baseline(layout: Layout, side: Side, hex: Hex) -> i32 {
    let row = layout.col_row(hex).1;
    match side {
        Side::A => i32::from(layout.height) - 1 - row,
        Side::B => row,
    }
}

/// Whose half a hex lies in, and in which zone of it, counted from the middle of the board, 1 to 3; `None` off the
/// board and on one too small to have zones.
pub(crate) fn zone_of(layout: Layout, hex: Hex) -> Option<(Side, i32)> {
    let depth = zone_depth(layout);
    if depth == 0 || !layout.contains(hex) {
        return None;
    }
    let half = i32::from(layout.height) / 2;
    let row = layout.col_row(hex).1;
    let (side, from_middle) = if row >= half { (Side::A, row - half) } else { (Side::B, half - 1 - row) };
    Some((side, (from_middle / depth + 1).min(Tables::get().board.zones)))
}

/// Does a hex lie on an edge of the board?
pub(crate) fn on_edge(layout: Layout, hex: Hex) -> bool {
    let (column, row) = layout.col_row(hex);
    let last = |n: u16| i32::from(n) - 1;
    let at_end = column == 0 || row == 0 || column == last(layout.width) || row == last(layout.height);
    layout.contains(hex) && at_end
}

/// Does a hex lie in one of the two lateral bands?
pub(crate) fn in_lateral_band(layout: Layout, hex: Hex) -> bool {
    let (depth, column) = (zone_depth(layout), layout.col_row(hex).0);
    column < depth || column >= i32::from(layout.width) - depth
}

#[cfg(test)]
mod tests {
    use super::{in_lateral_band, rows_to_baseline, zone_depth, zone_of};
    use crate::board::tests::{BOARD, at};
    use oblique_scenario::Side;

    #[test]
    fn zones_are_counted_from_the_middle() {
        assert_eq!(zone_of(BOARD, at(10, 14)), Some((Side::A, 1)));
        assert_eq!(zone_of(BOARD, at(33, 21)), Some((Side::A, 3)));
        assert!(in_lateral_band(BOARD, at(33, 21)) && !in_lateral_band(BOARD, at(31, 21)));
        let rows = [(11, Side::B, 1), (8, Side::B, 1), (7, Side::B, 2), (0, Side::B, 3), (12, Side::A, 1)];
        for (row, side, zone) in rows {
            assert_eq!(zone_of(BOARD, at(10, row)), Some((side, zone)));
        }
        assert_eq!(zone_of(BOARD, at(10, 24)), None);
        assert_eq!(zone_depth(BOARD), 4);
    }

    #[test]
    fn a_side_owns_its_edge() {
        assert_eq!(rows_to_baseline(BOARD, Side::A, at(3, 23)), 0);
        assert_eq!(rows_to_baseline(BOARD, Side::B, at(3, 23)), 23);
    }
}
