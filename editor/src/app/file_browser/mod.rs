//! A file browser of our own, where the system has none or the user likes this one better.
//!
//! Must not know what a file is chosen for, nor the document. It asks the disk nothing itself: whoever shows it
//! has its [`Request`]s asked by jobs and hands it the answers.

mod crumbs;
mod foot;
mod icons;
mod keys;
mod listing;
mod order;
mod places;
mod request;
mod table;
mod words;

pub use order::Look;
pub use places::at_home;
pub use request::{Request, Response};

use crate::ui::theme::{Tokens, size};
use egui::{Align, Layout, RichText, ScrollArea, Ui, Vec2};
use listing::{Entry, Progress, Sort};
use places::Place;
use request::Leads;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Width, where the window has it.
const WIDTH: f32 = 840.0;
/// Height of the list, where the window has it.
const HEIGHT: f32 = 400.0;
/// What the window has beside the browser: margins at both sides.
const BESIDE: f32 = 72.0;
/// What stands over and under the list: heading, path, name, kind, buttons, margins.
const AROUND: f32 = 270.0;
/// Width of the column of places.
const PLACES: f32 = 140.0;

/// What a file is asked for.
#[derive(Clone, Debug)]
pub struct Purpose {
    /// What stands over the browser.
    pub title: &'static str,
    /// The name to begin with, where something is written; `None` where it is read.
    pub name: Option<String>,
    /// The files it is about, in words.
    pub kind: &'static str,
    /// Their endings, without the dot.
    pub endings: &'static [&'static str],
    /// Where to begin: the first of these folders that can be read.
    pub folders: Vec<PathBuf>,
    /// Folders used last, the newest first.
    pub recent: Vec<PathBuf>,
    /// Does it begin with a path to type?
    pub typing: bool,
}

/// What the user did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing that concerns others.
    None,
    /// Wants no file after all.
    Cancelled,
    /// This file; `there` tells whether there is one of that name.
    Chosen { path: PathBuf, there: bool },
}

/// What is known of the folder shown.
enum Folder {
    Reading(Arc<Progress>),
    Read,
    /// Why not.
    Unreadable(String),
}

/// The file browser.
pub struct FileBrowser {
    purpose: Purpose,
    /// How the list is looked at.
    pub look: Look,
    folder: PathBuf,
    state: Folder,
    entries: Vec<Entry>,
    /// Places in `entries`, in the order shown.
    shown: Vec<usize>,
    all_files: bool,
    selected: Option<OsString>,
    /// The row to bring into view.
    wanted: Option<usize>,
    /// The name something is written under.
    name: String,
    /// Is the name to get the keyboard?
    grab_name: bool,
    /// The path being typed.
    typed: Option<String>,
    /// The name of a new folder being typed.
    new_folder: Option<String>,
    ahead: keys::TypeAhead,
    places: [Vec<Place>; 2],
    /// Why what was wanted cannot be.
    trouble: Option<String>,
    requests: Vec<(u64, Request)>,
    awaited: BTreeSet<u64>,
    /// The number of the request that reads the folder shown.
    reading: Option<u64>,
}

impl FileBrowser {
    /// A browser that begins at once.
    pub fn new(purpose: Purpose, look: Look) -> Self {
        let mut folders = purpose.folders.clone();
        folders.extend(std::env::home_dir());
        folders.push(PathBuf::from(std::path::MAIN_SEPARATOR_STR));
        let (recent, name) = (purpose.recent.clone(), purpose.name.clone().unwrap_or_default());
        let mut browser = Self {
            look,
            folder: folders.first().cloned().unwrap_or_default(),
            state: Folder::Read,
            entries: Vec::new(),
            shown: Vec::new(),
            all_files: false,
            selected: None,
            wanted: None,
            grab_name: purpose.name.is_some() && !purpose.typing,
            name,
            typed: None,
            new_folder: None,
            ahead: keys::TypeAhead::default(),
            places: Default::default(),
            trouble: None,
            requests: Vec::new(),
            awaited: BTreeSet::new(),
            reading: None,
            purpose,
        };
        if browser.purpose.typing {
            browser.type_path();
        }
        browser.request(Request::Places(recent));
        browser.read(folders);
        browser
    }

    /// What is to be asked of the disk, each under its number.
    pub fn requests(&mut self) -> Vec<(u64, Request)> {
        std::mem::take(&mut self.requests)
    }

