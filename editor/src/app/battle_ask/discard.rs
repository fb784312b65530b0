//! A battle is under way and would be given up.

use crate::app::Next;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;

/// Asks whether to save it first; holds what comes then.
pub(in crate::app) struct AskDiscardBattle(pub Next);

impl Dialog for AskDiscardBattle {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading("Discard the battle?");
        ui.label("A battle is under way and not saved as it stands. Save it to go on with it another day.");
        buttons(ui, |ui| {
            if widgets::primary(ui, "Back to the battle").clicked() {
                return Answer::Do(Request::ShowBattle);
            }
            if ui.button("Save the battle").clicked() {
                return Answer::Do(Request::SaveBattleThen(self.0.clone()));
            }
            if ui.button("Discard").clicked() {
                return Answer::Do(Request::GoOnNow(self.0.clone()));
            }
            Answer::None
        })
    }
}
