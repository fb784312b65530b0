//! Counts the orders given in one decision, so that no commander stays in it for ever.

use super::Seat;
use oblique_rules::play::PieceIx;

/// What makes a decision another one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Key {
    turn: u16,
    phase: u8,
    leader: Option<PieceIx>,
    kind: &'static str,
    piece: Option<PieceIx>,
}

impl Key {
    pub(super) fn of(seat: &Seat<'_>) -> Self {
        let decision = seat.decision();
        let (turn, phase, leader) = seat.now();
        Self { turn, phase, leader, kind: decision.kind, piece: decision.piece }
    }
}

/// A counter of orders in the present decision.
#[derive(Default)]
pub(super) struct Guard {
    key: Option<Key>,
    given: u32,
}

impl Guard {
    /// Counts one more order; `false` once there were more than `cap` in this decision.
    pub(super) fn allows(&mut self, seat: &Seat<'_>, cap: u32) -> bool {
        let key = Key::of(seat);
        if self.key != Some(key) {
            *self = Self { key: Some(key), given: 0 };
        }
        self.given += 1;
        self.given <= cap
    }
}
