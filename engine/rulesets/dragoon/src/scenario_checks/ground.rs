//! The board: size, levels, roads and streams.

use super::{Find, SheetCheck};
use crate::ids::rule;
use oblique_board::hex::{Edge, Hex, Layout};
use oblique_board::{Feature, FeatureId, Path};
use oblique_rules::catalog::Catalog;
use oblique_rules::line_checks;
use oblique_rules::sheet_checks::alike::{self, span};
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{Cells, Lines};
use oblique_scenario::check::{Marks, Place, Severity};
use oblique_scenario::{Edit, Facets, Scenario, lines};

const L: Facets = Facets::LAYOUT;
const FEATURES: Facets = Facets::LAYOUT.with(Facets::FEATURES);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V03",
        severity: Severity::Error,
        rule: rule::UNIT_SCALE,
        reads: L,
        find: Find::Check(board_too_small),
    },
    SheetCheck {
        id: "V04",
        severity: Severity::Warning,
        rule: rule::UNIT_SCALE,
        reads: L,
        find: Find::Check(board_very_large),
    },
    SheetCheck {
        id: "V05",
        severity: Severity::Error,
        rule: rule::MOVE_SLOPE,
        reads: L.with(Facets::LEVELS).with(Facets::TERRAIN),
        find: alike::UNKNOWN_GROUND,
    },
    SheetCheck {
        id: "V06",
        severity: Severity::Error,
        rule: rule::MOVE_EDGE,
        reads: FEATURES,
        find: Find::Lines(Lines { find: hexside_off_the_map, reads_along: false }),
    },
    SheetCheck {
        id: "V07",
        severity: Severity::Warning,
        rule: rule::MOVE_SLOPE,
        reads: L.with(Facets::LEVELS),
        find: V07,
    },
    SheetCheck {
        id: "V08",
        severity: Severity::Error,
        rule: rule::MOVE_ROAD,
        reads: FEATURES,
        find: Find::Lines(Lines { find: road_with_a_gap, reads_along: false }),
    },
    SheetCheck {
        id: "V09",
        severity: Severity::Warning,
        rule: rule::MOVE_ROAD,
        reads: FEATURES.with(Facets::TERRAIN).with(Facets::OBJECTIVES),
        find: Find::Check(road_ends_nowhere),
    },
    SheetCheck {
        id: "V10",
        severity: Severity::Warning,
        rule: rule::MOVE_ROAD,
        reads: FEATURES,
        find: Find::Lines(Lines { find: stream_crosses_road, reads_along: true }),
    },
];

fn board_too_small(context: &mut CheckContext<'_>) {
    let l = context.layout();
    if l.width < 5 || l.height < 5 {
        let message = format!("The board is {} by {} hexes; it needs at least 5 by 5.", l.width, l.height);
        context.say(Place::Param(String::new()), message);
    }
}

fn board_very_large(context: &mut CheckContext<'_>) {
    let l = context.layout();
    if l.width > 120 || l.height > 120 {
        let message = format!("The board is {} by {} hexes, more than ten miles across.", l.width, l.height);
        context.say(Place::Param(String::new()), message);
    }
}

/// Its name for a message.
fn name(feature: &Feature) -> String {
    if feature.name.is_empty() { format!("An unnamed {}", feature.kind) } else { feature.name.clone() }
}

/// Its name within a sentence.
fn name_within(feature: &Feature) -> String {
    if feature.name.is_empty() { format!("an unnamed {}", feature.kind) } else { feature.name.clone() }
}

fn hexside_off_the_map(context: &mut CheckContext<'_>, id: &FeatureId, line: &Feature) {
    let layout = context.layout();
    let on = |e: &Edge| e.hexes(layout.orientation).into_iter().all(|h| layout.contains(h));
    let (all, on_board, path) = match &line.path {
        Path::Edges(edges) if edges.iter().all(on) => return,
        Path::Hexes(hexes) if hexes.iter().all(|h| layout.contains(*h)) => return,
        Path::Edges(edges) => {
            let kept: Vec<_> = edges.iter().copied().filter(on).collect();
            (edges.len(), kept.len(), Path::Edges(kept))
        }
        Path::Hexes(hexes) => {
            let kept: Vec<_> = hexes.iter().copied().filter(|h| layout.contains(*h)).collect();
            (hexes.len(), kept.len(), Path::Hexes(kept))
        }
    };
    let message = format!("{} runs off the board in {} places.", name(line), all - on_board);
    let fixed = Feature { path, ..line.clone() };
    let edit = Edit::Feature(id.clone(), Some(fixed));
    context.say_fix(Place::Feature(id.clone()), message, "Cut it off at the edge", edit);
}

/// Steep hexsides; each hex marks those of its three first sides that are.
const V07: Find = Find::Cells(Cells {
    mark: v07_mark,
    mark_all: Some(v07_all),
    reads_neighbours: true,
    report: steep_step,
});

/// Steps over the three sides of which a hex keeps the marks; its neighbours keep the others.
fn own_steps(layout: Layout) -> [Hex; 3] {
    let o = layout.orientation;
    [0, 1, 2].map(|k| o.sides()[k].vector(o))
}

