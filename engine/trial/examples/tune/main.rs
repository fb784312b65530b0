//! Numbers of a temperament sought by play: which make it win most against others under a ruleset.
//!
//! `cargo run --release -p oblique-trial --example tune -- --rulesets dragoon --from marshal --rounds 12 --jobs 2` begins with
//! the marshal's numbers. Every round a score of temperaments are drawn around the mean of the best, each plays the same
//! battles from both sides, and mean and spread move towards those that won (the cross-entropy method). Shipped battles and
//! pick-up games are played, with seeds of their own each round; what comes of it is to be measured by the ladder on seeds
//! below a million, which are never used here. Printed is the mean of every round, as it would stand in a file of temperaments.

mod numbers;
#[path = "../script.rs"]
#[expect(dead_code, reason = "it has a main of its own")]
mod script;

use numbers::NUMBERS;
use oblique_commander::{Commander, Officer, Posture, TEMPERAMENTS, Temperament, commander};
use oblique_rules::pickup::Wishes;
use oblique_rules::play::{Options, Stream};
use oblique_rulesets::{RULESETS, read_scenario, ruleset_of};
use oblique_scenario::{Scenario, Side};
use oblique_testing::shipped::battles_of;
use oblique_trial::{BattleSummary, Limits, play_one};
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Seeds of battles begin here.
const FIRST_SEED: u64 = 1_000_000;
/// The spread of the logarithm of a number at first.
const SPREAD: f64 = 0.35;
/// The best of a round that the next is drawn around: one in so many.
const ELITE: usize = 4;
/// How far the mean moves towards them.
const STEP: f64 = 0.6;
/// What a draw is worth, a won battle being one.
const DRAWN: f64 = 0.25;
/// What the difference of the shares lost adds at the most.
const LOSSES: f64 = 0.2;
const POSTURES: [Posture; 3] = [Posture::Numbers, Posture::Clock, Posture::Attack];

struct Plan {
    ruleset: String,
    from: Temperament,
    rounds: u64,
    candidates: usize,
    pickups: u64,
    seeds: u64,
    jobs: usize,
    against: Vec<String>,
    without: Vec<String>,
    chance: u64,
}

