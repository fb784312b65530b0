//! Another program has changed the file while it was open here.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;
use std::path::PathBuf;

/// Asks whether to read it anew.
pub(in crate::app) struct AskReload(pub PathBuf);

impl Dialog for AskReload {
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let dirty = at.world.document.dirty();
        ui.heading(text!("files-changed-by-another-program"));
        let what = if dirty {
            text!("files-what-you-have-changed-since-goes-as-one")
        } else {
            text!("files-you-have-changed-nothing-since-it-is-one")
        };
        ui.label(text!("files-name-of-is-not-what-was-opened-or", name_of = name_of(&self.0), what));
        // What loses nothing is the default.
        let button = |ui: &mut Ui, text: &str, default: bool| {
            if default { widgets::primary(ui, text) } else { ui.button(text) }
        };
        buttons(ui, |ui| {
            if button(ui, text!("files-keep-this-version"), dirty).clicked() {
                return Answer::Cancel;
            }
            if button(ui, text!("files-reload"), !dirty).clicked() {
                return Answer::Do(Request::Reload);
            }
            Answer::None
        })
    }
}
