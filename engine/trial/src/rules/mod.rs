//! One battle under every ruleset: which can play it, and what became of it under each.
//!
//! Must not know any one ruleset, nor threads: whoever runs it plays the battles of a [`Contest`] one by one, in any
//! order, and gathers them in [`Played`].

mod deciding;
mod not_played;
mod table;

pub use deciding::{Factor, deciding};
pub use not_played::NotPlayed;
pub use table::{Row, Section, rows};

use crate::{BattleSummary, Limits, Tally, Unresolved, play_one};
use oblique_commander::Commander;
use oblique_roster::convert::{Entry, Sort, convert};
use oblique_rules::play::Options;
use oblique_rules::{Registry, Ruleset};
use oblique_scenario::Scenario;
use oblique_scenario::check::{Checker, Diagnostic, Severity};

/// A battle made ready for one ruleset.
#[derive(Clone)]
pub struct Contest {
    /// The ruleset.
    pub rules: &'static dyn Ruleset,
    /// The battle under it, or why there is none.
    pub battle: Result<Box<Scenario>, NotPlayed>,
    /// What changed on the way there, nothing for the battle's own ruleset.
    pub changes: Vec<Entry>,
}

/// Under which rulesets a battle is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// Its own alone.
    Own,
    /// Its own, and every other it converts to.
    Every,
}

/// The battle under each of these rulesets, its own first, the others as they are offered.
#[must_use]
pub fn contests(scenario: &Scenario, registry: Registry, under: Under) -> Vec<Contest> {
    let own = |r: &&&'static dyn Ruleset| r.id() == scenario.ruleset;
    let Some(home) = registry.all().iter().find(own) else { return Vec::new() };
    let others = registry.all().iter().filter(|r| under == Under::Every && !own(r));
    let mut all = vec![contest(*home, scenario.clone(), Vec::new())];
    all.extend(others.map(|to| match convert(scenario, *home, *to) {
        Ok(converted) => contest(*to, converted.scenario, converted.report),
        Err(why) => Contest { rules: *to, battle: Err(NotPlayed::NotConverted(why)), changes: Vec::new() },
    }));
    all
}

/// One of them; a scenario with errors cannot be played.
fn contest(rules: &'static dyn Ruleset, scenario: Scenario, changes: Vec<Entry>) -> Contest {
    let checker = Checker::new(rules.checks(), &scenario);
    let errors: Vec<_> =
        checker.diagnostics().into_iter().filter(|d| d.severity == Severity::Error).cloned().collect();
    let battle = if errors.is_empty() { Ok(Box::new(scenario)) } else { Err(NotPlayed::Errors(errors)) };
    Contest { rules, battle, changes }
}

impl Contest {
    /// Plays one battle of it; nothing where there is none to play.
    ///
    /// # Errors
    /// The diagnostics that keep the scenario from being played.
    pub fn play(
        &self,
        seed: u64,
        fog: bool,
        commanders: [Box<dyn Commander>; 2],
        limits: &Limits<'_>,
    ) -> Option<Result<BattleSummary, Vec<Diagnostic>>> {
        let scenario = self.battle.as_ref().ok()?;
        Some(play_one(self.rules, scenario, &Options { seed, fog, unattended: true }, commanders, limits))
    }

    /// How many things of a sort changed on the way, each place counted.
    #[must_use]
    pub fn changed(&self, sort: Sort) -> usize {
        self.changes.iter().filter(|entry| entry.sort == sort).map(|entry| entry.places.len()).sum()
    }
}

/// What the battles under one ruleset brought.
#[derive(Clone)]
pub struct Played {
    /// The battle and its ruleset.
    pub contest: Contest,
    /// What they brought, counted.
    pub tally: Tally,
    /// What the sides had at the start: men, guns, units of A and B.
    pub start: [[i64; 3]; 2],
}

impl Played {
    /// Nothing played yet.
    #[must_use]
    pub fn new(contest: Contest) -> Self {
        Self { contest, tally: Tally::default(), start: [[0; 3]; 2] }
    }

    /// Adds a battle.
    pub fn add(&mut self, battle: &BattleSummary) {
        if battle.unresolved != Some(Unresolved::Fault) {
            self.start = [0, 1].map(|side: usize| {
                let had = &battle.sides[side];
                [had.men, had.guns, had.units.into()]
            });
        }
        self.tally.add(battle);
    }
}

/// One battle under every ruleset, played.
#[derive(Clone)]
pub struct RulesComparison {
    /// Title of the scenario.
    pub title: String,
    /// Names of the sides.
    pub sides: [String; 2],
    /// Battles asked for under each ruleset.
    pub games: u64,
    /// Seed of the first of them; the others follow it.
    pub seed: u64,
    /// Each ruleset, in the order of [`contests`].
    pub played: Vec<Played>,
}
