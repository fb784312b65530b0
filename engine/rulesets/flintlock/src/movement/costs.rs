//! What a step costs (`move.points`, table T11).
//!
//! Must not know who else stands there, nor zones of control.

use crate::battle::state::Battle;
use crate::ids::track;
use crate::movement::terrain::mover_of;
use crate::tables::{Mover, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

impl Battle {
    /// The column of the terrain table a piece moves by.
    pub(crate) fn mover(&self, pix: PieceIx) -> Mover {
        mover_of(&self.0, pix)
    }

    /// Points a piece may spend in an Activation: its own allowance, but a Column's is the same for
    /// every unit, whatever its counter says (`form.column`).
    pub(crate) fn allowance(&self, pix: PieceIx) -> i32 {
        let own = self.get(pix, track::MA);
        if self.arm(pix).is_line() { Tables::get().allowance(self.form(pix), own) } else { own }
    }

    /// Points a piece pays for a step to a neighbour; `None` where its kind cannot go. Along a road
    /// or trail neither the hex nor its side counts.
    pub(crate) fn step_cost(&self, pix: PieceIx, from: Hex, to: Hex) -> Option<i32> {
        self.column_cost(self.mover(pix), from, to)
    }

    /// The same for a column of the terrain table.
    pub(crate) fn column_cost(&self, mover: Mover, from: Hex, to: Hex) -> Option<i32> {
        if !self.on_board(to) {
            return None;
        }
        // Looked up once, and mostly there is nothing.
        let lines = self.linear(from, to);
        if let Some(way) = self.way_of(lines) {
            return Some(way.mp(mover));
        }
        let hex = self.terrain_row(to).mp(mover)?;
        let sides: i32 = self.hexsides_of(lines).map(|row| row.mp(mover)).sum();
        let up = (self.level(to) - self.level(from)).max(0);
        Some(hex + sides + up * Tables::get().level_up.mp(mover))
    }
}
