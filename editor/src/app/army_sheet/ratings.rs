//! How ratings on another scale become the catalog's: a table to look at and change.

use super::RosterImport;
use crate::app::rulesets::in_every_language;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{ComboBox, TextEdit, Ui};
use oblique_exchange::spreadsheet::{Column, Conversion};
use oblique_rules::catalog::{Attribute, Catalog, Domain};
use oblique_text::{inside, text};
use std::collections::BTreeMap;

/// Draws the conversions of every rating in the sheet.
pub(super) fn list(ui: &mut Ui, import: &mut RosterImport, catalog: &Catalog) {
    for (index, column) in import.options.mapping.clone().iter().enumerate() {
        let Column::Attr(id) = column else { continue };
        let Some(attribute) = catalog.kinds.iter().find_map(|k| k.attribute(id)) else { continue };
        if !matches!(attribute.domain, Domain::Choice(_) | Domain::Int { .. }) {
            continue;
        }
        let strange = import.options.strange_cells(&import.sheet, index, in_every_language(catalog));
        let conversion = import.options.conversions.get(id).cloned();
        if strange.is_empty() && conversion.is_none() {
            continue;
        }
        widgets::group(ui, &text!("army-conversion-of-attribute", attribute = inside(&attribute.name)));
        let mut linear = matches!(conversion, Some(Conversion::Linear { .. }));
        if ui.checkbox(&mut linear, text!("army-numbers-on-another-scale")).changed() {
            let new = if linear { scale(attribute) } else { Conversion::Table(BTreeMap::new()) };
            import.options.conversions.insert(id.clone(), new);
            if !linear {
                import.options.conversions.remove(id);
                import.options.suggest_conversions(&import.sheet, in_every_language(catalog));
            }
            continue;
        }
        match import.options.conversions.get_mut(id) {
            Some(Conversion::Linear { from, to }) => ends(ui, attribute, from, to),
            other => {
                let mut table = match other {
                    Some(Conversion::Table(table)) => table.clone(),
                    _ => BTreeMap::new(),
                };
                let before = table.clone();
                for cell in &strange {
                    word(ui, attribute, cell, &mut table);
                }
                if table != before {
                    import.options.conversions.insert(id.clone(), Conversion::Table(table));
                }
            }
        }
        ui.add_space(size::GAP_SMALL);
    }
}

/// A scale to begin with.
fn scale(attribute: &Attribute) -> Conversion {
    let to = match &attribute.domain {
        Domain::Int { min, max, .. } => (*min, *max),
        Domain::Choice(options) => (0, i64::try_from(options.len()).unwrap_or(1) - 1),
        _ => (0, 1),
    };
    Conversion::Linear { from: (1, 10), to }
}

fn ends(ui: &mut Ui, attribute: &Attribute, from: &mut (i64, i64), to: &mut (i64, i64)) {
    let name = |n: i64| match &attribute.domain {
        Domain::Choice(options) => usize::try_from(n)
            .ok()
            .and_then(|i| options.get(i))
            .map_or_else(String::new, |o| format!(" ({})", o.1)),
        _ => String::new(),
    };
    for (what, from, to) in
        [(text!("army-lowest"), &mut from.0, &mut to.0), (text!("army-highest"), &mut from.1, &mut to.1)]
    {
        ui.horizontal(|ui| {
            ui.add(widgets::whole_number(ui, from)).accessible_name(text!("army-the-scales-what", what));
            ui.label(text!("army-becomes"));
            ui.add(widgets::whole_number(ui, to)).accessible_name(text!("army-what-the-what-becomes", what));
            ui.label(name(*to));
        });
    }
}

fn word(ui: &mut Ui, attribute: &Attribute, cell: &str, table: &mut BTreeMap<String, String>) {
    let conversion = Conversion::Table(table.clone());
    let old =
        conversion.apply(cell, attribute, oblique_exchange::spreadsheet::Decimal::Auto).unwrap_or_default();
    let mut new = old.clone();
    ui.horizontal(|ui| {
        ui.label(text!("army-cell-becomes", cell));
        if let Domain::Choice(options) = &attribute.domain {
            let shown = if new.is_empty() { text!("army-nothing") } else { new.as_str() }.to_owned();
            let combo = ComboBox::from_id_salt(("word", &attribute.id, cell)).selected_text(shown);
            let response = combo.show_ui(ui, |ui| {
                for (_, name) in options {
                    ui.selectable_value(&mut new, name.clone(), name);
                }
            });
            response.response.accessible_name(text!("army-what-cell-becomes", cell));
        } else {
            let field = TextEdit::singleline(&mut new).desired_width(60.0);
            ui.add(field).accessible_name(text!("army-what-cell-becomes", cell));
        }
    });
    if new != old {
        table.insert(cell.trim().to_lowercase(), new);
    }
}
