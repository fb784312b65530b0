//! What formation and facing are worth where a unit stands.

use crate::appraisal::{ENGAGED, READY};
use crate::battle::state::Battle;
use crate::board::arc::{Width, in_arc, width_of};
use crate::ids::formation;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::PieceIx;

/// Hexes at which lines begin to tell.
const NEAR: i32 = 6;
/// What horse about to charge makes a square worth.
const SQUARE: i32 = 160;

/// Where and how a unit would stand.
pub(super) type Stance = (Hex, Option<Hour>, u8);

impl Battle {
    /// What a unit gains by standing so instead of as it does.
    pub(super) fn posture_gained(&self, unit: PieceIx, then: Stance) -> i32 {
        let now = self.piece(unit);
        // Who stands as well as before has spent an action for nothing.
        self.posture(unit, then) - self.posture(unit, (now.hex, now.facing, now.formation)) - 1
    }

    fn posture(&self, unit: PieceIx, (hex, facing, shape): Stance) -> i32 {
        let side = self.piece(unit).side().other();
        let far = |other: &PieceIx| {
            i32::try_from(self.piece(*other).hex.unsigned_distance_to(hex)).unwrap_or(i32::MAX)
        };
        let enemies = self.units_of(side);
        let nearest = enemies.iter().map(far).min().unwrap_or(i32::MAX);
        let before = |other: &PieceIx| in_arc(shape, facing, hex, self.piece(*other).hex);
        let charges = |other: &PieceIx| {
            matches!(self.nature(*other).arm, Arm::Cavalry(_))
                && self.piece(*other).formation == formation::CAVALRY_LINE
                && self.disorder(*other) < Tables::get().disorder.no_approach
                && far(other) <= ENGAGED
        };
        let mut worth = 0;
        if width_of(shape) != Width::Round && nearest <= ENGAGED + 1 {
            let seen = enemies.iter().any(|other| far(other) <= nearest + 1 && before(other));
            let open = enemies.iter().filter(|other| far(other) < NEAR && !before(other)).count();
            worth += if seen { READY } else { 0 } - READY / 2 * i32::try_from(open).unwrap_or(0);
        }
        worth
            + match self.nature(unit).arm {
                Arm::Infantry => {
                    let horse = enemies.iter().any(charges);
                    let others = enemies.iter().any(|other| far(other) <= NEAR && !charges(other));
                    match shape {
                        formation::SQUARE if horse => SQUARE - if others { SQUARE / 2 } else { 0 },
                        formation::SQUARE => -SQUARE / 2,
                        formation::LINE if nearest <= NEAR => READY,
                        formation::MARCH_COLUMN if nearest <= ENGAGED + 1 => -2 * READY,
                        formation::MARCH_COLUMN => READY / 8,
                        _ => 0,
                    }
                }
                Arm::Cavalry(_) if shape == formation::CAVALRY_LINE && nearest <= 2 * ENGAGED => READY,
                Arm::Guns { .. } => {
                    let fire = &Tables::get().fire;
                    let bears = |most: i32| enemies.iter().any(|other| far(other) <= most && before(other));
                    match shape {
                        formation::UNLIMBERED if bears(fire.medium_to) => 3 * READY,
                        formation::UNLIMBERED if bears(fire.long_to) => READY,
                        formation::UNLIMBERED if nearest > fire.long_to => -READY,
                        formation::LIMBERED if nearest <= fire.short_to => -2 * READY,
                        _ => 0,
                    }
                }
                _ => 0,
            }
    }
}
