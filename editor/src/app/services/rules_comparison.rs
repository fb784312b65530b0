//! The battle played many times under its own ruleset or every one, a round at a time, so that results show as they come.

use super::{Service, ServiceContext};
use crate::app::world::World;
use crate::view::{BattlesPlayed, BattlesWanted, RulesCompared};
use oblique_commander::commander;
use oblique_context::Intent;
use oblique_jobs::{Cancelled, Outcome, Slot, Task, at_once};
use oblique_platform::time::Instant;
use oblique_scenario::{ChangeSet, Side};
use oblique_text::text;
use oblique_trial::rules::{Contest, NotPlayed, Played, RulesComparison, Under, contests};
use oblique_trial::{BattleSummary, Limits, guarded};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A battle of more turns is left unresolved.
const MOST_TURNS: u16 = 1000;

/// What a round brings: a battle under each ruleset that can play it, or why one cannot.
type Round = Vec<Option<Result<BattleSummary, NotPlayed>>>;

/// A comparison of rulesets under way.
#[derive(Default)]
pub(crate) struct RulesComparisons {
    /// The battle is made ready for every ruleset.
    ready: Slot<Vec<Contest>>,
    /// Battles under each of them.
    rounds: Slot<Vec<Round>>,
    /// What is being compared.
    comparison: Option<RulesCompared>,
    /// When the first battle began.
    begun: Option<Instant>,
}

impl Service for RulesComparisons {
    fn opened(&mut self, world: &mut World) {
        *self = Self::default();
        world.view.battles_played = BattlesPlayed::default();
    }

    /// What was played stays to be read; the panel says that the battle has changed since.
    fn changed(&mut self, _: &mut World, _: &ChangeSet) {}

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        while let Some(outcome) = self.ready.poll() {
            match context.result_of(outcome) {
                Some(contests) => self.begin(context, contests),
                None => self.end(context),
            }
        }
        while let Some(outcome) = self.rounds.poll() {
            self.played(context, outcome);
        }
    }
}

impl RulesComparisons {
    /// Begins to play the battle as it is wanted, or stops.
    pub(in crate::app) fn ask(&mut self, context: &mut ServiceContext<'_>, wanted: BattlesWanted) {
        let BattlesWanted { under, games, commanders, first_seed } = wanted;
        self.ready.forget();
        self.rounds.forget();
        self.end(context);
        if games == 0 {
            return;
        }
        let scenario = context.world.document.scenario().clone();
        let comparison = RulesComparison {
            title: scenario.meta.title.clone(),
            sides: [scenario.sides[0].name.clone(), scenario.sides[1].name.clone()],
            games,
            seed: first_seed,
            played: Vec::new(),
        };
        self.comparison = Some(RulesCompared {
            under,
            commanders,
            comparison,
            rows: Vec::new(),
            played: 0,
            content: context.world.document.content(),
            last_step: context.world.document.undo_label().unwrap_or_default().to_owned(),
            number: 0,
            running: true,
            left_seconds: None,
        });
        self.begun = None;
        self.show(context);
        let work = move |_: &Task| Ok(contests(&scenario, crate::app::rulesets::REGISTRY, under));
        self.ready.start(
            context.jobs,
            match under {
                Under::Own => text!("windows-making-the-battle-ready-to-be-played"),
                Under::Every => text!("windows-changing-rules-to-compare-them"),
            },
            context.waking(),
            work,
        );
        context.out.push(Intent::ShowPanel(match under {
            Under::Own => "trials",
            Under::Every => "rules_comparison",
        }));
    }

    /// The battle is ready for every ruleset.
    fn begin(&mut self, context: &mut ServiceContext<'_>, contests: Vec<Contest>) {
        if let Some(now) = &mut self.comparison {
            now.comparison.played = contests.into_iter().map(Played::new).collect();
            self.begun = Some(Instant::now());
        }
        self.next(context);
    }

