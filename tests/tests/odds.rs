//! What a battle tells before an order is what its own dice do: every distribution told is counted
//! anew with every value of the dice, in the battles that come with the program. And where the map
//! says a piece can get to is where the judge lets it go.

use oblique_battle::Battle;
use oblique_board::hex::Hex;
use oblique_rules::play::{Draw, Event, Game, Odds, Options, Order, PieceIx, Sequel, Stream, Verb, sequel};
use oblique_rulesets::read_scenario;
use oblique_scenario::Scenario;
use std::collections::{BTreeMap, BTreeSet};

const FOOT_AND_HORSE: &str = include_str!("../../scenarios/dragoon/dogs_of_war.ron");
const MUSKETS: &str = include_str!("../../scenarios/flintlock/cowpens.ron");
const BRIGADES: &str = include_str!("../../scenarios/drums/peninsular_clash.ron");
const STANDS: &str = include_str!("../../scenarios/purky/sagschuetz.ron");

fn scenario(text: &str) -> Scenario {
    read_scenario(text).scenario.expect("it is read whole")
}

fn begin(scenario: &Scenario, fog: bool, seed: u64) -> Battle {
    Battle::begin(
        oblique_rulesets::ruleset_of(scenario).expect("a ruleset of ours"),
        scenario,
        &Options { seed, fog, unattended: false },
    )
    .unwrap_or_else(|why| panic!("it can be played: {why:?}"))
}

fn give(battle: &mut Battle, order: Order) {
    let side = battle.game().decision().expect("a decision").side;
    battle.give(side, order).expect("it is legal");
}

fn draws(game: &dyn Game, order: &Order, dice: &[i32]) -> Vec<Draw> {
    let mut copy = game.supposing(dice).expect("a copy");
    let events = copy.carry_out(order).expect("it is legal");
    events.into_iter().filter_map(|e| if let Event::Drew(draw) = e { Some(draw) } else { None }).collect()
}

/// Counts a distribution with the dice before it as given.
fn recount(game: &dyn Game, order: &Order, odds: &Odds, before: &[i32]) {
    let mut ways: BTreeMap<String, u64> = BTreeMap::new();
    for value in odds.range.0..=odds.range.1 {
        let dice: Vec<i32> = before.iter().copied().chain([value]).collect();
        let draw = draws(game, order, &dice).into_iter().nth(before.len()).expect("the draw is made");
        assert_eq!((draw.name, draw.piece, draw.value), (odds.name, odds.piece, value), "{order:?}");
        *ways.entry(draw.outcome).or_default() += 1;
    }
    let quoted: BTreeMap<String, u64> = odds.chances.iter().map(|c| (c.text.clone(), c.ways)).collect();
    assert_eq!(quoted, ways, "{order:?}");
    let shares: f64 = odds.chances.iter().map(|c| c.ways as f64 / odds.total() as f64).sum();
    assert!((shares - 1.0).abs() < 1e-12, "{shares}");
}

