//! What the end of the battle makes of who acts last and of who stands on objectives (`vic.points`, `init.defer`).
//!
//! Must not know how fights end.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::mark;
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx, Verb};
use oblique_scenario::Side;

/// What it is worth, in men, that nobody can answer what is done last.
const UNANSWERED: i32 = 200;
/// What it costs to call a leader back while the enemy has still to act, and what to leave him out when he has not.
const TOO_EARLY: i32 = -300;
const DUE: i32 = 100;
/// Corps leaders first: the overall leader takes those who are left (`act.oa`).
const OVERALL_LATER: i32 = 50;

impl Battle {
    /// Leaders of a side who have neither checked nor been deferred (`init.pool`).
    fn due(&self, side: Side) -> usize {
        let due = |l: &PieceIx| !self.is(*l, mark::CHECKED) && !self.is(*l, mark::DEFERRED);
        self.leaders_of(side).filter(due).count()
    }

    /// What having the last word is worth, in men: who acts after all of the enemy is not answered.
    pub(crate) fn last_word(&self, side: Side, order: &Order) -> i32 {
        let enemy_due = self.due(side.other()) > 0;
        match (order.verb(), order.piece()) {
            (Verb::Defer, _) if enemy_due && self.waits_for_the_end() => UNANSWERED,
            (Verb::Recall, Some(_)) if enemy_due => TOO_EARLY,
            (Verb::Recall, Some(leader)) if self.arm(leader) == Arm::Overall => DUE - OVERALL_LATER,
            (Verb::Recall, Some(_)) => DUE,
            _ => 0,
        }
    }

    /// Is it the last turn?
    fn waits_for_the_end(&self) -> bool {
        self.field().turn >= self.ground().turns
    }

    /// What standing alone on an objective is worth to a side, in men: more towards the end, when it is not taken again.
    pub(crate) fn stake(&self, side: Side, pix: PieceIx, hex: Hex) -> i64 {
        let index = self.ground().objectives.get(&(hex.x, hex.y));
        let Some(objective) = index.and_then(|i| self.field().objectives.get(usize::from(*i))) else {
            return 0;
        };
        let mine = |u: PieceIx| u != pix && self.piece(u).side() == side && !self.routed(u);
        if self.units_at(hex).any(mine) {
            return 0;
        }
        let left = i32::from(self.ground().turns) - i32::from(self.field().turn);
        let counts = match (left, objective.holder == Some(side)) {
            (..=2, _) => 1000,
            (3..=4, false) => 500,
            (_, false) => 200,
            (_, true) => 0,
        };
        let all = self.points_in_all();
        let total = i64::from(all[0].max(all[1])).max(1);
        let value = i64::from(objective.value[0]) + i64::from(objective.value[1]);
        let army = i64::from(self.ground().sides[side.index()].army_men);
        value * army / (8 * total) * counts / 1000
    }
}
