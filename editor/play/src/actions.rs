//! The action buttons of the catalog: what can be done now, and why the rest cannot.

use super::acts::Act;
use super::offers;
use super::prompt::quoted;
use super::screen::Table;
use super::{Reason, answers, reasons, reasons_card};
use egui::{Button, CollapsingHeader, Color32, Response, RichText, TextStyle, Ui};
use oblique_rules::catalog::{Action, ActionAim};
use oblique_rules::play::{Order, Verb};
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::widgets;

/// Draws them.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    if !table.session.person_decides() {
        return;
    }
    let all: Vec<(usize, &Action)> =
        table.catalog().actions.iter().enumerate().filter(|(_, a)| shown(a) && !answered(table, a)).collect();
    let (now, not_now): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, a)| table.offers.any(a));
    if !now.is_empty() {
        widgets::group(ui, text!("play-orders"));
        grid(ui, table, &now, out);
    }
    if !not_now.is_empty() {
        CollapsingHeader::new(text!("play-not-possible-now")).id_salt("not now").show(ui, |ui| {
            grid(ui, table, &not_now, out);
        });
    }
}

/// Answers of the prompt have their buttons there.
const fn shown(action: &Action) -> bool {
    action.piece || !matches!(action.aim, ActionAim::None)
}

/// Are all its orders answers of the prompt?
fn answered(table: &Table<'_>, action: &Action) -> bool {
    // What a piece does is never one: nor is it listed for that, which would cost every frame.
    if action.piece || !table.offers.any(action) {
        return false;
    }
    let answers = answers::listed(table);
    table.offers.of(action, None).iter().all(|order| answers.contains(order))
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
    let greyed = orders.is_empty();
    if greyed {
        button = button.fill(Color32::TRANSPARENT);
    }
    // It can still be pointed at and have the focus: it tells why not.
    let response = ui
        .scope(|ui| {
            if greyed {
                ui.visuals_mut().override_text_color = Some(tokens.text_weak);
            }
            ui.add_sized([width, ui.spacing().interact_size.y], button)
        })
        .inner
        .accessible_name(&*action.name);
    if greyed {
        why_not(response, table, action, out);
        return;
    }
    let help = |ui: &mut Ui| {
        if is_cut(ui, action, width) {
            ui.label(RichText::new(&action.name).strong());
        }
        ui.label(&action.help);
    };
    let response = match orders.first() {
        Some(order) if orders.len() == 1 => quoted(response, table, order),
        _ => response,
    };
    let response = response.on_hover_ui(help);
    if response.clicked() {
        out.push(take(table, index, action, orders));
    }
}

/// Is a button of that width too narrow for the name of its action beside its key?
fn is_cut(ui: &Ui, action: &Action, width: f32) -> bool {
    let wide = |text: &str, style: TextStyle| {
        let font = style.resolve(ui.style());
        ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
    };
    let key = if action.key.is_empty() { 0.0 } else { wide(&action.key, TextStyle::Small) };
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().icon_spacing;
    wide(&action.name, TextStyle::Button) + key + around > width
}

/// The reason why a button cannot be pressed: under the pointer, with the focus, when it is pressed
/// all the same; its rule by a right click.
fn why_not(response: Response, table: &Table<'_>, action: &Action, out: &mut Vec<Act>) {
    response.ctx.accesskit_node_builder(response.id, egui::accesskit::Node::set_disabled);
    let lit = response.hovered() || response.has_focus() || response.clicked();
    if !lit && !response.secondary_clicked() {
        return;
    }
    let reason = reasons::why_not(table, action);
    if let Reason::Refused { refusal, .. } = &reason
        && response.secondary_clicked()
        && !refusal.rule.is_empty()
    {
        out.push(Act::Rule(format!("{}/{}", table.scenario.ruleset, refusal.rule)));
    }
    if response.clicked() {
        out.push(Act::Why(Some(reason.clone())));
    }
    reasons_card::point(&response, || reason.clone());
    response.on_hover_ui(|ui| {
        // The button may be too narrow for its name.
        ui.label(RichText::new(&action.name).strong());
        ui.label(&action.help);
        if let Reason::Refused { refusal, .. } = &reason {
            let tokens = Tokens::of(ui);
            ui.label(RichText::new(super::narration::sentence(&refusal.message)).color(tokens.error));
            if !refusal.rule.is_empty() {
                let text = text!("play-rule-rule-right-click-or-opens-it", rule = refusal.rule);
                ui.label(RichText::new(text).small().color(tokens.text_weak));
            }
        }
    });
}

/// What pressing an action's button or key asks for.
pub(crate) fn take(table: &Table<'_>, index: usize, action: &Action, orders: Vec<Order>) -> Act {
    if table.screen.aiming == Some(index) {
        return Act::Drop;
    }
    if action.verb == Verb::AutoRally {
        return Act::Give(super::rallying::order(table.habits));
    }
    match (action.aim, orders.as_slice()) {
        (ActionAim::Hex, orders) if orders.iter().any(|o| offers::place(o).is_some()) => Act::Take(index),
        (ActionAim::Target, [_, ..]) => Act::Take(index),
        (ActionAim::None, [_, _, ..]) if action.turn != 0 => Act::Turn(orders, action.turn),
        (ActionAim::None, [order, ..]) | (_, [order]) => Act::Give(order.clone()),
        _ => Act::Choose(orders),
    }
}
