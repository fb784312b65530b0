//! The figures of a piece of the army being built: what they are, and setting them by hand.

use crate::ui::choice;
use crate::ui::theme::Tokens;
use crate::ui::widgets;
use egui::{RichText, Ui};
use oblique_rules::catalog::{Attribute, Catalog, Domain};
use oblique_rules::lists::{ArmyLists, ByHand, Price};
use oblique_scenario::{Attrs, Value};
use oblique_text::text;
use std::collections::BTreeSet;

/// What was changed.
pub(super) enum Changed {
    /// A figure is set by hand.
    Set(String, Value),
    /// All are as dice and list have them again.
    Free,
}

/// A button with the figures of a piece in short, and a menu to set them by hand.
pub(super) fn figures(
    ui: &mut Ui,
    (lists, catalog): (&ArmyLists, &Catalog),
    (kind, attrs): (&str, &Attrs),
    by_hand: &ByHand,
    label: &str,
) -> Option<Changed> {
    let kind = catalog.kind(kind)?;
    let asked = shown(lists, &kind.id);
    let own: Vec<&Attribute> = kind.attributes.iter().filter(|a| asked.contains(&a.id.as_str())).collect();
    let value = |attribute: &Attribute| {
        attrs.get(&attribute.id).cloned().unwrap_or_else(|| attribute.default.clone())
    };
    let figures: Vec<String> = own.iter().filter_map(|a| in_words(a, &value(a))).collect();
    let text = RichText::new(figures.join(", ")).small();
    let set = !by_hand.attrs.is_empty();
    let text = if set { text.color(Tokens::of(ui).accent) } else { text };
    let mut changed = None;
    let menu = egui::containers::menu::MenuButton::new(text).config(
        egui::containers::menu::MenuConfig::new()
            .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside),
    );
    let (menu, _) = menu.ui(ui, |ui| {
        for attribute in &own {
            if let Some(new) = field(ui, attribute, value(attribute)) {
                changed = Some(Changed::Set(attribute.id.clone(), new));
            }
        }
        if ui.add_enabled(set, egui::Button::new(text!("army-as-dice-and-list-have-it"))).clicked() {
            changed = Some(Changed::Free);
        }
    });
    let hint = if set { text!("army-set-by-hand") } else { text!("army-click-to-set-them-by-hand") };
    menu.on_hover_text(hint).accessible_name(label);
    if let Some(price) = lists.price(catalog, &kind.id, attrs) {
        widgets::note(ui, &text!("army-price-points", price));
    }
    changed
}

/// The attributes of a kind that its price asks after or dice give.
fn shown<'l>(lists: &'l ArmyLists, kind: &str) -> BTreeSet<&'l str> {
    let prices = lists.common.prices.iter().filter(|price| price.kind == kind);
    let asked = prices.flat_map(Price::asks);
    let tables = lists.lists.iter().flat_map(|list| &list.generals).filter(|table| table.kind == kind);
    let faces = tables.flat_map(|table| &table.faces);
    let further =
        faces.clone().filter_map(|face| face.then.as_ref()).filter_map(|id| lists.common.traits.get(id));
    let given = faces.chain(further.flatten()).flat_map(|face| face.attrs.keys().map(String::as_str));
    asked.chain(given).collect()
}

/// A figure in a few words; nothing of a switch that is off.
fn in_words(attribute: &Attribute, value: &Value) -> Option<String> {
    match value {
        Value::Flag(on) => on.then(|| attribute.name.clone()),
        Value::Int(number) => Some(format!("{} {number}", attribute.name)),
        Value::Text(word) => match &attribute.domain {
            Domain::Choice(words) => words.iter().find(|(id, _)| id == word).map(|(_, name)| name.clone()),
            _ => Some(word.clone()),
        },
    }
}

/// A field for a figure; the new value, if it was changed.
fn field(ui: &mut Ui, attribute: &Attribute, mut value: Value) -> Option<Value> {
    let before = value.clone();
    match (&attribute.domain, &mut value) {
        (Domain::Int { min, max, .. }, Value::Int(number)) => {
            let field = widgets::whole_number(ui, number).range(*min..=*max);
            widgets::row(ui, &attribute.name, &attribute.help, |ui| ui.add(field));
        }
        (Domain::Choice(words), Value::Text(word)) => {
            let name = words.iter().find(|(id, _)| id == word).map_or("", |(_, name)| name.as_str());
            widgets::row(ui, &attribute.name, &attribute.help, |ui| {
                choice(ui, &attribute.id, name, None, |ui| {
                    for (id, name) in words {
                        ui.selectable_value(word, id.clone(), name);
                    }
                })
            });
        }
        (Domain::Flag, Value::Flag(on)) => {
            ui.checkbox(on, &attribute.name).on_hover_text(&attribute.help);
        }
        _ => {}
    }
    (value != before).then_some(value)
}
