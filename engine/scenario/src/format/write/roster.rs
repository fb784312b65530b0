//! The orders of battle: every piece under its side, by id.

use super::text::{Item, Writer, quoted};
use super::{attrs, evidence_parts};
use crate::format::places::hex_name;
use crate::{Arrival, Piece, Posting, Scenario, Side, Task};
use oblique_board::hex::{Hex, Layout};

pub(super) fn pieces(w: &mut Writer, scenario: &Scenario) {
    if scenario.pieces.is_empty() {
        return;
    }
    w.line(1, "pieces: {");
    for side in Side::BOTH {
        let mut own = scenario.pieces.iter().filter(|(_, p)| p.side == side).peekable();
        if own.peek().is_none() {
            continue;
        }
        w.line(2, &format!("\"{side}\": {{"));
        for (id, piece) in own {
            let item = item(w.item(), piece, scenario.board.layout());
            w.entry(3, &id.0, &item);
        }
        w.line(2, "},");
    }
    w.line(1, "},");
}

fn item(mut item: Item, piece: &Piece, layout: Layout) -> Item {
    item.text("kind", &piece.kind).text_if("name", &piece.name).text_if("nation", &piece.nation);
    if let Some(leader) = &piece.leader {
        item.text("leader", &leader.0);
    }
    if piece.order != 0 {
        item.part("order", &piece.order.to_string());
    }
    place(&mut item, &Posting::of(piece), layout);
    if !piece.attrs.is_empty() {
        item.part("attrs", &attrs(&piece.attrs));
    }
    arrival(&mut item, piece.arrives.as_ref(), layout);
    task(&mut item, piece.task.as_ref(), layout);
    item.text_if("regiment", &piece.regiment).text_if("remark", &piece.remark);
    if !piece.evidence.is_empty() {
        let parts: Vec<_> =
            piece.evidence.iter().map(|(f, e)| format!("{}: ({})", quoted(f), evidence_parts(e))).collect();
        item.part("evidence", &format!("{{{}}}", parts.join(", ")));
    }
    item
}

/// Hex, facing, formation and whether it lies on top.
pub(super) fn place(item: &mut Item, posting: &Posting, layout: Layout) {
    if let Some(hex) = posting.hex {
        item.hex("hex", layout, hex);
    }
    if let Some(facing) = posting.facing {
        item.part("facing", &facing.to_string());
    }
    item.text_if("formation", &posting.formation);
    if posting.top {
        item.part("top", "true");
    }
}

fn task(item: &mut Item, task: Option<&Task>, layout: Layout) {
    let Some(task) = task else { return };
    let mut parts = vec![format!("aim: {}", quoted(task.aim.word()))];
    if !task.hexes.is_empty() {
        let names: Vec<String> = task.hexes.iter().map(|hex| hex_name(layout, *hex)).collect();
        parts.push(format!("hexes: {}", quoted(&names.join(" "))));
    }
    if !task.remark.is_empty() {
        parts.push(format!("remark: {}", quoted(&task.remark)));
    }
    item.part("task", &format!("({})", parts.join(", ")));
}

/// When and where a reinforcement arrives.
pub(super) fn arrival(item: &mut Item, arrives: Option<&Arrival>, layout: Layout) {
    if let Some(arrives) = arrives {
        let name = |hex: Hex| hex_name(layout, hex);
        let further: Vec<String> = arrives.further.iter().map(|hex| name(*hex)).collect();
        let further = match further.as_slice() {
            [] => String::new(),
            names => format!(", further: \"{}\"", names.join(" ")),
        };
        let (turn, hex) = (arrives.turn, name(arrives.hex));
        item.part("arrives", &format!("(turn: {turn}, hex: \"{hex}\"{further})"));
    }
}
