//! Saving would lose what could not be read of the file.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;
use std::path::PathBuf;

/// Asks whether to save over it all the same.
pub(in crate::app) struct AskSaveOverDamaged(pub PathBuf);

impl Dialog for AskSaveOverDamaged {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let name = name_of(&self.0);
        ui.heading(text!("files-save-over-a-damaged-file"));
        ui.label(text!("files-parts-of-name-could-not-be-read-saving", name));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-save-as-another-file")).clicked() {
                return Answer::Do(Request::SaveAs);
            }
            if ui.button(text!("files-save-over-it")).clicked() {
                return Answer::Do(Request::SaveOver(self.0.clone()));
            }
            cancel(ui, text!("files-cancel"))
        })
    }
}
