//! Who comes later: who is due, and how a piece comes on to the map.
//!
//! Must not know where anybody may enter, nor what it does there.

use super::{State, System};
use crate::play::{Event, PieceIx, Standing, Why};
use oblique_board::hex::Hex;
use oblique_scenario::Side;

impl<S: System> State<S> {
    /// A side's pieces whose turn of arrival has come, in canonical order. `arrives` says of a piece from which turn on it may enter.
    pub fn due(&self, side: Side, arrives: impl Fn(&S::Facts) -> Option<u16>) -> Vec<PieceIx> {
        let turn = self.field().turn;
        let waits = |pix: &PieceIx| {
            let piece = self.piece(*pix);
            piece.side() == side && matches!(piece.standing, Standing::Due(_))
        };
        let come = |pix: &PieceIx| arrives(self.facts(*pix)).is_some_and(|from| from <= turn);
        self.everyone().filter(waits).filter(come).collect()
    }

    /// Puts a piece that was not on the map into a hex of it.
    pub fn arrive_at(&mut self, pix: PieceIx, to: Hex) {
        self.emit(Event::Stood { piece: pix, standing: Standing::OnMap, why: Why::Arrival });
        let from = self.piece(pix).hex;
        if from != to {
            self.emit(Event::Moved { piece: pix, from, to, why: Why::Arrival });
        }
    }
}
