//! The action buttons of the catalog: what can be done now, and why the rest cannot.

use super::acts::Act;
use super::offers;
use super::prompt::quoted;
use super::screen::Table;
use crate::ui::Tokens;
use crate::ui::widgets;
use egui::{Button, CollapsingHeader, Response, RichText, Ui};
use oblique_core::rules::catalog::{Action, Aim};
use oblique_core::rules::play::{Order, Verb};

/// Draws them.
pub fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    if !table.session.person_decides() {
        return;
    }
    let all: Vec<(usize, &Action)> =
        table.catalog().actions.iter().enumerate().filter(|(_, a)| shown(a)).collect();
    let (now, not_now): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, a)| table.offers.any(a));
    if !now.is_empty() {
        widgets::group(ui, "Orders");
        grid(ui, table, &now, out);
    }
    if !not_now.is_empty() {
        CollapsingHeader::new("Not possible now").id_salt("not now").show(ui, |ui| {
            grid(ui, table, &not_now, out);
        });
    }
}

/// Answers of the prompt have their buttons there.
const fn shown(action: &Action) -> bool {
    action.piece || !matches!(action.aim, Aim::None)
}

fn grid(ui: &mut Ui, table: &Table<'_>, actions: &[(usize, &Action)], out: &mut Vec<Act>) {
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    for pair in actions.chunks(2) {
        ui.horizontal(|ui| {
            for (index, action) in pair {
                button(ui, table, *index, action, width, out);
            }
        });
    }
}

fn button(ui: &mut Ui, table: &Table<'_>, index: usize, action: &Action, width: f32, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    let orders = table.offers.of(action, table.screen.selected);
    let mut button = Button::new(&action.name)
        .min_size(egui::vec2(width, 0.0))
        .truncate()
        .selected(table.screen.aiming == Some(index));
    button = button.right_text(RichText::new(&action.key).small().color(tokens.text_weak));
    let response = ui
        .add_enabled_ui(!orders.is_empty(), |ui| ui.add_sized([width, ui.spacing().interact_size.y], button))
        .inner
        .accessible_name(&*action.name);
    let response = match orders.first() {
        Some(order) if orders.len() == 1 => quoted(response, table, order),
        _ => response.on_hover_text(&action.help),
    };
    let response = why_not(response, table, action);
    if response.clicked() {
        out.push(take(table, index, action, orders));
    }
}

/// With the reason as the hover text of a button that cannot be pressed.
fn why_not(response: Response, table: &Table<'_>, action: &Action) -> Response {
    response.on_disabled_hover_ui(|ui| {
        ui.label(&action.help);
        if action.piece && table.screen.selected.is_none() {
            ui.label("Select a unit or leader first.");
            return;
        }
        let refusal =
            offers::refusal(table.game(), table.theatre(), table.seen, action, table.screen.selected);
        if let Some((_, refusal)) = refusal {
            let tokens = Tokens::of(ui);
            ui.label(RichText::new(super::telling::sentence(&refusal.message)).color(tokens.error));
            ui.label(RichText::new(format!("Rule {}", refusal.rule)).small().color(tokens.text_weak));
        }
    })
}

/// What pressing an action's button or key asks for.
pub fn take(table: &Table<'_>, index: usize, action: &Action, orders: Vec<Order>) -> Act {
    if table.screen.aiming == Some(index) {
        return Act::Drop;
    }
    if action.verb == Verb::AutoRally {
        let habits = table.habits;
        return Act::Give(Order::new(action.verb).amount(habits.rally_level).flag(habits.rally_zones));
    }
    match (action.aim, orders.as_slice()) {
        (Aim::Hex, orders) if orders.iter().any(|o| offers::place(o).is_some()) => Act::Take(index),
        (Aim::None, [order, ..]) | (_, [order]) => Act::Give(order.clone()),
        _ => Act::Choose(orders),
    }
}
