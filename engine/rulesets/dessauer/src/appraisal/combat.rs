//! What an attack may bring and cost.

use crate::appraisal::SHAKEN;
use crate::appraisal::chances::{Round, blows_permille, round};
use crate::battle::state::Battle;
use crate::combat::round::Blows;
use crate::ids::mark;
use crate::morale::losses;
use crate::units::class::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Appraisal, PieceIx};

impl Battle {
    /// One round of blows, and what the loser of it loses more.
    pub(super) fn attack_worth(
        &self,
        pix: PieceIx,
        target: PieceIx,
        path: &[Hex],
        facing: Option<Hour>,
    ) -> Appraisal {
        let Some((joined, pair)) = self.contact_by(pix, target, path, facing) else {
            return Appraisal::default();
        };
        let evades = self.is_loose(target) || self.arm(target) == Arm::Guns;
        let (own, theirs) = (joined.blows_of(pix, pair), joined.blows_of(target, pair));
        let end = round((own.dice, own.need), (theirs.dice, theirs.need));
        let (harm, cost) = self.exchange(own, theirs, end);
        let harm = if evades { harm * 3 / 4 } else { harm };
        Appraisal { harm, cost, folly: theirs.need < own.need && end.wins < 300, ..Appraisal::default() }
    }

    /// What a round is expected to cost the attacked and the attacker in men, with what its loser loses more
    /// (`morale.lose`), by how it ends.
    pub(super) fn exchange(&self, own: Blows, theirs: Blows, end: Round) -> (i32, i32) {
        let rout = |loser: PieceIx, winner: Blows| {
            let ridden = self.arm(loser) == Arm::Foot && self.is_horse(winner.by);
            let worse = self.is(loser, mark::SHAKEN) || winner.flank;
            let horse = if ridden { winner.models } else { 0 };
            losses::of_defeat(worse, horse, self.ground().switches.pursuit) + SHAKEN
        };
        let harm = blows_permille(own) + end.wins * rout(own.at, own);
        let cost = blows_permille(theirs) + end.loses * rout(own.by, theirs);
        (self.men_of(own.at, harm), self.men_of(own.by, cost))
    }
}
