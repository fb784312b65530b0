//! The generator of pick-up games, chapters 14 and 22: two armies, ground, deployment, who begins.
//!
//! Each step is a file; what one leaves to the next is in [`Making`]. The random choices of a step are calibration, as the
//! sheet says. Must not know a running battle.

mod area;
mod armies;
pub(crate) mod deployment;
mod ground;
mod roles;
mod stream;
#[cfg(test)]
mod tests;

use crate::board::arc::ORIENTATION;
use crate::ids::{param, rule};
use crate::lists;
use crate::{CATALOG, Drums, scenario_checks};
use oblique_board::Board;
use oblique_board::hex::Layout;
use oblique_rules::chance::Chance;
use oblique_rules::lists::{Army, ArmyList};
use oblique_rules::pickup::{Pickup, PickupError, PickupGame, Step, StepTaken, Wishes};
use oblique_scenario::check::errors;
use oblique_scenario::{Nation, Scenario, Side, SideInfo, Value};

/// The usual table (`geo.board`).
const TABLE: Layout = Layout::new(ORIENTATION, 36, 24);
/// Attempts before it is given up.
const ATTEMPTS: u32 = 20;
/// Grounds laid before another attempt is made from the beginning.
const GROUNDS: u32 = 20;

const fn step(id: &'static str, title: &'static str, rule: oblique_rules::RuleId, by_chance: bool) -> Step {
    Step { id, title, rule, by_chance }
}

const LISTS: Step = step("lists", "Lists", rule::LIST_FORM, true);
const GENERALS: Step = step("generals", "Generals", rule::LIST_LEADERS, true);
const COMPANIES: Step = step("companies", "Skirmish companies", rule::SK_COMPANY, false);
const ROLES: Step = step("roles", "Attacker and defender", rule::SETUP_ROLE, true);
const GROUND: Step = step("ground", "Terrain", rule::SETUP_PLACE, true);
const STREAM: Step = step("stream", "Stream", rule::SETUP_TERRAIN, true);
const AREA: Step = step("area", "Ways across", rule::SETUP_TERRAIN, false);
const DEPLOYMENT: Step = step("deployment", "Deployment", rule::SETUP_DEPLOY, false);
const INITIATIVE: Step = step("initiative", "Initiative", rule::SEQ_INITIATIVE, true);
const CHECKS: Step = step("checks", "Checks", rule::SETUP_DEPLOY, false);

/// The steps in their order.
const STEPS: &[Step] =
    &[LISTS, GENERALS, COMPANIES, ROLES, GROUND, STREAM, AREA, DEPLOYMENT, INITIATIVE, CHECKS];

/// A game in the making.
struct Making<'w> {
    wishes: &'w Wishes,
    attempt: u32,
    armies: [Army; 2],
    scenario: Scenario,
    steps: Vec<StepTaken>,
}

impl Making<'_> {
    /// Notes a step.
    fn note(&mut self, step: Step, chance: Chance, results: Vec<String>) {
        self.steps.push(StepTaken { step, throws: chance.into_throws(), results });
    }

    /// The chance of a step.
    fn chance(&self, step: &Step, part: u32) -> Chance {
        self.wishes.chance(step, self.attempt, part)
    }

    /// What a side is called.
    fn name(&self, side: Side) -> &str {
        &self.scenario.side(side).name
    }
}

impl Pickup for Drums {
    fn steps(&self) -> &'static [Step] {
        STEPS
    }

    fn generate(&self, wishes: &Wishes) -> Result<PickupGame, PickupError> {
        for attempt in 0..ATTEMPTS {
            let mut making = armies::raised(wishes, attempt)?;
            armies::spread_companies(&mut making);
            let attacker = roles::dice(&mut making);
            let whole = lay(&mut making, attacker) && deployment::deploy(&mut making);
            if !whole {
                continue;
            }
            roles::initiative(&mut making);
            describe(&mut making, attacker);
            if errors(scenario_checks::all(), &making.scenario).is_empty() {
                let chance = making.chance(&CHECKS, 0);
                let again = if attempt == 0 { String::new() } else { format!(" at attempt {}", attempt + 1) };
                making.note(CHECKS, chance, vec![format!("No errors{again}.")]);
                return Ok(PickupGame { scenario: making.scenario, steps: making.steps });
            }
        }
        Err(PickupError::NoGame(ATTEMPTS))
    }
}

/// An empty table between two nations.
fn table(lists: [&ArmyList; 2]) -> Scenario {
    let palettes = CATALOG.palettes();
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    let mut scenario = Scenario::new(&CATALOG.id, Board::new(TABLE, terrain, palettes.linear));
    scenario.params.insert(param::PICKUP.to_owned(), Value::Flag(true));
    let alike = lists[0].id == lists[1].id;
    for (side, list) in Side::BOTH.into_iter().zip(lists) {
        let row = CATALOG.nations.iter().find(|nation| nation.id == list.id);
        let color = row.map_or_else(String::new, |nation| nation.color.clone());
        let name = if alike { format!("{} {side}", list.name) } else { list.name.clone() };
        let nation = Nation {
            name: list.name.clone(),
            color: color.clone(),
            traits_of: list.id.clone(),
            ..Nation::default()
        };
        scenario.nations.insert(list.id.clone(), nation);
        let info = &mut scenario.sides[side.index()];
        *info =
            SideInfo { name, color: if alike { info.color.clone() } else { color }, ..SideInfo::default() };
    }
    scenario
}

/// Lays terrain and stream until both baselines are connected; false if they never are.
fn lay(making: &mut Making<'_>, attacker: Side) -> bool {
    let bare = making.scenario.board.clone();
    let before = making.steps.len();
    for part in 0..GROUNDS {
        making.scenario.board = bare.clone();
        making.steps.truncate(before);
        let placer = ground::lay(making, attacker, part);
        stream::lay(making, placer, part);
        if area::connected(&making.scenario.board) {
            let chance = making.chance(&AREA, 0);
            let again = if part == 0 { String::new() } else { format!(" on the {}. ground laid", part + 1) };
            making.note(
                AREA,
                chance,
                vec![format!("Formed troops can cross from baseline to baseline{again}.")],
            );
            return true;
        }
    }
    false
}

/// Title and description.
fn describe(making: &mut Making<'_>, attacker: Side) {
    let [a, b] = Side::BOTH.map(|side| making.name(side).to_owned());
    let year = making.armies[0].year;
    let attacks = making.name(attacker).to_owned();
    let points = making.armies.each_ref().map(|army| army.points(lists::all(), &CATALOG));
    let meta = &mut making.scenario.meta;
    meta.title = format!("{a} against {b}, {year}");
    meta.date = year.to_string();
    meta.description = format!(
        "A pick-up game (seed {}). {attacks} attacks. {a}: {} points; {b}: {} points.",
        making.wishes.seed, points[0], points[1]
    );
}
