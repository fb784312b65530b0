//! `oblique trial`: many battles, counted.

use super::Run;
use super::report::{Batch, Header, tell};
use crate::exit::{self, Failure};
use crate::{batch, files, narrate, output, players, scenario};
use oblique_battle::fingerprint;
use oblique_rules::play::Options;
use oblique_scenario::Scenario;
use oblique_trial::{BattleSummary, play_one};
use std::path::PathBuf;

/// Most battles of one batch.
const MOST: u64 = 1_000_000;

/// Arguments of `trial`.
#[derive(clap::Args)]
pub(super) struct Trial {
    /// Scenario file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How many battles
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Seed of the first battle; the others follow it
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many battles to play at once; 0 for as many as there are processors
    #[arg(long, value_name = "J", default_value_t = 0)]
    jobs: usize,
    /// Who commands side A
    #[arg(long, value_name = "COMMANDER", default_value = "computer")]
    a: String,
    /// Who commands side B
    #[arg(long, value_name = "COMMANDER", default_value = "computer")]
    b: String,
    /// Fog of war
    #[arg(long)]
    fog: bool,
    /// Play only every N-th battle, beginning with the I-th: a share of the work for one machine
    #[arg(long, value_name = "I/N", value_parser = shard)]
    shard: Option<Shard>,
    /// Write a line a battle there, for `oblique report`
    #[arg(long, value_name = "RESULTS.jsonl")]
    out: Option<PathBuf>,
}

/// A share of a batch: battles `index`, `index + of`, ... counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shard {
    index: u64,
    of: u64,
}

/// It is no share.
#[derive(Debug, thiserror::Error)]
#[error("write it as 2/5: the second of five")]
struct NoShard;

fn shard(text: &str) -> Result<Shard, NoShard> {
    let parts: Option<(u64, u64)> =
        text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    match parts {
        Some((i, of)) if 1 <= i && i <= of => Ok(Shard { index: i - 1, of }),
        _ => Err(NoShard),
    }
}

impl Run for Trial {
    const ABOUT: &'static str = "Play a scenario many times and count how it ends";
    const MORE: &'static str = "\
Battle number k has the seed S + k - 1, so 'oblique play FILE --seed ...' shows any of them, and
shards can be played anywhere and merged with 'oblique report'. Results do not depend on the number
of jobs.

Examples:
  oblique trial mollwitz.ron --games 200
  oblique trial mollwitz.ron --games 500 --shard 1/2 --out first.jsonl

Exit status: 0 played, 2 the scenario cannot be read or played.";

    fn run(self) -> Result<u8, Failure> {
        let scenario = scenario::whole(&self.file)?;
        if self.games == 0 || self.games > MOST {
            return Err(Failure::new(format!("--games must be between 1 and {MOST}")));
        }
        // An unknown name must fail before the first battle, not in a thread.
        players::check([&self.a, &self.b])?;
        let header = Header {
            title: scenario.meta.title.clone(),
            sides: [scenario.sides[0].name.clone(), scenario.sides[1].name.clone()],
            scenario_hash: fingerprint(&scenario),
            players: [self.a.clone(), self.b.clone()],
            fog: self.fog,
            turn_name: narrate::turn_name(&scenario),
            points_scale: narrate::points_scale(&scenario),
        };
        let batch = Batch { header, battles: self.play(&scenario)? };
        output::print(&tell(&batch))?;
        if let Some(path) = &self.out {
            let lines =
                batch.lines().map_err(|e| Failure::new(format!("the results cannot be written: {e}")))?;
            files::write(path, lines.as_bytes())?;
        }
        Ok(exit::FINE)
    }
}

impl Trial {
    /// Plays the battles of the shard; they come in the order of their seeds.
    fn play(&self, scenario: &Scenario) -> Result<Vec<BattleSummary>, Failure> {
        let Shard { index, of } = self.shard.unwrap_or(Shard { index: 0, of: 1 });
        let mine = self.games.saturating_sub(index).div_ceil(of);
        batch::play_all(mine, self.jobs, |turn| {
            let seed = self.seed.wrapping_add(index + turn * of);
            let commanders = players::table([&self.a, &self.b], seed)?;
            let options = Options { seed, fog: self.fog, unattended: true };
            oblique_rulesets::ruleset_of(scenario)
                .and_then(|rules| play_one(rules, scenario, &options, commanders))
                .map_err(|errors| scenario::unplayable(&self.file, &errors))
        })
    }
}
