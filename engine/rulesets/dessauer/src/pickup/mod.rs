//! Pick-up games: two armies of one cost by the chart, ground between them, lines opposite each other.
//!
//! The sheet has none; sizes and places are calibration (`pickup` in the tables). Each step is a file. Must not know a
//! running battle.

mod armies;
mod deployment;
mod ground;
#[cfg(test)]
mod tests;

use crate::ids::rule;
use crate::tables::Tables;
use crate::{CATALOG, Dessauer, scenario_checks};
use oblique_rules::pickup::{Making, Pickup, PickupError, PickupGame, Step, Wishes, attempts, table};

const ARMIES: Step = Step::new("armies", "Armies", rule::COST_CHART, true);
const GENERALS: Step = Step::new("generals", "Generals", rule::GEN_EFFECT, true);
const POINTS: Step = Step::new("points", "Points", rule::COST_TOTALS, false);
const GROUND: Step = Step::new("ground", "Ground", rule::WOODS_MOVE, true);
const DEPLOYMENT: Step = Step::new("deployment", "Deployment", rule::FORM_LINE, false);
const CHECKS: Step = Step::new("checks", "Checks", rule::END_VICTORY, false);

/// The steps in their order.
const STEPS: &[Step] = &[ARMIES, GENERALS, POINTS, GROUND, DEPLOYMENT, CHECKS];

impl Pickup for Dessauer {
    fn steps(&self) -> &'static [Step] {
        STEPS
    }

    fn generate(&self, wishes: &Wishes) -> Result<PickupGame, PickupError> {
        let size = &Tables::get().pickup;
        let bare = table(&CATALOG, size.columns, size.rows);
        attempts(wishes, &bare, (CHECKS, scenario_checks::all()), |making| {
            armies::raise(making)?;
            armies::match_points(making);
            ground::lay(making);
            deployment::deploy(making);
            making.describe("armies of one cost");
            Ok(())
        })
    }
}
