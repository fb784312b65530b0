//! Work on a file, or of a battle never saved, was left behind.

use super::{AskDiscard, Item, list::left_out};
use crate::app::Next;
use crate::app::age::ago;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::request::Request;
use crate::document::RecoveredWork;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;

/// Asks whether to restore the newest; so many older ones of the same file are listed elsewhere.
pub(in crate::app) struct AskRestore {
    pub kept: RecoveredWork,
    pub others: usize,
}

impl Dialog for AskRestore {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let Self { kept, others } = self;
        ui.heading(text!("files-restore-work-that-was-not-saved"));
        let nameless = kept.origin.document.is_none() && kept.title.is_empty();
        let name = if nameless {
            text!("files-a-battle-never-saved-2").to_owned()
        } else {
            super::name_of_work(kept)
        };
        let when = ago(kept.written);
        ui.label(text!("files-a-run-ended-without-saving-there-is-newer", name, when));
        left_out(ui, kept);
        ui.add_space(size::GAP_SMALL);
        if *others > 0 {
            widgets::note(ui, &text!("files-there-is-more-of-it-under-file-recovered", others));
        }
        widgets::note(ui, text!("files-nothing-is-lost-by-waiting-file-recovered"));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-restore")).clicked() {
                return Answer::Do(Request::GoOn(Next::Restore(kept.clone())));
            }
            if ui.button(text!("files-discard-2")).clicked() {
                return Answer::Do(Request::Ask(Box::new(AskDiscard(Item::Work(kept.clone())))));
            }
            cancel(ui, text!("files-ask-again-next-time"))
        })
    }
}
