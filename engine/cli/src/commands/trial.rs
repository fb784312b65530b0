//! `oblique trial`: many battles, counted.

use super::Run;
use super::report;
use crate::exit::{self, Failure};
use crate::limits::BatchOptions;
use crate::numbers::whole;
use crate::outputs::Outputs;
use crate::results::{Batch, ResultsFile};
use crate::trials::Trials;
use crate::{output, players, scenario};
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
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(1, MOST))]
    games: u64,
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
    /// Write a line a battle there, for `oblique report`; while battles are played they are in RESULTS.jsonl.part
    #[arg(long, value_name = "RESULTS.jsonl")]
    out: Option<PathBuf>,
    #[command(flatten)]
    batch: BatchOptions,
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
of jobs. A battle that reaches a limit, or in which the program fails, is unresolved; the others go on.

Examples:
  oblique trial mollwitz.ron --games 200
  oblique trial mollwitz.ron --games 500 --shard 1/2 --out first.jsonl

Exit status: 0 played, 2 the scenario cannot be read or played.";

    fn run(self) -> Result<u8, Failure> {
        let scenario = scenario::whole(&self.file)?;
        let staff = self.batch.commanders.staff()?;
        let trials = Trials {
            file: &self.file,
            scenario: &scenario,
            players: [&self.a, &self.b],
            staff: &staff,
            fog: self.fog,
            options: &self.batch,
        };
        // An unknown name must fail before anything is written.
        players::check(&staff, trials.players)?;
        let header = trials.header();
        let read = std::iter::once(self.file.as_path()).chain(self.batch.commanders.file());
        let out = Outputs::reading(read).maybe_at(self.out.as_deref())?;
        let mut file = out.map(|out| ResultsFile::begin(out, &header)).transpose()?;
        let Shard { index, of } = self.shard.unwrap_or(Shard { index: 0, of: 1 });
        let mine = self.games.saturating_sub(index).div_ceil(of);
        let seed_of = |turn: u64| self.batch.seed.wrapping_add(index + turn * of);
        let battles = trials.play(mine, seed_of, |battle| match &mut file {
            Some(file) => file.row(battle),
            None => Ok(()),
        })?;
        let batch = Batch { header, battles };
        output::print(&report::text(&batch))?;
        if let Some(file) = file {
            file.finish(&batch)?;
        }
        Ok(exit::FINE)
    }
}
