//! Work on a file, or of a battle never saved, was left behind.

use super::{AskDiscard, Item, list::left_out};
use crate::app::Next;
use crate::app::age::ago;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::file::name_of;
use crate::app::request::Request;
use crate::document::Kept;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::Ui;

/// Asks whether to restore the newest; so many older ones of the same file are listed elsewhere.
pub(in crate::app) struct AskRestore {
    pub kept: Kept,
    pub others: usize,
}

impl Dialog for AskRestore {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let Self { kept, others } = self;
        ui.heading("Restore work that was not saved?");
        let name = kept.origin.document.as_deref().map_or_else(|| "a battle never saved".to_owned(), name_of);
        let when = ago(kept.written);
        ui.label(format!("A run ended without saving. There is newer work on {name}, kept {when}."));
        left_out(ui, kept);
        ui.add_space(size::GAP_SMALL);
        if *others > 0 {
            let more = if *others == 1 { "one more".to_owned() } else { format!("{others} more") };
            widgets::note(ui, &format!("There is {more} of it under File, Recovered work."));
        }
        widgets::note(ui, "Nothing is lost by waiting: File, Recovered work lists it at any time.");
        buttons(ui, |ui| {
            if widgets::primary(ui, "Restore").clicked() {
                return Answer::Do(Request::GoOn(Next::Restore(kept.clone())));
            }
            if ui.button("Discard…").clicked() {
                return Answer::Do(Request::Ask(Box::new(AskDiscard(Item::Work(kept.clone())))));
            }
            cancel(ui, "Ask again next time")
        })
    }
}
