//! Work is not saved and the user wants to go on to something else.

use super::super::name_of;
use crate::app::Next;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;

/// Asks whether to save first; holds what comes then.
pub(in crate::app) struct AskUnsaved(pub Next);

impl Dialog for AskUnsaved {
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        ui.heading("Save the changes?");
        let name = at.files.path().map_or_else(|| "This battle".to_owned(), name_of);
        ui.label(format!("{name} has changes that are not saved."));
        buttons(ui, |ui| {
            if widgets::primary(ui, "Save").clicked() {
                return Answer::Do(Request::SaveThen(self.0.clone()));
            }
            if ui.button("Do not save").clicked() {
                return Answer::Do(Request::LeaveUnsaved(self.0.clone()));
            }
            cancel(ui, "Cancel")
        })
    }
}
