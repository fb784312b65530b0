//! Which page of a file is laid under the grid, where it has several.

use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::file::name_of;
use super::request::Request;
use crate::ui::widgets;
use egui::{Key, Ui};
use oblique_text::text;
use std::path::PathBuf;

/// Asks for the page.
pub(super) struct AskPage {
    path: PathBuf,
    pages: u32,
    page: u32,
    /// Was it drawn yet? Its field has the keys from the first.
    drawn: bool,
}

impl AskPage {
    /// Of a file that has so many.
    pub(super) fn new(path: PathBuf, pages: u32) -> Self {
        Self { path, pages, page: 1, drawn: false }
    }
}

impl Dialog for AskPage {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("conversion-which-page-is-the-map"));
        ui.label(text!("conversion-path-has-pages-pages", path = name_of(&self.path), pages = self.pages));
        ui.horizontal(|ui| {
            let label = ui.label(text!("conversion-page"));
            let field = widgets::whole_number(ui, &mut self.page).range(1..=self.pages);
            let field = ui.add(field).labelled_by(label.id);
            if !std::mem::replace(&mut self.drawn, true) {
                field.request_focus();
            }
            ui.label(text!("conversion-of-pages", pages = self.pages));
        });
        let enter = ui.input(|i| i.key_pressed(Key::Enter));
        buttons(ui, |ui| {
            if ui.button(text!("conversion-lay-it-under-the-grid")).clicked() || enter {
                return Answer::Do(Request::LayPage(self.path.clone(), self.page));
            }
            cancel(ui, text!("conversion-cancel"))
        })
    }
}
