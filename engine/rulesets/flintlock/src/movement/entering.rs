//! A piece enters a hex, and what follows at once: who is on top, smoke left behind, lone leaders
//! of the enemy who get out of the way (`leader.alone`, `smoke.clear`, `stack.*`).
//!
//! Must not know why it goes there, nor what it costs.

use crate::battle::state::Battle;
use crate::ids::mark;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, PieceIx, Why};
use oblique_scenario::Side;

impl Battle {
    /// A unit or gun enters a hex. Lone leaders of the enemy are placed anew, which may push frames:
    /// whoever is under way replaces his own frame first.
    pub(crate) fn enter(&mut self, pix: PieceIx, to: Hex, why: Why) {
        let from = self.piece(pix).hex;
        if from == to {
            return;
        }
        self.emit(Event::Moved { piece: pix, from, to, why });
        if !self.arm(pix).leads() {
            self.set_mark(pix, mark::SMOKE, false);
            // It no longer stays in the hex where it began (`face.zoc`).
            self.set_mark(pix, mark::IN_ZONE, false);
            // The one that has just arrived is on top.
            self.settle_tops(from, None);
            self.settle_tops(to, Some(pix));
            self.displace_leaders(self.piece(pix).side().other(), to);
        }
    }

    /// Leaders of a side go along with a unit of theirs that is forced from one hex to another, or
    /// advances (`leader.carried`).
    pub(crate) fn execute_leaders_along(&mut self, from: Hex, to: Hex, side: Side) {
        let here = self.at(from).iter().copied();
        let leaders: Vec<PieceIx> =
            here.filter(|p| self.arm(*p).leads() && self.piece(*p).side() == side).collect();
        for piece in leaders {
            self.emit(Event::Moved { piece, from, to, why: Why::Along });
        }
    }
}
