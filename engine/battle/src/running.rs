//! The battle itself: the state, what was ordered, what happened, and the way back.

use super::{Game, Hash64, Log, LogHeader, LogOrder, Tasks, fingerprint, log};
use oblique_board::Board;
use oblique_rules::RuleId;
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_rules::manual::Manual;
use oblique_rules::play::{Event, Moment, Options, Order, Refusal};
use oblique_scenario::check::{Diagnostic, Place, Severity};
use oblique_scenario::{Scenario, Side};
use std::sync::Arc;

/// What does not change in the course of a battle and everybody may know.
#[derive(Clone)]
pub struct BattleSetting {
    /// The ruleset's catalog.
    pub catalog: &'static Catalog,
    /// The ruleset's manual.
    pub manual: &'static Manual,
    /// The ground.
    pub board: Arc<Board>,
    /// Names of side A and side B.
    pub sides: [String; 2],
    /// In what the computer's officers differ under these rules, as `RulesetData` has it.
    pub commanders: &'static str,
    /// What the designer means commands to do.
    pub tasks: Arc<Tasks>,
}

impl BattleSetting {
    /// The setting of a scenario played by a ruleset.
    #[must_use]
    pub fn new(rules: &dyn Ruleset, scenario: &Scenario) -> Self {
        Self {
            catalog: rules.catalog(),
            manual: rules.manual(),
            board: Arc::new(scenario.board.clone()),
            sides: Side::BOTH.map(|s| scenario.side(s).name.clone()),
            commanders: rules.data().commanders,
            tasks: Arc::new(Tasks::of(scenario, rules.catalog())),
        }
    }
}

/// One order and all that came of it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The turn in which it was given.
    pub turn: u16,
    /// Who gave it.
    pub side: Side,
    /// Which decision it answered: the catalog's decision id.
    pub decision: &'static str,
    /// The order.
    pub order: Order,
    /// What happened.
    pub events: Vec<Event>,
}

/// The state hash at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnHash {
    /// The turn that ended.
    pub turn: u16,
    /// How many orders had been given by then.
    pub step: usize,
    /// The hash of the state in which the last of them left the battle.
    pub hash: Hash64,
}

/// A running battle and its log.
///
/// Checkpoints (copies of the state at every turn's beginning) make every earlier moment quick to
/// reach.
///
/// ```
/// use oblique_battle::Battle;
/// use oblique_rules::play::Options;
/// use oblique_testing::toy::{self, Toy};
///
/// let options = Options { seed: 7, fog: false, unattended: false };
/// let mut battle = Battle::begin(&Toy, &toy::scenario(), &options).expect("it can be played");
/// while !battle.over() {
///     let decision = battle.game().decision().expect("somebody decides");
///     let (side, order) = (decision.side, decision.default.clone());
///     battle.give(side, order).expect("the default is legal");
/// }
/// // The log tells the whole battle; any moment of it can be gone back to.
/// let orders = battle.steps().len();
/// battle.rewind_to(orders / 2);
/// assert!(!battle.over());
/// ```
pub struct Battle {
    header: LogHeader,
    setting: BattleSetting,
    game: Box<dyn Game>,
    steps: Vec<Step>,
    hashes: Vec<TurnHash>,
    /// (steps given before it, state), ascending; the first is (0, the opening).
    checkpoints: Vec<(usize, Box<dyn Game>)>,
}

impl Clone for Battle {
    fn clone(&self) -> Self {
        Self {
            header: self.header.clone(),
            setting: self.setting.clone(),
            game: self.game.boxed_clone(),
            steps: self.steps.clone(),
            hashes: self.hashes.clone(),
            checkpoints: self.checkpoints.iter().map(|(n, g)| (*n, g.boxed_clone())).collect(),
        }
    }
}

impl Battle {
    /// Opens the battle of a scenario under a ruleset.
    ///
    /// # Errors
    /// The diagnostics that keep it from being played.
    pub fn begin(
        rules: &dyn Ruleset,
        scenario: &Scenario,
        options: &Options,
    ) -> Result<Self, Vec<Diagnostic>> {
        if scenario.pieces.len() > MOST_PIECES {
            return Err(vec![too_many_pieces(scenario.pieces.len())]);
        }
        Ok(Self::waiting(rules, scenario, options, rules.begin(scenario, options)?))
    }

