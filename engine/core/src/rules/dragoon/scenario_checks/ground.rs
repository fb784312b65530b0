//! The board: size, levels, roads and streams.

use super::SheetCheck;
use super::look::Look;
use crate::board::{Feature, FeatureId, Path};
use crate::check::{Place, Severity};
use crate::hex::{Edge, Hex};
use crate::rules::dragoon::CATALOG;
use crate::scenario::{Edit, Facets};
use std::collections::BTreeMap;

const L: Facets = Facets::LAYOUT;
const FEATURES: Facets = Facets::LAYOUT.with(Facets::FEATURES);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck { id: "V03", severity: Severity::Error, rule: "unit.scale", reads: L, find: v03 },
    SheetCheck { id: "V04", severity: Severity::Warning, rule: "unit.scale", reads: L, find: v04 },
    SheetCheck {
        id: "V05",
        severity: Severity::Error,
        rule: "move.slope",
        reads: L.with(Facets::LEVELS).with(Facets::TERRAIN),
        find: v05,
    },
    SheetCheck { id: "V06", severity: Severity::Error, rule: "move.edge", reads: FEATURES, find: v06 },
    SheetCheck {
        id: "V07",
        severity: Severity::Warning,
        rule: "move.slope",
        reads: L.with(Facets::LEVELS),
        find: v07,
    },
    SheetCheck { id: "V08", severity: Severity::Error, rule: "move.road", reads: FEATURES, find: v08 },
    SheetCheck {
        id: "V09",
        severity: Severity::Warning,
        rule: "move.road",
        reads: FEATURES.with(Facets::TERRAIN).with(Facets::OBJECTIVES),
        find: v09,
    },
    SheetCheck { id: "V10", severity: Severity::Warning, rule: "move.road", reads: FEATURES, find: v10 },
];

fn v03(look: &mut Look<'_>) {
    let l = look.layout();
    if l.width < 5 || l.height < 5 {
        let message = format!("The board is {} by {} hexes; it needs at least 5 by 5.", l.width, l.height);
        look.say(Place::Hex(0, 0), message);
    }
}

fn v04(look: &mut Look<'_>) {
    let l = look.layout();
    if l.width > 120 || l.height > 120 {
        let message = format!("The board is {} by {} hexes, more than ten miles across.", l.width, l.height);
        look.say(Place::Hex(0, 0), message);
    }
}

fn v05(look: &mut Look<'_>) {
    let (layout, (low, high)) = (look.layout(), CATALOG.levels);
    let board = &look.s.board;
    // One quick pass says whether a closer look is needed at all.
    let (lowest, highest) = span(board.level_cells());
    let closer = if lowest < low || highest > high { board.level_cells() } else { &[] };
    let wrong: Vec<(Hex, i8)> = closer
        .iter()
        .enumerate()
        .filter(|(_, level)| !(low..=high).contains(*level))
        .map(|(i, level)| (layout.hex(i), (*level).clamp(low, high)))
        .collect();
    if let Some((first, _)) = wrong.first() {
        let message = format!(
            "{} hexes, {} the first, have a level below {low} or above {high}.",
            wrong.len(),
            layout.name(*first)
        );
        look.say_fix(Place::hex(layout, *first), message, "Bring the levels into range", Edit::Levels(wrong));
    }
    let unknown = board.terrain_cells().iter().position(|t| usize::from(t.0) >= board.palette().len());
    if let Some(first) = unknown.map(|i| layout.hex(i)) {
        let message = format!("The hex {} has no known terrain.", layout.name(first));
        let clear = crate::board::TerrainIx(0);
        look.say_fix(
            Place::hex(layout, first),
            message,
            "Make it clear",
            Edit::Terrain(vec![(first, clear)]),
        );
    }
}

/// Its name for a message.
fn name<'f>(id: &'f FeatureId, feature: &'f Feature) -> &'f str {
    if feature.name.is_empty() { &id.0 } else { &feature.name }
}

fn v06(look: &mut Look<'_>) {
    let layout = look.layout();
    for (id, feature) in look.s.board.features() {
        let edge_off = |e: &Edge| e.hexes(layout.orientation).into_iter().any(|h| !layout.contains(h));
        let (off, path) = match &feature.path {
            Path::Edges(edges) => {
                let on: Vec<_> = edges.iter().copied().filter(|e| !edge_off(e)).collect();
                (edges.len() - on.len(), Path::Edges(on))
            }
            Path::Hexes(hexes) => {
                let on: Vec<_> = hexes.iter().copied().filter(|h| layout.contains(*h)).collect();
                (hexes.len() - on.len(), Path::Hexes(on))
            }
        };
        if off > 0 {
            let message = format!("{} runs off the board in {off} places.", name(id, feature));
            let mended = Feature { path, ..feature.clone() };
            let edit = Edit::Feature(id.clone(), Some(mended));
            look.say_fix(Place::Feature(id.clone()), message, "Cut it off at the edge", edit);
        }
    }
}

