//! Changes of the settings as plain data: what panels ask for, and the one place that makes them.

use super::{Settings, TableColumns};
use crate::file_view::FileView;

/// A change of the settings; never of the document.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsChange {
    /// Memory for undo, MiB.
    UndoMemoryMib(u32),
    /// A bookmark has that name.
    RenameBookmark {
        /// What the battle's bookmarks are kept under.
        battle: String,
        /// Its number.
        slot: u8,
        /// The name.
        name: String,
    },
    /// A bookmark goes.
    RemoveBookmark {
        /// What the battle's bookmarks are kept under.
        battle: String,
        /// Its number.
        slot: u8,
    },
    /// The columns of the Units table under a ruleset.
    TableColumns {
        /// Id of the ruleset.
        ruleset: String,
        /// Which are shown, in which order.
        columns: TableColumns,
    },
    /// How the file browser lists files.
    FileView(FileView),
    /// Is the gallery of battles shown at every start?
    GalleryAtStart(bool),
}

impl Settings {
    /// Makes a change.
    pub fn apply(&mut self, change: SettingsChange) {
        match change {
            SettingsChange::UndoMemoryMib(most) => self.undo_mib = most,
            SettingsChange::RenameBookmark { battle, slot, name } => {
                for found in self.bookmarks.iter_mut().filter(|b| b.battle == battle && b.slot == slot) {
                    found.name.clone_from(&name);
                }
            }
            SettingsChange::RemoveBookmark { battle, slot } => {
                self.bookmarks.retain(|b| b.battle != battle || b.slot != slot);
            }
            SettingsChange::FileView(view) => self.file_look = view,
            SettingsChange::GalleryAtStart(always) => self.gallery_at_start = always,
            SettingsChange::TableColumns { ruleset, columns } => {
                self.table_columns.insert(ruleset, columns);
            }
        }
    }
}
