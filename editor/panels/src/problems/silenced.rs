//! Notes that may stand: asking why, and the list of them with a way back.

use super::{Mark, Tokens, place_name};
use egui::{Key, RichText, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_scenario::Edit;
use oblique_text::text;
use oblique_ui::widgets;

/// Room for the buttons beside the reason, in points.
const BUTTONS_WIDTH: f32 = 170.0;

/// A problem to be silenced, and the reason as far as it is typed.
pub(super) struct Asked {
    key: String,
    why: String,
    /// Has the field had the keyboard yet?
    begun: bool,
}

impl Asked {
    /// Nothing is typed yet.
    pub(super) const fn about(key: String) -> Self {
        Self { key, why: String::new(), begun: false }
    }

    /// Is the note still told?
    pub(super) fn stands(&self, context: &EditorContext<'_>) -> bool {
        context.problems.iter().any(|problem| problem.key().as_ref() == Some(&self.key))
    }

    /// Asks why it may stand; true when that is settled one way or the other.
    pub(super) fn ask(&mut self, ui: &mut Ui, out: &mut Vec<Intent>) -> bool {
        let mut settled = false;
        ui.horizontal(|ui| {
            let label = ui.label(text!("panels-why-it-may-stand"));
            let width = (ui.available_width() - BUTTONS_WIDTH).max(100.0);
            let field = ui.add(TextEdit::singleline(&mut self.why).desired_width(width));
            let field = field.labelled_by(label.id);
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            let left_by = |key| field.lost_focus() && ui.input(|i| i.key_pressed(key));
            let (entered, given_up) = (left_by(Key::Enter), left_by(Key::Escape));
            let why = self.why.trim();
            let silence = ui.add_enabled(!why.is_empty(), egui::Button::new(text!("panels-silence-it")));
            let silence = silence.on_disabled_hover_text(text!("panels-say-why-first"));
            if !why.is_empty() && (silence.clicked() || entered) {
                let edit = Edit::Silence(self.key.clone(), Some(why.to_owned()));
                out.push(Intent::edit(text!("panels-silence-a-problem"), edit));
                settled = true;
            }
            settled |= ui.button(text!("panels-cancel")).clicked() || given_up;
        });
        settled
    }
}

/// The list of problems silenced, each with its reason; nothing where there are none.
pub(super) fn show(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    if context.silenced.is_empty() {
        return;
    }
    let tokens = Tokens::of(ui);
    ui.label(RichText::new(text!("panels-silenced-silenced", silenced = context.silenced.len())).strong());
    for note in context.silenced {
        let (Some(key), Some(why)) = (note.key(), note.silenced(context.scenario())) else { continue };
        ui.horizontal(|ui| {
            widgets::mark(ui, Mark::Ring, tokens.text_weak);
            let back = ui
                .small_button(text!("panels-show-again"))
                .on_hover_text(text!("panels-lists-it-among-the-problems-again"));
            if back.clicked() {
                out.push(Intent::edit(text!("panels-show-a-problem-again"), Edit::Silence(key, None)));
            }
            // What the designer wrote stays as it is.
            let text = text!(
                "panels-note-silenced-why",
                note = super::sentence(&place_name(context, &note.place), note),
                words = why
            );
            ui.add(egui::Label::new(RichText::new(text).color(tokens.text_weak)).wrap());
        });
    }
}
