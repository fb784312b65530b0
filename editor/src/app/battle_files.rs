//! Battles under way as files: kept from the play pane, taken up again another day.
//!
//! A file holds the scenario and the orders of every branch; they are played again on a thread of
//! their own. The document is left alone.

use super::Workbench;
use super::dialogs::Pick;
use super::jobs::Done;
use crate::document::files;
use crate::play::{Branch, PlayPane};
use oblique_core::battle::{Saved, fingerprint, replay};
use oblique_core::rules::{read_scenario, ruleset};
use oblique_core::scenario::Scenario;
use std::path::{Path, PathBuf};

/// A battle read from a file and played again.
pub(super) struct Resumed {
    scenario: Box<Scenario>,
    branches: Vec<Branch>,
    shown: usize,
}

/// Does the file claim to hold a battle under way?
pub(super) fn holds_battle(path: &Path) -> bool {
    files::read_head(path, 64).is_ok_and(|head| Saved::is(&String::from_utf8_lossy(&head)))
}

/// Reads a battle and plays its orders again.
pub(super) fn resume(path: &Path) -> Result<Resumed, String> {
    let name = path.display();
    let text =
        files::read_text(path).map_err(|e| format!("{name} could not be read: {}.", files::plain(&e)))?;
    let saved = Saved::read(&text).map_err(|problems| {
        let first = problems.first().map_or_else(String::new, |p| format!("line {}: {}", p.line, p.message));
        format!("{name} is damaged and was not opened. {first}")
    })?;
    let scenario = read_scenario(&saved.scenario).scenario;
    let scenario = scenario.ok_or_else(|| format!("The scenario in {name} cannot be read."))?;
    let mut branches = Vec::new();
    for (branch, log) in saved.branches {
        let report = replay(&scenario, &log);
        match (report.battle, report.difference) {
            (Some(battle), None) => branches.push(Branch { name: branch, battle }),
            (_, Some(difference)) => {
                let turn = ruleset(&scenario.ruleset).map_or("turn", |r| r.catalog().turn_name.as_str());
                let difference = difference.told(turn);
                return Err(format!(
                    "{name} cannot be played again with these rules. {branch}: {difference}."
                ));
            }
            (None, None) => return Err(format!("{name} could not be opened.")),
        }
    }
    Ok(Resumed { scenario: Box::new(scenario), branches, shown: saved.shown })
}

impl Workbench {
    /// Asks for a battle under way to take up.
    pub(crate) fn pick_battle(&mut self, ctx: &egui::Context) {
        self.pick(Pick::OpenPlayed, ctx);
    }

    /// Takes up a battle under way, in the background.
    pub fn open_battle(&mut self, path: PathBuf, ctx: &egui::Context) {
        self.jobs.start(ctx, move || Done::Resumed(Box::new(resume(&path))));
    }

    pub(super) fn resumed(&mut self, result: Result<Resumed, String>) {
        let resumed = match result {
            Ok(resumed) => resumed,
            Err(why) => return self.toasts.warn(why),
        };
        let same = fingerprint(&resumed.scenario) == fingerprint(self.document.scenario());
        let revision = same.then(|| self.document.revision());
        match PlayPane::resume(&resumed.scenario, resumed.branches, resumed.shown) {
            Some(pane) => self.put_battle(pane, revision),
            None => self.toasts.warn("The battle could not be opened: its file holds no branch.".to_owned()),
        }
    }
}
