//! The History panel: every step done and undone; a click jumps there.

use super::Panel;
use egui::{RichText, ScrollArea, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::panel::Home;
use oblique_context::settings::SettingsChange;
use oblique_text::text;
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

/// The panel.
#[derive(Default)]
pub(crate) struct History {
    /// The revision last drawn: the list scrolls to the present when it changes.
    seen: u64,
}

/// Least and most memory for undo, MiB.
const MEMORY_MIB: std::ops::RangeInclusive<u32> = 16..=8192;

/// What the steps hold in memory, and how much they may.
fn memory(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    ui.horizontal_wrapped(|ui| {
        let steps = context.document.done().len() + context.document.undone().len();
        // Rounded up: what is there holds something.
        let tenths = (context.document.held_bytes() * 10).div_ceil(1 << 20);
        let held = tenths as f64 / 10.0;
        let label =
            ui.label(text!("panels-steps-hold-held-mib-of-at-most", steps, held = format!("{held:.1}"))).id;
        let mut most = context.settings.undo_mib;
        let field = widgets::whole_number(ui, &mut most).range(MEMORY_MIB).suffix(text!("panels-mib"));
        let field = ui.add(field).labelled_by(label);
        let help = text!("panels-beyond-that-the-oldest-steps-are-forgotten");
        if field.on_hover_text(help).changed() {
            out.push(Intent::Settings(SettingsChange::UndoMemoryMib(most)));
        }
    });
    ui.separator();
}

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(History::default())
}

impl Panel for History {
    fn id(&self) -> &'static str {
        "history"
    }

    fn title(&self) -> String {
        text!("panels-history").to_owned()
    }

    fn home(&self) -> Home {
        Home::BOTTOM.open()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let document = context.document;
        let tokens = Tokens::of(ui);
        let done: Vec<&str> = document.done().map(|s| s.label.as_str()).collect();
        let undone: Vec<&str> = document.undone().iter().rev().map(|s| s.label.as_str()).collect();
        if done.is_empty() && undone.is_empty() {
            widgets::empty(
                ui,
                text!("panels-no-steps-yet"),
                text!("panels-everything-you-change-is-listed-here-and"),
            );
            return;
        }
        memory(ui, context, out);
        let moved = self.seen != document.revision();
        self.seen = document.revision();
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            let present = done.len();
            let labels =
                std::iter::once(text!("panels-at-the-beginning")).chain(done.iter().copied()).chain(undone);
            for (count, label) in labels.enumerate() {
                let text = RichText::new(label);
                let text = if count > present { text.color(tokens.text_weak).italics() } else { text };
                let response = ui.selectable_label(count == present, text);
                if count == present && moved {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    out.push(Intent::Jump(count));
                }
            }
        });
    }
}
