//! Line of sight of a bombarding battery, exact in integers (`los.line`, `los.hills`,
//! `los.obstacles`).
//!
//! Must not know ranges or arcs: only what stands between two hexes. The scenario checks ask the
//! same question of a document as the rules ask of a running battle.

pub(crate) mod geometry;

use crate::battle::state::Battle;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_board::{Board, sight};

/// Does a hex see another (`los.use`)? `unit_at` says whether a combat unit stands in a hex.
/// A hex off the board neither sees nor is seen.
pub(crate) fn sees(board: &Board, from: Hex, to: Hex, unit_at: impl Fn(Hex) -> bool) -> bool {
    blocked(board, from, to, unit_at).is_none()
}

/// The first hex that blocks the line of sight; the target itself if an end is off the board.
pub(crate) fn blocked(board: &Board, from: Hex, to: Hex, unit_at: impl Fn(Hex) -> bool) -> Option<Hex> {
    let (Some(own), Some(other)) = (board.level(from), board.level(to)) else { return Some(to) };
    let (high, tables) = (own.max(other), Tables::get());
    let blocks = |hex: Hex| {
        let ground = board.level(hex).unwrap_or(i8::MIN);
        let hill = if own == other { ground > own } else { ground >= high };
        let wooded = || tables.terrain(board.terrain(hex).unwrap_or_default()).blocks_sight;
        hill || (own <= ground && (wooded() || unit_at(hex)))
    };
    sight::trace(board.layout(), from, to, blocks)
}

impl Battle {
    /// Does a hex see another as the units stand now (`los.use`)?
    pub(crate) fn sees(&self, from: Hex, to: Hex) -> bool {
        sees(self.board(), from, to, |hex| self.top_at(hex).is_some())
    }
}

#[cfg(test)]
mod tests {
    use crate::Dragoon;
    use crate::sight::sees;
    use oblique_board::hex::{Hex, Layout, Orientation};
    use oblique_board::{Board, TerrainIx};
    use oblique_rules::Ruleset as _;

    fn board() -> Board {
        let ids = Dragoon.catalog().terrain.iter().map(|t| t.id.clone()).collect();
        Board::new(Layout::new(Orientation::Flat, 20, 20), ids, Vec::new())
    }

    #[test]
    fn ground_woods_and_units_block() {
        let mut b = board();
        let at = |row: i32| b.layout().at(5, row);
        let (from, mid, to) = (at(3), at(5), at(8));
        let empty = |_: Hex| false;
        assert!(sees(&b, from, to, empty));
        assert!(!sees(&b, from, to, |h| h == mid));
        let woods = b.palette().iter().position(|id| id == "woods").unwrap();
        b.set_terrain(mid, TerrainIx(woods as u8));
        assert!(!sees(&b, from, to, empty));
        // From above, what stands on lower ground does not block; ground as high as the higher end does.
        b.set_level(from, 1);
        assert!(sees(&b, from, to, empty));
        b.set_level(mid, 1);
        assert!(!sees(&b, from, to, empty));
        assert!(!sees(&b, to, from, empty));
        assert!(!sees(&b, from, Hex::new(-3, 0), empty), "off the board");
    }
}
