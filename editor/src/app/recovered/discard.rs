//! Before recovered work goes for good.

use super::Item;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;

/// Asks once more.
pub(in crate::app) struct AskDiscard(pub Item);

impl Dialog for AskDiscard {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading("Discard it for good?");
        ui.label("The work that was not saved is removed. This cannot be undone.");
        buttons(ui, |ui| {
            if widgets::primary(ui, "Keep it").clicked() {
                return Answer::Cancel;
            }
            if ui.button("Discard").clicked() {
                return Answer::Do(Request::DiscardRecovered(self.0.clone(), None));
            }
            Answer::None
        })
    }
}
