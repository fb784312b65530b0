//! Another program has changed the file while it was open here.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use std::path::PathBuf;

/// Asks whether to read it anew.
pub(in crate::app) struct AskReload(pub PathBuf);

impl Dialog for AskReload {
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let dirty = at.world.document.dirty();
        ui.heading("Changed by another program");
        let what = if dirty {
            "What you have changed since goes, as one step that can be undone."
        } else {
            "You have changed nothing since. It is one step that can be undone."
        };
        ui.label(format!(
            "{} is not what was opened or saved here last. Reload it? {what}",
            name_of(&self.0)
        ));
        // What loses nothing is the default.
        let button = |ui: &mut Ui, text: &str, default: bool| {
            if default { widgets::primary(ui, text) } else { ui.button(text) }
        };
        buttons(ui, |ui| {
            if button(ui, "Keep this version", dirty).clicked() {
                return Answer::Cancel;
            }
            if button(ui, "Reload", !dirty).clicked() {
                return Answer::Do(Request::Reload);
            }
            Answer::None
        })
    }
}
