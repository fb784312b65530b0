//! Exporting to other programs: whatever exporter writes the file, it is asked for, made in the background and told of in
//! the same way.
//!
//! What an exporter is and the list of those of the program are the exchange crate's. Must not know any exporter.

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use super::file::{WriteError, name_of};
use super::importing::FileReport;
use super::jobs::waking;
use crate::document::write_whole;
use egui::Context;
use oblique_exchange::Note;
use oblique_exchange::export::{Battle, EXPORTERS, ExportError, Exported, Exporter};
use oblique_jobs::Cancelled;
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use oblique_text::{text, translated};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A file of another program was written, or not.
pub(super) struct ExportWritten {
    exporter: &'static dyn Exporter,
    path: PathBuf,
    /// What it has no room for.
    result: Result<Vec<Note>, NotExported>,
}

/// Why a file was not written.
#[derive(Debug, Error)]
pub(super) enum NotExported {
    /// There is none to write.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// The system refused.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// Asks how a file is to be made.
type Form = fn(&mut Workbench);

/// The forms, by the ids of their exporters; what has none is made as it always is.
const FORMS: &[(&str, Form)] = &[("pdf", Workbench::ask_export_pdf)];

/// Does that exporter make pages for paper?
pub(super) fn prints(id: &str) -> bool {
    EXPORTERS.iter().any(|exporter| exporter.id() == id && exporter.ending() == "pdf")
}

impl Workbench {
    /// Asks how, or where, the exporter of that id shall write.
    pub(super) fn export_with(&mut self, id: &str, ctx: &Context) {
        if let Some((_, ask)) = FORMS.iter().find(|(of, _)| *of == id) {
            return ask(self);
        }
        let Some(exporter) = EXPORTERS.iter().find(|exporter| exporter.id() == id) else { return };
        let name = self.suggested_name(exporter.ending());
        let scenario = Box::new(self.world.document.scenario().clone());
        self.pick_for(Pick::export(*exporter).named(name), Keeping::Export(*exporter, scenario), ctx);
    }

    /// Makes a file in the background and writes it.
    pub(super) fn start_export(
        &mut self,
        exporter: &'static dyn Exporter,
        scenario: Scenario,
        path: PathBuf,
        ctx: &Context,
    ) {
        let rules = self.world.ruleset;
        let label = text!("files-exporting-path", path = name_of(&path));
        self.jobs.exports.start(&self.jobs.list, label, waking(ctx), move |task| {
            let mut go_on = |done| {
                task.report(done);
                !task.is_cancelled()
            };
            let result = write(exporter, &scenario, rules, &path, &mut go_on);
            if matches!(result, Err(NotExported::Export(ExportError::Cancelled))) {
                return Err(Cancelled);
            }
            Ok(ExportWritten { exporter, path, result })
        });
    }

    /// A file was written, or not.
    pub(super) fn export_written(&mut self, written: ExportWritten) {
        let ExportWritten { exporter, path, result } = written;
        let place = path.display();
        match result {
            Ok(notes) if notes.is_empty() => self.toasts.say(text!("files-exported-place", place)),
            Ok(notes) => {
                let heading = text!("files-export-exporter", exporter = translated(exporter.name()));
                let said = text!("files-place-is-written", place);
                self.file_report = Some(FileReport::new(heading, said, notes));
            }
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }
}

/// Makes a file and writes it, those beside it first: a map whose picture is missing is broken.
fn write(
    exporter: &dyn Exporter,
    scenario: &Scenario,
    rules: &dyn Ruleset,
    path: &Path,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Vec<Note>, NotExported> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let Exported { bytes, beside, notes } =
        exporter.export(&Battle { scenario, rules, stem: &stem }, go_on)?;
    let own = std::iter::once((path.to_path_buf(), bytes));
    let others = beside.into_iter().map(|(name, bytes)| (path.with_file_name(name), bytes));
    for (path, bytes) in others.chain(own) {
        write_whole(&path, &bytes).map_err(|source| WriteError::Writing { path, source })?;
    }
    Ok(notes)
}
