//! A battle that was left is of another scenario than the one that is open.

use crate::app::Next;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;

/// Asks which of the two is meant, by their titles.
pub(in crate::app) struct AskOtherBattle {
    /// That of the battle under way.
    pub under_way: String,
    /// That of the scenario that is open.
    pub open: String,
}

impl Dialog for AskOtherBattle {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let Self { under_way, open } = self;
        ui.heading(text!("play-which-battle"));
        ui.label(text!("play-under-way-is-under-way-and-open-is-open", under_way, open));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("play-back-to-the-battle")).clicked() {
                return Answer::Do(Request::ShowBattle);
            }
            if ui.button(text!("play-play-what-is-open")).clicked() {
                return Answer::Do(Request::LeaveUnsaved(Next::Restart));
            }
            cancel(ui, text!("play-cancel"))
        })
    }
}
