//! The disruption checks that orders of a movement phase ask for: one account of each, by which it is
//! drawn and foretold (`move.disruption`, `face.turn`, `form.change`, `disengage.who`, `charge.check`,
//! `charge.in_place`, `stack.leave`, `stack.plus1`).
//!
//! Must not know whether the order is legal, nor how a forecast is worded.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::combat::checks::modifier;
use crate::ids::rule;
use crate::movement::Plan;
use crate::movement::forming::Change;
use crate::sequence::memory::Ride;
use crate::tables::{ChartColumn, Tables};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{Modifier, PieceIx};

/// A disruption check an order asks of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Disorder {
    /// The rule that asks for it.
    pub rule: RuleId,
    /// All its modifiers.
    pub modifiers: Vec<Modifier>,
}

impl Battle {
    /// A check in a hex where the unit stands or is to stand, with the +1 of the stack; `None` where no
    /// die is drawn.
    fn disorder_in(
        &self,
        pix: PieceIx,
        hex: Hex,
        rule: RuleId,
        own: impl IntoIterator<Item = Modifier>,
    ) -> Option<Disorder> {
        let modifiers = || own.into_iter().chain(self.stack_modifier(hex, pix)).collect();
        self.can_lose_order(pix).then(|| Disorder { rule, modifiers: modifiers() })
    }

    /// A check caused by movement, of which light infantry takes none (`check.exempt`).
    fn movement_disorder(
        &self,
        pix: PieceIx,
        hex: Hex,
        rule: RuleId,
        value: i32,
        what: &'static str,
    ) -> Option<Disorder> {
        let due = self.arm(pix) != Arm::Light;
        due.then(|| self.disorder_in(pix, hex, rule, modifier(value, what, rule))).flatten()
    }

    /// That of each turn of a plan.
    pub(crate) fn turn_disorder(&self, pix: PieceIx, plan: &Plan) -> Option<Disorder> {
        let hex = self.piece(pix).hex;
        self.movement_disorder(pix, hex, rule::FACE_TURN, plan.turn_check?, "turning")
    }

    /// That of the step of a plan.
    pub(crate) fn step_disorder(&self, pix: PieceIx, to: Hex, plan: &Plan) -> Option<Disorder> {
        self.movement_disorder(pix, to, rule::MOVE_DISRUPTION, plan.step_check?, "ground")
    }

    /// That of a change of formation.
    pub(crate) fn form_disorder(&self, pix: PieceIx, change: &Change) -> Option<Disorder> {
        let hex = self.piece(pix).hex;
        self.movement_disorder(pix, hex, rule::FORM_CHANGE, change.check?, "changing formation")
    }

    /// That of stepping back, which light infantry takes too.
    pub(crate) fn disengage_disorder(&self, pix: PieceIx, to: Hex, value: i32) -> Option<Disorder> {
        let own = modifier(value, "disengaging", rule::DISENGAGE_WHO);
        self.disorder_in(pix, to, rule::DISENGAGE_WHO, own)
    }

    /// That of a unit of a hex whose top unit changes.
    pub(crate) fn top_disorder(&self, pix: PieceIx) -> Option<Disorder> {
        self.disorder_in(pix, self.piece(pix).hex, rule::STACK_CHANGE, None)
    }

    /// That of riding a hex.
    pub(crate) fn ride_disorder(&self, pix: PieceIx, from: Hex, to: Hex) -> Option<Disorder> {
        let ground = self.column_cost(ChartColumn::CavLine, from, to).and_then(|c| c.disruption);
        self.charge_disorder(pix, to, rule::CHARGE_CHECK, ground)
    }

    /// That of a charge from where the unit stands: as for one hex, its own.
    pub(crate) fn in_place_disorder(&self, pix: PieceIx) -> Option<Disorder> {
        let hex = self.piece(pix).hex;
        let terrain = self.board().terrain(hex).unwrap_or_default();
        let ground = Tables::get().terrain(terrain).cell(ChartColumn::CavLine).and_then(|c| c.disruption);
        self.charge_disorder(pix, hex, rule::CHARGE_IN_PLACE, ground)
    }

    /// That of ending a ride where it is: none once a hex was ridden.
    pub(crate) fn stand_disorder_of(&self, ride: Ride) -> Option<Disorder> {
        (ride.ridden == 0).then(|| self.in_place_disorder(ride.unit)).flatten()
    }

    fn charge_disorder(&self, pix: PieceIx, hex: Hex, rule: RuleId, ground: Option<i32>) -> Option<Disorder> {
        let charge = self.ground().sides[self.piece(pix).side().index()].charge_modifier;
        let ground = modifier(ground.unwrap_or(0), "ground", rule::MOVE_DISRUPTION);
        let own = ground.into_iter().chain(modifier(charge, "charge", rule::CHARGE_CHECK));
        self.disorder_in(pix, hex, rule, own)
    }

    /// Draws a check that is due.
    pub(crate) fn disorder_check(&mut self, pix: PieceIx, due: Option<Disorder>) {
        if let Some(due) = due {
            self.disruption_check(pix, due.rule, &due.modifiers);
        }
    }

    /// Who checks when a unit moves out from beneath: every unit of the hex, itself last; nobody if it is
    /// on top, and no light infantry (`stack.leave`, `check.exempt`).
    pub(crate) fn shaken_by_leaving(&self, pix: PieceIx) -> Vec<PieceIx> {
        let piece = self.piece(pix);
        if piece.top || self.arm(pix).is_leader() {
            return Vec::new();
        }
        let others: Vec<PieceIx> = self.units_at(piece.hex).filter(|o| *o != pix).collect();
        if others.is_empty() {
            return others;
        }
        let mut shaken: Vec<PieceIx> = others.into_iter().chain([pix]).collect();
        shaken.retain(|p| self.arm(*p) != Arm::Light && self.can_lose_order(*p));
        shaken
    }

    /// Checks of those whom a unit has shaken by leaving their hex: the +1 is that of the hex left
    /// (`stack.leave`, `stack.plus1`).
    pub(crate) fn leave_stack(&mut self, shaken: &[PieceIx]) {
        let plus = Modifier {
            value: Tables::get().checks.stacked_modifier,
            what: "stacked hex",
            rule: rule::STACK_PLUS1,
        };
        for unit in shaken {
            self.disruption_check(*unit, rule::STACK_LEAVE, &[plus]);
        }
    }
}
