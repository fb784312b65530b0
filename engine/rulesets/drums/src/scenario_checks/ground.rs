//! The ground: what spans water and what crosses on it, water nobody crosses, cliffs.

use super::{E, W};
use crate::CATALOG;
use crate::board::chart::Chart;
use crate::ids::rule;
use crate::tables::{Crossing, Tables};
use oblique_board::hex::{Edge, Hex, HexSet, Layout};
use oblique_board::{Board, Feature, FeatureId, LinearKind, Path};
use oblique_rules::catalog::{Catalog, Linear};
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{Cells, Find, SheetCheck};
use oblique_scenario::check::{Marks, Place};
use oblique_scenario::{Edit, Facets, Scenario, lines};

const LINES: Facets = Facets::FEATURES.with(Facets::LAYOUT);
/// A step between neighbours that is steep ground, in levels.
const CLIFF: u8 = 2;
/// The terrain such a step asks for where one can walk.
const STEEP: &str = "steep";

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck { id: "V30", severity: E, rule: rule::MOVE_STREAM, reads: LINES, find: Find::Check(sides) },
    SheetCheck { id: "V31", severity: W, rule: rule::MOVE_STREAM, reads: LINES, find: Find::SlowCheck(cut) },
    SheetCheck {
        id: "V32",
        severity: W,
        rule: rule::GEO_TERRAIN,
        reads: Facets::LAYOUT.with(Facets::TERRAIN).with(Facets::LEVELS),
        find: Find::Cells(Cells { mark: cliff, mark_all: None, reads_neighbours: true, report: cliffs }),
    },
];

/// What is on a hexside.
struct OnSide<'b> {
    board: &'b Board,
    /// The bits of roads.
    roads: u16,
}

impl<'b> OnSide<'b> {
    fn of(board: &'b Board) -> Self {
        let road = CATALOG.linear.iter().filter(|kind| !kind.along_edges);
        let known = road.filter_map(|kind| board.linear_kind(&kind.id));
        let bit = |kind: LinearKind| 1_u16.checked_shl(kind.0.into()).unwrap_or(0);
        Self { board, roads: known.fold(0, |bits, kind| bits | bit(kind)) }
    }

    fn has(&self, edge: Edge, kind: &str) -> bool {
        self.board.linear_kind(kind).is_some_and(|kind| self.board.has_linear(edge, kind))
    }

    fn has_road(&self, edge: Edge) -> bool {
        self.board.linear_mask(edge) & self.roads != 0
    }

