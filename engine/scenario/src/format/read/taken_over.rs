//! What was taken over from historical maps onto the board.

use super::sheets::{above_nothing, contours, places, samples, spot_heights};
use super::view::View;
use crate::format::problem::Sink;
use crate::format::syntax::{Kind, Node};
use crate::{LevelMeasure, LevelsOf, SheetLevels, TakenOver};

/// What a step may hold; which of it, its first field says.
const FIELDS: [&str; 15] = [
    "sure_percent",
    "samples",
    "line",
    "course",
    "vectors",
    "epsg",
    "table",
    "levels",
    "base_metres",
    "step_metres",
    "of_hex",
    "burn_streams",
    "file",
    "spot_heights",
    "contours",
];

/// A step; one that is none is told and left out.
pub(super) fn taken_over(node: &Node, sink: &mut Sink<'_>) -> Option<TakenOver> {
    if matches!(node.kind, Kind::Bad) {
        return None;
    }
    let view = View::new(node, "what was taken over from a sheet", &FIELDS, sink);
    let found = if let Some(node) = view.get("levels") {
        levels(node, &view, sink).map(TakenOver::Levels)
    } else if let Some(kind) = view.text("line", sink) {
        let course = view.get("course").map_or_else(Vec::new, |n| places(n, "course", sink));
        (course.len() > 1).then_some(TakenOver::Line { kind, course })
    } else if let Some(file) = view.text("vectors", sink) {
        let (epsg, table) = (view.int("epsg", sink), view.text("table", sink));
        Some(TakenOver::Vectors { file, epsg, table })
    } else {
        let percent = view.int::<u32>("sure_percent", sink).filter(|percent| *percent <= 100);
        percent.map(|sure_percent| TakenOver::Terrain {
            sure_percent,
            samples: view.get("samples").map_or_else(Default::default, |n| samples(n, "samples", sink)),
        })
    };
    if found.is_none() {
        let hint = "Give it sure_percent and samples, line and a course of two places at least, vectors, or levels \
                    with base_metres and step_metres; it was left out, and a recipe will lack it.";
        sink.error(node.at, "This says nothing that was taken over from a sheet.", hint);
    }
    found
}

fn levels(node: &Node, view: &View<'_>, sink: &mut Sink<'_>) -> Option<SheetLevels> {
    let word = super::view::text(node, "levels", sink)?;
    let [model, spots, lines] = LevelsOf::WORDS;
    let of = if word.eq_ignore_ascii_case(model) {
        LevelsOf::Model { file: view.text("file", sink)? }
    } else if word.eq_ignore_ascii_case(spots) {
        let printed = spot_heights(view, sink);
        LevelsOf::Spots { printed, contours: view.get("contours").and_then(|n| contours(n, sink)) }
    } else if word.eq_ignore_ascii_case(lines) {
        let printed = spot_heights(view, sink);
        LevelsOf::Contours { contours: view.get("contours").and_then(|n| contours(n, sink))?, printed }
    } else {
        return None;
    };
    Some(SheetLevels {
        of,
        base_metres: view.decimal("base_metres", sink)?,
        step_metres: above_nothing(view, "step_metres", node.at, sink)?,
        of_hex: view.choice("of_hex", &LevelMeasure::WORDS, sink).unwrap_or_default(),
        burn_streams: view.flag("burn_streams", sink).unwrap_or(true),
    })
}
