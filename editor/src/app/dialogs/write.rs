//! Writing what waited for a place.

use super::super::Workbench;
use super::super::battle_ask::AskOpenPosition;
use super::super::battle_files::holds_battle;
use super::super::file::{WriteError, name_of};
use super::super::jobs::waking;
use crate::app::rulesets::write_scenario;
use crate::document::{files, load, save, scans, write_whole};
use egui::ColorImage;
use oblique_battle::Saved;
use oblique_digitize::recipe::Remembered;
use oblique_exchange::export::Exporter;
use oblique_exchange::spreadsheet::{ExportOptions, SheetFormat};
use oblique_jobs::Task;
use oblique_scenario::{Scenario, SheetId};
use oblique_text::text;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What is written once its place is known.
pub(in crate::app) enum Keeping {
    /// An order of battle as a sheet.
    Roster(ExportOptions, SheetFormat),
    /// A text, as it is.
    Text(String),
    /// A recipe, with the tables its vectors go by, which lie beside it; what of the conversion it lacks, in words.
    Recipe(Box<Remembered>, String),
    /// What a file of ours holds: recovered work.
    Copy(PathBuf),
    /// A position, as a battle of its own.
    Position(Box<Scenario>),
    /// A scenario, as it is.
    Scenario(Box<Scenario>),
    /// A file of another program, yet to be made.
    Export(&'static dyn Exporter, Box<Scenario>),
    /// A picture, yet to be drawn.
    Picture(Box<super::super::export::Wanted>),
    /// A print-and-play kit, yet to be made.
    Kit(Box<super::super::kit::WantedKit>),
    /// A map of the clipboard, to be laid under the grid once it is a file.
    PastedMap(Arc<ColorImage>),
    /// A battle under way and the scenario it is fought by.
    Battle(Box<Scenario>, Saved),
}

impl Workbench {
    /// Writes what waited for a place.
    pub(super) fn keep_at(&mut self, path: PathBuf, ctx: &egui::Context) {
        let Some(keeping) = self.services.choosing.take_keeping() else { return };
        let name = name_of(&path);
        let (label, list, wake) = (text!("files-saving-name", name), &self.jobs.list, waking(ctx));
        let noticed =
            move |written: Result<(), WriteError>| written.map(|()| Some(text!("files-saved-name", name)));
        match keeping {
            Keeping::Picture(wanted) => self.export_to(*wanted, path, ctx),
            Keeping::Kit(wanted) => self.write_kit(*wanted, path, ctx),
            Keeping::Export(exporter, scenario) => self.start_export(exporter, *scenario, path, ctx),
            Keeping::Roster(options, format) => self.export_roster_to(options, format, path, ctx),
            Keeping::Text(text) => {
                self.jobs.errands.start(list, label, wake, move |_| Ok(noticed(whole(&path, &text))));
            }
            Keeping::Recipe(recipe, lacks) => {
                let folder = self.path().and_then(Path::parent).map(Path::to_path_buf);
                let said = text!("conversion-saved-name-lacks", name = name_of(&path), lacks);
                self.jobs.errands.start(list, label, wake, move |_| {
                    Ok(recipe_to(&path, *recipe, folder.as_deref()).map(|()| Some(said)))
                });
            }
            Keeping::Copy(from) => {
                self.jobs.errands.start(list, label, wake, move |_| Ok(noticed(copy(&from, &path))));
            }
            Keeping::Scenario(mut scenario) => {
                self.lead_to_scans(&mut scenario, &path);
                self.jobs.errands.start(list, label, wake, move |_| Ok(noticed(battle_to(&path, &scenario))));
            }
            Keeping::Position(mut scenario) => {
                self.lead_to_scans(&mut scenario, &path);
                let work = move |_: &Task| Ok(battle_to(&path, &scenario).map(|()| path));
                self.jobs.positions.start(list, label, wake, work);
            }
            Keeping::PastedMap(image) => self.keep_pasted_map(image, path, ctx),
            Keeping::Battle(scenario, mut saved) => {
                self.jobs.battles.start(list, label, wake, move |_| {
                    saved.scenario = write_scenario(&scenario);
                    Ok(whole(&path, &saved.write()).map(|()| path))
                });
            }
        }
    }

    /// Sets the ways to scans right for a copy that may lie in another folder than the document.
    fn lead_to_scans(&self, scenario: &mut Scenario, to: &Path) {
        let old = self.path().and_then(Path::parent);
        let known = |id: &SheetId| self.world.view.sheets.path_of(id).map(Path::to_path_buf);
        let new = to.parent().unwrap_or(Path::new(""));
        if let Some(ways) = scans::rebased(&scenario.sheets, (old, new), known) {
            let _ = ways.apply(scenario);
        }
    }

    /// A position was written as a battle of its own, or why not.
    pub(in crate::app) fn position_kept(&mut self, result: Result<PathBuf, WriteError>) {
        match result {
            Ok(path) => self.dialogs.open(AskOpenPosition(path)),
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }
}

/// Writes a text as a file.
fn whole(path: &Path, text: &str) -> Result<(), WriteError> {
    write_whole(path, text.as_bytes()).map_err(|source| WriteError::Writing { path: path.to_owned(), source })
}

/// Writes a recipe, and beside it the tables of its vectors where they were changed; its files are named from its own folder,
/// and were from that of the battle.
fn recipe_to(path: &Path, mut made: Remembered, folder: Option<&Path>) -> Result<(), WriteError> {
    made.lead(|file| match path.parent() {
        Some(own) if !file.is_empty() => scans::relative(Some(own), &scans::resolve(folder, file)),
        _ => file.to_owned(),
    });
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let stem = stem.strip_suffix(".recipe").unwrap_or(&stem);
    let changed = made.vectors_mut().filter_map(|(part, table)| Some((part, table?)));
    for (n, (part, table)) in changed.enumerate() {
        let number = if n == 0 { String::new() } else { format!(".{}", n + 1) };
        let name = format!("{stem}{number}.table.ron");
        whole(&path.with_file_name(&name), table)?;
        part.table = Some(name);
    }
    let text = made.recipe.write().map_err(|why| WriteError::Writing {
        path: path.to_owned(),
        source: io::Error::other(why.to_string()),
    })?;
    whole(path, &text)
}

/// Writes a scenario as a file of its own.
fn battle_to(path: &Path, scenario: &Scenario) -> Result<(), WriteError> {
    save(crate::app::rulesets::REGISTRY, path, scenario, None)
        .map(drop)
        .map_err(|why| WriteError::Saving { path: path.to_owned(), why })
}

/// Writes what a file of ours holds as a file of the user's.
fn copy(from: &Path, to: &Path) -> Result<(), WriteError> {
    let fails = |source| WriteError::Writing { path: to.to_owned(), source };
    if holds_battle(from) {
        let bytes = files::read(from).map_err(fails)?;
        return write_whole(to, &bytes).map_err(fails);
    }
    let scenario = load(crate::app::rulesets::REGISTRY, from)?.reading.scenario.ok_or(WriteError::NoWork)?;
    battle_to(to, &scenario)
}
