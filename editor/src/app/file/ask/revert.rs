//! The file would be read anew and work would go.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use std::path::PathBuf;

/// Asks whether to go back to what the file holds.
pub(in crate::app) struct AskRevert(pub PathBuf);

impl Dialog for AskRevert {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading("Revert to the saved file?");
        ui.label(format!(
            "What was changed since {} was saved goes, as one step that can be undone.",
            name_of(&self.0)
        ));
        buttons(ui, |ui| {
            if widgets::primary(ui, "Keep the changes").clicked() {
                return Answer::Cancel;
            }
            if ui.button("Revert").clicked() {
                return Answer::Do(Request::Revert);
            }
            Answer::None
        })
    }
}
