//! What an attack may bring and cost.

use crate::appraisal::SHAKEN;
use crate::appraisal::chances::{Round, blows_permille, round};
use crate::attack::pair::Pair;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::combat::round::Blows;
use crate::ids::mark;
use crate::morale::losses;
use crate::units::class::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Appraisal, Event, PieceIx, Why};

impl Battle {
    /// One round of blows, and what the loser of it loses more.
    pub(super) fn attack_worth(
        &self,
        pix: PieceIx,
        target: PieceIx,
        path: &[Hex],
        facing: Option<Hour>,
    ) -> Appraisal {
        let Ok(reached) = self.reached_in_attack(pix, path, facing) else { return Appraisal::default() };
        let evades = self.is_loose(target) || self.arm(target) == Arm::Guns;
        let flank = self.strikes_flank(target, reached.course.from, reached.at.hex);
        let pair = Pair {
            attacker: pix,
            attacked: target,
            flank,
            charged: reached.charges(),
            defensive: self.has_defensive_fire(target),
            rounds: 0,
            through: None,
        };
        let joined = self.as_if_there(pix, reached.at.hex, pair);
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

    /// A battle in which the pair is in contact.
    fn as_if_there(&self, pix: PieceIx, hex: Hex, pair: Pair) -> Self {
        let mut copy = self.clone();
        let from = copy.piece(pix).hex;
        if from != hex {
            copy.emit(Event::Moved { piece: pix, from, to: hex, why: Why::Charge });
        }
        copy.change_memory(MemoryChange::Engaged(pair));
        copy
    }
}
