//! `oblique play`: one battle between two commanders.

use super::Run;
use crate::exit::{self, Failure};
use crate::limits::BattleLimits;
use crate::narrate::{self, Narrator};
use crate::numbers::seed;
use crate::outputs::Outputs;
use crate::players::CommandersOption;
use crate::{output, players, scenario};
use oblique_battle::Battle;
use oblique_commander::Table;
use oblique_rules::play::Options;
use oblique_trial as trial;
use std::path::PathBuf;

/// Arguments of `play`.
#[derive(clap::Args)]
pub(super) struct Play {
    /// Scenario file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Who commands side A
    #[arg(long, value_name = "COMMANDER", default_value = "computer")]
    a: String,
    /// Who commands side B
    #[arg(long, value_name = "COMMANDER", default_value = "computer")]
    b: String,
    /// Seed of the battle's dice
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Fog of war: commanders see only what their side may see
    #[arg(long)]
    fog: bool,
    /// Write the log there
    #[arg(long, value_name = "OUT.jsonl")]
    log: Option<PathBuf>,
    /// Tell only the outcome
    #[arg(long, short)]
    quiet: bool,
    #[command(flatten)]
    commanders: CommandersOption,
    #[command(flatten)]
    limits: BattleLimits,
}

impl Run for Play {
    const ABOUT: &'static str = "Play a battle, computer against computer, and tell what happened";
    const MORE: &'static str = "\
Commanders: computer, steady, marshal, bold, cautious, random, passive, or a program of your own as
'exec:PROGRAM ARGUMENTS', which is asked in lines of JSON and answers in them (docs/commander.md).
The same scenario, seed and commanders give the same battle on every machine.

Examples:
  oblique play mollwitz.ron
  oblique play mollwitz.ron --seed 7 --a bold --b cautious --quiet
  oblique play mollwitz.ron --log mollwitz.jsonl

Exit status: 0 played, if only to a limit; 2 the scenario cannot be read or played.";

    fn run(self) -> Result<u8, Failure> {
        let scenario = scenario::whole(&self.file)?;
        let mut table = Table::new(players::table(&self.commanders.staff()?, [&self.a, &self.b], self.seed)?);
        let options = Options { seed: self.seed, fog: self.fog, unattended: true };
        let mut battle = oblique_rulesets::ruleset_of(&scenario)
            .and_then(|rules| Battle::begin(rules, &scenario, &options))
            .map_err(|errors| scenario::unplayable(&self.file, &errors))?;
        let read = std::iter::once(self.file.as_path()).chain(self.commanders.file());
        let log = Outputs::reading(read).maybe_at(self.log.as_deref())?;
        battle.annotate(&self.file.display().to_string(), [&self.a, &self.b]);
        let setting = battle.setting().clone();
        let opening = battle.game().field().clone();
        let mut narrator = Narrator::new(&setting, &scenario);
        if !self.quiet {
            output::line(&scenario.meta.title)?;
            output::print(&format!("\n{}", narrator.turn(opening.turn)))?;
        }
        let unresolved = self.limits.with(|limits| {
            while let Some((side, order)) = table.next(battle.game(), &setting) {
                let reached = limits.reached(battle.game().field());
                if reached.is_some() {
                    return Ok(reached);
                }
                let events = battle.give(side, order).map(<[_]>::to_vec).map_err(|refusal| {
                    Failure::new(format!("the battle stopped: an order was refused: {}", refusal.message))
                })?;
                if !self.quiet {
                    output::print(&narrator.tell(&events, battle.game().field()))?;
                }
            }
            Ok(None)
        })?;
        let field = battle.game().field();
        let orders = battle.steps().len() as u64;
        let mut summary = trial::summarise(setting.catalog, &opening, field, self.seed, orders);
        if let Some(why) = unresolved {
            summary.leave(why);
        }
        let gap = if self.quiet { "" } else { "\n" };
        output::print(&format!("{gap}{}", narrate::outcome(&setting, field, &summary)))?;
        if let Some(log) = log {
            log.write(battle.log().write().as_bytes())?;
        }
        Ok(exit::FINE)
    }
}
