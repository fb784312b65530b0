//! Battles under way as files: kept from the play pane, taken up again another day.
//!
//! A file holds the scenario and the orders of every branch; they are played again on a thread of
//! their own. Opened as a file it brings its scenario with it; opened beside the document it leaves that alone.

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use super::file::{Next, ResumeError, WriteError, name_of};
use crate::app::rulesets::{plain, read_scenario, ruleset};
use crate::document::files;
use crate::play::{Branch, PlayPane};
use oblique_battle::{Log, Saved, fingerprint, replay};
use oblique_scenario::Scenario;
use oblique_text::{text, translated};
use std::path::{Path, PathBuf};

/// A battle read from a file and played again.
pub(super) struct Resumed {
    scenario: Box<Scenario>,
    branches: Vec<Branch>,
    shown: usize,
    /// Is its scenario to be opened with it?
    own: bool,
    /// Is it in a file of the user's, so that leaving it loses nothing?
    saved: bool,
}

/// How a battle read from a file is put on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// With its own scenario in the editor.
    Itself,
    /// The document stays.
    Beside,
    /// The document stays; the file is no user's and will be removed.
    Lost,
}

/// Does the file claim to hold a battle under way, or the log of one?
pub(super) fn holds_battle(path: &Path) -> bool {
    let battle = |head: Vec<u8>| {
        let head = String::from_utf8_lossy(&head);
        Saved::is(&head) || Log::is(&head)
    };
    files::read_head(path, 64).is_ok_and(battle)
}

/// Reads a battle and plays its orders again.
pub(super) fn resume(path: &Path, opening: Opening) -> Result<Resumed, ResumeError> {
    let text =
        files::read_text(path).map_err(|source| ResumeError::Reading { path: path.to_owned(), source })?;
    if Log::is(&text) {
        return Err(ResumeError::Log(path.to_owned()));
    }
    let saved = Saved::read(&text).map_err(|problems| {
        let first = problems.first().map_or_else(String::new, |p| {
            text!("play-line-line-message", line = p.line, message = translated(&p.message))
        });
        ResumeError::Damaged { path: path.to_owned(), first }
    })?;
    let scenario = read_scenario(&saved.scenario).scenario;
    let scenario = scenario.ok_or_else(|| ResumeError::Scenario(path.to_owned()))?;
    let mut branches = Vec::new();
    for (branch, log) in saved.branches {
        let report = replay(crate::app::rulesets::REGISTRY, &scenario, &log);
        match (report.battle, report.difference) {
            (Some(battle), None) => branches.push(Branch { name: branch, battle }),
            (_, Some(difference)) => {
                let turn =
                    ruleset(&scenario.ruleset).map_or("turn", |r| plain(r).catalog().turn_name.as_str());
                let difference = translated(&difference.in_words(turn)).into_owned();
                return Err(ResumeError::Differs { path: path.to_owned(), branch, difference });
            }
            (None, None) => return Err(ResumeError::Empty(path.to_owned())),
        }
    }
    let (own, kept) = (opening == Opening::Itself, opening != Opening::Lost);
    Ok(Resumed { scenario: Box::new(scenario), branches, shown: saved.shown, own, saved: kept })
}

impl Workbench {
    /// Takes up a battle under way, in the background.
    pub(crate) fn open_battle(&mut self, path: PathBuf, ctx: &egui::Context) {
        self.open_battle_as(path, Opening::Beside, ctx);
    }

    pub(super) fn open_battle_as(&mut self, path: PathBuf, opening: Opening, ctx: &egui::Context) {
        self.serve(ctx, |s, context| s.files.open_battle(context, path, opening));
    }

    /// Asks where to save the battle under way, or says that there is none.
    pub(crate) fn save_battle(&mut self, ctx: &egui::Context) {
        let asked = self.services.play.pane_mut().and_then(PlayPane::to_save);
        match asked {
            Some((name, scenario, saved)) => {
                // Two variants of one battle have one title and files of two names.
                let stem = self.path().and_then(Path::file_stem);
                let name = stem.map_or(name, |stem| format!("{}.battle", stem.to_string_lossy()));
                self.pick_to_save_battle(name, scenario, saved, ctx);
            }
            None => self.toasts.warn(text!("play-no-battle-is-under-way-press-f5-to").to_owned()),
        }
    }

    /// Asks where to save a battle; once it is written, leaving it as it is now loses nothing.
    pub(super) fn pick_to_save_battle(
        &mut self,
        name: String,
        scenario: Box<Scenario>,
        saved: Saved,
        ctx: &egui::Context,
    ) {
        self.services.play.note_saving();
        self.pick_for(Pick::SAVE_PLAYED.named(name), Keeping::Battle(scenario, saved), ctx);
    }

    /// Saves the battle under way and then does `next`.
    pub(super) fn save_battle_then(&mut self, next: Next, ctx: &egui::Context) {
        self.save_battle(ctx);
        self.services.files.set_next(next);
    }

    /// The battle was written, or was not.
    pub(super) fn battle_saved(&mut self, result: Result<PathBuf, WriteError>, ctx: &egui::Context) {
        match result {
            Ok(path) => {
                self.services.play.note_saved();
                self.toasts.say(text!("play-saved-path", path = name_of(&path)));
                if let Some(next) = self.services.files.take_next() {
                    self.leave_battle(next, ctx);
                }
            }
            Err(why) => {
                self.services.files.forget_next();
                self.toasts.warn(why.to_string());
            }
        }
    }

    pub(super) fn resumed(&mut self, result: Result<Resumed, ResumeError>) {
        let resumed = match result {
            Ok(resumed) => resumed,
            Err(why) => return self.toasts.warn(why.to_string()),
        };
        let same = fingerprint(&resumed.scenario) == fingerprint(self.world.document.scenario());
        if resumed.own && !same {
            self.put((*resumed.scenario).clone(), None);
        }
        let revision = (same || resumed.own).then(|| self.world.document.content());
        match PlayPane::resume(
            crate::app::rulesets::REGISTRY,
            &resumed.scenario,
            resumed.branches,
            resumed.shown,
        ) {
            Some(pane) => {
                self.cancel_tool();
                self.services.play.resume(&self.world, pane, revision, resumed.saved);
            }
            None => self.toasts.warn(text!("play-the-battle-could-not-be-opened-its-file").to_owned()),
        }
    }
}
