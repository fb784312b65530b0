//! Restored work turned out to be older than its file.

use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::file::name_of;
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use std::path::PathBuf;

/// Says so and asks what to do.
pub(in crate::app) struct AskNewerFile(pub PathBuf);

impl Dialog for AskNewerFile {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading("The file was changed since");
        ui.label(format!(
            "{} is not what the restored work came from: another program has changed it. Saving over it asks again and \
             keeps the file as a backup.",
            name_of(&self.0)
        ));
        buttons(ui, |ui| {
            if widgets::primary(ui, "Save as another file").clicked() {
                return Answer::Do(Request::SaveAs);
            }
            if ui.button("Compare with the file").clicked() {
                return Answer::Do(Request::CompareWith(self.0.clone()));
            }
            cancel(ui, "Decide when saving")
        })
    }
}