fn v07_mark(_: &Catalog, s: &Scenario, cell: usize) -> u8 {
    let (layout, cells) = (s.board.layout(), s.board.level_cells());
    let Some(level) = cells.get(cell) else { return 0 };
    let hex = layout.hex(cell);
    let mut mark = 0;
    for (k, step) in own_steps(layout).into_iter().enumerate() {
        let other = layout.index(hex + step).and_then(|i| cells.get(i));
        if other.is_some_and(|other| (i16::from(*level) - i16::from(*other)).abs() >= 3) {
            mark |= 1 << k;
        }
    }
    mark
}

fn v07_all(catalog: &Catalog, s: &Scenario, marks: &mut Marks) {
    let width = usize::from(s.board.layout().width).max(1);
    let spans: Vec<(i8, i8)> = s.board.level_cells().chunks(width).map(span).collect();
    for row in 0..spans.len() {
        // Neighbours lie in this row or the two beside it: most rows of a map need no closer look.
        let near = spans.get(row.saturating_sub(1)..(row + 2).min(spans.len())).unwrap_or(&[]);
        let (low, high) = near.iter().fold((i8::MAX, i8::MIN), |(l, h), s| (l.min(s.0), h.max(s.1)));
        if i16::from(high) - i16::from(low) < 3 {
            continue;
        }
        for cell in row * width..(row + 1) * width {
            let mark = v07_mark(catalog, s, cell);
            if mark != 0 {
                marks.set(cell, mark);
            }
        }
    }
}

fn steep_step(context: &mut CheckContext<'_>, marks: &Marks) {
    let layout = context.layout();
    let Some((cell, mark)) = marks.iter().next() else { return };
    let a = layout.hex(cell);
    let step = own_steps(layout)[mark.trailing_zeros().min(2) as usize];
    let message = format!(
        "Between {} and {} the ground rises by 3 levels or more ({} such places).",
        layout.name(a),
        layout.name(a + step),
        marks.bits()
    );
    context.say(Place::hex(layout, a), message);
}

fn road_with_a_gap(context: &mut CheckContext<'_>, id: &FeatureId, line: &Feature) {
    let layout = context.layout();
    let Path::Hexes(hexes) = &line.path else { return };
    let breaks = line.breaks(layout);
    let Some([a, b]) = breaks.first().and_then(|i| hexes.get(*i..i + 2)) else { return };
    let more = match breaks.len() - 1 {
        0 => String::new(),
        1 => " (and in one more place)".to_owned(),
        more => format!(" (and in {more} more places)"),
    };
    let message = format!(
        "{} jumps from {} to {}, which are not neighbours{more}.",
        name(line),
        layout.name(*a),
        layout.name(*b)
    );
    let place = Place::Feature(id.clone());
    match filled(hexes) {
        Some(filled) => {
            let fixed = Feature { path: Path::Hexes(filled), ..line.clone() };
            let label = if breaks.len() > 1 { "Close the gaps" } else { "Close the gap" };
            context.say_fix(place, message, label, Edit::Feature(id.clone(), Some(fixed)));
        }
        // So many gaps are no slip that straight lines could put right.
        None => context.say(place, message),
    }
}

/// A course with the hexes between those that are not neighbours, and none twice in a row; `None` where
/// that would be more than [`lines::MOST_FILLED`] hexes.
fn filled(hexes: &[Hex]) -> Option<Vec<Hex>> {
    let mut filled: Vec<Hex> = Vec::with_capacity(hexes.len());
    for hex in hexes {
        match filled.last() {
            Some(last) if last == hex => {}
            Some(last) => {
                let gap = last.unsigned_distance_to(*hex) as usize;
                if filled.len() + gap > lines::MOST_FILLED + hexes.len() {
                    return None;
                }
                filled.extend(oblique_board::hex::line(*last, *hex).filter_map(|step| step.hexes().next()));
                if filled.last() != Some(hex) {
                    filled.push(*hex);
                }
            }
            None => filled.push(*hex),
        }
    }
    Some(filled)
}

fn road_ends_nowhere(context: &mut CheckContext<'_>) {
    for end in line_checks::dead_ends(context.s, context.catalog) {
        context.say_found(end);
    }
}

fn stream_crosses_road(context: &mut CheckContext<'_>, id: &FeatureId, line: &Feature) {
    let layout = context.layout();
    let Some(stream) = context.s.board.linear_kind("stream") else { return };
    let Path::Hexes(hexes) = &line.path else { return };
    for pair in hexes.windows(2) {
        let Some(edge) = Edge::between(pair[0], pair[1], layout.orientation) else { continue };
        if context.s.board.has_linear(edge, stream) {
            let message = format!(
                "A stream crosses {} between {} and {}: whoever keeps to the road passes it as by a bridge.",
                name_within(line),
                layout.name(pair[0]),
                layout.name(pair[1])
            );
            context.say(Place::Feature(id.clone()), message);
        }
    }
}
