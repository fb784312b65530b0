//! The table of what the codes of a file become, with a picture of each, to be looked at and changed before the file is
//! imported.

use super::super::dialog::DialogContext;
use super::super::file::ReadError;
use super::super::jobs::waking;
use super::pictures::Pictures;
use super::read::{gathered, target_of};
use crate::document::files;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Align, ComboBox, Context, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder};
use oblique_exchange::import::{
    BadTable, CodeRow, CodeTable, FoundCode, Importer, Target, line_meant, look_of_line, look_of_terrain,
    terrain_meant,
};
use oblique_jobs::Slot;
use oblique_roster::totals::thousands;
use oblique_rules::Ruleset;
use oblique_text::{number, text};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Height of the table, in points.
const HEIGHT: f32 = 300.0;
/// Height of a row: that of its picture and a little air.
const ROW: f32 = 30.0;
/// Levels by which a code may raise its hex.
const LEVELS: std::ops::RangeInclusive<i64> = -9..=9;

/// What the user wants of the table's files.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TableFile {
    Open,
    Save,
}

/// A table of codes was not read from its file; displays as a sentence.
#[derive(Debug, Error)]
enum TableError {
    /// The system refused.
    #[error("{name}: {}", files::plain(source))]
    File { name: String, source: io::Error },
    /// It is no table.
    #[error("{name} {why}.")]
    NoTable { name: String, why: BadTable },
}

/// Reads a table of codes from a file of that name.
fn read_table(path: &Path, name: String) -> Result<CodeTable, TableError> {
    match files::read(path) {
        Ok(bytes) => {
            CodeTable::read(&String::from_utf8_lossy(&bytes)).map_err(|why| TableError::NoTable { name, why })
        }
        Err(source) => Err(TableError::File { name, source }),
    }
}

/// The table of a file.
pub(super) struct Codes {
    importer: &'static dyn Importer,
    path: PathBuf,
    /// What the codes become now.
    pub(super) table: CodeTable,
    /// What was found, or why the file cannot be read.
    found: Option<Result<Found, ReadError>>,
    reading: Slot<Result<Found, ReadError>>,
    /// A file of a table that is to be read.
    wanted: Option<PathBuf>,
    opening: Slot<Result<CodeTable, TableError>>,
    pictures: Pictures,
}

/// The codes of a file.
#[derive(Clone)]
struct Found {
    codes: Vec<FoundCode>,
    /// The rules it is read under.
    rules: &'static dyn Ruleset,
}

impl Codes {
    /// Of an importer that goes by a table; the one that was used last, else the usual one.
    pub(super) fn new(importer: &'static dyn Importer, path: &Path) -> Option<Self> {
        importer.usual_table()?;
        Some(Self {
            importer,
            path: path.to_path_buf(),
            table: CodeTable::default(),
            found: None,
            reading: Slot::default(),
            wanted: None,
            opening: Slot::default(),
            pictures: Pictures::default(),
        })
    }

    /// The table that is usual.
    fn usual(&self) -> CodeTable {
        self.importer.usual_table().and_then(|text| CodeTable::read(text).ok()).unwrap_or_default()
    }

    /// Goes by the table in a file.
    pub(super) fn open(&mut self, path: PathBuf) {
        self.wanted = Some(path);
    }

