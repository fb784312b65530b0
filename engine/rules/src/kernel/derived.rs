//! Tables derived from the state: who stands where, and zones of control.

use super::{State, System};
use crate::play::{PieceIx, Standing};

impl<S: System> State<S> {
    /// Adds a piece to the tables.
    pub(super) fn index(&mut self, pix: PieceIx) {
        if self.piece(pix).standing != Standing::OnMap {
            return;
        }
        if let Some(i) = self.board.layout().index(self.piece(pix).hex) {
            self.occupants.insert(i, pix);
        }
        self.shift_zone(pix, true);
    }

    /// Takes a piece out of the tables.
    pub(super) fn unindex(&mut self, pix: PieceIx) {
        if self.piece(pix).standing != Standing::OnMap {
            return;
        }
        if let Some(i) = self.board.layout().index(self.piece(pix).hex) {
            self.occupants.remove(i, pix);
        }
        self.shift_zone(pix, false);
    }

    fn shift_zone(&mut self, pix: PieceIx, on: bool) {
        let Some(front) = S::zone(self, pix).filter(|_| S::keeps_zone(self, pix)) else { return };
        let side = self.piece(pix).side().index();
        let layout = self.board.layout();
        for i in front.into_iter().filter_map(|hex| layout.index(hex)) {
            let count = &mut self.zones[side][i];
            *count = if on { *count + 1 } else { count.saturating_sub(1) };
        }
    }
}
