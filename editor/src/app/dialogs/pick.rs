//! What files are chosen for: a constant each, with its title, the files it is about and what is done with the path.

use super::super::Workbench;
use super::super::file::name_of;
use super::super::importing::with_article;
use egui::Context;
use oblique_exchange::export::Exporter;
use oblique_exchange::formats;
use oblique_exchange::import::Importer;
use oblique_exchange::spreadsheet::SheetFormat;
use oblique_text::{Text, text};
use std::path::{Path, PathBuf};

/// What a file is chosen for.
#[derive(Clone, Debug)]
pub struct Pick {
    title: Title,
    /// Who reads it, where it is imported.
    importer: Option<&'static dyn Importer>,
    sort: FileSort,
    /// The name to begin with, where something is written; `None` where it is read.
    name: Option<String>,
    writes: bool,
    beside_document: bool,
    keeps_backup: bool,
    done: Done,
}

/// What a dialog is called.
#[derive(Clone, Debug)]
enum Title {
    /// So in every language.
    Known(Text),
    /// As whoever reads or writes the file says.
    Said(String),
}

/// What is done with the path.
type Done = fn(&mut Workbench, &Pick, PathBuf, &Context);

/// Files of one sort.
#[derive(Clone, Copy, Debug)]
struct FileSort {
    /// What remembers where the last one was.
    plural: &'static str,
    /// In words.
    words: Text,
    endings: &'static [&'static str],
}

impl FileSort {
    const fn new(plural: &'static str, words: Text, endings: &'static [&'static str]) -> Self {
        Self { plural, words, endings }
    }
}

const BATTLES: FileSort = FileSort::new("battles", Text("files-battles"), formats::BATTLES);
const PLAYED: FileSort = FileSort::new("battles under way", Text("files-saved-battles"), formats::PLAYED);
const LOGS: FileSort = FileSort::new("logs", Text("files-logs"), &["jsonl"]);
const KEYS: FileSort = FileSort::new("keys", Text("files-key-sets"), &["ron"]);
const SHEETS: FileSort =
    FileSort::new("orders of battle", Text("files-spreadsheets"), &["csv", "tsv", "txt"]);
const XLSX: FileSort =
    FileSort::new("orders of battle", Text("files-workbooks"), SheetFormat::Xlsx.endings());
const ODS: FileSort =
    FileSort::new("orders of battle", Text("files-spreadsheets"), SheetFormat::Ods.endings());
const PICTURES: FileSort = FileSort::new("pictures", Text("files-pictures"), &["png"]);
const JPEGS: FileSort = FileSort::new("pictures", Text("files-pictures"), &["jpg", "jpeg"]);
const WEBPS: FileSort = FileSort::new("pictures", Text("files-pictures"), &["webp"]);
const DOCUMENTS: FileSort = FileSort::new("pictures", Text("files-pdf-documents"), &["pdf"]);
const SCANS: FileSort = FileSort::new("scans", Text("files-scanned-maps"), formats::SCANS);
const WORLD_FILES: FileSort =
    FileSort::new("scans", Text("files-world-files"), &["tfw", "jgw", "pgw", "wld", "tifw", "jpgw", "pngw"]);
const HEIGHT_MODELS: FileSort =
    FileSort::new("height models", Text("files-height-models-2"), &["asc", "hgt", "tif", "tiff", "grd"]);
const VECTORS: FileSort =
    FileSort::new("features", Text("files-features-of-a-gis"), &["geojson", "json", "gpx", "shp"]);
const VECTOR_TABLES: FileSort =
    FileSort::new("tables of features", Text("files-tables-of-features-2"), &["ron"]);
const CODE_TABLES: FileSort = FileSort::new("tables of codes", Text("files-tables-of-codes-2"), &["ron"]);
const RECIPES: FileSort = FileSort::new("recipes", Text("files-recipes"), &["ron"]);
const DRAWINGS: FileSort = FileSort::new("pictures", Text("files-drawings"), &["svg"]);

/// Every file chosen in the program but those of importers, which say themselves what they read.
impl Pick {
    /// A battle to compare with.
    pub(crate) const COMPARE: Self =
        Self::reading(Text("files-compare-with-a-battle"), BATTLES, |w, _, path, ctx| {
            let title = name_of(&path);
            w.serve(ctx, |s, context| s.comparisons.compare_file(context, path, title, false));
        });
    /// Where to save the battle.
    pub(crate) const SAVE_AS: Self =
        Self::writing(Text("files-save-the-battle"), BATTLES, |w, _, path, ctx| w.save_to(path, ctx))
            .beside_document()
            .keeping_backup();
    /// Where to write a copy of the battle.
    pub(crate) const SAVE_COPY: Self =
        Self::writing(Text("files-save-a-copy"), BATTLES, |w, _, path, ctx| w.keep_copy_at(path, ctx))
            .beside_document()
            .keeping_backup();
    /// Where to save recovered work.
    pub(crate) const SAVE_RECOVERED: Self = Self::keeping(Text("files-save-the-recovered-work"), BATTLES);
    /// Where to save a position as a battle of its own.
    pub(crate) const SAVE_POSITION: Self =
        Self::keeping(Text("files-save-the-position"), BATTLES).keeping_backup();
    /// A battle under way to take up.
    pub(crate) const OPEN_PLAYED: Self =
        Self::reading(Text("files-open-a-saved-battle"), PLAYED, |w, _, path, ctx| w.open_battle(path, ctx));
    /// Where to keep a battle under way.
    pub(crate) const SAVE_PLAYED: Self = Self::keeping(Text("files-save-the-battle-as"), PLAYED);
    /// Where to save the log of a battle.
    pub(crate) const SAVE_LOG: Self = Self::keeping(Text("files-save-the-log"), LOGS);
    /// Where to write a picture of dots.
    pub(crate) const EXPORT_PICTURE: Self = Self::keeping(Text("files-export-a-picture"), PICTURES);
    /// Where to write one as JPEG.
    pub(crate) const EXPORT_JPEG: Self = Self::keeping(Text("files-export-a-picture"), JPEGS);
    /// Where to write one as WebP.
    pub(crate) const EXPORT_WEBP: Self = Self::keeping(Text("files-export-a-picture"), WEBPS);
    /// Where to write a picture of lines.
    pub(crate) const EXPORT_DRAWING: Self = Self::keeping(Text("files-export-a-picture"), DRAWINGS);
    /// Where to write a map on paper.
    pub(crate) const EXPORT_PDF: Self = Self::keeping(Text("files-export-the-map-as-pdf"), DOCUMENTS);
    /// Where to write the list of a print-and-play kit, with its other documents beside it.
    pub(crate) const PRINT_KIT: Self = Self::keeping(Text("files-write-the-print-kit"), DOCUMENTS);
    /// Where to write an order of battle.
    pub(crate) const EXPORT_ROSTER: Self = Self::keeping(Text("files-export-the-order-of-battle"), SHEETS);
    /// Where to write one as a workbook of Excel.
    pub(crate) const EXPORT_XLSX: Self = Self::keeping(Text("files-export-the-order-of-battle"), XLSX);
    /// Where to write one as a spreadsheet of `LibreOffice`.
    pub(crate) const EXPORT_ODS: Self = Self::keeping(Text("files-export-the-order-of-battle"), ODS);
    /// A key set to read.
    pub(crate) const READ_KEYS: Self =
        Self::reading(Text("files-import-keys"), KEYS, |w, _, path, ctx| w.read_keys(path, ctx));
    /// Where to write the key set.
    pub(crate) const WRITE_KEYS: Self =
        Self::writing(Text("files-export-keys"), KEYS, |w, _, path, ctx| w.write_keys(path, ctx));