/// Lowest and highest level.
fn span(levels: &[i8]) -> (i8, i8) {
    levels.iter().fold((i8::MAX, i8::MIN), |(low, high), l| (low.min(*l), high.max(*l)))
}

fn v07(look: &mut Look<'_>) {
    let layout = look.layout();
    let board = &look.s.board;
    let (cells, o) = (board.level_cells(), layout.orientation);
    let half = [0, 1, 2].map(|k| o.sides()[k].vector(o));
    let width = usize::from(layout.width).max(1);
    let spans: Vec<(i8, i8)> = cells.chunks(width).map(span).collect();
    let mut steep = Vec::new();
    for row in 0..spans.len() {
        // Neighbours lie in this row or the two beside it: most rows of a map need no closer look.
        let near = spans.get(row.saturating_sub(1)..(row + 2).min(spans.len())).unwrap_or(&[]);
        let (low, high) = near.iter().fold((i8::MAX, i8::MIN), |(l, h), s| (l.min(s.0), h.max(s.1)));
        if i16::from(high) - i16::from(low) < 3 {
            continue;
        }
        for (col, level) in cells.iter().skip(row * width).take(width).enumerate() {
            let hex = layout.hex(row * width + col);
            for step in half {
                let Some(other) = layout.index(hex + step) else { continue };
                if (i16::from(*level) - i16::from(cells[other])).abs() >= 3 {
                    steep.push((hex, hex + step));
                }
            }
        }
    }
    if let Some((a, b)) = steep.first() {
        let message = format!(
            "Between {} and {} the ground rises by 3 levels or more ({} such places).",
            layout.name(*a),
            layout.name(*b),
            steep.len()
        );
        look.say(Place::hex(layout, *a), message);
    }
}

fn v08(look: &mut Look<'_>) {
    let layout = look.layout();
    for (id, feature) in look.s.board.features() {
        let Path::Hexes(hexes) = &feature.path else { continue };
        for i in feature.breaks(layout) {
            let Some([a, b]) = hexes.get(i..i + 2) else { continue };
            let message = format!(
                "{} jumps from {} to {}, which are not neighbours.",
                name(id, feature),
                layout.name(*a),
                layout.name(*b)
            );
            let between = crate::hex::line(*a, *b).filter_map(|s| s.hexes().next());
            let mut filled = hexes.clone();
            let gap: Vec<Hex> = if a == b { Vec::new() } else { between.collect() };
            if a == b {
                filled.remove(i);
            }
            let rest = filled.split_off((i + 1).min(filled.len()));
            filled.extend(gap.into_iter().chain(rest));
            let mended = Feature { path: Path::Hexes(filled), ..feature.clone() };
            let edit = Edit::Feature(id.clone(), Some(mended));
            look.say_fix(Place::Feature(id.clone()), message, "Close the gap", edit);
        }
    }
}

fn v09(look: &mut Look<'_>) {
    let layout = look.layout();
    let board = &look.s.board;
    let key = |h: Hex| layout.col_row(h);
    let mut passes: BTreeMap<(i32, i32), u32> = BTreeMap::new();
    for feature in board.features().values() {
        if let Path::Hexes(hexes) = &feature.path {
            for hex in hexes {
                *passes.entry(key(*hex)).or_default() += 1;
            }
        }
    }
    let lived_in = |h: Hex| {
        matches!(board.terrain_id(h), Some("town" | "buildings"))
            || look.s.objectives.values().any(|o| o.hex == h)
    };
    let mut ends = Vec::new();
    for (id, feature) in board.features() {
        let Path::Hexes(hexes) = &feature.path else { continue };
        let Some((first, last)) = hexes.first().zip(hexes.last()) else { continue };
        for end in [first, last] {
            let inside = layout.contains(*end) && layout.neighbours(*end).count() == 6;
            let near = lived_in(*end) || layout.neighbours(*end).any(|(_, n)| lived_in(n));
            if inside && !near && passes.get(&key(*end)) == Some(&1) {
                ends.push((id, format!("{} ends in the open at {}.", name(id, feature), layout.name(*end))));
            }
        }
    }
    for (id, message) in ends {
        look.say(Place::Feature(id.clone()), message);
    }
}

fn v10(look: &mut Look<'_>) {
    let layout = look.layout();
    let Some(stream) = look.s.board.linear_kind("stream") else { return };
    for (id, feature) in look.s.board.features() {
        let Path::Hexes(hexes) = &feature.path else { continue };
        for pair in hexes.windows(2) {
            let Some(edge) = Edge::between(pair[0], pair[1], layout.orientation) else { continue };
            if look.s.board.has_linear(edge, stream) {
                let message = format!(
                    "A stream crosses {} between {} and {}: whoever keeps to the road passes it as by a bridge.",
                    name(id, feature),
                    layout.name(pair[0]),
                    layout.name(pair[1])
                );
                look.say(Place::Feature(id.clone()), message);
            }
        }
    }
}