    /// Opens the battle of a scenario at a moment in its middle. Its log does not tell the moment:
    /// such a battle can be played and looked back on, but not replayed from the scenario.
    ///
    /// # Errors
    /// The diagnostics that keep it from being played.
    pub fn begin_at(
        rules: &dyn Ruleset,
        scenario: &Scenario,
        options: &Options,
        moment: &Moment,
    ) -> Result<Self, Vec<Diagnostic>> {
        let (game, _) = rules.begin_at(scenario, options, moment)?;
        Ok(Self::waiting(rules, scenario, options, game))
    }

    fn waiting(rules: &dyn Ruleset, scenario: &Scenario, options: &Options, game: Box<dyn Game>) -> Self {
        Self {
            header: LogHeader {
                format: log::FORMAT.to_owned(),
                ruleset: scenario.ruleset.clone(),
                title: scenario.meta.title.clone(),
                scenario: String::new(),
                scenario_hash: fingerprint(scenario),
                seed: options.seed,
                fog: options.fog,
                unattended: options.unattended,
                players: [String::new(), String::new()],
            },
            setting: BattleSetting::new(rules, scenario),
            checkpoints: vec![(0, game.boxed_clone())],
            game,
            steps: Vec::new(),
            hashes: Vec::new(),
        }
    }

    /// The state, and what is waited for.
    #[must_use]
    pub fn game(&self) -> &dyn Game {
        self.game.as_ref()
    }

    /// Catalog, ground and names.
    #[must_use]
    pub const fn setting(&self) -> &BattleSetting {
        &self.setting
    }

    /// The first line of its log.
    #[must_use]
    pub const fn header(&self) -> &LogHeader {
        &self.header
    }

    /// Notes where the scenario was read from and who plays, for the log's reader.
    pub fn annotate(&mut self, scenario: &str, players: [&str; 2]) {
        scenario.clone_into(&mut self.header.scenario);
        self.header.players = players.map(str::to_owned);
    }

    /// The orders given, oldest first.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The hashes of the turns that have ended.
    #[must_use]
    pub fn hashes(&self) -> &[TurnHash] {
        &self.hashes
    }

    /// Is it over?
    #[must_use]
    pub fn over(&self) -> bool {
        self.game.decision().is_none()
    }

    /// Gives an order on behalf of a side and returns what happened.
    ///
    /// # Errors
    /// The refusal, and nothing has changed: the battle is over, waits for the other side, or a
    /// rule forbids the order.
    pub fn give(&mut self, side: Side, order: Order) -> Result<&[Event], Refusal> {
        let Some(decision) = self.game.decision() else {
            return Err(Refusal::new(RuleId::NONE, "The battle is over."));
        };
        if decision.side != side {
            let name = &self.setting.sides[decision.side.index()];
            return Err(Refusal::new(RuleId::NONE, format!("The battle waits for a decision of {name}.")));
        }
        let (kind, turn) = (decision.kind, self.game.field().turn);
        let events = self.game.carry_out(&order)?;
        self.steps.push(Step { turn, side, decision: kind, order, events });
        self.close_turn(turn);
        Ok(self.steps.last().map_or(&[], |s| &s.events))
    }

    /// Notes hash and checkpoint if the last order ended turn `turn` or the battle.
    fn close_turn(&mut self, turn: u16) {
        let ended = self.game.decision().is_none();
        if ended || self.game.field().turn != turn {
            let hash = Hash64(self.game.state_hash());
            self.hashes.push(TurnHash { turn, step: self.steps.len(), hash });
            if !ended {
                self.checkpoints.push((self.steps.len(), self.game.boxed_clone()));
            }
        }
    }

