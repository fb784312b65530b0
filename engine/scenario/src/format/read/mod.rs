//! A tree into a scenario, taking over whatever can be understood and reporting the rest.

mod board;
mod roster;
mod set_ups;
mod sheets;
mod taken_over;
mod texts;
mod view;

use super::problem::Sink;
use super::syntax::{Kind, Node, parse};
use super::{FORMAT, Palettes, Reading, migrate};
use crate::check::key_from_earlier;
use crate::{Attrs, Nation, Scenario, Side, SideInfo, Value};
use std::collections::BTreeMap;
use view::View;

/// Fields of a scenario file, in their usual order.
const FIELDS: &[&str] = &[
    "format",
    "ruleset",
    "title",
    "date",
    "place",
    "author",
    "description",
    "tips",
    "sources",
    "params",
    "sides",
    "nations",
    "board",
    "pieces",
    "zones",
    "exits",
    "setups",
    "objectives",
    "history",
    "notes",
    "feature_evidence",
    "label_evidence",
    "silenced",
    "board_place",
    "sheets",
];

/// Reads a scenario; see [`super::read`].
pub(super) fn scenario(text: &str, palettes: &dyn Fn(&str) -> Option<Palettes>) -> Reading {
    let mut sink = Sink::new(text);
    let scenario = root(text, palettes, &mut sink);
    Reading { scenario, problems: sink.finish() }
}

fn root<'t>(
    text: &'t str,
    palettes: &dyn Fn(&str) -> Option<Palettes>,
    sink: &mut Sink<'t>,
) -> Option<Scenario> {
    let mut start = 0;
    if text.starts_with('\u{feff}') {
        start = '\u{feff}'.len_utf8();
        sink.note(0, "The file begins with a byte order mark.", "It was skipped; saving removes it.");
    }
    if let Some(at) = text.find("\r\n") {
        sink.note(
            at,
            "The file has Windows line ends.",
            "They were read as usual; saving writes plain ones.",
        );
    }
    if let Some(at) = text.find('\0') {
        sink.error(at, "The file holds binary data.", "Make sure that this is a scenario file.");
    }
    if text.get(start..).unwrap_or("").trim().is_empty() {
        sink.error(start, "The file is empty.", "Look for an older copy.");
        return None;
    }
    let mut node = parse(text, start, sink);
    if matches!(node.kind, Kind::Bad) {
        sink.error(
            node.at,
            "Nothing of a scenario was found in this file.",
            "Make sure that this is a scenario file.",
        );
        return None;
    }
    let version = version(&node, sink);
    migrate::migrate(&mut node, version);
    let view = View::new(&node, "a scenario", FIELDS, sink);
    if !view.any() {
        sink.error(
            node.at,
            "Nothing of a scenario was found in this file.",
            "Make sure that this is a scenario file.",
        );
        return None;
    }

    let ruleset = view.text("ruleset", sink);
    let known = ruleset.as_deref().and_then(palettes);
    if let Some(id) = &ruleset
        && known.is_none()
    {
        let at = view.get("ruleset").map_or(node.at, |n| n.at);
        sink.warn(
            at,
            format!("The ruleset '{id}' is not known here."),
            "The battle can be looked at; choose a ruleset to check and play it.",
        );
    }
    if ruleset.is_none() {
        sink.error(
            node.at,
            "The file does not say which ruleset the battle is played by.",
            "Add the field ruleset.",
        );
    }
    let board = board::board(view.get("board"), known.as_ref(), node.at, sink);
    let layout = board.layout();
    let mut scenario = Scenario::new(&ruleset.unwrap_or_default(), board);
    scenario.meta = texts::meta(&view, sink);
    if let Some(params) = view.get("params") {
        scenario.params = attrs(params, sink);
    }
    if let Some(sides) = view.get("sides") {
        for (key, at, value) in view::entries(sides, "sides", sink) {
            match side_of(&key) {
                Some(side) => {
                    let old = scenario.sides[side.index()].clone();
                    scenario.sides[side.index()] = side_info(value, old, sink);
                }
                None => {
                    sink.error(at, format!("There is no side \'{key}\'."), "The sides are \"A\" and \"B\".");
                }
            }
        }
    }
    if let Some(nations) = view.get("nations") {
        for (key, _, value) in view::entries(nations, "nations", sink) {
            let nation = nation(value, sink);
            scenario.nations.insert(key, nation);
        }
    }
    if let Some(pieces) = view.get("pieces") {
        scenario.pieces = roster::pieces(pieces, layout, sink);
    }
    if let Some(zones) = view.get("zones") {
        scenario.zones = set_ups::zones(zones, "zones", layout, sink);
    }
    if let Some(exits) = view.get("exits") {
        scenario.exits = set_ups::zones(exits, "exits", layout, sink);
    }
    if let Some(setups) = view.get("setups") {
        scenario.setups = set_ups::set_ups(setups, layout, &scenario.pieces, sink);
    }
    if let Some(objectives) = view.get("objectives") {
        scenario.objectives = texts::objectives(objectives, layout, sink);
    }
    if let Some(history) = view.get("history") {
        scenario.history = texts::history(history, sink);
    }
    if let Some(notes) = view.get("notes") {
        scenario.notes = texts::notes(notes, layout, &scenario.pieces, sink);
    }
    if let Some(table) = view.get("feature_evidence") {
        scenario.feature_evidence = texts::evidence_table(table, sink)
            .into_iter()
            .map(|(k, e)| (oblique_board::FeatureId(k), e))
            .collect();
    }
    if let Some(table) = view.get("label_evidence") {
        scenario.label_evidence = texts::evidence_table(table, sink)
            .into_iter()
            .map(|(k, e)| (oblique_board::LabelId(k), e))
            .collect();
    }
    if let Some(table) = view.get("silenced") {
        for (key, _, node) in view::entries(table, "silenced", sink) {
            let why = View::new(node, "a silenced problem", &["why"], sink).text("why", sink);
            let key = key_from_earlier(&scenario.ruleset, &key);
            scenario.silenced.insert(key, why.unwrap_or_default());
        }
    }
    scenario.board_place = view.get("board_place").and_then(|node| sheets::board_place(node, sink));
    if let Some(table) = view.get("sheets") {
        scenario.sheets = sheets::sheets(table, sink);
    }
    Some(scenario)
}

