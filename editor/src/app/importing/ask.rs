//! What is asked before a file is imported: which importer, where several read it, and what that one wants to know.

use super::super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::super::dialogs::Pick;
use super::super::file::name_of;
use super::super::request::{Asked, Request};
use super::codes::{Codes, TableFile};
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{ComboBox, Ui};
use oblique_context::Intent;
use oblique_exchange::import::{Importer, Parameter, ParameterKind, Parameters};
use oblique_text::{Text, text, translated};
use std::path::{Path, PathBuf};

/// Width of the dialog with a table, in points.
const TABLE_WIDTH: f32 = 640.0;

/// Asks it.
pub(super) struct AskImport {
    /// The likeliest first; not empty.
    importers: Vec<&'static dyn Importer>,
    chosen: usize,
    path: PathBuf,
    questions: Vec<Parameter>,
    answers: Parameters,
    /// The table of the importer chosen, where it goes by one.
    codes: Option<Codes>,
}

impl AskImport {
    pub(super) fn new(importers: Vec<&'static dyn Importer>, path: PathBuf) -> Self {
        let mut ask = Self {
            importers,
            chosen: 0,
            path,
            questions: Vec::new(),
            answers: Parameters::default(),
            codes: None,
        };
        ask.choose(0);
        ask
    }

    fn choose(&mut self, place: usize) {
        self.chosen = place;
        self.questions = self.importers.get(place).map(|importer| importer.parameters()).unwrap_or_default();
        self.answers = Parameters::usual(&self.questions);
        self.codes = self.importers.get(place).and_then(|importer| Codes::new(*importer, &self.path));
    }

    /// Goes by the table in a file.
    pub(super) fn open_table(&mut self, path: &Path) {
        if let Some(codes) = &mut self.codes {
            codes.open(path.to_path_buf());
        }
    }

    /// Chooses a file for the table; this dialog comes back afterwards.
    fn choose_file(&mut self, file: TableFile) -> Answer {
        let text = match (file, &self.codes) {
            (TableFile::Save, Some(codes)) => match codes.table.write() {
                Ok(text) => Some(text),
                Err(why) => return Answer::Do(Request::Intents(vec![Intent::Warn(format!("{why}."))])),
            },
            _ => None,
        };
        let pick = match file {
            TableFile::Open => Pick::CODE_TABLE,
            TableFile::Save => Pick::SAVE_CODE_TABLE.named("codes.ron"),
        };
        let none = Self::new(Vec::new(), PathBuf::new());
        let dialog = Box::new(std::mem::replace(self, none));
        Answer::Do(Request::ChooseFor(Box::new(Asked { dialog, pick, text })))
    }
}

impl Dialog for AskImport {
    fn id(&self) -> &'static str {
        if self.codes.is_some() { "import by a table" } else { "question" }
    }

    fn width(&self) -> Option<f32> {
        Some(if self.codes.is_some() { TABLE_WIDTH } else { size::DIALOG_WIDTH })
    }

    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let Some(importer) = self.importers.get(self.chosen).copied() else { return Answer::Cancel };
        ui.heading(text!("files-import-importer", importer = translated(importer.name())));
        widgets::note(
            ui,
            &text!(
                "files-from-path-description",
                path = name_of(&self.path),
                description = translated(importer.description())
            ),
        );
        if self.importers.len() > 1 {
            let mut place = self.chosen;
            let label = ui.label(text!("files-import-it-as")).id;
            let names: Vec<_> = self.importers.iter().map(|importer| translated(importer.name())).collect();
            let combo = ComboBox::from_id_salt("importer");
            combo.show_index(ui, &mut place, names.len(), |i| names[i].as_ref()).labelled_by(label);
            if place != self.chosen {
                self.choose(place);
            }
        }
        for question in &self.questions {
            let value = row(ui, question, self.answers.get(question.id));
            self.answers.set(question, value);
        }
        let file = self.codes.as_mut().and_then(|codes| codes.ui(ui, at));
        if let Some(file) = file {
            return self.choose_file(file);
        }
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-import")).clicked() {
                let table = self.codes.as_ref().map(|codes| Box::new(codes.table.clone()));
                let (path, answers) = (self.path.clone(), self.answers.clone());
                return Answer::Do(Request::Import(importer, path, answers, table));
            }
            cancel(ui, text!("files-cancel"))
        })
    }
}

/// A question with its answer; the answer there is then.
fn row(ui: &mut Ui, question: &Parameter, mut value: i64) -> i64 {
    ui.horizontal(|ui| {
        if question.kind == ParameterKind::Switch {
            let mut on = value != 0;
            ui.checkbox(&mut on, Text(question.name).get()).on_hover_text(Text(question.help).get());
            value = i64::from(on);
            return;
        }
        let label = ui.label(Text(question.name).get()).on_hover_text(Text(question.help).get()).id;
        match &question.kind {
            ParameterKind::Number { range, unit } => {
                ui.add(widgets::whole_number(ui, &mut value).range(range.clone()).suffix(Text(unit).get()))
                    .labelled_by(label);
            }
            ParameterKind::Choice(names) => {
                let mut place = usize::try_from(value).unwrap_or(0);
                let name = |i: usize| translated(names.get(i).copied().unwrap_or_default());
                let combo = ComboBox::from_id_salt(question.id);
                combo.show_index(ui, &mut place, names.len(), name).labelled_by(label);
                value = i64::try_from(place).unwrap_or(0);
            }
            ParameterKind::Switch => {}
        }
    });
    value
}
