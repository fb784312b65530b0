//! Orders of battle from and to spreadsheets: the window, the clipboard, the file written.
//!
//! What a sheet means is worked out in the exchange crate; this keeps the window and runs the jobs.

mod export;
mod outcome;
mod ratings;
mod source;
mod window;

pub(super) use export::ExportForm;

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use super::file::{WriteError, name_of};
use super::jobs::waking;
use super::world::World;
use crate::document::write_whole;
use crate::view::Selection;
use oblique_exchange::import::Table;
use oblique_exchange::spreadsheet::{
    Column, ExportOptions, ImportOptions, Plan, Separator, Worksheet, default_columns, export,
    looks_like_a_sheet, plan,
};
use oblique_jobs::Slot;
use oblique_scenario::Scenario;
use std::path::PathBuf;
use std::sync::Arc;

/// A sheet being imported.
pub(super) struct RosterImport {
    /// Where it comes from, in words.
    title: String,
    text: Arc<str>,
    sheet: Arc<Worksheet>,
    options: ImportOptions,
    /// The columns a sheet can have, with their names.
    columns: Vec<(Column, String)>,
    /// What to tell about the file.
    note: Option<&'static str>,
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
        table: &Table,
        scenario: &Scenario,
        catalog: &'static oblique_rules::catalog::Catalog,
    ) -> Self {
        let sheet = Arc::new(Worksheet::read(&table.text, None));
        let options = ImportOptions::guess(&sheet, scenario, catalog);
        let columns = Column::all(catalog, scenario).into_iter().map(|c| {
            let name = c.name(catalog);
            (c, name)
        });
        let columns = columns.collect();
        let (asked, ready, wanted_row) = (None, None, None);
        let (text, note, job) = (table.text.as_str().into(), table.note, Slot::default());
        Self { title, text, sheet, options, columns, note, job, asked, ready, wanted_row }
    }

    /// Reads the text anew with another separator.
    fn separate(
        &mut self,
        separator: Separator,
        scenario: &Scenario,
        catalog: &'static oblique_rules::catalog::Catalog,
    ) {
        let sheet = Arc::new(Worksheet::read(&self.text, Some(separator)));
        self.options = ImportOptions::guess(&sheet, scenario, catalog);
        self.sheet = sheet;
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

/// Is a text from the clipboard a table of units?
pub(super) fn is_table(world: &World, text: &str) -> bool {
    text.contains('\t') && looks_like_a_sheet(text, world.document.scenario(), world.ruleset.catalog())
}

impl Workbench {
    /// Takes a table from the clipboard.
    pub(super) fn paste_table(&mut self, text: &str) {
        if text.trim().is_empty() {
            self.toasts.say("The clipboard holds no table".to_owned());
            return;
        }
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let table = Table { text: text.to_owned(), note: None };
        self.army_sheet = Some(RosterImport::new("the clipboard".to_owned(), &table, scenario, catalog));
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
        import.job.start(&self.jobs.list, "Comparing the sheet with the battle", waking(ctx), move |_| {
            Ok(plan(&sheet, &scenario, rules.catalog(), &options).with_estimates(&scenario, rules))
        });
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
    pub(super) fn pick_export(&mut self, options: ExportOptions, ctx: &egui::Context) {
        let ending = if options.separator == Separator::Tab { "tsv" } else { "csv" };
        let name = self.suggested_name(ending);
        self.pick_for(Pick::EXPORT_ROSTER.named(name), Keeping::Roster(options), ctx);
    }

    /// Writes an order of battle.
    pub(super) fn export_roster_to(&mut self, options: ExportOptions, path: PathBuf, ctx: &egui::Context) {
        let scenario = self.world.document.scenario().clone();
        let catalog = self.world.ruleset.catalog();
        let name = name_of(&path);
        let label = format!("Exporting {name}");
        self.jobs.errands.start(&self.jobs.list, label, waking(ctx), move |_| {
            let text = export(&scenario, catalog, &options);
            let written = write_whole(&path, text.as_bytes());
            let written = written.map_err(|source| WriteError::Sheet { name: name.clone(), source });
            Ok(written.map(|()| Some(format!("Exported {name}"))))
        });
    }

    /// Copies the units selected as a table, with a header.
    pub(crate) fn copy_units(&mut self, ctx: &egui::Context) {
        let Selection::Pieces(ids) = &self.world.view.selection else {
            self.toasts.say("Select units first: then they can be copied for a spreadsheet".to_owned());
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
        ctx.copy_text(export(scenario, catalog, &options));
        let units = if count == 1 { "1 unit".to_owned() } else { format!("{count} units") };
        self.toasts.say(format!("Copied {units} for a spreadsheet"));
    }
}
