//! What the engine says is said in every language of the editor: battles are played with random orders, orders of every verb
//! are put to the judge, every scenario is checked, and what of it all no language file knows is told.

use oblique_battle::Battle;
use oblique_board::hex::Hex;
use oblique_commander::{Table, commander};
use oblique_rules::manual::Manual;
use oblique_rules::pickup::Wishes;
use oblique_rules::play::{Event, Game, Ledger, Options, Order, PieceIx, Quote, Stream, Verb};
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_scenario::check::Checker;
use oblique_scenario::{Scenario, Side};
use oblique_testing::shipped::battles_of;
use oblique_text::{Language, left_as_it_is};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Orders a battle: enough for some turns.
const ORDERS: usize = if cfg!(debug_assertions) { 120 } else { 1500 };
/// Orders of officers in a battle: enough to come to blows.
const BLOWS: usize = if cfg!(debug_assertions) { 800 } else { 20_000 };
/// Pick-up games of a ruleset.
const PICK_UPS: u64 = if cfg!(debug_assertions) { 3 } else { 12 };

/// What was said, each with where it was first heard.
#[derive(Default)]
struct Heard {
    said: BTreeMap<String, &'static str>,
    /// Names of scenarios, which no language changes.
    names: BTreeSet<String>,
}

impl Heard {
    fn hear(&mut self, text: &str, of: &'static str) {
        if !text.is_empty() && !self.said.contains_key(text) {
            self.said.insert(text.to_owned(), of);
        }
    }

    fn quote(&mut self, quote: &Quote) {
        self.hear(&quote.manner, "manner");
        quote.lines.iter().for_each(|line| self.hear(&line.text, "quote"));
        quote.ledger.iter().for_each(|ledger| self.ledger(ledger));
    }

    fn ledger(&mut self, ledger: &Ledger) {
        self.hear(&ledger.title, "ledger");
        ledger.columns.iter().for_each(|column| self.hear(column, "ledger"));
        ledger.rows.iter().for_each(|row| self.hear(&row.what, "ledger"));
        ledger.lines.iter().for_each(|line| self.hear(&line.text, "ledger"));
    }

    fn events(&mut self, events: &[Event], manual: &Manual) {
        for event in events {
            match event {
                Event::Said(message) => self.hear(&message.text, "message"),
                Event::Drew(draw) => {
                    let title = |id: &str| manual.rule(id).map(|rule| rule.title.as_str());
                    let title = title(draw.name.as_str()).or_else(|| title(draw.rule.as_str()));
                    if let Some(title) = title {
                        self.hear(title, "title of a draw");
                    }
                    self.hear(&draw.outcome, "outcome of a draw");
                    for modifier in &draw.modifiers {
                        self.hear(modifier.what, "modifier");
                    }
                }
                Event::Sorted(dice) => {
                    self.hear(&dice.title, "dice");
                    dice.columns.iter().for_each(|column| self.hear(column, "dice"));
                    self.hear(&dice.in_words(), "dice");
                }
                _ => {}
            }
        }
    }

    /// What is shown of a battle beside its events.
    fn game(&mut self, game: &dyn Game, selected: Option<PieceIx>) {
        for gauge in game.gauges(None) {
            self.hear(&gauge.name, "gauge");
            self.hear(&gauge.note, "gauge");
        }
        for (name, value) in game.statistics(None) {
            self.hear(&name, "statistics");
            self.hear(&value, "statistics");
        }
        self.under_way(game);
        for area in game.areas(selected) {
            self.hear(&area.name, "area");
            self.hear(&area.note, "area");
        }
        if let Some(outcome) = &game.field().outcome {
            self.hear(&outcome.reason, "outcome");
        }
    }

    /// What a decision stands in, and the contest it is about.
    fn under_way(&mut self, game: &dyn Game) {
        for one in game.under_way() {
            self.hear(&one.title, "under way");
            one.notes.iter().for_each(|note| self.hear(note, "under way"));
            one.pools.iter().for_each(|pool| self.hear(&pool.what, "under way"));
        }
        game.ledger().iter().for_each(|ledger| self.ledger(ledger));
    }

    /// What is left in English of all that in a language, with where it was heard.
    fn left(&self, language: Language) -> Vec<String> {
        let mut left = BTreeSet::new();
        for (text, of) in &self.said {
            for words in left_as_it_is(text, language) {
                if !self.is_name(&words, text) {
                    left.insert(format!("{of}: '{words}' of '{text}'"));
                }
            }
        }
        left.into_iter().collect()
    }

    /// Is it a name of the scenario, several of them, or figures?
    fn is_name(&self, words: &str, text: &str) -> bool {
        let mut rest = words.to_owned();
        for name in self.names.iter().rev().filter(|name| name.contains(char::is_uppercase)) {
            rest = rest.replace(name.as_str(), "");
        }
        let part_of_a_name = self.names.iter().any(|name| name.contains(words) && text.contains(name));
        part_of_a_name || !rest.split(|c: char| !c.is_alphabetic()).any(|word| word.len() > 2)
    }
}

/// The names that a scenario gives.
fn names(scenario: &Scenario) -> impl Iterator<Item = String> + '_ {
    let pieces = scenario.pieces.values().map(|piece| piece.name.clone());
    let sides = Side::BOTH.map(|side| scenario.side(side).name.clone());
    let objectives = scenario.objectives.values().map(|objective| objective.name.clone());
    let features = scenario.board.features().values().map(|feature| feature.name.clone());
    let labels = scenario.board.labels().values().map(|label| label.text.clone());
    pieces.chain(sides).chain(objectives).chain(features).chain(labels).filter(|name| name.len() > 2)
}

