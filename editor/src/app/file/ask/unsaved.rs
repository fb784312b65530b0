//! Work is not saved and the user wants to go on to something else.

use super::super::name_of;
use crate::app::Next;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;

/// Asks whether to save first; holds what comes then.
pub(in crate::app) struct AskUnsaved(pub Next);

impl Dialog for AskUnsaved {
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("files-save-the-changes"));
        let name = at.files.path().map_or_else(|| text!("files-this-battle").to_owned(), name_of);
        ui.label(text!("files-name-has-changes-that-are-not-saved", name));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-save")).clicked() {
                return Answer::Do(Request::SaveThen(self.0.clone()));
            }
            if ui.button(text!("files-do-not-save")).clicked() {
                return Answer::Do(Request::LeaveUnsaved(self.0.clone()));
            }
            cancel(ui, text!("files-cancel"))
        })
    }
}
