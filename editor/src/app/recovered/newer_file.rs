//! Restored work turned out to be older than its file.

use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::file::name_of;
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;
use std::path::PathBuf;

/// Says so and asks what to do.
pub(in crate::app) struct AskNewerFile(pub PathBuf);

impl Dialog for AskNewerFile {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("files-the-file-was-changed-since"));
        ui.label(text!("files-name-of-is-not-what-the-restored-work", name_of = name_of(&self.0)));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-save-as-another-file")).clicked() {
                return Answer::Do(Request::SaveAs);
            }
            if ui.button(text!("files-compare-with-the-file")).clicked() {
                return Answer::Do(Request::CompareWith(self.0.clone()));
            }
            cancel(ui, text!("files-decide-when-saving"))
        })
    }
}
