//! Everything that earlier runs left behind.

use super::{Item, Row};
use crate::app::age::ago;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::request::Request;
use crate::document::RecoveredWork;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{RichText, Ui};
use oblique_text::{decimals, text};

/// Height of the list before it scrolls, points.
const LIST_HEIGHT: f32 = 360.0;

/// The list of what can be recovered.
pub(in crate::app) struct RecoveredList {
    pub(super) rows: Vec<Row>,
    /// The row about to be discarded.
    pub(super) discarding: Option<usize>,
    /// At the start, unasked.
    pub(super) unasked: bool,
}

impl Dialog for RecoveredList {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("files-recovered-work-2"));
        ui.label(text!("files-what-earlier-runs-had-not-saved-when-they"));
        ui.add_space(size::GAP);
        if self.rows.is_empty() {
            widgets::empty(
                ui,
                text!("files-nothing-to-recover"),
                text!("files-everything-was-saved-or-discarded"),
            );
        }
        let mut answer = Answer::None;
        widgets::scrolled(widgets::room(ui, LIST_HEIGHT)).auto_shrink([false, true]).show(ui, |ui| {
            for index in 0..self.rows.len() {
                if let Some(new) = row(ui, self, index) {
                    answer = new;
                    // The row may be gone.
                    break;
                }
                ui.separator();
            }
        });
        let text = if self.unasked { text!("files-ask-again-next-time") } else { text!("files-close") };
        let close = buttons(ui, |ui| cancel(ui, text));
        if matches!(answer, Answer::None) { close } else { answer }
    }
}

/// What of a work could not be read.
pub(super) fn left_out(ui: &mut Ui, kept: &RecoveredWork) {
    if let Some(text) = &kept.left_out {
        let color = Tokens::of(ui).warning;
        ui.label(RichText::new(text).color(color));
    }
}

fn row(ui: &mut Ui, recovered: &mut RecoveredList, index: usize) -> Option<Answer> {
    let row = &recovered.rows[index];
    ui.label(RichText::new(&row.name).strong()).on_hover_text(row.item.file().display().to_string());
    let what = format!("{} · {} · {}", ago(row.written), row.differs, bytes(row.bytes));
    let response = ui.label(RichText::new(what).color(Tokens::of(ui).text_weak));
    if !row.details.is_empty() {
        response.on_hover_text(&row.details);
    }
    if let Item::Work(kept) = &row.item {
        left_out(ui, kept);
    }
    if recovered.discarding == Some(index) {
        return ui
            .horizontal(|ui| {
                ui.label(text!("files-discard-it-for-good"));
                if ui.button(text!("files-keep-it")).clicked() {
                    recovered.discarding = None;
                }
                if ui.button(text!("files-discard")).clicked() {
                    recovered.discarding = None;
                    let row = recovered.rows.remove(index);
                    // The list stays open for the rest.
                    let rest = std::mem::take(&mut recovered.rows);
                    let unasked = recovered.unasked;
                    let list = RecoveredList { rows: rest, discarding: None, unasked };
                    return Some(Answer::Do(Request::DiscardRecovered(row.item, Some(list))));
                }
                None
            })
            .inner;
    }
    let (item, name) = (row.item.clone(), row.name.clone());
    ui.horizontal(|ui| {
        let named = |text: &str| format!("{text} {name}");
        let button = |ui: &mut Ui, text: &str| {
            let response = ui.button(text);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, named(text)));
            response.clicked()
        };
        if button(ui, text!("files-open")) {
            return Some(Answer::Do(Request::OpenRecovered(item)));
        }
        if button(ui, text!("files-save-as")) {
            return Some(Answer::Do(Request::SaveRecovered(item, name)));
        }
        if button(ui, text!("files-discard-2")) {
            recovered.discarding = Some(index);
        }
        None
    })
    .inner
}

/// A size of a file in words.
fn bytes(bytes: u64) -> String {
    match bytes {
        0..1024 => text!("files-bytes-bytes", bytes),
        1024..1_048_576 => text!("files-bytes-kb", bytes = bytes / 1024),
        _ => text!("files-bytes-mb", bytes = decimals(&format!("{:.1}", bytes as f64 / 1_048_576.0))),
    }
}
