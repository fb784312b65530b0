//! Both armies from lists of one year, their generals, and their costs made alike (`cost.chart`).

use super::{ARMIES, GENERALS, Making, POINTS};
use crate::battle::{class_of, free_irregulars};
use crate::ids::{attribute, param};
use crate::scenario_checks::costs::Costs;
use crate::tables::Tables;
use crate::{CATALOG, lists};
use oblique_rules::lists::{ArmyList, Raised, muster};
use oblique_rules::pickup::{PickupError, StepTaken};
use oblique_scenario::{Nation, PieceId, Scenario, Side, SideInfo, Value};

/// Musters both; what their nations may do is switched on.
pub(super) fn raise(making: &mut Making<'_>) -> Result<(), PickupError> {
    let points = making.wishes.points.unwrap_or(lists::all().common.usual_points);
    let about = (making.wishes, &ARMIES, making.attempt);
    let Raised { lists, year, mut armies, throws, results } =
        lists::all().raised(&CATALOG, about, Some(points))?;
    making.steps.push(StepTaken { step: ARMIES, throws, results });
    let mut chance = making.chance(&GENERALS);
    let scenario = &mut making.scenario;
    scenario.meta.date = year.to_string();
    scenario.params.insert(param::YEAR.to_owned(), Value::Int(i64::from(year)));
    let alike = lists[0].id == lists[1].id;
    let mut said = Vec::new();
    for ((army, list), side) in armies.iter_mut().zip(lists).zip(Side::BOTH) {
        list_nation(scenario, list, side, alike);
        lists::all().draw_generals(list, army, &mut chance);
        muster(scenario, army, side, &list.id);
        let names: Vec<&str> = army.commands.iter().map(|command| command.general.name.as_str()).collect();
        let name = &scenario.side(side).name;
        said.push(format!("{name}: {} under {}.", names.join(", "), army.chief.general.name));
    }
    making.note(GENERALS, chance, said);
    Ok(())
}

/// The nation, the side that fights for it, and the option of it.
fn list_nation(scenario: &mut Scenario, list: &ArmyList, side: Side, alike: bool) {
    let row = CATALOG.nations.iter().find(|nation| nation.id == list.id);
    let color = row.map_or_else(String::new, |nation| nation.color.clone());
    let (name, traits_of) = (list.name.clone(), list.id.clone());
    let nation = Nation { name, color: color.clone(), traits_of, ..Nation::default() };
    scenario.nations.insert(list.id.clone(), nation);
    let option = format!("national_{}", list.id);
    if CATALOG.params.iter().any(|param| param.id == option) {
        scenario.params.insert(option, Value::Flag(true));
    }
    let info = &mut scenario.sides[side.index()];
    let (name, color) = if alike {
        (format!("{} {side}", list.name), info.color.clone())
    } else {
        (list.name.clone(), color)
    };
    *info = SideInfo { name, color, ..SideInfo::default() };
}

/// Adds models to battalions of the line and takes some away until each army costs what is wished for, as nearly as
/// may be.
pub(super) fn match_points(making: &mut Making<'_>) {
    let wanted = i64::from(making.wishes.points.unwrap_or(lists::all().common.usual_points));
    let mut said = Vec::new();
    for side in Side::BOTH {
        let before = Costs::of(&making.scenario).of_side(side);
        for _ in 0..MOST_BANDS {
            match_side(&mut making.scenario, side, wanted);
            let Some(band) = band_that_costs(&making.scenario, side) else { break };
            making.scenario.pieces.remove(&band);
        }
        let after = Costs::of(&making.scenario).of_side(side);
        let name = &making.scenario.side(side).name;
        said.push(match after - before {
            0 => format!("{name}: {after} points."),
            more => format!("{name}: {after} points, {more:+} by units and sizes of battalions."),
        });
    }
    let chance = making.chance(&POINTS);
    making.note(POINTS, chance, said);
}

/// Bands of irregulars taken from an army at most.
const MOST_BANDS: u32 = 12;

/// The last band of Grenzers that is one too many to be free (`opt.national`).
fn band_that_costs(scenario: &Scenario, side: Side) -> Option<PieceId> {
    let free = free_irregulars(scenario);
    let pieces = scenario.roster().into_iter().rev().filter_map(|id| scenario.pieces.get_key_value(id));
    let mut bands = pieces.filter(|(_, piece)| piece.side == side && piece.kind == "irregulars");
    bands.find(|(id, piece)| piece.nation == "austria" && !free.contains(*id)).map(|(id, _)| id.clone())
}

