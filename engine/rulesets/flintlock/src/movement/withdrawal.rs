//! Withdrawal out of an enemy zone of control (`zoc.withdraw`, `zoc.leave`).
//!
//! Must not know other movement.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::movement::zones::Hold;
use crate::refuse;
use oblique_rules::play::{Order, PieceIx, Refusal, Verb};

impl Battle {
    /// Orders to withdraw.
    pub(crate) fn withdraw_orders(&self, pix: PieceIx, orders: &mut Vec<Order>) {
        if self.hold(pix) != Hold::Withdrawal {
            return;
        }
        let steps = self.rear(pix).into_iter().map(|hex| Order::of(Verb::Withdraw, pix).with_hex(hex));
        orders.extend(steps.filter(|order| self.plan_withdraw(pix, order).is_ok()));
    }

    /// Why a Withdrawal that names no hex is not made: none behind the unit will do, and why the first
    /// does not, or one must be named.
    fn no_hex_behind(&self, pix: PieceIx) -> Refusal {
        let steps = self.rear(pix).into_iter().map(|hex| Order::of(Verb::Withdraw, pix).with_hex(hex));
        let judged: Vec<_> = steps.map(|order| self.plan_withdraw(pix, &order)).collect();
        let ask = Refusal::new(rule::ZOC_WITHDRAW, "Choose the hex behind it that it withdraws to");
        if judged.iter().any(Result::is_ok) {
            return ask;
        }
        judged.into_iter().find_map(Result::err).unwrap_or(ask)
    }

    /// Judges a Withdrawal.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn plan_withdraw(&self, pix: PieceIx, order: &Order) -> Result<(), Refusal> {
        let piece = self.piece(pix);
        let name = self.name(pix);
        if self.hold(pix) != Hold::Withdrawal {
            return refuse(rule::ZOC_WITHDRAW, format!("{name} need not withdraw: it may simply move"));
        }
        self.may_haul(pix)?;
        let partial = self.acts_partially(pix);
        if partial && self.arm(pix).is_line() {
            return refuse(rule::ACT_PARTIAL, format!("{name} is only partially active and stays"));
        }
        let Some(hex) = order.hex() else { return Err(self.no_hex_behind(pix)) };
        if !self.rear(pix).contains(&hex) {
            return refuse(rule::ZOC_WITHDRAW, "A Withdrawal leads into a hex directly behind the unit");
        }
        if !self.on_board(hex) {
            return refuse(rule::MAP_EDGE, "Nothing leaves the map");
        }
        if self.enemy_zone(piece.side(), hex) {
            return refuse(rule::ZOC_WITHDRAW, "A Withdrawal may not lead into an enemy zone of control");
        }
        let cost = self.step_cost(pix, piece.hex, hex);
        if cost.is_none_or(|cost| cost > self.allowance(pix)) {
            return refuse(rule::MOVE_POINTS, format!("{name} cannot enter that ground"));
        }
        self.may_stack(pix, hex)?;
        if partial && self.beside_enemy(piece.side(), hex) {
            return refuse(rule::ACT_PARTIAL, "A partially active unit does not move next to the enemy");
        }
        if piece.facing.is_some_and(|f| !self.end_facings(pix, hex).contains(&f)) {
            return refuse(rule::STACK_CLOSE, "Two Close units in a hex face the same way");
        }
        Ok(())
    }
}
