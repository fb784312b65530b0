//! What an order is worth to a commander, in men (section 24 of the sheet).
//!
//! Estimates from dice and distances; they decide nothing but a computer's choice. Must not know commanders.

mod activating;
mod attacks;
mod balance;
mod fighting;
mod intruding;
mod outlook;
#[cfg(test)]
mod outlook_tests;
mod posture;
mod prospects;
mod reacting;
mod spending;
#[cfg(test)]
mod tests;

pub(crate) use outlook::Expected;

use crate::artillery::bombardment::Bombardment;
use crate::battle::memory::{Activation, Cause, Frame};
use crate::battle::state::Battle;
use crate::command::rally::may_rally;
use crate::tables::Tables;
use crate::units::division::Division as _;
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, Order, PieceIx};

/// Men a level of disorder counts for: a quarter of a battalion.
pub(crate) const LEVEL: i32 = 150;
/// Men a point of the break point counts for.
const POINT: i32 = 300;
/// What a hex nearer to where a piece should be is worth, in men.
pub(crate) const HEX: i32 = 6;
/// What an action that makes ready for the next is worth.
pub(crate) const READY: i32 = 40;

/// Hexes within which a unit has to do with the enemy: horse rides so far and closes.
pub(crate) const ENGAGED: i32 = 7;
/// The face of the average die that the Unpredictable count with.
const AVERAGE: Option<i32> = Some(3);

/// Taking back what one has just begun: who does would begin it again, for ever.
pub(crate) fn taken_back() -> Appraisal {
    Appraisal { folly: true, ..Appraisal::default() }
}

/// What does good and harms nobody.
fn good(good: i32) -> Appraisal {
    Appraisal { good, ..Appraisal::default() }
}

impl Battle {
    /// What an order offered now may bring.
    pub(crate) fn appraise_order(&self, order: &Order) -> Appraisal {
        if let Some(worth) = self.command_worth(order) {
            return good(worth);
        }
        match (self.memory().frames.last(), order) {
            (Some(Frame::Company(_)), Order::Allot { leader: Some(unit), .. }) => {
                good(self.company_worth(*unit))
            }
            // Who closes a brigade may still open another.
            (Some(Frame::Phase(phase)), Order::Pass) if phase.open.is_some() => {
                Appraisal { folly: true, ..Appraisal::default() }
            }
            (Some(Frame::Phase(phase)), Order::Activate { leader: Some(piece) }) => {
                good(self.turn_worth(phase, *piece))
            }
            (Some(Frame::Dice { piece, .. }), Order::Choose { alternative }) => {
                good(self.dice_worth(*piece, *alternative))
            }
            (Some(Frame::Dice { cause: Cause::Activation, .. }), Order::Decline { .. }) => taken_back(),
            (Some(Frame::Right(right)), _) => good(self.reaction_worth(*right, order)),
            (Some(Frame::Activation(own)), Order::Activate { leader: Some(first) }) => {
                good(self.group_begun_worth(own, *first))
            }
            (Some(Frame::Activation(own)), _) => self.action_worth(own, order),
            (Some(Frame::Group(group)), _) => self.group_worth(group, order),
            (Some(Frame::Bombardment(Bombardment::Dice { most, .. })), Order::Choose { alternative }) => {
                good(Self::fire_dice_worth(*alternative, *most))
            }
            (Some(Frame::Approach(approach)), _) => self.approach_use_worth(approach, order),
            (Some(Frame::Contact(contact)), _) => self.contact_use_worth(contact, order),
            _ => Appraisal::default(),
        }
    }

    /// What a piece may gain by the next of its actions.
    pub(crate) fn action_worth(&self, own: &Activation, order: &Order) -> Appraisal {
        let unit = own.piece;
        let piece = self.piece(unit);
        match order {
            Order::Fire { at: Some(at), .. } => self.fire_worth(unit, *at),
            Order::Recover { .. } => good(READY),
            Order::Assault { .. } => self.attack_worth(unit, piece.hex, own.kept()),
            Order::Charge { target: Some(target), .. } => {
                self.contact_worth(unit, piece.hex, &[*target], false)
            }
            Order::Rally { .. } => good(self.toll(unit, 50)),
            Order::Move { path, facing, .. } => {
                let end = path.last().copied().unwrap_or(piece.hex);
                let facing = facing.or(piece.facing);
                if self.may_go(own, path, facing).is_ok_and(|found| !found.is_empty()) {
                    self.attack_worth(unit, end, own.kept())
                } else {
                    good(self.posture_gained(unit, (end, facing, piece.formation)))
                }
            }
            Order::Turn { facing, .. } => {
                good(self.posture_gained(unit, (piece.hex, facing.or(piece.facing), piece.formation)))
            }
            Order::Form { formation: Some(shape), facing, .. } => {
                good(self.posture_gained(unit, (piece.hex, facing.or(piece.facing), *shape)))
            }
            _ => Appraisal::default(),
        }
    }

    /// What so many hundredths of a level of disorder cost a unit: each more than the one before, the last the unit.
    fn toll(&self, unit: PieceIx, percent: i32) -> i32 {
        let left = (Tables::get().disorder.gone - self.disorder(unit)).max(1);
        (LEVEL + self.points_of(unit) / (left * left)) * percent / 100
    }

    /// What the loss of a unit costs.
    pub(crate) fn loss(&self, unit: PieceIx) -> i32 {
        let left = (Tables::get().disorder.gone - self.disorder(unit)).max(1);
        LEVEL * left + self.points_of(unit)
    }

    fn points_of(&self, unit: PieceIx) -> i32 {
        POINT * self.nature(unit).loss_halves() / 2
    }

    fn may_rally(&self, unit: PieceIx) -> bool {
        may_rally(&self.0, &self.ground().chart, unit).is_ok()
    }

    /// Hexes from a unit or hex to the nearest enemy unit, many where there is none.
    fn enemy_distance(&self, unit: PieceIx, from: Hex) -> i32 {
        let nearest = self.nearest_unit(self.piece(unit).side().other(), from);
        nearest.and_then(|(_, distance)| i32::try_from(distance).ok()).unwrap_or(i32::MAX)
    }
}
