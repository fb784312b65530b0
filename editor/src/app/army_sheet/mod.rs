//! Orders of battle from and to spreadsheets: the window, the clipboard, the file written.
//!
//! What a sheet means is worked out in the exchange crate; this keeps the window and runs the jobs.

mod export;
mod outcome;
mod ratings;
mod source;
mod window;
mod words;

pub(super) use export::ExportForm;
use oblique_text::{text, translated};

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use super::file::{WriteError, name_of};
use super::jobs::waking;
use super::rulesets::in_every_language;
use super::world::World;
use crate::document::write_whole;
use crate::view::Selection;
use oblique_exchange::spreadsheet::{
    Column, ExportOptions, ImportOptions, Plan, Separator, SheetFormat, Table, TableContent, Worksheet,
    default_columns, export, file, looks_like_a_sheet, plan,
};
use oblique_jobs::Slot;
use oblique_scenario::Scenario;
use std::path::PathBuf;
use std::sync::Arc;

/// A sheet being imported.
pub(super) struct RosterImport {
    /// Where it comes from, in words.
    title: String,
    table: Table,
    /// Which sheet of the table, counted from 0.
    place: usize,
    sheet: Arc<Worksheet>,
    options: ImportOptions,
    /// The columns a sheet can have, with their names.
    columns: Vec<(Column, String)>,
    /// What the import would do is worked out here.
    job: Slot<Plan>,
    /// What was asked for last: the options and the document's revision.
    asked: Option<(ImportOptions, u64)>,
    /// The last plan, and what it was asked for with.
    ready: Option<((ImportOptions, u64), Arc<Plan>)>,
    /// The row of the sheet to bring into view.
    wanted_row: Option<usize>,
}

impl RosterImport {
    pub(super) fn new(
        title: String,
        table: Table,
        scenario: &Scenario,
        catalog: &'static oblique_rules::catalog::Catalog,
    ) -> Self {
        let place = table.likeliest(scenario, in_every_language(catalog));
        let sheet = Arc::new(table.sheet(place));
        let options = ImportOptions::guess(&sheet, scenario, in_every_language(catalog));
        let columns = Column::all(catalog, scenario).into_iter().map(|c| {
            let name = translated(&c.name(catalog)).into_owned();
            (c, name)
        });
        let columns = columns.collect();
        let (asked, ready, wanted_row) = (None, None, None);
        let job = Slot::default();
        Self { title, table, place, sheet, options, columns, job, asked, ready, wanted_row }
    }

    /// Reads the text anew with another separator.
    fn separate(
        &mut self,
        separator: Separator,
        scenario: &Scenario,
        catalog: &'static oblique_rules::catalog::Catalog,
    ) {
        let TableContent::Text(text) = &self.table.content else { return };
        let sheet = Arc::new(Worksheet::read(text, Some(separator)));
        self.options = ImportOptions::guess(&sheet, scenario, in_every_language(catalog));
        self.sheet = sheet;
    }

    /// Takes another sheet of the workbook.
    fn turn_to(
        &mut self,
        place: usize,
        scenario: &Scenario,
        catalog: &'static oblique_rules::catalog::Catalog,
    ) {
        self.place = place;
        self.sheet = Arc::new(self.table.sheet(place));
        self.options = ImportOptions::guess(&self.sheet, scenario, in_every_language(catalog));
    }

    /// Is the plan that of what is chosen now?
    fn is_ready(&self) -> bool {
        matches!((&self.asked, &self.ready), (Some(a), Some((of, _))) if a == of && of.0 == self.options)
    }

    /// Could the plan of what is chosen now not be worked out?
    fn has_failed(&self) -> bool {
        let asked = self.asked.as_ref().is_some_and(|(options, _)| *options == self.options);
        asked && !self.job.is_busy() && !self.is_ready()
    }
}

/// Is a text from the clipboard a table of units with a row of heads that tell?
pub(super) fn has_heads(world: &World, text: &str) -> bool {
    let known = in_every_language(world.ruleset.catalog());
    text.contains('\t') && looks_like_a_sheet(text, world.document.scenario(), known)
}

/// Is a text from the clipboard a table of units?
pub(super) fn is_table(world: &World, text: &str) -> bool {
    let rows = || text.lines().filter(|line| !line.trim().is_empty());
    // Rows of three columns and more are nothing else, whatever their heads are called.
    let wide = rows().count() > 1 && rows().all(|line| line.matches('\t').count() > 1);
    wide || has_heads(world, text)
}

