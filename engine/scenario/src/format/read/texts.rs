//! Everything but board and roster: titles, sources, objectives, history, notes, evidence.

use super::side_of;
use super::view::{self, View};
use crate::format::problem::Sink;
use crate::format::syntax::{Kind, Node};
use crate::{
    Evidence, Grade, History, Meta, Note, NoteId, Objective, ObjectiveId, Piece, PieceId, Side, SideHistory,
    Source,
};
use oblique_board::hex::Layout;
use std::collections::BTreeMap;

const SIDES: &[(&str, Side)] = &[("A", Side::A), ("B", Side::B)];

pub(super) fn meta(view: &View<'_>, sink: &mut Sink<'_>) -> Meta {
    let mut text = |name| view.text(name, sink).unwrap_or_default();
    let mut meta = Meta {
        title: text("title"),
        date: text("date"),
        place: text("place"),
        author: text("author"),
        description: text("description"),
        tips: text("tips"),
        sources: BTreeMap::new(),
    };
    if let Some(sources) = view.get("sources") {
        for (key, _, node) in view::entries(sources, "sources", sink) {
            let view = View::new(node, "a source", &["title", "place", "seen"], sink);
            let mut text = |name| view.text(name, sink).unwrap_or_default();
            meta.sources
                .insert(key, Source { title: text("title"), place: text("place"), seen: text("seen") });
        }
    }
    meta
}

pub(super) fn objectives(
    node: &Node,
    layout: Layout,
    sink: &mut Sink<'_>,
) -> BTreeMap<ObjectiveId, Objective> {
    let mut objectives = BTreeMap::new();
    for (key, at, node) in view::entries(node, "objectives", sink) {
        let view =
            View::new(node, "an objective", &["hex", "name", "value", "holder", "order", "evidence"], sink);
        let Some(hex) = view.hex("hex", layout, sink) else {
            sink.error(at, format!("The objective '{key}' has no place."), "Give it a hex; it was left out.");
            continue;
        };
        let value = view.get("value").map_or([0, 0], |node| {
            if let [a, b] = view::list(node, "value", sink) {
                return [a, b].map(|n| view::int(n, "value", sink).unwrap_or(0));
            }
            sink.error(node.at, "The worth of an objective is two numbers.", "Write it as (for A, for B).");
            [0, 0]
        });
        let objective = Objective {
            hex,
            name: view.text("name", sink).unwrap_or_default(),
            value,
            holder: view.choice("holder", SIDES, sink),
            order: view.int("order", sink).unwrap_or(0),
            evidence: view.get("evidence").and_then(|n| evidence(n, sink)),
        };
        objectives.insert(ObjectiveId(key), objective);
    }
    objectives
}

pub(super) fn history(node: &Node, sink: &mut Sink<'_>) -> History {
    let view = View::new(node, "the history", &["outcome", "winner", "minutes", "evidence", "sides"], sink);
    let mut history = History {
        outcome: view.text("outcome", sink).unwrap_or_default(),
        winner: view.choice("winner", SIDES, sink),
        minutes: range(&view, "minutes", "Minutes", sink),
        evidence: view.get("evidence").and_then(|n| evidence(n, sink)),
        sides: Default::default(),
    };
    if let Some(sides) = view.get("sides") {
        for (key, at, node) in view::entries(sides, "sides", sink) {
            match side_of(&key) {
                Some(side) => history.sides[side.index()] = losses(node, sink),
                None => {
                    sink.error(at, format!("There is no side \'{key}\'."), "The sides are \"A\" and \"B\".");
                }
            }
        }
    }
    history
}

fn losses(node: &Node, sink: &mut Sink<'_>) -> SideHistory {
    let view =
        View::new(node, "a side's losses", &["men_lost", "guns_lost", "leaders_lost", "evidence"], sink);
    let leaders = view.get("leaders_lost").map_or(&[][..], |n| view::list(n, "leaders_lost", sink));
    SideHistory {
        men_lost: range(&view, "men_lost", "Men lost", sink),
        guns_lost: range(&view, "guns_lost", "Guns lost", sink),
        leaders_lost: leaders.iter().filter_map(|n| view::text(n, "leaders_lost", sink)).collect(),
        evidence: view.get("evidence").and_then(|n| evidence(n, sink)),
    }
}

/// What sources give as one number or as two, the lowest and the highest.
fn range(view: &View<'_>, field: &str, what: &str, sink: &mut Sink<'_>) -> Option<(u32, u32)> {
    let node = view.get(field)?;
    if matches!(node.kind, Kind::Int(_)) {
        return view::int(node, field, sink).map(|n| (n, n));
    }
    if let [low, high] = view::list(node, field, sink) {
        return Some((view::int(low, field, sink)?, view::int(high, field, sink)?));
    }
    sink.error(node.at, format!("{what} are two numbers."), "Write them as (lowest, highest).");
    None
}

pub(super) fn notes(
    node: &Node,
    layout: Layout,
    pieces: &BTreeMap<PieceId, Piece>,
    sink: &mut Sink<'_>,
) -> BTreeMap<NoteId, Note> {
    let mut notes = BTreeMap::new();
    for (key, _, node) in view::entries(node, "notes", sink) {
        let view = View::new(node, "a note", &["hex", "piece", "text", "evidence"], sink);
        let piece = view.text("piece", sink).map(PieceId);
        if let Some(id) = piece.as_ref().filter(|id| !pieces.contains_key(*id)) {
            let at = view.get("piece").map_or(node.at, |n| n.at);
            sink.warn(at, format!("There is no piece '{id}'."), "Pin the note to another piece.");
        }
        let note = Note {
            text: view.text("text", sink).unwrap_or_default(),
            hex: view.hex("hex", layout, sink),
            piece,
            evidence: view.get("evidence").and_then(|n| evidence(n, sink)),
        };
        notes.insert(NoteId(key), note);
    }
    notes
}

pub(super) fn evidence(node: &Node, sink: &mut Sink<'_>) -> Option<Evidence> {
    if matches!(node.kind, Kind::Bad) {
        return None;
    }
    let view = View::new(node, "an evidence", &["grade", "source", "remark"], sink);
    let grades = [("sourced", Grade::Sourced), ("known", Grade::Known), ("estimated", Grade::Estimated)];
    Some(Evidence {
        grade: view.choice("grade", &grades, sink).unwrap_or(Grade::Estimated),
        source: view.text("source", sink).unwrap_or_default(),
        remark: view.text("remark", sink).unwrap_or_default(),
    })
}

pub(super) fn evidence_table(node: &Node, sink: &mut Sink<'_>) -> BTreeMap<String, Evidence> {
    let mut table = BTreeMap::new();
    for (key, _, node) in view::entries(node, "evidence", sink) {
        if let Some(evidence) = evidence(node, sink) {
            table.insert(key, evidence);
        }
    }
    table
}
