//! What words for sides, kinds and formations mean that the battle and the catalog have not: a choice beside each.

use super::RosterImport;
use crate::app::rulesets::in_every_language;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{ComboBox, Ui};
use oblique_exchange::spreadsheet::Column;
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Scenario, Side};
use oblique_text::{inside, text, translated};

/// Draws the words of the sheet that are strange.
pub(super) fn list(ui: &mut Ui, import: &mut RosterImport, scenario: &Scenario, catalog: &Catalog) {
    for (index, column) in import.options.mapping.clone().iter().enumerate() {
        let known = in_every_language(catalog);
        let strange = import.options.strange_words(&import.sheet, index, scenario, known);
        if strange.is_empty() {
            continue;
        }
        let name = translated(&column.name(catalog)).into_owned();
        widgets::group(ui, &text!("army-conversion-of-attribute", attribute = inside(&name)));
        let same = |name: &str| (name.to_owned(), name.to_owned());
        // What a word is said to mean, and how that is shown.
        let meanings: Vec<(String, String)> = match column {
            Column::Side => {
                let shown = |side: Side| format!("{side}: {}", scenario.side(side).name);
                Side::BOTH.map(|side| (side.to_string(), shown(side))).to_vec()
            }
            Column::Kind => catalog.kinds.iter().map(|kind| same(&kind.name)).collect(),
            _ => catalog.formations.iter().map(|formation| same(&formation.name)).collect(),
        };
        for cell in &strange {
            word(ui, import, column, cell, &meanings);
        }
        ui.add_space(size::GAP_SMALL);
    }
}

/// What one word becomes.
fn word(ui: &mut Ui, import: &mut RosterImport, column: &Column, cell: &str, meanings: &[(String, String)]) {
    let old = import.options.explained(column, cell).unwrap_or_default().to_owned();
    let mut new = old.clone();
    ui.horizontal(|ui| {
        ui.label(text!("army-cell-becomes", cell));
        let shown = meanings.iter().find(|(meaning, _)| *meaning == new).map(|(_, shown)| shown.clone());
        let shown = shown.unwrap_or_else(|| text!("army-nothing").to_owned());
        let combo = ComboBox::from_id_salt(("meaning", format!("{column:?}"), cell)).selected_text(shown);
        let response = combo.show_ui(ui, |ui| {
            for (meaning, shown) in meanings {
                ui.selectable_value(&mut new, meaning.clone(), shown);
            }
        });
        response.response.accessible_name(text!("army-what-cell-becomes", cell));
    });
    if new != old {
        import.options.explain(column, cell, new);
    }
}
