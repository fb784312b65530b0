//! A file browser of our own, where the system has none or the user likes this one better.
//!
//! Must not know what a file is chosen for, nor the document. It asks the disk nothing itself: whoever shows it
//! has its [`Request`]s asked by jobs and hands it the answers.

mod choosing;
mod crumbs;
mod foot;
mod icons;
mod keys;
mod listing;
mod order;
mod places;
mod reading;
mod request;
mod side;
mod table;
mod words;

pub(super) use order::Look;
pub(super) use request::{Request, Response};

use crate::ui::theme::size;
use egui::{Align, Layout, Ui, Vec2};
use listing::{Entry, Progress};
use places::Place;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;

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
pub(super) struct Purpose {
    /// What stands over the browser.
    pub title: String,
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
pub(super) enum Outcome {
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
pub(super) struct FileBrowser {
    purpose: Purpose,
    /// How the list is looked at.
    pub look: Look,
    folder: PathBuf,
    state: Folder,
    entries: Vec<Entry>,
    /// Places in `entries`, in the order shown.
    shown: Vec<usize>,
    all_files: bool,
    /// The name of the entry that is selected, also while its folder is read.
    selected: Option<OsString>,
    /// Its row, while it is shown.
    row: Option<usize>,
    /// The row to bring into view.
    wanted: Option<usize>,
    /// The name something is written under.
    name: String,
    /// Is the name to get the keyboard?
    grab_name: bool,
    /// The path being typed.
    typed: Option<String>,
    /// Is that path selected when it gets the keyboard, so that whoever types or pastes another begins anew?
    select_typed: bool,
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
    pub(super) fn new(purpose: Purpose, look: Look) -> Self {
        let mut folders = purpose.folders.clone();
        folders.extend(oblique_platform::home());
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
            row: None,
            wanted: None,
            grab_name: purpose.name.is_some() && !purpose.typing,
            name,
            typed: None,
            select_typed: false,
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
    pub(super) fn requests(&mut self) -> Vec<(u64, Request)> {
        std::mem::take(&mut self.requests)
    }

    /// Is the answer to the request of that number waited for?
    pub(super) fn awaits(&self, number: u64) -> bool {
        self.awaited.contains(&number)
    }

    /// Draws it.
    pub(super) fn ui(&mut self, ui: &mut Ui) -> Outcome {
        let window = ui.ctx().content_rect().size();
        let width = WIDTH.min(window.x - BESIDE);
        ui.set_width(width);
        ui.heading(&self.purpose.title);
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

    /// The entry of a row.
    fn entry(&self, row: usize) -> Option<&Entry> {
        self.entries.get(*self.shown.get(row)?)
    }

    const fn selected_row(&self) -> Option<usize> {
        self.row
    }

    fn selected_entry(&self) -> Option<&Entry> {
        self.entry(self.selected_row()?)
    }

    const fn saving(&self) -> bool {
        self.purpose.name.is_some()
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
