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
        let (evades, flank) = (self.is_loose(target) || self.arm(target) == Arm::Guns, pair.flank);
        let (own, theirs) = (joined.blows_of(pix, pair), joined.blows_of(target, pair));
        let (inflicts, suffers) = (blows_permille(own), blows_permille(theirs));
        let Round { wins, loses } = round((own.dice, own.need), (theirs.dice, theirs.need));
        let rout = |pix: PieceIx, horse: i32, flanked: bool| {
            let ridden = if self.arm(pix) == Arm::Foot { horse } else { 0 };
            let worse = self.is(pix, mark::SHAKEN) || flanked;
            losses::of_defeat(worse, ridden, self.ground().switches.pursuit) + SHAKEN
        };
        let horse_of = |pix: PieceIx, blows: Blows| if self.is_horse(pix) { blows.models } else { 0 };
        let harm = inflicts + wins * rout(target, horse_of(pix, own), flank);
        let cost = suffers + loses * rout(pix, horse_of(target, theirs), false);
        let (harm, cost) = (self.men_of(target, harm), self.men_of(pix, cost));
        let harm = if evades { harm * 3 / 4 } else { harm };
        Appraisal { harm, cost, folly: theirs.need < own.need && wins < 300, ..Appraisal::default() }
    }
}
