//! The selection, the hover hex and a tool's preview as overlays.
//!
//! Must not know how overlays are drawn.

use crate::EditorContext;
use crate::tools::{Preview, lines};
use crate::view::Selection;
use oblique_board::Feature;
use oblique_board::hex::{Hex, HexSet, Layout, Symmetry};
use oblique_cartography::geometry::{self, Point};
use oblique_mapview::camera::point;
use oblique_mapview::features::lines_of;
use oblique_mapview::overlay::{Overlay, Tint};
use oblique_rules::catalog::Linear;
use oblique_scenario::check::Severity;
use oblique_scenario::{Arrival, PieceId, Side};
use std::sync::Arc;

/// What goes under the counters and what over them.
pub(super) fn overlays(
    context: &EditorContext<'_>,
    preview: &Preview,
    symmetric: bool,
) -> (Vec<Overlay>, Vec<Overlay>) {
    let mut under = Vec::new();
    let mut over = Vec::new();
    analysed(context, &mut under, &mut over);
    super::compared::overlays(context, &mut under, &mut over);
    super::drafted::overlays(context, &mut under);
    super::drafted::neat_lines(context, &mut over);
    selected(context, &mut under, &mut over);
    if let Some(area) = &context.view.area {
        over.push(Overlay::Set { set: Arc::clone(area), tint: Tint::Selected, filled: false });
    }
    problems(context, &mut over);
    deployment(context, &mut under, &mut over);
    super::tasks::overlays(context, &mut under, &mut over);
    if symmetric {
        symmetry(context, &mut over);
    }
    if !preview.ghost.is_empty() {
        under.push(Overlay::Ghost { hexes: preview.ghost.clone() });
    }
    if let Some(set) = &preview.set {
        let tint = preview.color.map_or(Tint::Preview, Tint::Own);
        let filled = preview.ghost.is_empty();
        under.push(Overlay::Set { set: Arc::clone(set), tint, filled });
    }
    if !preview.hexes.is_empty() {
        under.push(Overlay::area(preview.hexes.clone(), Tint::Preview));
    } else if preview.set.is_some() || !preview.ghost.is_empty() {
    } else if let Some(hex) = context.view.hover {
        under.push(Overlay::area(vec![hex], Tint::Hover));
    }
    for line in &preview.plain_lines {
        let points: Vec<Point> = line.iter().map(|p| point(*p)).collect();
        over.push(Overlay::Line { points, tint: Tint::Preview, arrow: false, dashed: false });
    }
    for line in &preview.lines {
        let points: Vec<Point> = line.iter().map(|p| point(*p)).collect();
        over.extend(points.first().map(|at| Overlay::Dot { at: *at, tint: Tint::Preview }));
        over.extend(points.last().map(|at| Overlay::Dot { at: *at, tint: Tint::Preview }));
        over.push(Overlay::Line { points, tint: Tint::Preview, arrow: false, dashed: false });
    }
    over.extend(preview.overlays.iter().cloned());
    (under, over)
}

/// Where something is wrong: hexes of errors and of warnings.
fn problems(context: &EditorContext<'_>, over: &mut Vec<Overlay>) {
    if !context.view.layers.problems {
        return;
    }
    for (severity, tint) in [(Severity::Warning, Tint::Note), (Severity::Error, Tint::Danger)] {
        let these = context.problems.iter().filter(|p| p.severity == severity);
        let mut hexes: Vec<Hex> = these.filter_map(|p| p.place.on_map(context.scenario())).collect();
        hexes.sort_by_key(|h| (h.x, h.y));
        hexes.dedup();
        if !hexes.is_empty() {
            over.push(Overlay::Dashed { hexes, tint });
        }
    }
}

