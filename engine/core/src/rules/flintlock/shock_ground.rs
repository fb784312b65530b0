//! Where units may be forced to in a Shock, and going there (`move.not-movement`, `leader.carried`).
//!
//! Must not know why they go.

use super::state::Battle;
use crate::hex::Hex;
use crate::rules::play::{Event, Pix, Why};

impl Battle {
    /// Could a unit enter a neighbouring hex by the ground alone, whatever it cost?
    pub fn can_enter_ground(&self, pix: Pix, from: Hex, to: Hex) -> bool {
        self.charge_cost(pix, from, to).is_some()
    }

    /// What a step costs.
    pub fn charge_cost(&self, pix: Pix, _from: Hex, to: Hex) -> Option<i32> {
        self.terrain_row(to).mp(self.form(pix).mover())
    }

    /// A unit goes to a hex without movement; leaders that have nobody left with them go along.
    pub fn shift(&mut self, pix: Pix, to: Hex, why: Why, leaders_too: bool) {
        let _ = leaders_too;
        let from = self.piece(pix).hex;
        self.emit(Event::Moved { piece: pix, from, to, why });
    }
}
