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
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_rules::chance::Chance;
use oblique_rules::pickup::{Pickup, PickupError, PickupGame, Step, StepTaken, Wishes};
use oblique_scenario::check::errors;
use oblique_scenario::{Scenario, Side};

/// Attempts before it is given up.
const ATTEMPTS: u32 = 20;

const fn step(id: &'static str, title: &'static str, rule: oblique_rules::RuleId, by_chance: bool) -> Step {
    Step { id, title, rule, by_chance }
}

const ARMIES: Step = step("armies", "Armies", rule::COST_CHART, true);
const GENERALS: Step = step("generals", "Generals", rule::GEN_EFFECT, true);
const POINTS: Step = step("points", "Points", rule::COST_TOTALS, false);
const GROUND: Step = step("ground", "Ground", rule::WOODS_MOVE, true);
const DEPLOYMENT: Step = step("deployment", "Deployment", rule::FORM_LINE, false);
const CHECKS: Step = step("checks", "Checks", rule::END_VICTORY, false);

/// The steps in their order.
const STEPS: &[Step] = &[ARMIES, GENERALS, POINTS, GROUND, DEPLOYMENT, CHECKS];

/// A game in the making.
struct Making<'w> {
    wishes: &'w Wishes,
    attempt: u32,
    scenario: Scenario,
    steps: Vec<StepTaken>,
}

impl Making<'_> {
    /// Notes a step.
    fn note(&mut self, step: Step, chance: Chance, results: Vec<String>) {
        self.steps.push(StepTaken { step, throws: chance.into_throws(), results });
    }

    /// The chance of a step.
    fn chance(&self, step: &Step) -> Chance {
        self.wishes.chance(step, self.attempt, 0)
    }
}

impl Pickup for Dessauer {
    fn steps(&self) -> &'static [Step] {
        STEPS
    }

    fn generate(&self, wishes: &Wishes) -> Result<PickupGame, PickupError> {
        for attempt in 0..ATTEMPTS {
            let mut making = Making { wishes, attempt, scenario: table(), steps: Vec::new() };
            armies::raise(&mut making)?;
            armies::match_points(&mut making);
            ground::lay(&mut making);
            deployment::deploy(&mut making);
            describe(&mut making);
            if errors(scenario_checks::all(), &making.scenario).is_empty() {
                let chance = making.chance(&CHECKS);
                let again = if attempt == 0 { String::new() } else { format!(" at attempt {}", attempt + 1) };
                making.note(CHECKS, chance, vec![format!("No errors{again}.")]);
                return Ok(PickupGame { scenario: making.scenario, steps: making.steps });
            }
        }
        Err(PickupError::NoGame(ATTEMPTS))
    }
}

/// A bare table.
fn table() -> Scenario {
    let (palettes, size) = (CATALOG.palettes(), &Tables::get().pickup);
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    let side = |hexes: i32| u16::try_from(hexes).unwrap_or(1);
    let layout = Layout::new(Orientation::Pointy, side(size.columns), side(size.rows));
    Scenario::new(&CATALOG.id, Board::new(layout, terrain, palettes.linear))
}

/// Title and description.
fn describe(making: &mut Making<'_>) {
    let [a, b] = Side::BOTH.map(|side| making.scenario.side(side).name.clone());
    let meta = &mut making.scenario.meta;
    meta.title = format!("{a} against {b}");
    meta.description =
        format!("A pick-up game (seed {}): armies of one cost, ground by chance.", making.wishes.seed);
}
