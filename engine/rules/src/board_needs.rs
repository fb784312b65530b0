//! What a ruleset asks of a board.

use oblique_board::hex::Layout;
use std::ops::RangeInclusive;

/// Sizes of boards a ruleset plays on, and how the sides stand on them. Which way hexes may stand is the catalog's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardNeeds {
    /// Columns.
    pub columns: RangeInclusive<u16>,
    /// Rows.
    pub rows: RangeInclusive<u16>,
    /// The number of rows divides by this.
    pub rows_in: u16,
    /// Has side A its baseline at the bottom?
    pub a_at_the_bottom: bool,
}

impl Default for BoardNeeds {
    /// Any board.
    fn default() -> Self {
        let any = 1..=Layout::MAX_SIDE;
        Self { columns: any.clone(), rows: any, rows_in: 1, a_at_the_bottom: false }
    }
}

impl BoardNeeds {
    /// The size of board that comes nearest to one of so many columns and rows, larger where it can be.
    #[must_use]
    pub fn nearest(&self, columns: u16, rows: u16) -> (u16, u16) {
        let within = |n: u16, range: &RangeInclusive<u16>| n.clamp(*range.start(), *range.end());
        let step = self.rows_in.max(1);
        let wanted = within(rows, &self.rows).div_ceil(step) * step;
        (within(columns, &self.columns), if wanted > *self.rows.end() { wanted - step } else { wanted })
    }
}

#[cfg(test)]
mod tests {
    use super::BoardNeeds;

    #[test]
    fn a_board_grows_to_what_is_asked_and_shrinks_only_if_it_must() {
        let needs = BoardNeeds { columns: 12..=80, rows: 12..=60, rows_in: 6, a_at_the_bottom: true };
        assert_eq!(needs.nearest(46, 40), (46, 42));
        assert_eq!(needs.nearest(8, 63), (12, 60));
        assert_eq!(needs.nearest(100, 2), (80, 12));
        assert_eq!(BoardNeeds::default().nearest(46, 40), (46, 40));
    }
}
