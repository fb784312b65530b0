//! What a commander of one side may reckon with of a piece: its numbers if he knows them, else what
//! its figures and the usual state of troops suggest (`screen.fog`).
//!
//! Must not know what the reckoning is for.

use crate::battle::estimate::{USUAL_DISRUPTION, USUAL_MORALE, usual_quality};
use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::formation;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;

impl Battle {
    /// Men of a unit as `side` reckons them; a gun counts as 25.
    pub(crate) fn seen_men(&self, side: Side, pix: PieceIx) -> i32 {
        if self.knows(side, pix) {
            let guns = self.get(pix, crate::ids::track::GUNS);
            return self.men(pix) + 25 * guns;
        }
        let figures = i32::from(self.piece(pix).figures);
        match self.arm(pix) {
            Arm::Infantry { .. } => figures * 90,
            Arm::Light => figures * 150,
            Arm::Guns { .. } => figures * 4 * 25,
            Arm::Corps | Arm::Overall => 0,
            _ => figures * 110,
        }
    }

    /// Its morale.
    pub(crate) fn seen_morale(&self, side: Side, pix: PieceIx) -> i32 {
        if self.routed(pix) {
            0
        } else if self.knows(side, pix) {
            self.morale(pix)
        } else {
            USUAL_MORALE
        }
    }

    /// Its disruption.
    pub(crate) fn seen_disruption(&self, side: Side, pix: PieceIx) -> i32 {
        if self.routed(pix) {
            10
        } else if self.knows(side, pix) {
            self.disruption(pix)
        } else {
            USUAL_DISRUPTION
        }
    }

    /// Its quality.
    pub(crate) fn seen_quality(&self, side: Side, pix: PieceIx) -> i32 {
        if self.knows(side, pix) { self.quality(pix) } else { usual_quality() }
    }

    /// Hits it may be expected to make by fire at close quarters, in thousandths.
    pub(crate) fn seen_volley(&self, side: Side, pix: PieceIx) -> i32 {
        let arm = self.arm(pix);
        let piece = self.piece(pix);
        let ready = matches!(
            piece.formation,
            formation::LINE | formation::NORMAL | formation::SQUARE | formation::UNLIMBERED
        );
        if self.routed(pix) || !ready || arm.is_cavalry() || arm.is_leader() {
            return 0;
        }
        if arm.is_guns() {
            // A battery at one hex: some eleven points a gun over 500.
            return self.seen_men(side, pix) / 25 * 220;
        }
        let traits = i32::try_from(self.facts(pix).traits.fire).unwrap_or(1000);
        let quality = 750 + 250 * (self.seen_quality(side, pix) - 4);
        let order = (1000 - 90 * self.seen_disruption(side, pix)).max(100);
        let spirit = (400 + 100 * self.seen_morale(side, pix)).min(1400);
        let square = if piece.formation == formation::SQUARE { 250 } else { 1000 };
        let men = i64::from(self.seen_men(side, pix));
        let strength =
            [traits, quality, order, spirit, square].iter().fold(men * 1000, |x, f| x * i64::from(*f) / 1000);
        i32::try_from(strength / 500).unwrap_or(0)
    }
}
