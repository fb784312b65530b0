//! Hex numbers: where they begin on the map, and going to a hex by its number.

use super::Workbench;
use super::ask::{Answer, Question, buttons};
use crate::command::Gesture;
use crate::ui::widgets;
use crate::view::Selection;
use egui::{DragValue, Key, TextEdit, Ui};
use oblique_board::hex::{Layout, Numbering};
use oblique_scenario::Edit;

impl Workbench {
    /// Asks how the hexes shall be numbered.
    pub(crate) fn ask_numbers(&mut self) {
        let numbering = self.world.document.scenario().board.layout().numbering;
        self.question = Some(Question::Numbers(numbering));
    }

    /// Asks for a hex to go to.
    pub(crate) fn ask_hex(&mut self) {
        self.question = Some(Question::GoToHex(String::new()));
    }

    fn set_numbers(&mut self, numbering: Numbering) {
        let mut board = self.world.document.scenario().board.clone();
        if board.layout().numbering == numbering {
            return;
        }
        board.set_numbering(numbering);
        self.edit("Hex numbering", Edit::Board(Box::new(board)), Gesture::Whole);
        let (first, last) = ends(self.world.document.scenario().board.layout());
        self.toasts.say(format!("Hexes are numbered from {first} to {last}"));
    }

    pub(super) fn ask_numbers_ui(&self, ui: &mut Ui, numbering: &mut Numbering) -> Answer {
        ui.heading("Hex numbers");
        let most = Numbering::MOST;
        widgets::row(ui, "First column", "The number of the leftmost column", |ui| {
            ui.add(DragValue::new(&mut numbering.first_col).range(0..=most).speed(0.1))
        });
        widgets::row(ui, "First row", "The number of the topmost row", |ui| {
            ui.add(DragValue::new(&mut numbering.first_row).range(0..=most).speed(0.1))
        });
        ui.radio_value(&mut numbering.row_first, false, "Column before row");
        ui.radio_value(&mut numbering.row_first, true, "Row before column");
        let layout = self.world.document.scenario().board.layout();
        let (first, last) = ends(Layout { numbering: *numbering, ..layout });
        ui.label(format!("The first hex is {first}, the last {last}."));
        widgets::note(
            ui,
            "So the map, the status bar, the problems and the log name hexes. In the file itself hexes are always \
             numbered from 0101.",
        );
        let new = *numbering;
        buttons(ui, |ui| {
            if widgets::primary(ui, "Apply").clicked() {
                return Answer::act(move |w, _| w.set_numbers(new));
            }
            if ui.button("Cancel").clicked() { Answer::Close } else { Answer::None }
        })
    }

    pub(super) fn go_to_hex_ui(&self, ui: &mut Ui, text: &mut String) -> Answer {
        ui.heading("Go to a hex");
        let layout = self.world.document.scenario().board.layout();
        let field = ui.add(TextEdit::singleline(text).desired_width(120.0)).accessible_name("Hex number");
        let enter = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        if !enter && ui.memory(|m| m.focused().is_none()) {
            field.request_focus();
        }
        let hex = layout.parse_name(text.trim()).filter(|hex| layout.contains(*hex));
        let (first, last) = ends(layout);
        if hex.is_none() && !text.trim().is_empty() {
            widgets::note(
                ui,
                &format!("No hex of the board has that number. They run from {first} to {last}."),
            );
        } else {
            widgets::note(ui, &format!("Its number, from {first} to {last}."));
        }
        buttons(ui, |ui| {
            let go = ui.add_enabled(hex.is_some(), egui::Button::new("Go"));
            if let Some(hex) = hex.filter(|_| go.clicked() || enter) {
                return Answer::act(move |w, _| {
                    w.world.view.selection = Selection::Hex(hex);
                    w.look_at(hex);
                });
            }
            if ui.button("Cancel").clicked() { Answer::Close } else { Answer::None }
        })
    }
}

/// The numbers of the first and the last hex.
fn ends(layout: Layout) -> (String, String) {
    let last = layout.at(i32::from(layout.width) - 1, i32::from(layout.height) - 1);
    (layout.name(layout.at(0, 0)), layout.name(last))
}
