//! What the user does with the document's file: save, save as, open, leave; nothing is lost unasked.

pub(super) mod ask;
mod error;
mod leaving;

pub(in crate::app) use error::{ReadError, ResumeError, WriteError};
pub use leaving::Next;

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use crate::document::Stamp;
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};

impl Workbench {
    /// The file of the document, if it has one.
    pub fn path(&self) -> Option<&Path> {
        self.services.files.path()
    }

    /// A file name made of the battle's title.
    pub(super) fn suggested_name(&self, ending: &str) -> String {
        let title = &self.world.document.scenario().meta.title;
        let name = crate::document::fresh_id(if title.is_empty() { "battle" } else { title }, |_| false);
        format!("{name}.{ending}")
    }

    /// Opens a scenario as another document; its file is what it came from.
    pub fn put(&mut self, scenario: Scenario, loaded: Option<(PathBuf, Stamp, bool)>) {
        self.services.files.put(&mut self.world, scenario, loaded);
        self.opened();
    }

    /// Reads a file in the background.
    pub fn open_path(&mut self, path: PathBuf, ctx: &egui::Context) {
        self.serve(ctx, |s, context| s.files.open_path(context, path));
    }

    /// Saves to the document's file, or asks for one.
    pub fn save(&mut self, ctx: &egui::Context) {
        if self.playing() && self.battle_in_progress() {
            // What is saved while a battle is on the screen is that battle.
            return self.save_battle(ctx);
        }
        let mut has_file = false;
        self.serve(ctx, |s, context| has_file = s.files.save(context));
        if !has_file {
            self.save_as(ctx);
        }
    }

    /// Asks for a file and saves there.
    pub(crate) fn save_as(&mut self, ctx: &egui::Context) {
        let name = self.suggested_name("ron");
        self.pick(Pick::SAVE_AS.named(name), ctx);
    }

    /// Asks where to write a copy; the document stays with its own file.
    pub(crate) fn save_copy(&mut self, ctx: &egui::Context) {
        let name = self.path().map_or_else(|| self.suggested_name("ron"), name_of);
        let name = format!("{}-copy.ron", name.strip_suffix(".ron").unwrap_or(&name));
        let scenario = Box::new(self.world.document.scenario().clone());
        self.pick_for(Pick::SAVE_COPY.named(name), Keeping::Scenario(scenario), ctx);
    }

    /// Saves to a file, whatever it holds.
    pub(super) fn save_to(&mut self, path: PathBuf, ctx: &egui::Context) {
        self.serve(ctx, |s, context| s.files.save_to(context, path, None));
    }
}

/// The file's own name.
pub(super) fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
