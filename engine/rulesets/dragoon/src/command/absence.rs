//! Why a piece takes no order now: it is not on the map, it is the other side's, its leader is not active, it
//! was out of his reach, or it has acted (`act.result`, `act.guns`, `act.oa`, `seq.once`).
//!
//! Words only; who takes part is decided where a leader is activated. Must not change anything.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use oblique_rules::play::{PieceIx, Refusal, Standing};

impl Battle {
    /// Why a piece cannot be ordered because it is not on the map.
    pub(crate) fn why_absent(&self, pix: PieceIx) -> Option<Refusal> {
        let piece = self.piece(pix);
        let name = &piece.info.name;
        let (rule, why) = match piece.standing {
            Standing::OnMap => return None,
            Standing::Due(turn) => (rule::SCN_REINFORCE, format!("{name} is still to come, in turn {turn}")),
            Standing::Lost => (rule::UNIT_ELIMINATED, format!("{name} is lost")),
            Standing::Left => (rule::ROUT_EXIT, format!("{name} has left the map")),
        };
        Some(Refusal::new(rule, why))
    }

    /// Why a piece of the side that is not asked takes no order.
    pub(crate) fn why_not_asked(&self, pix: PieceIx) -> String {
        format!("{} belongs to the other side, which does not decide now", self.piece(pix).info.name)
    }

    /// Why a piece takes no part in the action phase under way.
    pub(crate) fn why_idle(&self, pix: PieceIx) -> String {
        let piece = self.piece(pix);
        let name = &piece.info.name;
        let called = |p: PieceIx| self.piece(p).info.name.clone();
        let Some(active) = self.field().active_leader else {
            return format!("{name} takes no part: no leader is active");
        };
        let leader = called(active);
        if self.arm(pix).is_leader() {
            return if self.is(pix, mark::CHECKED) {
                format!("{name} has had his chance this turn; {leader} is active")
            } else {
                format!(
                    "{leader} is active: only he moves, and leaders in the Radius of an overall leader who is"
                )
            };
        }
        if self.is(pix, mark::FINISHED) {
            return format!("{name} has acted this turn already");
        }
        let own = piece.leader.filter(|own| *own != active && self.arm(active) != Arm::Overall);
        match own {
            Some(own) => format!("{name} is under {}; {leader} is active", called(own)),
            // Nothing tells who was rallied here from who was out of reach (`rally.routed`).
            None => format!(
                "{name} was out of the Radius of {leader} when he was activated, or has been rallied from a rout since"
            ),
        }
    }
}
