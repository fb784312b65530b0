//! Work that an earlier run left behind: offered at the start and when its file is opened, listed under
//! File at any time. Nothing of it goes before the user says so twice, or until it is open here and kept
//! anew.

mod discard;
mod list;
mod newer_file;
mod restore;

pub(super) use discard::AskDiscard;
pub(super) use list::RecoveredList;
pub(super) use newer_file::AskNewerFile;
use oblique_text::text;
use restore::AskRestore;

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use super::file::name_of;
use super::jobs::waking;
use super::services::play::LostBattle;
use crate::document::{Places, RecoveredWork, battles_left, files, load, recovered_folder, recovered_works};
use crate::document::{RecoverError, RemoveError, set_aside_of_ended_runs};
use oblique_context::differences;
use oblique_platform::time::SystemTime;
use oblique_roster::compare::difference;
use oblique_scenario::Scenario;
use std::path::Path;

/// Changes that are named under the pointer.
const NAMED: usize = 12;

/// A work that can be recovered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// A battle as it was edited.
    Work(RecoveredWork),
    /// A battle being played.
    Battle(LostBattle),
}

/// A row of the list.
pub(super) struct Row {
    item: Item,
    /// What it is of.
    name: String,
    written: SystemTime,
    /// How it differs from its file.
    differs: String,
    /// The first differences, a line each.
    details: String,
    bytes: u64,
}

/// What looking for such work brought.
pub(super) struct Found {
    rows: Vec<Row>,
    warnings: Vec<RecoverError>,
    unasked: bool,
}

impl Item {
    fn file(&self) -> &Path {
        match self {
            Self::Work(kept) => &kept.file,
            Self::Battle(battle) => &battle.path,
        }
    }

    fn discard(&self) -> Result<(), RemoveError> {
        match self {
            Self::Work(kept) => kept.discard(),
            Self::Battle(battle) => oblique_platform::fs::remove_file(&battle.path)
                .map_err(|source| RemoveError { path: battle.path.clone(), source }),
        }
    }
}

/// What a kept work is of: its file, or the title of a battle never saved.
fn name_of_work(kept: &RecoveredWork) -> String {
    match &kept.origin.document {
        Some(document) => name_of(document),
        None if kept.title.is_empty() => text!("files-a-battle-never-saved").to_owned(),
        None => text!("files-title-never-saved", title = kept.title),
    }
}

fn row_of(kept: RecoveredWork) -> Row {
    let here = kept.read(crate::app::rulesets::REGISTRY).ok().and_then(|loaded| loaded.reading.scenario);
    let file = kept
        .origin
        .document
        .as_deref()
        .map(|path| load(crate::app::rulesets::REGISTRY, path).ok().and_then(|l| l.reading.scenario));
    let (differs, details) = match (here, file) {
        (None, _) => (text!("files-cannot-be-read").to_owned(), String::new()),
        (Some(here), None) => (contents(&here), String::new()),
        (Some(here), Some(None)) => {
            (text!("files-its-file-is-not-there-here", here = contents(&here)), String::new())
        }
        (Some(here), Some(Some(file))) => {
            let catalog = oblique_rulesets::ruleset(&here.ruleset).map(oblique_rules::Ruleset::catalog);
            let found = difference(&file, &here, catalog);
            let count = found.entries.len();
            let lines: Vec<String> = found.entries.iter().take(NAMED).map(differences::sentence).collect();
            let noun = if count == 1 { text!("files-difference") } else { text!("files-differences") };
            (text!("files-count-noun-to-the-file", count, noun), lines.join("\n"))
        }
    };
    let (name, written, bytes) = (name_of_work(&kept), kept.written, kept.bytes);
    Row { item: Item::Work(kept), name, written, differs, details, bytes }
}

fn contents(scenario: &Scenario) -> String {
    let layout = scenario.board.layout();
    let units = scenario.pieces.len();
    text!(
        "files-width-height-hexes-units-units-2",
        width = layout.width,
        height = layout.height,
        units,
        units_2 = if units == 1 { text!("files-unit") } else { text!("files-units-2") }
    )
}

fn rows_in(places: &Places) -> Vec<Row> {
    let Some(data) = &places.data else { return Vec::new() };
    let mut rows: Vec<Row> =
        recovered_works(&recovered_folder(Some(data), data)).into_iter().map(row_of).collect();
    for path in battles_left(data) {
        let Ok(metadata) = oblique_platform::fs::metadata(&path) else { continue };
        let written = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let lost = LostBattle::look(path, written);
        let (name, differs) = match &lost.summary {
            Some(summary) => {
                (text!("files-title-being-played", title = summary.title), summary.standing.clone())
            }
            None => (
                text!("files-a-battle-being-played").to_owned(),
                text!("files-opens-on-the-play-screen").to_owned(),
            ),
        };
        let item = Item::Battle(lost);
        rows.push(Row { item, name, written, differs, details: String::new(), bytes: metadata.len() });
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.written));
    rows
}

