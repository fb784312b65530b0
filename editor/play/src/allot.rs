//! Handing out points: a row a leader who can be given some, with how many.
//!
//! Must not know what the points are.

use super::acts::Act;
use super::prompt::quoted;
use super::screen::Table;
use super::words;
use egui::{Button, RichText, Ui};
use oblique_rules::play::{Order, PieceIx, Verb};
use oblique_text::text;
use oblique_ui::Tokens;

/// Draws it, where points can be handed out.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let mut leaders: Vec<PieceIx> = table
        .offers
        .all()
        .iter()
        .filter(|o| o.verb() == Verb::Allot)
        .filter_map(oblique_rules::play::Order::piece)
        .collect();
    leaders.dedup();
    let tokens = Tokens::of(ui);
    for leader in leaders {
        let orders = amounts(table, leader);
        let name = words::name(table.seen, leader);
        let selected = table.screen.selected == Some(leader);
        if ui.selectable_label(selected, RichText::new(name).strong()).clicked() {
            out.push(Act::Select(Some(leader)));
        }
        // What a point more would do for him, before any is given.
        let quote = orders.first().and_then(|order| table.game().judge(order).ok());
        for line in quote.iter().flat_map(|quote| words::quote_lines(table.catalog(), quote)) {
            ui.label(RichText::new(line).small().color(tokens.text_weak));
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(text!("play-give")).color(tokens.text_weak));
            for order in &orders {
                let mut button = Button::new(order.amount().to_string());
                if selected && order.amount() < 10 {
                    button = button.stroke(egui::Stroke::new(1.0, tokens.accent));
                }
                let said = text!("play-give-amount-to-name", amount = order.amount(), name);
                let response = ui.add(button).accessible_name(said);
                if quoted(response, table, order).clicked() {
                    out.push(Act::Give(order.clone()));
                }
            }
        });
    }
}

/// The orders that give points to a leader, the fewest first.
pub(crate) fn amounts(table: &Table<'_>, leader: PieceIx) -> Vec<Order> {
    let fits = |o: &&Order| o.verb() == Verb::Allot && o.piece() == Some(leader);
    table.offers.all().iter().filter(fits).cloned().collect()
}
