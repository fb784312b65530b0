//! Questions put to the user before something is lost, and the report of a damaged file.

use super::Workbench;
use super::battle_autosave::LostBattle;
use super::change_rules::ChangeRules;
use super::file::{Next, name_of, questions};
use super::new_battle::NewBattle;
use super::recovered::{self, Item, Recovered};
use crate::document::Kept;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{RichText, ScrollArea, Ui};
use oblique_rules::Ruleset;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A question waiting for an answer.
pub(super) enum Question {
    /// Work is not saved.
    Unsaved(Next),
    /// The file would be read anew and work lost.
    Revert(PathBuf),
    /// A battle is under way and would be given up.
    Battle(Next),
    /// The file held what could not be read; saving would lose it.
    Damaged(PathBuf),
    /// Another window has the file open.
    OpenElsewhere(PathBuf),
    /// Another program has changed the file while it was open here.
    Reload(PathBuf),
    /// Another program has changed the file.
    ChangedOnDisk(PathBuf),
    /// A crash left work behind; so many older ones of the same file are listed elsewhere.
    Recover(Kept, usize),
    /// Everything that earlier runs left behind.
    Recovered(Recovered),
    /// It would be removed for good.
    Discard(Item),
    /// Restored work is older than its file.
    NewerFile(PathBuf),
    /// A crash left a battle under way behind.
    LostBattle(LostBattle),
    /// A position was kept as a battle of its own: should it be opened?
    OpenPosition(PathBuf),
    /// What was wrong with the file that was opened.
    Report,
    /// What the new battle should be.
    New(NewBattle),
    /// What becomes of the battle under other rules.
    ChangeRules(Box<ChangeRules>),
    /// What work on the whole board would cost.
    Board(super::board_work::Ask),
    /// What of an order of battle to export.
    ExportRoster(Box<super::army_sheet::ExportForm>),
    /// What a picture shall be.
    ExportPicture(Box<super::export::PictureForm>),
    /// The name of a stamp to keep.
    NameStamp(String),
    /// How hexes are numbered.
    Numbers(oblique_board::hex::Numbering),
    /// The number of a hex to go to.
    GoToHex(String),
    /// A file being chosen by our own browser.
    Browse(Box<super::dialogs::Browsing>),
    /// A file that is there would be written over.
    Replace(super::dialogs::Pick, PathBuf),
}

/// What an answer does to the workbench.
pub(super) type AnswerAction = Box<dyn FnOnce(&mut Workbench, &egui::Context)>;

/// What a question led to.
pub(super) enum Answer {
    None,
    Close,
    Do(AnswerAction),
}

impl Answer {
    pub fn act(act: impl FnOnce(&mut Workbench, &egui::Context) + 'static) -> Self {
        Self::Do(Box::new(act))
    }
}

impl Question {
    pub fn new_battle(ruleset: &'static dyn Ruleset) -> Self {
        Self::New(NewBattle::new(ruleset))
    }

    /// The file being chosen, if that is what is asked.
    pub fn browsing(&mut self) -> Option<&mut super::dialogs::Browsing> {
        match self {
            Self::Browse(browsing) => Some(browsing),
            _ => None,
        }
    }
}

impl Workbench {
    pub(super) fn show_question(&mut self, ctx: &egui::Context) {
        let Some(mut question) = self.question.take().or_else(|| self.questions.pop_front()) else { return };
        let mut answer = Answer::None;
        // As large as it needs to be, and no other question after it.
        let id = match question {
            Question::Browse(_) => "file browser",
            Question::ExportPicture(_) => "picture",
            _ => "question",
        };
        let modal = crate::ui::modal(ctx, id).show(ctx, |ui| {
            if !matches!(question, Question::ExportPicture(_)) {
                ui.set_width(size::DIALOG_WIDTH);
            }
            answer = match &mut question {
                Question::Unsaved(next) => self.unsaved(ui, next),
                Question::Revert(path) => questions::revert(ui, path),
                Question::Battle(next) => battle(ui, next),
                Question::Damaged(path) => questions::damaged(ui, path),
                Question::ChangedOnDisk(path) => questions::changed(ui, path),
                Question::OpenElsewhere(path) => questions::elsewhere(ui, path),
                Question::Reload(path) => questions::reload(ui, path, self.world.document.dirty()),
                Question::Recover(kept, others) => recovered::recover(ui, kept, *others),
                Question::Recovered(list) => recovered::list(ui, list),
                Question::Discard(item) => recovered::discard(ui, item),
                Question::NewerFile(path) => recovered::newer_file(ui, path),
                Question::LostBattle(lost) => lost_battle(ui, lost),
                Question::OpenPosition(path) => open_position(ui, path),
                Question::Report => self.report(ui),
                Question::New(new) => new.ui(ui),
                Question::ChangeRules(form) => form.ui(ui),
                Question::ExportRoster(form) => form.ui(ui),
                Question::ExportPicture(form) => self.export_picture_ui(ui, form),
                Question::Board(ask) => self.ask_board(ui, ask),
                Question::NameStamp(name) => super::regions::name_stamp(ui, name),
                Question::Numbers(numbering) => self.ask_numbers_ui(ui, numbering),
                Question::GoToHex(text) => self.go_to_hex_ui(ui, text),
                Question::Browse(browsing) => self.browse_ui(ui, browsing),
                Question::Replace(pick, path) => super::dialogs::replace(ui, pick, path),
            };
        });
        // Asked once: asking takes the Escape key.
        let closed = modal.should_close();
        if !matches!(answer, Answer::None) || closed {
            ctx.request_repaint();
        }
        match answer {
            Answer::None if closed => self.file_question_cancelled(),
            Answer::None => self.question = Some(question),
            Answer::Close => self.file_question_cancelled(),
            Answer::Do(act) => act(self, ctx),
        }
    }