fn plan() -> Result<Plan, Box<dyn Error>> {
    let list =
        |text: &str| text.split(',').filter(|part| !part.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let mut plan = Plan {
        ruleset: String::new(),
        from: named("marshal")?,
        rounds: 12,
        candidates: 20,
        pickups: 4,
        seeds: 1,
        jobs: 1,
        against: list("steady,steady,script,bold"),
        without: Vec::new(),
        chance: 1,
    };
    let mut args = std::env::args().skip(1);
    while let Some(option) = args.next() {
        let value = args.next().ok_or_else(|| format!("{option} wants a value"))?;
        match option.as_str() {
            "--rulesets" => plan.ruleset = value,
            "--from" => plan.from = named(&value)?,
            "--from-file" => {
                let read = Temperament::read(&std::fs::read_to_string(&value)?)?;
                plan.from = read.into_iter().next().ok_or("the file has no temperament")?;
            }
            "--rounds" => plan.rounds = value.parse()?,
            "--candidates" => plan.candidates = value.parse()?,
            "--pickups" => plan.pickups = value.parse()?,
            "--seeds" => plan.seeds = value.parse()?,
            "--jobs" => plan.jobs = value.parse()?,
            "--against" => plan.against = list(&value),
            "--without" => plan.without = list(&value),
            "--chance" => plan.chance = value.parse()?,
            _ => return Err(format!("there is no option {option}").into()),
        }
    }
    Ok(plan)
}

/// The temperament of that id among those that come with the program.
fn named(id: &str) -> Result<Temperament, String> {
    let known = || TEMPERAMENTS.iter().map(|t| t.id.as_str()).collect::<Vec<_>>().join(", ");
    Temperament::of(id)
        .cloned()
        .ok_or_else(|| format!("there is no temperament '{id}'; name one of: {}", known()))
}

/// The shipped battles of the ruleset, but for those left out.
fn shipped(plan: &Plan) -> Result<Vec<Scenario>, Box<dyn Error>> {
    let mut battles = Vec::new();
    for path in battles_of(&plan.ruleset) {
        let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        if !plan.without.iter().any(|part| name.contains(part.as_str())) {
            let read = read_scenario(&std::fs::read_to_string(&path)?).scenario;
            battles.push(read.ok_or_else(|| format!("{name} is no whole battle"))?);
        }
    }
    Ok(battles)
}

/// Pick-up games of a round, where the ruleset has them.
fn pickups(plan: &Plan, round: u64) -> Vec<Scenario> {
    let rules = RULESETS.iter().find(|rules| rules.catalog().id == plan.ruleset);
    let Some(pickup) = rules.and_then(|rules| rules.pickup()) else { return Vec::new() };
    let seeds = (0..plan.pickups).map(|i| FIRST_SEED + round * plan.pickups + i);
    seeds
        .filter_map(|seed| pickup.generate(&Wishes { seed, ..Wishes::default() }).ok())
        .map(|g| g.scenario)
        .collect()
}

/// Where temperaments are drawn: the logarithm of each number over what it was at first, and how likely each posture is.
struct Around {
    mean: Vec<f64>,
    spread: Vec<f64>,
    postures: [f64; 3],
}

struct Candidate {
    logs: Vec<f64>,
    posture: usize,
    temperament: Arc<Temperament>,
}

/// About normal, of mean 0 and spread 1.
fn normal(stream: &mut Stream) -> f64 {
    (0..12).map(|_| f64::from(stream.draw(0, 1_000_000)) / 1e6).sum::<f64>() - 6.0
}

fn temperament(from: &Temperament, logs: &[f64], posture: usize) -> Temperament {
    let mut t = from.clone();
    for (number, log) in NUMBERS.iter().zip(logs) {
        let value = (number.of)(&mut t);
        let (low, high) = number.bounds;
        *value = (f64::from((*value).max(1)) * log.exp()).round().clamp(low.into(), high.into()) as i32;
    }
    t.posture = POSTURES[posture];
    t
}

impl Around {
    fn draw(&self, from: &Temperament, stream: &mut Stream) -> Candidate {
        let logs: Vec<f64> =
            self.mean.iter().zip(&self.spread).map(|(m, s)| m + s * normal(stream)).collect();
        let at = f64::from(stream.draw(0, 999_999)) / 1e6;
        let posture = (0..2).find(|p| at < self.postures[..=*p].iter().sum()).unwrap_or(2);
        let temperament = Arc::new(temperament(from, &logs, posture));
        Candidate { logs, posture, temperament }
    }

    fn likeliest(&self) -> usize {
        (0..3).max_by(|a, b| self.postures[*a].total_cmp(&self.postures[*b])).unwrap_or(0)
    }

    fn learn(&mut self, best: &[&Candidate]) {
        let n = best.len().max(1) as f64;
        for i in 0..self.mean.len() {
            let mean = best.iter().map(|c| c.logs[i]).sum::<f64>() / n;
            let var = best.iter().map(|c| (c.logs[i] - mean).powi(2)).sum::<f64>() / n;
            self.mean[i] += STEP * (mean - self.mean[i]);
            self.spread[i] = (self.spread[i] + STEP * (var.sqrt() - self.spread[i])).max(0.05);
        }
        for (p, share) in self.postures.iter_mut().enumerate() {
            let chosen = best.iter().filter(|c| c.posture == p).count() as f64 / n;
            *share = (*share + STEP * (chosen - *share)).max(0.02);
        }
        let all: f64 = self.postures.iter().sum();
        self.postures = self.postures.map(|share| share / all);
    }
}

/// What a battle is worth to a side.
fn worth(end: &BattleSummary, side: Side) -> f64 {
    let result = end.winner.map_or(DRAWN, |winner| f64::from(u8::from(winner == side)));
    let share = |s: Side| {
        let of = &end.sides[s.index()];
        of.men_lost as f64 / of.men.max(1) as f64 + f64::from(of.units_lost) / f64::from(of.units.max(1))
    };
    result + LOSSES * (share(side.other()) - share(side)) / 2.0
}

fn rival(name: &str, seed: u64, side: Side) -> Option<Box<dyn Commander>> {
    if name == "script" { Some(Box::new(script::Script::default())) } else { commander(name, seed, side) }
}

/// What every candidate wins of the round's battles, and how many of them were won, by candidate.
fn play(plan: &Plan, candidates: &[Candidate], battles: &[Scenario], round: u64) -> Vec<(f64, f64)> {
    let mut games = Vec::new();
    for (c, _) in candidates.iter().enumerate() {
        for b in 0..battles.len() {
            for seed in 0..plan.seeds {
                let rival = (b as u64 + seed + round) as usize % plan.against.len().max(1);
                games.extend(
                    Side::BOTH.map(|side| (c, b, rival, FIRST_SEED + round * plan.seeds + seed, side)),
                );
            }
        }
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let mut played = Vec::new();
        while let Some((c, b, r, seed, side)) = games.get(next.fetch_add(1, Ordering::Relaxed)).copied() {
            let own: Box<dyn Commander> = Box::new(Officer::new(candidates[c].temperament.clone()));
            let Some(other) = rival(&plan.against[r], seed, side.other()) else { continue };
            let table = if side == Side::A { [own, other] } else { [other, own] };
            let Ok(rules) = ruleset_of(&battles[b]) else { continue };
            let options = Options { seed, fog: false, unattended: true };
            if let Ok(end) = play_one(rules, &battles[b], &options, table, &Limits::NONE) {
                played.push((c, worth(&end, side), f64::from(u8::from(end.winner == Some(side)))));
            }
        }
        played
    };
    let played: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.jobs).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    let mut sums = vec![(0.0, 0.0); candidates.len()];
    let games_each = (games.len() / candidates.len().max(1)).max(1) as f64;
    for (c, worth, won) in played {
        sums[c].0 += worth / games_each;
        sums[c].1 += won / games_each;
    }
    sums
}

