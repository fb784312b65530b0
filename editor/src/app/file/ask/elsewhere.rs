//! Another window has the file open.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use std::path::PathBuf;

/// Asks who works on it.
pub(in crate::app) struct AskOpenElsewhere(pub PathBuf);

impl Dialog for AskOpenElsewhere {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading("Open in another window");
        ui.label(format!(
            "{} is open in another window of this program. If both work on it, each keeps its own changes until it \
             saves, and saving asks before it replaces the other's work.",
            name_of(&self.0)
        ));
        buttons(ui, |ui| {
            if widgets::primary(ui, "Work on a copy").clicked() {
                return Answer::Do(Request::WorkOnCopy);
            }
            if ui.button("Take it over").clicked() {
                return Answer::Do(Request::TakeOver(self.0.clone()));
            }
            Answer::None
        })
    }
}
