//! Nations of the scenario: names, coats, and traits over the row of the ruleset they share.

use super::form::{self, FieldValue};
use egui::{CollapsingHeader, RichText, Ui};
use oblique_context::EditorContext;
use oblique_context::strength::who_of;
use oblique_context::view::Selection;
use oblique_context::{Gesture, Intent};
use oblique_roster::field::shown;
use oblique_rules::catalog::NationRow;
use oblique_scenario::{Edit, Nation, PieceId, Value};
use oblique_text::{inside, text};
use oblique_ui::theme::{Tokens, color_of, size};
use oblique_ui::widgets;
use std::collections::BTreeSet;

/// Room for the button that takes a trait back to the shared one, in points.
const WAY_BACK: f32 = 52.0;

/// Draws the section.
pub(crate) fn section(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    widgets::note(ui, text!("army-a-nation-takes-its-traits-from-a-shared"));
    for (key, nation) in &context.scenario().nations {
        ui.push_id(("nation", key), |ui| {
            let own = nation.traits.len();
            let mark = if own > 0 { text!("army-own-of-its-own", own) } else { String::new() };
            ui.horizontal_top(|ui| {
                let (rect, _) = ui.allocate_exact_size(egui::vec2(12.0, size::ROW), egui::Sense::hover());
                let dot = egui::Rect::from_center_size(rect.center(), egui::vec2(11.0, 11.0));
                ui.painter().rect_filled(dot, 2.0, color_of(&nation.color));
                ui.vertical(|ui| {
                    CollapsingHeader::new(format!("{}{mark}", nation.name))
                        .id_salt("nation")
                        .show_unindented(ui, |ui| form_of(ui, context, key, nation, out));
                });
            });
        });
    }
    ui.menu_button(text!("army-add-a-nation"), |ui| {
        for row in &context.catalog().nations {
            if ui.button(&row.name).clicked() {
                let nation = Nation {
                    name: row.name.clone(),
                    color: row.color.clone(),
                    traits_of: row.id.clone(),
                    ..Nation::default()
                };
                put_new(context, &row.id, nation, out);
                ui.close();
            }
        }
    });
}

fn put_new(context: &EditorContext<'_>, stem: &str, nation: Nation, out: &mut Vec<Intent>) {
    let key = oblique_document::fresh_id(stem, |id| context.scenario().nations.contains_key(id));
    out.push(Intent::edit(text!("army-add-nation", nation = nation.name), Edit::Nation(key, Some(nation))));
}

fn form_of(ui: &mut Ui, context: &EditorContext<'_>, key: &str, nation: &Nation, out: &mut Vec<Intent>) {
    let catalog = context.catalog();
    let mut put = |what: &str, new: Nation, gesture: Gesture| {
        let label = format!("{}: {}", nation.name, inside(what));
        out.push(Intent::Edit { label, edit: Edit::Nation(key.to_owned(), Some(new)), gesture });
    };
    if let Some((name, g)) = form::text(ui, text!("army-name"), "", &FieldValue::One(nation.name.clone())) {
        put(text!("panels-changed-name"), Nation { name, ..nation.clone() }, g);
    }
    if let Some((color, g)) = form::color(ui, text!("army-coat-colour"), &nation.color) {
        put(text!("panels-changed-coat"), Nation { color, ..nation.clone() }, g);
    }
    let rows: Vec<_> = catalog.nations.iter().map(|n| (n.id.clone(), n.name.clone())).collect();
    let help = text!("army-the-row-of-the-rules-it-takes-its");
    if let Some((traits_of, g)) =
        form::choice(ui, text!("army-traits-of"), help, &FieldValue::One(nation.traits_of.clone()), &rows)
    {
        put(text!("panels-changed-traits-of"), Nation { traits_of, ..nation.clone() }, g);
    }
    let shared = catalog.nations.iter().find(|n| n.id == nation.traits_of);
    traits(ui, context, nation, shared, &mut put);
    let users: BTreeSet<PieceId> =
        context.scenario().pieces.iter().filter(|(_, p)| p.nation == key).map(|(id, _)| id.clone()).collect();
    ui.horizontal_wrapped(|ui| {
        let used = who_of(context.catalog(), context.scenario(), &users);
        let show = ui.add_enabled(!users.is_empty(), egui::Button::new(text!("army-select-its-used", used)));
        if show.on_hover_text(text!("army-units-and-leaders-of-this-nation")).clicked() {
            out.push(Intent::Select(Selection::Pieces(users.clone())));
        }
        if ui
            .button(text!("army-duplicate"))
            .on_hover_text(text!("army-another-nation-with-the-same-traits"))
            .clicked()
        {
            let copy = Nation { name: format!("{} 2", nation.name), ..nation.clone() };
            put_new(context, key, copy, out);
        }
        let reset =
            ui.add_enabled(!nation.traits.is_empty(), egui::Button::new(text!("army-reset-to-shared")));
        if reset.on_hover_text(text!("army-removes-every-trait-of-its-own")).clicked() {
            let new = Nation { traits: oblique_scenario::Attrs::new(), ..nation.clone() };
            let edit = Edit::Nation(key.to_owned(), Some(new));
            out.push(Intent::edit(text!("army-nation-reset-to-shared", nation = nation.name), edit));
        }
        let remove = ui.add_enabled(users.is_empty(), egui::Button::new(text!("army-remove-this-nation")));
        if remove.on_disabled_hover_text(text!("army-units-of-this-nation-are-in-the-order")).clicked() {
            out.push(Intent::edit(
                text!("army-remove-nation", nation = nation.name),
                Edit::Nation(key.to_owned(), None),
            ));
        }
    });
    ui.add_space(size::GAP);
}

fn traits(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    nation: &Nation,
    shared: Option<&NationRow>,
    put: &mut impl FnMut(&str, Nation, Gesture),
) {
    for attribute in &context.catalog().nation_traits {
        let common: &Value =
            shared.and_then(|row| row.traits.get(&attribute.id)).unwrap_or(&attribute.default);
        let own = nation.traits.get(&attribute.id);
        ui.horizontal(|ui| {
            // Room for the way back, so that a wide field does not push it out of sight.
            let room = if own.is_some() { WAY_BACK } else { 0.0 };
            let field = egui::vec2((ui.available_width() - room).max(size::LABEL_WIDTH), size::ROW);
            ui.allocate_ui(field, |ui| {
                let now = FieldValue::One(own.unwrap_or(common).clone());
                if let Some((value, g)) = form::attribute(ui, context, attribute, &now) {
                    let mut new = nation.clone();
                    // What equals the shared row is not of its own.
                    if value == *common {
                        new.traits.remove(&attribute.id);
                    } else {
                        new.traits.insert(attribute.id.clone(), value);
                    }
                    put(&attribute.name, new, g);
                }
            });
            if own.is_some() {
                let help = text!("army-back-to-the-shared-common", common = shown(attribute, common));
                let text = RichText::new(text!("army-own")).small().color(Tokens::of(ui).accent);
                let back = ui.add(egui::Button::new(text).small());
                if back
                    .accessible_name(text!("army-reset-attribute", attribute = attribute.name))
                    .on_hover_text(help)
                    .clicked()
                {
                    let mut new = nation.clone();
                    new.traits.remove(&attribute.id);
                    put(&attribute.name, new, Gesture::Whole);
                }
            }
        });
    }
}
