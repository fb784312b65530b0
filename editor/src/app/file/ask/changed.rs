//! Saving would replace what another program wrote.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::request::Request;
use crate::document::BACKUPS;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;
use std::path::PathBuf;

/// Asks whether to replace it.
pub(in crate::app) struct AskChangedOnDisk(pub PathBuf);

impl Dialog for AskChangedOnDisk {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let name = name_of(&self.0);
        ui.heading(text!("files-changed-by-another-program"));
        ui.label(text!("files-name-is-not-what-was-opened-or-saved", name, backups = BACKUPS));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-save-as-another-file")).clicked() {
                return Answer::Do(Request::SaveAs);
            }
            if ui.button(text!("files-replace-it")).clicked() {
                return Answer::Do(Request::SaveOver(self.0.clone()));
            }
            cancel(ui, text!("files-cancel"))
        })
    }
}
