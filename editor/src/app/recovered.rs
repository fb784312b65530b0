//! Work that an earlier run left behind: offered at the start and when its file is opened, listed under
//! File at any time. Nothing of it goes before the user says so twice, or until it is open here and kept
//! anew.

use super::Workbench;
use super::ask::{Answer, Question, ago, buttons};
use super::battle_autosave::LostBattle;
use super::dialogs::{Keeping, Pick};
use super::file::{Arrived, Next, name_of};
use super::jobs::waking;
use crate::document::{
    Claim, Kept, Loaded, Places, Stamp, battles_left, claim, files, load, on_shelf, shelf,
};
use crate::document::{LoadError, RecoverError, RemoveError, set_aside_of_ended_runs, stamp_of};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{RichText, ScrollArea, Ui};
use oblique_roster::compare::{Entry, difference};
use oblique_rulesets::ruleset;
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Room of the list before it scrolls, points.
const LIST_HEIGHT: f32 = 360.0;
/// Changes that are named under the pointer.
const NAMED: usize = 12;

/// A work that can be recovered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// A battle as it was edited.
    Work(Kept),
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

/// The list of what can be recovered.
pub(super) struct Recovered {
    rows: Vec<Row>,
    /// The row about to be discarded.
    discarding: Option<usize>,
    /// At the start, unasked.
    unasked: bool,
}

/// What looking for such work brought.
pub(super) struct Found {
    rows: Vec<Row>,
    warnings: Vec<RecoverError>,
    unasked: bool,
}

/// A work read again.
pub(super) struct Restored {
    kept: Kept,
    loaded: Result<Loaded, LoadError>,
    /// The claim on its file, where that was not ours already.
    claim: Option<Claim>,
    /// What the file holds now, and whether all of it could be read.
    there: Option<(Stamp, bool)>,
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
            Self::Battle(battle) => std::fs::remove_file(&battle.path)
                .map_err(|source| RemoveError { path: battle.path.clone(), source }),
        }
    }
}

/// What a kept work is of: its file, or the title of a battle never saved.
fn name_of_kept(kept: &Kept) -> String {
    match &kept.origin.document {
        Some(document) => name_of(document),
        None if kept.title.is_empty() => "A battle never saved".to_owned(),
        None => format!("{} (never saved)", kept.title),
    }
}

fn row_of(kept: Kept) -> Row {
    let here = kept.read().ok().and_then(|loaded| loaded.reading.scenario);
    let file = kept.origin.document.as_deref().map(|path| load(path).ok().and_then(|l| l.reading.scenario));
    let (differs, details) = match (here, file) {
        (None, _) => ("cannot be read".to_owned(), String::new()),
        (Some(here), None) => (contents(&here), String::new()),
        (Some(here), Some(None)) => (format!("its file is not there; {}", contents(&here)), String::new()),
        (Some(here), Some(Some(file))) => {
            let catalog = ruleset(&here.ruleset).map(oblique_rules::Ruleset::catalog);
            let found = difference(&file, &here, catalog);
            let count = found.entries.len();
            let lines: Vec<String> = found.entries.iter().take(NAMED).map(Entry::sentence).collect();
            let noun = if count == 1 { "difference" } else { "differences" };
            (format!("{count} {noun} to the file"), lines.join("\n"))
        }
    };
    let (name, written, bytes) = (name_of_kept(&kept), kept.written, kept.bytes);
    Row { item: Item::Work(kept), name, written, differs, details, bytes }
}

fn contents(scenario: &Scenario) -> String {
    let layout = scenario.board.layout();
    let units = scenario.pieces.len();
    format!(
        "{} × {} hexes, {units} {}",
        layout.width,
        layout.height,
        if units == 1 { "unit" } else { "units" }
    )
}

fn rows_in(places: &Places) -> Vec<Row> {
    let Some(data) = &places.data else { return Vec::new() };
    let mut rows: Vec<Row> = on_shelf(&shelf(Some(data), data)).into_iter().map(row_of).collect();
    for path in battles_left(data) {
        let Ok(metadata) = std::fs::metadata(&path) else { continue };
        let written = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let item = Item::Battle(LostBattle { path, written });
        let (name, differs) = ("A battle being played".to_owned(), "opens on the play screen".to_owned());
        rows.push(Row { item, name, written, differs, details: String::new(), bytes: metadata.len() });
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.written));
    rows
}

