//! Steps 1 to 3: two armies of a year, their generals, their companies of skirmishers (`list.form`, `list.leaders`,
//! `sk.company`).

use super::{COMPANIES, GENERALS, LISTS, Making, table};
use crate::ids::attribute;
use crate::tables::Tables;
use crate::{CATALOG, lists};
use oblique_rules::catalog::Role;
use oblique_rules::chance::Chance;
use oblique_rules::lists::{Army, ArmyList, muster};
use oblique_rules::pickup::{PickupError, StepTaken, Wishes};
use oblique_scenario::{Scenario, Side, Value};

/// Armies drawn of which the one nearest to the points wished for is taken.
const DRAWN_FOR_POINTS: u32 = 60;

/// Both armies on an empty table.
pub(super) fn raised(wishes: &Wishes, attempt: u32) -> Result<Making<'_>, PickupError> {
    let mut chance = wishes.chance(&LISTS, attempt, 0);
    let lists = chosen(wishes, &mut chance)?;
    let years = match wishes.year {
        Some(year) => lists.iter().all(|list| list.raised_in(year)).then_some(year).into_iter().collect(),
        None => lists::all().common_years(&lists),
    };
    let no_year = || {
        let names = format!("{} and {}", lists[0].name, lists[1].name);
        PickupError::NoYear(names, wishes.year.map_or_else(String::new, |year| format!(" ({year})")))
    };
    let year = *chance.pick("Year", &years).ok_or_else(no_year)?;
    let mut throws = chance.into_throws();
    let mut results = vec![format!("{} against {}, {year}.", lists[0].name, lists[1].name)];
    let mut armies = Vec::new();
    for (list, side) in lists.iter().zip(0..) {
        let draws = if wishes.points.is_some() { DRAWN_FOR_POINTS } else { 1 };
        let drawn = (0..draws).filter_map(|draw| {
            let mut chance = wishes.chance(&LISTS, attempt, 1 + 2 * draw + side);
            let army = lists::all().draw_army(&CATALOG, list, year, &mut chance)?;
            Some((army.points(lists::all(), &CATALOG), army, chance))
        });
        let off = |points: i32| wishes.points.map_or(0, |wished| points.abs_diff(wished));
        let (points, army, chance) = drawn.min_by_key(|(points, ..)| off(*points)).ok_or_else(no_year)?;
        throws.extend(chance.into_throws());
        let commands = army.commands.iter().chain([&army.chief]).filter(|command| !command.name.is_empty());
        let names: Vec<String> =
            commands.map(|command| format!("{} ({} units)", command.name, command.units.len())).collect();
        results.push(format!("{}: {}; {points} points.", list.name, names.join(", ")));
        armies.push(army);
    }
    let Ok(mut armies) = <[Army; 2]>::try_from(armies) else { return Err(no_year()) };
    let steps = vec![StepTaken { step: LISTS, throws, results }];
    let mut chance = wishes.chance(&GENERALS, attempt, 0);
    let mut scenario = table(lists);
    let mut results = Vec::new();
    for ((army, list), side) in armies.iter_mut().zip(lists).zip(Side::BOTH) {
        lists::all().draw_generals(list, army, &mut chance);
        muster(&mut scenario, army, side, &list.id);
        let generals = army.commands.iter().chain([&army.chief]).map(|command| &command.general);
        let described: Vec<String> = generals
            .map(|general| {
                let traits = general.attrs.iter().filter(|(_, value)| value.flag() == Some(true));
                let names: String = traits.filter_map(|(id, _)| trait_name(&general.kind, id)).collect();
                let quality = general.attrs.get(attribute::Q).and_then(Value::int).unwrap_or(0);
                format!("{} Q{quality}{names}", general.name)
            })
            .collect();
        results.push(format!("{}: {}.", list.name, described.join(", ")));
    }
    let mut making = Making { wishes, attempt, armies, scenario, steps };
    making.note(GENERALS, chance, results);
    Ok(making)
}

/// The lists wished for; others are drawn.
fn chosen(wishes: &Wishes, chance: &mut Chance) -> Result<[&'static ArmyList; 2], PickupError> {
    let all = &lists::all().lists;
    let unknown = |wanted: &str| {
        let known: Vec<&str> = all.iter().map(|list| list.id.as_str()).collect();
        PickupError::NoList { wanted: wanted.to_owned(), known: known.join(", ") }
    };
    let mut one = |side: Side| match &wishes.lists[side.index()] {
        Some(id) => lists::all().list(id).ok_or_else(|| unknown(id)),
        None => chance.pick(format!("List of {side}"), all).ok_or_else(|| unknown("")),
    };
    Ok([one(Side::A)?, one(Side::B)?])
}

fn trait_name(kind: &str, id: &str) -> Option<String> {
    let attribute = CATALOG.kind(kind).and_then(|kind| kind.attribute(id))?;
    Some(format!(" {}", attribute.name))
}

/// Spreads the points of companies, one by one to the infantry of the brigade with the lowest skirmish factor, of
/// several to the first of the roster.
pub(super) fn spread_companies(making: &mut Making<'_>) {
    let most = i64::from(Tables::get().companies.sk_most);
    let scenario = &mut making.scenario;
    let leaders: Vec<_> = scenario
        .roster()
        .into_iter()
        .filter(|id| CATALOG.role_of(&scenario.pieces[*id]) == Some(Role::Leader))
        .cloned()
        .collect();
    let mut results = Vec::new();
    for leader in leaders {
        let Some(general) = scenario.pieces.get_mut(&leader) else { continue };
        let Some(points) = general.attrs.remove(attribute::SK_COMPANY).as_ref().and_then(Value::int) else {
            continue;
        };
        let name = general.name.clone();
        let taken: Vec<String> = (0..points).filter_map(|_| one_point(scenario, &leader, most)).collect();
        results.push(format!("Company of {name}: {}.", taken.join(", ")));
    }
    if results.is_empty() {
        results.push("There are none.".to_owned());
    }
    let chance = making.chance(&COMPANIES, 0);
    making.note(COMPANIES, chance, results);
}

/// Gives one point; who has it now.
fn one_point(scenario: &mut Scenario, leader: &oblique_scenario::PieceId, most: i64) -> Option<String> {
    let roster: Vec<_> = scenario.roster().into_iter().cloned().collect();
    let factor = |id: &oblique_scenario::PieceId| {
        let piece = scenario.pieces.get(id)?;
        let takes = piece.leader.as_ref() == Some(leader) && CATALOG.role_of(piece) == Some(Role::Foot);
        takes.then(|| CATALOG.int_of(piece, attribute::SK))
    };
    let open = roster.iter().filter_map(|id| Some((factor(id)?, id))).filter(|(sk, _)| *sk < most);
    let (sk, id) = open.min_by_key(|(sk, _)| *sk)?;
    let piece = scenario.pieces.get_mut(id)?;
    piece.attrs.insert(attribute::SK.to_owned(), Value::Int(sk + 1));
    Some(format!("{} {}", piece.name, sk + 1))
}
