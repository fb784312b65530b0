//! Files: open, save, new, close; always asking before work would be lost.

use super::Workbench;
use super::ask::Question;
use super::battle_files::{Opening, holds_battle, resume};
use super::dialogs::{Keeping, Pick};
use super::jobs::Done;
use super::recovered::{kept_of, same_file};
use crate::command::Gesture;
use crate::document::{
    Claim, Document, Kept, Loaded, Lock, Places, Run, SHIPPED, SaveError, Stamp, blank, claim, files, load,
    log_of, lost_of, note_base, save_noting, stamp_of,
};
use oblique_rulesets::read_scenario;
use oblique_scenario::Scenario;
use oblique_scenario::format::Problem;
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
    /// The file on disk is not where the log of edits can begin: the document was restored, or its journal
    /// has moved.
    restored: bool,
    /// Where work is kept until it is saved.
    pub journal: Option<PathBuf>,
    /// Was it told that it cannot be kept?
    told_trouble: bool,
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
    /// Open work that was not saved.
    Restore(Kept),
    /// An empty battle in place of this one.
    Close,
    /// Pick a battle under way to take up.
    OpenBattle,
    /// Take up the battle that another run left behind in this file.
    LostBattle(PathBuf),
    /// Begin the battle anew with the document as it is now.
    Restart,
    /// Close the window.
    Quit,
}

/// A file that was read, or not.
pub(super) struct Opened {
    loaded: Result<Loaded, String>,
    /// The claim on it, where it was not ours already.
    claim: Option<Claim>,
    /// Work on it that was not saved, the newest first.
    kept: Vec<Kept>,
    /// What becomes of the document that was open.
    instead: Instead,
}