/// Works that belong to a file, the newest first.
pub(super) fn kept_of(document: &Path, places: &Places) -> Vec<Kept> {
    let same = |kept: &Kept| kept.origin.document.as_deref().is_some_and(|of| same_file(of, document));
    on_shelf(&shelf(places.data.as_deref(), &document.with_file_name("x"))).into_iter().filter(same).collect()
}

/// Do two paths lead to one file?
pub(super) fn same_file(a: &Path, b: &Path) -> bool {
    a == b || files::target(a).is_ok_and(|a| files::target(b).is_ok_and(|b| a == b))
}

impl Workbench {
    /// Looks for what earlier runs left behind, and offers it.
    pub fn offer_lost(&mut self, ctx: &egui::Context) {
        self.look_for_lost_battle();
        self.look_for_recovered(true, ctx);
    }

    /// Lists what can be recovered.
    pub(crate) fn list_recovered(&mut self, ctx: &egui::Context) {
        self.look_for_recovered(false, ctx);
    }

    fn look_for_recovered(&mut self, unasked: bool, ctx: &egui::Context) {
        let places = self.places();
        self.jobs.recovered.start(&self.jobs.list, "Looking for recovered work", waking(ctx), move |_| {
            let warnings = places.data.as_deref().map(set_aside_of_ended_runs).unwrap_or_default();
            Ok(Found { rows: rows_in(&places), warnings, unasked })
        });
    }

    /// What can be recovered is known.
    pub(super) fn recovered_found(&mut self, found: Found) {
        let Found { mut rows, warnings, unasked } = found;
        for warning in warnings {
            self.toasts.warn(warning.to_string());
        }
        if unasked {
            // A battle being played is asked about by itself, and so is what belongs to the file just opened.
            rows.retain(|row| matches!(&row.item, Item::Work(kept) if !self.asks_about(kept)));
            if rows.len() < 2 {
                if let Some(Row { item: Item::Work(kept), .. }) = rows.pop() {
                    self.ask_later(Question::Recover(kept, 0));
                }
                return;
            }
        }
        self.ask_later(Question::Recovered(Recovered { rows, discarding: None, unasked }));
    }

    fn asks_about(&self, kept: &Kept) -> bool {
        let of = |question: &Question| matches!(question, Question::Recover(other, _) if other == kept);
        let current = || {
            let document = kept.origin.document.as_deref().zip(self.path());
            document.is_some_and(|(a, b)| a == b)
        };
        self.question.iter().chain(&self.questions).any(of) || current()
    }

    /// Offers what was kept of a file that was opened.
    pub(super) fn offer_kept(&mut self, kept: Vec<Kept>) {
        let others = kept.len().saturating_sub(1);
        if let Some(newest) = kept.into_iter().next()
            && !self.question.iter().chain(&self.questions).any(|q| matches!(q, Question::Recovered(_)))
        {
            self.ask_later(Question::Recover(newest, others));
        }
    }

    /// Reads a kept work in the background and puts it on the screen.
    pub(super) fn restore(&mut self, kept: Kept, ctx: &egui::Context) {
        let (places, mine) = (self.places(), self.own_file());
        let label = format!("Opening {}", name_of(&kept.file));
        self.jobs.arrived.start(&self.jobs.list, label, waking(ctx), move |_| {
            let loaded = kept.read();
            let document = kept.origin.document.as_deref();
            let ours = document.zip(mine.as_deref()).is_some_and(|(a, b)| same_file(a, b));
            let claim = document.filter(|_| !ours).map(|path| claim(path, &places, false));
            let there = document.and_then(|path| {
                let whole = load(path).is_ok_and(|loaded| loaded.reading.is_whole());
                Some((stamp_of(path)?, whole))
            });
            Ok(Arrived::Restored(Box::new(Restored { kept, loaded, claim, there })))
        });
    }

