//! What stands in a line of sight (`fire.range`).

use crate::battle::state::Battle;
use crate::tables::Arm;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

impl Battle {
    /// The first hex that blocks sight between two: woods, houses, ground higher than both ends, any unit. The ends
    /// never block, and along a hexside only both sides together.
    pub(crate) fn sight_blocked(&self, from: Hex, to: Hex) -> Option<Hex> {
        self.blocked_by(from, to, |_| true)
    }

    /// The first hex that blocks a unit's fire at a hex: guns fire over units if they stand higher than those and their
    /// target.
    pub(crate) fn fire_blocked(&self, pix: PieceIx, to: Hex) -> Option<Hex> {
        let from = self.piece(pix).hex;
        let level = |hex: Hex| self.board().level(hex).unwrap_or(0);
        let over = self.arm(pix) == Some(Arm::Guns) && level(from) > level(to);
        self.blocked_by(from, to, |hex| !(over && level(from) > level(hex)))
    }

    /// The first hex that blocks sight between two, units only where they count.
    fn blocked_by(&self, from: Hex, to: Hex, units_count: impl Fn(Hex) -> bool) -> Option<Hex> {
        let board = self.board();
        let level = |hex: Hex| board.level(hex).unwrap_or(0);
        let ends = level(from).max(level(to));
        let blocks = |hex: Hex| {
            let ground = self.ground().chart.at(board, hex);
            ground.is_some_and(|row| row.sight)
                || level(hex) > ends
                || units_count(hex) && self.at(hex).iter().any(|pix| self.piece(*pix).is_unit())
        };
        oblique_board::sight::trace_crossed(board.layout(), from, to, blocks)
    }
}
