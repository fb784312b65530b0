//! Files: open, save, new, close; always asking before work would be lost.

use super::Workbench;
use super::ask::Question;
use super::battle_files::{holds_battle, resume};
use super::dialogs::Pick;
use super::jobs::Done;
use crate::document::{
    Document, Loaded, Lock, Lost, SHIPPED, SaveError, Stamp, held, journal_of, load, log_of, lost_of,
    lost_untitled, note_base, recover, save_noting, stamp_of,
};
use oblique_core::format::Problem;
use oblique_core::rules::read_scenario;
use oblique_core::scenario::Scenario;
use std::path::{Path, PathBuf};

/// Where the document lives on disk.
#[derive(Default)]
pub(super) struct FileState {
    /// Its file, if it has one.
    pub path: Option<PathBuf>,
    /// What the file held when last read or written.
    stamp: Option<Stamp>,
    /// Did the file hold anything that could not be read? Then saving would lose that.
    damaged: bool,
    /// Is it being saved?
    pub saving: bool,
    /// The document was restored: the file on disk is not what it came from.
    restored: bool,
    /// The mark that the file is open here.
    lock: Option<Lock>,
    /// Had the window the keyboard in the last frame?
    focused: bool,
    /// What another program wrote and the user was told of.
    told: Option<Stamp>,
    /// How many edits the file being written will hold.
    saving_edits: u64,
    /// What was wrong with the text that was read.
    pub report: Vec<Problem>,
    /// What to do once it is saved.
    then: Option<Next>,
    /// May the window close now?
    pub may_close: bool,
}

/// What the user wanted when work not saved was in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// A new battle.
    New,
    /// Pick a file to open.
    Open,
    /// Type the path of a file to open.
    OpenTyped,
    /// Open this file.
    OpenPath(PathBuf),
    /// Open the shipped battle at that place of the list.
    Shipped(usize),
    /// Choose other rules for the battle.
    ChangeRules,
    /// Close the window.
    Quit,
}

impl Workbench {
    /// The file of the document, if it has one.
    pub fn path(&self) -> Option<&Path> {
        self.file.path.as_deref()
    }

    /// Is the document being saved?
    pub(super) const fn saving(&self) -> bool {
        self.file.saving
    }

    /// Is a file being read or written?
    pub const fn busy(&self) -> bool {
        self.jobs.busy()
    }

    /// Does `next`, asking first if work would be lost.
    pub fn go_on(&mut self, next: Next, ctx: &egui::Context) {
        if self.document.dirty() {
            self.question = Some(Question::Unsaved(next));
        } else {
            self.leave_battle(next, ctx);
        }
    }

    /// Does `next`, asking first if a battle under way would be lost.
    pub(super) fn leave_battle(&mut self, next: Next, ctx: &egui::Context) {
        if self.battle_in_progress() {
            self.question = Some(Question::Battle(next));
        } else {
            self.go_on_now(next, ctx);
        }
    }

