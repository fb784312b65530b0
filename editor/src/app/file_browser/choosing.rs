//! Choosing: by a row, by a name, by a typed path.

use super::listing::Sort;
use super::places::at_home;
use super::request::{Leads, Request};
use super::{FileBrowser, Outcome};
use oblique_text::text;
use std::path::{Path, PathBuf};

impl FileBrowser {
    /// Selects a row; where something is written, a file's name becomes the name to write under.
    pub(super) fn select(&mut self, row: usize) {
        let Some(entry) = self.entry(row) else { return };
        let (name, file) = (entry.name.clone(), (entry.sort == Sort::File).then(|| entry.shown.clone()));
        (self.selected, self.row) = (Some(name), Some(row));
        self.trouble = None;
        if let Some(name) = file.filter(|_| self.saving()) {
            self.name = name;
        }
    }

    /// Opens the row: a folder is shown, a file chosen.
    pub(super) fn open(&mut self, row: usize) -> Outcome {
        let Some(entry) = self.entry(row) else { return Outcome::None };
        let path = entry.path.clone();
        match entry.sort {
            Sort::Folder => self.go(path),
            Sort::File => return Outcome::Chosen { path, there: true },
            Sort::DeadLink => {
                self.trouble =
                    Some(text!("files-the-link-entry-leads-to-nothing-that-is", entry = entry.shown));
            }
        }
        Outcome::None
    }

    /// Types a path, beginning with what is chosen now.
    pub(super) fn type_path(&mut self) {
        let path = if self.saving() { self.folder.join(&self.name) } else { self.folder.join("") };
        (self.typed, self.select_typed) = (Some(path.display().to_string()), true);
        self.trouble = None;
    }

    /// Finds out where a path leads, then goes there.
    pub(super) fn follow(&mut self, path: &Path) {
        self.trouble = None;
        let path = self.folder.join(path);
        self.request(Request::Follow(path));
    }

    pub(super) fn followed(&mut self, path: PathBuf, leads: Leads) -> Outcome {
        match leads {
            Leads::Folder => self.go(path),
            Leads::File => return Outcome::Chosen { path, there: true },
            Leads::New if self.saving() => return Outcome::Chosen { path, there: false },
            Leads::New => self.trouble = Some(text!("files-there-is-no-file-path", path = path.display())),
            Leads::Nowhere(folder) => {
                self.trouble = Some(text!("files-there-is-no-folder-folder", folder = folder.display()));
            }
        }
        Outcome::None
    }

    /// Can what is chosen be opened or written to?
    pub(super) fn ready(&self) -> bool {
        let typed = self.typed.as_ref().map(|text| !text.trim().is_empty());
        typed.unwrap_or_else(|| {
            if self.saving() { !self.name.trim().is_empty() } else { self.selected_row().is_some() }
        })
    }

    /// Does what the user most likely wants now.
    pub(super) fn go_on(&mut self) -> Outcome {
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

    /// A name typed with its ending before the ending that was left standing for it has it once.
    pub(super) fn drop_doubled_ending(&mut self) {
        for ending in self.purpose.endings {
            let once = self.name.strip_suffix(&format!(".{ending}"));
            let typed = |name: &&str| name.to_lowercase().ends_with(&format!(".{ending}"));
            if let Some(once) = once.filter(typed).map(str::to_owned) {
                self.name = once;
                return;
            }
        }
    }

    /// The path of the name, with the ending of its kind unless all files are shown.
    pub(super) fn named(&self) -> PathBuf {
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
