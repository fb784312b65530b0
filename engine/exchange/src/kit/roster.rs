//! Rosters: each army from the top, with its ratings and boxes to cross off losses.

use super::Kit;
use super::flow::Flow;
use super::table::{Cell, Row, Table};
use crate::pdf::leaf::{BLACK, Leaf};
use oblique_roster::field::UnitField;
use oblique_roster::totals;
use oblique_roster::tree::tree;
use oblique_rules::catalog::{Domain, reserved};
use oblique_scenario::{Piece, Side};

/// The side of a box and the room it takes, in millimetres.
const BOX: (f32, f32) = (2.0, 2.5);
/// Boxes in a line.
const IN_LINE: u8 = 12;
/// Boxes where strength is not counted in models: each stands for a tenth.
const TENTHS: u8 = 10;
/// How far each step down the tree is set in.
const STEP: f32 = 2.5;

pub(super) fn leaves(kit: &Kit<'_>) -> Vec<Leaf> {
    if kit.scenario.pieces.is_empty() {
        return Vec::new();
    }
    let mut flow = Flow::new(kit, "Rosters", 1, true);
    for (n, side) in Side::BOTH.into_iter().enumerate() {
        if n > 0 {
            flow.page();
        }
        army(kit, &mut flow, side);
    }
    flow.finish()
}

fn army(kit: &Kit<'_>, flow: &mut Flow, side: Side) {
    let (scenario, catalog) = (kit.scenario, kit.catalog());
    let rows = tree(scenario, catalog, side);
    let pieces: Vec<&Piece> = rows.iter().map(|row| row.piece).collect();
    let total = totals::Totals::of(catalog, pieces.iter().copied());
    flow.heading(&scenario.side(side).name, 30.0);
    let leaders = total.leaders;
    let led = if leaders > 0 {
        format!(", {}", totals::counted(i64::from(leaders), "leader"))
    } else {
        String::new()
    };
    flow.aside(&format!("{}{led}. {}.", total.line(), total.arms()));
    let units: Vec<&Piece> = rows.iter().filter(|row| !row.leads).map(|row| row.piece).collect();
    let attributes = columns(kit, &units);
    let mut table = Table::new(&["Unit", "Kind", "Strength"]);
    let titles = attributes.iter().map(|field| field.title(catalog));
    table.heads.extend(titles);
    table.heads.extend(["Formation", "Begins", "Losses"].map(str::to_owned));
    table.size = 8.0;
    for row in &rows {
        let piece = row.piece;
        let name = Cell::Inset(STEP * row.depth.min(6) as f32, piece.name.clone());
        if row.leads {
            table.rows.push(Row { cells: vec![name, leader(kit, piece).into()], strong: true });
            continue;
        }
        let mut cells: Vec<Cell> = vec![
            name,
            UnitField::Kind.text(scenario, catalog, piece).into(),
            totals::strength(catalog, piece).into(),
        ];
        cells.extend(attributes.iter().map(|field| Cell::from(field.text(scenario, catalog, piece))));
        cells.push(UnitField::Formation.text(scenario, catalog, piece).into());
        cells.push(begins(kit, piece).into());
        cells.push(losses(kit, piece));
        table.rows.push(Row { cells, strong: false });
    }
    flow.table(&table);
    let tenths = pieces.iter().any(|piece| catalog.models_of(piece).is_none() && boxes(kit, piece) > 0);
    flow.aside(if tenths {
        "A box of losses stands for a tenth of the strength, or for a model where models are counted."
    } else {
        "A box of losses stands for a model."
    });
}

/// What is told of a leader, in a line.
fn leader(kit: &Kit<'_>, piece: &Piece) -> String {
    let (scenario, catalog) = (kit.scenario, kit.catalog());
    let mut parts = vec![UnitField::Kind.text(scenario, catalog, piece)];
    for attribute in catalog.kind(&piece.kind).iter().flat_map(|kind| &kind.attributes) {
        let text = UnitField::Attribute(attribute.id.clone()).text(scenario, catalog, piece);
        if !text.is_empty() && text != "No" {
            parts.push(format!("{} {text}", attribute.name));
        }
    }
    let begins = begins(kit, piece);
    if !begins.is_empty() {
        parts.push(format!("begins at {begins}"));
    }
    parts.join(", ")
}

/// Where and when a piece begins.
pub(super) fn begins(kit: &Kit<'_>, piece: &Piece) -> String {
    let (scenario, catalog) = (kit.scenario, kit.catalog());
    match &piece.arrives {
        Some(arrival) if piece.hex.is_none() => {
            let at = UnitField::Entry.text(scenario, catalog, piece);
            format!("{} {}: {at}", catalog.turn_name, arrival.turn)
        }
        _ => UnitField::Hex.text(scenario, catalog, piece),
    }
}

/// The attributes of an army that differ within it or are numbers: a column each.
fn columns(kit: &Kit<'_>, pieces: &[&Piece]) -> Vec<UnitField> {
    let (scenario, catalog) = (kit.scenario, kit.catalog());
    let mut fields: Vec<UnitField> = Vec::new();
    for kind in pieces.iter().filter_map(|piece| catalog.kind(&piece.kind)) {
        let counted = kind.models.as_ref().map(|models| models.number.as_slice()).unwrap_or_default();
        for attribute in &kind.attributes {
            let field = UnitField::Attribute(attribute.id.clone());
            let in_charts = matches!(attribute.domain, Domain::Text)
                || attribute.id == reserved::MEN
                || counted.contains(&attribute.id);
            if !in_charts && !fields.contains(&field) {
                fields.push(field);
            }
        }
    }
    fields.retain(|field| {
        let mut texts =
            pieces.iter().map(|piece| field.text(scenario, catalog, piece)).filter(|text| !text.is_empty());
        let first = texts.next();
        // What is the same for all is told by the charts.
        first.is_some_and(|first| field.is_number(catalog) || texts.any(|text| text != first))
    });
    fields
}

/// How many boxes a piece has.
pub(super) fn boxes(kit: &Kit<'_>, piece: &Piece) -> u8 {
    let catalog = kit.catalog();
    if catalog.role_of(piece).is_some_and(oblique_rules::catalog::Role::leads) {
        return 0;
    }
    match catalog.models_of(piece) {
        Some(count) => count.start.min(96),
        None => TENTHS,
    }
}

fn losses(kit: &Kit<'_>, piece: &Piece) -> Cell {
    let count = boxes(kit, piece);
    if count == 0 {
        return Cell::from("");
    }
    let lines = count.div_ceil(IN_LINE);
    let size = (BOX.1 * f32::from(count.min(IN_LINE)), BOX.1 * f32::from(lines) + 0.4);
    Cell::Picture(size, Box::new(move |leaf, at| draw_boxes(leaf, at, count)))
}

/// Boxes in lines, from their upper left corner.
pub(super) fn draw_boxes(leaf: &mut Leaf, (x, y): (f32, f32), count: u8) {
    for n in 0..count {
        let (column, line) = (n % IN_LINE, n / IN_LINE);
        let at = (x + BOX.1 * f32::from(column), y + 0.5 + BOX.1 * f32::from(line));
        leaf.frame(at, (BOX.0, BOX.0), BLACK, 0.12);
    }
}
