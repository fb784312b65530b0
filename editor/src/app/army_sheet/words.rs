//! What words for kinds and formations mean that the catalog has not: a choice beside each.

use super::RosterImport;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{ComboBox, Ui};
use oblique_exchange::spreadsheet::Column;
use oblique_rules::catalog::Catalog;
use oblique_text::{inside, text, translated};

/// Draws the words of the sheet that are strange.
pub(super) fn list(ui: &mut Ui, import: &mut RosterImport, catalog: &Catalog) {
    for (index, column) in import.options.mapping.clone().iter().enumerate() {
        let strange = import.options.strange_words(&import.sheet, index, catalog);
        if strange.is_empty() {
            continue;
        }
        let name = translated(&column.name(catalog)).into_owned();
        widgets::group(ui, &text!("army-conversion-of-attribute", attribute = inside(&name)));
        let names: Vec<&str> = match column {
            Column::Kind => catalog.kinds.iter().map(|kind| kind.name.as_str()).collect(),
            _ => catalog.formations.iter().map(|formation| formation.name.as_str()).collect(),
        };
        for cell in &strange {
            word(ui, import, column, cell, &names);
        }
        ui.add_space(size::GAP_SMALL);
    }
}

/// What one word becomes.
fn word(ui: &mut Ui, import: &mut RosterImport, column: &Column, cell: &str, names: &[&str]) {
    let old = import.options.explained(column, cell).unwrap_or_default().to_owned();
    let mut new = old.clone();
    ui.horizontal(|ui| {
        ui.label(text!("army-cell-becomes", cell));
        let shown = if new.is_empty() { text!("army-nothing") } else { new.as_str() }.to_owned();
        let combo = ComboBox::from_id_salt(("meaning", *column == Column::Kind, cell)).selected_text(shown);
        let response = combo.show_ui(ui, |ui| {
            for name in names {
                ui.selectable_value(&mut new, (*name).to_owned(), *name);
            }
        });
        response.response.accessible_name(text!("army-what-cell-becomes", cell));
    });
    if new != old {
        import.options.explain(column, cell, new);
    }
}
