//! Reading a file in the background, and what becomes of the document when it is there.

use super::{Arrived, Files, ServiceContext, say, warn};
use crate::app::battle_files::{Opening, holds_battle, resume};
use crate::app::file::ask::{AskRevert, ReadingReport};
use crate::app::file::name_of;
use crate::app::recovered::{recovered_of, same_file};
use crate::app::request::Request;
use crate::app::world::World;
use crate::document::{
    Claim, Document, LoadError, Loaded, RecoveredWork, Stamp, claim, files, load, lost_of,
};
use oblique_context::Gesture;
use oblique_scenario::Scenario;
use oblique_scenario::format::Problem;
use oblique_text::text;
use std::path::{Path, PathBuf};

/// A file that was read, or not.
pub(super) struct Opened {
    loaded: Result<Loaded, LoadError>,
    /// The claim on it, where it was not ours already.
    claim: Option<Claim>,
    /// Work on it that was not saved, the newest first.
    kept: Vec<RecoveredWork>,
    /// What becomes of the document that was open.
    instead: Instead,
}

/// How a file that is read takes the place of the document.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Instead {
    /// As another document.
    Anew,
    /// As one step of the document, which is the same file's: what was done here since goes.
    Revert,
    /// The same, because another program has changed the file.
    Reload,
}

impl Files {
    /// Opens a scenario as another document; its file is what it came from.
    pub(in crate::app) fn put(
        &mut self,
        world: &mut World,
        scenario: Scenario,
        loaded: Option<(PathBuf, Stamp, bool)>,
    ) {
        self.forget_journal();
        world.document = Document::new(scenario).with_log();
        self.keeper.begin();
        self.file = self.no_file_yet();
        if let Some((path, stamp, damaged)) = loaded {
            world.settings.recent_files.retain(|p| *p != path);
            world.settings.recent_files.insert(0, path.clone());
            world.settings.recent_files.truncate(10);
            self.file.path = Some(path);
            self.file.stamp = Some(stamp);
            self.file.damaged = damaged;
        }
    }

    /// Reads a file in the background.
    pub(in crate::app) fn open_path(&mut self, context: &mut ServiceContext<'_>, path: PathBuf) {
        self.read_document(context, path, Instead::Anew);
    }

    /// Reads the document's file anew, asking first.
    pub(crate) fn revert(&mut self, context: &mut ServiceContext<'_>) {
        match (&self.file.path, context.world.document.dirty()) {
            (None, _) => warn(context, text!("files-this-battle-has-no-file-yet-to-go").to_owned()),
            (Some(_), false) => self.revert_now(context),
            (Some(path), true) => context.ask(AskRevert(path.clone())),
        }
    }

    /// Reads the document's file anew, as one step that can be undone.
    pub(in crate::app) fn revert_now(&mut self, context: &mut ServiceContext<'_>) {
        if let Some(path) = self.file.path.clone() {
            self.read_document(context, path, Instead::Revert);
        }
    }

    /// Reads the document's file anew after another program has changed it, as one step that can be undone.
    pub(in crate::app) fn reload_now(&mut self, context: &mut ServiceContext<'_>) {
        if let Some(path) = self.file.path.clone() {
            self.read_document(context, path, Instead::Reload);
        }
    }

    /// Takes up a battle under way, in the background.
    pub(in crate::app) fn open_battle(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: PathBuf,
        opening: Opening,
    ) {
        let label = text!("files-opening-path", path = name_of(&path));
        self.arrived.start(context.jobs, label, context.waking(), move |_| {
            Ok(Arrived::Battle(Box::new(resume(&path, opening))))
        });
    }