/// The format number; the present one where the file says nothing usable.
fn version(root: &Node, sink: &mut Sink<'_>) -> i64 {
    let Kind::Fields(fields) = &root.kind else { return FORMAT };
    let Some(field) = fields.iter().find(|f| f.name == "format") else {
        let hint = format!("It was read as format {FORMAT}.");
        sink.warn(root.at, "The file does not say which format it has.", hint);
        return FORMAT;
    };
    match field.value.kind {
        Kind::Int(n) if n > FORMAT => {
            let message = format!("The file has format {n}; this version knows formats up to {FORMAT}.");
            let hint = "It was read as far as it is understood. Do not save over it; use a newer version of Oblique.";
            sink.error(field.value.at, message, hint);
            FORMAT
        }
        Kind::Int(n) if n >= 1 => n,
        _ => {
            let hint = format!("Write format: {FORMAT}.");
            sink.error(field.value.at, "There is no such format.", hint);
            FORMAT
        }
    }
}

/// The side of a key.
pub(super) fn side_of(key: &str) -> Option<Side> {
    match key {
        "A" | "a" => Some(Side::A),
        "B" | "b" => Some(Side::B),
        _ => None,
    }
}

fn side_info(node: &Node, old: SideInfo, sink: &mut Sink<'_>) -> SideInfo {
    let view = View::new(node, "a side", &["name", "color", "params"], sink);
    SideInfo {
        name: view.text("name", sink).unwrap_or(old.name),
        color: view.text("color", sink).unwrap_or(old.color),
        params: view.get("params").map_or_else(BTreeMap::new, |n| attrs(n, sink)),
    }
}

fn nation(node: &Node, sink: &mut Sink<'_>) -> Nation {
    let view = View::new(node, "a nation", &["name", "color", "traits_of", "traits"], sink);
    Nation {
        name: view.text("name", sink).unwrap_or_default(),
        color: view.text("color", sink).unwrap_or_default(),
        traits_of: view.text("traits_of", sink).unwrap_or_default(),
        traits: view.get("traits").map_or_else(BTreeMap::new, |n| attrs(n, sink)),
    }
}

/// Attribute values by id.
pub(super) fn attrs(node: &Node, sink: &mut Sink<'_>) -> Attrs {
    let mut attrs = Attrs::new();
    for (key, _, value) in view::entries(node, "values", sink) {
        let value = match &value.kind {
            Kind::Flag(flag) => Value::Flag(*flag),
            Kind::Int(n) if !(-Value::MOST..=Value::MOST).contains(n) => {
                let message = format!("'{key}' is {n}, which is out of range; it was left out.");
                let hint = format!("Numbers go from {} to {}.", -Value::MOST, Value::MOST);
                sink.error(value.at, message, hint);
                continue;
            }
            Kind::Int(n) => Value::Int(*n),
            Kind::Text(text) | Kind::Word(text) => Value::Text(text.clone()),
            Kind::Bad => continue,
            other => {
                let message = format!("'{key}' is {}.", other.name());
                sink.error(value.at, message, "A value is a number, a text, true or false.");
                continue;
            }
        };
        attrs.insert(key, value);
    }
    attrs
}