/// Works that belong to a file, the newest first.
pub(super) fn recovered_of(document: &Path, places: &Places) -> Vec<RecoveredWork> {
    let same =
        |kept: &RecoveredWork| kept.origin.document.as_deref().is_some_and(|of| same_file(of, document));
    recovered_works(&recovered_folder(places.data.as_deref(), &document.with_file_name("x")))
        .into_iter()
        .filter(same)
        .collect()
}

/// Do two paths lead to one file?
pub(super) fn same_file(a: &Path, b: &Path) -> bool {
    a == b || files::target(a).is_ok_and(|a| files::target(b).is_ok_and(|b| a == b))
}

impl Workbench {
    /// Looks for what earlier runs left behind, and offers it.
    pub fn offer_lost(&mut self, ctx: &egui::Context) {
        self.look_for_recovered(true, ctx);
    }

    /// Lists what can be recovered.
    pub(crate) fn list_recovered(&mut self, ctx: &egui::Context) {
        self.look_for_recovered(false, ctx);
    }

    fn look_for_recovered(&mut self, unasked: bool, ctx: &egui::Context) {
        let places = self.services.files.places();
        self.jobs.recovered.start(
            &self.jobs.list,
            text!("files-looking-for-recovered-work"),
            waking(ctx),
            move |_| {
                let warnings = places
                    .data
                    .as_deref()
                    .map(|data| set_aside_of_ended_runs(crate::app::rulesets::REGISTRY, data))
                    .unwrap_or_default();
                Ok(Found { rows: rows_in(&places), warnings, unasked })
            },
        );
    }

    /// What can be recovered is known.
    pub(super) fn recovered_found(&mut self, found: Found) {
        let Found { mut rows, warnings, unasked } = found;
        for warning in warnings {
            self.toasts.warn(warning.to_string());
        }
        if unasked {
            // A battle being played is asked about by itself, and so is what belongs to the file just opened. The
            // rows begin with the newest.
            if let Some(lost) = rows.iter().find_map(|row| match &row.item {
                Item::Battle(lost) => Some(lost.clone()),
                Item::Work(_) => None,
            }) {
                self.services.play.offer(lost);
            }
            rows.retain(|row| matches!(&row.item, Item::Work(kept) if !self.asks_about(kept)));
            if rows.len() < 2 {
                if let Some(Row { item: Item::Work(kept), .. }) = rows.pop() {
                    self.dialogs.open_later(AskRestore { kept, others: 0 });
                }
                return;
            }
        }
        // A list that is open shows what has been found since.
        if let Some(list) = self.dialogs.current::<RecoveredList>() {
            (list.rows, list.discarding) = (rows, None);
            return;
        }
        if let Some(list) = self.dialogs.waiting::<RecoveredList>().next() {
            (list.rows, list.discarding) = (rows, None);
            return;
        }
        self.dialogs.open_later(RecoveredList { rows, discarding: None, unasked });
    }

    fn asks_about(&self, kept: &RecoveredWork) -> bool {
        let current = || {
            let document = kept.origin.document.as_deref().zip(self.path());
            document.is_some_and(|(a, b)| a == b)
        };
        self.dialogs.all::<AskRestore>().any(|dialog| dialog.kept == *kept) || current()
    }

    /// Offers what was kept of a file that was opened. A list that is open was made before it was found: it is made anew.
    pub(super) fn offer_recovered(&mut self, kept: Vec<RecoveredWork>, ctx: &egui::Context) {
        let others = kept.len().saturating_sub(1);
        let Some(newest) = kept.into_iter().next() else { return };
        if self.dialogs.all::<RecoveredList>().next().is_some() {
            self.list_recovered(ctx);
        } else {
            self.dialogs.open_later(AskRestore { kept: newest, others });
        }
    }

    /// Keeps what the user has chosen to save of the list.
    pub(super) fn save_recovered(&mut self, item: &Item, name: &str, ctx: &egui::Context) {
        let name = crate::document::fresh_id(name.trim_end_matches(".ron"), |_| false);
        let pick = match item {
            Item::Work(_) => Pick::SAVE_RECOVERED.named(format!("{name}-recovered.ron")),
            Item::Battle(_) => Pick::SAVE_PLAYED.named(format!("{name}.battle")),
        };
        self.pick_for(pick, Keeping::Copy(item.file().to_owned()), ctx);
    }

    pub(super) fn discard_recovered(&mut self, item: &Item) {
        match item.discard() {
            Ok(()) => self.toasts.say(text!("files-discarded")),
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }
}
