//! Comparing the document with another state of it or with another file.

use super::{Service, ServiceContext};
use crate::app::file::{ReadError, name_of};
use crate::app::rulesets::plain;
use crate::app::world::World;
use crate::document::{beside, load};
use crate::view::{CompareWith, Comparison};
use oblique_context::Intent;
use oblique_jobs::Slot;
use oblique_roster::compare::difference;
use oblique_rules::catalog::Catalog;
use oblique_scenario::{ChangeSet, Scenario};
use oblique_text::text;
use std::path::PathBuf;
use std::sync::Arc;

/// Boards up to so many hexes are compared within a frame.
const SMALL_BOARD_HEXES: usize = 20_000;

/// A scenario to compare with: what it is in words, whether it is older, and itself.
type Other = (String, bool, Scenario);

/// The document beside another state of it or another file.
#[derive(Default)]
pub(crate) struct Comparisons {
    /// The other is read.
    read: Slot<Result<Other, ReadError>>,
    /// The comparison made anew in the background.
    job: Slot<Comparison>,
    /// The revision that is or was compared last: one for which it failed is not compared again.
    revision: Option<u64>,
}

impl Service for Comparisons {
    fn opened(&mut self, _: &mut World) {
        self.job.forget();
        self.revision = None;
    }

    fn changed(&mut self, _: &mut World, _: &ChangeSet) {}

    /// A comparison made in the background is taken if what it is about is still looked at; where the document has
    /// gone on since, the next follows.
    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        while let Some(outcome) = self.read.poll() {
            if let Some(result) = context.result_of(outcome) {
                begin(context, result);
            }
        }
        let Some(outcome) = self.job.poll() else { return };
        let Some(new) = context.result_of(outcome) else { return };
        self.revision = None;
        if let Some(now) = &context.world.view.compared
            && Arc::ptr_eq(&now.other, &new.other)
        {
            let shown = now.shown;
            context.world.view.compared = Some(Arc::new(Comparison { shown, ..new }));
        }
    }

    /// Compares anew after the document has changed, where anybody sees it: small boards at once, others
    /// by one job at a time, so that typing never waits for it.
    fn before_drawing(&mut self, context: &mut ServiceContext<'_>) {
        let Some(old) = &context.world.view.compared else { return };
        let revision = context.world.document.revision();
        let at_it = self.job.is_busy() || self.revision == Some(revision);
        if old.revision == revision || at_it || !(old.shown || (context.panel_shown)("compare")) {
            return;
        }
        let (title, older, other, shown) = (old.title.clone(), old.older, Arc::clone(&old.other), old.shown);
        let layout = context.world.document.scenario().board.layout();
        if usize::from(layout.width) * usize::from(layout.height) <= SMALL_BOARD_HEXES {
            put(context.world, title, older, other, shown);
            return;
        }
        self.revision = Some(revision);
        let frame = Frame { title, older, shown, revision, catalog: plain(context.world.ruleset).catalog() };
        let here = context.world.document.scenario().clone();
        self.job.start(context.jobs, text!("windows-comparing"), context.waking(), move |_| {
            Ok(frame.compare(&here, other))
        });
    }
}

impl Comparisons {
    /// Begins or ends a comparison; `path` is the document's file. A file to compare with is chosen elsewhere.
    pub(in crate::app) fn compare_with(
        &mut self,
        context: &mut ServiceContext<'_>,
        with: CompareWith,
        path: Option<PathBuf>,
    ) {
        match (with, path) {
            (CompareWith::Nothing, _) => context.world.view.compared = None,
            (CompareWith::File, _) => {}
            (CompareWith::Step(count), _) => {
                let document = &context.world.document;
                let label = document.done().nth(count).map_or(text!("windows-now"), |s| s.label.as_str());
                let (title, other) =
                    (text!("windows-the-state-before-label", label), document.scenario_at(count));
                begin(context, Ok((title, true, other)));
            }
            (CompareWith::Saved | CompareWith::Backup(_), None) => {
                context
                    .out
                    .push(Intent::Say(text!("windows-this-battle-has-no-file-yet-save-it").to_owned()));
            }
            (CompareWith::Saved, Some(path)) => {
                self.compare_file(context, path, text!("windows-the-saved-file").to_owned(), true);
            }
            (CompareWith::Backup(n), Some(path)) => {
                let title = if n == 1 {
                    text!("windows-the-newest-backup").to_owned()
                } else {
                    text!("windows-backup-n", n)
                };
                self.compare_file(context, beside(&path, &format!(".bak{n}")), title, true);
            }
        }
    }

    /// Reads a file to compare with, in the background.
    pub(in crate::app) fn compare_file(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: PathBuf,
        title: String,
        older: bool,
    ) {
        let name = name_of(&path);
        let label = text!("windows-reading-name", name);
        self.read.start(context.jobs, label, context.waking(), move |_| {
            let result = load(crate::app::rulesets::REGISTRY, &path)
                .map_err(ReadError::Load)
                .and_then(|loaded| loaded.reading.scenario.ok_or(ReadError::NothingToCompare(name)));
            Ok(result.map(|scenario| (title, older, scenario)))
        });
    }
}

/// The other scenario is there, or not.
fn begin(context: &mut ServiceContext<'_>, result: Result<Other, ReadError>) {
    match result {
        Err(why) => context.out.push(Intent::Warn(why.to_string())),
        Ok((title, older, other)) => {
            put(context.world, title, older, Arc::new(other), true);
            context.out.push(Intent::ShowPanel("compare"));
        }
    }
}

fn put(world: &mut World, title: String, older: bool, other: Arc<Scenario>, shown: bool) {
    let (here, revision) = (world.document.scenario(), world.document.revision());
    let frame = Frame { title, older, shown, revision, catalog: plain(world.ruleset).catalog() };
    world.view.compared = Some(Arc::new(frame.compare(here, other)));
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
