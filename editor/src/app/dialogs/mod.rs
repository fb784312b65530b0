//! Choosing files: by the system's dialogs or, where there are none or the user likes it better, by the file
//! browser of our own. Whatever reads or writes a file of the user's choice is a [`Pick`], which says what is done
//! with the path.

mod browse;
mod pick;
mod replace;
mod system;
mod write;

pub use pick::Pick;
use replace::AskReplace;
pub use system::{Asked, Asking, FileChooser, SystemFileChooser};
pub(super) use write::Keeping;

use super::Workbench;
use super::file::name_of;
use std::path::{Path, PathBuf};

impl Workbench {
    /// Asks for a file, by the system's dialog or our own.
    pub(crate) fn pick(&mut self, pick: Pick, ctx: &egui::Context) {
        let from = self.folders_for(&pick).into_iter().next();
        self.serve(ctx, |s, context| s.choosing.choose(context, pick, from));
    }

    /// Asks where to keep something, and keeps it there.
    pub(super) fn pick_for(&mut self, pick: Pick, keeping: Keeping, ctx: &egui::Context) {
        self.services.choosing.keep(keeping);
        self.pick(pick, ctx);
    }

    /// No file was chosen after all.
    pub(super) fn no_file(&mut self) {
        self.services.choosing.take_keeping();
        self.services.files.forget_next();
    }

    /// Asks for a path to save the document to.
    pub(crate) fn save_by_path(&mut self, ctx: &egui::Context) {
        let name = match self.path() {
            Some(path) => name_of(path),
            None => self.suggested_name("ron"),
        };
        self.browse(Pick::SAVE_AS.named(name), true, ctx);
    }

    /// Where choosing a file begins, the best first: the battle itself beside its own file, all else where the last
    /// file of its kind was.
    fn folders_for(&self, pick: &Pick) -> Vec<PathBuf> {
        let own = self.path().and_then(Path::parent).map(Path::to_path_buf);
        let last = self.world.settings.last_folders.get(pick.kind()).cloned();
        if pick.begins_beside_document() {
            own.into_iter().chain(last).collect()
        } else {
            last.into_iter().chain(own).collect()
        }
    }

    /// Remembers where the last file of its kind was.
    fn note_folder(&mut self, pick: &Pick, path: &Path) {
        if let Some(folder) = path.parent().filter(|folder| folder.is_absolute()) {
            self.world.settings.last_folders.insert(pick.kind().to_owned(), folder.to_path_buf());
        }
    }
}
