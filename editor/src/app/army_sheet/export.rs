//! What to export: side, sort of file, columns, separator.

use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::request::Request;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{ComboBox, Ui};
use oblique_exchange::spreadsheet::{Column, ExportOptions, Separator, SheetFormat, default_columns};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Scenario, Side};
use oblique_text::{text, translated};

/// The form.
pub(in crate::app) struct ExportForm {
    side: Option<Side>,
    sides: [String; 2],
    format: SheetFormat,
    separator: Separator,
    columns: Vec<(Column, String, bool)>,
}

impl Dialog for ExportForm {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        self.form(ui)
    }
}

impl ExportForm {
    pub(crate) fn new(scenario: &Scenario, catalog: &Catalog) -> Self {
        let usual = default_columns(scenario, catalog, false);
        let columns = default_columns(scenario, catalog, true).into_iter().map(|column| {
            let name = translated(&column.name(catalog)).into_owned();
            let on = usual.contains(&column);
            (column, name, on)
        });
        let sides = Side::BOTH.map(|side| scenario.side(side).name.clone());
        let format = SheetFormat::default();
        Self { side: None, sides, format, separator: Separator::Comma, columns: columns.collect() }
    }

    fn form(&mut self, ui: &mut Ui) -> Answer {
        ui.heading(text!("army-export-order-of-battle"));
        widgets::note(ui, text!("army-a-sheet-that-is-changed-and-imported-again"));
        ui.add_space(size::GAP);
        let name = |side: Option<Side>| {
            side.map_or(text!("army-both-sides").to_owned(), |s| self.sides[s.index()].clone())
        };
        let mut side = self.side;
        widgets::row(ui, text!("army-side"), text!("army-whose-units-are-written"), |ui| {
            let combo = ComboBox::from_id_salt("export side").selected_text(name(side));
            combo
                .show_ui(ui, |ui| {
                    for option in [None, Some(Side::A), Some(Side::B)] {
                        ui.selectable_value(&mut side, option, name(option));
                    }
                })
                .response
        });
        self.side = side;
        widgets::row(ui, text!("army-file"), text!("army-which-program-the-sheet-is-for"), |ui| {
            let combo = ComboBox::from_id_salt("export format").selected_text(self.format.name());
            combo
                .show_ui(ui, |ui| {
                    for option in SheetFormat::ALL {
                        ui.selectable_value(&mut self.format, option, translated(option.name()).as_ref());
                    }
                })
                .response
        });
        if self.format == SheetFormat::Text {
            self.delimiter(ui);
        }
        widgets::group(ui, text!("army-columns"));
        widgets::scrolled(widgets::room(ui, 260.0)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            for (_, name, on) in &mut self.columns {
                ui.checkbox(on, name.as_str());
            }
        });
        buttons(ui, |ui| {
            let any = self.columns.iter().any(|(.., on)| *on);
            if ui.add_enabled_ui(any, |ui| widgets::primary(ui, text!("army-export"))).inner.clicked() {
                let columns = self.columns.iter().filter(|(.., on)| *on).map(|(c, ..)| c.clone()).collect();
                let (side, separator) = (self.side, self.separator);
                let options = ExportOptions { side, only: None, columns, separator, crlf: true, mark: true };
                return Answer::Do(Request::ExportRoster(options, self.format));
            }
            cancel(ui, text!("army-cancel"))
        })
    }

    fn delimiter(&mut self, ui: &mut Ui) {
        let help = text!("army-semicolons-suit-spreadsheets-that-write");
        widgets::row(ui, text!("army-delimiter"), help, |ui| {
            let combo =
                ComboBox::from_id_salt("export separator").selected_text(translated(self.separator.name()));
            combo
                .show_ui(ui, |ui| {
                    for option in Separator::ALL {
                        ui.selectable_value(&mut self.separator, option, translated(option.name()).as_ref());
                    }
                })
                .response
        });
    }
}