    pub(super) fn go_on_now(&mut self, next: Next, ctx: &egui::Context) {
        match next {
            Next::New => self.question = Some(Question::new_battle(self.ruleset)),
            Next::ChangeRules => self.ask_change_rules(),
            Next::Open => self.pick(Pick::Open, ctx),
            Next::OpenTyped => self.ask_path(Pick::Open, ""),
            Next::OpenPath(path) => self.open_path(path, ctx),
            Next::Shipped(index) => {
                let Some(shipped) = SHIPPED.get(index) else { return };
                if let Some(scenario) = read_scenario(shipped.text).scenario {
                    self.put(scenario, None);
                }
            }
            Next::Quit => {
                self.forget_journal();
                self.forget_kept_battle();
                self.file.may_close = true;
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
        }
    }

    /// Puts a scenario on the desk; its file is what it came from.
    pub fn put(&mut self, scenario: Scenario, loaded: Option<(PathBuf, Stamp, bool)>) {
        self.forget_journal();
        self.document = Document::new(scenario).with_log();
        self.keeper.begin();
        self.file = FileState::default();
        if let Some((path, stamp, damaged)) = loaded {
            self.settings.recent_files.retain(|p| *p != path);
            self.settings.recent_files.insert(0, path.clone());
            self.settings.recent_files.truncate(10);
            self.file.path = Some(path);
            self.file.stamp = Some(stamp);
            self.file.damaged = damaged;
        }
        self.opened();
    }

    /// Reads a file in the background.
    pub fn open_path(&mut self, path: PathBuf, ctx: &egui::Context) {
        self.jobs.start(ctx, move || {
            if holds_battle(&path) {
                return Done::Resumed(Box::new(resume(&path)));
            }
            Done::Loaded(Box::new(load(&path)))
        });
    }

    /// Saves to the document's file, or asks for one.
    pub fn save(&mut self, ctx: &egui::Context) {
        match self.file.path.clone() {
            None => self.save_as(ctx),
            Some(path) if self.file.damaged => self.question = Some(Question::Damaged(path)),
            Some(path) => self.save_to(path, self.file.stamp, ctx),
        }
    }

    /// Asks for a file and saves there.
    pub fn save_as(&mut self, ctx: &egui::Context) {
        let name = self.suggested_name("ron");
        self.pick(Pick::SaveAs { name }, ctx);
    }

    /// A file name made of the battle's title.
    pub(super) fn suggested_name(&self, ending: &str) -> String {
        let title = &self.document.scenario().meta.title;
        let name = crate::document::fresh_id(if title.is_empty() { "battle" } else { title }, |_| false);
        format!("{name}.{ending}")
    }

    /// Saves in the background; with `expected` only if the file still holds that.
    pub(super) fn save_to(&mut self, path: PathBuf, expected: Option<Stamp>, ctx: &egui::Context) {
        if self.file.saving {
            return;
        }
        self.file.saving = true;
        let (base, journal) = (self.base(), self.journal_path());
        self.file.saving_edits =
            journal.as_ref().map_or(0, |journal| self.keeper.flush(&mut self.document, journal, base));
        // The journal of this document tells what the file holds, if the file stays the same one.
        let edits = self.file.saving_edits;
        let log = journal.filter(|_| self.file.path.as_ref() == Some(&path)).map(|j| log_of(&j));
        let (scenario, state) = (self.document.scenario().clone(), self.document.state());
        self.jobs.start(ctx, move || {
            let note = |stamp| log.iter().for_each(|log| note_base(log, edits, stamp));
            let result = save_noting(&path, &scenario, expected, note);
            Done::Saved { path, state, result }
        });
    }

    /// Saves and then does `next`.
    pub(super) fn save_then(&mut self, next: Next, ctx: &egui::Context) {
        self.file.then = Some(next);
        self.save(ctx);
    }

    /// Gives up what was to follow saving.
    pub(super) fn forget_next(&mut self) {
        self.file.then = None;
    }

    /// Takes what jobs have brought.
    pub(super) fn take_jobs(&mut self, ctx: &egui::Context) {
        for done in self.jobs.finished() {
            match done {
                Done::Looked(path, stamp) => self.looked(path, stamp),
                Done::Picked(pick, asked) => self.asked_file(pick, asked, ctx),
                Done::Typed(pick, path, there) => self.typed_to(pick, path, there, ctx),
                Done::KeysRead(read) => self.keys_read(read),
                Done::Resumed(result) => self.resumed(*result),
                Done::Exported { path, result: Ok(()) } => {
                    self.toasts.say(format!("Exported {}", name_of(&path)));
                }
                Done::Exported { path, result: Err(why) } => {
                    self.toasts.warn(format!("{} was not written: {why}", name_of(&path)));
                }
                Done::Loaded(result) => match *result {
                    Ok(loaded) => self.loaded(loaded),
                    Err(why) => self.toasts.warn(why),
                },
                Done::Restored(result, lost) => match *result {
                    Ok(loaded) => self.restored(loaded, &lost),
                    Err(why) => self.toasts.warn(why),
                },
                Done::Checked(number, late) => self.checked(number, late),
                Done::MadeUp(done) => self.ground_made(done, ctx),
                Done::RosterRead(result) => self.roster_read(*result),
                Done::RosterPlanned(number, plan) => self.roster_planned(number, *plan),
                Done::Compared(result) => self.compared(*result),
                Done::ComparedAnew(found) => self.compared_anew(*found),
                Done::Answered(done) => self.answered(*done),
                Done::Copied(text) => self.copied(text, ctx),
                Done::Stamps(stamps) => self.stamps_found(stamps),
                Done::Templates(own) => self.templates_found(own),
                Done::TemplateKept(result) => self.template_kept(result),
                Done::StampKept(result) => self.stamp_kept(result),
                Done::StampRemoved(Ok(())) => {}
                Done::PositionKept(Ok(path)) => self.question = Some(Question::OpenPosition(path)),
                Done::PlayedAgain(again) => self.played_again(*again),
                Done::Kept(Ok(path)) => self.toasts.say(format!("Saved {}", name_of(&path))),
                Done::Kept(Err(why)) | Done::PositionKept(Err(why)) | Done::StampRemoved(Err(why)) => {
                    self.toasts.warn(why);
                }
                Done::Saved { path, state, result } => self.saved(path, state, result, ctx),
            }
        }
    }

    fn loaded(&mut self, loaded: Loaded) {
        let Loaded { path, reading, stamp } = loaded;
        let whole = reading.is_whole();
        let Some(scenario) = reading.scenario else {
            self.toasts.warn(format!("{} holds no battle. Nothing was opened.", path.display()));
            return;
        };
        let elsewhere = held(&path);
        // The journal of a window that is open is not lost work.
        let lost = lost_of(&path).filter(|_| elsewhere.is_none());
        let place = path.clone();
        self.put(scenario, Some((path, stamp, !whole)));
        if !reading.problems.is_empty() {
            self.file.report = reading.problems;
            self.question = Some(Question::Report);
        }
        if let Some(lost) = lost {
            self.question = Some(Question::Recover(lost));
        }
        match elsewhere {
            Some(_) => self.question = Some(Question::OpenElsewhere(place)),
            None => self.file.lock = Lock::take(&place),
        }
    }

    /// Works on the file although another window has it open.
    pub(super) fn take_over(&mut self, path: &Path) {
        self.file.lock = Lock::take(path);
    }

    /// Works on a copy that has no file yet.
    pub(super) fn work_on_copy(&mut self) {
        self.file = FileState { report: std::mem::take(&mut self.file.report), ..FileState::default() };
        self.keeper.begin();
        self.document.mark_unsaved();
        self.name_bookmarks();
    }

    /// Looks at the file when the user comes back to the window: another program may have been at it.
    pub(super) fn look_at_file(&mut self, ctx: &egui::Context) {
        let focused = ctx.input(|i| i.focused);
        let before = std::mem::replace(&mut self.file.focused, focused);
        let came_back = focused && !before;
        if let Some(path) = self.file.path.clone().filter(|_| came_back && !self.file.saving) {
            self.jobs.start(ctx, move || {
                let stamp = stamp_of(&path);
                Done::Looked(path, stamp)
            });
        }
    }

    fn looked(&mut self, path: PathBuf, stamp: Option<Stamp>) {
        let ours = self.file.path.as_ref() == Some(&path) && !self.file.saving;
        if !ours || self.question.is_some() || stamp == self.file.stamp || stamp == self.file.told {
            return;
        }
        match stamp {
            Some(_) => self.question = Some(Question::Reload(path)),
            None => {
                self.toasts.warn(format!("{} is not there any more. Save to put it back.", path.display()));
            }
        }
        self.file.told = stamp;
    }

    fn saved(&mut self, path: PathBuf, state: u64, result: Result<Stamp, SaveError>, ctx: &egui::Context) {
        self.file.saving = false;
        match result {
            Ok(stamp) => {
                if let Some(journal) = self.journal_path() {
                    let (base, up_to) = (self.base(), self.file.saving_edits);
                    if self.file.path.as_ref() == Some(&path) {
                        self.keeper.saved(&mut self.document, &journal, base, up_to);
                    } else {
                        self.keeper.moved(&journal);
                    }
                }
                self.file.restored = false;
                if self.file.path.as_ref() != Some(&path) || self.file.lock.is_none() {
                    self.file.lock = Lock::take(&path);
                }
                self.settings.recent_files.retain(|p| *p != path);
                self.settings.recent_files.insert(0, path.clone());
                self.toasts.say(format!("Saved {}", name_of(&path)));
                self.file.path = Some(path);
                self.name_bookmarks();
                self.file.stamp = Some(stamp);
                self.file.damaged = false;
                self.document.mark_saved(state);
                if let Some(next) = self.file.then.take() {
                    self.go_on(next, ctx);
                }
            }
            Err(SaveError::ChangedOnDisk) => self.question = Some(Question::ChangedOnDisk(path)),
            Err(error) => {
                self.file.then = None;
                self.toasts.warn(error.message(&path));
            }
        }
    }

    /// Where the journal of the document lies.
    fn journal_path(&self) -> Option<PathBuf> {
        journal_of(self.file.path.as_deref(), self.data_folder.as_deref())
    }

    pub(super) fn forget_journal(&mut self) {
        if let Some(path) = self.journal_path() {
            self.keeper.forget(&path);
        }
    }

    /// The file the document was read from or saved to last, if that is what it came from.
    fn base(&self) -> Option<Stamp> {
        self.file.stamp.filter(|_| !self.file.restored)
    }

    /// Keeps every finished stroke against a crash.
    pub(super) fn keep_journal(&mut self, ctx: &egui::Context) {
        let (now, down) = ctx.input(|i| (i.time, i.pointer.any_down()));
        if down {
            return;
        }
        let (base, path) = (self.base(), self.journal_path());
        if let Some(path) = path
            && let Some(wait) = self.keeper.keep(&mut self.document, &path, base, now)
        {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(wait));
        }
    }

