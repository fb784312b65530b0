//! What ground and lines do, each with a piece of the map that shows it.

use crate::kit::Kit;
use crate::kit::flow::Flow;
use crate::kit::table::{Cell, Row, Table};
use crate::pdf::detail;
use crate::pdf::leaf::{Inset, Leaf};
use crate::picture::{Error, Layers, PieceLayers, Plan, Request};
use oblique_board::hex::{Edge, Layout};
use oblique_board::{Board, Feature, FeatureId, Path, TerrainIx};
use oblique_cartography::{Point, Rect, geometry};
use oblique_rules::{blank_on, catalog::Attribute};
use std::sync::Arc;

/// Width and height of a piece of the map, in millimetres, and of a hex in it.
const SIZE: (f32, f32) = (22.0, 13.0);
const HEX_MM: f32 = 11.0;

/// The terrain chart.
pub(super) fn terrain(kit: &Kit<'_>, flow: &mut Flow) -> Result<(), Error> {
    flow.heading("Terrain", 20.0);
    let mut table = Table::new(&["", "Terrain", "What it does"]);
    for (n, terrain) in kit.catalog().terrain.iter().enumerate().take(256) {
        let ix = TerrainIx(u8::try_from(n).unwrap_or(u8::MAX));
        let picture = sample(kit, |board, _| {
            let layout = board.layout();
            for hex in layout.hexes() {
                board.set_terrain(hex, ix);
            }
        })?;
        let note = description(&terrain.note, &terrain.attributes);
        let cells = vec![picture, terrain.name.as_str().into(), note.into()];
        table.rows.push(Row { cells, strong: false });
    }
    flow.table(&table);
    Ok(())
}

/// Roads, streams, walls.
pub(super) fn lines(kit: &Kit<'_>, flow: &mut Flow) -> Result<(), Error> {
    if kit.catalog().linear.is_empty() {
        return Ok(());
    }
    flow.heading("Lines of the map", 20.0);
    let mut table = Table::new(&["", "Line", "Runs", "What it does"]);
    for linear in &kit.catalog().linear {
        let picture = sample(kit, |board, layout| {
            let path = if linear.along_edges { along_sides(layout) } else { through_hexes(layout) };
            let _ = board.put_feature(FeatureId("sample".to_owned()), Some(Feature::new(&linear.id, path)));
        })?;
        let runs = if linear.along_edges { "along hexsides" } else { "from hex to hex" };
        let note = description(&linear.note, &linear.attributes);
        let cells = vec![picture, linear.name.as_str().into(), runs.into(), note.into()];
        table.rows.push(Row { cells, strong: false });
    }
    flow.table(&table);
    Ok(())
}

/// A note with what single ones may say of themselves.
fn description(note: &str, attributes: &[Attribute]) -> String {
    let own: Vec<String> = attributes
        .iter()
        .map(|a| format!("{}: {}", a.name, oblique_roster::field::shown(a, &a.default)))
        .collect();
    if own.is_empty() { note.to_owned() } else { format!("{note} {}.", own.join("; ")) }
}

const WIDE: u16 = 6;
const HIGH: u16 = 6;

fn through_hexes(layout: Layout) -> Path {
    Path::Hexes((0..i32::from(WIDE)).map(|column| layout.at(column, 2)).collect())
}

/// The lower sides of a row of hexes.
fn along_sides(layout: Layout) -> Path {
    let o = layout.orientation;
    let mut sides = Vec::new();
    for column in 0..i32::from(WIDE) {
        let hex = layout.at(column, 2);
        // Those that look down the page, from the left.
        let mut down: Vec<(f32, Edge)> = o
            .sides()
            .into_iter()
            .filter_map(|side| {
                let edge = Edge::new(hex, side, o)?;
                let [a, b] = geometry::edge_ends(layout, edge);
                let middle = a.mid(b);
                let below = middle.y > geometry::center(layout, hex).y + 0.1;
                below.then_some((middle.x, edge))
            })
            .collect();
        down.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, edge) in down {
            if !sides.contains(&edge) {
                sides.push(edge);
            }
        }
    }
    Path::Edges(sides)
}

/// A piece of a small map.
fn sample(kit: &Kit<'_>, lay: impl FnOnce(&mut Board, Layout)) -> Result<Cell, Error> {
    let whole = kit.scenario.board.layout();
    let layout = Layout { width: WIDE, height: HIGH, ..whole };
    let mut small = blank_on(kit.rules, layout, TerrainIx(0));
    lay(&mut small.board, layout);
    let asked = Request {
        layers: Layers { numbers: false, labels: false, grain: false, ..Layers::ALL },
        legend: false,
        frame: false,
        ..kit.map_request(PieceLayers::NONE)
    };
    let plan = Arc::new(Plan::new(&small, kit.rules, &detail(asked, HEX_MM))?);
    let middle = geometry::center(layout, layout.at(2, 2)).mid(geometry::center(layout, layout.at(3, 2)));
    let half = Point::new(SIZE.0 / HEX_MM / 2.0, SIZE.1 / HEX_MM / 2.0);
    let seen = Rect::new(middle - half, middle + half);
    let draw = move |leaf: &mut Leaf, at: (f32, f32)| {
        leaf.map(Inset { plan: plan.clone(), seen, at, hex_mm: HEX_MM });
    };
    Ok(Cell::Picture(SIZE, Box::new(draw)))
}
