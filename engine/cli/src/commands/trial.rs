//! `oblique trial`: many battles, counted.

use super::Run;
use super::report::{Batch, Header, tell};
use crate::exit::{self, Failure};
use crate::{files, narrate, output, players, scenario};
use oblique_battle::fingerprint;
use oblique_rules::play::Options;
use oblique_scenario::Scenario;
use oblique_trial::{BattleSummary, play_one};
use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

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
        players::table([&self.a, &self.b], self.seed)?;
        let available = thread::available_parallelism().map_or(1, usize::from);
        let jobs = if self.jobs == 0 { available } else { self.jobs.min(256) };
        let header = Header {
            title: scenario.meta.title.clone(),
            sides: [scenario.sides[0].name.clone(), scenario.sides[1].name.clone()],
            scenario_hash: fingerprint(&scenario),
            players: [self.a.clone(), self.b.clone()],
            fog: self.fog,
            turn_name: narrate::turn_name(&scenario),
            points_scale: narrate::points_scale(&scenario),
        };
        let batch = Batch { header, battles: self.play(&scenario, jobs)? };
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
    /// Plays the battles of the shard on `jobs` threads; they come in the order of their seeds.
    fn play(&self, scenario: &Scenario, jobs: usize) -> Result<Vec<BattleSummary>, Failure> {
        let Shard { index, of } = self.shard.unwrap_or(Shard { index: 0, of: 1 });
        let mine = self.games.saturating_sub(index).div_ceil(of);
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = || -> Result<Vec<BattleSummary>, Failure> {
            let mut battles = Vec::new();
            loop {
                let turn = next.fetch_add(1, Ordering::Relaxed);
                if turn >= mine {
                    return Ok(battles);
                }
                let k = index + turn * of;
                let seed = self.seed.wrapping_add(k);
                let commanders = players::table([&self.a, &self.b], seed)?;
                let options = Options { seed, fog: self.fog, unattended: true };
                let played = oblique_rulesets::ruleset_of(scenario)
                    .and_then(|rules| play_one(rules, scenario, &options, commanders));
                let summary = played.map_err(|errors| {
                    // The others need not go on: what cannot be opened once cannot be opened at all.
                    next.store(mine, Ordering::Relaxed);
                    scenario::unplayable(&self.file, &errors)
                })?;
                battles.push(summary);
                done.fetch_add(1, Ordering::Relaxed);
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            if std::io::stderr().is_terminal() {
                while !workers.iter().all(thread::ScopedJoinHandle::is_finished) {
                    progress(done.load(Ordering::Relaxed), mine);
                    thread::sleep(Duration::from_millis(100));
                }
                clear_progress();
            }
            let mut battles = Vec::new();
            for worker in workers {
                match worker.join() {
                    Ok(part) => battles.extend(part?),
                    Err(_) => return Err(Failure::new("a battle broke off; please report the scenario")),
                }
            }
            battles.sort_by_key(|b| b.seed);
            Ok(battles)
        })
    }
}

/// A bar on the terminal's error stream; nobody minds if it cannot be drawn.
fn progress(done: u64, of: u64) {
    const WIDTH: u64 = 40;
    let full = done * WIDTH / of.max(1);
    let bar: String = (0..WIDTH).map(|i| if i < full { '#' } else { '.' }).collect();
    let _ = write!(std::io::stderr(), "\r[{bar}] {done} of {of} battles");
}

fn clear_progress() {
    let _ = write!(std::io::stderr(), "\r{:70}\r", "");
}