    /// Offers what a crash left behind of a battle never saved.
    pub fn offer_lost(&mut self) {
        self.look_for_lost_battle();
        if let Some(lost) = self.data_folder.as_deref().and_then(lost_untitled) {
            self.question = Some(Question::Recover(lost));
        }
    }

    /// Reads a journal in the background.
    pub(super) fn restore(&mut self, lost: Lost, ctx: &egui::Context) {
        self.jobs.start(ctx, move || {
            Done::Restored(Box::new(recover(&lost.journal, lost.document.as_deref())), lost)
        });
    }

    fn restored(&mut self, loaded: Loaded, lost: &Lost) {
        let Some(scenario) = loaded.reading.scenario else {
            self.toasts.warn("The journal holds no battle. Nothing was restored.");
            return;
        };
        let (path, stamp, damaged) = (self.file.path.take(), self.file.stamp, self.file.damaged);
        self.document = Document::new(scenario).with_log();
        self.document.mark_unsaved();
        self.file = FileState { path: lost.document.clone(), restored: true, ..FileState::default() };
        if lost.document == path {
            (self.file.stamp, self.file.damaged) = (stamp, damaged);
        }
        self.file.lock = lost.document.as_deref().and_then(Lock::take);
        self.opened();
        // From here on the journal of this run holds it.
        if let Some(ours) = self.journal_path() {
            self.keeper.restored(&self.document, &ours, &lost.journal);
        }
        self.toasts.say("Restored. Save it to keep it.");
    }
}

/// The file's own name.
pub(super) fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
