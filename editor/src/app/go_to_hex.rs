//! Going to a hex by its number.

use super::Workbench;
use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::numbers::ends;
use super::request::Request;
use crate::ui::widgets;
use egui::{Key, TextEdit, Ui};
use oblique_text::text;

/// Asks for the number of a hex.
struct AskHex(String);

impl Workbench {
    /// Asks for a hex to go to.
    pub(crate) fn ask_hex(&mut self) {
        self.dialogs.open(AskHex(String::new()));
    }
}

impl Dialog for AskHex {
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let text = &mut self.0;
        ui.heading(text!("windows-go-to-a-hex"));
        let layout = at.world.document.scenario().board.layout();
        let field = ui
            .add(TextEdit::singleline(text).desired_width(120.0))
            .accessible_name(text!("windows-hex-number"));
        let enter = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        if !enter && ui.memory(|m| m.focused().is_none()) {
            field.request_focus();
        }
        let hex = layout.parse_name(text.trim()).filter(|hex| layout.contains(*hex));
        let (first, last) = ends(layout);
        if hex.is_none() && !text.trim().is_empty() {
            widgets::note(ui, &text!("windows-no-hex-of-the-board-has-that-number", first, last));
        } else {
            widgets::note(ui, &text!("windows-its-number-from-first-to-last", first, last));
        }
        buttons(ui, |ui| {
            let go = ui.add_enabled(hex.is_some(), egui::Button::new(text!("windows-go")));
            if let Some(hex) = hex.filter(|_| go.clicked() || enter) {
                return Answer::Do(Request::GoToHex(hex));
            }
            cancel(ui, text!("windows-cancel"))
        })
    }
}
