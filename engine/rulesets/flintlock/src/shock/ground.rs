//! Forced steps of a Shock: retreat, fall back, advance (`move.not-movement`, `leader.carried`).
//!
//! Must not know why a unit goes, nor where it may.

use crate::battle::state::Battle;
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Why};

impl Battle {
    /// Could a unit enter a neighbouring hex by the ground alone, whatever the step cost?
    pub(crate) fn can_enter_ground(&self, pix: PieceIx, from: Hex, to: Hex) -> bool {
        self.step_cost(pix, from, to).is_some()
    }

    /// A unit goes to a hex without movement. Leaders go with the last unit that leaves their hex.
    /// May push frames: whoever is under way replaces his own first.
    pub(crate) fn forced_step(&mut self, pix: PieceIx, to: Hex, why: Why, with_leaders: bool) {
        let (from, side) = (self.piece(pix).hex, self.piece(pix).side());
        self.enter(pix, to, why);
        if with_leaders && self.bodies_at(from).next().is_none() {
            self.execute_leaders_along(from, to, side);
        }
    }
}
