//! Rally (`rally.auto`).
//!
//! Must not know why a unit was idle.

use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::sequence::work::CommandWork;
use oblique_rules::play::PieceIx;

/// Marks of a unit that did something in the Activation.
const BUSY: [u8; 4] = [mark::ACTED, mark::MOVED, mark::FIRED, mark::REACTED];

impl Battle {
    /// Idle Disordered units In Command and guns in reach, out of contact, rally as their command or
    /// the gun step finishes.
    pub(crate) fn rally_idle(&mut self, work: CommandWork) {
        let idle: Vec<PieceIx> = self.actors(work).filter(|p| self.may_rally(*p)).collect();
        // In formation mode no gun serves, and no unit In Command is idle.
        let over: Vec<PieceIx> = self.actors(work).filter(|p| self.arm(*p).is_gun()).collect();
        self.rally(idle);
        for gun in over {
            self.set_mark(gun, mark::SERVED, true);
        }
    }

    /// Guns in an active leader's reach whose command never acted in general mode, and who had no gun
    /// step, rally as the Activation ends.
    pub(crate) fn rally_guns_left(&mut self) {
        let left = |p: &PieceIx| self.arm(*p).is_gun() && !self.is(*p, mark::SERVED) && self.may_rally(*p);
        let idle: Vec<PieceIx> = self.units_of(self.active()).filter(left).collect();
        self.rally(idle);
    }

    fn rally(&mut self, units: Vec<PieceIx>) {
        for pix in units {
            self.set_mark(pix, mark::DISORDERED, false);
            // It did nothing so as to rally: a gun may not serve later in the Activation.
            self.set_mark(pix, mark::ACTED, true);
            self.say(rule::RALLY_AUTO, Some(pix), format!("{} rallies.", self.name(pix)));
        }
    }

    /// Will a unit rally in this Activation if it does nothing: Disordered, fully active or a gun in an
    /// active leader's reach, idle so far and out of contact?
    pub(crate) fn may_rally(&self, pix: PieceIx) -> bool {
        let piece = self.piece(pix);
        let served = if self.arm(pix).is_gun() {
            piece.side() == self.active() && self.gun_serves(pix, None)
        } else {
            self.fully_active(pix)
        };
        let busy = BUSY.into_iter().any(|k| self.is(pix, k));
        let idle = piece.is_unit() && self.disordered(pix) && !busy && served;
        idle && !self.is(pix, mark::ABANDONED) && !self.beside_enemy(piece.side(), piece.hex)
    }
}
