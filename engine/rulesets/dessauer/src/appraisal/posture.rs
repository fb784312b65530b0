//! What formation, facing and place are worth.

use crate::appraisal::{READY, good};
use crate::battle::state::Battle;
use crate::board::angles::in_arc;
use crate::board::hexes_between;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use crate::units::class::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Appraisal, PieceIx};

/// Hexes within which foot forms line.
const NEAR: i32 = 9;
/// Hexes within which muskets tell.
const CLOSE: i32 = 3;

/// Where and how a unit would stand.
pub(super) type Stance = (Hex, Option<Hour>, u8);

impl Battle {
    /// What a unit gains by standing so instead of as it does.
    pub(super) fn stance_worth(&self, pix: PieceIx, then: Stance) -> Appraisal {
        let piece = self.piece(pix);
        let now = (piece.hex, piece.facing, piece.formation);
        good(self.stance(pix, then) - self.stance(pix, now) - 1)
    }

    /// A march: what it gains, and the fire it gives up by going more than half its move.
    pub(super) fn march_worth(&self, pix: PieceIx, end: Hex) -> Appraisal {
        let piece = self.piece(pix);
        let mut worth = self.stance_worth(pix, (end, piece.facing, piece.formation));
        if self.disorders_there(end) && !self.is_loose(pix) {
            worth.cost += READY;
        }
        if self.is(pix, mark::SHAKEN) {
            let far = |hex: Hex| self.nearest_from(piece.side(), hex).unwrap_or(0).min(NEAR);
            worth.good = far(end) - far(piece.hex);
        }
        worth
    }

    fn stance(&self, pix: PieceIx, (hex, facing, form): Stance) -> i32 {
        let enemies: Vec<PieceIx> = self.troops_of(self.piece(pix).side().other()).collect();
        let range = |enemy: &PieceIx| hexes_between(self.piece(*enemy).hex, hex);
        let nearest = enemies.iter().map(range).min().unwrap_or(i32::MAX);
        let bears = |enemy: &PieceIx| {
            let v = self.piece(*enemy).hex - hex;
            facing.is_none_or(|facing| in_arc(facing.vector(self.lies()), v))
        };
        let reach = self.class(pix).weapon().map_or(0, |weapon| Tables::get().reach_of(weapon));
        let ahead = enemies.iter().any(|enemy| range(enemy) <= nearest.saturating_add(1) && bears(enemy));
        let shoots =
            |hexes: i32| enemies.iter().any(|enemy| range(enemy) <= hexes.min(reach) && bears(enemy));
        let mut worth = if ahead && nearest <= 2 * NEAR { READY } else { 0 };
        match self.arm(pix) {
            Arm::Guns => {
                worth += match form {
                    formation::UNLIMBERED if shoots(2 * CLOSE) => 3 * READY,
                    formation::UNLIMBERED if shoots(reach) => 2 * READY,
                    formation::UNLIMBERED => -READY,
                    _ => 0,
                };
            }
            Arm::Foot => {
                if shoots(CLOSE) {
                    worth += 2 * READY;
                } else if shoots(reach) {
                    worth += READY;
                }
                worth += match form {
                    formation::LINE | formation::SKIRMISH if nearest <= NEAR => READY,
                    formation::SQUARE | formation::BENT => -2 * READY,
                    formation::COLUMN if nearest <= NEAR => -READY,
                    formation::COLUMN => READY / 4,
                    _ => 0,
                };
            }
            Arm::Horse if form == formation::COLUMN && nearest <= 2 * NEAR => worth -= 2 * READY,
            Arm::Horse if nearest <= 2 * NEAR => worth += READY,
            Arm::Horse => {}
        }
        worth
    }
}
