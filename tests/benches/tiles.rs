//! How long a tile takes: `cargo bench -p oblique-tests --bench tiles`.
//!
//! The budget is 15 ms a tile at about 32 pixels a hex, so that a worker thread draws a screenful
//! in half a second.

use divan::{Bencher, black_box};
use oblique_cartography::tiles::{TileKey, render_tile};
use oblique_cartography::{Layers, MapSource, MapStyle, overview};
use oblique_rulesets::{read_scenario, ruleset};
use std::sync::Arc;

const MOLLWITZ: &str = include_str!("../../scenarios/dragoon/mollwitz.ron");

fn main() {
    divan::main();
}

fn map() -> MapSource {
    let scenario = read_scenario(MOLLWITZ).scenario.expect("a shipped scenario");
    let catalog = ruleset(&scenario.ruleset).expect("its ruleset").catalog();
    MapSource::new(Arc::new(scenario.board), catalog)
}

#[divan::bench(args = [0, 2, 4, 6, 7, 8, 10])]
fn tile(bencher: Bencher, zoom: i8) {
    let map = map();
    let key = TileKey { zoom, x: i32::from(zoom > 5), y: i32::from(zoom > 5) };
    bencher.bench(|| render_tile(black_box(&map), MapStyle::period(), key, Layers::ALL));
}

#[divan::bench]
fn whole_overview(bencher: Bencher) {
    let map = map();
    bencher.bench(|| overview::overview(black_box(&map), MapStyle::period()));
}
