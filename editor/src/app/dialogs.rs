//! Choosing files: by the system's dialogs or, where there are none, by typing a path. Whatever reads or
//! writes a file of the user's choice asks here and is told in [`Workbench::picked`].

use super::Workbench;
use super::ask::{Answer, Question, buttons};
use super::file::name_of;
use super::jobs::Done;
use crate::document::{files, load, save, write_whole};
use crate::ui::widgets;
use egui::{TextEdit, Ui};
use oblique_battle::Saved;
use oblique_rulesets::write_scenario;
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Nobody cancels a dialog this fast: it never was on the screen.
const NEVER_SHOWN: Duration = Duration::from_millis(400);

/// What a file is chosen for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A battle to open.
    Open,
    /// A battle under way to take up.
    OpenPlayed,
    /// Where to keep a battle under way.
    SavePlayed {
        /// The name to begin with.
        name: String,
    },
    /// Where to save the log of a battle.
    SaveLog {
        /// The name to begin with.
        name: String,
    },
    /// Where to save a position as a battle of its own.
    SavePosition {
        /// The name to begin with.
        name: String,
    },
    /// Where to save the battle.
    SaveAs {
        /// The name to begin with.
        name: String,
    },
    /// Where to write a copy of the battle.
    SaveCopy {
        /// The name to begin with.
        name: String,
    },
    /// Where to save recovered work.
    SaveRecovered {
        /// The name to begin with.
        name: String,
    },
    /// Where to write a picture.
    Export {
        /// Of which sort.
        picture: Picture,
        /// The name to begin with.
        name: String,
    },
    /// A key set to read.
    ReadKeys,
    /// Where to write the key set.
    WriteKeys,
    /// A sheet with an order of battle.
    ImportRoster,
    /// Where to write an order of battle.
    ExportRoster {
        /// The name to begin with.
        name: String,
        /// What is written.
        options: Box<oblique_exchange::spreadsheet::ExportOptions>,
    },
    /// A battle to compare with.
    Compare,
}

impl Pick {
    /// What the window says over it.
    pub const fn title(&self) -> &'static str {
        match self {
            Self::Open => "Open a battle",
            Self::OpenPlayed => "Open a saved battle",
            Self::SavePlayed { .. } => "Save the battle as",
            Self::SaveLog { .. } => "Save the log",
            Self::SavePosition { .. } => "Save the position",
            Self::SaveAs { .. } => "Save the battle",
            Self::SaveCopy { .. } => "Save a copy",
            Self::SaveRecovered { .. } => "Save the recovered work",
            Self::Export { .. } => "Export a picture",
            Self::ReadKeys => "Import keys",
            Self::WriteKeys => "Export keys",
            Self::ImportRoster => "Import an order of battle",
            Self::ExportRoster { .. } => "Export the order of battle",
            Self::Compare => "Compare with a battle",
        }
    }

    /// The name to begin with, where something is written; `None` where it is read.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::SavePlayed { name }
            | Self::SaveLog { name }
            | Self::SavePosition { name }
            | Self::SaveAs { name }
            | Self::SaveCopy { name }
            | Self::SaveRecovered { name }
            | Self::Export { name, .. }
            | Self::ExportRoster { name, .. } => Some(name),
            Self::WriteKeys => Some("oblique-keys.ron"),
            Self::Open | Self::OpenPlayed | Self::ReadKeys | Self::ImportRoster | Self::Compare => None,
        }
    }

    /// The files it is about, in words, and their endings.
    pub const fn files(&self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::OpenPlayed | Self::SavePlayed { .. } => ("Saved battles", &["battle"]),
            Self::Open
            | Self::SaveAs { .. }
            | Self::SaveCopy { .. }
            | Self::SaveRecovered { .. }
            | Self::SavePosition { .. }
            | Self::Compare => ("Battles", &["ron"]),
            Self::SaveLog { .. } => ("Logs", &["jsonl"]),
            Self::ImportRoster | Self::ExportRoster { .. } => ("Spreadsheets", &["csv", "tsv", "txt"]),
            Self::ReadKeys | Self::WriteKeys => ("Key sets", &["ron"]),
            Self::Export { picture: Picture::Png, .. } => ("Pictures", &["png"]),
            Self::Export { picture: Picture::Svg, .. } => ("Drawings", &["svg"]),
        }
    }
}

/// A sort of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Pixels.
    Png,
    /// Lines.
    Svg,
}

impl Picture {
    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
        }
    }
}

/// What asking for a file came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// This file.
    Path(PathBuf),
    /// The user cancelled.
    Cancelled,
    /// The system has no file dialog to show.
    NoDialog,
}

/// Asks the user for a path. May block: it is called on a thread of its own.
pub trait Dialogs: Send + Sync {
    /// The path chosen; `None` if the user cancelled.
    fn pick(&self, pick: &Pick) -> Option<PathBuf>;