impl Workbench {
    /// Takes a table from the clipboard.
    pub(super) fn paste_table(&mut self, text: &str) {
        if text.trim().is_empty() {
            self.toasts.say(text!("army-the-clipboard-holds-no-table").to_owned());
            return;
        }
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let title = text!("army-the-clipboard").to_owned();
        self.army_sheet = Some(RosterImport::new(title, Table::of_text(text), scenario, catalog));
    }

    /// Works the plan out anew where the window says something new.
    fn ask_for_plan(&mut self, ctx: &egui::Context) {
        let revision = self.world.document.revision();
        let Some(import) = &mut self.army_sheet else { return };
        if import.asked.as_ref().is_some_and(|(options, at)| *options == import.options && *at == revision) {
            return;
        }
        import.asked = Some((import.options.clone(), revision));
        let (sheet, options) = (Arc::clone(&import.sheet), import.options.clone());
        let scenario = self.world.document.scenario().clone();
        let rules = self.world.ruleset;
        import.job.start(
            &self.jobs.list,
            text!("army-comparing-the-sheet-with-the-battle"),
            waking(ctx),
            move |_| {
                let known = in_every_language(rules.catalog());
                Ok(plan(&sheet, &scenario, known, &options).with_estimates(&scenario, rules))
            },
        );
    }

    /// Takes in a plan that is worked out.
    pub(super) fn take_import_plan(&mut self) {
        let Some(outcome) = self.army_sheet.as_mut().and_then(|import| import.job.poll()) else { return };
        let Some(plan) = self.result_of(outcome) else { return };
        if let Some(import) = &mut self.army_sheet
            && let Some(asked) = import.asked.clone()
        {
            import.ready = Some((asked, Arc::new(plan)));
        }
    }

    /// Asks what to export.
    pub(crate) fn ask_export_roster(&mut self) {
        let form = ExportForm::new(self.world.document.scenario(), self.world.ruleset.catalog());
        self.dialogs.open(form);
    }

    /// Asks where to write an order of battle.
    pub(super) fn pick_export(&mut self, options: ExportOptions, format: SheetFormat, ctx: &egui::Context) {
        let (pick, ending) = match format {
            SheetFormat::Text if options.separator == Separator::Tab => (Pick::EXPORT_ROSTER, "tsv"),
            SheetFormat::Text => (Pick::EXPORT_ROSTER, "csv"),
            SheetFormat::Xlsx => (Pick::EXPORT_XLSX, "xlsx"),
            SheetFormat::Ods => (Pick::EXPORT_ODS, "ods"),
        };
        let name = self.suggested_name(ending);
        self.pick_for(pick.named(name), Keeping::Roster(options, format), ctx);
    }

    /// Writes an order of battle.
    pub(super) fn export_roster_to(
        &mut self,
        options: ExportOptions,
        format: SheetFormat,
        path: PathBuf,
        ctx: &egui::Context,
    ) {
        let scenario = self.world.document.scenario().clone();
        let catalog = self.world.ruleset.catalog();
        let name = name_of(&path);
        let label = text!("army-exporting-name", name);
        self.jobs.errands.start(&self.jobs.list, label, waking(ctx), move |_| {
            let bytes = match file(&scenario, catalog, &options, format) {
                Ok(bytes) => bytes,
                Err(why) => return Ok(Err(WriteError::SheetUnfit(why))),
            };
            let written = write_whole(&path, &bytes);
            let written = written.map_err(|source| WriteError::Sheet { name: name.clone(), source });
            Ok(written.map(|()| Some(text!("army-exported-name", name))))
        });
    }

    /// Copies the units selected as a table, with a header.
    pub(crate) fn copy_units(&mut self, ctx: &egui::Context) {
        let Selection::Pieces(ids) = &self.world.view.selection else {
            self.toasts.say(text!("army-select-units-first-then-they-can-be-copied").to_owned());
            return;
        };
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let options = ExportOptions {
            side: None,
            only: Some(ids.clone()),
            columns: default_columns(scenario, catalog, false),
            separator: Separator::Tab,
            crlf: false,
            mark: false,
        };
        let count = ids.len();
        let table = export(scenario, catalog, &options);
        ctx.copy_text(table.clone());
        let copied = ids.clone();
        let units =
            if count == 1 { text!("army-1-unit").to_owned() } else { text!("army-count-units", count) };
        self.toasts.say(text!("army-copied-units-for-a-spreadsheet", units));
        self.serve(ctx, |services, _| services.clipboard.note_units(table, copied));
    }
}
