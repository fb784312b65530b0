//! What a volley may bring.

use crate::appraisal::{FIGURE, READY, ROUT, SHAKEN, fails_permille};
use crate::battle::state::Battle;
use crate::firing::dice::Volley;
use crate::ids::{mark, track};
use crate::morale::test::{Occasion, chart_of_hits};
use crate::tables::{Arm, Tables};
use crate::units::strength::stands;
use oblique_rules::play::{Appraisal, PieceIx, successes};

/// Chances in thousandths of each number of hits of a volley.
pub(super) fn hits_permille(volley: &Volley) -> Vec<i32> {
    let sides = Tables::get().dice.sides;
    let ways = successes(volley.dice, volley.number.min(sides), sides);
    let all = ways.iter().sum::<u128>().max(1);
    ways.into_iter().map(|ways| i32::try_from(ways * 1000 / all).unwrap_or(0)).collect()
}

impl Battle {
    /// What a volley may cost its target: figures, and what its test may lead to. Who has lost figures in this step tests
    /// in any case, and once (`morale.when`): then only what the hits change in that counts.
    pub(super) fn fire_worth(&self, pix: PieceIx, target: PieceIx) -> Appraisal {
        let volley = self.volley(pix, target);
        let tests = self.memory().shot.contains_key(&target);
        let before = if tests { self.after_hits(target, pix, 0) } else { 0 };
        let of = |(hits, chance): (usize, i32)| {
            let hits = i32::try_from(hits).unwrap_or(0);
            let after = if hits > 0 { FIGURE * hits + self.after_hits(target, pix, hits) } else { before };
            chance * (after - before)
        };
        let harm = hits_permille(&volley).into_iter().enumerate().map(of).sum::<i32>() / 1000;
        Appraisal { harm: harm.max(1), ..Appraisal::default() }
    }

    /// What follows for a unit from so many more hits in this step: it may be taken off, else it tests.
    fn after_hits(&self, pix: PieceIx, foe: PieceIx, hits: i32) -> i32 {
        if self.is_worn_down(pix, hits) { ROUT + SHAKEN } else { self.test_worth(pix, Some(foe), hits) }
    }

    /// Do so many more hits take a unit off (`unit.removed`)?
    pub(super) fn is_worn_down(&self, pix: PieceIx, hits: i32) -> bool {
        let removal = &Tables::get().removal;
        let least = match self.arm(pix) {
            Some(Arm::Foot) => removal.foot_stands,
            Some(Arm::Horse) => removal.horse_stands,
            Some(Arm::Guns) | None => 0,
        };
        hits > 0 && stands((self.figures(pix) - hits).max(0), self.facts(pix).per_stand) <= least
    }

    /// Chances in thousandths of no, one and two failing dice in the test after so many more hits.
    pub(super) fn test_after(&self, pix: PieceIx, foe: Option<PieceIx>, hits: i32) -> [i32; 3] {
        let terms = self.terms(pix, Occasion::Fire, foe);
        let chart = chart_of_hits(&Tables::get().morale, self.get(pix, track::HITS) + hits);
        let number = self.facts(pix).row().and_then(|row| row.morale.get(chart)).copied();
        fails_permille(terms.dice, number.unwrap_or(terms.number))
    }

    /// What a test after so many more hits may cost a unit.
    fn test_worth(&self, pix: PieceIx, foe: Option<PieceIx>, hits: i32) -> i32 {
        self.lost(pix, self.test_after(pix, foe, hits))
    }

    /// What failed dice cost a unit: who is shaken already is taken off by two.
    pub(super) fn lost(&self, pix: PieceIx, [_, one, both]: [i32; 3]) -> i32 {
        let (shaken, rout) = if self.is(pix, mark::SHAKEN) { (READY, ROUT + SHAKEN) } else { (SHAKEN, ROUT) };
        (one * shaken + both * rout) / 1000
    }

    /// The same in a melee: a battery that goes back loses its guns (`rout.move`).
    pub(super) fn lost_in_melee(&self, pix: PieceIx, fails: [i32; 3]) -> i32 {
        let [_, one, both] = fails;
        if self.arm(pix) == Some(Arm::Guns) {
            (one + both) * (ROUT + SHAKEN) / 1000
        } else {
            self.lost(pix, fails)
        }
    }
}
