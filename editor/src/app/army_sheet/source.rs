//! The sheet as it was read, with what each column is on top of it.

use super::RosterImport;
use crate::app::rulesets::in_every_language;
use crate::ui::theme::{Tokens, size};
use egui::{Align, ComboBox, RichText, Ui};
use egui_extras::{Column as Width, TableBuilder};
use oblique_exchange::spreadsheet::{Column, column_letter};
use oblique_rules::catalog::Catalog;
use oblique_text::text;
use std::collections::BTreeMap;

const NUMBER_WIDTH: f32 = 36.0;
const CELL_WIDTH: f32 = 118.0;
const HEADER: f32 = 48.0;

/// Draws the sheet.
pub(super) fn table(ui: &mut Ui, import: &mut RosterImport, catalog: &Catalog) {
    let tokens = Tokens::of(ui);
    let width = import.sheet.width();
    let bad: BTreeMap<(usize, usize), String> = import
        .ready
        .iter()
        .flat_map(|(_, plan)| &plan.bad)
        .map(|b| {
            ((b.row - 1, b.column), text!("army-why-expected-expected", why = b.why, expected = b.expected))
        })
        .collect();
    let header_row = import.options.header_row;
    let wanted = import.wanted_row.take();
    let before = import.options.mapping.clone();
    egui::ScrollArea::horizontal().id_salt("sheet").auto_shrink(false).show(ui, |ui| {
        let mut builder = TableBuilder::new(ui)
            .id_salt("sheet rows")
            .striped(true)
            .auto_shrink(false)
            .column(Width::exact(NUMBER_WIDTH))
            .columns(Width::initial(CELL_WIDTH).clip(true).resizable(true), width);
        if let Some(row) = wanted {
            builder = builder.scroll_to_row(row, Some(Align::Center));
        }
        let (sheet, options, columns) = (&import.sheet, &mut import.options, &import.columns);
        let table = builder.header(HEADER, |mut header| {
            header.col(|_| {});
            for index in 0..width {
                header.col(|ui| {
                    ui.vertical(|ui| mapping(ui, index, &mut options.mapping, columns));
                });
            }
        });
        table.body(|body| {
            body.rows(size::ROW, sheet.rows.len(), |mut row| {
                let index = row.index();
                let is_header = header_row == Some(index);
                let above = header_row.is_some_and(|h| index < h);
                row.col(|ui| {
                    ui.label(RichText::new((index + 1).to_string()).small().color(tokens.text_weak));
                });
                for column in 0..width {
                    row.col(|ui| {
                        let cell = sheet.cell(index, column);
                        let ignored = before.get(column) == Some(&Column::Ignore);
                        let mut text = RichText::new(cell.text.lines().next().unwrap_or_default());
                        if is_header {
                            text = text.strong();
                        } else if above || ignored {
                            text = text.color(tokens.text_weak);
                        }
                        match bad.get(&(index, column)) {
                            Some(why) => {
                                ui.painter().rect_filled(
                                    ui.max_rect(),
                                    2.0,
                                    tokens.error.gamma_multiply(0.18),
                                );
                                let text =
                                    if cell.is_blank() { RichText::new(text!("army-blank")) } else { text };
                                ui.add(egui::Label::new(text.color(tokens.error)).truncate())
                                    .on_hover_text(why);
                            }
                            None => _ = ui.add(egui::Label::new(text).truncate()),
                        }
                    });
                }
            });
        });
    });
    if import.options.mapping != before {
        // What was suggested for a column that is something else now goes with it.
        let mapped = &import.options.mapping;
        import.options.conversions.retain(|id, _| mapped.contains(&Column::Attr(id.clone())));
        import.options.suggest_conversions(&import.sheet, in_every_language(catalog));
    }
}

/// What a column is.
fn mapping(ui: &mut Ui, index: usize, mapping: &mut [Column], columns: &[(Column, String)]) {
    let letter = column_letter(index);
    let Some(chosen) = mapping.get(index).cloned() else { return };
    let name =
        columns.iter().find(|(c, _)| *c == chosen).map_or(text!("army-leave-out"), |(_, name)| name.as_str());
    ui.label(RichText::new(&letter).small());
    let mut new = chosen.clone();
    let combo =
        ComboBox::from_id_salt(("mapping", index)).width(CELL_WIDTH - 14.0).truncate().selected_text(name);
    let response = combo
        .show_ui(ui, |ui| {
            for (column, name) in columns {
                ui.selectable_value(&mut new, column.clone(), name);
            }
        })
        .response;
    response
        .accessible_name(text!("army-column-letter-is", letter))
        .on_hover_text(text!("army-what-this-column-is-taken-for"));
    if new != chosen {
        for other in mapping.iter_mut() {
            if *other == new {
                *other = Column::Ignore;
            }
        }
        if let Some(place) = mapping.get_mut(index) {
            *place = new;
        }
    }
}
