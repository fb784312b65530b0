//! Comparing the document with another state of it or with another file.

use super::Workbench;
use super::dialogs::Pick;
use super::file::{ReadError, name_of};
use super::jobs::waking;
use crate::document::{beside, load};
use crate::view::{CompareWith, Comparison};
use oblique_jobs::Slot;
use oblique_roster::compare::difference;
use oblique_rules::catalog::Catalog;
use oblique_scenario::Scenario;
use std::path::PathBuf;
use std::sync::Arc;

/// Boards up to so many hexes are compared within a frame.
const SMALL_BOARD_HEXES: usize = 20_000;

/// A scenario to compare with: what it is in words, whether it is older, and itself.
pub(super) type Other = (String, bool, Scenario);

/// The comparison made anew in the background.
#[derive(Default)]
pub(super) struct Comparing {
    job: Slot<Comparison>,
    /// The revision that is or was compared last: one for which it failed is not compared again.
    revision: Option<u64>,
}

impl Workbench {
    /// Begins or ends a comparison.
    pub(crate) fn compare_with(&mut self, with: CompareWith, ctx: &egui::Context) {
        let path = self.path().map(std::path::Path::to_path_buf);
        match (with, path) {
            (CompareWith::Nothing, _) => self.world.view.compared = None,
            (CompareWith::File, _) => self.pick(Pick::COMPARE, ctx),
            (CompareWith::Step(count), _) => {
                let label = self.world.document.done().nth(count).map_or("now", |s| s.label.as_str());
                let title = format!("the state before '{label}'");
                let other = self.world.document.scenario_at(count);
                self.compared(Ok((title, true, other)));
            }
            (CompareWith::Saved | CompareWith::Backup(_), None) => {
                self.toasts.say("This battle has no file yet. Save it first.".to_owned());
            }
            (CompareWith::Saved, Some(path)) => {
                self.compare_file(path, "the saved file".to_owned(), true, ctx);
            }
            (CompareWith::Backup(n), Some(path)) => {
                let title = if n == 1 { "the newest backup".to_owned() } else { format!("backup {n}") };
                self.compare_file(beside(&path, &format!(".bak{n}")), title, true, ctx);
            }
        }
    }

    /// Reads a file to compare with, in the background.
    pub(super) fn compare_file(&mut self, path: PathBuf, title: String, older: bool, ctx: &egui::Context) {
        let name = name_of(&path);
        let label = format!("Reading {name}");
        self.jobs.compared.start(&self.jobs.list, label, waking(ctx), move |_| {
            let result = load(&path)
                .map_err(ReadError::Load)
                .and_then(|loaded| loaded.reading.scenario.ok_or(ReadError::NothingToCompare(name)));
            Ok(result.map(|scenario| (title, older, scenario)))
        });
    }

    /// The other scenario is there, or not.
    pub(super) fn compared(&mut self, result: Result<Other, ReadError>) {
        match result {
            Err(why) => self.toasts.warn(why.to_string()),
            Ok((title, older, other)) => {
                self.put_comparison(title, older, Arc::new(other), true);
                self.show_panel("compare");
            }
        }
    }

    fn put_comparison(&mut self, title: String, older: bool, other: Arc<Scenario>, shown: bool) {
        let (here, revision) = (self.world.document.scenario(), self.world.document.revision());
        let frame = Frame { title, older, shown, revision, catalog: self.world.ruleset.catalog() };
        self.world.view.compared = Some(Arc::new(frame.compare(here, other)));
    }

    /// Compares anew after the document has changed, where anybody sees it: small boards at once, others
    /// by one job at a time, so that typing never waits for it.
    pub(super) fn refresh_comparison(&mut self, ctx: &egui::Context) {
        let Some(old) = &self.world.view.compared else { return };
        let revision = self.world.document.revision();
        let at_it = self.comparing.job.is_busy() || self.comparing.revision == Some(revision);
        if old.revision == revision || at_it || !(old.shown || self.panel_shown("compare")) {
            return;
        }
        let (title, older, other, shown) = (old.title.clone(), old.older, Arc::clone(&old.other), old.shown);
        let layout = self.world.document.scenario().board.layout();
        if usize::from(layout.width) * usize::from(layout.height) <= SMALL_BOARD_HEXES {
            self.put_comparison(title, older, other, shown);
            return;
        }
        self.comparing.revision = Some(revision);
        let frame = Frame { title, older, shown, revision, catalog: self.world.ruleset.catalog() };
        let here = self.world.document.scenario().clone();
        self.comparing
            .job
            .start(&self.jobs.list, "Comparing", waking(ctx), move |_| Ok(frame.compare(&here, other)));
    }

    /// A comparison made in the background is there. It is taken if what it is about is still looked at;
    /// where the document has gone on since, the next follows.
    pub(super) fn take_comparison(&mut self) {
        let Some(outcome) = self.comparing.job.poll() else { return };
        let Some(new) = self.result_of(outcome) else { return };
        self.comparing.revision = None;
        if let Some(now) = &self.world.view.compared
            && Arc::ptr_eq(&now.other, &new.other)
        {
            let shown = now.shown;
            self.world.view.compared = Some(Arc::new(Comparison { shown, ..new }));
        }
    }
}

/// What a comparison is besides what it finds.
struct Frame {
    title: String,
    older: bool,
    shown: bool,
    revision: u64,
    catalog: &'static Catalog,
}

impl Frame {
    fn compare(self, here: &Scenario, other: Arc<Scenario>) -> Comparison {
        let Self { title, older, shown, revision, catalog } = self;
        let catalog = Some(catalog);
        let found = if older { difference(&other, here, catalog) } else { difference(here, &other, catalog) };
        let ground = Arc::new(Comparison::ground_of(&found, here.board.layout()));
        Comparison { title, older, other, found: Arc::new(found), ground, revision, shown }
    }
}
