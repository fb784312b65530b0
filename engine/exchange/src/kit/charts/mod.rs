//! Charts: how a turn goes, what terrain does, formations, states, kinds, and the tables, all from the live ruleset.

mod ground;
mod numbers;

use super::flow::Flow;
use super::table::{Cell, Row, Table};
use super::{Kit, rule_book};
use crate::pdf::leaf::Leaf;
use crate::picture::Error;
use oblique_cartography::Point;
use oblique_cartography::counters::{self, CounterLook};
use oblique_rules::catalog::{Domain, FacingKind, Role};
use std::collections::BTreeSet;

/// What every page of it is headed.
const PART: &str = "Charts and tables";

pub(super) fn leaves(kit: &Kit<'_>) -> Result<Vec<Leaf>, Error> {
    let mut flow = Flow::new(kit, PART, 1, false);
    flow.aside(&kit.catalog().name);
    sequence(kit, &mut flow);
    ground::terrain(kit, &mut flow)?;
    ground::lines(kit, &mut flow)?;
    formations(kit, &mut flow);
    kinds(kit, &mut flow);
    states(kit, &mut flow);
    scenario(kit, &mut flow);
    numbers::charts(kit, &mut flow);
    flow.leaves.extend(numbers::others(kit, PART));
    Ok(flow.finish())
}

/// How a turn goes: every phase with its rule, each rule told once.
fn sequence(kit: &Kit<'_>, flow: &mut Flow) {
    let (catalog, manual) = (kit.catalog(), kit.rules.manual());
    flow.heading("Sequence of play", 20.0);
    let mut table = Table::new(&["", "Phase", "What is done"]);
    let mut explained = BTreeSet::new();
    for (n, phase) in catalog.phases.iter().enumerate() {
        let rule = manual.rule(&phase.rule);
        let text = match rule {
            Some(rule) if explained.insert(&rule.id) => rule_book::spoken(manual, &rule.summary),
            Some(rule) => format!("See \u{2018}{}\u{2019}.", rule.title),
            None => String::new(),
        };
        table.row([(n + 1).to_string(), phase.name.clone(), text]);
    }
    flow.table(&table);
}

/// Every formation as its counters look.
fn formations(kit: &Kit<'_>, flow: &mut Flow) {
    let (catalog, style) = (kit.catalog(), kit.style());
    if catalog.formations.is_empty() {
        return;
    }
    flow.heading("Formations", 20.0);
    let mut table = Table::new(&["", "Formation", "Faces", "Taken by"]);
    for formation in &catalog.formations {
        let takers: Vec<_> =
            catalog.kinds.iter().filter(|kind| kind.formations.contains(&formation.id)).collect();
        let look = CounterLook {
            role: takers.first().map_or(Role::Foot, |kind| kind.role),
            arm: takers.first().map(|kind| kind.arm.clone()).unwrap_or_default(),
            formation: formation.look.clone(),
            figures: 6,
            facing: formation.facing.faces_sides().map(|_| oblique_board::hex::Hour::new(0)),
            side_color: kit.side_color(oblique_scenario::Side::A),
            ..CounterLook::default()
        };
        let shapes = counters::at_size(style, &look, 100.0);
        let picture = Cell::Picture(
            (11.0, 10.5),
            Box::new(move |leaf, (x, y)| {
                leaf.draw(counters::primitives(&shapes, Point::new(x + 5.5, y + 5.5), 10.0));
            }),
        );
        let faces = match formation.facing {
            FacingKind::Side => "a side of its hex",
            FacingKind::Vertex => "a corner of its hex",
            FacingKind::Round => "all round",
            FacingKind::None => "nowhere",
        };
        let takers: Vec<&str> = takers.iter().map(|kind| kind.name.as_str()).collect();
        let cells = vec![picture, formation.name.as_str().into(), faces.into(), takers.join(", ").into()];
        table.rows.push(Row { cells, strong: false });
    }
    flow.table(&table);
}

/// The kinds that take part, with what is told of each.
fn kinds(kit: &Kit<'_>, flow: &mut Flow) {
    let catalog = kit.catalog();
    let here: BTreeSet<&str> = kit.scenario.pieces.values().map(|piece| piece.kind.as_str()).collect();
    let kinds: Vec<_> = catalog.kinds.iter().filter(|kind| here.contains(kind.id.as_str())).collect();
    if kinds.is_empty() {
        return;
    }
    flow.heading("Ratings", 20.0);
    let mut table = Table::new(&["Kind", "Rating", "Values", "What it is"]);
    for kind in kinds {
        let mut name = kind.name.as_str();
        for attribute in &kind.attributes {
            let values = match &attribute.domain {
                Domain::Int { min, max, .. } => format!("{min} to {max} {}", attribute.unit),
                Domain::Choice(words) => {
                    words.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")
                }
                Domain::Flag => "yes or no".to_owned(),
                Domain::Clock => "time of the clock".to_owned(),
                Domain::Text => "text".to_owned(),
            };
            table.row([name, &attribute.name, values.trim(), &attribute.help]);
            name = "";
        }
    }
    flow.table(&table);
}

/// The states a unit can be in, and what is counted of it.
fn states(kit: &Kit<'_>, flow: &mut Flow) {
    let catalog = kit.catalog();
    if !catalog.marks.is_empty() {
        flow.heading("States", 15.0);
        let names: Vec<&str> = catalog.marks.iter().map(|mark| mark.name.as_str()).collect();
        flow.paragraphs(&format!("{}.", names.join(", ")));
    }
    if !catalog.tracks.is_empty() {
        flow.heading("What is counted of a unit", 15.0);
        let mut table = Table::new(&["", "Short", "Values"]);
        for track in &catalog.tracks {
            let names: Vec<String> = track
                .names
                .iter()
                .enumerate()
                .filter(|(_, name)| !name.is_empty())
                .map(|(n, name)| format!("{n} {name}"))
                .collect();
            table.row([track.name.clone(), track.short.clone(), names.join(", ")]);
        }
        flow.table(&table);
    }
}

/// What this battle lays down.
fn scenario(kit: &Kit<'_>, flow: &mut Flow) {
    let (catalog, scenario) = (kit.catalog(), kit.scenario);
    if catalog.params.is_empty() && catalog.side_params.is_empty() {
        return;
    }
    flow.heading("This battle", 15.0);
    let mut table = Table::new(&["", "", "What it means"]);
    for param in &catalog.params {
        let value = scenario.params.get(&param.id).unwrap_or(&param.default);
        let value = format!("{} {}", oblique_roster::field::shown(param, value), param.unit);
        table.row([param.name.clone(), value.trim().to_owned(), param.help.clone()]);
    }
    for param in &catalog.side_params {
        for side in oblique_scenario::Side::BOTH {
            let info = scenario.side(side);
            let value = info.params.get(&param.id).unwrap_or(&param.default);
            let value = format!("{} {}", oblique_roster::field::shown(param, value), param.unit);
            table.row([
                format!("{}, {}", param.name, info.name),
                value.trim().to_owned(),
                param.help.clone(),
            ]);
        }
    }
    flow.table(&table);
}
