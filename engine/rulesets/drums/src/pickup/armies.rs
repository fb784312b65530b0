//! Steps 1 to 3: two armies of a year, their generals, their companies of skirmishers (`list.form`, `list.leaders`,
//! `sk.company`).

use super::{COMPANIES, GENERALS, LISTS, Making, table};
use crate::ids::attribute;
use crate::tables::Tables;
use crate::{CATALOG, lists};
use oblique_rules::catalog::Role;
use oblique_rules::lists::{Raised, muster};
use oblique_rules::pickup::{PickupError, StepTaken, Wishes};
use oblique_scenario::{Scenario, Side, Value};

/// Both armies on an empty table.
pub(super) fn raised(wishes: &Wishes, attempt: u32) -> Result<Making<'_>, PickupError> {
    let Raised { lists, mut armies, throws, results, .. } =
        lists::all().raised(&CATALOG, (wishes, &LISTS, attempt), wishes.points)?;
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
                let names: Vec<&str> = traits.filter_map(|(id, _)| trait_name(&general.kind, id)).collect();
                let quality = general.attrs.get(attribute::Q).and_then(Value::int).unwrap_or(0);
                let names =
                    if names.is_empty() { String::new() } else { format!(" ({})", names.join(" and ")) };
                format!("{} Q{quality}{names}", general.name)
            })
            .collect();
        results.push(format!("{}: {}.", list.name, described.join(", ")));
    }
    let mut making = Making { wishes, attempt, armies, scenario, steps };
    making.note(GENERALS, chance, results);
    Ok(making)
}

fn trait_name(kind: &str, id: &str) -> Option<&'static str> {
    let attribute = CATALOG.kind(kind).and_then(|kind| kind.attribute(id))?;
    Some(&attribute.name)
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
