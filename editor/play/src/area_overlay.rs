//! The overlay of what a ruleset measures by, and the marks of what a battle has done to the ground.
//!
//! Names, hexes and rules are the engine's own. Must not know any one system.

use super::chosen_overlay::{OverlayText, legend, outline_row, said, set, tint};
use super::screen::Table;
use oblique_board::hex::Hex;
use oblique_mapview::{LegendRow, Overlay, Sign, Tint};
use oblique_rules::play::{Area, AreaKind};
use oblique_text::{inside, text, translated};
use oblique_ui::Tokens;
use std::sync::Arc;

/// Fill of an area of ground in a legend.
const FILLED: f32 = 0.25;

/// What of the rules' areas is laid over the map: of the selected piece, or of the board.
pub(crate) fn laid(table: &Table<'_>) -> OverlayText {
    let selected = table.selected().filter(|(_, piece)| piece.known).map(|(pix, _)| pix);
    let areas = table.game().areas(selected);
    let Some(first) = areas.first() else {
        return said(match selected {
            Some(_) => text!("play-these-rules-measure-nothing-by-this-piece"),
            None => text!("play-these-rules-measure-by-no-parts-of-the"),
        });
    };
    let title = table
        .selected()
        .filter(|_| selected.is_some())
        .map_or(text!("play-the-board"), |(_, piece)| &piece.info.name);
    let notes: Vec<_> =
        areas.iter().map(|area| translated(&area.note)).filter(|note| !note.is_empty()).collect();
    let mut out =
        OverlayText { rule: first.rule.as_str(), ..said(text!("play-areas-of-the-rules-title", title)) };
    if !notes.is_empty() {
        out.note = format!("{} {}", out.note, notes.join(" "));
    }
    let mut rows: Vec<LegendRow> = Vec::new();
    for (index, area) in areas.iter().enumerate() {
        let row = lay(table, area, index, &mut out);
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    out.drawn.over.push(legend(text!("play-areas-of-the-rules"), rows));
    out
}

/// The ink of an area: its side's, or one that tells it from the others.
fn ink(table: &Table<'_>, area: &Area, index: usize) -> Tint {
    let own = Tokens::LIGHT;
    let others =
        [Tint::Own(own.accent), Tint::Own(own.warning), Tint::Note, Tint::Own(own.line_strong), Tint::Legal];
    area.side.map_or_else(|| others[index % others.len()], |side| tint(table, side))
}

/// Lays one area and returns its row of the legend.
fn lay(table: &Table<'_>, area: &Area, index: usize, out: &mut OverlayText) -> LegendRow {
    let layout = table.setting().board.layout();
    let tint = ink(table, area, index);
    let hexes = set(layout, area.hexes.iter().copied());
    let name = match area.side {
        Some(side) => format!("{}: {}", table.side(side), inside(translated(&area.name))),
        None => translated(&area.name).into_owned(),
    };
    let note = translated(&area.note);
    let text = if note.is_empty() { name.as_str() } else { &note };
    out.hexes.extend(area.hexes.iter().map(|hex| (*hex, text.trim_end_matches('.').to_owned())));
    match area.kind {
        AreaKind::Ground => {
            out.drawn.under.push(Overlay::Set { set: Arc::clone(&hexes), tint, filled: true });
            out.drawn.over.push(Overlay::Set { set: hexes, tint, filled: false });
            let fill = Some((tint, FILLED));
            LegendRow { fill, sign: None, word: String::new(), text: name }
        }
        AreaKind::Ring => {
            out.drawn.over.push(Overlay::Set { set: hexes, tint, filled: false });
            outline_row(tint, name)
        }
        AreaKind::Place | AreaKind::Barred => {
            let sign = if area.kind == AreaKind::Place { Sign::Ring } else { Sign::Cross };
            out.drawn.over.push(Overlay::Signs { set: hexes, sign, tint: Tint::Danger });
            LegendRow::sign(sign, Tint::Danger, name)
        }
    }
}

/// The marks of what the battle has done to the ground.
pub(crate) fn ground(table: &Table<'_>, over: &mut Vec<Overlay>) {
    for change in table.game().ground_changes() {
        over.push(Overlay::Beside { hex: change.hex, text: change.short, tint: Tint::Danger });
    }
}

/// What the battle has done to the ground of a hex, in sentences.
pub(crate) fn ground_lines(table: &Table<'_>, hex: Hex) -> Vec<String> {
    let changes = table.game().ground_changes().into_iter().filter(|change| change.hex == hex);
    changes.map(|change| change.text).collect()
}
