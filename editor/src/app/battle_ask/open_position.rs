//! A position of the battle was written as a battle of its own.

use crate::app::Next;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::file::name_of;
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use std::path::PathBuf;

/// Asks whether to open it in the editor.
pub(in crate::app) struct AskOpenPosition(pub PathBuf);

impl Dialog for AskOpenPosition {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading("Open the position in the editor?");
        let name = name_of(&self.0);
        ui.label(format!("It is saved as {name}, with the sources and notes of the battle."));
        buttons(ui, |ui| {
            if ui.button("Open it").clicked() {
                return Answer::Do(Request::GoOn(Next::OpenPath(self.0.clone())));
            }
            if widgets::primary(ui, "Stay in the battle").clicked() { Answer::Cancel } else { Answer::None }
        })
    }
}
