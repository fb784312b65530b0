//! Playing a log again and comparing hash for hash.

use super::{Battle, Hash64, Log, fingerprint};
use oblique_rules::play::{Event, Game, Options, Refusal};
use oblique_rules::{Registry, Ruleset};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Scenario, Side};

/// The first thing in which a log and the battle played from it differ.
#[derive(Clone, Debug, PartialEq)]
pub enum Difference {
    /// The scenario is not the one the log was made from.
    Scenario {
        /// Hash in the log.
        logged: Hash64,
        /// Hash of the scenario.
        found: Hash64,
    },
    /// The scenario cannot be played.
    Unplayable(Vec<Diagnostic>),
    /// An order answers another decision, or is given by another side, than the battle asks for.
    Decision {
        /// Number of the order, from 1.
        order: usize,
        /// Turn.
        turn: u16,
        /// What the log says.
        logged: (Side, String),
        /// What the battle waits for (`None`: it is over).
        found: Option<(Side, String)>,
    },
    /// An order is refused.
    Refused {
        /// Number of the order, from 1.
        order: usize,
        /// Turn.
        turn: u16,
        /// Why.
        refusal: Refusal,
    },
    /// A turn ended at another order than the log says, or in another state.
    State {
        /// Number of the last order before the difference was seen, from 1.
        order: usize,
        /// The turn that ended.
        turn: u16,
        /// Hash in the log, if it has one there.
        logged: Option<Hash64>,
        /// Hash in the battle, if a turn ended there.
        found: Option<Hash64>,
    },
    /// The outcome is another one.
    Outcome,
}

impl Difference {
    /// The difference in a clause; `turn_name` is what the ruleset calls a turn.
    #[must_use]
    pub fn in_words(&self, turn_name: &str) -> String {
        let name = turn_name.to_lowercase();
        let put = |h: &Option<Hash64>| h.map_or_else(|| "none".to_owned(), |h| h.to_string());
        match self {
            Self::Scenario { logged, found } => {
                format!("the scenario has changed since the log was made (hash {found}, in the log {logged})")
            }
            Self::Unplayable(errors) => {
                let first = errors.first().map_or("no reason given", |e| &e.message);
                format!("the scenario cannot be played: {first}")
            }
            Self::Decision { order, turn, logged: (side, kind), found } => {
                let found = match found {
                    Some((side, kind)) => format!("the battle waits for side {side} to decide '{kind}'"),
                    None => "the battle is over".to_owned(),
                };
                format!("order {order}, {name} {turn}: the log has side {side} decide '{kind}', {found}")
            }
            Self::Refused { order, turn, refusal } => {
                format!("order {order}, {name} {turn} is refused: {}", refusal.message)
            }
            Self::State { order, turn, logged, found } => format!(
                "the states differ at the end of {name} {turn}, after order {order} (hash {}, in the log {})",
                put(found),
                put(logged)
            ),
            Self::Outcome => "the outcome differs from the one in the log".to_owned(),
        }
    }
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.in_words("turn"))
    }
}

/// What came of playing a log again.
pub struct ReplayReport {
    /// The battle as far as it went; `None` if it could not be opened.
    pub battle: Option<Battle>,
    /// Turns whose hash agreed.
    pub turns: usize,
    /// The first difference; `None` if there is none.
    pub difference: Option<Difference>,
}

/// Plays a log again and compares decisions, hashes and outcome until the first difference.
#[must_use]
pub fn replay(rulesets: Registry, scenario: &Scenario, log: &Log) -> ReplayReport {
    match rulesets.of(scenario) {
        Ok(rules) => replay_under(rules, scenario, log),
        Err(errors) => {
            ReplayReport { battle: None, turns: 0, difference: Some(Difference::Unplayable(errors)) }
        }
    }
}

