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
use oblique_rules::catalog::NationRow;
use oblique_rules::pickup::{Making, Pickup, PickupError, PickupGame, Step, Wishes, attempts, table};
use oblique_scenario::{Nation, Side, SideInfo};

const NATIONS: Step = Step::new("nations", "Nations", rule::UNIT_TABLE, true);
const ARMIES: Step = Step::new("armies", "Armies", rule::UNIT_STRENGTH, true);
const GROUND: Step = Step::new("ground", "Ground", rule::MOVE_TERRAIN, true);
const DEPLOYMENT: Step = Step::new("deployment", "Deployment", rule::FORM_LINE, false);
const CHECKS: Step = Step::new("checks", "Checks", rule::END_VICTORY, false);

/// The steps in their order.
const STEPS: &[Step] = &[NATIONS, ARMIES, GROUND, DEPLOYMENT, CHECKS];

impl Pickup for Purky {
    fn steps(&self) -> &'static [Step] {
        STEPS
    }

    fn generate(&self, wishes: &Wishes) -> Result<PickupGame, PickupError> {
        let size = &Tables::get().pickup;
        let bare = table(&CATALOG, size.columns, size.rows);
        attempts(wishes, &bare, (CHECKS, scenario_checks::all()), |making| {
            let nations = nations(making)?;
            let armies = armies::raised(making);
            ground::lay(making);
            deployment::deploy(making, nations, armies);
            making.describe("armies of one size");
            Ok(())
        })
    }
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
