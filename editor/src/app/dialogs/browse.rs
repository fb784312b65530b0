//! The file browser of our own as a dialog.

use super::super::Workbench;
use super::super::dialog::{Answer, Dialog, DialogContext};
use super::super::file_browser::{FileBrowser, Outcome, Purpose, Response};
use super::super::jobs::waking;
use super::super::request::Request;
use super::{AskReplace, Pick};
use crate::settings::SettingsChange;
use egui::Ui;
use oblique_context::Intent;
use oblique_jobs::{Jobs, Slot};
use oblique_text::text;
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
            title: pick.title().to_owned(),
            name: pick.name().map(str::to_owned),
            kind,
            endings,
            folders,
            recent: files.chain(last).map(Path::to_path_buf).collect(),
            typing,
        };
        let browser = FileBrowser::new(purpose, self.world.settings.file_look);
        let mut browsing = Browsing { pick, browser, asked: Vec::new() };
        browsing.ask_disk(&self.jobs.list, ctx);
        self.dialogs.open_in_turn(browsing);
    }

    /// Hands the browser what the disk has answered.
    pub(in crate::app) fn take_folders(&mut self, ctx: &egui::Context) {
        // One that waits behind another question has its folder read all the same.
        for browsing in self.dialogs.waiting::<Browsing>() {
            browsing.take();
        }
        let Some(browsing) = self.dialogs.current::<Browsing>() else { return };
        let outcomes = browsing.take();
        let pick = browsing.pick.clone();
        for outcome in outcomes {
            if let Answer::Do(request) = answer(&pick, outcome) {
                self.dialogs.close();
                return self.carry_out_request(request, ctx);
            }
        }
    }

    /// Asks for another name beside a file.
    pub(in crate::app) fn pick_another(&mut self, pick: &Pick, path: &Path, ctx: &egui::Context) {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let folder = path.parent().map(Path::to_path_buf);
        let pick = match name {
            Some(name) => pick.clone().named(name),
            None => pick.clone(),
        };
        self.browse_in(pick, folder.into_iter().collect(), false, ctx);
    }
}

impl Dialog for Browsing {
    fn id(&self) -> &'static str {
        "file browser"
    }

    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let outcome = self.browser.ui(ui);
        if at.world.settings.file_look != self.browser.look {
            at.out.push(Intent::Settings(SettingsChange::FileView(self.browser.look)));
        }
        self.ask_disk(at.jobs, ui.ctx());
        answer(&self.pick, outcome)
    }
}

impl Browsing {
    fn ask_disk(&mut self, jobs: &Jobs, ctx: &egui::Context) {
        for (number, request) in self.browser.requests() {
            let mut slot = Slot::default();
            slot.start(jobs, text!("files-reading-a-folder"), waking(ctx), move |_| Ok(request.ask()));
            self.asked.push((number, slot));
        }
    }

    /// Takes in what the disk has answered; says what it led to.
    fn take(&mut self) -> Vec<Outcome> {
        let Self { browser, asked, .. } = self;
        let mut outcomes = Vec::new();
        asked.retain_mut(|(number, slot)| {
            // What nobody waits for any more is left to end by itself.
            let Some(outcome) = slot.poll() else { return browser.awaits(*number) };
            match outcome {
                oblique_jobs::Outcome::Done(response) => outcomes.push(browser.take(*number, response)),
                oblique_jobs::Outcome::Cancelled => {
                    browser.unanswered(*number, text!("files-it-was-cancelled"));
                }
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
        Outcome::Cancelled => Answer::Cancel,
        Outcome::Chosen { path, there: true } if pick.name().is_some() => {
            Answer::Do(Request::Ask(Box::new(AskReplace { pick, path })))
        }
        Outcome::Chosen { path, .. } => Answer::Do(Request::Picked(pick, path)),
    }
}
