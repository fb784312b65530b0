//! A battle is under way and would be given up.

use crate::app::Next;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;

/// Asks whether to save it first; holds what comes then.
pub(in crate::app) struct AskDiscardBattle(pub Next);

impl Dialog for AskDiscardBattle {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("play-discard-the-battle"));
        ui.label(text!("play-a-battle-is-under-way-and-not-saved"));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("play-back-to-the-battle")).clicked() {
                return Answer::Do(Request::ShowBattle);
            }
            if ui.button(text!("play-save-the-battle")).clicked() {
                return Answer::Do(Request::SaveBattleThen(self.0.clone()));
            }
            if ui.button(text!("play-discard")).clicked() {
                return Answer::Do(Request::GoOnNow(self.0.clone()));
            }
            Answer::None
        })
    }
}