    /// The same, telling a system without dialogs from a user who cancelled.
    fn ask(&self, pick: &Pick) -> Asked {
        self.pick(pick).map_or(Asked::Cancelled, Asked::Path)
    }
}

/// The system's own file dialogs.
pub struct SystemDialogs;

impl Dialogs for SystemDialogs {
    fn pick(&self, pick: &Pick) -> Option<PathBuf> {
        let (what, endings) = pick.files();
        let dialog = rfd::FileDialog::new().add_filter(what, endings).add_filter("All files", &["*"]);
        let dialog = dialog.set_title(pick.title());
        match pick.name() {
            Some(name) => dialog.set_file_name(name).save_file(),
            None => dialog.pick_file(),
        }
    }

    // The library says the same of a dialog that was cancelled and of one that could not be shown.
    fn ask(&self, pick: &Pick) -> Asked {
        let start = Instant::now();
        match self.pick(pick) {
            Some(path) => Asked::Path(path),
            None if start.elapsed() < NEVER_SHOWN => Asked::NoDialog,
            None => Asked::Cancelled,
        }
    }
}

/// A path being typed.
pub(super) struct TypedPath {
    pick: Pick,
    text: String,
    /// Why it is typed, if the user did not ask to.
    note: &'static str,
}

/// What is written once its place is known.
pub(super) enum Keeping {
    /// A text, as it is.
    Text(String),
    /// What a file of ours holds: recovered work.
    Copy(PathBuf),
    /// A position, as a battle of its own.
    Position(Box<Scenario>),
    /// A scenario, as it is.
    Scenario(Box<Scenario>),
    /// A battle under way and the scenario it is fought by.
    Battle(Box<Scenario>, Saved),
}

impl Workbench {
    /// Asks for a file, by the system's dialog or by typing where there is none.
    pub(crate) fn pick(&mut self, pick: Pick, ctx: &egui::Context) {
        let dialogs = self.dialogs.clone();
        self.jobs.start(ctx, move || {
            let asked = dialogs.ask(&pick);
            Done::Picked(pick, asked)
        });
    }

    /// Asks where to keep something, and keeps it there.
    pub(super) fn pick_for(&mut self, pick: Pick, keeping: Keeping, ctx: &egui::Context) {
        self.keeping = Some(keeping);
        self.pick(pick, ctx);
    }

    /// What asking for a file came to.
    pub(super) fn asked_file(&mut self, pick: Pick, asked: Asked, ctx: &egui::Context) {
        match asked {
            Asked::Path(path) => self.picked(pick, path, ctx),
            Asked::Cancelled => self.no_file(),
            Asked::NoDialog => self.ask_path(pick, "This system shows no window to choose files in."),
        }
    }

    /// No file was chosen after all.
    pub(super) fn no_file(&mut self) {
        self.keeping = None;
        self.forget_next();
    }

    /// Asks for a path to type.
    pub(super) fn ask_path(&mut self, pick: Pick, note: &'static str) {
        let folder = self.path().and_then(Path::parent).map(Path::to_path_buf);
        let path = match (pick.name(), folder) {
            (Some(name), folder) => folder.unwrap_or_default().join(name).display().to_string(),
            (None, Some(folder)) => folder.join("").display().to_string(),
            (None, None) => String::new(),
        };
        self.question = Some(Question::TypePath(TypedPath { pick, text: path, note }));
    }

    /// Asks for a path to save the document to.
    pub(crate) fn save_by_path(&mut self) {
        let name = match self.path() {
            Some(path) => name_of(path),
            None => self.suggested_name("ron"),
        };
        self.ask_path(Pick::SaveAs { name }, "");
    }

    /// A path was typed: what would be written over is asked about, as the system's dialogs do.
    fn typed(&mut self, pick: Pick, text: &str, ctx: &egui::Context) {
        let path = at_home(text.trim());
        if pick.name().is_none() {
            return self.picked(pick, path, ctx);
        }
        self.jobs.start(ctx, move || {
            let there = path.exists();
            Done::Typed(pick, path, there)
        });
    }

    /// It is known whether the path typed leads to a file that is there.
    pub(super) fn typed_to(&mut self, pick: Pick, path: PathBuf, there: bool, ctx: &egui::Context) {
        if there {
            self.question = Some(Question::Replace(pick, path));
        } else {
            self.picked(pick, path, ctx);
        }
    }

    /// Does what the file was chosen for.
    pub(super) fn picked(&mut self, pick: Pick, path: PathBuf, ctx: &egui::Context) {
        match pick {
            Pick::Open => self.open_path(path, ctx),
            Pick::SaveAs { .. } => self.save_to(path, None, ctx),
            Pick::ReadKeys => self.read_keys(path, ctx),
            Pick::WriteKeys => self.write_keys(path, ctx),
            Pick::Export { picture, .. } => self.export_to(picture, path, ctx),
            Pick::OpenPlayed => self.open_battle(path, ctx),
            Pick::ImportRoster => self.read_roster(path, ctx),
            Pick::ExportRoster { options, .. } => self.export_roster_to(*options, path, ctx),
            Pick::Compare => {
                let title = name_of(&path);
                self.compare_file(path, title, false, ctx);
            }
            Pick::SaveCopy { .. } if self.path().is_some_and(|own| is_same_file(own, &path)) => {
                self.keeping = None;
                self.toasts.warn(
                    "A copy needs another file than the battle itself. Nothing was written.".to_owned(),
                );
            }
            Pick::SaveCopy { .. }
            | Pick::SavePlayed { .. }
            | Pick::SaveLog { .. }
            | Pick::SaveRecovered { .. }
            | Pick::SavePosition { .. } => {
                self.keep_at(path, ctx);
            }
        }
    }

