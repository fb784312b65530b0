//! Saving would replace what another program wrote.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::request::Request;
use crate::document::BACKUPS;
use crate::ui::widgets;
use egui::Ui;
use std::path::PathBuf;

/// Asks whether to replace it.
pub(in crate::app) struct AskChangedOnDisk(pub PathBuf);

impl Dialog for AskChangedOnDisk {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let name = name_of(&self.0);
        ui.heading("Changed by another program");
        ui.label(format!(
            "{name} is not what was opened or saved here last. Saving replaces it; what is there now is kept as \
             {name}.bak1, with up to {BACKUPS} older versions."
        ));
        buttons(ui, |ui| {
            if widgets::primary(ui, "Save as another file").clicked() {
                return Answer::Do(Request::SaveAs);
            }
            if ui.button("Replace it").clicked() {
                return Answer::Do(Request::SaveOver(self.0.clone()));
            }
            cancel(ui, "Cancel")
        })
    }
}
