//! Random legal orders in every battle that comes with the program, with every invariant of the
//! ruleset swept after every event, every listed order put to the judge, and every log replayed.
//!
//! `OBLIQUE_TURNS=10000 cargo test --release -p oblique-core --test random_play -- --nocapture`
//! plays that many turns in all; without it, few in a debug build.

use oblique_battle::{Battle, replay};
use oblique_board::hex::Hex;
use oblique_commander::{Table, commander};
use oblique_rules::play::{Agenda, Event, Game, Options, Order, PieceIx, PieceState, Stream};
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_scenario::{Scenario, Side};
use oblique_testing::shipped::battles_of;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Turns in all when nothing else is asked for.
const TURNS: u64 = if cfg!(debug_assertions) { 42 } else { 10_000 };
/// After so many orders in one turn something goes round in a circle.
const MOST_ORDERS: u32 = 20_000;

/// One order in so many is chosen from the whole list, and the list put to the judge.
const WHOLE_LIST: i32 = 16;
/// One order in so many of a whole list is appraised by a copy, and without its path.
const COPY_APPRAISES: usize = 7;
/// One order in so many is the default, which ends the phase: the battle must get on.
const DEFAULT: i32 = 30;
/// One battle in so many is played by the commander `random`, all of whose lists are judged.
const UNIFORM: u64 = 8;

/// Gives random legal orders like the commander `random`, but quickly: he asks for the orders of one
/// piece at a time, and half of the time goes for the enemy, so that there is fighting to sweep.
struct Hasty(Stream);

impl Hasty {
    fn pick(&mut self, n: usize) -> usize {
        let last = i32::try_from(n).map_or(0, |n| (n - 1).max(0));
        usize::try_from(self.0.draw(0, last)).unwrap_or(0)
    }

    fn choose(&mut self, game: &dyn Game) -> Order {
        let decision = game.decision().expect("he is asked something");
        if self.0.draw(1, DEFAULT) == 1 && game.judge(&decision.default).is_ok() {
            return decision.default.clone();
        }
        let (mine, enemies): (Vec<_>, Vec<_>) =
            game.field().iter().filter(|(_, p)| p.on_map()).partition(|(_, p)| p.side() == decision.side);
        let whole = self.0.draw(1, WHOLE_LIST) == 1;
        for _ in 0..if whole { 0 } else { 12 } {
            let Some((pix, _)) = mine.get(self.pick(mine.len())) else { break };
            let orders = game.orders(Some(*pix));
            if !orders.is_empty() {
                return self.among(&orders, &enemies);
            }
        }
        self.among(&listed(game), &enemies)
    }

    /// A verb by chance, and an order of that verb.
    fn among(&mut self, orders: &[Order], enemies: &[(PieceIx, &PieceState)]) -> Order {
        let verb = orders[self.pick(orders.len())].verb();
        let kin: Vec<&Order> = orders.iter().filter(|o| o.verb() == verb).collect();
        let far = |hex: Hex| enemies.iter().map(|(_, p)| p.hex.unsigned_distance_to(hex)).min();
        let nearest = kin.iter().filter(|o| o.hex().is_some()).min_by_key(|o| o.hex().and_then(far));
        match nearest.filter(|_| self.0.draw(1, 2) == 1) {
            Some(order) => (*order).clone(),
            None => kin[self.pick(kin.len())].clone(),
        }
    }
}

/// The whole list of orders, each of which the judge must take.
fn listed(game: &dyn Game) -> Vec<Order> {
    let decision = game.decision().expect("a decision is asked");
    let orders = game.orders(None);
    assert!(!orders.is_empty(), "no order is listed: {decision:?}");
    for order in &orders {
        let judged = game.judge(order);
        assert!(judged.is_ok(), "{order:?} is listed but refused, {judged:?}: {decision:?}");
    }
    if let Err(refusal) = game.judge(&decision.default) {
        // A phase cannot end while a charge is ridden or an assault move has not closed.
        let waits = ["charge.move", "assaultmove.enforce"].contains(&refusal.rule.as_str());
        assert!(waits && !orders.contains(&decision.default), "the default, {refusal:?}: {decision:?}");
    }
    assert_eq!(game.agenda(), Agenda::from(orders.clone()), "who may be ordered: {decision:?}");
    nothing_stale(game, &orders);
    quick_ways_agree(game, &orders);
    orders
}

/// Orders listed without their paths are the same orders; what one is worth at the most, it is.
fn quick_ways_agree(game: &dyn Game, orders: &[Order]) {
    let short = game.orders_without_paths(None);
    assert_eq!(short.len(), orders.len(), "without paths other orders are listed: {:?}", game.decision());
    for (short, order) in short.into_iter().zip(orders).step_by(COPY_APPRAISES) {
        let exact = game.appraise(order);
        assert_eq!(game.appraise(&short), exact, "without its path it is appraised otherwise: {order:?}");
        assert_eq!(game.with_path(short), *order, "it is given another path");
        if let Some(most) = game.appraise_at_most(order) {
            let bound = most.harm >= exact.harm
                && most.good >= exact.good
                && most.cost <= exact.cost
                && (exact.folly || !most.folly);
            assert!(bound, "at the most {most:?}, and it is {exact:?}: {order:?}");
        }
    }
}

/// A copy begins with nothing worked out: it must list and appraise as the battle does that has kept what still holds.
fn nothing_stale(game: &dyn Game, orders: &[Order]) {
    let decision = game.decision();
    let fresh = game.boxed_clone();
    assert!(fresh.orders(None) == orders, "a copy lists other orders: {decision:?}");
    for order in orders.iter().step_by(COPY_APPRAISES) {
        assert_eq!(fresh.appraise(order), game.appraise(order), "a copy appraises otherwise: {order:?}");
        assert_eq!(fresh.outlook(order), game.outlook(order), "a copy expects otherwise after: {order:?}");
    }
}

