//! Options of the commands that play battles: how long one may go on, which are played at once, and who may command.

use crate::batch::MOST_JOBS;
use crate::numbers::{seed, whole};
use crate::players::CommandersOption;
use oblique_trial::Limits;
use std::time::{Duration, Instant};

/// Options that leave a battle unresolved.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct BattleLimits {
    /// Leave a battle unresolved after so many turns
    #[arg(long, value_name = "TURNS", default_value_t = 1000, value_parser = clap::value_parser!(u16).range(1..))]
    max_turns: u16,
    /// Leave a battle unresolved after so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 600, value_parser = whole(1_u64, 86_400))]
    max_seconds: u64,
}

/// Options of many battles.
#[derive(clap::Args)]
pub(crate) struct BatchOptions {
    /// Seed of the first battle; the others follow it
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = seed())]
    pub seed: u64,
    /// How many battles to play at once; 0 for as many as there are processors
    #[arg(long, value_name = "J", default_value_t = 0, value_parser = whole(0, MOST_JOBS))]
    pub jobs: usize,
    #[command(flatten)]
    pub commanders: CommandersOption,
    #[command(flatten)]
    pub limits: BattleLimits,
}

impl BattleLimits {
    /// What `play` does with the limits for a battle that begins now.
    pub(crate) fn with<T>(self, play: impl FnOnce(&Limits<'_>) -> T) -> T {
        let begun = Instant::now();
        let most = Duration::from_secs(self.max_seconds);
        play(&Limits { most_turns: self.max_turns, out_of_time: &|| begun.elapsed() >= most })
    }
}
