//! What units are worth in men, and what befalls them: the measure of appraisals.
//!
//! A unit is some fifty men, but losing one costs an army far more: a step to flight, a hit on its
//! command. Numbers of ours, no rules; they are on the scale on which commanders weigh ground. Must
//! not know orders.

use crate::battle::state::Battle;
use crate::ids::mark;
use crate::tables::{FireResult, Tables};
use oblique_rules::play::PieceIx;

/// A sound unit of infantry or cavalry.
pub(crate) const UNIT: i32 = 400;
/// A gun.
pub(crate) const GUN: i32 = 250;
/// A skirmisher piece.
pub(crate) const SKIRMISHER: i32 = 170;
/// Thousandths of its worth that a unit loses when it is Reduced, its command's hit included.
const REDUCED: i32 = 400;
/// The same when it is Disordered.
const DISORDERED: i32 = 180;

impl Battle {
    /// What a piece is worth as it is.
    pub(crate) fn worth(&self, pix: PieceIx) -> i32 {
        let arm = self.arm(pix);
        let whole = if arm.is_gun() {
            if self.is(pix, mark::ABANDONED) { GUN / 4 } else { GUN }
        } else if arm.is_skirmisher() {
            SKIRMISHER
        } else if arm.is_body() {
            UNIT + 60 * self.morale(pix)
        } else {
            100
        };
        let lost =
            if self.reduced(pix) { REDUCED } else { 0 } + if self.disordered(pix) { DISORDERED } else { 0 };
        whole * (1000 - lost) / 1000
    }

    /// What a Disorder costs.
    pub(crate) fn disorder_price(&self, pix: PieceIx) -> i32 {
        if self.disordered(pix) { 0 } else { self.worth(pix) * DISORDERED / 1000 }
    }

    /// What Reduced costs (`res.reduced`).
    pub(crate) fn reduce_price(&self, pix: PieceIx) -> i32 {
        let worth = self.worth(pix);
        match (self.reduced(pix), self.disordered(pix)) {
            (false, _) => worth * REDUCED / 1000,
            // Disordered instead; a Cohesion hit in any case.
            (true, false) => worth * DISORDERED / 1000 + 40,
            (true, true) => 40,
        }
    }

    /// Chance in six of failing a Morale Check at a modifier.
    pub(crate) fn morale_fails_sixths(&self, pix: PieceIx, plus: i32) -> i32 {
        let morale = self.morale(pix) + plus;
        (1..=6).filter(|die| !Tables::get().morale_check_passes(die + morale)).count() as i32
    }

    /// Expected price of a shot with a net modifier, over the six dice, for who is shot at.
    pub(crate) fn reckon_shot_price(&self, target: PieceIx, modifiers: i32) -> i32 {
        let sum: i32 = (1..=6)
            .map(|die| {
                let result = Tables::get().fire_result(die + modifiers, self.arm(target).is_gun());
                self.result_price(target, result)
            })
            .sum();
        sum / 6
    }

    fn result_price(&self, target: PieceIx, result: FireResult) -> i32 {
        match result {
            FireResult::NoEffect => 0,
            FireResult::MoraleCheck(plus) => {
                self.disorder_price(target) * self.morale_fails_sixths(target, plus) / 6
            }
            FireResult::Disordered => self.disorder_price(target),
            FireResult::Reduced => self.reduce_price(target),
            FireResult::ReducedAndDisordered => self.reduce_price(target) + self.disorder_price(target),
            FireResult::Abandoned => self.worth(target) * 3 / 4,
        }
    }
}