    /// Asks when nothing else is asked any more.
    pub(super) fn ask_later(&mut self, question: Question) {
        self.questions.push_back(question);
    }

    fn unsaved(&self, ui: &mut Ui, next: &Next) -> Answer {
        ui.heading("Save the changes?");
        let name = self.path().map_or_else(|| "This battle".to_owned(), name_of);
        ui.label(format!("{name} has changes that are not saved."));
        buttons(ui, |ui| {
            if widgets::primary(ui, "Save").clicked() {
                let next = next.clone();
                return Answer::act(move |w, ctx| w.save_then(next, ctx));
            }
            if ui.button("Do not save").clicked() {
                let next = next.clone();
                return Answer::act(move |w, ctx| w.leave_battle(next, ctx));
            }
            if ui.button("Cancel").clicked() { Answer::Close } else { Answer::None }
        })
    }

    fn report(&self, ui: &mut Ui) -> Answer {
        let name = self.path().map_or_else(|| "the file".to_owned(), name_of);
        ui.heading(format!("Problems reading {name}"));
        ui.label("It was opened as far as it could be read. The file itself has not been changed.");
        ui.add_space(size::GAP);
        let tokens = Tokens::of(ui);
        ScrollArea::vertical().max_height(320.0).auto_shrink([false, true]).show(ui, |ui| {
            for problem in &self.file.report {
                let error = problem.severity == oblique_scenario::format::Severity::Error;
                let color = if error { tokens.error } else { tokens.warning };
                ui.horizontal_top(|ui| {
                    let place = format!("Line {}, column {}", problem.line, problem.col);
                    ui.label(RichText::new(place).small().color(color));
                    ui.vertical(|ui| {
                        ui.label(&problem.message);
                        if !problem.hint.is_empty() {
                            widgets::note(ui, &problem.hint);
                        }
                    });
                });
                ui.add_space(size::GAP_SMALL);
            }
        });
        buttons(ui, |ui| {
            if widgets::primary(ui, "Continue").clicked() {
                return Answer::Close;
            }
            if ui.button("Copy").clicked() {
                let lines: Vec<String> = self.file.report.iter().map(ToString::to_string).collect();
                ui.ctx().copy_text(lines.join("\n"));
            }
            Answer::None
        })
    }

    fn file_question_cancelled(&mut self) {
        self.question = None;
        self.no_file();
    }
}

pub(super) fn buttons(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> Answer) -> Answer {
    ui.add_space(size::GAP_LARGE);
    ui.horizontal(add).inner
}

fn battle(ui: &mut Ui, next: &Next) -> Answer {
    ui.heading("Discard the battle?");
    ui.label("A battle is under way and not saved as it stands. Save it to go on with it another day.");
    buttons(ui, |ui| {
        if widgets::primary(ui, "Back to the battle").clicked() {
            return Answer::act(|w, _| w.show_battle());
        }
        if ui.button("Save the battle").clicked() {
            let next = next.clone();
            return Answer::act(move |w, ctx| w.save_battle_then(next, ctx));
        }
        if ui.button("Discard").clicked() {
            let next = next.clone();
            return Answer::act(move |w, ctx| w.go_on_now(next, ctx));
        }
        if ui.button("Cancel").clicked() { Answer::Close } else { Answer::None }
    })
}

fn lost_battle(ui: &mut Ui, lost: &LostBattle) -> Answer {
    ui.heading("Resume the battle?");
    ui.label(format!("The last run ended in the middle of a battle. It was kept {}.", ago(lost.written)));
    ui.add_space(size::GAP_SMALL);
    widgets::note(ui, &lost.path.display().to_string());
    buttons(ui, |ui| {
        if widgets::primary(ui, "Resume battle").clicked() {
            let lost = lost.clone();
            return Answer::act(move |w, ctx| w.take_up_lost(lost, ctx));
        }
        if ui.button("Discard…").clicked() {
            let item = Item::Battle(lost.clone());
            return Answer::act(move |w, _| w.question = Some(Question::Discard(item)));
        }
        if ui.button("Ask again next time").clicked() { Answer::Close } else { Answer::None }
    })
}

fn open_position(ui: &mut Ui, path: &Path) -> Answer {
    ui.heading("Open the position in the editor?");
    ui.label(format!("It is saved as {}, with the sources and notes of the battle.", name_of(path)));
    buttons(ui, |ui| {
        if ui.button("Open it").clicked() {
            let path = path.to_owned();
            return Answer::act(move |w, ctx| w.go_on(Next::OpenPath(path), ctx));
        }
        if widgets::primary(ui, "Stay in the battle").clicked() { Answer::Close } else { Answer::None }
    })
}

/// A time gone by, in words.
pub(super) fn ago(time: SystemTime) -> String {
    let seconds = SystemTime::now().duration_since(time).map_or(0, |d| d.as_secs());
    let of = |n: u64, word: &str| format!("{n} {word}{} ago", if n == 1 { "" } else { "s" });
    match seconds {
        0..60 => "less than a minute ago".to_owned(),
        60..3600 => of(seconds / 60, "minute"),
        3600..86_400 => of(seconds / 3600, "hour"),
        _ => of(seconds / 86_400, "day"),
    }
}
