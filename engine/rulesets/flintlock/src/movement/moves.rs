//! Carrying moves out, step by step (`move.*`, `terr.woods`, `zoc.withdraw`).
//!
//! Must not know what is legal, nor who fires at the mover.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::movement::work::{MoveKind, MoveWork};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Why};
use std::collections::BTreeSet;

impl Battle {
    /// Starts a move.
    pub(crate) fn execute_move(&mut self, pix: PieceIx, order: &Order) {
        let Ok(plan) = self.plan_move(pix, order) else { return };
        self.set_out(pix, MoveKind::March, plan.path, plan.facing);
    }

    /// Withdraws.
    pub(crate) fn execute_withdraw(&mut self, pix: PieceIx, order: &Order) {
        let Some(hex) = order.hex() else { return };
        self.set_out(pix, MoveKind::Withdrawal, vec![hex], None);
    }

    /// A charger rides its path, fired at as it goes, whatever befalls it. Pushes a frame.
    pub(crate) fn ride(&mut self, pix: PieceIx, path: Vec<Hex>) {
        self.push_move(pix, MoveKind::Charge, path);
    }

    /// A piece sets out. It turns at once to the facing its move ends with, since it is struck as if
    /// it had that facing already (`fire.reaction-move`).
    fn set_out(&mut self, pix: PieceIx, kind: MoveKind, path: Vec<Hex>, facing: Option<Hour>) {
        self.set_mark(pix, mark::MOVED, true);
        self.set_mark(pix, mark::ACTED, true);
        self.face_moving(pix, facing);
        self.push_move(pix, kind, path);
    }

    fn push_move(&mut self, piece: PieceIx, kind: MoveKind, path: Vec<Hex>) {
        let volleys = BTreeSet::new();
        self.push(Frame::Move(MoveWork { piece, kind, path, woods: false, reacting: None, volleys }));
    }

    /// The mover's next step; at the end of its path, or where it is stopped, its move is over.
    pub(crate) fn step_on(&mut self, mut work: MoveWork) {
        let pix = work.piece;
        let halted = self.arm(pix).is_gun() && (self.disordered(pix) || self.is(pix, mark::ABANDONED));
        if work.path.is_empty() || halted || !self.piece(pix).on_map() {
            self.pop();
            self.halt(&work);
            return;
        }
        let from = self.piece(pix).hex;
        let to = work.path.remove(0);
        let movement = work.kind != MoveKind::Charge;
        work.woods |= movement && self.step_disorders(pix, from, to);
        work.reacting = Some(self.reacting_at(pix, to));
        let why = if movement { Why::Ordered } else { Why::Charge };
        self.replace(Frame::Move(work));
        self.enter(pix, to, why);
    }

    /// What follows when a move is over. Its frame is gone.
    fn halt(&mut self, work: &MoveWork) {
        let pix = work.piece;
        if work.kind == MoveKind::Charge || !self.piece(pix).on_map() {
            return;
        }
        if work.woods && !self.disordered(pix) {
            self.say(
                rule::TERR_WOODS,
                Some(pix),
                format!("{} loses its order in the woods.", self.name(pix)),
            );
            self.disorder(pix);
        }
        if self.arm(pix).is_foot() {
            self.take_abandoned(pix);
        }
        if work.kind == MoveKind::Withdrawal && !self.arm(pix).is_gun() {
            self.morale_check(pix, rule::ZOC_WITHDRAW, None);
        }
    }
}
