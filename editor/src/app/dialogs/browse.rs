//! The file browser of our own among the questions.

use super::super::Workbench;
use super::super::ask::{Answer, Question, buttons};
use super::super::file::name_of;
use super::super::file_browser::{FileBrowser, Outcome, Purpose, Response};
use super::super::jobs::waking;
use super::Pick;
use crate::ui::widgets;
use egui::Ui;
use oblique_jobs::Slot;
use std::path::{Path, PathBuf};

/// A file being chosen.
pub(in crate::app) struct Browsing {
    pick: Pick,
    browser: FileBrowser,
    /// What the disk is asked, each request by its number.
    asked: Vec<(u64, Slot<Response>)>,
}

impl Workbench {
    /// Asks for a file by our own browser; `typing` begins with a path to type.
    pub(in crate::app) fn browse(&mut self, pick: Pick, typing: bool, ctx: &egui::Context) {
        let folders = self.folders_for(&pick);
        self.browse_in(pick, folders, typing, ctx);
    }

    fn browse_in(&mut self, pick: Pick, folders: Vec<PathBuf>, typing: bool, ctx: &egui::Context) {
        let files = self.world.settings.recent_files.iter().filter_map(|file| file.parent());
        let last = self.world.settings.last_folders.values().map(PathBuf::as_path);
        let (kind, endings) = pick.files();
        let purpose = Purpose {
            title: pick.title(),
            name: pick.name().map(str::to_owned),
            kind,
            endings,
            folders,
            recent: files.chain(last).map(Path::to_path_buf).collect(),
            typing,
        };
        let browser = FileBrowser::new(purpose, self.world.settings.file_look);
        let mut browsing = Browsing { pick, browser, asked: Vec::new() };
        self.ask_disk(&mut browsing, ctx);
        let question = Question::Browse(Box::new(browsing));
        if self.question.is_some() {
            return self.ask_later(question);
        }
        self.question = Some(question);
    }

    /// Draws the browser.
    pub(in crate::app) fn browse_ui(&mut self, ui: &mut Ui, browsing: &mut Browsing) -> Answer {
        let outcome = browsing.browser.ui(ui);
        self.world.settings.file_look = browsing.browser.look;
        self.ask_disk(browsing, ui.ctx());
        answer(&browsing.pick, outcome)
    }

    /// Hands the browser what the disk has answered.
    pub(in crate::app) fn take_folders(&mut self, ctx: &egui::Context) {
        // One that waits behind another question has its folder read all the same.
        for browsing in self.questions.iter_mut().filter_map(Question::browsing) {
            browsing.take();
        }
        let Some(browsing) = self.question.as_mut().and_then(Question::browsing) else { return };
        let outcomes = browsing.take();
        let pick = browsing.pick.clone();
        for outcome in outcomes {
            if let Answer::Do(act) = answer(&pick, outcome) {
                self.question = None;
                return act(self, ctx);
            }
        }
    }

    fn ask_disk(&mut self, browsing: &mut Browsing, ctx: &egui::Context) {
        for (number, request) in browsing.browser.requests() {
            let mut slot = Slot::default();
            slot.start(&self.jobs.list, "Reading a folder", waking(ctx), move |_| Ok(request.ask()));
            browsing.asked.push((number, slot));
        }
    }
}

impl Browsing {
    /// Takes in what the disk has answered; says what it led to.
    fn take(&mut self) -> Vec<Outcome> {
        let Self { browser, asked, .. } = self;
        let mut outcomes = Vec::new();
        asked.retain_mut(|(number, slot)| {
            // What nobody waits for any more is left to end by itself.
            let Some(outcome) = slot.poll() else { return browser.awaits(*number) };
            match outcome {
                oblique_jobs::Outcome::Done(response) => outcomes.push(browser.take(*number, response)),
                oblique_jobs::Outcome::Cancelled => browser.unanswered(*number, "it was cancelled"),
                oblique_jobs::Outcome::Failed { why, .. } => browser.unanswered(*number, &why),
            }
            false
        });
        outcomes
    }
}

/// What choosing led to: a file that is there is written over only when asked.
fn answer(pick: &Pick, outcome: Outcome) -> Answer {
    let pick = pick.clone();
    match outcome {
        Outcome::None => Answer::None,
        Outcome::Cancelled => Answer::Close,
        Outcome::Chosen { path, there: true } if pick.name().is_some() => {
            Answer::act(move |w, _| w.question = Some(Question::Replace(pick, path)))
        }
        Outcome::Chosen { path, .. } => Answer::act(move |w, ctx| w.picked(pick, path, ctx)),
    }
}

/// Asks before a file is written over.
pub(in crate::app) fn replace(ui: &mut Ui, pick: &Pick, path: &Path) -> Answer {
    ui.heading("Replace the file?");
    let backed_up = matches!(pick, Pick::SaveAs { .. } | Pick::SaveCopy { .. } | Pick::SavePosition { .. });
    let then = if backed_up {
        format!("What it holds is kept as {}.bak1.", name_of(path))
    } else {
        "What it holds would be lost.".to_owned()
    };
    ui.label(format!("There is a file {} already. {then}", path.display()));
    buttons(ui, |ui| {
        if widgets::primary(ui, "Another name").clicked() {
            let (pick, path) = (pick.clone(), path.to_path_buf());
            return Answer::act(move |w, ctx| {
                let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
                let folder = path.parent().map(Path::to_path_buf);
                w.browse_in(pick.named(name), folder.into_iter().collect(), false, ctx);
            });
        }
        if ui.button("Replace it").clicked() {
            let (pick, path) = (pick.clone(), path.to_path_buf());
            return Answer::act(move |w, ctx| w.picked(pick, path, ctx));
        }
        if ui.button("Cancel").clicked() { Answer::Close } else { Answer::None }
    })
}
