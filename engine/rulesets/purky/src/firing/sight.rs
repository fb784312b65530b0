//! What stands in a line of sight (`fire.range`).

use crate::battle::state::Battle;
use oblique_board::hex::Hex;

impl Battle {
    /// The first hex that blocks sight between two: woods, houses, ground higher than both ends, any unit. The ends
    /// never block, and along a hexside only both sides together.
    pub(crate) fn sight_blocked(&self, from: Hex, to: Hex) -> Option<Hex> {
        let board = self.board();
        let level = |hex: Hex| board.level(hex).unwrap_or(0);
        let ends = level(from).max(level(to));
        let blocks = |hex: Hex| {
            let ground = self.ground().chart.at(board, hex);
            ground.is_some_and(|row| row.sight)
                || level(hex) > ends
                || self.at(hex).iter().any(|pix| self.piece(*pix).is_unit())
        };
        let blocked = oblique_board::sight::trace(board.layout(), from, to, blocks)?;
        blocked.step.hexes().next()
    }
}
