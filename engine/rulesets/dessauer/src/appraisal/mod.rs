//! What an order is worth to a commander, in points of the cost chart (the sheet's notes for a computer commander).
//!
//! Estimates from the numbers of the charts; they decide nothing but a computer's choice. Must not know commanders.

mod assault;
mod chances;
mod combat;
mod enemy_fire;
mod fire;
mod outlook;
#[cfg(test)]
mod outlook_tests;
mod posture;
#[cfg(test)]
mod tests;

pub(crate) use outlook::Outlooks;

use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::ids::{DecisionKind, mark};
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, Order, PieceIx};

/// Hexes from the enemy at which who goes back is safe.
const SAFE: i32 = 12;
/// What it costs a unit to be shaken and go back, in models.
const SHAKEN: i32 = 4;
/// What anything small is worth that makes ready for the next turn, in men.
const READY: i32 = 40;
/// Men a point of the cost chart stands for: a model of foot of Grade C is four points and about 25 men (`scale.hex`).
const MEN_A_POINT: i32 = 6;

/// What does good and harms nobody.
fn good(good: i32) -> Appraisal {
    Appraisal { good, ..Appraisal::default() }
}

impl Battle {
    /// What an order offered now may bring.
    pub(crate) fn appraised(&self, order: &Order) -> Appraisal {
        let kind = self.decision().and_then(|decision| DecisionKind::of(decision.kind));
        match (kind, order) {
            (Some(DecisionKind::Evade | DecisionKind::Occupy), Order::Choose { alternative }) => {
                good(*alternative * READY)
            }
            (
                Some(DecisionKind::Retreat | DecisionKind::EvadePath),
                Order::Retreat { piece: Some(pix), to, .. },
            ) => good(to.map_or(0, |to| self.refuge_worth(*pix, to))),
            // It stands as the scenario has it, and fights on.
            (Some(DecisionKind::Deploy), _) => good(i32::from(*order == Order::Done)),
            (Some(DecisionKind::DrawOffer), Order::Choose { alternative }) => {
                good((1 - *alternative) * READY)
            }
            (Some(DecisionKind::Movement), Order::Retreat { .. }) => {
                Appraisal { cost: READY, ..Appraisal::default() }
            }
            (_, Order::Fire { piece: Some(pix), target: Some(target), at }) => {
                self.fire_worth(*pix, *target, *at)
            }
            (_, Order::Charge { piece: Some(pix), target: Some(target), path, facing, .. }) => {
                self.attack_worth(*pix, *target, path, *facing)
            }
            (_, Order::Recover { piece: Some(pix) }) => self.reform_worth(*pix),
            // Who leaves counts as lost.
            (_, Order::Leave { .. }) => Appraisal { cost: READY, folly: true, ..Appraisal::default() },
            // A draw is offered by persons; how a unit passes friends and attacks is as good as it is.
            (_, Order::AssaultMove { .. } | Order::Assault { .. } | Order::Pass) => {
                Appraisal { cost: 1, folly: true, ..Appraisal::default() }
            }
            (_, Order::Place { piece: Some(general), to: Some(to), .. }) => {
                good(self.ride_worth(*general, *to))
            }
            (_, Order::Move { piece: Some(pix), to, path, .. }) => {
                let end = path.last().copied().or(*to).unwrap_or(self.piece(*pix).hex);
                self.march_worth(*pix, end)
            }
            (_, Order::Turn { piece: Some(pix), by, facing }) => {
                let piece = self.piece(*pix);
                let facing = self.turned_to(*pix, *by, *facing);
                self.stance_worth(*pix, (piece.hex, facing, piece.formation))
            }
            (_, Order::Form { piece: Some(pix), formation, facing, .. }) => {
                let form = formation.unwrap_or(self.form(*pix));
                self.stance_worth(*pix, (self.piece(*pix).hex, *facing, form))
            }
            _ => Appraisal::default(),
        }
    }

    /// Points of a model of a unit, with its guns shared out among its gunners.
    fn points_of_model(&self, pix: PieceIx) -> i32 {
        let facts = self.facts(pix);
        (facts.model_points + facts.other_points / facts.start.max(1)).max(1)
    }

    /// Men that so many thousandths of a unit's models are worth: no more than it has left.
    fn men_of(&self, pix: PieceIx, permille_models: i32) -> i32 {
        let permille_models = permille_models.min(self.models(pix).saturating_mul(1000));
        let men = i64::from(permille_models) * i64::from(self.points_of_model(pix) * MEN_A_POINT) / 1000;
        i32::try_from(men).unwrap_or(i32::MAX)
    }

    /// Out of reach of enemies, but not too far, is best for who goes back.
    fn refuge_worth(&self, pix: PieceIx, to: Hex) -> i32 {
        let far = self.nearest_from(self.piece(pix).side(), to).unwrap_or(SAFE);
        far.min(SAFE) - hexes_between(self.piece(pix).hex, to) / 2
    }

    /// Reforming is worth as much as being steady in the next turn.
    fn reform_worth(&self, pix: PieceIx) -> Appraisal {
        good(if self.is(pix, mark::SHAKEN) { READY / 2 } else { 2 * READY })
    }

    /// A general is best with a shaken unit, then with one in combat.
    fn ride_worth(&self, general: PieceIx, to: Hex) -> i32 {
        let side = self.piece(general).side();
        let worth = |hex: Hex| {
            let Some(unit) = self.troops_at(hex).filter(|unit| self.piece(*unit).side() == side) else {
                return 0;
            };
            let alone = self.generals_with(unit).all(|other| other == general);
            let needed = if self.is(unit, mark::SHAKEN) {
                3 * READY
            } else if self.is_engaged(unit) {
                2 * READY
            } else {
                READY / 2
            };
            if alone { needed } else { 0 }
        };
        worth(to) - worth(self.piece(general).hex) - 1
    }
}