    /// Rounds were played: their battles are added and the next ones begin.
    fn played(&mut self, context: &mut ServiceContext<'_>, outcome: Outcome<Vec<Round>>) {
        let Some(rounds) = context.result_of(outcome) else {
            self.end(context);
            return;
        };
        if let Some(now) = &mut self.comparison {
            for round in rounds {
                for (played, battle) in now.comparison.played.iter_mut().zip(round) {
                    match battle {
                        Some(Ok(battle)) => played.add(&battle),
                        Some(Err(why)) => played.contest.battle = Err(why),
                        None => {}
                    }
                }
                now.played += 1;
            }
            let follow = now.comparison.games.saturating_sub(now.played);
            let took = self.begun.map(|begun| begun.elapsed().as_secs_f64() / now.played.max(1) as f64);
            now.left_seconds = took.map(|seconds| (seconds * follow as f64).ceil() as u64);
        }
        self.next(context);
    }

    /// Shows what there is and begins the next round, if there is one.
    fn next(&mut self, context: &mut ServiceContext<'_>) {
        let Some(now) = &mut self.comparison else { return };
        let contests: Vec<Contest> = now.comparison.played.iter().map(|p| p.contest.clone()).collect();
        let (under, commanders) = (now.under, now.commanders);
        let (number, of, first_seed) = (now.played, now.comparison.games, now.comparison.seed);
        if number >= of || contests.iter().all(|contest| contest.battle.is_err()) {
            self.end(context);
            return;
        }
        self.show(context);
        let label = match under {
            Under::Own => text!("windows-trial-battle-number-of-of", number = number + 1, of),
            Under::Every => text!("windows-comparing-rules-battle-number-of-of", number = number + 1, of),
        };
        // As many at once as there are cores: in what order they end does not matter, they are counted in that of their seeds.
        let at_once = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        let seeds: Vec<u64> =
            (number..of.min(number + at_once)).map(|n| first_seed.wrapping_add(n)).collect();
        let work = move |task: &Task| {
            let ended = AtomicUsize::new(0);
            let report = || {
                let battles = ended.fetch_add(1, Ordering::Relaxed) as f32 / contests.len().max(1) as f32;
                task.report((number as f32 + battles) / of as f32);
            };
            report();
            rounds(task, &contests, commanders, &seeds, &report)
        };
        self.rounds.start(context.jobs, label, context.waking(), work);
    }

    /// No more follows.
    fn end(&mut self, context: &mut ServiceContext<'_>) {
        if let Some(now) = &mut self.comparison {
            now.running = false;
        }
        self.show(context);
    }

    fn show(&self, context: &mut ServiceContext<'_>) {
        if let Some(now) = &self.comparison {
            context.world.view.battles_played.put(now.clone());
        }
    }
}

/// A round of each seed, at the same time.
fn rounds(
    task: &Task,
    contests: &[Contest],
    commanders: [&'static str; 2],
    seeds: &[u64],
    ended: &(dyn Fn() + Sync),
) -> Result<Vec<Round>, Cancelled> {
    at_once(seeds, |seed| round(task, contests, commanders, *seed, ended)).into_iter().collect()
}

/// A battle under each ruleset that can play it.
fn round(
    task: &Task,
    contests: &[Contest],
    commanders: [&str; 2],
    seed: u64,
    ended: &dyn Fn(),
) -> Result<Round, Cancelled> {
    let mut round = Vec::new();
    // Whoever cancels does not wait for a battle to end.
    let limits = Limits { most_turns: MOST_TURNS, out_of_time: &|| task.is_cancelled() };
    for contest in contests {
        let [Some(a), Some(b)] = Side::BOTH.map(|side| commander(commanders[side.index()], seed, side))
        else {
            return Err(Cancelled);
        };
        // Where the program fails, that battle is lost and the others go on.
        let battle = guarded(|| contest.play(seed, false, [a, b], &limits))
            .unwrap_or_else(|why| Some(Ok(BattleSummary::failed(seed, &why.0))));
        if task.is_cancelled() {
            return Err(Cancelled);
        }
        ended();
        round.push(battle.map(|battle| battle.map_err(NotPlayed::Errors)));
    }
    Ok(round)
}