    /// The state after the first `step` orders (all of them if there are fewer).
    #[must_use]
    pub fn state_at(&self, step: usize) -> Box<dyn Game> {
        let step = step.min(self.steps.len());
        if step == self.steps.len() {
            return self.game.boxed_clone();
        }
        let after = self.checkpoints.partition_point(|(n, _)| *n <= step);
        // The first checkpoint is at 0, so there is always one at or before any step.
        let Some((from, checkpoint)) = self.checkpoints.get(after.saturating_sub(1)) else {
            return self.game.boxed_clone();
        };
        let mut game = checkpoint.boxed_clone();
        for event in self.steps[*from..step].iter().flat_map(|s| &s.events) {
            game.apply(event);
        }
        game
    }

    /// Goes back to the moment after the first `step` orders and forgets the later ones.
    pub fn rewind_to(&mut self, step: usize) {
        if step >= self.steps.len() {
            return;
        }
        self.game = self.state_at(step);
        self.steps.truncate(step);
        self.checkpoints.retain(|(n, _)| *n <= step);
        self.hashes.retain(|h| h.step <= step);
    }

    /// Takes the last order back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.steps.len().checked_sub(1) else {
            return false;
        };
        self.rewind_to(last);
        true
    }

    /// Another battle that shares the first `step` orders with this one.
    #[must_use]
    pub fn branch_at(&self, step: usize) -> Self {
        let mut branch = self.clone();
        branch.rewind_to(step);
        branch
    }

    /// The log of all orders so far.
    #[must_use]
    pub fn log(&self) -> Log {
        let order = |(i, s): (usize, &Step)| LogOrder {
            n: i + 1,
            turn: s.turn,
            side: s.side,
            decision: s.decision.to_owned(),
            order: s.order.clone(),
        };
        Log {
            header: self.header.clone(),
            orders: self.steps.iter().enumerate().map(order).collect(),
            hashes: self.hashes.clone(),
            outcome: self.game.field().outcome.clone(),
        }
    }
}

/// The most pieces a battle can tell apart: a piece is a number of sixteen bits in play, and some come in the
/// course of it.
const MOST_PIECES: usize = 60_000;

fn too_many_pieces(count: usize) -> Diagnostic {
    let message =
        format!("The battle has {count} pieces; it can be played with {MOST_PIECES}. Take some out of it.");
    Diagnostic::new("pieces", Severity::Error, Place::Param("pieces".to_owned()), message)
}

#[cfg(test)]
mod tests {
    use super::super::{same_by_events, test_toy};
    use super::*;

    fn played(orders: usize) -> Battle {
        let mut battle = test_toy::battle(7);
        for _ in 0..orders {
            let Some(decision) = battle.game().decision() else { break };
            let (side, order) = (decision.side, battle.game().orders(None).remove(0));
            battle.give(side, order).unwrap();
        }
        battle
    }

    #[test]
    fn orders_of_the_wrong_side_are_refused_and_change_nothing() {
        let mut battle = test_toy::battle(7);
        let before = battle.game().state_hash();
        let refusal = battle.give(Side::B, Order::EndPhase).unwrap_err();
        assert!(refusal.message.contains("Reds"), "{refusal:?}");
        assert_eq!(before, battle.game().state_hash());
        assert!(battle.steps().is_empty());
    }

    #[test]
    fn every_earlier_moment_can_be_reached() {
        let mut battle = test_toy::battle(7);
        let mut hashes = vec![battle.game().state_hash()];
        for _ in 0..9 {
            let (side, order) =
                (battle.game().decision().unwrap().side, battle.game().orders(None).remove(0));
            battle.give(side, order).unwrap();
            hashes.push(battle.game().state_hash());
        }
        for (step, hash) in hashes.iter().enumerate() {
            assert_eq!(battle.state_at(step).state_hash(), *hash, "after {step} orders");
            assert_eq!(battle.branch_at(step).game().state_hash(), *hash);
        }
        assert!(battle.undo());
        assert_eq!(battle.game().state_hash(), hashes[8]);
        assert_eq!(battle.steps().len(), 8);
    }

    #[test]
    fn events_carry_the_whole_change() {
        let battle = played(12);
        for n in 0..battle.steps().len() {
            let (before, after) = (battle.state_at(n), battle.branch_at(n + 1));
            assert!(same_by_events(before.as_ref(), &battle.steps()[n].events, after.game()));
        }
    }
}
