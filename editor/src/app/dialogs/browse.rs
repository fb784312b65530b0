//! The file browser of our own among the questions.

use super::super::Workbench;
use super::super::ask::{Answer, Question, buttons};
use super::super::file::name_of;
use super::super::file_browser::{FileBrowser, Outcome, Purpose, Response};
use super::super::jobs::Done;
use super::Pick;
use crate::ui::widgets;
use egui::Ui;
use std::path::{Path, PathBuf};

/// A file being chosen.
pub(in crate::app) struct Browsing {
    pick: Pick,
    browser: FileBrowser,
}

impl Workbench {
    /// Asks for a file by our own browser; `typing` begins with a path to type.
    pub(in crate::app) fn browse(&mut self, pick: Pick, typing: bool, ctx: &egui::Context) {
        let folders = self.folders_for(&pick);
        self.browse_in(pick, folders, typing, ctx);
    }

    fn browse_in(&mut self, pick: Pick, folders: Vec<PathBuf>, typing: bool, ctx: &egui::Context) {
        let files = self.settings.recent_files.iter().filter_map(|file| file.parent());
        let last = self.settings.last_folders.values().map(PathBuf::as_path);
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
        let mut browsing = Browsing { pick, browser: FileBrowser::new(purpose, self.settings.file_look) };
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
        self.settings.file_look = browsing.browser.look;
        self.ask_disk(browsing, ui.ctx());
        answer(&browsing.pick, outcome)
    }

    /// The disk has answered the browser.
    pub(in crate::app) fn browsed(&mut self, number: u64, response: Response, ctx: &egui::Context) {
        // One that waits behind another question has its folder read all the same.
        if let Some(browsing) = self.questions.iter_mut().find_map(Question::browsing)
            && browsing.browser.awaits(number)
        {
            browsing.browser.take(number, response);
            return;
        }
        let Some(browsing) = self.question.as_mut().and_then(Question::browsing) else { return };
        let outcome = browsing.browser.take(number, response);
        let pick = browsing.pick.clone();
        if let Answer::Do(act) = answer(&pick, outcome) {
            self.question = None;
            act(self, ctx);
        }
    }

    fn ask_disk(&mut self, browsing: &mut Browsing, ctx: &egui::Context) {
        for (number, request) in browsing.browser.requests() {
            self.jobs.start(ctx, move || Done::Browsed(number, request.ask()));
        }
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
