//! Leaders struck with their units (`res.leader`).
//!
//! Must not know what struck, nor what becomes of a leader killed.

use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::tables::{Tables, draws};
use oblique_board::hex::Hex;
use oblique_rules::play::{Modifier, PieceIx};

impl Battle {
    /// Every leader in a hex, replacements excepted, rolls for the Disorder of those he stands with:
    /// two dice, once a shot (`res.leader`).
    pub(crate) fn roll_for_leaders(&mut self, hex: Hex) {
        let exposed = |p: &PieceIx| self.arm(*p).leads() && !self.is(*p, mark::REPLACEMENT);
        let leaders = self.in_id_order(self.at(hex).iter().copied().filter(exposed));
        for leader in leaders {
            let one = |_: i32| "first of two dice".to_owned();
            let first = self.draw(draws::LEADER_HIT, rule::RES_LEADER, Some(leader), &[], None, one);
            let other = Modifier { value: first, what: "the other die", rule: rule::RES_LEADER };
            let killed = |die: i32| Tables::get().leader_killed(first + die);
            let outcome = |die: i32| if killed(die) { "killed" } else { "unhurt" }.to_owned();
            let second =
                self.draw(draws::LEADER_HIT, rule::RES_LEADER, Some(leader), &[other], None, outcome);
            if killed(second) {
                self.kill_leader(leader);
            }
        }
    }
}