    /// What is wrong with a hexside of a feature. A road's continuity is the common
    /// checks' to judge.
    fn wrong(&self, kind: &Linear, edge: Edge) -> Option<Wrong> {
        let stream = self.has(edge, "stream");
        if !edge.is_inside(self.board.layout()) {
            Some(Wrong::Rim)
        } else if !kind.spans() {
            None
        } else if kind.id == "bridge" {
            let water = stream || self.has(edge, "river");
            if water { (!self.has_road(edge)).then_some(Wrong::NoRoad) } else { Some(Wrong::Dry) }
        } else {
            (!stream).then_some(Wrong::Dry)
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Wrong {
    Rim,
    Dry,
    NoRoad,
}

/// Hexsides lie between hexes of the board, fords on streams, bridges on water and under a road. Of each feature the
/// first is said that does not.
fn sides(context: &mut CheckContext<'_>) {
    let board = &context.s.board;
    let (on, layout) = (OnSide::of(board), board.layout());
    for (id, feature) in board.features() {
        let (Path::Edges(edges), Some(kind)) = (&feature.path, CATALOG.linear(&feature.kind)) else {
            continue;
        };
        let first = edges.iter().find_map(|edge| Some((*edge, on.wrong(kind, *edge)?)));
        let Some((edge, wrong)) = first else { continue };
        let name = if feature.name.is_empty() { &id.0 } else { &feature.name };
        let at = edge.hexes(layout.orientation).into_iter().find(|hex| layout.contains(*hex));
        let at = at.map_or(String::new(), |hex| format!(" at {}", layout.name(hex)));
        let message = match wrong {
            Wrong::Rim => format!("A hexside{at} is the edge of the board and lies not between two hexes."),
            Wrong::Dry if kind.id == "bridge" => format!("No water is under the bridge{at}."),
            Wrong::Dry => format!("No stream is under the ford{at}."),
            Wrong::NoRoad => format!("No road leads over the bridge{at}."),
        };
        context.say(Place::Feature(id.clone()), message);
        if wrong == Wrong::NoRoad {
            let path = Path::Hexes(edge.hexes(layout.orientation).to_vec());
            context.offer("Lead a road across", put_new(board, "road", path));
        }
        let sound = |edge: &Edge| on.wrong(kind, *edge).is_none();
        let kept: Vec<Edge> = edges.iter().copied().filter(sound).collect();
        let edit = if kept.is_empty() {
            lines::removal(id)
        } else {
            Edit::Feature(id.clone(), Some(Feature { path: Path::Edges(kept), ..feature.clone() }))
        };
        context.offer(format!("Remove {name} there"), edit);
    }
}

/// Puts a feature of a kind, under the first id of it that is free.
fn put_new(board: &Board, kind: &str, path: Path) -> Edit {
    let id = |n: usize| FeatureId(format!("{kind}-{n}"));
    // One number more than there are features: one of them is free.
    let free = (1..=board.features().len() + 1).map(id).find(|id| !board.features().contains_key(id));
    let feature = Feature::new(kind, path);
    free.map_or(Edit::Many(Vec::new()), |id| Edit::Feature(id, Some(feature)))
}

/// Water without a ford or bridge that parts the board: each of its parts but the largest is said.
fn cut(context: &mut CheckContext<'_>) {
    let board = &context.s.board;
    let (chart, layout) = (Chart::of(board), board.layout());
    let mut parts: Vec<Vec<Hex>> = Vec::new();
    let mut seen = HexSet::new(layout);
    for hex in layout.hexes() {
        if context.stopped() {
            return;
        }
        if seen.insert(hex) {
            parts.push(part(board, &chart, hex, &mut seen));
        }
    }
    // The first of the largest is the board; ties go by the order of hexes.
    let Some(most) = parts.iter().map(Vec::len).max() else { return };
    let main = parts.iter().position(|part| part.len() == most);
    for (_, part) in parts.iter().enumerate().filter(|(at, _)| Some(*at) != main) {
        let Some(first) = part.first() else { continue };
        let (edge, water) = barrier(board, layout, part);
        let place = water.map_or(Place::hex(layout, *first), |(id, _)| Place::Feature(id.clone()));
        let hexes = if part.len() == 1 { "1 hex" } else { &format!("{} hexes", part.len()) };
        let message =
            format!("Water cuts off {hexes} about {} without a ford or bridge.", layout.name(*first));
        context.say(place, message);
        if let Some(edge) = edge {
            let path = || Path::Edges(vec![edge]);
            context.offer("Put a ford there", put_new(board, "ford", path()));
        }
    }
}

/// The hexes one walks to from a hex without crossing closed hexsides; they are added to those seen.
fn part(board: &Board, chart: &Chart, from: Hex, seen: &mut HexSet) -> Vec<Hex> {
    let layout = board.layout();
    let mut part = vec![from];
    let mut next = 0;
    while let Some(hex) = part.get(next).copied() {
        next += 1;
        for (_, to) in layout.neighbours(hex) {
            if chart.crossing(board, hex, to) != Some(Crossing::Closed) && seen.insert(to) {
                part.push(to);
            }
        }
    }
    part
}

/// What lies about a part: the middle one of the hexsides of streams that a ford may cross, and the feature there,
/// or of rivers just the feature.
fn barrier<'b>(
    board: &'b Board,
    layout: Layout,
    part: &[Hex],
) -> (Option<Edge>, Option<(&'b FeatureId, &'b Feature)>) {
    let within = HexSet::of(layout, part.iter().copied());
    let rim: Vec<Edge> = part
        .iter()
        .flat_map(|hex| layout.neighbours(*hex).map(move |(_, to)| (*hex, to)))
        .filter(|(_, to)| !within.contains(*to))
        .filter_map(|(hex, to)| Edge::between(hex, to, layout.orientation))
        .collect();
    let on = OnSide::of(board);
    let streams: Vec<Edge> =
        rim.iter().copied().filter(|e| on.has(*e, "stream") && !on.has(*e, "river")).collect();
    let ford = streams.get(streams.len() / 2).copied();
    let along = |edge: Edge, f: &Feature| matches!(&f.path, Path::Edges(edges) if edges.contains(&edge));
    let at = ford.or_else(|| rim.get(rim.len() / 2).copied());
    let water = at.and_then(|edge| {
        let mut all = board.features().iter();
        all.find(|(_, f)| matches!(f.kind.as_str(), "stream" | "river") && along(edge, f))
    });
    (ford, water)
}

/// A hex that rises so far above a neighbour that one of the two should be steep or barred.
fn cliff(_: &Catalog, s: &Scenario, cell: usize) -> u8 {
    let (board, layout) = (&s.board, s.board.layout());
    let hex = layout.hex(cell);
    let Some(level) = board.level(hex) else { return 0 };
    let tables = Tables::get();
    let marked = |hex: Hex| {
        let id = board.terrain(hex).and_then(|ix| board.palette().get(usize::from(ix.0)));
        id.is_some_and(|id| id == STEEP || tables.terrain_by_id(id).impassable)
    };
    let falls = |to: Hex| {
        let other = board.level(to).unwrap_or(level);
        other < level && level.abs_diff(other) >= CLIFF
    };
    let mut below = layout.neighbours(hex).map(|(_, to)| to).filter(|to| falls(*to));
    // The level is looked at first: hardly any hex of a map falls so far.
    u8::from(below.any(|to| !marked(to)) && !marked(hex))
}

fn cliffs(context: &mut CheckContext<'_>, marks: &Marks) {
    let layout = context.layout();
    let steep = context.s.board.terrain_ix(STEEP);
    for hex in marks.iter().map(|(cell, _)| layout.hex(cell)) {
        let message = format!("A neighbour lies {CLIFF} levels lower, and neither is steep or barred.");
        context.say(Place::hex(layout, hex), message);
        if let Some(steep) = steep {
            context.offer("Make it steep", Edit::Terrain(vec![(hex, steep)]));
        }
    }
}