    /// Takes an answer of the disk; says what it led to. Answers nobody waits for any more do nothing.
    pub fn take(&mut self, number: u64, response: Response) -> Outcome {
        if !self.awaited.remove(&number) {
            return Outcome::None;
        }
        match response {
            Response::Places(places) => self.places = places,
            Response::Read(folder, found) => {
                self.folder = folder;
                self.reading = None;
                match found {
                    Ok(entries) => (self.entries, self.state) = (entries, Folder::Read),
                    Err(why) => (self.entries, self.state) = (Vec::new(), Folder::Unreadable(why)),
                }
                self.arrange();
            }
            Response::Followed(path, leads) => return self.followed(path, leads),
            Response::Made(path, Ok(())) => {
                self.new_folder = None;
                self.go(path);
            }
            Response::Made(path, Err(why)) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                self.trouble = Some(format!("The folder {name} cannot be made: {why}."));
            }
        }
        Outcome::None
    }

    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui) -> Outcome {
        let window = ui.ctx().content_rect().size();
        let width = WIDTH.min(window.x - BESIDE);
        ui.set_width(width);
        ui.heading(self.purpose.title);
        let mut outcome = self.keys(ui);
        self.path_row(ui);
        let height = HEIGHT.min(window.y - AROUND).max(4.0 * size::ROW);
        ui.horizontal_top(|ui| {
            let down = Layout::top_down(Align::Min);
            let column = Vec2::new(PLACES, height);
            ui.allocate_ui_with_layout(column, Layout::top_down_justified(Align::Min), |ui| {
                self.places_column(ui, height);
            });
            let list = Vec2::new(ui.available_width(), height);
            ui.allocate_ui_with_layout(list, down, |ui| {
                ui.set_min_size(list);
                ui.set_max_size(list);
                outcome.or(self.list(ui, height));
            });
        });
        outcome.or(self.foot(ui));
        outcome
    }

    fn places_column(&mut self, ui: &mut Ui, height: f32) {
        let mut to = None;
        ui.set_width(PLACES);
        ui.set_min_height(height);
        ScrollArea::vertical().id_salt("places").auto_shrink(false).show(ui, |ui| {
            for (title, places) in [("Places", &self.places[0]), ("Recent folders", &self.places[1])] {
                if places.is_empty() {
                    continue;
                }
                ui.label(RichText::new(title).small().color(Tokens::of(ui).text_weak));
                for place in places {
                    let here = place.folder == self.folder;
                    let button = egui::Button::selectable(here, &place.name).truncate();
                    if ui.add(button).on_hover_text(place.folder.display().to_string()).clicked() {
                        to = Some(place.folder.clone());
                    }
                }
                ui.add_space(size::GAP);
            }
        });
        if let Some(folder) = to {
            self.go(folder);
        }
    }

    fn request(&mut self, request: Request) -> u64 {
        // One count for all browsers: an answer to one that was closed reaches no other.
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        self.awaited.insert(number);
        self.requests.push((number, request));
        number
    }

    /// Reads the first of these folders that can be read. What was being read is waited for no longer.
    fn read(&mut self, folders: Vec<PathBuf>) {
        if let Some(number) = self.reading.take() {
            self.awaited.remove(&number);
        }
        if let Folder::Reading(progress) = &self.state {
            progress.stop();
        }
        let progress = Arc::<Progress>::default();
        self.state = Folder::Reading(progress.clone());
        self.entries.clear();
        self.shown.clear();
        self.reading = Some(self.request(Request::Read(folders, progress)));
    }

    /// Shows another folder.
    fn go(&mut self, folder: PathBuf) {
        self.selected = None;
        self.show_folder(folder);
    }

    fn show_folder(&mut self, folder: PathBuf) {
        (self.typed, self.trouble, self.new_folder) = (None, None, None);
        self.ahead = keys::TypeAhead::default();
        self.folder.clone_from(&folder);
        self.read(vec![folder]);
    }

    /// Shows the folder this one is in, with this one selected.
    fn up(&mut self) {
        if let Some(over) = self.folder.parent().map(Path::to_path_buf) {
            self.selected = self.folder.file_name().map(OsString::from);
            self.show_folder(over);
        }
    }

    /// Puts the entries in order anew, as after another column was chosen.
    fn arrange(&mut self) {
        let endings = if self.all_files { &[][..] } else { self.purpose.endings };
        self.shown = order::arrange(&self.entries, self.look, endings);
        self.wanted = self.selected_row();
    }

    /// The entry of a row.
    fn entry(&self, row: usize) -> Option<&Entry> {
        self.entries.get(*self.shown.get(row)?)
    }

    fn selected_row(&self) -> Option<usize> {
        let name = self.selected.as_ref()?;
        (0..self.shown.len()).find(|row| self.entry(*row).is_some_and(|e| e.name == *name))
    }

    fn selected_entry(&self) -> Option<&Entry> {
        self.entry(self.selected_row()?)
    }

    /// Selects a row; where something is written, a file's name becomes the name to write under.
    fn select(&mut self, row: usize) {
        let Some(entry) = self.entry(row) else { return };
        let (name, file) = (entry.name.clone(), (entry.sort == Sort::File).then(|| entry.shown.clone()));
        self.selected = Some(name);
        self.trouble = None;
        if let Some(name) = file.filter(|_| self.saving()) {
            self.name = name;
        }
    }

    const fn saving(&self) -> bool {
        self.purpose.name.is_some()
    }

    /// Opens the row: a folder is shown, a file chosen.
    fn open(&mut self, row: usize) -> Outcome {
        let Some(entry) = self.entry(row) else { return Outcome::None };
        let path = entry.path.clone();
        match entry.sort {
            Sort::Folder => self.go(path),
            Sort::File => return Outcome::Chosen { path, there: true },
            Sort::DeadLink => {
                self.trouble = Some(format!("The link {} leads to nothing that is there.", entry.shown));
            }
        }
        Outcome::None
    }

    /// Types a path, beginning with what is chosen now.
    fn type_path(&mut self) {
        let path = if self.saving() { self.folder.join(&self.name) } else { self.folder.join("") };
        self.typed = Some(path.display().to_string());
        self.trouble = None;
    }

    /// Finds out where a path leads, then goes there.
    fn follow(&mut self, path: &Path) {
        self.trouble = None;
        let path = self.folder.join(path);
        self.request(Request::Follow(path));
    }

    fn followed(&mut self, path: PathBuf, leads: Leads) -> Outcome {
        match leads {
            Leads::Folder => self.go(path),
            Leads::File => return Outcome::Chosen { path, there: true },
            Leads::New if self.saving() => return Outcome::Chosen { path, there: false },
            Leads::New => self.trouble = Some(format!("There is no file {}.", path.display())),
            Leads::Nowhere(folder) => {
                self.trouble = Some(format!("There is no folder {}.", folder.display()));
            }
        }
        Outcome::None
    }

    /// Can what is chosen be opened or written to?
    fn ready(&self) -> bool {
        let typed = self.typed.as_ref().map(|text| !text.trim().is_empty());
        typed.unwrap_or_else(|| {
            if self.saving() { !self.name.trim().is_empty() } else { self.selected_row().is_some() }
        })
    }

    /// Does what the user most likely wants now.
    fn go_on(&mut self) -> Outcome {
        if let Some(text) = &self.typed {
            let path = at_home(text.trim());
            self.follow(&path);
            return Outcome::None;
        }
        if !self.saving() {
            return self.selected_row().map_or(Outcome::None, |row| self.open(row));
        }
        // A name that is no text is not what is written on the screen.
        if let Some(entry) = self.selected_entry().filter(|e| e.sort == Sort::File && e.shown == self.name) {
            return Outcome::Chosen { path: entry.path.clone(), there: true };
        }
        let path = self.named();
        self.follow(&path);
        Outcome::None
    }

    /// The path of the name, with the ending of its kind unless all files are shown.
    fn named(&self) -> PathBuf {
        let path = at_home(self.name.trim());
        let has = |path: &Path| {
            path.extension().is_some_and(|of| self.purpose.endings.iter().any(|e| of.eq_ignore_ascii_case(e)))
        };
        let folder = path.file_name().is_none() || self.name.trim().ends_with(['/', '\\']);
        match self.purpose.endings.first() {
            Some(ending) if !self.all_files && !folder && !has(&path) => {
                let mut whole = path.into_os_string();
                whole.push(format!(".{ending}"));
                PathBuf::from(whole)
            }
            _ => path,
        }
    }
}

impl Outcome {
    /// Takes over what another led to, if this led to nothing.
    fn or(&mut self, other: Self) {
        if *self == Self::None {
            *self = other;
        }
    }
}

#[cfg(test)]
mod tests;
