//! Changing formation and the top unit (`form.change`, `form.rotate`, `square.leave`,
//! `stack.change`).
//!
//! Must not know the changes units make by themselves in combat.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::refuse;
use crate::tables::Tables;
use oblique_board::hex::Hour;
use oblique_rules::play::{Event, Order, PieceIx, Refusal};

/// A change of formation worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// The new formation.
    pub formation: u8,
    /// The new facing.
    pub facing: Hour,
    /// Cost in halves.
    pub halves: i32,
    /// Modifier of the check.
    pub check: Option<i32>,
}

impl Battle {
    /// Plans a change of formation: left or right by the order's amount; a square names formation
    /// and facing.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_form(&self, pix: PieceIx, order: &Order) -> Result<Change, Refusal> {
        let arm = self.arm(pix);
        if arm.is_leader() || arm == Arm::Light {
            return refuse(rule::FORM_CHANGE, "It has no other formation");
        }
        self.may_move(pix)?;
        let piece = self.piece(pix);
        let square = piece.formation == formation::SQUARE;
        if self.is(pix, mark::ASSAULT_MOVE) {
            return refuse(rule::ASSAULTMOVE_ENFORCE, "It makes an assault move and keeps its formation");
        }
        if self.in_enemy_zone(pix) {
            let rule = if square { rule::SQUARE_LEAVE } else { rule::FORM_CHANGE };
            return refuse(rule, "Not in an enemy zone of control");
        }
        if !square && self.disruption(pix) >= Tables::get().checks.formation_fixed_from {
            return refuse(rule::EFF_DISRUPTION, "At Disruption 5 or more its formation is fixed");
        }
        let o = self.board().layout().orientation;
        let (to, facing) = if square {
            let Some(to) = order.formation() else {
                return refuse(rule::SQUARE_LEAVE, "Choose the formation it takes up: line or column");
            };
            let Some(facing) = order.facing() else {
                return refuse(rule::SQUARE_LEAVE, "Choose the facing it takes up");
            };
            let legal = (to == formation::LINE && !facing.is_side(o))
                || (to == formation::COLUMN && facing.is_side(o));
            if !legal {
                return refuse(rule::SQUARE_LEAVE, "A line faces a vertex, a column a side");
            }
            (to, facing)
        } else {
            let to = match piece.formation {
                formation::LINE => formation::COLUMN,
                formation::COLUMN => formation::LINE,
                formation::LIMBERED => formation::UNLIMBERED,
                formation::UNLIMBERED => formation::LIMBERED,
                _ => return refuse(rule::FORM_CHANGE, "It has no other formation"),
            };
            // Left or right is asked for last: what bars the change bars it either way.
            (to, piece.facing.unwrap_or_default().turned(3 * order.amount()))
        };
        if !self.terrain_allows(pix, to, piece.hex) {
            return refuse(rule::MOVE_NA, "That formation cannot be taken up on this ground");
        }
        let Some(cell) = Tables::get().actions.formation.cell(self.column(pix, piece.formation)) else {
            return refuse(rule::FORM_CHANGE, "It has no other formation");
        };
        if cell.mp_halves > self.halves_left(pix) {
            return refuse(rule::FORM_CHANGE, "Not enough movement points");
        }
        if !square && (piece.facing.is_none() || order.amount().abs() != 1) {
            return refuse(rule::FORM_ROTATE, "Choose left or right: a change of formation turns the unit");
        }
        Ok(Change { formation: to, facing, halves: cell.mp_halves, check: cell.disruption })
    }

    /// Carries out a change.
    pub(crate) fn execute_form(&mut self, pix: PieceIx, change: &Change) {
        self.has_moved(pix);
        self.pay(pix, change.halves);
        self.emit(Event::Formed { piece: pix, formation: change.formation, facing: Some(change.facing) });
        let due = self.form_disorder(pix, change);
        self.disorder_check(pix, due);
    }

    /// May a unit become the top one of its hex (`stack.change`)?
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_top(&self, pix: PieceIx) -> Result<(), Refusal> {
        if self.arm(pix).is_leader() {
            return refuse(rule::STACK_CHANGE, "Leaders do not count in a stack");
        }
        self.takes_orders(pix)?;
        if self.is(pix, mark::FIRED) {
            return refuse(rule::STACK_CHANGE, "It fired in First Fire and stays beneath");
        }
        self.may_act(pix)?;
        if self.piece(pix).top {
            return refuse(rule::STACK_CHANGE, "It is the top unit already");
        }
        Ok(())
    }

    /// Makes it the top one; all units of the hex check, the old top first.
    pub(crate) fn execute_top(&mut self, pix: PieceIx) {
        self.set_mark(pix, mark::FINISHED, true);
        let hex = self.piece(pix).hex;
        let units: Vec<PieceIx> = self.units_at(hex).collect();
        self.settle_tops(hex, Some(pix));
        for unit in units {
            let due = self.top_disorder(unit);
            self.disorder_check(unit, due);
        }
    }
}
