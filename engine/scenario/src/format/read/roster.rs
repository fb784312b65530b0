//! The orders of battle.

use super::view::{self, View};
use super::{attrs, side_of, texts};
use crate::format::places::parse_hex;
use crate::format::problem::Sink;
use crate::format::syntax::Node;
use crate::{Aim, Arrival, Piece, PieceId, Side, Task};
use oblique_board::hex::{Hex, Hour, Layout};
use std::collections::{BTreeMap, BTreeSet};

const FIELDS: &[&str] = &[
    "kind",
    "name",
    "nation",
    "leader",
    "order",
    "hex",
    "facing",
    "formation",
    "top",
    "attrs",
    "arrives",
    "task",
    "regiment",
    "remark",
    "evidence",
];

pub(super) fn pieces(node: &Node, layout: Layout, sink: &mut Sink<'_>) -> BTreeMap<PieceId, Piece> {
    let mut pieces = BTreeMap::new();
    let mut leaders = Vec::new();
    for (key, at, group) in view::entries(node, "pieces", sink) {
        let Some(side) = side_of(&key) else {
            let hint = "Pieces stand under \"A\" or \"B\"; those here were left out.";
            sink.error(at, format!("There is no side '{key}'."), hint);
            continue;
        };
        for (id, at, node) in view::entries(group, &key, sink) {
            let id = PieceId(id);
            if pieces.contains_key(&id) {
                let hint = "The first one counts; give the other another id.";
                sink.error(at, format!("The id '{id}' is used twice."), hint);
                continue;
            }
            let piece = piece(node, side, layout, sink);
            if let Some(leader) = &piece.leader {
                leaders.push((leader.clone(), node.at));
            }
            pieces.insert(id, piece);
        }
    }
    for (leader, at) in leaders {
        if !pieces.contains_key(&leader) {
            let hint = "Attach the unit to a leader of the roster.";
            sink.warn(at, format!("There is no leader '{leader}'."), hint);
        }
    }
    pieces
}

fn piece(node: &Node, side: Side, layout: Layout, sink: &mut Sink<'_>) -> Piece {
    let view = View::new(node, "a piece", FIELDS, sink);
    let mut piece = Piece::new(side, "", "");
    match view.text("kind", sink) {
        Some(kind) => piece.kind = kind,
        None if view.get("kind").is_none() => {
            sink.error(node.at, "This piece does not say what kind it is.", "Add the field kind.");
        }
        None => {}
    }
    piece.name = view.text("name", sink).unwrap_or_default();
    piece.nation = view.text("nation", sink).unwrap_or_default();
    piece.leader = view.text("leader", sink).map(PieceId);
    piece.order = view.int("order", sink).unwrap_or(0);
    piece.hex = view.hex("hex", layout, sink);
    piece.facing = view.get("facing").and_then(|n| facing(n, sink));
    piece.formation = view.text("formation", sink).unwrap_or_default();
    piece.top = view.flag("top", sink).unwrap_or(false);
    if let Some(node) = view.get("attrs") {
        piece.attrs = attrs(node, sink);
    }
    piece.arrives = view.get("arrives").and_then(|n| arrival(n, layout, sink));
    piece.task = view.get("task").and_then(|n| task(n, layout, sink));
    piece.regiment = view.text("regiment", sink).unwrap_or_default();
    piece.remark = view.text("remark", sink).unwrap_or_default();
    if let Some(node) = view.get("evidence") {
        piece.evidence = texts::evidence_table(node, sink);
    }
    piece
}

/// What a piece is meant to do.
fn task(node: &Node, layout: Layout, sink: &mut Sink<'_>) -> Option<Task> {
    let view = View::new(node, "a task", &["aim", "hexes", "remark"], sink);
    let word = view.text("aim", sink).unwrap_or_default();
    let Some(aim) = Aim::of(&word) else {
        let words = Aim::ALL.map(Aim::word).join(", ");
        sink.error(node.at, format!("There is no task '{word}'."), format!("A task is one of {words}."));
        return None;
    };
    let hexes =
        view.get("hexes").map(|node| hexes(&view, "hexes", node.at, layout, sink)).unwrap_or_default();
    let hexes = hexes.into_iter().map(|(_, hex, _)| hex).collect();
    Some(Task { aim, hexes, remark: view.text("remark", sink).unwrap_or_default() })
}

/// A facing as an hour of the clock.
pub(super) fn facing(node: &Node, sink: &mut Sink<'_>) -> Option<Hour> {
    let hour = view::int::<i32>(node, "facing", sink)?;
    if !(0..12).contains(&hour) {
        let message = format!("There is no hour {hour}.");
        sink.error(node.at, message, "A facing is an hour of the clock, 0 to 11.");
        return None;
    }
    Some(Hour::new(hour))
}

pub(super) fn arrival(node: &Node, layout: Layout, sink: &mut Sink<'_>) -> Option<Arrival> {
    let view = View::new(node, "an arrival", &["turn", "hex", "further"], sink);
    let arrival = view.int("turn", sink).zip(view.hex("hex", layout, sink));
    let Some((turn, hex)) = arrival else {
        sink.error(node.at, "An arrival needs a turn and a hex.", "Write it as (turn: 5, hex: \"0101\").");
        return None;
    };
    let arrival = Arrival::at(turn, hex);
    let Some(node) = view.get("further") else { return Some(arrival) };
    let mut known: BTreeSet<(i32, i32)> = arrival.hexes().map(|hex| (hex.x, hex.y)).collect();
    let mut all: Vec<Hex> = arrival.hexes().collect();
    for (word, hex, at) in hexes(&view, "further", node.at, layout, sink) {
        if known.insert((hex.x, hex.y)) {
            all.push(hex);
        } else {
            sink.warn(at, format!("The entry hex {word} is there twice."), "It counts where it comes first.");
        }
    }
    Some(arrival.by(all))
}

/// The hexes of a field, separated by blanks, each with its word and where that stands. Hexes off the board are told of.
fn hexes(
    view: &View<'_>,
    name: &str,
    at: usize,
    layout: Layout,
    sink: &mut Sink<'_>,
) -> Vec<(String, Hex, usize)> {
    let text = view.text(name, sink).unwrap_or_default();
    let mut found = Vec::new();
    for word in text.split_whitespace() {
        let here = at + 1 + (word.as_ptr() as usize - text.as_ptr() as usize);
        let Some(hex) = parse_hex(layout, word) else {
            let hint = format!("Hexes are named column and row, like {}.", layout.name(layout.at(0, 0)));
            sink.error(here, format!("'{word}' is no hex."), hint);
            continue;
        };
        if !layout.contains(hex) {
            view::off_board(here, word, layout, sink);
        }
        found.push((word.to_owned(), hex, here));
    }
    found
}
