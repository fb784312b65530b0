//! The file would be read anew and work would go.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;
use std::path::PathBuf;

/// Asks whether to go back to what the file holds.
pub(in crate::app) struct AskRevert(pub PathBuf);

impl Dialog for AskRevert {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("files-revert-to-the-saved-file"));
        ui.label(text!("files-what-was-changed-since-name-of-was-saved", name_of = name_of(&self.0)));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-keep-the-changes")).clicked() {
                return Answer::Cancel;
            }
            if ui.button(text!("files-revert")).clicked() {
                return Answer::Do(Request::Revert);
            }
            Answer::None
        })
    }
}
