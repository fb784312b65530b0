//! Before recovered work goes for good.

use super::Item;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;

/// Asks once more.
pub(in crate::app) struct AskDiscard(pub Item);

impl Dialog for AskDiscard {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("files-discard-it-for-good"));
        ui.label(text!("files-the-work-that-was-not-saved-is-removed"));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-keep-it")).clicked() {
                return Answer::Cancel;
            }
            if ui.button(text!("files-discard")).clicked() {
                return Answer::Do(Request::DiscardRecovered(self.0.clone(), None));
            }
            Answer::None
        })
    }
}