    /// Starts what is to be read, and takes in what was.
    fn poll(&mut self, at: &mut DialogContext<'_>, ctx: &Context) {
        if self.found.is_none() && !self.reading.is_busy() {
            if self.table.rows.is_empty() {
                let last = at.world.settings.import_tables.get(self.importer.id()).cloned();
                self.table = last.unwrap_or_else(|| self.usual());
            }
            let (importer, path, table) = (self.importer, self.path.clone(), self.table.clone());
            let scenario = at.world.document.scenario().clone();
            let rules = at.world.ruleset;
            // A job that failed is not tried again: its place is taken first.
            self.found = Some(Ok(Found { codes: Vec::new(), rules }));
            self.reading.start(
                at.jobs,
                text!("files-looking-at-the-codes-of-the-map"),
                waking(ctx),
                move |_| {
                    let gathered = match gathered(importer, &path) {
                        Ok(gathered) => gathered,
                        Err(why) => return Ok(Err(why)),
                    };
                    let name = super::name_of(&path);
                    let source = gathered.source(&name, Some(&table));
                    let (scenario, rules) = target_of(importer, source.bytes, &scenario, rules);
                    let codes = importer.codes(&source, &Target { scenario: &scenario, rules });
                    Ok(codes
                        .map(|codes| Found { codes, rules })
                        .map_err(|why| ReadError::NotImported { name, why }))
                },
            );
        }
        if let Some(outcome) = self.reading.poll()
            && let Some(found) = at.result_of(outcome)
        {
            self.found = Some(found);
        }
        if let Some(Ok(found)) = self.found.as_ref().filter(|_| !self.reading.is_busy()) {
            self.pictures.poll(found.rules, at, ctx);
        }
        if let Some(path) = self.wanted.take() {
            self.opening.start(at.jobs, text!("files-reading-the-table"), waking(ctx), move |_| {
                let name = super::name_of(&path);
                Ok(read_table(&path, name))
            });
        }
        if let Some(outcome) = self.opening.poll()
            && let Some(table) = at.result_of(outcome)
        {
            match table {
                Ok(table) => self.table = table,
                Err(why) => at.out.push(oblique_context::Intent::Warn(why.to_string())),
            }
        }
    }

    /// Draws it.
    pub(super) fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Option<TableFile> {
        self.poll(at, ui.ctx());
        ui.add_space(size::GAP_SMALL);
        widgets::group(ui, text!("files-what-the-codes-of-the-map-become"));
        if self.reading.is_busy() {
            widgets::note(ui, text!("files-working"));
            return None;
        }
        let found = match &self.found {
            Some(Ok(found)) => found.clone(),
            Some(Err(why)) => {
                ui.colored_label(Tokens::of(ui).error, why.to_string());
                return None;
            }
            None => return None,
        };
        let Found { codes: found, rules } = found;
        let unknown = found.iter().filter(|code| self.table.row(&code.code).is_none()).count();
        let known = match unknown {
            0 => text!("files-the-table-knows-them-all").to_owned(),
            1 => text!("files-the-table-does-not-know-1-of-them").to_owned(),
            n => text!("files-the-table-does-not-know-n-of-them", n),
        };
        let codes = match found.len() {
            1 => text!("files-1-code-is-on-the-map").to_owned(),
            n => text!("files-n-different-codes-are-on-the-map", n),
        };
        widgets::note(ui, &format!("{codes}; {known}."));
        self.rows(ui, &found, rules);
        let mut file = None;
        ui.horizontal(|ui| {
            if ui.button(text!("files-open-a-table")).clicked() {
                file = Some(TableFile::Open);
            }
            if ui.button(text!("files-save-the-table")).clicked() {
                file = Some(TableFile::Save);
            }
            let usual = self.usual();
            let changed = self.table != usual;
            if ui.add_enabled(changed, egui::Button::new(text!("files-the-usual-table"))).clicked() {
                self.table = usual;
            }
        });
        file
    }

