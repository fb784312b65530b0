//! Deployment zones, exits and alternative set-ups; nothing where there are none.

use super::roster;
use super::text::{Writer, quoted};
use crate::format::places::hex_name;
use crate::{Scenario, Side, Zone};
use oblique_board::hex::{Hex, Layout};

/// Hexes a line of a zone.
const A_LINE: usize = 16;

pub(super) fn zones(w: &mut Writer, name: &str, zones: &[Zone; 2], layout: Layout) {
    if zones.iter().all(Zone::is_empty) {
        return;
    }
    w.line(1, &format!("{name}: {{"));
    for side in Side::BOTH {
        let words = words(&zones[side.index()], layout);
        if words.is_empty() {
            continue;
        }
        let lines: Vec<String> = words.chunks(A_LINE).map(|line| line.join(" ")).collect();
        let key = quoted(&side.to_string());
        w.field(2, &key, &quoted(&lines.join("\n            ")));
    }
    w.line(1, "},");
}

/// The hexes of a zone, row by row, neighbours within a row as `first..last`.
fn words(zone: &Zone, layout: Layout) -> Vec<String> {
    let mut hexes: Vec<(i32, i32, Hex)> = zone
        .hexes()
        .iter()
        .map(|hex| {
            let (col, row) = layout.col_row(*hex);
            (row, col, *hex)
        })
        .collect();
    hexes.sort_by_key(|(row, col, _)| (*row, *col));
    let on = |hex: Hex| layout.contains(hex);
    let joined =
        |a: &(i32, i32, Hex), b: &(i32, i32, Hex)| a.0 == b.0 && a.1 + 1 == b.1 && on(a.2) && on(b.2);
    let word = |run: &[(i32, i32, Hex)]| match run {
        [] => None,
        [one] => Some(hex_name(layout, one.2)),
        [first, .., last] => Some(format!("{}..{}", hex_name(layout, first.2), hex_name(layout, last.2))),
    };
    hexes.chunk_by(joined).filter_map(word).collect()
}

pub(super) fn set_ups(w: &mut Writer, scenario: &Scenario) {
    if scenario.setups.is_empty() {
        return;
    }
    let layout = scenario.board.layout();
    w.line(1, "setups: {");
    for (id, set_up) in &scenario.setups {
        w.line(2, &format!("{}: (", quoted(&id.0)));
        w.field(3, "name", &quoted(&set_up.name));
        if !set_up.remark.is_empty() {
            w.field(3, "remark", &quoted(&set_up.remark));
        }
        if !set_up.postings.is_empty() {
            w.line(3, "pieces: {");
            for (piece, posting) in &set_up.postings {
                let mut item = w.item();
                roster::place(&mut item, posting, layout);
                roster::arrival(&mut item, posting.arrives.as_ref(), layout);
                w.entry(4, &piece.0, &item);
            }
            w.line(3, "},");
        }
        w.line(2, "),");
    }
    w.line(1, "},");
}