    pub(super) fn restored(&mut self, restored: Restored) {
        let Restored { kept, loaded, claim, there } = restored;
        let Loaded { reading, .. } = match loaded {
            Ok(loaded) => loaded,
            Err(why) => return self.toasts.warn(why.to_string()),
        };
        let Some(scenario) = reading.scenario else {
            self.toasts.warn(format!("{} holds no battle. Nothing was restored.", kept.file.display()));
            return;
        };
        // What the work came from; where that is not known, any file there counts as another's.
        let expected = there.map(|_| kept.origin.file.unwrap_or(Stamp::from_number(0)));
        self.put_restored(scenario, kept.origin.document.clone(), expected, claim);
        self.set_damaged(there.is_some_and(|(_, whole)| !whole));
        self.keep_restored(vec![kept.file]);
        self.toasts.say("Restored. Save it to keep it.");
        if let (Some(path), Some((now, _))) = (kept.origin.document, there)
            && Some(now) != expected
        {
            self.know_of(now);
            self.ask_later(Question::NewerFile(path));
        }
    }

    /// Keeps what the user has chosen to save of the list.
    fn save_recovered(&mut self, item: &Item, name: &str, ctx: &egui::Context) {
        let name = crate::document::fresh_id(name.trim_end_matches(".ron"), |_| false);
        let pick = match item {
            Item::Work(_) => Pick::SaveRecovered { name: format!("{name}-recovered.ron") },
            Item::Battle(_) => Pick::SavePlayed { name: format!("{name}.battle") },
        };
        self.pick_for(pick, Keeping::Copy(item.file().to_owned()), ctx);
    }

