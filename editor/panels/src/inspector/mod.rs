//! The Inspector: everything about what is selected, as a form.

pub mod evidence;
mod facing;
mod ground;
mod lines;
mod marks;
mod pieces;

use super::{Panel, form};
use egui::{ScrollArea, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::panel::Home;
use oblique_context::view::Selection;
use oblique_text::text;
use oblique_ui::widgets;

/// The panel.
#[derive(Default)]
pub struct Inspector {
    /// What was worked out of the line shown.
    line: lines::Known,
}

/// Makes it.
pub fn make() -> Box<dyn Panel> {
    Box::new(Inspector::default())
}

impl Panel for Inspector {
    fn id(&self) -> &'static str {
        "inspector"
    }

    fn title(&self) -> String {
        text!("panels-inspector").to_owned()
    }

    fn home(&self) -> Home {
        Home::RIGHT.open()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| match &context.view.selection {
            Selection::Nothing => {
                widgets::empty(
                    ui,
                    text!("panels-nothing-selected"),
                    text!("panels-click-a-unit-or-a-hex-on-the"),
                );
            }
            // Fields keep what is being typed by their ids: another thing has other fields.
            Selection::Hex(hex) => {
                ui.push_id(("hex", hex), |ui| ground::hex(ui, context, *hex, out));
            }
            Selection::Pieces(ids) => {
                ui.push_id(("pieces", ids), |ui| pieces::form(ui, context, ids, out));
            }
            Selection::Feature(id) => {
                ui.push_id(("feature", id), |ui| self.line.of(context, id).feature(ui, context, id, out));
            }
            Selection::Label(id) => {
                ui.push_id(("label", id), |ui| marks::label(ui, context, id, out));
            }
            Selection::Objective(id) => {
                ui.push_id(("objective", id), |ui| marks::objective(ui, context, id, out));
            }
        });
    }
}
