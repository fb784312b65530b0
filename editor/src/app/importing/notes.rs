//! What an import or an export could not take over, to read once it is done.

use super::super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::ui::widgets;
use egui::{ScrollArea, Ui};

/// Height of the list, in points.
const HEIGHT: f32 = 320.0;

/// Tells it.
pub(in crate::app) struct FileNotes {
    /// What was done, as 'Import Tiled map'.
    pub heading: String,
    /// What came of it, in a sentence.
    pub said: String,
    /// A sentence each.
    pub notes: Vec<String>,
}

impl Dialog for FileNotes {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(&self.heading);
        widgets::note(ui, &format!("{} This is to be known of it:", self.said));
        ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
            for note in &self.notes {
                ui.label(note);
            }
        });
        buttons(ui, |ui| cancel(ui, "Close"))
    }
}
