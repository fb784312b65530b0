//! The hexes by which the reinforcements selected enter: in which order they stand, and taking one away.
//! New ones are picked on the map.

use egui::{Button, Ui};
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_scenario::{Arrival, Edit, Piece, PieceId};
use oblique_text::text;
use oblique_ui::widgets;

/// The entry hexes of an arrival in words: `0801`, `0801 or 0901`, `0801 or 3 others`.
pub(super) fn named(context: &EditorContext<'_>, arrival: &Arrival) -> String {
    let name = |hex: Hex| context.scenario().board.layout().name(hex);
    let first = name(arrival.hex);
    match arrival.further.as_slice() {
        [] => first,
        [other] => text!("army-first-or-other", first, other = name(*other)),
        others => text!("army-first-or-others-others", first, others = others.len()),
    }
}

/// Shows those the selected reinforcements have in common, if there are any.
pub(super) fn show(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    late: &[(&PieceId, &Piece)],
    out: &mut Vec<Intent>,
) {
    let Some((_, Some(first))) = late.first().map(|(id, piece)| (id, &piece.arrives)) else { return };
    let hexes: Vec<Hex> = first.hexes().collect();
    let alike = |(_, piece): &(&PieceId, &Piece)| {
        piece.arrives.as_ref().is_some_and(|a| a.hexes().eq(hexes.iter().copied()))
    };
    if !late.iter().all(alike) {
        widgets::note(ui, text!("army-the-selected-enter-by-different-hexes"));
        return;
    }
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("army-enter-by"));
        for (at, hex) in hexes.iter().enumerate() {
            if let Some(other) = entry(ui, context, &hexes, at, out) {
                wanted = Some((other, *hex));
            }
        }
    });
    if let Some((other, hex)) = wanted {
        let change = |(id, piece): &(&PieceId, &Piece)| {
            let arrives = piece.arrives.as_ref().map(|a| a.by(other.iter().copied()));
            Edit::Piece((*id).clone(), Some(Box::new(Piece { arrives, ..(*piece).clone() })))
        };
        let what = if other.len() < hexes.len() {
            text!("army-no-entry-by")
        } else {
            text!("army-order-of-entry-by")
        };
        let label = format!("{what} {}", context.scenario().board.layout().name(hex));
        out.push(Intent::edit(label, Edit::Many(late.iter().map(change).collect())));
    }
}

/// One of them; answers how they should be instead.
fn entry(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    hexes: &[Hex],
    at: usize,
    out: &mut Vec<Intent>,
) -> Option<Vec<Hex>> {
    let hex = *hexes.get(at)?;
    let name = context.scenario().board.layout().name(hex);
    let mut wanted = None;
    // The buttons of a hex stay beside its name when the line wraps.
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let link = ui.link(&name).on_hover_text(text!("army-show-it-on-the-map"));
        if link.clicked() {
            out.push(Intent::LookAt(hex));
        }
        if hexes.len() == 1 {
            return;
        }
        for (sign, word, other) in [
            ("\u{2190}", text!("army-earlier"), at.checked_sub(1)),
            ("\u{2192}", text!("army-later"), Some(at + 1)),
        ] {
            let other = other.filter(|other| *other < hexes.len());
            let button = ui.add_enabled(other.is_some(), Button::new(sign).small());
            let button = button.accessible_name(text!("army-enter-by-name-word", name, word));
            let tip = text!("army-let-it-come-word-among-the-entry-hexes", word);
            if button.on_hover_text(tip).clicked()
                && let Some(other) = other
            {
                let mut moved = hexes.to_vec();
                moved.swap(at, other);
                wanted = Some(moved);
            }
        }
        let button =
            ui.add(Button::new("\u{d7}").small()).accessible_name(text!("army-no-entry-by-name", name));
        if button.on_hover_text(text!("army-take-it-off-the-entry-hexes")).clicked() {
            wanted = Some(hexes.iter().copied().filter(|h| *h != hex).collect());
        }
    });
    wanted
}