/// Deployment zones, exits and entry hexes, while a tool is in hand that goes by them or their layer is shown.
fn deployment(context: &EditorContext<'_>, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    let scenario = context.scenario();
    let layout = scenario.board.layout();
    let tool = context.view.tool.as_str();
    let by_zones = matches!(tool, "zone" | "place" | "line_of_battle" | "march_column");
    if by_zones || context.view.layers.zones {
        for side in Side::BOTH.into_iter().filter(|side| !scenario.zone(*side).is_empty()) {
            let set = Arc::new(HexSet::of(layout, scenario.zone(side).hexes().iter().copied()));
            let tint = Tint::Own(oblique_mapview::ground::color(oblique_mapview::pieces::side_color(
                scenario, side,
            )));
            under.push(Overlay::Set { set, tint, filled: tool == "zone" });
        }
    }
    if tool == "exits" || context.view.layers.zones {
        for side in Side::BOTH.into_iter().filter(|side| !scenario.exit(*side).is_empty()) {
            let tint = Tint::Own(oblique_mapview::ground::color(oblique_mapview::pieces::side_color(
                scenario, side,
            )));
            over.push(Overlay::Dashed { hexes: scenario.exit(side).hexes().to_vec(), tint });
            if tool == "exits" {
                let set = Arc::new(HexSet::of(layout, scenario.exit(side).hexes().iter().copied()));
                under.push(Overlay::Set { set, tint, filled: true });
            }
        }
    }
    let selected =
        |id: &PieceId| matches!(&context.view.selection, Selection::Pieces(ids) if ids.contains(id));
    let shown = scenario.pieces.iter().filter(|(id, _)| tool == "entry" || selected(id));
    let of = |arrival: &Arrival| {
        let (first, turn) = (arrival.hex, arrival.turn);
        arrival.hexes().map(|hex| (hex, turn, hex == first)).collect::<Vec<_>>()
    };
    let mut entries: Vec<(Hex, u16, bool)> =
        shown.filter_map(|(_, piece)| piece.arrives.as_ref().map(of)).flatten().collect();
    entries.sort_by_key(|(hex, turn, _)| (hex.y, hex.x, *turn));
    for same in entries.chunk_by(|a, b| a.0 == b.0) {
        let Some((hex, ..)) = same.first() else { continue };
        let mut turns: Vec<String> = same.iter().map(|(_, turn, _)| turn.to_string()).collect();
        turns.dedup();
        // Where somebody enters first is filled, what comes after that is only outlined.
        let filled = same.iter().any(|(.., first)| *first);
        under.push(Overlay::Area { hexes: vec![*hex], tint: Tint::Legal, filled });
        over.push(Overlay::Word { hex: *hex, text: turns.join(", "), tint: Tint::Legal });
    }
}

/// The middle of the symmetry that is on, and the lines it mirrors or turns along.
fn symmetry(context: &EditorContext<'_>, over: &mut Vec<Overlay>) {
    let (layout, tools) = (context.scenario().board.layout(), &context.view.tools);
    // Bearings of the lines from the middle, in degrees.
    let bearings: &[f32] = match tools.symmetry {
        Symmetry::None => return,
        Symmetry::LeftRight => &[0.0, 180.0],
        Symmetry::TopBottom => &[90.0, 270.0],
        Symmetry::Both => &[0.0, 90.0, 180.0, 270.0],
        // A half turn has no line that is its own image and all others: lines would look like mirrors.
        Symmetry::Half => &[],
        Symmetry::Third => &[0.0, 120.0, 240.0],
        Symmetry::Sixth => &[0.0, 60.0, 120.0, 180.0, 240.0, 300.0],
    };
    let met = tools.center_on(layout).hexes(layout.orientation);
    let sum = met.iter().map(|hex| geometry::center(layout, *hex)).fold(Point::default(), |a, b| a + b);
    let middle = sum.times(1.0 / met.len().max(1) as f32);
    let board = geometry::bounds(layout);
    for bearing in bearings {
        let way = Point::bearing(*bearing);
        // As far as the board reaches in that direction.
        let room = |at: f32, along: f32, most: f32| match along {
            along if along > 1e-3 => (most - at) / along,
            along if along < -1e-3 => at / -along,
            _ => f32::INFINITY,
        };
        let length = room(middle.x, way.x, board.max.x).min(room(middle.y, way.y, board.max.y));
        let points = vec![middle, middle + way.times(length)];
        over.push(Overlay::Line { points, tint: Tint::Preview, arrow: false, dashed: false });
    }
    over.push(Overlay::Dot { at: middle, tint: Tint::Preview });
}

