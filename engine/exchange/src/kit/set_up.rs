//! The set-up sheet: a small map with everybody in place, then lists by hex.

use super::Kit;
use super::flow::Flow;
use super::table::Table;
use crate::pdf;
use crate::pdf::leaf::{Inset, Leaf};
use crate::picture::{Error, PieceLayers, Plan};
use oblique_roster::field::UnitField;
use oblique_roster::totals;
use oblique_scenario::{Piece, PieceId, Side};
use std::sync::Arc;

/// Most of a column the map takes.
const MAP: f32 = 0.92;

pub(super) fn leaves(kit: &Kit<'_>) -> Result<Vec<Leaf>, Error> {
    let scenario = kit.scenario;
    let layout = scenario.board.layout();
    let lying = layout.width > layout.height;
    let mut flow = Flow::new(kit, "Set-up", 1, lying);
    map(kit, &mut flow)?;
    let mut lists = Flow::new(kit, "Set-up", 2, false);
    for side in Side::BOTH {
        army(kit, &mut lists, side);
    }
    objectives(kit, &mut lists);
    for set_up in scenario.setups.values() {
        lists.heading(&format!("Another set-up: {}", set_up.name), 10.0);
        lists.paragraphs(&set_up.remark);
        let mut table = Table::new(&["Unit", "Begins", "Formation", "Faces"]);
        for id in scenario.differing_from(set_up) {
            let Some((piece, posting)) = scenario.pieces.get(&id).zip(set_up.postings.get(&id)) else {
                continue;
            };
            let piece = posting.taken_by(piece);
            let text = |field: UnitField| field.text(scenario, kit.catalog(), &piece);
            let begins = super::roster::begins(kit, &piece);
            table.row([piece.name.clone(), begins, text(UnitField::Formation), text(UnitField::Facing)]);
        }
        lists.table(&table);
    }
    flow.leaves.append(&mut lists.leaves);
    Ok(flow.finish())
}

/// The map as large as the page allows.
fn map(kit: &Kit<'_>, flow: &mut Flow) -> Result<(), Error> {
    let layers = PieceLayers { zones: true, ..PieceLayers::COUNTERS };
    let asked = kit.map_request(layers);
    let whole = Plan::new(kit.scenario, kit.rules, &asked)?.measure.sheet;
    let (wide, high) = (flow.wide(), flow.high() * MAP);
    let hex_mm = (wide / whole.width()).min(high / whole.height()).min(kit.request.hex_mm);
    let plan = Arc::new(Plan::new(kit.scenario, kit.rules, &pdf::detail(asked, hex_mm))?);
    let seen = plan.measure.sheet;
    let hex_mm = (wide / seen.width()).min(high / seen.height()).min(hex_mm);
    let (x, y) = flow.take(seen.height() * hex_mm);
    let left = x + (wide - seen.width() * hex_mm) / 2.0;
    flow.leaf().map(Inset { plan, seen, at: (left, y), hex_mm });
    flow.space(2.0);
    if Side::BOTH.iter().any(|side| !kit.scenario.zone(*side).is_empty()) {
        flow.aside("Zones in which a side may be set up are tinted in its colour.");
    }
    Ok(())
}

/// Who begins where, by hex.
fn army(kit: &Kit<'_>, flow: &mut Flow, side: Side) {
    let (scenario, catalog) = (kit.scenario, kit.catalog());
    let layout = scenario.board.layout();
    let mut here: Vec<(&PieceId, &Piece)> = scenario
        .roster()
        .into_iter()
        .filter_map(|id| Some((id, scenario.pieces.get(id)?)))
        .filter(|(_, piece)| piece.side == side && piece.hex.is_some())
        .collect();
    if here.is_empty() {
        return;
    }
    here.sort_by_key(|(_, piece)| piece.hex.map(|hex| layout.col_row(hex)));
    flow.heading(&scenario.side(side).name, 15.0);
    let mut table = Table::new(&["Hex", "Unit", "Strength", "Formation", "Faces"]);
    table.size = 8.0;
    for (_, piece) in here {
        let text = |field: UnitField| field.text(scenario, catalog, piece);
        let strength = totals::strength(catalog, piece);
        let strength = strength.split(',').next().unwrap_or_default().to_owned();
        table.row([
            text(UnitField::Hex),
            piece.name.clone(),
            strength,
            text(UnitField::Formation),
            text(UnitField::Facing),
        ]);
    }
    flow.table(&table);
    let waiting = scenario.pieces.values().filter(|p| p.side == side && p.hex.is_none()).count();
    if waiting > 0 {
        flow.aside(&format!("Not on the map at the start: {waiting}. See the turn track and the roster."));
    }
}

fn objectives(kit: &Kit<'_>, flow: &mut Flow) {
    let scenario = kit.scenario;
    let all = scenario.objectives_in_order();
    if all.is_empty() {
        return;
    }
    flow.heading("Objectives", 15.0);
    let [a, b] = [Side::A, Side::B].map(|side| scenario.side(side).name.clone());
    let mut table = Table::new(&["Hex", "Objective"]);
    table.heads.extend([a, b, "Held by".to_owned()]);
    for (_, objective) in all {
        let holder =
            objective.holder.map_or_else(|| "nobody".to_owned(), |side| scenario.side(side).name.clone());
        let worth = objective.value.map(|value| value.to_string());
        let [a, b] = worth;
        table.row([scenario.board.layout().name(objective.hex), objective.name.clone(), a, b, holder]);
    }
    flow.table(&table);
}