fn play(scenario: &Scenario, rules: &'static dyn oblique_rules::Ruleset, seed: u64, heard: &mut Heard) {
    let options = Options { seed, fog: false, unattended: false };
    let Ok(mut battle) = Battle::begin(rules, scenario, &options) else { return };
    let verbs: BTreeSet<Verb> = rules.catalog().actions.iter().map(|action| action.verb).collect();
    let mut chance = Stream::new(seed);
    let mut pick =
        |n: usize| usize::try_from(chance.draw(0, i32::try_from(n.max(1)).unwrap_or(1) - 1)).unwrap_or(0);
    for step in 0..ORDERS {
        let game = battle.game();
        let Some(decision) = game.decision().cloned() else { break };
        heard.hear(&decision.prompt, "prompt");
        let mine: Vec<_> =
            game.field().iter().filter(|(_, p)| p.on_map() && p.side() == decision.side).collect();
        let Some((piece, at)) = mine.get(pick(mine.len())).map(|(pix, state)| (*pix, state.hex)) else {
            break;
        };
        let near: Vec<Hex> = scenario.board.layout().neighbours(at).map(|(_, hex)| hex).collect();
        for verb in &verbs {
            let verb = *verb;
            let hex = near.get(pick(near.len())).copied().unwrap_or(at);
            for order in [
                Order::blank(verb),
                Order::blank(verb).with_piece(Some(piece)),
                Order::blank(verb).with_piece(Some(piece)).with_hex(hex),
                Order::blank(verb).with_piece(Some(piece)).with_amount(1),
            ] {
                match game.judge(&order) {
                    Ok(quote) => heard.quote(&quote),
                    Err(refusal) => heard.hear(&refusal.message, "refusal"),
                }
            }
        }
        if step % 8 == 0 {
            heard.game(game, Some(piece));
        }
        let orders = game.orders(Some(piece));
        let orders = if orders.is_empty() || pick(8) == 0 { vec![decision.default.clone()] } else { orders };
        let order = orders[pick(orders.len())].clone();
        if let Ok(quote) = game.judge(&order) {
            heard.quote(&quote);
        }
        let order = if game.judge(&order).is_ok() { order } else { decision.default.clone() };
        match battle.give(decision.side, order) {
            Ok(events) => heard.events(events, rules.manual()),
            Err(_) => break,
        }
    }
    heard.game(battle.game(), None);
}

/// The same battle between two bold officers, who come to blows.
fn fight(scenario: &Scenario, rules: &'static dyn oblique_rules::Ruleset, seed: u64, heard: &mut Heard) {
    let options = Options { seed, fog: false, unattended: true };
    let Ok(mut battle) = Battle::begin(rules, scenario, &options) else { return };
    let Some(bold) =
        Side::BOTH.map(|side| commander("bold", seed, side)).into_iter().collect::<Option<Vec<_>>>()
    else {
        return;
    };
    let Ok(officers) = <[_; 2]>::try_from(bold) else { return };
    let mut table = Table::new(officers);
    for _ in 0..BLOWS {
        let Some((side, order)) = table.next(battle.game(), &battle.setting().clone()) else { break };
        if let Some(decision) = battle.game().decision() {
            heard.hear(&decision.prompt, "prompt");
        }
        heard.under_way(battle.game());
        if let Ok(quote) = battle.game().judge(&order) {
            heard.quote(&quote);
        }
        match battle.give(side, order) {
            Ok(events) => heard.events(events, rules.manual()),
            Err(_) => break,
        }
    }
    heard.game(battle.game(), None);
}

/// Pick-up games, step by step.
fn pick_up(rules: &'static dyn oblique_rules::Ruleset, heard: &mut Heard) {
    let Some(generator) = rules.pickup() else { return };
    // What lists call their armies and commands becomes names of the scenario.
    for list in rules.army_lists().map_or(&[][..], |lists| &lists.lists) {
        heard.names.extend(list.types.iter().map(|command| command.name.clone()));
        heard.names.insert(list.name.clone());
    }
    for seed in 1..=PICK_UPS {
        let Ok(game) = generator.generate(&Wishes { seed, ..Wishes::default() }) else { continue };
        heard.names.extend(names(&game.scenario));
        for taken in game.steps {
            heard.hear(taken.step.title, "step of a pick-up game");
            taken.throws.iter().for_each(|throw| heard.hear(&throw.about, "throw of a pick-up game"));
            taken.results.iter().for_each(|result| heard.hear(result, "result in a pick-up game"));
        }
    }
}

#[test]
fn what_the_engine_says_is_said_in_every_language() {
    let mut left = BTreeSet::new();
    for rules in RULESETS {
        let mut heard = Heard::default();
        pick_up(*rules, &mut heard);
        for language in Language::all().filter(|l| *l != Language::ENGLISH) {
            left.extend(heard.left(language));
        }
        for (seed, path) in (1..).zip(battles_of(rules.id())) {
            let text = fs::read_to_string(&path).expect("a battle that comes with the program");
            let scenario = read_scenario(&text).scenario.expect("it can be read");
            let mut heard = Heard { names: names(&scenario).collect(), ..Heard::default() };
            play(&scenario, *rules, seed, &mut heard);
            fight(&scenario, *rules, seed, &mut heard);
            for found in Checker::new(rules.checks(), &scenario).diagnostics() {
                heard.hear(&found.message, "check");
                found.fixes.iter().for_each(|fix| heard.hear(&fix.label, "fix"));
            }
            for language in Language::all().filter(|l| *l != Language::ENGLISH) {
                left.extend(heard.left(language));
            }
        }
    }
    for line in &left {
        println!("{line}");
    }
    assert!(left.is_empty(), "{} pieces of sentences are left in English", left.len());
}
