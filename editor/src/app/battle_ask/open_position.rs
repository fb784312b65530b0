//! A position of the battle was written as a battle of its own.

use crate::app::Next;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::file::name_of;
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;
use std::path::PathBuf;

/// Asks whether to open it in the editor.
pub(in crate::app) struct AskOpenPosition(pub PathBuf);

impl Dialog for AskOpenPosition {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("play-open-the-position-in-the-editor"));
        let name = name_of(&self.0);
        ui.label(text!("play-it-is-saved-as-name-with-the-sources", name));
        buttons(ui, |ui| {
            if ui.button(text!("play-open-it")).clicked() {
                return Answer::Do(Request::GoOn(Next::OpenPath(self.0.clone())));
            }
            if widgets::primary(ui, text!("play-stay-in-the-battle")).clicked() {
                Answer::Cancel
            } else {
                Answer::None
            }
        })
    }
}