/// Battalions in the order of the roster, with the models they have.
fn battalions(scenario: &Scenario, side: Side) -> Vec<(PieceId, i64)> {
    let pieces = scenario.roster().into_iter().filter_map(|id| scenario.pieces.get_key_value(id));
    pieces
        .filter(|(_, piece)| piece.side == side && piece.kind == "foot")
        .map(|(id, piece)| (id.clone(), CATALOG.int_of(piece, attribute::MODELS)))
        .collect()
}

fn match_side(scenario: &mut Scenario, side: Side, wanted: i64) {
    match_units(scenario, side, wanted);
    let most = i64::from(Tables::get().pickup.models_more_or_fewer);
    let usual = battalions(scenario, side);
    // A model at a time, battalion by battalion, as long as that brings the cost nearer.
    let mut models: Vec<i64> = usual.iter().map(|(_, models)| *models).collect();
    loop {
        let mut better = false;
        for ((id, first), models) in usual.iter().zip(&mut models) {
            let off = wanted - Costs::of(scenario).of_side(side);
            let next = *models + off.signum();
            if off == 0 || (next - first).abs() > most {
                continue;
            }
            let mut then = scenario.clone();
            set_models(&mut then, id, next);
            if (wanted - Costs::of(&then).of_side(side)).abs() < off.abs() {
                (*scenario, *models, better) = (then, next, true);
            }
        }
        if !better {
            return;
        }
    }
}

/// Takes units from the largest command, or adds battalions to the smallest, until sizes can make up the rest.
fn match_units(scenario: &mut Scenario, side: Side, wanted: i64) {
    let most = i64::from(Tables::get().pickup.models_more_or_fewer);
    for _ in 0..MOST_UNITS_CHANGED {
        let costs = Costs::of(scenario);
        let price = |(id, models): &(PieceId, i64)| {
            let piece = scenario.pieces.get(id)?;
            Some(costs.of_piece(id, piece) / (*models).max(1))
        };
        let reach: i64 = battalions(scenario, side).iter().filter_map(price).map(|price| price * most).sum();
        let off = wanted - costs.of_side(side);
        if off.abs() <= reach {
            return;
        }
        let commands = commands(scenario, side);
        if off < 0 {
            let largest = commands.into_iter().max_by_key(Vec::len).filter(|units| units.len() > 1);
            let Some(unit) = largest.and_then(|units| units.last().cloned()) else { return };
            scenario.pieces.remove(&unit);
        } else {
            let foot = |id: &&PieceId| scenario.pieces.get(*id).is_some_and(|piece| piece.kind == "foot");
            let with_foot = commands.iter().filter_map(|units| Some((units.len(), units.iter().find(foot)?)));
            let Some((_, like)) = with_foot.min_by_key(|(count, _)| *count) else { return };
            let Some(mut unit) = scenario.pieces.get(like).cloned() else { return };
            let called = unit.name.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ').to_owned();
            let alike = scenario.pieces.values().filter(|p| p.side == side && p.name.starts_with(&called));
            unit.name = format!("{called} {}", alike.count() + 1);
            unit.order = scenario.next_order(side);
            let id = scenario.fresh_piece_id(side, &unit.name);
            scenario.pieces.insert(id, unit);
        }
    }
}

/// Units taken from an army or added to it at most.
const MOST_UNITS_CHANGED: u32 = 60;

/// The units of each command of a side in the order of its roster.
fn commands(scenario: &Scenario, side: Side) -> Vec<Vec<PieceId>> {
    let roster = scenario.roster();
    let own = |id: &&&PieceId| scenario.pieces.get(**id).is_some_and(|piece| piece.side == side);
    let under = |leader: &PieceId| {
        let units = roster.iter().filter(own).filter(|id| {
            let unit = scenario.pieces.get(**id);
            unit.is_some_and(|p| p.leader.as_ref() == Some(leader) && class_of(&p.kind).is_some())
        });
        units.map(|id| (*id).clone()).collect::<Vec<_>>()
    };
    let leaders = roster.iter().filter(own);
    leaders.map(|leader| under(leader)).filter(|units| !units.is_empty()).collect()
}

fn set_models(scenario: &mut Scenario, id: &PieceId, models: i64) {
    if let Some(piece) = scenario.pieces.get_mut(id) {
        piece.attrs.insert(attribute::MODELS.to_owned(), Value::Int(models));
    }
}
