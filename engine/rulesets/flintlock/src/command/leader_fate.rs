//! What becomes of leaders: alone before the enemy, killed and replaced (`leader.alone`,
//! `leader.killed`).
//!
//! Must not know how units move, nor how he was hit.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::command::place_work::PlaceWork;
use crate::ids::{mark, rule, track};
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Why};
use oblique_scenario::Side;

impl Battle {
    /// Is a leader alone in his hex: no combat unit of his own there?
    pub(crate) fn leader_alone(&self, leader: PieceIx) -> bool {
        let piece = self.piece(leader);
        self.fighter_at(piece.hex).is_none_or(|p| self.piece(p).side() != piece.side())
    }

    /// Is a leader on his way to a unit already? The second hex of a ride past him, or the second unit
    /// of a pair, comes before the owner is asked which; he is driven off once.
    fn being_placed(&self, leader: PieceIx) -> bool {
        let his = |frame: &Frame| matches!(frame, Frame::Place(PlaceWork::Leader { leader: l, .. }) if *l == leader);
        self.memory().frames.iter().any(his)
    }

    /// An enemy unit has entered a hex: lone leaders of `side` in it, or next to it, are placed with
    /// the nearest unit; replacements only if it is their own hex.
    pub(crate) fn displace_leaders(&mut self, side: Side, hex: Hex) {
        let near = |leader: &PieceIx| match self.piece(*leader).hex.unsigned_distance_to(hex) {
            0 => true,
            1 => !self.is(*leader, mark::REPLACEMENT),
            _ => false,
        };
        let gone = |leader: &PieceIx| !self.leader_alone(*leader) || self.being_placed(*leader);
        let mut leaders: Vec<PieceIx> = self.leaders_of(side).filter(near).filter(|l| !gone(l)).collect();
        // What is pushed last runs first.
        leaders.reverse();
        for leader in leaders {
            self.say(
                rule::LEADER_ALONE,
                Some(leader),
                format!("{} makes off before the enemy.", self.name(leader)),
            );
            self.place_leader(leader);
        }
    }

    /// A leader is killed: his replacement takes his place with the nearest unit. Whoever is under
    /// way replaces his own frame first.
    pub(crate) fn kill_leader(&mut self, leader: PieceIx) {
        let name = self.name(leader).to_owned();
        self.say(rule::LEADER_KILLED, Some(leader), format!("{name} falls; his replacement takes over."));
        let facts = *self.facts(leader);
        self.set(leader, track::INITIATIVE, facts.rl_initiative, Why::Fire);
        self.set(leader, track::RANGE, facts.rl_range, Why::Fire);
        self.set_mark(leader, mark::REPLACEMENT, true);
        self.place_leader(leader);
    }
}