    /// A scan to lay under the grid.
    pub(crate) const SCAN: Self =
        Self::reading(Text("files-lay-a-historical-map-under-the-grid"), SCANS, |w, _, path, ctx| {
            w.import_scan(path, ctx);
        });
    /// Where a map of the clipboard is kept, before it is laid under the grid.
    pub(crate) const PASTED_MAP: Self = Self::keeping(Text("files-keep-the-pasted-map-as"), PICTURES);
    /// The file of a sheet that is not where it was.
    pub(crate) const FIND_SCAN: Self =
        Self::reading(Text("files-find-the-historical-map"), SCANS, |w, _, path, ctx| {
            w.scan_found(path, ctx);
        });
    /// A world file for the sheet worked on.
    pub(crate) const WORLD_FILE: Self =
        Self::reading(Text("files-place-by-a-world-file"), WORLD_FILES, |w, _, path, ctx| {
            w.place_by_world_file(path, ctx);
        });
    /// A battle whose sheets teach the one worked on.
    pub(crate) const TRAINING: Self =
        Self::reading(Text("files-use-the-training-of-a-battle"), BATTLES, |w, _, path, ctx| {
            w.open_training(path, ctx);
        });
    /// A height model.
    pub(crate) const HEIGHT_MODEL: Self =
        Self::reading(Text("files-open-a-height-model"), HEIGHT_MODELS, |w, _, path, ctx| {
            w.open_heights(path, ctx);
        });
    /// A height model a new battle begins from.
    pub(crate) const BATTLE_FROM_HEIGHTS: Self =
        Self::reading(Text("files-open-a-height-model"), HEIGHT_MODELS, |w, _, path, ctx| {
            w.begin_from_heights(path, ctx);
        });

