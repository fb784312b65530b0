//! Importing other programs' files: whatever importer reads them, they come in the same way, from the menu, a file
//! dialog or a drop.
//!
//! What an importer is and the list of those of the program are the exchange crate's; this reads the bytes in the
//! background and puts what was made of them before the user. Must not know any importer.

mod ask;
mod codes;
mod pictures;
mod read;
mod report;

use ask::AskImport;
use oblique_text::{text, translated};
use read::read;
pub(super) use read::{Content, ImportRead};
pub(super) use report::FileReport;

use super::file::{Next, ReadError, name_of};
use super::jobs::waking;
use super::{Pick, Workbench};
use crate::document::files;
use egui::Context;
use oblique_context::Gesture;
use oblique_exchange::Note;
use oblique_exchange::import::{CodeTable, HEAD_BYTES, Importer, Parameters, candidates, has_ending};
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};

/// A file that was dropped, and the importers that may read it, the likeliest first.
pub(super) struct Candidates {
    path: PathBuf,
    importers: Vec<&'static dyn Importer>,
}

impl Workbench {
    /// Asks for a file for the importer of that id.
    pub(super) fn import_with(&mut self, id: &str, ctx: &Context) {
        if let Some(importer) = self.registry.importers().iter().find(|importer| importer.id() == id) {
            self.pick(Pick::import(*importer), ctx);
        }
    }

    /// Finds out which importers read a file and imports it; says so where none does.
    pub(super) fn import_unknown(&mut self, path: PathBuf, ctx: &Context) {
        let importers = self.registry.importers().to_vec();
        let label = text!("files-reading-path", path = name_of(&path));
        self.jobs.candidates.start(&self.jobs.list, label, waking(ctx), move |_| {
            // A file that cannot be read begins with nothing: its importer says why.
            let head = files::read_head(&path, HEAD_BYTES as u64).unwrap_or_default();
            let importers = candidates(&importers, &path, &head);
            Ok(Candidates { path, importers })
        });
    }

    /// It is known which importers read a file.
    pub(super) fn candidates_found(&mut self, found: Candidates, ctx: &Context) {
        let Candidates { path, importers } = found;
        match importers.as_slice() {
            [] => self.refuse_file(&path),
            _ if self.playing() => {
                self.toasts
                    .warn(text!("files-leave-the-battle-before-you-import-path", path = name_of(&path)));
            }
            [importer] => self.import_file(*importer, path, ctx),
            _ => self.dialogs.open_in_turn(AskImport::new(importers, path)),
        }
    }

    /// Imports a file, asking first what the importer wants to know.
    pub(super) fn import_file(&mut self, importer: &'static dyn Importer, path: PathBuf, ctx: &Context) {
        if importer.parameters().is_empty() && importer.usual_table().is_none() {
            self.start_import(importer, path, Parameters::default(), None, ctx);
        } else {
            self.dialogs.open_in_turn(AskImport::new(vec![importer], path));
        }
    }

    /// Imports a file in the background.
    pub(super) fn start_import(
        &mut self,
        importer: &'static dyn Importer,
        path: PathBuf,
        parameters: Parameters,
        table: Option<CodeTable>,
        ctx: &Context,
    ) {
        if let Some(table) = &table {
            self.remember_table(importer, table);
        }
        let scenario = self.world.document.scenario().clone();
        let (rules, revision) = (self.world.ruleset, self.world.document.revision());
        let label = text!("files-reading-path", path = name_of(&path));
        self.jobs.imports.start(&self.jobs.list, label, waking(ctx), move |task| {
            let content = read(importer, &path, &scenario, rules, &parameters, table.as_ref(), task)?;
            Ok(ImportRead { importer, name: name_of(&path), revision, content })
        });
    }

    /// The next file of that sort goes by the same table.
    fn remember_table(&mut self, importer: &'static dyn Importer, table: &CodeTable) {
        let usual = importer.usual_table().and_then(|text| CodeTable::read(text).ok());
        let tables = &mut self.world.settings.import_tables;
        if usual.as_ref() == Some(table) {
            tables.remove(importer.id());
        } else {
            tables.insert(importer.id().to_owned(), table.clone());
        }
    }

    /// A file of a table was chosen for the dialog that asks about an import.
    pub(super) fn code_table_chosen(&mut self, path: &Path) {
        if let Some(ask) = self.dialogs.current::<AskImport>() {
            return ask.open_table(path);
        }
        for ask in self.dialogs.waiting::<AskImport>() {
            ask.open_table(path);
        }
    }

    /// A file was imported, or not.
    pub(super) fn import_read(&mut self, read: ImportRead, ctx: &Context) {
        let ImportRead { importer, name, revision, content } = read;
        match content {
            Err(why) => self.toasts.warn(why.to_string()),
            Ok(Content::Roster(import)) => self.army_sheet = Some(*import),
            Ok(Content::Change { .. }) if self.world.document.revision() != revision => {
                self.toasts.warn(ReadError::BattleChanged(name).to_string());
            }
            Ok(Content::Change { edit, notes }) => {
                self.edit(
                    &text!("files-import-importer", importer = translated(importer.name())),
                    edit,
                    Gesture::Whole,
                );
                self.tell_import(importer, &name, notes);
            }
            Ok(Content::Scenario { scenario, notes }) => {
                self.tell_import(importer, &name, notes);
                self.go_on(Next::Imported(scenario), ctx);
            }
        }
    }

    /// An imported battle comes in place of the document, as work not saved yet.
    pub(super) fn put_imported(&mut self, scenario: Scenario) {
        self.put(scenario, None);
        self.world.document.mark_unsaved();
    }

    fn tell_import(&mut self, importer: &'static dyn Importer, name: &str, notes: Vec<Note>) {
        if notes.is_empty() {
            self.toasts.say(text!("files-imported-name", name));
        } else {
            let heading = text!("files-import-importer", importer = translated(importer.name()));
            let said = text!("files-name-is-imported", name);
            self.file_report = Some(FileReport::new(heading, said, notes));
        }
    }

    /// Nothing here reads a file.
    pub(super) fn refuse_file(&mut self, path: &Path) {
        self.toasts.warn(text!(
            "files-path-cannot-be-opened-here-what-may-be",
            path = name_of(path),
            what_may_be_dropped = self.what_may_be_dropped()
        ));
    }

    /// What may be dropped on the window, in words.
    pub(super) fn what_may_be_dropped(&self) -> String {
        let own = [text!("files-a-battle-ron").to_owned(), text!("files-a-saved-battle-battle").to_owned()];
        let sort = |importer: &&dyn Importer| {
            let endings: Vec<String> = importer.endings().iter().map(|e| format!(".{e}")).collect();
            format!("{} ({})", with_article(importer.name()), endings.join(", "))
        };
        let mut sorts: Vec<String> =
            own.into_iter().chain(self.registry.importers().iter().map(sort)).collect();
        let last = sorts.pop().unwrap_or_default();
        text!("files-drop-sorts-or-last", sorts = sorts.join(", "), last)
    }

    /// The importers whose files have the ending of that one.
    pub(super) fn importers_by_ending(&self, path: &Path) -> Vec<&'static dyn Importer> {
        self.registry.importers().iter().filter(|importer| has_ending(**importer, path)).copied().collect()
    }
}

/// A name with the article it is spoken with: 'an order of battle'.
pub(super) fn with_article(english: &str) -> String {
    let name = translated(english);
    if english.starts_with(['a', 'e', 'i', 'o', 'u']) {
        text!("files-an-name", name)
    } else {
        text!("files-a-name", name)
    }
}
