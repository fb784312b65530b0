//! What is asked before a file is imported: which importer, where several read it, and what that one wants to know.

use super::super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::super::file::name_of;
use super::super::request::Request;
use crate::ui::widgets;
use egui::{ComboBox, Ui};
use oblique_exchange::import::{Importer, Parameter, ParameterKind, Parameters};
use std::path::PathBuf;

/// Asks it.
pub(super) struct AskImport {
    /// The likeliest first; not empty.
    importers: Vec<&'static dyn Importer>,
    chosen: usize,
    path: PathBuf,
    questions: Vec<Parameter>,
    answers: Parameters,
}

impl AskImport {
    pub(super) fn new(importers: Vec<&'static dyn Importer>, path: PathBuf) -> Self {
        let mut ask =
            Self { importers, chosen: 0, path, questions: Vec::new(), answers: Parameters::default() };
        ask.choose(0);
        ask
    }

    fn choose(&mut self, place: usize) {
        self.chosen = place;
        self.questions = self.importers.get(place).map(|importer| importer.parameters()).unwrap_or_default();
        self.answers = Parameters::usual(&self.questions);
    }
}

impl Dialog for AskImport {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let Some(importer) = self.importers.get(self.chosen).copied() else { return Answer::Cancel };
        ui.heading(format!("Import {}", importer.name()));
        widgets::note(ui, &format!("From {}. {}", name_of(&self.path), importer.description()));
        if self.importers.len() > 1 {
            let mut place = self.chosen;
            let label = ui.label("Import it as").id;
            let names: Vec<&str> = self.importers.iter().map(|importer| importer.name()).collect();
            let combo = ComboBox::from_id_salt("importer");
            combo.show_index(ui, &mut place, names.len(), |i| names[i]).labelled_by(label);
            if place != self.chosen {
                self.choose(place);
            }
        }
        for question in &self.questions {
            let value = row(ui, question, self.answers.get(question.id));
            self.answers.set(question, value);
        }
        buttons(ui, |ui| {
            if widgets::primary(ui, "Import").clicked() {
                return Answer::Do(Request::Import(importer, self.path.clone(), self.answers.clone()));
            }
            cancel(ui, "Cancel")
        })
    }
}

/// A question with its answer; the answer there is then.
fn row(ui: &mut Ui, question: &Parameter, mut value: i64) -> i64 {
    ui.horizontal(|ui| {
        if question.kind == ParameterKind::Switch {
            let mut on = value != 0;
            ui.checkbox(&mut on, question.name).on_hover_text(question.help);
            value = i64::from(on);
            return;
        }
        let label = ui.label(question.name).on_hover_text(question.help).id;
        match &question.kind {
            ParameterKind::Number { range, unit } => {
                ui.add(widgets::whole_number(ui, &mut value).range(range.clone()).suffix(*unit))
                    .labelled_by(label);
            }
            ParameterKind::Choice(names) => {
                let mut place = usize::try_from(value).unwrap_or(0);
                let name = |i: usize| names.get(i).copied().unwrap_or_default();
                let combo = ComboBox::from_id_salt(question.id);
                combo.show_index(ui, &mut place, names.len(), name).labelled_by(label);
                value = i64::try_from(place).unwrap_or(0);
            }
            ParameterKind::Switch => {}
        }
    });
    value
}
