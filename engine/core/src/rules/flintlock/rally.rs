//! Rally (`rally.auto`).
//!
//! Must not know why a unit was idle.

use super::ids::mark;
use super::sequence_work::CommandWork;
use super::state::Battle;
use crate::rules::play::Pix;

/// Marks of a unit that did something in the Activation.
const BUSY: [u8; 4] = [mark::ACTED, mark::MOVED, mark::FIRED, mark::REACTED];

impl Battle {
    /// Idle Disordered units In Command and guns in reach, out of contact, rally as their command or
    /// the gun step finishes.
    pub fn rally_idle(&mut self, work: CommandWork) {
        let idle: Vec<Pix> = self.actors(work).filter(|p| self.rallies(*p)).collect();
        for pix in idle {
            self.set_mark(pix, mark::DISORDERED, false);
            // It did nothing so as to rally: a gun may not serve later in the Activation.
            self.set_mark(pix, mark::ACTED, true);
            self.say("rally.auto", Some(pix), format!("{} rallies.", self.name(pix)));
        }
    }

    fn rallies(&self, pix: Pix) -> bool {
        let piece = self.piece(pix);
        let served = self.arm(pix).is_gun() || self.fully_active(pix);
        let busy = BUSY.into_iter().any(|k| self.is(pix, k));
        let idle = piece.is_unit() && self.disordered(pix) && !busy && served;
        idle && !self.is(pix, mark::ABANDONED) && !self.beside_enemy(piece.side(), piece.hex)
    }
}
