//! What is under way goes on until somebody must decide.
//!
//! Must not know how any one thing goes on.

use crate::battle::memory::{Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark};
use oblique_rules::play::{Decision, Event, Order, PieceIx};
use oblique_scenario::Side;

impl Battle {
    /// Runs what needs nobody until a decision is asked or the battle is over.
    pub(crate) fn advance(&mut self) {
        while self.memory().decision.is_none() && self.field().outcome.is_none() {
            self.test_armies();
            if self.field().outcome.is_some() {
                break;
            }
            match self.memory().frames.last().cloned() {
                Some(Frame::Sequence(work)) => self.run_sequence(work),
                Some(Frame::Command(work)) => self.run_command(work),
                Some(Frame::Form(work)) => self.run_form(&work),
                Some(Frame::Move(work)) => self.run_move(work),
                Some(Frame::Fire(work)) => self.run_fire(work),
                Some(Frame::Shock(work)) => self.run_shock(*work),
                Some(Frame::Place(work)) => self.run_place(&work),
                None => return,
            }
        }
        if self.field().outcome.is_some() && self.memory().decision.is_some() {
            self.change_memory(MemoryChange::Decide(None));
        }
    }

    /// Asks a side something.
    pub(crate) fn ask(&mut self, kind: DecisionKind, side: Side, piece: Option<PieceIx>, default: Order) {
        let prompt = self.prompt(kind.id(), piece);
        let decision = Decision { kind: kind.id(), side, joint: false, piece, prompt, default };
        self.change_memory(MemoryChange::Decide(Some(decision)));
    }

    /// The question has been answered.
    pub(crate) fn answered(&mut self) {
        self.change_memory(MemoryChange::Decide(None));
    }

    /// A phase begins.
    pub(crate) fn begin_phase(&mut self, phase: u8, leader: Option<PieceIx>) {
        let side = self.field().active_side;
        if (self.field().phase, self.field().active_leader) != (phase, leader) {
            self.emit(Event::Phase { phase, side, leader });
        }
    }

    /// The side whose Activation it is.
    pub(crate) fn active(&self) -> Side {
        self.field().active_side.unwrap_or(Side::A)
    }

    /// Takes marks off every piece.
    pub(crate) fn clear_marks(&mut self, marks: &[u8]) {
        for pix in self.everyone() {
            let old = self.piece(pix).marks;
            let new = marks.iter().fold(old, |m, k| m.with(*k, false));
            if new != old {
                self.emit(Event::Marked { piece: pix, marks: new });
            }
        }
    }

    /// Is a unit fully active (`cmd.in-command`, `act.full`)?
    pub(crate) fn fully_active(&self, pix: PieceIx) -> bool {
        let leader = self.command_of(pix);
        leader.is_some_and(|l| self.is(l, mark::ACTIVATED)) && self.is(pix, mark::IN_COMMAND)
    }

    /// Is a unit partially active (`act.partial`)?
    pub(crate) fn partially_active(&self, pix: PieceIx) -> bool {
        let Some(leader) = self.command_of(pix) else { return false };
        self.is(leader, mark::PARTIAL) || self.is(leader, mark::ACTIVATED) && !self.is(pix, mark::IN_COMMAND)
    }
}
