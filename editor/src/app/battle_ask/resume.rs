//! A crash left a battle under way behind.

use crate::app::age::ago;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::recovered::{AskDiscard, Item};
use crate::app::request::Request;
use crate::app::services::play::LostBattle;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{RichText, Ui};
use oblique_text::text;

/// Asks whether to go on with it.
pub(in crate::app) struct AskResume(pub LostBattle);

impl Dialog for AskResume {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let lost = &self.0;
        ui.heading(text!("play-resume-the-battle"));
        if let Some(summary) = &lost.summary {
            let title = ui.label(RichText::new(&summary.title).strong());
            title.on_hover_text(lost.path.display().to_string());
            ui.label(&summary.standing);
            ui.add_space(size::GAP_SMALL);
        }
        ui.label(text!("play-the-last-run-ended-in-the-middle-of", written = ago(lost.written)));
        if lost.summary.is_none() {
            ui.add_space(size::GAP_SMALL);
            widgets::note(ui, &lost.path.display().to_string());
        }
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("play-resume-battle")).clicked() {
                return Answer::Do(Request::OpenRecovered(Item::Battle(lost.clone())));
            }
            if ui.button(text!("play-discard-2")).clicked() {
                return Answer::Do(Request::Ask(Box::new(AskDiscard(Item::Battle(lost.clone())))));
            }
            cancel(ui, text!("play-ask-again-next-time"))
        })
    }
}