/// How a file that is read takes the place of the document.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Instead {
    /// As another document.
    Anew,
    /// As one step of the document, which is the same file's.
    Step,
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

    /// Reads the document's file anew, asking first.
    pub(crate) fn revert(&mut self, ctx: &egui::Context) {
        match (&self.file.path, self.document.dirty()) {
            (None, _) => self.toasts.warn("This battle has no file yet to go back to.".to_owned()),
            (Some(_), false) => self.revert_now(ctx),
            (Some(path), true) => self.question = Some(Question::Revert(path.clone())),
        }
    }

    /// Reads the document's file anew, as one step that can be undone.
    pub(super) fn revert_now(&mut self, ctx: &egui::Context) {
        if let Some(path) = self.file.path.clone() {
            self.read_document(path, Instead::Step, ctx);
        }
    }

    /// The document's file was read to revert to it.
    fn reverted(
        &mut self,
        path: &Path,
        saved: &Scenario,
        stamp: Stamp,
        damaged: bool,
        problems: Vec<Problem>,
    ) {
        let name = name_of(path);
        if self.file.path.as_deref() != Some(path) {
            return;
        }
        let Some(edit) = self.document.scenario().becoming(saved) else {
            self.toasts.warn(format!("{name} is played by other rules now. Open it to go on with it."));
            return;
        };
        self.cancel_tool();
        // No layer is spared: what is locked would keep the document from being what the file holds.
        let change = self.document.apply("Revert to the saved file", edit, Gesture::Whole);
        self.changed(&change);
        (self.file.stamp, self.file.damaged, self.file.restored) = (Some(stamp), damaged, false);
        self.document.mark_saved(self.document.state());
        // The file holds everything again: what was kept against a crash is not needed.
        if let Some(journal) = self.journal_path() {
            let up_to = self.keeper.flush(&mut self.document, &journal, Some(stamp));
            self.keeper.saved(&mut self.document, &journal, Some(stamp), up_to);
        }
        if !problems.is_empty() {
            self.file.report = problems;
            self.ask_later(Question::Report);
        }
        self.toasts.say(if change.is_empty() {
            format!("Nothing differs from {name}")
        } else {
            format!("Reverted to {name}. Undo brings the changes back.")
        });
    }

    /// Does `next`, asking first if a battle under way would be lost.
    pub(crate) fn leave_battle(&mut self, next: Next, ctx: &egui::Context) {
        if self.battle_unsaved() {
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
            Next::Close => {
                let layout = self.document.scenario().board.layout();
                let empty = blank(self.ruleset, layout.orientation, 30, 24);
                self.put(empty, None);
            }
            Next::OpenBattle => self.pick(Pick::OpenPlayed, ctx),
            Next::LostBattle(path) => self.take_up_lost_now(path, ctx),
            Next::Restart => self.restart_now(),
            Next::Restore(kept) => self.restore(kept, ctx),
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
        self.file = self.no_file_yet();
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
        self.read_document(path, Instead::Anew, ctx);
    }

    fn read_document(&mut self, path: PathBuf, instead: Instead, ctx: &egui::Context) {
        let (places, mine) = (self.places(), self.own_file());
        self.jobs.start(ctx, move || {
            // Kept work tells its file also to a run that begins in another folder.
            let path = std::path::absolute(&path).unwrap_or(path);
            if holds_battle(&path) {
                return Done::Resumed(Box::new(resume(&path, Opening::Itself)));
            }
            let loaded = load(&path);
            let ours = mine.is_some_and(|mine| same_file(&mine, &path));
            let lost = || files::target(&path).is_ok_and(|target| lost_of(&target).is_some());
            let claim = (!ours && (loaded.is_ok() || lost())).then(|| claim(&path, &places, false));
            // Another window may be about to open them.
            let elsewhere = claim.as_ref().is_some_and(|claim| claim.elsewhere);
            let kept = if elsewhere { Vec::new() } else { kept_of(&path, &places) };
            Done::Loaded(Box::new(Opened { loaded, claim, kept, instead }))
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

    /// Asks where to write a copy; the document stays with its own file.
    pub(crate) fn save_copy(&mut self, ctx: &egui::Context) {
        let name = self.path().map_or_else(|| self.suggested_name("ron"), name_of);
        let name = format!("{}-copy.ron", name.strip_suffix(".ron").unwrap_or(&name));
        let scenario = Box::new(self.document.scenario().clone());
        self.pick_for(Pick::SaveCopy { name }, Keeping::Scenario(scenario), ctx);
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
        let (places, mine) = (self.places(), self.own_file());
        self.jobs.start(ctx, move || {
            let path = std::path::absolute(&path).unwrap_or(path);
            let note = |stamp| log.iter().for_each(|log| note_base(log, edits, stamp));
            let result = save_noting(&path, &scenario, expected, note);
            let ours = mine.is_some_and(|mine| same_file(&mine, &path));
            let claim = (!ours && result.is_ok()).then(|| Box::new(claim(&path, &places, true)));
            Done::Saved { path, state, result, claim }
        });
    }

    /// Saves and then does `next`.
    pub(super) fn save_then(&mut self, next: Next, ctx: &egui::Context) {
        self.file.then = Some(next);
        self.save(ctx);
    }

    /// What is to follow saving.
    pub(super) fn set_next(&mut self, next: Next) {
        self.file.then = Some(next);
    }

    /// What was to follow saving, to be done now.
    pub(super) fn take_next(&mut self) -> Option<Next> {
        self.file.then.take()
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
                Done::Failed(what) => {
                    let text = "Something failed in the background; your work is as it was. Help, Report a problem has more";
                    self.toasts.warn(format!("{text}: {what}."));
                }
                Done::Exported { path, result: Ok(()) } => {
                    self.toasts.say(format!("Exported {}", name_of(&path)));
                }
                Done::Exported { path, result: Err(why) } => {
                    self.toasts.warn(format!("{} was not written: {why}", name_of(&path)));
                }
                Done::Loaded(opened) => self.loaded(*opened),
                Done::Restored(restored) => self.restored(*restored),
                Done::Recovered(found) => self.recovered_found(*found),
                Done::Claimed(path, claim) => self.claimed(&path, *claim),
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
                Done::BattleSaved(result) => self.battle_saved(result, ctx),
                Done::Kept(Ok(path)) => self.toasts.say(format!("Saved {}", name_of(&path))),
                Done::Kept(Err(why)) | Done::PositionKept(Err(why)) | Done::StampRemoved(Err(why)) => {
                    self.toasts.warn(why);
                }
                Done::Saved { path, state, result, claim } => {
                    self.saved(path, state, result, claim.map(|claim| *claim), ctx);
                }
            }
        }
    }

    fn loaded(&mut self, opened: Opened) {
        let Opened { loaded, claim, kept, instead } = opened;
        let Loaded { path, reading, stamp } = match loaded {
            Ok(loaded) => loaded,
            Err(why) => {
                self.toasts.warn(why);
                return self.offer_kept(kept);
            }
        };
        let whole = reading.is_whole();
        let Some(scenario) = reading.scenario else {
            self.toasts.warn(format!("{} holds no battle. Nothing was opened.", path.display()));
            return self.offer_kept(kept);
        };
        if instead == Instead::Step {
            return self.reverted(&path, &scenario, stamp, !whole, reading.problems);
        }
        let place = path.clone();
        let (lock, journal) = (self.file.lock.take(), self.file.journal.clone());
        self.put(scenario, Some((path, stamp, !whole)));
        match claim {
            Some(claim) => self.put_claim(&place, claim),
            // Read anew: it is ours already.
            None if lock.is_some() => (self.file.lock, self.file.journal) = (lock, journal),
            None => {}
        }
        if !reading.problems.is_empty() {
            self.file.report = reading.problems;
            self.ask_later(Question::Report);
        }
        self.offer_kept(kept);
    }

    /// A document without a file: its work is kept in the data folder.
    fn no_file_yet(&self) -> FileState {
        FileState { journal: self.run.as_ref().map(Run::journal), ..FileState::default() }
    }

    /// Where this run keeps what is no file's.
    pub(super) fn places(&self) -> Places {
        Places { data: self.data_folder.clone(), journal: self.run.as_ref().map(Run::journal) }
    }

    /// The file that is marked as ours, if one is.
    pub(super) fn own_file(&self) -> Option<PathBuf> {
        self.file.path.clone().filter(|_| self.file.lock.is_some())
    }

    /// Takes over what claiming the document's file came to.
    fn put_claim(&mut self, path: &Path, claim: Claim) {
        let Claim { lock, elsewhere, journal, kept: _, warnings } = claim;
        self.file.lock = lock;
        self.keep_in(journal);
        for warning in warnings {
            self.toasts.warn(warning);
        }
        if elsewhere {
            self.ask_later(Question::OpenElsewhere(path.to_owned()));
        }
    }

    /// Has work kept in another place from now on.
    fn keep_in(&mut self, journal: Option<PathBuf>) {
        if journal == self.file.journal {
            return;
        }
        if let Some(old) = std::mem::replace(&mut self.file.journal, journal)
            && self.document.dirty()
        {
            self.keeper.move_from(&old);
            self.file.restored = true;
        }
    }

    /// Works on the file although another window has it open.
    pub(super) fn take_over(&mut self, path: PathBuf, ctx: &egui::Context) {
        let places = self.places();
        self.jobs.start(ctx, move || {
            let claim = claim(&path, &places, true);
            Done::Claimed(path, Box::new(claim))
        });
    }

    fn claimed(&mut self, path: &Path, claim: Claim) {
        if self.file.path.as_deref() == Some(path) && self.file.lock.is_none() {
            self.put_claim(path, claim);
        }
    }

    /// Works on a copy that has no file yet.
    pub(super) fn work_on_copy(&mut self) {
        self.file = FileState { report: std::mem::take(&mut self.file.report), ..self.no_file_yet() };
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

    fn saved(
        &mut self,
        path: PathBuf,
        state: u64,
        result: Result<Stamp, SaveError>,
        claim: Option<Claim>,
        ctx: &egui::Context,
    ) {
        self.file.saving = false;
        match result {
            Ok(stamp) => {
                let mut all = true;
                if let Some(journal) = self.journal_path() {
                    let (base, up_to) = (self.base(), self.file.saving_edits);
                    all = self.keeper.flush(&mut self.document, &journal, base) == up_to;
                    if self.file.path.as_ref() == Some(&path) {
                        self.keeper.saved(&mut self.document, &journal, base, up_to);
                    } else {
                        self.keeper.moved(&journal);
                        // What was done while it was saved is in no log any more, only in the next snapshot.
                        self.file.restored = !all;
                    }
                }
                self.file.restored &= !all;
                self.file.told_trouble = false;
                self.settings.recent_files.retain(|p| *p != path);
                self.settings.recent_files.insert(0, path.clone());
                self.toasts.say(format!("Saved {}", name_of(&path)));
                self.file.path = Some(path.clone());
                self.name_bookmarks();
                self.file.stamp = Some(stamp);
                self.file.damaged = false;
                self.document.mark_saved(state);
                if let Some(claim) = claim {
                    self.put_claim(&path, claim);
                }
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
        self.file.journal.clone()
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
        self.keeper.belongs_to(self.file.path.as_deref(), self.file.stamp);
        if let Some(path) = path
            && let Some(wait) = self.keeper.keep(&mut self.document, &path, base, now)
        {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(wait));
        }
        if let Some(why) = self.keeper.take_trouble() {
            self.cannot_keep(&why);
        }
    }

    /// Work could not be kept where it should be: it is kept elsewhere, or that it is not is told.
    fn cannot_keep(&mut self, why: &str) {
        let ours = self.run.as_ref().map(Run::journal);
        if ours.is_some() && ours != self.file.journal {
            let place = ours.as_deref().and_then(Path::parent).map(|p| p.display().to_string());
            let place = place.unwrap_or_default();
            self.keep_in(ours);
            self.toasts.warn(format!(
                "Work that is not saved cannot be kept beside the file: {why}. It is kept in {place} instead."
            ));
        } else if !std::mem::replace(&mut self.file.told_trouble, true) {
            self.toasts.warn(format!(
                "Work that is not saved cannot be kept: {why}. Save now, to another disk if need be."
            ));
        }
    }

    /// Puts restored work on the screen; it counts as not saved. `expected` is what its file must hold to
    /// be replaced unasked.
    pub(super) fn put_restored(
        &mut self,
        scenario: Scenario,
        path: Option<PathBuf>,
        expected: Option<Stamp>,
        claim: Option<Claim>,
    ) {
        let (lock, journal) = (self.file.lock.take(), self.file.journal.clone());
        self.forget_journal();
        self.document = Document::new(scenario).with_log();
        self.document.mark_unsaved();
        self.keeper.begin();
        self.file = FileState { path, stamp: expected, restored: true, ..self.no_file_yet() };
        match claim {
            Some(claim) => {
                let path = self.file.path.clone().unwrap_or_default();
                self.put_claim(&path, claim);
            }
            None if self.file.path.is_some() => (self.file.lock, self.file.journal) = (lock, journal),
            None => {}
        }
        self.opened();
    }

    /// Keeps restored work anew; then what it was restored from goes.
    pub(super) fn keep_restored(&mut self, instead_of: Vec<PathBuf>) {
        if let Some(journal) = self.journal_path() {
            self.keeper.belongs_to(self.file.path.as_deref(), self.file.stamp);
            self.keeper.restored(&self.document, &journal, instead_of);
        }
    }

    /// Notes that parts of the file could not be read: saving over it would lose them.
    pub(super) fn set_damaged(&mut self, damaged: bool) {
        self.file.damaged = damaged;
    }

    /// The user is told of what the file holds now.
    pub(super) fn know_of(&mut self, stamp: Stamp) {
        self.file.told = Some(stamp);
    }
}

/// The file's own name.
pub(super) fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