    fn read_document(&mut self, context: &mut ServiceContext<'_>, path: PathBuf, instead: Instead) {
        let (places, mine) = (self.places(), self.own_file());
        let label = text!("files-opening-path", path = name_of(&path));
        self.arrived.start(context.jobs, label, context.waking(), move |_| {
            // RecoveredWork work tells its file also to a run that begins in another folder.
            let path = std::path::absolute(&path).unwrap_or(path);
            if holds_battle(&path) {
                return Ok(Arrived::Battle(Box::new(resume(&path, Opening::Itself))));
            }
            let loaded = load(crate::app::rulesets::REGISTRY, &path);
            let ours = mine.is_some_and(|mine| same_file(&mine, &path));
            let lost = || files::target(&path).is_ok_and(|target| lost_of(&target).is_some());
            let claim = (!ours && (loaded.is_ok() || lost()))
                .then(|| claim(crate::app::rulesets::REGISTRY, &path, &places, false));
            // Another window may be about to open them.
            let elsewhere = claim.as_ref().is_some_and(|claim| claim.elsewhere);
            let kept = if elsewhere { Vec::new() } else { recovered_of(&path, &places) };
            Ok(Arrived::Document(Box::new(Opened { loaded, claim, kept, instead })))
        });
    }

    /// Puts what was read on the screen.
    pub(super) fn loaded(&mut self, context: &mut ServiceContext<'_>, opened: Opened) {
        let Opened { loaded, claim, kept, instead } = opened;
        let Loaded { path, reading, stamp } = match loaded {
            Ok(loaded) => loaded,
            Err(why) => {
                warn(context, why.to_string());
                return context.requests.push(Request::OfferRecovered(kept));
            }
        };
        let whole = reading.is_whole();
        let Some(scenario) = reading.scenario else {
            warn(context, text!("files-path-holds-no-battle-nothing-was-opened", path = path.display()));
            return context.requests.push(Request::OfferRecovered(kept));
        };
        if instead != Instead::Anew {
            return self.stepped(context, instead, &path, &scenario, (stamp, !whole), reading.problems);
        }
        let place = path.clone();
        let (lock, journal) = (self.file.lock.take(), self.file.journal.clone());
        self.put(context.world, scenario, Some((path, stamp, !whole)));
        context.requests.push(Request::Opened);
        match claim {
            Some(claim) => self.put_claim(context, &place, claim),
            // Read anew: it is ours already.
            None if lock.is_some() => (self.file.lock, self.file.journal) = (lock, journal),
            None => {}
        }
        if !reading.problems.is_empty() {
            self.file.report = reading.problems;
            context.ask_later(ReadingReport);
        }
        context.requests.push(Request::OfferRecovered(kept));
    }

    /// The document's file was read to go on with what it holds, as one step.
    fn stepped(
        &mut self,
        context: &mut ServiceContext<'_>,
        instead: Instead,
        path: &Path,
        saved: &Scenario,
        (stamp, damaged): (Stamp, bool),
        problems: Vec<Problem>,
    ) {
        let name = name_of(path);
        if self.file.path.as_deref() != Some(path) {
            return;
        }
        let Some(edit) = context.world.document.scenario().becoming(saved) else {
            warn(context, text!("files-name-is-played-by-other-rules-now-open", name));
            return;
        };
        // No layer is spared: what is locked would keep the document from being what the file holds.
        let reload = instead == Instead::Reload;
        let step =
            if reload { text!("files-reload-the-file") } else { text!("files-revert-to-the-saved-file-2") };
        let change = context.world.document.apply(step, edit, Gesture::Whole);
        (self.file.stamp, self.file.damaged, self.file.restored) = (Some(stamp), damaged, false);
        context.world.document.mark_saved(context.world.document.state());
        // The file holds everything again: what was kept against a crash is not needed.
        if let Some(journal) = self.journal_path() {
            let up_to = self.keeper.flush(&mut context.world.document, &journal, Some(stamp));
            self.keeper.saved(&mut context.world.document, &journal, Some(stamp), up_to);
        }
        if !problems.is_empty() {
            self.file.report = problems;
            context.ask_later(ReadingReport);
        }
        say(
            context,
            if change.is_empty() {
                text!("files-nothing-differs-from-name", name)
            } else if reload {
                text!("files-reloaded-name-undo-brings-back-what-was", name)
            } else {
                text!("files-reverted-to-name-undo-brings-the-changes", name)
            },
        );
        context.requests.push(Request::Changed(change));
    }
}