/// What was swept.
#[derive(Default)]
struct Swept {
    battles: u64,
    ended: u64,
    turns: u64,
    orders: u64,
    events: u64,
    draws: BTreeMap<&'static str, u64>,
}

/// Every battle that comes with the program, in order of name.
fn scenarios() -> Vec<(String, Scenario)> {
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("the scenario can be read");
        let name = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        (name, read_scenario(&text).scenario.expect("the scenario is whole"))
    };
    RULESETS.iter().flat_map(|ruleset| battles_of(&ruleset.catalog().id)).map(read).collect()
}

/// Applies the events of an order one by one to a battle that is led along by nothing else, and
/// sweeps after each; at the end of the order it must be the very battle.
fn sweep(along: &mut dyn Game, events: &[Event], after: &dyn Game, tell: &dyn Fn() -> String) {
    for (n, event) in events.iter().enumerate() {
        assert_eq!(along.audit_event(event), None, "event {n} {event:?} of {}", tell());
        along.apply(event);
        assert_eq!(along.audit(false), [] as [String; 0], "after event {n} {event:?} of {}", tell());
    }
    assert_eq!(after.audit(true), [] as [String; 0], "after {}", tell());
    assert_eq!(along.state_hash(), after.state_hash(), "the events do not carry the change: {}", tell());
}

/// Plays one battle, at most `turns` turns of it.
fn play(name: &str, scenario: &Scenario, seed: u64, turns: u64, swept: &mut Swept) {
    let options = Options { seed, fog: seed % 2 == 1, unattended: false };
    let mut battle =
        Battle::begin(oblique_rulesets::ruleset_of(scenario).expect("a ruleset of ours"), scenario, &options)
            .unwrap_or_else(|e| panic!("{name}: {e:?}"));
    let setting = battle.setting().clone();
    let seat = |side: Side| commander("random", seed, side).expect("there is a random commander");
    let mut table = Table::new([seat(Side::A), seat(Side::B)]);
    let (mut turn, mut given, mut played) = (battle.game().field().turn, 0, 0);
    assert_eq!(battle.game().audit(true), [] as [String; 0], "{name}, as it opens");
    let mut along = battle.game().boxed_clone();
    let mut deferring = Hasty(Stream::new(seed));
    while let Some(side) = battle.game().decision().map(|d| d.side) {
        let order = if seed % UNIFORM == 1 {
            listed(battle.game());
            table.next(battle.game(), &setting).expect("a decision is asked").1
        } else {
            deferring.choose(battle.game())
        };
        let decision = battle.game().decision().expect("an order answers a decision").clone();
        let tell = || format!("{name}, seed {seed}, turn {turn}, {decision:?}: {order:?}");
        let events = match battle.give(side, order.clone()) {
            Ok(_) => &battle.steps().last().expect("an order was given").events,
            Err(refusal) => panic!("{refusal:?}: {}", tell()),
        };
        sweep(along.as_mut(), events, battle.game(), &tell);
        swept.orders += 1;
        swept.events += events.len() as u64;
        for event in events {
            if let Event::Drew(draw) = event {
                *swept.draws.entry(draw.name.as_str()).or_default() += 1;
            }
        }
        given += 1;
        assert!(given < MOST_ORDERS, "the turn does not end: {}", tell());
        let now = battle.game().field().turn;
        if now != turn || battle.over() {
            (turn, given, played) = (now, 0, played + 1);
            if played == turns {
                break;
            }
        }
    }
    swept.battles += 1;
    swept.turns += played;
    if battle.over() {
        assert!(battle.game().field().outcome.is_some(), "{name}, seed {seed}: over without an outcome");
        swept.ended += 1;
    }
    let report = replay(oblique_rulesets::REGISTRY, scenario, &battle.log());
    assert_eq!(report.difference.map(|d| d.to_string()), None, "{name}, seed {seed}: the log");
    let again = report.battle.expect("it was played again");
    assert_eq!(again.game().state_hash(), battle.game().state_hash(), "{name}, seed {seed}: the log");
}

#[test]
fn every_invariant_holds_under_random_play() {
    let turns = std::env::var("OBLIQUE_TURNS").ok().and_then(|t| t.parse().ok()).unwrap_or(TURNS);
    let first: u64 = std::env::var("OBLIQUE_SEED").ok().and_then(|t| t.parse().ok()).unwrap_or(1);
    let only = std::env::var("OBLIQUE_ONLY").unwrap_or_default();
    let scenarios: Vec<_> = scenarios().into_iter().filter(|(name, _)| name.contains(&only)).collect();
    let share = turns.div_ceil(scenarios.len() as u64);
    let mut swept = Swept::default();
    for (k, (name, scenario)) in (0..).zip(&scenarios) {
        let (start, mut seed) = (swept.turns, first + k);
        while swept.turns - start < share {
            let left = share - (swept.turns - start);
            play(name, scenario, seed, left, &mut swept);
            seed += 1;
        }
        println!("{name}: {} turns, {} battles in all", swept.turns - start, swept.battles);
    }
    println!(
        "swept {} turns of {} battles ({} to the end): {} orders, {} events",
        swept.turns, swept.battles, swept.ended, swept.orders, swept.events
    );
    println!("draws: {:?}", swept.draws);
    assert!(swept.turns >= turns);
}
