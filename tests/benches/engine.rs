//! What the budgets of the design page say: sight, search, and a whole battle.
//!
//! `cargo bench -p oblique-tests --bench engine`

use oblique_battle::BattleSetting;
use oblique_board::Board;
use oblique_board::hex::{Hex, Layout, Orientation};
use oblique_board::search::reach;
use oblique_board::sight::trace;
use oblique_commander::{Table, commander};
use oblique_rules::play::{Game, Options, PieceIx};
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_scenario::{Scenario, Side};
use oblique_testing::shipped::battles_of;
use oblique_trial::{Limits, play_one};
use std::path::PathBuf;
use std::time::{Duration, Instant};

fn main() {
    divan::main();
}

/// A thousand traces of ten hexes in every direction over level ground, all of them clear, so that
/// every step looks at the level and the terrain of its hexes as the rules do. The budget is three
/// million a second.
#[divan::bench(args = [1000u32])]
fn line_of_sight(bencher: divan::Bencher, traces: u32) {
    let layout = Layout::new(Orientation::Flat, 100, 100);
    let board = Board::new(layout, vec!["clear".to_owned(), "woods".to_owned()], Vec::new());
    let blocking = [false, true];
    let ring: Vec<Hex> = Hex::ZERO.ring(10).collect();
    let ends: Vec<(Hex, Hex)> = (0..i32::try_from(traces).unwrap_or(0))
        .zip(ring.iter().cycle())
        .map(|(k, step)| (layout.at(20 + k % 60, 30 + k % 40), *step))
        .map(|(from, step)| (from, from + step))
        .collect();
    bencher.counter(divan::counter::ItemsCount::new(traces)).bench(|| {
        let mut seen = 0;
        for (from, to) in divan::black_box(&ends) {
            let (own, other) = (board.level(*from).unwrap_or(0), board.level(*to).unwrap_or(0));
            let high = own.max(other);
            let blocks = |h: Hex| {
                let ground = board.level(h).unwrap_or(i8::MIN);
                let wooded = || blocking[usize::from(board.terrain(h).unwrap_or_default().0)];
                if own == other { ground > own || wooded() } else { ground >= high }
            };
            seen += u32::from(trace(layout, *from, *to, blocks).is_none());
        }
        assert_eq!(seen, traces);
        seen
    });
}

/// All hexes within twelve movement points, with a step of one or two.
#[divan::bench]
fn movement_search(bencher: divan::Bencher) {
    let layout = Layout::new(Orientation::Flat, 100, 100);
    let start = layout.at(50, 50);
    bencher.bench(|| {
        reach((start.x, start.y), 12, |&(x, y), _, next| {
            for (_, n) in layout.neighbours(Hex::new(x, y)) {
                next.push(((n.x, n.y), 1 + u32::from((n.x ^ n.y).trailing_zeros() >= 2)));
            }
        })
        .iter()
        .count()
    });
}

fn scenarios() -> Vec<(String, Scenario)> {
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        read_scenario(&text).scenario.map(|s| (path.display().to_string(), s))
    };
    RULESETS.iter().flat_map(|ruleset| battles_of(&ruleset.catalog().id)).filter_map(read).collect()
}

/// Plays a battle out, computer against computer, and says how many orders it took.
fn played(name: &str, scenario: &Scenario) -> u64 {
    let options = Options { seed: 1, fog: false, unattended: true };
    let commanders = Side::BOTH.map(|s| commander("computer", 1, s).expect("the usual commander"));
    let rules = oblique_rulesets::ruleset_of(scenario).expect("a ruleset of ours");
    match play_one(rules, scenario, &options, commanders, &Limits::NONE) {
        Ok(summary) => summary.orders,
        Err(errors) => panic!("{name} cannot be played: {errors:?}"),
    }
}

/// Every shipped battle, one after the other.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn whole_battles(bencher: divan::Bencher) {
    let scenarios = scenarios();
    bencher
        .counter(divan::counter::ItemsCount::new(scenarios.len()))
        .bench(|| scenarios.iter().map(|(name, scenario)| played(name, scenario)).sum::<u64>());
}

/// The shipped battles by ruleset and name.
fn names() -> Vec<String> {
    let short = |path: &str| {
        let parts: Vec<&str> = path.trim_end_matches(".ron").rsplit('/').take(2).collect();
        parts.into_iter().rev().collect::<Vec<_>>().join("/")
    };
    scenarios().iter().map(|(path, _)| short(path)).collect()
}

/// Each shipped battle by itself. The budget for Mollwitz is one second, and so it is for any battle of the others.
#[divan::bench(args = names(), sample_count = 5, sample_size = 1)]
fn battle(bencher: divan::Bencher, name: &str) {
    let found = scenarios().into_iter().find(|(path, _)| path.ends_with(&format!("{name}.ron")));
    let (path, scenario) = found.expect("it is shipped");
    bencher.bench(|| played(&path, &scenario));
}

/// Every how many orders the ways of all pieces are asked for, and after how many no more.
const ASKED_EVERY: usize = 29;
const ASKED_UNTIL: usize = 1500;

/// Of all pieces of the shipped battles, played by the computer, the one whose ways take longest to find.
fn slowest_march() -> Option<(Box<dyn Game>, PieceIx)> {
    let mut worst = (Duration::ZERO, None);
    for (_, scenario) in scenarios() {
        let Ok(rules) = oblique_rulesets::ruleset_of(&scenario) else { continue };
        let setting = BattleSetting::new(rules, &scenario);
        let Ok(mut game) = rules.begin(&scenario, &Options { seed: 1, fog: false, unattended: false }) else {
            continue;
        };
        let mut table = Table::new(Side::BOTH.map(|s| commander("computer", 1, s).expect("the usual one")));
        for n in 0..ASKED_UNTIL {
            let Some((_, order)) = table.next(game.as_ref(), &setting) else { break };
            let pieces = if n % ASKED_EVERY == 0 { game.field().pieces.len() } else { 0 };
            for pix in (0..pieces).filter_map(|i| u16::try_from(i).ok()).map(PieceIx) {
                let start = Instant::now();
                let found = game.marches(pix, &[]).is_ok();
                let took = start.elapsed();
                if found && took > worst.0 {
                    worst = (took, Some((game.boxed_clone(), pix)));
                }
            }
            if game.carry_out(&order).is_err() {
                break;
            }
        }
    }
    worst.1
}

/// Where a selected unit gets to, in the worst case of all shipped battles. The budget is 5 ms.
#[divan::bench]
fn marches_of_a_unit(bencher: divan::Bencher) {
    let (game, pix) = slowest_march().expect("somebody marches");
    bencher.bench(|| game.marches(pix, &[]).map(|found| found.stations.len()));
}
