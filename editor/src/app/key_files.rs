//! Key sets in files: export and import, in the background.

use super::Workbench;
use super::dialogs::Pick;
use super::file::{ReadError, WriteError, name_of};
use super::jobs::waking;
use crate::app::command::{KeyMap, KeysRead};
use crate::document::{files, write_whole};
use oblique_text::text;
use std::path::PathBuf;

impl Workbench {
    /// Asks where to write the key set.
    pub(super) fn export_keys(&mut self, ctx: &egui::Context) {
        self.pick(Pick::WRITE_KEYS.named("oblique-keys.ron"), ctx);
    }

    /// Asks for a key set to read.
    pub(super) fn import_keys(&mut self, ctx: &egui::Context) {
        self.pick(Pick::READ_KEYS, ctx);
    }

    pub(super) fn write_keys(&mut self, path: PathBuf, ctx: &egui::Context) {
        let text = self.world.settings.keys.to_ron();
        let name = name_of(&path);
        let label = text!("windows-saving-name", name);
        self.jobs.errands.start(&self.jobs.list, label, waking(ctx), move |_| {
            let text = text.map_err(|source| WriteError::KeysText { path: path.clone(), source });
            let written = text.and_then(|text| {
                write_whole(&path, text.as_bytes()).map_err(|source| WriteError::Keys { path, source })
            });
            Ok(written.map(|()| Some(text!("windows-saved-name", name))))
        });
    }

    pub(super) fn read_keys(&mut self, path: PathBuf, ctx: &egui::Context) {
        let label = text!("windows-reading-path", path = name_of(&path));
        self.jobs.keys.start(&self.jobs.list, label, waking(ctx), move |_| {
            let text =
                files::read_text(&path).map_err(|source| ReadError::Keys { path: path.clone(), source });
            Ok(text.and_then(|text| {
                KeyMap::from_ron(&text, &crate::app::command::usual())
                    .map_err(|source| ReadError::NoKeys { path, source: Box::new(source) })
            }))
        });
    }

    pub(super) fn keys_read(&mut self, read: Result<KeysRead, ReadError>) {
        match read {
            Ok(KeysRead { keys, left_out }) => {
                self.world.settings.keys = keys;
                self.apply_keys();
                let count =
                    self.commands.iter().filter(|c| self.world.settings.keys.is_changed(&c.id)).count();
                self.toasts.say(match count {
                    0 => text!("windows-keys-imported-all-are-the-defaults").to_owned(),
                    1 => text!("windows-keys-imported-1-differs-from-the-defaults").to_owned(),
                    n => text!("windows-keys-imported-n-differ-from-the-defaults", n),
                });
                if !left_out.is_empty() {
                    self.toasts
                        .warn(text!("windows-left-out-of-the-keys-left-out", left_out = left_out.join(" ")));
                }
            }
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }
}
