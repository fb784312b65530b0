//! The units that have not acted yet, as a list to go through.
//!
//! Must not know any one system: who can still be ordered something is what is offered.

use super::Session;
use super::acts::Act;
use super::answers;
use super::screen::Table;
use egui::{Button, RichText, Ui};
use oblique_rules::play::{Order, PieceIx, PieceState};
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;
use std::collections::BTreeSet;

/// Who was ordered something by the side that decides since units have been ordered one by one.
pub(crate) fn ordered(session: &Session) -> BTreeSet<PieceIx> {
    let Some((kind, side)) = session.battle().game().decision().map(|d| (d.kind, d.side)) else {
        return BTreeSet::new();
    };
    let steps = session.battle().steps().iter().rev();
    let own = steps
        .take_while(|step| !answers::ends(&step.order))
        .filter(|step| (step.decision, step.side) == (kind, side));
    own.filter_map(|step| step.order.piece()).collect()
}

/// Who can still be ordered something and is on the map, in roster order: first whoever has had no order, last
/// those passed over.
fn waiting(table: &Table<'_>) -> Vec<PieceIx> {
    let on_map = |p: &PieceIx| table.seen.get(*p).is_some_and(PieceState::on_map);
    let mut all: Vec<PieceIx> = table.offers.movers().into_iter().filter(on_map).collect();
    all.sort_by_key(|p| (table.screen.passed_over.contains(p), table.derived.ordered().contains(p)));
    all
}

/// Does the decision order units one by one, so that somebody may be forgotten, or has it so many orders of units that the
/// prompt lists none?
pub(super) fn one_by_one(table: &Table<'_>) -> bool {
    let ending = table.offers.all().iter().any(answers::ends);
    let of_pieces = |o: &Order| o.piece().is_some() && !answers::ends(o);
    table.offers.all().iter().any(of_pieces) && (ending || answers::listed(table).is_empty())
}

/// Draws the list, where units are ordered one by one.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    if !table.session.person_decides() || !one_by_one(table) {
        return;
    }
    let all = waiting(table);
    if all.is_empty() {
        return;
    }
    let tokens = Tokens::of(ui);
    let ordered = table.derived.ordered();
    match all.iter().filter(|pix| !ordered.contains(pix)).count() {
        0 => widgets::group(ui, &text!("play-all-have-acted-all-still-can", all = all.len())),
        some => widgets::group(ui, &text!("play-still-to-act-some", some)),
    }
    let hint = text!("play-full-stop-goes-to-the-next-one-backspace");
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(size::GAP_SMALL, 2.0);
        ui.spacing_mut().button_padding.y = 1.0;
        ui.horizontal_wrapped(|ui| {
            for pix in all {
                let Some(piece) = table.seen.get(pix) else { continue };
                let over = table.screen.passed_over.contains(&pix);
                let mut text = RichText::new(&piece.info.name).small();
                if over {
                    text = text.color(tokens.text_weak).strikethrough();
                } else if ordered.contains(&pix) {
                    text = text.color(tokens.text_weak);
                }
                let chip = Button::new(text).selected(table.screen.selected == Some(pix));
                let chip = ui.add(chip).accessible_name(text!("play-go-to-info", info = piece.info.name));
                let hint = match (over, ordered.contains(&pix)) {
                    (true, _) => text!("play-passed-over-click-to-go-to-it"),
                    (false, true) => text!("play-has-acted-and-still-can"),
                    (false, false) => hint,
                };
                if chip.on_hover_text(hint).clicked() {
                    out.push(Act::GoToUnit(pix));
                }
            }
        });
    });
}
