//! Pick-up games: two armies of one size, ground between them, lines opposite each other.
//!
//! The sheet has none; counts and places are calibration (`pickup` in the tables). Each step is a file. Must not know a
//! running battle.

mod armies;
mod deployment;
mod ground;
#[cfg(test)]
mod tests;

use crate::ids::rule;
use crate::tables::Tables;
use crate::{CATALOG, Purky, scenario_checks};
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_rules::catalog::NationRow;
use oblique_rules::chance::Chance;
use oblique_rules::pickup::{Pickup, PickupError, PickupGame, Step, StepTaken, Wishes};
use oblique_scenario::check::errors;
use oblique_scenario::{Nation, Scenario, Side, SideInfo};

/// Attempts before it is given up.
const ATTEMPTS: u32 = 20;

const fn step(id: &'static str, title: &'static str, rule: oblique_rules::RuleId, by_chance: bool) -> Step {
    Step { id, title, rule, by_chance }
}

const NATIONS: Step = step("nations", "Nations", rule::UNIT_TABLE, true);
const ARMIES: Step = step("armies", "Armies", rule::UNIT_STRENGTH, true);
const GROUND: Step = step("ground", "Ground", rule::MOVE_TERRAIN, true);
const DEPLOYMENT: Step = step("deployment", "Deployment", rule::FORM_LINE, false);
const CHECKS: Step = step("checks", "Checks", rule::END_VICTORY, false);

/// The steps in their order.
const STEPS: &[Step] = &[NATIONS, ARMIES, GROUND, DEPLOYMENT, CHECKS];

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

impl Pickup for Purky {
    fn steps(&self) -> &'static [Step] {
        STEPS
    }

    fn generate(&self, wishes: &Wishes) -> Result<PickupGame, PickupError> {
        for attempt in 0..ATTEMPTS {
            let mut making = Making { wishes, attempt, scenario: table(), steps: Vec::new() };
            let nations = nations(&mut making)?;
            let armies = armies::raised(&mut making);
            ground::lay(&mut making);
            deployment::deploy(&mut making, nations, armies);
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

/// Who fights: the nations wished for, or two that are drawn.
fn nations(making: &mut Making<'_>) -> Result<[&'static NationRow; 2], PickupError> {
    let mut chance = making.chance(&NATIONS);
    // The last row stands for any other.
    let known = CATALOG.nations.split_last().map_or(&[][..], |(_, known)| known);
    let none = || PickupError::NoList { wanted: String::new(), known: String::new() };
    let mut found = Vec::new();
    for (side, wish) in Side::BOTH.into_iter().zip(&making.wishes.lists) {
        let taken: Vec<&str> = found.iter().map(|row: &&NationRow| row.id.as_str()).collect();
        let free: Vec<&'static NationRow> =
            known.iter().filter(|row| !taken.contains(&row.id.as_str())).collect();
        let row = match wish {
            Some(id) => {
                CATALOG.nations.iter().find(|row| row.id == *id).ok_or_else(|| PickupError::NoList {
                    wanted: id.clone(),
                    known: known.iter().map(|row| row.id.as_str()).collect::<Vec<_>>().join(", "),
                })?
            }
            None => chance.pick(format!("nation of side {side}"), &free).copied().ok_or_else(none)?,
        };
        found.push(row);
    }
    let [a, b] = <[&'static NationRow; 2]>::try_from(found).map_err(|_| none())?;
    for (side, row) in Side::BOTH.into_iter().zip([a, b]) {
        let nation = Nation {
            name: row.name.clone(),
            color: row.color.clone(),
            traits_of: row.id.clone(),
            ..Nation::default()
        };
        making.scenario.nations.insert(row.id.clone(), nation);
        let info = &mut making.scenario.sides[side.index()];
        let (name, color) = if a.id == b.id {
            (format!("{} {side}", row.name), info.color.clone())
        } else {
            (row.name.clone(), row.color.clone())
        };
        *info = SideInfo { name, color, ..SideInfo::default() };
    }
    making.note(NATIONS, chance, vec![format!("{} against {}.", a.name, b.name)]);
    Ok([a, b])
}

/// Title and description.
fn describe(making: &mut Making<'_>) {
    let [a, b] = Side::BOTH.map(|side| making.scenario.side(side).name.clone());
    let meta = &mut making.scenario.meta;
    meta.title = format!("{a} against {b}");
    meta.description =
        format!("A pick-up game (seed {}): armies of one size, ground by chance.", making.wishes.seed);
}
