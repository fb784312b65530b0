//! Another window has the file open.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;
use std::path::PathBuf;

/// Asks who works on it.
pub(in crate::app) struct AskOpenElsewhere(pub PathBuf);

impl Dialog for AskOpenElsewhere {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("files-open-in-another-window"));
        ui.label(text!("files-name-of-is-open-in-another-window-of", name_of = name_of(&self.0)));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-work-on-a-copy")).clicked() {
                return Answer::Do(Request::WorkOnCopy);
            }
            if ui.button(text!("files-take-it-over")).clicked() {
                return Answer::Do(Request::TakeOver(self.0.clone()));
            }
            Answer::None
        })
    }
}