fn main() -> Result<(), Box<dyn Error>> {
    let plan = plan()?;
    let mut stream = Stream::new(plan.chance);
    let mut around = Around {
        mean: vec![0.0; NUMBERS.len()],
        spread: vec![SPREAD; NUMBERS.len()],
        postures: [0.25, 0.5, 0.25],
    };
    let shipped = shipped(&plan)?;
    for round in 0..plan.rounds {
        let mut battles = shipped.clone();
        battles.extend(pickups(&plan, round));
        let candidates: Vec<Candidate> =
            (0..plan.candidates).map(|_| around.draw(&plan.from, &mut stream)).collect();
        let sums = play(&plan, &candidates, &battles, round);
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by(|a, b| sums[*b].0.total_cmp(&sums[*a].0));
        let best: Vec<&Candidate> =
            order.iter().take((candidates.len() / ELITE).max(2)).map(|c| &candidates[*c]).collect();
        let mean = sums.iter().map(|s| s.1).sum::<f64>() / sums.len().max(1) as f64;
        let first = order.first().map_or(0.0, |c| sums[*c].1);
        around.learn(&best);
        let mut now = temperament(&plan.from, &around.mean, around.likeliest());
        let numbers: Vec<String> =
            NUMBERS.iter().map(|n| format!("{}: {}", n.name, (n.of)(&mut now))).collect();
        println!(
            "round {round}: {:.0} % won of {} battles, the best {:.0} %; postures {:.2?}\n    posture: {:?}, {}",
            100.0 * mean,
            2 * battles.len() as u64 * plan.seeds,
            100.0 * first,
            around.postures,
            now.posture,
            numbers.join(", "),
        );
    }
    Ok(())
}
