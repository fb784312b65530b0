//! The ladder of commanders: every pair plays shipped battles from both sides with the same seeds.
//!
//! `cargo run --release -p oblique-trial --example ladder -- --battles 2` plays every pair over every shipped battle, four
//! battles each; `--rulesets`, `--only`, `--commanders` and `--against` keep it to some, each a list with commas.
//! `--by-battle` and `--each` print more, `--jobs` and `--seed` say how many at once and from which seed, `--free` leaves out
//! the designer's tasks, which officers do and the script does not. `--pick-ups N` plays N pick-up games of equal points
//! instead, made from that seed on (`--pick-up-seed`), where a ruleset makes them; `--mirrored` the army of either side of those
//! battles against itself on ground turned about its middle (`even.rs`).
//! Printed are wins, draws and losses, the share won with its 95 % interval, ratings, and what a battle takes. Where a battle
//! goes to one side whoever commands it, both win half: so pairs of mirrored battles are counted too, two of one seed
//! that are won by who won more of them or else lost less than the other; both alike are drawn.

mod even;
mod rating;
#[path = "../script.rs"]
#[expect(dead_code, reason = "it has a main of its own")]
mod script;
mod tables;

use even::Where;
use oblique_commander::{Commander, Staff};
use oblique_rules::play::Options;
use oblique_rulesets::{RULESETS, read_scenario, ruleset_of};
use oblique_scenario::{Scenario, Side};
use oblique_testing::shipped::battles_of;
use oblique_trial::{BattleSummary, Limits, play_one};
use std::error::Error;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Who plays unless others are named.
const USUAL: &str = "random,passive,cautious,steady,bold,script";

/// What is played.
struct Plan {
    /// Seeds a pair and battle; each is played from both sides.
    seeds: u64,
    first_seed: u64,
    jobs: usize,
    commanders: Vec<String>,
    /// Only pairs with one of these, if any.
    against: Vec<String>,
    /// Those there are, with those of a file.
    staff: Staff,
    rulesets: Vec<String>,
    /// Only battles whose name has one of these in it, if any.
    only: Vec<String>,
    by_battle: bool,
    /// Is every battle's summary printed too?
    each: bool,
    /// Are the designer's tasks left out, which bind officers and not the script?
    free: bool,
    /// Pick-up games of each ruleset instead of shipped battles, and the seed of the first.
    pick_ups: u64,
    pick_up_seed: u64,
    /// Are the shipped battles made even?
    mirrored: bool,
}

/// A shipped battle.
struct Ground {
    ruleset: String,
    name: String,
    scenario: Scenario,
}

/// One battle that was played, seen by the first of its pair.
struct Played {
    /// Index of the battlefield.
    ground: usize,
    pair: [usize; 2],
    /// Which side the first commanded.
    side: Side,
    seed: u64,
    /// 1 won, 0 drawn, -1 lost.
    result: i32,
    /// What the other lost over what the first lost, in thousandths of each army: men, and units.
    margin: i64,
    orders: u64,
    took: Duration,
}

