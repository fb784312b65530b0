//! Hexsides that make no sense: rivers nobody crosses, bridges over nothing, steep slopes on the level.

use super::row;
use crate::board::chart::{self, Chart};
use crate::ids::rule;
use oblique_board::hex::{Edge, Hex, Orientation, Vertex};
use oblique_board::{Feature, FeatureId, Path};
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{SheetCheck, tabletop};
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Facets, lines};
use std::collections::BTreeSet;

/// What checks of hexsides read.
const EDGES: Facets = Facets::FEATURES.with(Facets::LAYOUT);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "S16",
        severity: Severity::Error,
        rule: rule::ROAD_MARCH,
        reads: EDGES,
        find: tabletop::BROKEN_ROADS,
    },
    row("S22", Severity::Warning, rule::RIVER_EDGE, EDGES, crossings),
    row("S26", Severity::Warning, rule::HILL_SLOPE, EDGES.with(Facets::LEVELS), steep_on_the_level),
];

/// Rivers nobody crosses, and bridges over nothing.
fn crossings(context: &mut CheckContext<'_>) {
    rivers_without_crossing(context);
    bridges_over_nothing(context);
}

/// Rivers with neither bridge nor ford, each by itself: another that is crossed elsewhere helps nobody here.
fn rivers_without_crossing(context: &mut CheckContext<'_>) {
    let (board, chart) = (&context.s.board, Chart::of(context.s));
    let layout = board.layout();
    let lines = board.features().values().filter(|line| line.kind == "river");
    let edges =
        lines.flat_map(|line| if let Path::Edges(edges) = &line.path { edges.as_slice() } else { &[] });
    for river in rivers(edges.copied().collect(), layout.orientation) {
        let mut sides = river.iter().map(|edge| edge.hexes(layout.orientation));
        let first = sides.clone().next().map(|[from, _]| from);
        let crossed = sides.any(|[from, to]| chart.is_crossed_river(board, from, to));
        if let Some(hex) = first.filter(|_| !crossed) {
            let name = layout.name(hex);
            let text = format!("The river at {name} has neither bridge nor ford: nobody crosses it.");
            context.say(Place::hex(layout, hex), text);
        }
    }
}

/// Hexsides of rivers, those of each river together: what meets at a corner is one, however many lines it was drawn in.
fn rivers(mut edges: Vec<Edge>, orientation: Orientation) -> Vec<Vec<Edge>> {
    let mut found = Vec::new();
    while !edges.is_empty() {
        let mut corners: BTreeSet<(i32, i32)> = BTreeSet::new();
        let mut river: Vec<Edge> = Vec::new();
        loop {
            let before = river.len();
            edges.retain(|edge| {
                let ends = edge.ends(orientation).map(Vertex::thirds);
                let joins = river.is_empty() || ends.iter().any(|end| corners.contains(end));
                if joins {
                    corners.extend(ends);
                    river.push(*edge);
                }
                !joins
            });
            if river.len() == before {
                break;
            }
        }
        found.push(river);
    }
    found
}

/// A bridge that spans neither river nor stream.
fn bridges_over_nothing(context: &mut CheckContext<'_>) {
    let (board, chart) = (&context.s.board, Chart::of(context.s));
    let orientation = board.layout().orientation;
    for (id, bridge) in board.features().iter().filter(|(_, line)| line.kind == "bridge") {
        let Path::Edges(edges) = &bridge.path else { continue };
        let dry = |edge: &Edge| {
            let [from, to] = edge.hexes(orientation);
            !chart.is_wet(board, from, to)
        };
        if edges.iter().all(dry) {
            let name = name_of(id, bridge);
            context.say(
                Place::Feature(id.clone()),
                format!("{name} is a bridge and spans neither river nor stream."),
            );
            context.offer(format!("Remove {name}"), lines::removal(id));
        }
    }
}

fn name_of<'l>(id: &'l FeatureId, line: &'l Feature) -> &'l str {
    if line.name.is_empty() { &id.0 } else { &line.name }
}

/// A steep slope between hexes of one level: the first such stretch of each.
fn steep_on_the_level(context: &mut CheckContext<'_>) {
    let board = &context.s.board;
    let layout = board.layout();
    for (id, slope) in board.features().iter().filter(|(_, line)| line.kind == "steep") {
        let Path::Edges(edges) = &slope.path else { continue };
        let flat = |edge: &Edge| {
            let [from, to] = edge.hexes(layout.orientation);
            layout.contains(from)
                && layout.contains(to)
                && chart::level(board, from) == chart::level(board, to)
        };
        let Some(first) = edges.iter().position(flat) else { continue };
        let level = edges.iter().skip(first).take_while(|edge| flat(edge)).count();
        let [from, _] = edges.get(first).map_or([Hex::ZERO; 2], |edge| edge.hexes(layout.orientation));
        let text =
            format!("{} is steep at {}, between hexes of one level.", name_of(id, slope), layout.name(from));
        context.say(Place::Feature(id.clone()), text);
        if let Some(cut) = lines::cut(context.s, id, first, first + level) {
            context.offer("Take the slope away there", cut);
        }
    }
}
