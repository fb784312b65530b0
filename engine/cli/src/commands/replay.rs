//! `oblique replay`: a log played again and compared.

use super::Run;
use crate::exit::{self, Failure};
use crate::narrate::{self, Narrator};
use crate::numbers::counted;
use crate::{files, output, scenario};
use oblique_battle::{Battle, Log, LogHeader, LogProblem, ReplayReport, Saved, replay};
use oblique_rulesets::read_scenario;
use oblique_scenario::Scenario;
use oblique_trial as trial;
use std::path::{Path, PathBuf};

/// Arguments of `replay`.
#[derive(clap::Args)]
pub(super) struct Replay {
    /// Log of a battle, or a battle saved from the play pane
    #[arg(value_name = "LOG")]
    log: PathBuf,
    /// Only compare; do not tell the battle
    #[arg(long)]
    verify: bool,
    /// The scenario, if it is no longer where the log says
    #[arg(long, value_name = "FILE")]
    scenario: Option<PathBuf>,
}

impl Run for Replay {
    const ABOUT: &'static str = "Play a log again, order by order, and compare it turn by turn";
    const MORE: &'static str = "\
Examples:
  oblique replay mollwitz.jsonl
  oblique replay mollwitz.jsonl --verify --scenario elsewhere/mollwitz.ron

Exit status: 0 the log replays to the same states, 1 it differs or has bad lines, 2 it cannot be read.";

    fn run(self) -> Result<u8, Failure> {
        let text = files::read_text(&self.log)?;
        if Saved::is(&text) {
            return self.saved(&text);
        }
        let (log, problems) = Log::read(&text);
        let name = self.log.display();
        self.tell(&problems)?;
        let Some(log) = log else {
            return Err(Failure::new(format!("{name} is no battle log; it must begin with a header line")));
        };
        if !problems.is_empty() {
            output::line(format!("{name}: the log is damaged and was not played"))?;
            return Ok(exit::FOUND);
        }
        let path = self.scenario.clone().unwrap_or_else(|| find(&log.header, &self.log));
        let scenario = scenario::whole(&path)?;
        let report = replay(oblique_rulesets::REGISTRY, &scenario, &log);
        if let (false, Some(battle)) = (self.verify, &report.battle) {
            output::print(&narration(battle, &scenario))?;
        }
        output::line(format!("{name}: {}", verdict(&report, &log, &narrate::turn_name(&scenario))))?;
        Ok(if report.difference.is_some() { exit::FOUND } else { exit::FINE })
    }
}

impl Replay {
    fn tell(&self, problems: &[LogProblem]) -> Result<(), Failure> {
        for problem in problems {
            output::line(format!("{}:{}: error: {}", self.log.display(), problem.line, problem.message))?;
        }
        Ok(())
    }

    /// Plays every branch of a saved battle again, by the scenario it carries.
    fn saved(&self, text: &str) -> Result<u8, Failure> {
        let name = self.log.display();
        let saved = match Saved::read(text) {
            Ok(saved) => saved,
            Err(problems) => {
                self.tell(&problems)?;
                output::line(format!("{name}: the saved battle is damaged and was not played"))?;
                return Ok(exit::FOUND);
            }
        };
        let scenario = match &self.scenario {
            Some(path) => scenario::whole(path)?,
            None => read_scenario(&saved.scenario)
                .scenario
                .ok_or_else(|| Failure::new(format!("{name}: the scenario in it cannot be read")))?,
        };
        let mut code = exit::FINE;
        for (index, (branch, log)) in saved.branches.iter().enumerate() {
            let report = replay(oblique_rulesets::REGISTRY, &scenario, log);
            if let (false, true, Some(battle)) = (self.verify, index == saved.shown, &report.battle) {
                output::print(&narration(battle, &scenario))?;
            }
            output::line(format!(
                "{name}, {branch}: {}",
                verdict(&report, log, &narrate::turn_name(&scenario))
            ))?;
            if report.difference.is_some() {
                code = exit::FOUND;
            }
        }
        Ok(code)
    }
}

/// Where the scenario of a log is: where the header says, or beside the log.
fn find(header: &LogHeader, log: &Path) -> PathBuf {
    let hint = PathBuf::from(&header.scenario);
    if hint.exists() {
        return hint;
    }
    let beside = hint.file_name().and_then(|name| Some(log.parent()?.join(name)));
    beside.filter(|p| p.exists()).unwrap_or(hint)
}

fn verdict(report: &ReplayReport, log: &Log, turn_name: &str) -> String {
    if let Some(difference) = &report.difference {
        return format!("differs: {}", difference.in_words(turn_name));
    }
    let end = if log.outcome.is_some() { "to the end" } else { "as far as it goes" };
    let orders = counted(log.orders.len(), "order");
    let turns = counted(report.turns, &turn_name.to_lowercase());
    format!("replays {end}: {orders}, {turns}, every hash the same")
}

fn narration(battle: &Battle, scenario: &Scenario) -> String {
    let mut narrator = Narrator::new(battle.setting(), scenario);
    let opening = battle.state_at(0);
    let mut text = format!("{}\n\n{}", battle.header().title, narrator.turn(opening.field().turn));
    // Each step is told of the field as it left it, as it was told when it was played.
    let mut now = battle.state_at(0);
    for step in battle.steps() {
        for event in &step.events {
            now.apply(event);
        }
        text.push_str(&narrator.tell(&step.events, now.field()));
    }
    let field = battle.game().field();
    let setting = battle.setting();
    let orders = battle.steps().len() as u64;
    let summary = trial::summarise(setting.catalog, opening.field(), field, battle.header().seed, orders);
    text.push('\n');
    text.push_str(&narrate::outcome(setting, field, &summary));
    text
}