    /// Writes what waited for a place.
    fn keep_at(&mut self, path: PathBuf, ctx: &egui::Context) {
        let Some(keeping) = self.keeping.take() else { return };
        self.jobs.start(ctx, move || {
            let whole = |text: &str| {
                write_whole(&path, text.as_bytes())
                    .map_err(|e| format!("{} could not be written: {}.", path.display(), files::plain(&e)))
            };
            match keeping {
                Keeping::Text(text) => Done::Kept(whole(&text).map(|()| path)),
                Keeping::Copy(from) => Done::Kept(copy(&from, &path).map(|()| path)),
                Keeping::Scenario(scenario) => {
                    let written = save(&path, &scenario, None).map_err(|error| error.message(&path));
                    Done::Kept(written.map(|_| path))
                }
                Keeping::Position(scenario) => {
                    let written = save(&path, &scenario, None).map_err(|error| error.message(&path));
                    Done::PositionKept(written.map(|_| path))
                }
                Keeping::Battle(scenario, mut saved) => {
                    saved.scenario = write_scenario(&scenario);
                    Done::BattleSaved(whole(&saved.write()).map(|()| path))
                }
            }
        });
    }
}

/// Writes what a file of ours holds as a file of the user's.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let fails = |e: std::io::Error| format!("{} could not be written: {}.", to.display(), files::plain(&e));
    if super::battle_files::holds_battle(from) {
        let bytes = files::read(from).map_err(fails)?;
        return write_whole(to, &bytes).map_err(fails);
    }
    let scenario = load(from)?.reading.scenario.ok_or("The recovered work cannot be read.")?;
    save(to, &scenario, None).map(drop).map_err(|error| error.message(to))
}

/// A path as it is typed: `~/` is the user's own folder.
fn at_home(text: &str) -> PathBuf {
    match (text.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(text),
    }
}

/// The window in which a path is typed.
pub(super) fn type_path(ui: &mut Ui, typed: &mut TypedPath) -> Answer {
    let TypedPath { pick, text, note } = typed;
    let saving = pick.name().is_some();
    ui.heading(pick.title());
    let (what, endings) = pick.files();
    let endings: Vec<String> = endings.iter().map(|ending| format!(".{ending}")).collect();
    let files = format!("{what} end in {}.", endings.join(" or "));
    widgets::note(ui, if note.is_empty() { files } else { format!("{note} {files}") }.as_str());
    let field = ui.add(TextEdit::singleline(text).hint_text("Path").desired_width(f32::INFINITY));
    let field = field.accessible_name("Path");
    let enter = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
    if !enter && ui.memory(|m| m.focused().is_none()) {
        field.request_focus();
    }
    let some = !text.trim().is_empty();
    buttons(ui, |ui| {
        let verb = if saving { "Save" } else { "Open" };
        let go = ui.add_enabled_ui(some, |ui| widgets::primary(ui, verb)).inner;
        if go.clicked() || (enter && some) {
            let (pick, text) = (pick.clone(), text.clone());
            return Answer::act(move |w, ctx| w.typed(pick, &text, ctx));
        }
        if ui.button("Cancel").clicked() { Answer::Close } else { Answer::None }
    })
}

/// Asks before a file is written over.
pub(super) fn replace(ui: &mut Ui, pick: &Pick, path: &Path) -> Answer {
    ui.heading("Replace the file?");
    ui.label(format!("There is a file {} already. What it holds would be lost.", path.display()));
    buttons(ui, |ui| {
        let again = || (pick.clone(), path.display().to_string());
        if widgets::primary(ui, "Another path").clicked() {
            let (pick, text) = again();
            return Answer::act(move |w, _| {
                w.question = Some(Question::TypePath(TypedPath { pick, text, note: "" }));
            });
        }
        if ui.button("Replace it").clicked() {
            let (pick, path) = (pick.clone(), path.to_path_buf());
            return Answer::act(move |w, ctx| w.picked(pick, path, ctx));
        }
        if ui.button("Cancel").clicked() { Answer::Close } else { Answer::None }
    })
}

/// Do two paths lead to one file, links followed?
fn is_same_file(a: &std::path::Path, b: &std::path::Path) -> bool {
    let real = |path: &std::path::Path| path.canonicalize().ok();
    a == b || real(a).is_some_and(|a| Some(a) == real(b))
}