    fn discard_recovered(&mut self, item: &Item) {
        match item.discard() {
            Ok(()) => self.toasts.say("Discarded."),
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }
}

/// The question about one work.
pub(super) fn recover(ui: &mut Ui, kept: &Kept, others: usize) -> Answer {
    ui.heading("Restore work that was not saved?");
    let name = kept.origin.document.as_deref().map_or_else(|| "a battle never saved".to_owned(), name_of);
    ui.label(format!(
        "A run ended without saving. There is newer work on {name}, kept {}.",
        ago(kept.written)
    ));
    left_out(ui, kept);
    ui.add_space(size::GAP_SMALL);
    if others > 0 {
        let more = if others == 1 { "one more".to_owned() } else { format!("{others} more") };
        widgets::note(ui, &format!("There is {more} of it under File, Recovered work."));
    }
    widgets::note(ui, "Nothing is lost by waiting: File, Recovered work lists it at any time.");
    buttons(ui, |ui| {
        if widgets::primary(ui, "Restore").clicked() {
            let kept = kept.clone();
            return Answer::act(move |w, ctx| w.go_on(Next::Restore(kept), ctx));
        }
        if ui.button("Discard…").clicked() {
            let item = Item::Work(kept.clone());
            return Answer::act(move |w, _| w.question = Some(Question::Discard(item)));
        }
        if ui.button("Ask again next time").clicked() { Answer::Close } else { Answer::None }
    })
}

/// The question before a work goes for good.
pub(super) fn discard(ui: &mut Ui, item: &Item) -> Answer {
    ui.heading("Discard it for good?");
    ui.label("The work that was not saved is removed. This cannot be undone.");
    buttons(ui, |ui| {
        if widgets::primary(ui, "Keep it").clicked() {
            return Answer::Close;
        }
        if ui.button("Discard").clicked() {
            let item = item.clone();
            return Answer::act(move |w, _| w.discard_recovered(&item));
        }
        Answer::None
    })
}

/// The question after a restored work turned out to be older than its file.
pub(super) fn newer_file(ui: &mut Ui, path: &Path) -> Answer {
    ui.heading("The file was changed since");
    ui.label(format!(
        "{} is not what the restored work came from: another program has changed it. Saving over it asks again and \
         keeps the file as a backup.",
        name_of(path)
    ));
    buttons(ui, |ui| {
        if widgets::primary(ui, "Save as another file").clicked() {
            return Answer::act(Workbench::save_as);
        }
        if ui.button("Compare with the file").clicked() {
            let (path, title): (PathBuf, String) = (path.to_owned(), name_of(path));
            return Answer::act(move |w, ctx| w.compare_file(path, title, true, ctx));
        }
        if ui.button("Decide when saving").clicked() { Answer::Close } else { Answer::None }
    })
}

fn left_out(ui: &mut Ui, kept: &Kept) {
    if let Some(text) = &kept.left_out {
        let color = Tokens::of(ui).warning;
        ui.label(RichText::new(text).color(color));
    }
}

/// The list.
pub(super) fn list(ui: &mut Ui, recovered: &mut Recovered) -> Answer {
    ui.heading("Recovered work");
    ui.label("What earlier runs had not saved when they ended. It stays here until you discard it.");
    ui.add_space(size::GAP);
    if recovered.rows.is_empty() {
        widgets::empty(ui, "Nothing to recover", "Everything was saved or discarded.");
    }
    let mut answer = Answer::None;
    ScrollArea::vertical().max_height(LIST_HEIGHT).auto_shrink([false, true]).show(ui, |ui| {
        for index in 0..recovered.rows.len() {
            if let Some(new) = row(ui, recovered, index) {
                answer = new;
                // The row may be gone.
                break;
            }
            ui.separator();
        }
    });
    let close = buttons(ui, |ui| {
        let text = if recovered.unasked { "Ask again next time" } else { "Close" };
        if ui.button(text).clicked() { Answer::Close } else { Answer::None }
    });
    if matches!(answer, Answer::None) { close } else { answer }
}

fn row(ui: &mut Ui, recovered: &mut Recovered, index: usize) -> Option<Answer> {
    let row = &recovered.rows[index];
    ui.label(RichText::new(&row.name).strong()).on_hover_text(row.item.file().display().to_string());
    let what = format!("{} · {} · {}", ago(row.written), row.differs, bytes(row.bytes));
    let response = ui.label(RichText::new(what).color(Tokens::of(ui).text_weak));
    if !row.details.is_empty() {
        response.on_hover_text(&row.details);
    }
    if let Item::Work(kept) = &row.item {
        left_out(ui, kept);
    }
    if recovered.discarding == Some(index) {
        return ui
            .horizontal(|ui| {
                ui.label("Discard it for good?");
                if ui.button("Keep it").clicked() {
                    recovered.discarding = None;
                }
                if ui.button("Discard").clicked() {
                    recovered.discarding = None;
                    let row = recovered.rows.remove(index);
                    // The list stays open for the rest.
                    let rest = std::mem::take(&mut recovered.rows);
                    let unasked = recovered.unasked;
                    return Some(Answer::act(move |w, _| {
                        w.discard_recovered(&row.item);
                        let list = Recovered { rows: rest, discarding: None, unasked };
                        w.question = Some(Question::Recovered(list));
                    }));
                }
                None
            })
            .inner;
    }
    let (item, name) = (row.item.clone(), row.name.clone());
    ui.horizontal(|ui| {
        let named = |text: &str| format!("{text} {name}");
        let button = |ui: &mut Ui, text: &str| {
            let response = ui.button(text);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, named(text)));
            response.clicked()
        };
        if button(ui, "Open") {
            return Some(Answer::act(move |w, ctx| match item {
                Item::Work(kept) => w.go_on(Next::Restore(kept), ctx),
                Item::Battle(lost) => w.take_up_lost(lost, ctx),
            }));
        }
        if button(ui, "Save as…") {
            return Some(Answer::act(move |w, ctx| w.save_recovered(&item, &name, ctx)));
        }
        if button(ui, "Discard…") {
            recovered.discarding = Some(index);
        }
        None
    })
    .inner
}

/// A size of a file in words.
fn bytes(bytes: u64) -> String {
    match bytes {
        0..1024 => format!("{bytes} bytes"),
        1024..1_048_576 => format!("{} KB", bytes / 1024),
        _ => format!("{:.1} MB", bytes as f64 / 1_048_576.0),
    }
}
