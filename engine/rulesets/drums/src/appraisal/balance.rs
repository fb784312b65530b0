//! How a side has come out so far, in men: what commanders look at when they play orders out on copies (section 24 of the
//! sheet).
//!
//! Must not know orders, nor where anybody stands but for intruders.

use crate::appraisal::POINT;
use crate::battle::state::Battle;
use crate::ids::mark;
use crate::units::division::Division as _;
use crate::victory::check::HALVES;
use crate::victory::penetration::deepest;
use oblique_scenario::Side;

/// What a unit that is there is worth by its disorder, beside the points its loss would cost.
const UNIT: [i32; 4] = [450, 370, 270, 150];
/// What each of those points adds for every level of disorder the unit is away from its last.
const PRECIOUS: i32 = 20;
/// What empty guns take off a battery.
const EMPTY: i32 = 40;
/// Thousandths that count of points for an intruder, whom the enemy may throw out.
const INTRUDER_PERMILLE: i32 = 500;
/// What a battle won is worth.
const WON: i32 = 5000;

impl Battle {
    /// How much better than the other a side has come out, in men.
    pub(crate) fn balance_for(&self, side: Side) -> i32 {
        self.standing(side) - self.standing(side.other())
    }

    /// What a side has, in men: its units, less points lost and those for an intruder in its half.
    fn standing(&self, side: Side) -> i32 {
        let units = self.units_of(side).into_iter().map(|unit| {
            let disorder = self.disorder(unit);
            let levels = i32::try_from(UNIT.len()).unwrap_or(0) - 1 - disorder;
            let worth = usize::try_from(disorder).ok().and_then(|disorder| UNIT.get(disorder));
            let precious = PRECIOUS * levels * self.nature(unit).loss_halves() / HALVES;
            worth.copied().unwrap_or(0) + precious - if self.is(unit, mark::EMPTY) { EMPTY } else { 0 }
        });
        let lost = POINT * self.memory().loss_halves[side.index()] / HALVES;
        let intruder = deepest(&self.0, &self.ground().chart, side).map_or(0, |intruder| intruder.points);
        let won = self.field().outcome.as_ref().is_some_and(|outcome| outcome.winner == Some(side));
        units.sum::<i32>() - lost - POINT * intruder * INTRUDER_PERMILLE / 1000 + if won { WON } else { 0 }
    }
}

#[cfg(test)]
mod tests;
