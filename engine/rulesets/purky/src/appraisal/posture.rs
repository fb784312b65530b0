//! What formation, facing and place are worth.

use crate::appraisal::{READY, SHAKEN};
use crate::battle::state::Battle;
use crate::board::angles::in_arc;
use crate::ids::{formation, mark};
use crate::tables::{Arm, Tables};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Appraisal, PieceIx};

/// Hexes within which foot forms line.
const NEAR: i32 = 8;

/// Where and how a unit would stand.
pub(super) type Stance = (Hex, Option<Hour>, u8);

impl Battle {
    /// What a unit gains by standing so instead of as it does; a shaken one that stirs is not good again so soon.
    pub(super) fn stance_worth(&self, pix: PieceIx, then: Stance) -> Appraisal {
        let piece = self.piece(pix);
        let now = (piece.hex, piece.facing, piece.formation);
        let shaken = self.is(pix, mark::SHAKEN);
        let gained = self.stance(pix, then) - self.stance(pix, now) - 1;
        let near = |hex: Hex| self.nearest_to(pix, hex);
        let steadied = shaken && near(then.0) > near(now.0) && near(now.0) <= NEAR;
        let cost = if shaken && !steadied { SHAKEN } else { 0 };
        Appraisal { good: gained + if steadied { READY } else { 0 }, cost, ..Appraisal::default() }
    }

    /// Hexes from there to the nearest enemy unit of a piece.
    pub(super) fn nearest_to(&self, pix: PieceIx, hex: Hex) -> i32 {
        let enemies = self.units_of(self.piece(pix).side().other());
        let far = |enemy: PieceIx| self.piece(enemy).hex.unsigned_distance_to(hex);
        enemies.map(far).min().and_then(|far| i32::try_from(far).ok()).unwrap_or(i32::MAX)
    }

    fn stance(&self, pix: PieceIx, (hex, facing, form): Stance) -> i32 {
        let orientation = self.board().layout().orientation;
        let range = |enemy: &PieceIx| {
            i32::try_from(self.piece(*enemy).hex.unsigned_distance_to(hex)).unwrap_or(i32::MAX)
        };
        let enemies: Vec<PieceIx> = self.units_of(self.piece(pix).side().other()).collect();
        let nearest = enemies.iter().map(range).min().unwrap_or(i32::MAX);
        let bears = |enemy: &PieceIx| {
            let v = self.piece(*enemy).hex - hex;
            facing.is_none_or(|facing| in_arc(facing, v, orientation))
        };
        let reach = self.reach_hexes(pix);
        let ahead = enemies.iter().any(|enemy| range(enemy) <= nearest.saturating_add(1) && bears(enemy));
        let shoots = reach > 0 && enemies.iter().any(|enemy| range(enemy) <= reach && bears(enemy));
        let mut worth = if ahead && nearest <= 2 * NEAR { READY } else { 0 };
        match self.arm(pix) {
            Some(Arm::Guns) => {
                let short = self.facts(pix).row().map_or(0, |row| Tables::get().hexes(row.range));
                let close = enemies.iter().any(|enemy| range(enemy) <= short && bears(enemy));
                worth += match form {
                    formation::UNLIMBERED if close => 4 * READY,
                    formation::UNLIMBERED if shoots => 2 * READY,
                    formation::UNLIMBERED => -READY,
                    _ => 0,
                };
            }
            Some(Arm::Foot) => {
                if shoots && form != formation::SQUARE {
                    worth += 2 * READY;
                }
                worth += match form {
                    formation::LINE if nearest <= NEAR => READY,
                    formation::SQUARE => -2 * READY,
                    formation::MARCH_COLUMN if nearest <= NEAR => -2 * READY,
                    formation::ATTACK_COLUMN if nearest > NEAR => READY / 4,
                    _ => 0,
                };
            }
            Some(Arm::Horse) if form == formation::MARCH_COLUMN && nearest <= 2 * NEAR => worth -= 2 * READY,
            Some(Arm::Horse) if form == formation::LINE && nearest <= 2 * NEAR => worth += READY,
            _ => {}
        }
        worth
    }
}
