//! What has been chosen and is not yet carried out: a row a plot, to be taken back; and who else
//! can be given a target.
//!
//! Must not know what is plotted.

use super::acts::Act;
use super::screen::Table;
use super::words;
use egui::{RichText, Ui};
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx, Shade, Verb};
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::widgets;

/// Most pieces listed who have still an order to be given.
const WAITING: usize = 16;

/// The plots of the deciding side, in roster order: who, and at what.
pub(crate) fn plotted(table: &Table<'_>) -> Vec<(PieceIx, Hex)> {
    let marked = table.derived.plotted().iter();
    let mut all: Vec<(PieceIx, Hex)> =
        marked.filter(|h| h.shade == Shade::Plotted).filter_map(|h| Some((h.piece?, h.hex))).collect();
    all.sort_unstable_by_key(|(pix, hex)| (*pix, hex.y, hex.x));
    all.dedup();
    all
}

/// Draws them.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let plots = plotted(table);
    if !plots.is_empty() {
        widgets::group(ui, text!("play-chosen"));
    }
    for (pix, hex) in &plots {
        ui.horizontal(|ui| {
            let name = words::name(table.seen, *pix);
            let own = table.seen.get(*pix).is_some_and(|p| p.hex == *hex);
            let at = if own {
                String::new()
            } else {
                text!("play-at-hex", hex = table.setting().board.layout().name(*hex))
            };
            let back =
                ui.small_button(text!("play-take-back")).accessible_name(text!("play-take-back-name", name));
            if back.clicked() {
                out.push(Act::Give(Order::of(Verb::Unplot, *pix)));
            }
            let on = table.screen.selected == Some(*pix);
            let row = ui.add(egui::Button::selectable(on, format!("{name}{at}")).truncate());
            if row.on_hover_text(format!("{name}{at}")).clicked() {
                out.push(Act::Select(Some(*pix)));
                out.push(Act::LookAt(*hex));
            }
        });
    }
    waiting(ui, table, &plots, out);
}

/// Who can still be given a target, by name: the map without a mouse.
fn waiting(ui: &mut Ui, table: &Table<'_>, plots: &[(PieceIx, Hex)], out: &mut Vec<Act>) {
    let aimed = |o: &&Order| {
        matches!(o.verb(), Verb::Plot | Verb::Assault | Verb::Fire | Verb::Charge | Verb::Retreat)
    };
    let mut pieces: Vec<PieceIx> =
        table.offers.all().iter().filter(aimed).filter_map(oblique_rules::play::Order::piece).collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces.retain(|p| !plots.iter().any(|(q, _)| p == q));
    // Those still to act are listed below, where units are ordered one by one.
    if pieces.is_empty() || super::waiting::one_by_one(table) {
        return;
    }
    let weak = Tokens::of(ui).text_weak;
    ui.label(
        RichText::new(text!("play-still-without-an-order-pieces", pieces = pieces.len())).small().color(weak),
    );
    ui.horizontal_wrapped(|ui| {
        for pix in pieces.into_iter().take(WAITING) {
            let name = words::name(table.seen, pix);
            let selected = table.screen.selected == Some(pix);
            let label = ui.selectable_label(selected, RichText::new(name).small());
            if label.accessible_name(text!("play-unit-name", name)).clicked() {
                out.push(Act::Select(Some(pix)));
                if let Some(piece) = table.seen.get(pix) {
                    out.push(Act::LookAt(piece.hex));
                }
            }
        }
    });
}
