//! What an attack may bring and cost.

use crate::appraisal::SHAKEN;
use crate::attack::pair::Pair;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::combat::round::Blows;
use crate::ids::mark;
use crate::tables::Tables;
use crate::units::class::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Appraisal, Event, PieceIx, Why};

/// Expected hits of blows, in thousandths.
fn permille(blows: Blows) -> i32 {
    let sides = Tables::get().fire.sides;
    blows.dice * 1000 * (sides + 1 - blows.need) / sides
}

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
        let (inflicts, suffers) = (permille(own), permille(theirs));
        let wins = (500 + (inflicts - suffers) / 5).clamp(20, 980);
        let rout = |pix: PieceIx, horse: i32, flanked: bool| {
            let numbers = &Tables::get().losses;
            let base =
                if self.is(pix, mark::SHAKEN) || flanked { numbers.beaten_worse } else { numbers.beaten };
            let ridden = if self.arm(pix) == Arm::Foot { horse / numbers.horse_for_one.max(1) } else { 0 };
            base + ridden + SHAKEN
        };
        let horse_of = |pix: PieceIx, blows: Blows| if self.is_horse(pix) { blows.models } else { 0 };
        let harm = inflicts + wins * rout(target, horse_of(pix, own), flank);
        let cost = suffers + (1000 - wins) * rout(pix, horse_of(target, theirs), false);
        let harm = harm * self.points_of_model(target) / 1000;
        let cost = cost * self.points_of_model(pix) / 1000;
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
