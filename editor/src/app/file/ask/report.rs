//! What was wrong with the file that was opened.

use super::super::name_of;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{RichText, Ui};
use oblique_scenario::format::{Problem, Severity};
use oblique_text::{text, translated};

/// Height of the list before it scrolls, points.
const LIST_HEIGHT: f32 = 320.0;

/// Lists the problems of reading, each with its place in the text.
pub(in crate::app) struct ReadingReport;

impl Dialog for ReadingReport {
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let name = at.files.path().map_or_else(|| text!("files-the-file").to_owned(), name_of);
        ui.heading(text!("files-problems-reading-name", name));
        ui.label(text!("files-it-was-opened-as-far-as-it-could"));
        ui.add_space(size::GAP);
        widgets::scrolled(widgets::room(ui, LIST_HEIGHT)).auto_shrink([false, true]).show(ui, |ui| {
            for problem in at.files.report() {
                row(ui, problem);
            }
        });
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-continue")).clicked() {
                return Answer::Cancel;
            }
            if ui.button(text!("files-copy")).clicked() {
                let lines: Vec<String> = at.files.report().iter().map(ToString::to_string).collect();
                ui.ctx().copy_text(lines.join("\n"));
            }
            Answer::None
        })
    }
}

fn row(ui: &mut Ui, problem: &Problem) {
    let tokens = Tokens::of(ui);
    let color = if problem.severity == Severity::Error { tokens.error } else { tokens.warning };
    ui.horizontal_top(|ui| {
        let place = text!("files-line-line-column-col", line = problem.line, col = problem.col);
        ui.label(RichText::new(place).small().color(color));
        ui.vertical(|ui| {
            ui.label(translated(&problem.message).as_ref());
            if !problem.hint.is_empty() {
                widgets::note(ui, &translated(&problem.hint));
            }
        });
    });
    ui.add_space(size::GAP_SMALL);
}