/// As [`replay`], under a ruleset handed in.
pub(super) fn replay_under(rules: &dyn Ruleset, scenario: &Scenario, log: &Log) -> ReplayReport {
    let found = fingerprint(scenario);
    if found != log.header.scenario_hash {
        let difference = Difference::Scenario { logged: log.header.scenario_hash, found };
        return ReplayReport { battle: None, turns: 0, difference: Some(difference) };
    }
    let options = Options { seed: log.header.seed, fog: log.header.fog, unattended: log.header.unattended };
    match Battle::begin(rules, scenario, &options) {
        Err(errors) => {
            ReplayReport { battle: None, turns: 0, difference: Some(Difference::Unplayable(errors)) }
        }
        Ok(mut battle) => {
            battle.annotate(&log.header.scenario, log.header.players.each_ref().map(String::as_str));
            let difference = follow(&mut battle, log).err();
            let agreed = battle.hashes().iter().zip(&log.hashes).take_while(|(a, b)| a == b).count();
            ReplayReport { battle: Some(battle), turns: agreed, difference }
        }
    }
}

fn follow(battle: &mut Battle, log: &Log) -> Result<(), Difference> {
    for entry in &log.orders {
        let (order, turn) = (battle.steps().len() + 1, battle.game().field().turn);
        let asked = battle.game().decision().map(|d| (d.side, d.kind.to_owned()));
        let logged = (entry.side, entry.decision.clone());
        if asked.as_ref() != Some(&logged) {
            return Err(Difference::Decision { order, turn, logged, found: asked });
        }
        battle.give(entry.side, entry.order.clone()).map_err(|refusal| Difference::Refused {
            order,
            turn,
            refusal,
        })?;
        let ended = battle.hashes().last().filter(|h| h.step == order);
        let logged = log.hashes.iter().find(|h| h.step == order);
        if ended != logged {
            let turn = ended.or(logged).map_or(turn, |h| h.turn);
            return Err(Difference::State {
                order,
                turn,
                logged: logged.map(|h| h.hash),
                found: ended.map(|h| h.hash),
            });
        }
    }
    if log.outcome.is_some() && battle.game().field().outcome != log.outcome {
        return Err(Difference::Outcome);
    }
    Ok(())
}

/// Does applying the events to a copy of `before` give the state of `after`, hash for hash? What
/// every order of every ruleset must keep.
#[must_use]
pub fn same_by_events(before: &dyn Game, events: &[Event], after: &dyn Game) -> bool {
    let mut copy = before.boxed_clone();
    for event in events {
        copy.apply(event);
    }
    copy.state_hash() == after.state_hash()
}

#[cfg(test)]
mod tests {
    use super::super::test_toy;
    use super::*;
    use oblique_rules::play::{Order, PieceIx, Verb};

    #[test]
    fn a_log_replays_to_the_same_hashes() {
        let log = test_toy::played(7).log();
        let report = replay_under(&oblique_testing::toy::Toy, &oblique_testing::toy::scenario(), &log);
        assert_eq!(report.difference, None);
        assert_eq!(report.turns, log.hashes.len());
    }

    #[test]
    fn the_first_difference_is_named() {
        let mut log = test_toy::played(7).log();
        log.hashes[1].hash = Hash64(1);
        let report = replay_under(&oblique_testing::toy::Toy, &oblique_testing::toy::scenario(), &log);
        assert!(
            matches!(report.difference, Some(Difference::State { turn: 2, .. })),
            "{:?}",
            report.difference
        );
        assert_eq!(report.turns, 1);

        let mut log = test_toy::played(7).log();
        log.orders[2].order = Order::of(Verb::Concede, PieceIx(99));
        let report = replay_under(&oblique_testing::toy::Toy, &oblique_testing::toy::scenario(), &log);
        assert!(matches!(report.difference, Some(Difference::Refused { order: 3, .. })));
    }

    #[test]
    fn a_changed_scenario_is_told() {
        let log = test_toy::played(7).log();
        let mut scenario = oblique_testing::toy::scenario();
        scenario.objectives.clear();
        let report = replay_under(&oblique_testing::toy::Toy, &scenario, &log);
        assert!(matches!(report.difference, Some(Difference::Scenario { .. })));
    }
}