    fn rows(&mut self, ui: &mut Ui, found: &[FoundCode], rules: &dyn Ruleset) {
        let mut changes: Vec<(String, CodeRow)> = Vec::new();
        let (table, pictures) = (&self.table, &self.pictures);
        let builder = TableBuilder::new(ui)
            .id_salt("codes of a map")
            .striped(true)
            .auto_shrink([false, true])
            .max_scroll_height(HEIGHT)
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(Column::remainder().at_least(100.0).clip(true))
            .column(Column::exact(60.0))
            .column(Column::exact(50.0))
            .column(Column::exact(130.0))
            .column(Column::exact(50.0))
            .column(Column::exact(110.0))
            .column(Column::exact(60.0));
        let head = |ui: &mut Ui, text: &str| _ = ui.label(RichText::new(text).small().strong());
        let table_with_head = builder.header(size::ROW, |mut header| {
            for name in [
                text!("files-code"),
                text!("files-hexes-2"),
                "",
                text!("files-ground"),
                "",
                text!("files-line"),
                text!("files-higher-by"),
            ] {
                header.col(|ui| head(ui, name));
            }
        });
        table_with_head.body(|body| {
            body.rows(ROW, found.len(), |mut row| {
                let Some(code) = found.get(row.index()) else { return };
                let known = table.row(&code.code).map(|(_, row)| row);
                let mut becomes = known.cloned().unwrap_or_default();
                row.col(|ui| {
                    let text = RichText::new(&code.code).monospace();
                    let tokens = Tokens::of(ui);
                    let text = if known.is_none() { text.color(tokens.warning) } else { text };
                    let help =
                        if known.is_none() { text!("files-the-table-has-no-row-for-it-it") } else { "" };
                    let label = ui.add(egui::Label::new(text).truncate());
                    if !help.is_empty() {
                        label.on_hover_text(help);
                    }
                });
                row.col(|ui| _ = ui.label(number(&thousands(i64::try_from(code.hexes).unwrap_or(i64::MAX)))));
                let terrain = terrain_meant(rules, &becomes.terrain);
                let line = line_meant(rules, &becomes.line);
                row.col(|ui| pictures.show(ui, terrain.map_or("", |terrain| &terrain.id)));
                row.col(|ui| {
                    let now = terrain.map(|terrain| terrain.id.as_str());
                    let all = rules.catalog().terrain.iter();
                    let options = all.map(|terrain| (&*terrain.id, &*terrain.name)).collect::<Vec<_>>();
                    let chosen =
                        choose(ui, &text!("files-ground-of-code", code = code.code), now, &options, pictures);
                    if let Some(chosen) = chosen {
                        let chosen = rules.catalog().terrain.iter().find(|terrain| terrain.id == chosen);
                        becomes.terrain = chosen.map_or_else(String::new, |t| look_of_terrain(rules, t));
                    }
                });
                row.col(|ui| pictures.show(ui, line.map_or("", |line| &line.id)));
                row.col(|ui| {
                    let now = line.map(|line| line.id.as_str());
                    let all = rules.catalog().linear.iter().filter(|line| !line.along_edges);
                    let options = all.map(|line| (&*line.id, &*line.name)).collect::<Vec<_>>();
                    let chosen =
                        choose(ui, &text!("files-line-of-code", code = code.code), now, &options, pictures);
                    if let Some(chosen) = chosen {
                        let chosen = rules.catalog().linear.iter().find(|line| line.id == chosen);
                        becomes.line = chosen.map_or_else(String::new, |line| look_of_line(rules, line));
                    }
                });
                row.col(|ui| {
                    let field = ui.add(widgets::whole_number(ui, &mut becomes.level).range(LEVELS));
                    field.accessible_name(text!("files-levels-of-code", code = code.code));
                });
                if known.map_or(becomes != CodeRow::default(), |known| *known != becomes) {
                    changes.push((code.code.clone(), becomes));
                }
            });
        });
        for (code, becomes) in changes {
            self.table.set(&code, &becomes);
        }
    }
}

/// Chooses among kinds of ground or line, by pictures and names; answers the id of the one that was clicked, an empty one
/// for none of them.
fn choose(
    ui: &mut Ui,
    name: &str,
    now: Option<&str>,
    options: &[(&str, &str)],
    pictures: &Pictures,
) -> Option<String> {
    let shown = options.iter().find(|(id, _)| Some(*id) == now).map_or(text!("files-none"), |(_, name)| name);
    let mut clicked = None;
    let combo = ComboBox::from_id_salt(name).width(ui.available_width() - size::GAP).truncate();
    let response = combo.selected_text(shown).show_ui(ui, |ui| {
        if ui.selectable_label(now.is_none(), text!("files-none")).clicked() {
            clicked = Some(String::new());
        }
        for (id, name) in options {
            ui.horizontal(|ui| {
                pictures.show(ui, id);
                if ui.selectable_label(Some(*id) == now, *name).clicked() {
                    clicked = Some((*id).to_owned());
                }
            });
        }
    });
    response.response.accessible_name(name.to_owned());
    clicked
}
