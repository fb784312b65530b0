//! Folders are read by whoever asks the disk for the browser; what is there is then put in order.

use super::listing::Progress;
use super::request::{Request, Response};
use super::{FileBrowser, Folder, Outcome, keys, order};
use crate::document::files;
use oblique_text::text;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

impl FileBrowser {
    /// Takes an answer of the disk; says what it led to. Answers nobody waits for any more do nothing.
    pub(crate) fn take(&mut self, number: u64, response: Response) -> Outcome {
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
                    Err(why) => {
                        (self.entries, self.state) = (Vec::new(), Folder::Unreadable(files::plain(&why)));
                    }
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
                self.trouble = Some(text!("files-the-folder-name-cannot-be-made-why", name, why));
            }
        }
        Outcome::None
    }

    /// The disk will not answer the request of that number: nobody waits for it any more.
    pub(crate) fn unanswered(&mut self, number: u64, why: &str) {
        if !self.awaited.remove(&number) {
            return;
        }
        if self.reading == Some(number) {
            self.reading = None;
            self.state = Folder::Unreadable(why.to_owned());
            self.arrange();
        } else {
            self.trouble = Some(text!("files-the-disk-gave-no-answer-why", why));
        }
    }

    pub(super) fn request(&mut self, request: Request) -> u64 {
        // One count for all browsers: an answer to one that was closed reaches no other.
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        self.awaited.insert(number);
        self.requests.push((number, request));
        number
    }

    /// Reads the first of these folders that can be read. What was being read is waited for no longer.
    pub(super) fn read(&mut self, folders: Vec<PathBuf>) {
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
        self.row = None;
        self.reading = Some(self.request(Request::Read(folders, progress)));
    }

    /// Shows another folder.
    pub(super) fn go(&mut self, folder: PathBuf) {
        self.selected = None;
        self.show_folder(folder);
    }

    pub(super) fn show_folder(&mut self, folder: PathBuf) {
        (self.typed, self.trouble, self.new_folder) = (None, None, None);
        self.ahead = keys::TypeAhead::default();
        self.folder.clone_from(&folder);
        self.read(vec![folder]);
    }

    /// Shows the folder this one is in, with this one selected.
    pub(super) fn up(&mut self) {
        if let Some(over) = self.folder.parent().map(Path::to_path_buf) {
            self.selected = self.folder.file_name().map(OsString::from);
            self.show_folder(over);
        }
    }

    /// Puts the entries in order anew, as after another column was chosen.
    pub(super) fn arrange(&mut self) {
        let endings = if self.all_files { &[][..] } else { self.purpose.endings };
        self.shown = order::arrange(&self.entries, self.look, endings);
        let is_selected = |row: &usize| self.entry(*row).map(|e| &e.name) == self.selected.as_ref();
        self.row = self.selected.is_some().then(|| (0..self.shown.len()).find(is_selected)).flatten();
        self.wanted = self.row;
    }
}