    /// Features of a GIS.
    pub(crate) const VECTORS: Self =
        Self::reading(Text("files-open-a-file-of-a-gis"), VECTORS, |w, _, path, ctx| {
            w.open_vectors(path, ctx);
        });
    /// A table of what becomes of which features.
    pub(crate) const VECTOR_TABLE: Self =
        Self::reading(Text("files-open-a-table-of-features"), VECTOR_TABLES, |w, _, path, ctx| {
            w.open_vector_table(&path, ctx);
        });
    /// Where to save such a table.
    pub(crate) const SAVE_VECTOR_TABLE: Self =
        Self::keeping(Text("files-save-the-table-of-features"), VECTOR_TABLES);
    /// A table of what becomes of the codes of maps of other programs.
    pub(crate) const CODE_TABLE: Self =
        Self::reading(Text("files-open-a-table-of-codes"), CODE_TABLES, |w, _, path, _| {
            w.code_table_chosen(&path);
        });
    /// Where to save such a table.
    pub(crate) const SAVE_CODE_TABLE: Self =
        Self::keeping(Text("files-save-the-table-of-codes"), CODE_TABLES);
    /// Where to save the recipe of a conversion.
    pub(crate) const SAVE_RECIPE: Self =
        Self::keeping(Text("files-save-the-recipe"), RECIPES).beside_document();

    /// A file to open: a battle, or one of another program.
    pub(crate) fn open() -> Self {
        let sort = FileSort::new(BATTLES.plural, Text("files-battles-and-maps"), formats::openable());
        Self::reading(Text("files-open-a-battle"), sort, |w, _, path, ctx| w.open_any(path, ctx))
    }

    /// Where an exporter, which says itself what it writes, writes a file.
    pub(crate) fn export(exporter: &'static dyn Exporter) -> Self {
        let sort = FileSort::new(exporter.plural(), Text(exporter.files()), exporter.endings());
        let mut pick = Self::keeping(Text(""), sort);
        pick.title = Title::Said(text!("files-export-exporter", exporter = with_article(exporter.name())));
        pick
    }

    /// A file for an importer, which says itself what it reads.
    pub(crate) fn import(importer: &'static dyn Importer) -> Self {
        let sort = FileSort::new(importer.plural(), Text(importer.files()), importer.endings());
        let mut pick = Self::reading(Text(""), sort, |w, pick, path, ctx| {
            if let Some(importer) = pick.importer {
                w.import_file(importer, path, ctx);
            }
        });
        pick.title = Title::Said(text!("files-import-importer", importer = with_article(importer.name())));
        pick.importer = Some(importer);
        pick
    }

    const fn reading(title: Text, sort: FileSort, done: Done) -> Self {
        let (writes, beside_document, keeps_backup) = (false, false, false);
        let title = Title::Known(title);
        Self { title, importer: None, sort, name: None, writes, beside_document, keeps_backup, done }
    }

    const fn writing(title: Text, sort: FileSort, done: Done) -> Self {
        let mut pick = Self::reading(title, sort, done);
        pick.writes = true;
        pick
    }

    /// Where something that waits is written.
    const fn keeping(title: Text, sort: FileSort) -> Self {
        Self::writing(title, sort, |w, _, path, ctx| w.keep_at(path, ctx))
    }

    const fn beside_document(mut self) -> Self {
        self.beside_document = true;
        self
    }

    const fn keeping_backup(mut self) -> Self {
        self.keeps_backup = true;
        self
    }
}

impl Pick {
    /// The same with a name to begin with, where something is written.
    pub(crate) fn named(mut self, name: impl Into<String>) -> Self {
        if self.writes {
            self.name = Some(name.into());
        }
        self
    }

    /// What the window says over it.
    pub fn title(&self) -> &str {
        match &self.title {
            Title::Known(title) => title.get(),
            Title::Said(title) => title,
        }
    }

    /// The name to begin with, where something is written; `None` where it is read.
    pub fn name(&self) -> Option<&str> {
        self.writes.then(|| self.name.as_deref().unwrap_or_default())
    }

    /// What remembers where the last file of its kind was.
    pub const fn kind(&self) -> &'static str {
        self.sort.plural
    }

    /// The files it is about, in words, and their endings.
    pub fn files(&self) -> (&'static str, &'static [&'static str]) {
        (self.sort.words.get(), self.sort.endings)
    }

    /// Is the file looked for beside the document's own first, and not where the last of its kind was?
    pub(super) const fn begins_beside_document(&self) -> bool {
        self.beside_document
    }

    /// Is what a file held kept beside it when it is replaced?
    pub(super) const fn does_keep_backup(&self) -> bool {
        self.keeps_backup
    }
}

impl Workbench {
    /// Does what the file was chosen for.
    pub(in crate::app) fn picked(&mut self, pick: &Pick, path: PathBuf, ctx: &Context) {
        self.note_folder(pick, &path);
        (pick.done)(self, pick, path, ctx);
    }

    /// Writes a copy of the battle, but not over itself.
    fn keep_copy_at(&mut self, path: PathBuf, ctx: &Context) {
        if self.path().is_some_and(|own| is_same_file(own, &path)) {
            self.services.choosing.take_keeping();
            let text = text!("files-a-copy-needs-another-file-than-the-battle");
            return self.toasts.warn(text.to_owned());
        }
        self.keep_at(path, ctx);
    }
}

/// Do two paths lead to one file, links followed?
fn is_same_file(a: &Path, b: &Path) -> bool {
    let real = |path: &Path| oblique_platform::fs::canonicalize(path).ok();
    a == b || real(a).is_some_and(|a| Some(a) == real(b))
}