/// The answer to what is asked of the ground.
fn analysed(context: &EditorContext<'_>, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    if let Some(reply) = context.view.answer.as_deref().filter(|_| context.view.ask.shown) {
        under.extend(reply.drawn.under.iter().cloned());
        over.extend(reply.drawn.over.iter().cloned());
    }
}

fn selected(context: &EditorContext<'_>, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    let scenario = context.scenario();
    let layout = scenario.board.layout();
    match &context.view.selection {
        Selection::Nothing => {}
        Selection::Hex(hex) => over.push(Overlay::outline(vec![*hex], Tint::Selected)),
        Selection::Pieces(ids) => {
            let mut hexes: Vec<Hex> = ids.iter().filter_map(|id| scenario.pieces.get(id)?.hex).collect();
            hexes.sort_by_key(|hex| (hex.y, hex.x));
            hexes.dedup();
            under.push(Overlay::area(hexes.clone(), Tint::Selected));
            over.push(Overlay::outline(hexes, Tint::Selected));
        }
        Selection::Feature(id) => {
            if let Some(feature) = scenario.board.features().get(id) {
                let flows = context.catalog().linear(&feature.kind).is_some_and(Linear::flows);
                for points in lines_of(layout, feature) {
                    if flows {
                        over.extend(current(&points));
                    }
                    over.push(Overlay::Line { points, tint: Tint::Selected, arrow: false, dashed: false });
                }
                over.extend(name_of(layout, feature));
            }
            if HANDLED_BY.contains(&context.view.tool.as_str()) {
                over.extend(
                    lines::handles(context).into_iter().map(|at| Overlay::Dot { at, tint: Tint::Selected }),
                );
            }
        }
        Selection::Label(id) => {
            let hex = scenario.board.labels().get(id).map(|label| label.hex);
            over.extend(hex.map(|hex| Overlay::outline(vec![hex], Tint::Selected)));
        }
        Selection::Objective(id) => {
            let hex = scenario.objectives.get(id).map(|objective| objective.hex);
            over.extend(hex.map(|hex| Overlay::outline(vec![hex], Tint::Selected)));
        }
    }
}

/// Tools that drag the handles of the selected line.
const HANDLED_BY: &[&str] = &["select", "road", "stream"];
/// Between two arrows along a stream, in its steps.
const ARROW_STEPS: usize = 5;

/// Arrows that tell which way a stream flows: from the first of its points to the last.
fn current(points: &[Point]) -> Vec<Overlay> {
    let arrow = |at: usize| {
        let (from, to) = (*points.get(at)?, *points.get(at + 1)?);
        let points = vec![from, from.lerp(to, 0.85)];
        Some(Overlay::Line { points, tint: Tint::Selected, arrow: true, dashed: false })
    };
    let steps = points.len().saturating_sub(1);
    // In the middle of each stretch, and at least one.
    (0..steps.div_ceil(ARROW_STEPS))
        .filter_map(|n| arrow((n * ARROW_STEPS + ARROW_STEPS / 2).min(steps - 1)))
        .collect()
}

/// The name of a line, in the middle of it.
fn name_of(layout: Layout, feature: &Feature) -> Option<Overlay> {
    let hexes = feature.hexes(layout);
    let hex = hexes.get(hexes.len() / 2).copied().filter(|_| !feature.name.is_empty())?;
    Some(Overlay::Word { hex, text: feature.name.clone(), tint: Tint::Hover })
}
