//! Many battles of one scenario, for the commands that count them.

use crate::exit::Failure;
use crate::limits::BatchOptions;
use crate::results::Header;
use crate::{batch, narrate, players, scenario};
use oblique_battle::fingerprint;
use oblique_commander::Staff;
use oblique_rules::play::Options;
use oblique_scenario::Scenario;
use oblique_trial::{BattleSummary, play_one};
use std::path::Path;

/// What is played, and how.
pub(crate) struct Trials<'a> {
    /// The scenario's file, for messages.
    pub file: &'a Path,
    /// The scenario.
    pub scenario: &'a Scenario,
    /// Who commands side A and side B.
    pub players: [&'a str; 2],
    /// Whom they are chosen from.
    pub staff: &'a Staff,
    /// Is fog of war on?
    pub fog: bool,
    /// How many at once, and when one is left unresolved.
    pub options: &'a BatchOptions,
}

impl Trials<'_> {
    /// What the results are of.
    pub(crate) fn header(&self) -> Header {
        let scenario = self.scenario;
        Header {
            title: scenario.meta.title.clone(),
            sides: [scenario.sides[0].name.clone(), scenario.sides[1].name.clone()],
            scenario_hash: fingerprint(scenario),
            players: self.players.map(str::to_owned),
            fog: self.fog,
            turn_name: narrate::turn_name(scenario),
            points_scale: narrate::points_scale(scenario),
            turn_minutes: narrate::turn_minutes(scenario),
            history: scenario.history.clone(),
        }
    }

    /// Plays so many battles, the n-th, counted from 0, with the seed that `seed_of` gives it. They come in that order;
    /// `ended` is told of each as it ends. One in which the program fails is unresolved; the others go on.
    ///
    /// # Errors
    /// If the scenario cannot be played, a commander cannot be had, or what `ended` fails with.
    pub(crate) fn play(
        &self,
        count: u64,
        seed_of: impl Fn(u64) -> u64 + Sync,
        ended: impl FnMut(&BattleSummary) -> Result<(), Failure>,
    ) -> Result<Vec<BattleSummary>, Failure> {
        let rules = oblique_rulesets::ruleset_of(self.scenario)
            .map_err(|errors| scenario::unplayable(self.file, &errors))?;
        let one = |n| {
            let seed = seed_of(n);
            let commanders = players::table(self.staff, self.players, seed)?;
            let options = Options { seed, fog: self.fog, unattended: true };
            let play = || {
                self.options
                    .limits
                    .with(|limits| play_one(rules, self.scenario, &options, commanders, limits))
            };
            match oblique_trial::guarded(play) {
                Ok(played) => played.map_err(|errors| scenario::unplayable(self.file, &errors)),
                Err(why) => Ok(BattleSummary::failed(seed, &why.0)),
            }
        };
        batch::play_all(count, self.options.jobs, one, ended)
    }
}
