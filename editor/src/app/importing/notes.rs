//! What an import could not take over, to read once it is done.

use super::super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::ui::widgets;
use egui::{ScrollArea, Ui};

/// Height of the list, in points.
const HEIGHT: f32 = 320.0;

/// Tells it.
pub(super) struct ImportNotes {
    /// What was imported.
    pub what: &'static str,
    /// The file's name.
    pub name: String,
    /// A sentence each.
    pub notes: Vec<String>,
}

impl Dialog for ImportNotes {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(format!("Import {}", self.what));
        widgets::note(ui, &format!("{} is imported. This is to be known of it:", self.name));
        ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
            for note in &self.notes {
                ui.label(note);
            }
        });
        buttons(ui, |ui| cancel(ui, "Close"))
    }
}