/// What an order is said to lead to is what it leads to.
fn check_sequel(game: &dyn Game, order: &Order, seen: &mut BTreeMap<(Verb, &'static str), u32>) {
    let decision = game.decision().expect("a decision");
    let Some(said) = sequel(game, order) else {
        assert!(decision.joint, "only what the other side has a part in is not known: {order:?}");
        return;
    };
    let mut real = game.boxed_clone();
    let events = real.carry_out(order).expect("it is legal");
    let first = events.iter().find_map(|e| if let Event::Drew(draw) = e { Some(draw) } else { None });
    let kind = match (&said, first) {
        (Sequel::Chance(quoted), Some(draw)) => {
            assert_eq!((quoted.name, quoted.piece), (draw.name, draw.piece), "{order:?}");
            "sequel: chance"
        }
        (Sequel::Asked(next), None) => {
            let asked = real.decision().expect("it is asked");
            assert_eq!((next.kind, next.side, next.piece), (asked.kind, asked.side, asked.piece));
            assert_eq!(next.turn, (real.field().turn != game.field().turn).then(|| real.field().turn));
            if let Some((n, verb)) = next.able {
                let all = real.orders(None);
                let able: BTreeSet<PieceIx> = all
                    .iter()
                    .filter(|o| o.verb() == verb)
                    .filter_map(oblique_rules::play::Order::piece)
                    .collect();
                assert_eq!(able.len(), n, "{order:?}");
            }
            "sequel: asked"
        }
        (Sequel::Over, None) => {
            assert!(real.decision().is_none());
            "sequel: over"
        }
        _ => panic!("{order:?}: {said:?} and {first:?}"),
    };
    *seen.entry((order.verb(), kind)).or_default() += 1;
}

fn check(game: &dyn Game, order: &Order, seen: &mut BTreeMap<(Verb, &'static str), u32>) {
    let all = game.odds(order);
    let mut before = Vec::new();
    for odds in &all {
        let n = seen.entry((order.verb(), odds.name.as_str())).or_default();
        *n += 1;
        assert!(odds.total() > 0 && !odds.chances.is_empty(), "{order:?}");
        // Plots are not rolled for yet: their tables have a test of their own.
        let joint = matches!(odds.rule.as_str(), "ass.mc1" | "ass.sequence" | "fire.hits");
        if matches!(order.verb(), Verb::Plot) || matches!(order.verb(), Verb::Assault | Verb::Done) && joint {
            continue;
        }
        let size = u64::try_from(odds.range.1 - odds.range.0 + 1).expect("a range");
        assert_eq!(odds.total(), size, "{order:?}");
        if *n <= 3 {
            recount(game, order, odds, &before);
            for then in odds.chances.iter().filter_map(|c| c.then.as_ref().map(|then| (c, then))) {
                let inner = u64::try_from(then.1.range.1 - then.1.range.0 + 1).expect("a range");
                assert_eq!(then.1.total(), then.0.ways * inner, "every case is followed up: {order:?}");
            }
        }
        before.push(odds.range.0);
    }
}

/// Plays by random orders and checks the first order of every verb at every decision.
fn walk(text: &str, fog: bool, seed: u64, orders: u32) -> BTreeMap<(Verb, &'static str), u32> {
    let mut battle = begin(&scenario(text), fog, seed);
    let mut luck = Stream::new(seed);
    let mut seen = BTreeMap::new();
    for _ in 0..orders {
        let Some(decision) = battle.game().decision().cloned() else { break };
        let all = battle.game().orders(None);
        let mut verbs: BTreeMap<Verb, Vec<&Order>> = BTreeMap::new();
        for order in &all {
            verbs.entry(order.verb()).or_default().push(order);
        }
        for kin in verbs.values() {
            let order = kin[luck.draw(0, kin.len() as i32 - 1) as usize];
            if !matches!(order.verb(), Verb::Concede) && luck.draw(1, 3) == 1 {
                check(battle.game(), order, &mut seen);
                if !fog && order.piece().is_none() {
                    check_sequel(battle.game(), order, &mut seen);
                }
            }
        }
        let fights: Vec<&Order> = all
            .iter()
            .filter(|o| {
                matches!(o.verb(), Verb::Fire | Verb::Activate | Verb::Assault | Verb::Seize | Verb::Charge)
            })
            .collect();
        let some = match luck.draw(1, 6) {
            1 => vec![&decision.default],
            2 | 3 if !fights.is_empty() => fights,
            _ => all.iter().filter(|o| o.verb() != Verb::Concede).collect(),
        };
        let order = some[luck.draw(0, some.len() as i32 - 1) as usize].clone();
        if battle.game().judge(&order).is_ok() {
            give(&mut battle, order);
        }
    }
    seen
}

#[test]
fn odds_of_the_first_ruleset_are_its_dice() {
    let mut seen = walk(FOOT_AND_HORSE, true, 5, 250);
    seen.extend(walk(FOOT_AND_HORSE, false, 6, 250));
    for (verb, name) in [(Verb::Activate, "activation"), (Verb::Move, "check.disruption")] {
        assert!(seen.contains_key(&(verb, name)), "{verb:?} {name}: {seen:?}");
    }
    for (verb, kind) in [(Verb::Activate, "sequel: chance"), (Verb::EndPhase, "sequel: asked")] {
        assert!(seen.contains_key(&(verb, kind)), "{verb:?} {kind}: {seen:?}");
    }
    let verbs: BTreeSet<Verb> = seen.keys().map(|(verb, _)| *verb).collect();
    assert!(verbs.len() >= 4, "{verbs:?}");
}

#[test]
fn odds_of_the_second_ruleset_are_its_dice() {
    let mut seen = walk(MUSKETS, false, 5, 300);
    seen.extend(walk(MUSKETS, false, 8, 300));
    let verbs: BTreeSet<Verb> = seen.keys().map(|(verb, _)| *verb).collect();
    for verb in [Verb::Fire, Verb::Seize, Verb::Activate] {
        assert!(verbs.contains(&verb), "{verb:?}: {seen:?}");
    }
}

/// Everywhere steps of a piece lead, carried out as orders with the lowest dice, and the fewest
/// points they leave it short of.
fn carried(game: &dyn Game, pix: PieceIx, points: usize) -> BTreeMap<(i32, i32), i32> {
    let start = game.field().piece(pix);
    let (from, full) = (start.hex, start.tracks[points]);
    let mut found: BTreeMap<(i32, i32), i32> = BTreeMap::new();
    let mut best: BTreeMap<(i32, i32, Option<i32>), i32> = BTreeMap::new();
    let mut open = vec![game.boxed_clone()];
    while let Some(state) = open.pop() {
        for order in state.orders(Some(pix)).into_iter().filter(|o| o.verb() == Verb::Move) {
            let mut next = state.supposing(&[1; 24]).expect("a copy");
            next.carry_out(&order).expect("it is legal");
            let piece = next.field().piece(pix);
            let cost = full - piece.tracks[points];
            let key = (piece.hex.x, piece.hex.y, piece.facing.map(|f| i32::from(f.get())));
            if best.get(&key).is_some_and(|n| *n <= cost) {
                continue;
            }
            best.insert(key, cost);
            if piece.hex != from {
                let least = found.entry((piece.hex.x, piece.hex.y)).or_insert(cost);
                *least = cost.min(*least);
            }
            open.push(next);
        }
    }
    found
}

#[test]
fn reach_step_by_step_is_what_the_judge_accepts() {
    let scenario = scenario(FOOT_AND_HORSE);
    let mut battle = begin(&scenario, false, 3);
    let catalog = oblique_rulesets::ruleset(&scenario.ruleset).expect("a ruleset").catalog();
    let points = catalog.tracks.iter().position(|t| t.id == "mp").expect("movement points");
    let mut tried = 0;
    for _ in 0..300 {
        let Some(decision) = battle.game().decision().cloned() else { break };
        let game = battle.game();
        let movers: BTreeSet<PieceIx> = game
            .orders(None)
            .iter()
            .filter(|o| o.verb() == Verb::Move)
            .filter_map(oblique_rules::play::Order::piece)
            .collect();
        let units: Vec<PieceIx> =
            movers.iter().copied().filter(|p| game.field().piece(*p).is_unit()).collect();
        for pix in units.iter().copied().take(if tried < 12 { 3 } else { 0 }) {
            let reach = game.reach(pix).expect("it can move");
            let quoted: BTreeMap<(i32, i32), i32> =
                reach.iter().map(|r| ((r.hex.x, r.hex.y), r.halves.expect("points"))).collect();
            assert_eq!(quoted, carried(game, pix, points), "{}", game.field().piece(pix).info.name);
            assert!(reach.iter().all(|r| (0..=1000).contains(&r.risk_permille)));
            tried += 1;
        }
        // Who may not step anywhere is told why.
        let stuck =
            game.field().iter().find(|(p, s)| s.side() != decision.side && s.on_map() && !movers.contains(p));
        if let Some((pix, _)) = stuck {
            assert!(!game.reach(pix).expect_err("not his turn").message.is_empty());
        }
        give(&mut battle, decision.default);
    }
    assert!(tried >= 6, "only {tried} pieces could move");
}

#[test]
fn reach_at_once_is_what_the_judge_accepts() {
    let mut battle = begin(&scenario(MUSKETS), false, 3);
    let mut luck = Stream::new(4);
    let mut tried = 0;
    for _ in 0..400 {
        if battle.game().decision().is_none() || tried >= 12 {
            break;
        }
        let game = battle.game();
        let orders = game.orders(None);
        let movers: BTreeSet<PieceIx> = orders
            .iter()
            .filter(|o| o.verb() == Verb::Move)
            .filter_map(oblique_rules::play::Order::piece)
            .collect();
        for pix in movers.into_iter().take(2) {
            let reach: BTreeSet<(i32, i32)> =
                game.reach(pix).expect("it can move").iter().map(|r| (r.hex.x, r.hex.y)).collect();
            let layout = battle.setting().board.layout();
            let accepts = |hex: &Hex| game.judge(&Order::of(Verb::Move, pix).with_hex(*hex)).is_ok();
            let accepted: BTreeSet<(i32, i32)> =
                layout.hexes().filter(accepts).map(|hex| (hex.x, hex.y)).collect();
            assert_eq!(reach, accepted, "{}", game.field().piece(pix).info.name);
            tried += 1;
        }
        let pick = luck.draw(0, orders.len() as i32 - 1) as usize;
        let order = orders[pick].clone();
        if order.verb() != Verb::Concede {
            give(&mut battle, order);
        }
    }
    assert!(tried >= 8, "only {tried} pieces could move");
}

#[test]
fn what_may_be_fired_at_lies_in_the_field_of_fire() {
    for text in [FOOT_AND_HORSE, MUSKETS, BRIGADES, STANDS] {
        let mut battle = begin(&scenario(text), false, 9);
        let mut luck = Stream::new(2);
        let mut tried = 0;
        for _ in 0..1000 {
            if battle.game().decision().is_none() {
                break;
            }
            let game = battle.game();
            let orders = game.orders(None);
            for order in orders.iter().filter(|o| matches!(o.verb(), Verb::Plot | Verb::Fire)) {
                let target = order.target().map(|target| game.field().piece(target).hex);
                let (Some(pix), Some(hex)) = (order.piece(), order.hex().or(target)) else { continue };
                let area = game.field_of_fire(pix).expect("it can fire");
                assert!(area.hexes.contains(&hex), "{order:?}");
                let from = game.field().piece(pix).hex;
                let line = game.sight(from, hex).expect("sight is told");
                assert!(line.blocked.is_none() || from.unsigned_distance_to(hex) == 1, "{order:?}");
                for hidden in &area.hidden {
                    assert!(game.sight(from, *hidden).is_some_and(|l| l.blocked.is_some()));
                }
                tried += 1;
            }
            let pick = luck.draw(0, orders.len() as i32 - 1) as usize;
            if orders[pick].verb() != Verb::Concede {
                give(&mut battle, orders[pick].clone());
            }
        }
        assert!(tried > 0, "nobody fired");
    }
}

/// A clock of this thread: it stands still while others have the processors.
struct Clock(std::time::Instant, std::time::Duration);

impl Clock {
    fn start() -> Self {
        Self(std::time::Instant::now(), Self::held_up())
    }

    /// How long this thread has been ready to run and had to wait, since it began.
    fn held_up() -> std::time::Duration {
        let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
        let nanos = schedstat.split_whitespace().nth(1).and_then(|n| n.parse().ok());
        std::time::Duration::from_nanos(nanos.unwrap_or(0))
    }

    fn micros(&self) -> u128 {
        let passed = self.0.elapsed();
        passed.saturating_sub(Self::held_up().saturating_sub(self.1)).as_micros()
    }
}

/// How long the odds and the quote of every order take at every decision of a battle played through by
/// random orders: `cargo test --release -p oblique-core --test odds -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn how_long_odds_take() {
    for (name, text, turns) in [("Dogs of War", FOOT_AND_HORSE, 1500), ("Cowpens", MUSKETS, 600)] {
        let mut battle = begin(&scenario(text), false, 3);
        let mut luck = Stream::new(3);
        let mut times: BTreeMap<Verb, Vec<u128>> = BTreeMap::new();
        let mut decisions = 0;
        while decisions < turns {
            if battle.game().decision().is_none() {
                battle = begin(&scenario(text), false, 3 + decisions);
            }
            decisions += 1;
            let all = battle.game().orders(None);
            // Of many alike a few: the same unit goes to a hundred hexes.
            let mut kin: BTreeMap<Verb, u32> = BTreeMap::new();
            for order in &all {
                let n = kin.entry(order.verb()).or_default();
                *n += 1;
                if *n > 4 && luck.draw(1, 40) != 1 {
                    continue;
                }
                let start = Clock::start();
                let quoted = battle.game().odds(order);
                let quote = battle.game().judge(order);
                let micros = start.micros();
                assert!(quote.is_ok() || quoted.is_empty());
                times.entry(order.verb()).or_default().push(micros);
            }
            let fights: Vec<&Order> = all
                .iter()
                .filter(|o| !matches!(o.verb(), Verb::Concede | Verb::Done | Verb::EndPhase))
                .collect();
            let some = if fights.is_empty() || luck.draw(1, 12) == 1 {
                all.iter().filter(|o| o.verb() != Verb::Concede).collect()
            } else {
                fights
            };
            let order = some[luck.draw(0, some.len() as i32 - 1) as usize].clone();
            if battle.game().judge(&order).is_ok() {
                give(&mut battle, order);
            }
        }
        println!("{name}, {decisions} decisions, microseconds:");
        for (verb, mut all) in times {
            all.sort_unstable();
            let at = |part: usize| all[(all.len() - 1) * part / 1000];
            println!("  {verb:?}: {} orders, p50 {}, p99 {}, most {}", all.len(), at(500), at(990), at(1000));
        }
    }
}

/// What the interface does in the core for each order of a computer's turn that is watched, over a whole
/// battle of Kolin.
#[test]
#[ignore = "a measurement"]
fn how_long_an_order_watched_takes() {
    use oblique_commander::{Table, commander};
    use oblique_scenario::Side;
    for fog in [false, true] {
        let mut battle = begin(&scenario(include_str!("../../scenarios/dragoon/kolin.ron")), fog, 1);
        let setting = battle.setting().clone();
        let mut table = Table::new(Side::BOTH.map(|side| commander("steady", 1, side).expect("a commander")));
        let names = ["appraise", "give", "see", "relations, gauges, marks", "log", "copy", "orders"];
        let mut times: Vec<Vec<u128>> = vec![Vec::new(); names.len()];
        while let Some((side, order)) = table.next(battle.game(), &setting) {
            let mut clock = Clock::start();
            let mut lap = |k: usize| {
                times[k].push(clock.micros());
                clock = Clock::start();
            };
            let _ = battle.game().appraise(&order);
            lap(0);
            battle.give(side, order).expect("it is legal");
            lap(1);
            let seen = battle.game().see(Some(Side::A)).into_owned();
            lap(2);
            let game = battle.game();
            let _ = (game.relations(Some(Side::A)), game.gauges(Some(Side::A)));
            let read = |(pix, _): &(_, _)| {
                std::hint::black_box(game.marks_of(*pix));
            };
            let marks = seen.iter().inspect(read).count();
            lap(3);
            let steps = battle.log();
            lap(4);
            let copy = game.boxed_clone();
            lap(5);
            let orders = game.orders(None).len();
            lap(6);
            assert!(marks > 0 && orders < usize::MAX && copy.field().turn > 0);
            drop(steps);
        }
        println!("Kolin, fog {fog}, {} orders, microseconds:", battle.steps().len());
        for (name, mut all) in names.iter().zip(times) {
            all.sort_unstable();
            let at = |part: usize| all[(all.len() - 1) * part / 1000];
            println!("  {name}: p50 {}, p99 {}, most {}", at(500), at(990), at(1000));
        }
    }
}