fn list(text: &str) -> Vec<String> {
    text.split(',').filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

fn plan() -> Result<Plan, Box<dyn Error>> {
    let mut plan = Plan {
        seeds: 2,
        first_seed: 1,
        jobs: 0,
        commanders: list(USUAL),
        against: Vec::new(),
        staff: Staff::default(),
        rulesets: Vec::new(),
        only: Vec::new(),
        by_battle: false,
        each: false,
        free: false,
        pick_ups: 0,
        pick_up_seed: 1,
        mirrored: false,
    };
    let mut args = std::env::args().skip(1);
    while let Some(option) = args.next() {
        if option == "--by-battle" {
            plan.by_battle = true;
            continue;
        }
        if option == "--free" {
            plan.free = true;
            continue;
        }
        if option == "--mirrored" {
            plan.mirrored = true;
            continue;
        }
        if option == "--each" {
            plan.each = true;
            continue;
        }
        let value = args.next().ok_or_else(|| format!("{option} wants a value"))?;
        match option.as_str() {
            "--battles" => plan.seeds = value.parse()?,
            "--seed" => plan.first_seed = value.parse()?,
            "--pick-ups" => plan.pick_ups = value.parse()?,
            "--pick-up-seed" => plan.pick_up_seed = value.parse()?,
            "--jobs" => plan.jobs = value.parse()?,
            "--commanders" => plan.commanders = list(&value),
            "--against" => plan.against = list(&value),
            "--temperaments" => plan.staff = Staff::read(&std::fs::read_to_string(&value)?)?,
            "--rulesets" => plan.rulesets = list(&value),
            "--only" => plan.only = list(&value),
            _ => return Err(format!("there is no option {option}").into()),
        }
    }
    for name in plan.commanders.iter().chain(&plan.against) {
        seated(&plan, name, 0, Side::A)?;
    }
    Ok(plan)
}

/// The commander of a name, ours or the script.
fn seated(plan: &Plan, name: &str, seed: u64, side: Side) -> Result<Box<dyn Commander>, Box<dyn Error>> {
    if name == "script" {
        return Ok(Box::new(script::Script::default()));
    }
    plan.staff.commander(name, seed, side).ok_or_else(|| format!("there is no commander '{name}'").into())
}

/// The battles of the plan.
fn grounds(plan: &Plan) -> Result<Vec<Ground>, Box<dyn Error>> {
    let mut grounds = Vec::new();
    let wanted = |id: &String| plan.rulesets.is_empty() || plan.rulesets.contains(id);
    for rules in RULESETS.iter().filter(|r| wanted(&r.catalog().id)) {
        let ruleset = &rules.catalog().id;
        if plan.pick_ups > 0 {
            let made = even::pickups(*rules, plan.pick_up_seed, plan.pick_ups);
            if plan.mirrored {
                grounds
                    .extend(made.iter().flat_map(|ground| even::mirrored(*rules, ground, &[Where::Board])));
            } else {
                grounds.extend(made);
            }
            continue;
        }
        for path in battles_of(ruleset) {
            let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            if !plan.only.is_empty() && !plan.only.iter().any(|part| name.contains(part.as_str())) {
                continue;
            }
            let scenario = read_scenario(&std::fs::read_to_string(&path)?).scenario;
            let mut scenario = scenario.ok_or_else(|| format!("{name} is no whole battle"))?;
            if plan.free {
                scenario.pieces.values_mut().for_each(|piece| piece.task = None);
            }
            let ground = Ground { ruleset: ruleset.clone(), name, scenario };
            if plan.mirrored {
                grounds.extend(even::mirrored(*rules, &ground, &[Where::Between, Where::Board]));
            } else {
                grounds.push(ground);
            }
        }
    }
    Ok(grounds)
}

/// Plays one battle; the first of the pair commands `side`.
fn play(
    plan: &Plan,
    ground: &Ground,
    names: [&str; 2],
    seed: u64,
    side: Side,
) -> Result<(BattleSummary, Duration), Box<dyn Error>> {
    let (own, other) = (seated(plan, names[0], seed, side)?, seated(plan, names[1], seed, side.other())?);
    let table = if side == Side::A { [own, other] } else { [other, own] };
    let rules = ruleset_of(&ground.scenario).map_err(|_| "no ruleset of ours")?;
    let options = Options { seed, fog: false, unattended: true };
    let start = Instant::now();
    let end = play_one(rules, &ground.scenario, &options, table, &Limits::NONE)
        .map_err(|_| format!("{} cannot be played", ground.name))?;
    Ok((end, start.elapsed()))
}

/// Thousandths of its men and of its units that a side has lost, together.
fn lost(end: &BattleSummary, side: Side) -> i64 {
    let of = &end.sides[side.index()];
    of.men_lost * 1000 / of.men.max(1) + i64::from(of.units_lost) * 1000 / i64::from(of.units.max(1))
}

/// Every pair's battles, in order.
fn games(plan: &Plan, grounds: usize) -> Vec<(usize, [usize; 2], u64, Side)> {
    let mut games = Vec::new();
    for a in 0..plan.commanders.len() {
        for b in a + 1..plan.commanders.len() {
            let named = |i: usize| plan.against.contains(&plan.commanders[i]);
            if !plan.against.is_empty() && !named(a) && !named(b) {
                continue;
            }
            for ground in 0..grounds {
                for seed in plan.first_seed..plan.first_seed + plan.seeds {
                    games.extend(Side::BOTH.map(|side| (ground, [a, b], seed, side)));
                }
            }
        }
    }
    games
}

fn main() -> Result<(), Box<dyn Error>> {
    let plan = plan()?;
    let grounds = grounds(&plan)?;
    let games = games(&plan, grounds.len());
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = if plan.jobs == 0 { available } else { plan.jobs };
    let next = AtomicUsize::new(0);
    let work = || {
        let mut played = Vec::new();
        while let Some((ground, pair, seed, side)) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
            let names = pair.map(|i| plan.commanders[i].as_str());
            match play(&plan, &grounds[*ground], names, *seed, *side) {
                Ok((end, took)) => {
                    if plan.each {
                        println!("{} {names:?} {side} {end:?}", grounds[*ground].name);
                    }
                    let result = end.winner.map_or(0, |winner| if winner == *side { 1 } else { -1 });
                    let orders = end.orders;
                    let margin = lost(&end, side.other()) - lost(&end, *side);
                    played.push(Played {
                        ground: *ground,
                        pair: *pair,
                        side: *side,
                        seed: *seed,
                        result,
                        margin,
                        orders,
                        took,
                    });
                }
                Err(error) => eprintln!("{error}"),
            }
        }
        played
    };
    let played: Vec<Played> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    tables::tell(&plan, &grounds, &played);
    Ok(())
}
