//! Writing what waited for a place.

use super::super::Workbench;
use super::super::battle_files::holds_battle;
use super::super::jobs::Done;
use crate::document::{files, load, save, write_whole};
use oblique_battle::Saved;
use oblique_rulesets::write_scenario;
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};

/// What is written once its place is known.
pub(in crate::app) enum Keeping {
    /// A text, as it is.
    Text(String),
    /// What a file of ours holds: recovered work.
    Copy(PathBuf),
    /// A position, as a battle of its own.
    Position(Box<Scenario>),
    /// A scenario, as it is.
    Scenario(Box<Scenario>),
    /// A picture, yet to be drawn.
    Picture(Box<super::super::export::Wanted>),
    /// A battle under way and the scenario it is fought by.
    Battle(Box<Scenario>, Saved),
}

impl Workbench {
    /// Writes what waited for a place.
    pub(super) fn keep_at(&mut self, path: PathBuf, ctx: &egui::Context) {
        let keeping = match self.keeping.take() {
            None => return,
            Some(Keeping::Picture(wanted)) => return self.export_to(*wanted, path, ctx),
            Some(other) => other,
        };
        self.jobs.start(ctx, move || {
            let whole = |text: &str| {
                write_whole(&path, text.as_bytes())
                    .map_err(|e| format!("{} could not be written: {}.", path.display(), files::plain(&e)))
            };
            match keeping {
                // Drawn by a job of its own.
                Keeping::Picture(_) => Done::Kept(Ok(path)),
                Keeping::Text(text) => Done::Kept(whole(&text).map(|()| path)),
                Keeping::Copy(from) => Done::Kept(copy(&from, &path).map(|()| path)),
                Keeping::Scenario(scenario) => {
                    let written = save(&path, &scenario, None).map_err(|error| error.message(&path));
                    Done::Kept(written.map(|_| path))
                }
                Keeping::Position(scenario) => {
                    let written = save(&path, &scenario, None).map_err(|error| error.message(&path));
                    Done::PositionKept(written.map(|_| path))
                }
                Keeping::Battle(scenario, mut saved) => {
                    saved.scenario = write_scenario(&scenario);
                    Done::BattleSaved(whole(&saved.write()).map(|()| path))
                }
            }
        });
    }
}

/// Writes what a file of ours holds as a file of the user's.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let fails = |e: std::io::Error| format!("{} could not be written: {}.", to.display(), files::plain(&e));
    if holds_battle(from) {
        let bytes = files::read(from).map_err(fails)?;
        return write_whole(to, &bytes).map_err(fails);
    }
    let scenario = load(from)?.reading.scenario.ok_or("The recovered work cannot be read.")?;
    save(to, &scenario, None).map(drop).map_err(|error| error.message(to))
}
