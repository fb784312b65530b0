//! How enemy zones of control hold a piece that begins in one (`zoc.withdraw`, `zoc.leave`).
//!
//! Must not know what a step costs or who shares a hex.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;

/// How a piece may leave the hex it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hold {
    /// In no enemy zone, or none that concerns it.
    Free,
    /// It leaves by a hex free of enemy zones (`zoc.leave`).
    ByFreeHex,
    /// It leaves by Withdrawal only (`zoc.withdraw`, `zoc.leave`).
    Withdrawal,
}

impl Battle {
    /// Is the hex in a zone of control of cavalry among `side`'s enemies?
    pub(crate) fn cavalry_zone(&self, side: Side, hex: Hex) -> bool {
        self.enemy_zone(side, hex)
            && self.around(hex).any(|h| {
                self.bodies_at(h)
                    .any(|p| self.piece(p).side() != side && self.arm(p).is_cavalry() && self.faces(p, hex))
            })
    }

    /// How enemy zones hold a piece where it stands.
    pub(crate) fn hold(&self, pix: PieceIx) -> Hold {
        let piece = self.piece(pix);
        if self.arm(pix).leads() || !self.enemy_zone(piece.side(), piece.hex) {
            return Hold::Free;
        }
        match self.arm(pix) {
            Arm::Infantry(_) => Hold::Withdrawal,
            _ if self.cavalry_zone(piece.side(), piece.hex) => Hold::Withdrawal,
            _ => Hold::ByFreeHex,
        }
    }
}
