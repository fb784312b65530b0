//! Hex numbers: where they begin on the map.

use super::Workbench;
use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_board::hex::{Layout, Numbering};
use oblique_context::Gesture;
use oblique_scenario::Edit;
use oblique_text::text;

/// Asks how the hexes shall be numbered.
struct AskNumbers(Numbering);

impl Workbench {
    /// Asks how the hexes shall be numbered.
    pub(crate) fn ask_numbers(&mut self) {
        let numbering = self.world.document.scenario().board.layout().numbering;
        self.dialogs.open(AskNumbers(numbering));
    }

    pub(super) fn set_numbers(&mut self, numbering: Numbering) {
        let mut board = self.world.document.scenario().board.clone();
        if board.layout().numbering == numbering {
            return;
        }
        board.set_numbering(numbering);
        self.edit(text!("windows-hex-numbering"), Edit::Board(Box::new(board)), Gesture::Whole);
        let (first, last) = ends(self.world.document.scenario().board.layout());
        self.toasts.say(text!("windows-hexes-are-numbered-from-first-to-last", first, last));
    }
}

impl Dialog for AskNumbers {
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let numbering = &mut self.0;
        ui.heading(text!("windows-hex-numbers"));
        let most = Numbering::MOST;
        widgets::row(
            ui,
            text!("windows-first-column"),
            text!("windows-the-number-of-the-leftmost-column"),
            |ui| ui.add(widgets::whole_number(ui, &mut numbering.first_col).range(0..=most).unmarked()),
        );
        widgets::row(ui, text!("windows-first-row"), text!("windows-the-number-of-the-topmost-row"), |ui| {
            ui.add(widgets::whole_number(ui, &mut numbering.first_row).range(0..=most).unmarked())
        });
        ui.radio_value(&mut numbering.row_first, false, text!("windows-column-before-row"));
        ui.radio_value(&mut numbering.row_first, true, text!("windows-row-before-column"));
        let layout = at.world.document.scenario().board.layout();
        let (first, last) = ends(Layout { numbering: *numbering, ..layout });
        ui.label(text!("windows-the-first-hex-is-first-the-last-last", first, last));
        widgets::note(ui, text!("windows-so-the-map-the-status-bar-the-problems"));
        let new = *numbering;
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("windows-apply")).clicked() {
                return Answer::Do(Request::NumberHexes(new));
            }
            cancel(ui, text!("windows-cancel"))
        })
    }
}

/// The numbers of the first and the last hex.
pub(super) fn ends(layout: Layout) -> (String, String) {
    let last = layout.at(i32::from(layout.width) - 1, i32::from(layout.height) - 1);
    (layout.name(layout.at(0, 0)), layout.name(last))
}
