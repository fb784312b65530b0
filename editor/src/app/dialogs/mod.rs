//! Choosing files: by the system's dialogs or, where there are none or the user likes it better, by the file
//! browser of our own. Whatever reads or writes a file of the user's choice asks here and is told in
//! [`Workbench::picked`].

mod browse;
mod pick;
mod replace;
mod system;
mod write;

pub use pick::Pick;
use replace::AskReplace;
pub use system::{Asked, FileChooser, SystemFileChooser};
pub(super) use write::Keeping;

use super::Workbench;
use super::file::name_of;
use super::jobs::waking;
use crate::settings::FileDialogs;
use std::path::{Path, PathBuf};

impl Workbench {
    /// Asks for a file, by the system's dialog or our own.
    pub(crate) fn pick(&mut self, pick: Pick, ctx: &egui::Context) {
        if self.world.settings.file_dialogs == FileDialogs::Own || self.no_system_dialogs {
            return self.browse(pick, false, ctx);
        }
        let chooser = self.file_chooser.clone();
        let from = self.folders_for(&pick).into_iter().next();
        self.jobs.asked.start(&self.jobs.list, "Choosing a file", waking(ctx), move |_| {
            let asked = chooser.ask(&pick, from.as_deref());
            Ok((pick, asked))
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
            Asked::NoDialog => {
                // It has none for the next file either.
                self.no_system_dialogs = true;
                self.browse(pick, false, ctx);
            }
        }
    }

    /// No file was chosen after all.
    pub(super) fn no_file(&mut self) {
        self.keeping = None;
        self.forget_next();
    }

    /// Asks for a path to save the document to.
    pub(crate) fn save_by_path(&mut self, ctx: &egui::Context) {
        let name = match self.path() {
            Some(path) => name_of(path),
            None => self.suggested_name("ron"),
        };
        self.browse(Pick::SaveAs { name }, true, ctx);
    }

    /// Where choosing a file begins, the best first: the battle itself beside its own file, all else where the last
    /// file of its kind was.
    fn folders_for(&self, pick: &Pick) -> Vec<PathBuf> {
        let own = self.path().and_then(Path::parent).map(Path::to_path_buf);
        let last = self.world.settings.last_folders.get(pick.kind()).cloned();
        match pick {
            Pick::SaveAs { .. } | Pick::SaveCopy { .. } => own.into_iter().chain(last).collect(),
            _ => last.into_iter().chain(own).collect(),
        }
    }

    /// Remembers where the last file of its kind was.
    fn note_folder(&mut self, pick: &Pick, path: &Path) {
        if let Some(folder) = path.parent().filter(|folder| folder.is_absolute()) {
            self.world.settings.last_folders.insert(pick.kind().to_owned(), folder.to_path_buf());
        }
    }

    /// Does what the file was chosen for.
    pub(super) fn picked(&mut self, pick: Pick, path: PathBuf, ctx: &egui::Context) {
        self.note_folder(&pick, &path);
        match pick {
            Pick::Open => self.open_path(path, ctx),
            Pick::SaveAs { .. } => self.save_to(path, None, ctx),
            Pick::ReadKeys => self.read_keys(path, ctx),
            Pick::WriteKeys => self.write_keys(path, ctx),
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
            Pick::Export { .. }
            | Pick::SaveCopy { .. }
            | Pick::SavePlayed { .. }
            | Pick::SaveLog { .. }
            | Pick::SaveRecovered { .. }
            | Pick::SavePosition { .. } => {
                self.keep_at(path, ctx);
            }
        }
    }
}

/// Do two paths lead to one file, links followed?
fn is_same_file(a: &Path, b: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    a == b || real(a).is_some_and(|a| Some(a) == real(b))
}
