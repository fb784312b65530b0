//! What the budgets of the design page say: sight, search, and a whole battle.
//!
//! `cargo bench -p oblique-tests --bench engine`

use oblique_core::board::{reach, trace};
use oblique_core::commander::commander;
use oblique_core::hex::{Hex, Layout, Orientation};
use oblique_core::rules::play::Options;
use oblique_core::rules::read_scenario;
use oblique_core::scenario::{Scenario, Side};
use oblique_core::trial::play_one;

fn main() {
    divan::main();
}

/// A thousand traces of ten hexes over ground where every third hex blocks.
#[divan::bench(args = [1000u32])]
fn line_of_sight(bencher: divan::Bencher, traces: u32) {
    let layout = Layout::new(Orientation::Flat, 100, 100);
    bencher.counter(divan::counter::ItemsCount::new(traces)).bench(|| {
        let mut seen = 0;
        for k in 0..i32::try_from(traces).unwrap_or(0) {
            let from = layout.at(20 + k % 60, 30 + k % 40);
            let to = from + Hex::new(10 - k % 21, k % 11 - 5);
            let blocks = |h: Hex| (h.x + h.y) % 3 == 0;
            seen += u32::from(trace(layout, divan::black_box(from), to, blocks).is_none());
        }
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
                next.push(((n.x, n.y), 1 + u32::from((n.x ^ n.y) & 3 == 0)));
            }
        })
        .iter()
        .count()
    });
}

fn scenarios() -> Vec<(String, Scenario)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios");
    let mut found = Vec::new();
    for ruleset in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        for file in std::fs::read_dir(ruleset.path()).into_iter().flatten().flatten() {
            let text = std::fs::read_to_string(file.path()).unwrap_or_default();
            if let Some(scenario) = read_scenario(&text).scenario {
                found.push((file.path().display().to_string(), scenario));
            }
        }
    }
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

/// Every shipped battle, computer against computer. The budget for Mollwitz is one second.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn whole_battles(bencher: divan::Bencher) {
    let scenarios = scenarios();
    bencher.counter(divan::counter::ItemsCount::new(scenarios.len())).bench(|| {
        let mut orders = 0;
        for (name, scenario) in &scenarios {
            let options = Options { seed: 1, fog: false };
            let commanders = Side::BOTH.map(|s| commander("computer", 1, s).expect("the usual commander"));
            match play_one(scenario, &options, commanders) {
                Ok(summary) => orders += summary.orders,
                Err(errors) => panic!("{name} cannot be played: {errors:?}"),
            }
        }
        orders
    });
}
