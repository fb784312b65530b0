//! The name of a stamp to keep.

use super::Workbench;
use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::request::Request;
use crate::ui::widgets;
use egui::{Button, Key, TextEdit, Ui};
use oblique_text::text;

/// Asks for the name.
struct AskStampName(String);

impl Workbench {
    /// Asks for the name of a stamp of the hexes selected.
    pub(crate) fn ask_stamp_name(&mut self) {
        self.dialogs.open(AskStampName(String::new()));
    }
}

impl Dialog for AskStampName {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let name = &mut self.0;
        ui.heading(text!("windows-save-as-stamp"));
        widgets::note(ui, text!("windows-the-hexes-selected-with-their-lines-and"));
        let field = ui
            .add(TextEdit::singleline(name).desired_width(f32::INFINITY))
            .accessible_name(text!("windows-name"));
        let enter = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        if !enter && ui.memory(|m| m.focused().is_none()) {
            field.request_focus();
        }
        buttons(ui, |ui| {
            let named = !name.trim().is_empty();
            if ui.add_enabled(named, Button::new(text!("windows-save"))).clicked() || (enter && named) {
                return Answer::Do(Request::KeepStamp(name.trim().to_owned()));
            }
            cancel(ui, text!("windows-cancel"))
        })
    }
}
