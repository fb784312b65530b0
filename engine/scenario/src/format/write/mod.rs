//! A scenario as text: always the same text for the same scenario.

mod board;
mod roster;
mod set_ups;
mod sheets;
mod taken_over;
mod text;

use super::Palettes;
use crate::{Attrs, Evidence, Grade, Scenario, Side, SideHistory};
use oblique_board::hex::Layout;
use std::collections::BTreeMap;
use text::Writer;

/// What the first line of every file says.
const HEADING: &str = "// A battle for Oblique. How to read and edit this file: docs/scenario-format.md.\n";

/// Writes a scenario; see [`super::write`].
pub(super) fn scenario(scenario: &Scenario, palettes: Option<&Palettes>) -> String {
    let size = scenario.board.layout().len() * 2 + scenario.pieces.len() * 200 + 4096;
    let mut w = Writer::with_capacity(size);
    w.raw(HEADING);
    w.raw("(\n");
    w.line(1, &format!("format: {},", super::FORMAT));
    w.text_field("ruleset", &scenario.ruleset);
    meta(&mut w, scenario);
    w.attrs_field("params", &scenario.params);
    w.line(1, "sides: {");
    for side in Side::BOTH {
        let info = scenario.side(side);
        let mut item = w.item();
        item.text("name", &info.name).text("color", &info.color).attrs("params", &info.params);
        w.entry(2, &side.to_string(), &item);
    }
    w.line(1, "},");
    w.table("nations", &scenario.nations, |nation, item| {
        item.text_if("name", &nation.name)
            .text_if("color", &nation.color)
            .text_if("traits_of", &nation.traits_of)
            .attrs("traits", &nation.traits);
    });
    board::board(&mut w, &scenario.board, palettes);
    roster::pieces(&mut w, scenario);
    set_ups::zones(&mut w, "zones", &scenario.zones, scenario.board.layout());
    set_ups::zones(&mut w, "exits", &scenario.exits, scenario.board.layout());
    set_ups::set_ups(&mut w, scenario);
    let layout = scenario.board.layout();
    let objectives: BTreeMap<_, _> = scenario.objectives.iter().map(|(id, o)| (id.0.clone(), o)).collect();
    w.table("objectives", &objectives, |objective, item| {
        item.hex("hex", layout, objective.hex).text_if("name", &objective.name);
        item.part("value", &format!("({}, {})", objective.value[0], objective.value[1]));
        if let Some(holder) = objective.holder {
            item.text("holder", &holder.to_string());
        }
        if objective.order != 0 {
            item.part("order", &objective.order.to_string());
        }
        item.evidence(objective.evidence.as_ref());
    });
    history(&mut w, scenario);
    notes(&mut w, scenario, layout);
    let features = scenario.feature_evidence.iter().map(|(id, e)| (id.0.clone(), e)).collect();
    evidence_table(&mut w, "feature_evidence", &features);
    let labels = scenario.label_evidence.iter().map(|(id, e)| (id.0.clone(), e)).collect();
    evidence_table(&mut w, "label_evidence", &labels);
    w.table("silenced", &scenario.silenced, |why, item| {
        item.text("why", why);
    });
    sheets::board_place(&mut w, scenario.board_place.as_ref());
    sheets::sheets(&mut w, scenario);
    w.raw(")\n");
    w.finish()
}

fn meta(w: &mut Writer, scenario: &Scenario) {
    let meta = &scenario.meta;
    w.text_field("title", &meta.title);
    for (name, text) in [
        ("date", &meta.date),
        ("place", &meta.place),
        ("author", &meta.author),
        ("description", &meta.description),
        ("tips", &meta.tips),
    ] {
        if !text.is_empty() {
            w.text_field(name, text);
        }
    }
    w.table("sources", &meta.sources, |source, item| {
        item.text("title", &source.title).text_if("place", &source.place).text_if("seen", &source.seen);
    });
}

fn history(w: &mut Writer, scenario: &Scenario) {
    let history = &scenario.history;
    if *history == crate::History::default() {
        return;
    }
    w.line(1, "history: (");
    if !history.outcome.is_empty() {
        w.field(2, "outcome", &text::quoted(&history.outcome));
    }
    if let Some(winner) = history.winner {
        w.field(2, "winner", &text::quoted(&winner.to_string()));
    }
    if let Some(minutes) = history.minutes {
        w.field(2, "minutes", &range(minutes));
    }
    if let Some(evidence) = &history.evidence {
        w.field(2, "evidence", &format!("({})", evidence_parts(evidence)));
    }
    if history.sides.iter().any(|s| *s != SideHistory::default()) {
        w.line(2, "sides: {");
        for side in Side::BOTH {
            let losses = &history.sides[side.index()];
            if *losses == SideHistory::default() {
                continue;
            }
            let mut item = w.item();
            if let Some(men) = losses.men_lost {
                item.part("men_lost", &range(men));
            }
            if let Some((low, high)) = losses.guns_lost {
                // As older versions read it, where it is one number.
                item.part("guns_lost", &if low == high { low.to_string() } else { range((low, high)) });
            }
            if !losses.leaders_lost.is_empty() {
                let names: Vec<_> = losses.leaders_lost.iter().map(|n| text::quoted(n)).collect();
                item.part("leaders_lost", &format!("[{}]", names.join(", ")));
            }
            item.evidence(losses.evidence.as_ref());
            w.entry(3, &side.to_string(), &item);
        }
        w.line(2, "},");
    }
    w.line(1, "),");
}

fn range((low, high): (u32, u32)) -> String {
    format!("({low}, {high})")
}

fn notes(w: &mut Writer, scenario: &Scenario, layout: Layout) {
    let notes: BTreeMap<_, _> = scenario.notes.iter().map(|(id, n)| (id.0.clone(), n)).collect();
    w.table("notes", &notes, |note, item| {
        if let Some(hex) = note.hex {
            item.hex("hex", layout, hex);
        }
        if let Some(piece) = &note.piece {
            item.text("piece", &piece.0);
        }
        item.text_if("text", &note.text).evidence(note.evidence.as_ref());
    });
}

fn evidence_table(w: &mut Writer, name: &str, table: &BTreeMap<String, &Evidence>) {
    w.table(name, table, |evidence, item| {
        item.parts(evidence_parts(evidence));
    });
}

/// The fields of an evidence.
fn evidence_parts(evidence: &Evidence) -> String {
    let grade = match evidence.grade {
        Grade::Sourced => "sourced",
        Grade::Known => "known",
        Grade::Estimated => "estimated",
    };
    let mut parts = format!("grade: \"{grade}\"");
    for (name, text) in [("source", &evidence.source), ("remark", &evidence.remark)] {
        if !text.is_empty() {
            parts.extend([", ", name, ": ", &text::quoted(text)]);
        }
    }
    parts
}

/// Attribute values on one line.
fn attrs(attrs: &Attrs) -> String {
    use crate::Value;
    let value = |value: &Value| match value {
        Value::Flag(flag) => flag.to_string(),
        Value::Int(n) => n.to_string(),
        Value::Text(t) => text::quoted(t),
    };
    let parts: Vec<_> = attrs.iter().map(|(id, v)| format!("{}: {}", text::quoted(id), value(v))).collect();
    format!("{{{}}}", parts.join(", "))
}
