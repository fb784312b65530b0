//! Games of many seeds are sound and are what the sheet says.

use super::{GROUND, STEPS};
use crate::board::zones::{in_lateral_band, zone_of};
use crate::ids::{attribute, param};
use crate::{CATALOG, Drums, lists, scenario_checks};
use oblique_rules::catalog::Role;
use oblique_rules::pickup::{Pickup as _, PickupError, PickupGame, Wishes};
use oblique_scenario::check::{Checker, Severity};
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeMap;

/// Games made in the suite; 200 were made once (`PICKUP_SEEDS=200`).
const SEEDS: u64 = 20;

fn game(wishes: &Wishes) -> PickupGame {
    Drums.generate(wishes).unwrap_or_else(|error| panic!("{wishes:?}: {error}"))
}

fn seeds() -> u64 {
    std::env::var("PICKUP_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(SEEDS)
}

#[test]
fn games_have_neither_errors_nor_warnings() {
    let mut streams = 0;
    let mut warned: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..seeds() {
        let made = game(&Wishes { seed, ..Wishes::default() });
        assert_eq!(made.steps.iter().map(|taken| taken.step).collect::<Vec<_>>(), STEPS, "{seed}");
        let checker = Checker::new(scenario_checks::all(), &made.scenario);
        for found in checker.diagnostics() {
            assert_ne!(found.severity, Severity::Error, "seed {seed}: {} {}", found.id, found.message);
            if found.severity == Severity::Warning {
                *warned.entry(format!("{}: {}", found.id, found.message)).or_default() += 1;
            }
        }
        stands_by_the_rules(&made.scenario, seed);
        streams += spanned_streams(&made.scenario, seed);
    }
    assert!(streams > 0, "some games have a stream");
    assert!(warned.is_empty(), "{warned:#?}");
}

/// `setup.terrain`: a stream has a ford, and a bridge that carries a road; how many streams there are.
fn spanned_streams(scenario: &Scenario, seed: u64) -> usize {
    let count = |kind: &str| scenario.board.features().values().filter(|f| f.kind == kind).count();
    let all = ["stream", "bridge", "ford", "road"].map(count);
    assert!(all == [0; 4] || all == [1; 4], "{seed}: {all:?}");
    all[0]
}

/// `setup.deploy`: in zones 2 and 3, the Reserve and heavy cavalry in zone 3, nobody in a lateral band.
fn stands_by_the_rules(scenario: &Scenario, seed: u64) {
    let layout = scenario.board.layout();
    for (id, piece) in &scenario.pieces {
        let hex = piece.hex.unwrap_or_else(|| panic!("{seed}: {id} stands somewhere"));
        let (side, zone) = zone_of(layout, hex).expect("on the table");
        assert_eq!(side, piece.side, "{seed}: {id}");
        let over = piece.leader.as_ref().and_then(|leader| CATALOG.role_of(&scenario.pieces[leader]));
        let heavy = piece.text(attribute::CLASS) == Some("heavy");
        let least = if heavy || over == Some(Role::Chief) { 3 } else { 2 };
        assert!(zone >= least && !in_lateral_band(layout, hex), "{seed}: {id} in zone {zone}");
    }
}

#[test]
fn the_same_wishes_give_the_same_game_and_a_step_thrown_again_another() {
    let wishes = Wishes { seed: 11, ..Wishes::default() };
    let once = game(&wishes);
    assert_eq!(once, game(&wishes));
    assert_ne!(once.scenario, game(&Wishes { seed: 12, ..Wishes::default() }).scenario);
    let again = game(&Wishes { again: BTreeMap::from([(GROUND.id.to_owned(), 1)]), ..wishes });
    assert_ne!(again.scenario.board, once.scenario.board);
    let named = |game: &PickupGame| -> Vec<_> {
        game.scenario.pieces.values().map(|p| (p.name.clone(), p.attrs.clone())).collect()
    };
    assert_eq!(named(&again), named(&once), "the armies are as they were");
}

#[test]
fn armies_are_of_the_lists_and_points_wished_for() {
    let lists = ["britain", "france"].map(|list| Some(list.to_owned()));
    let made = |points| {
        let lists = lists.clone();
        game(&Wishes { seed: 5, lists, year: Some(1812), points: Some(points), ..Wishes::default() }).scenario
    };
    // Commands are whole, so that armies come in a few sizes only.
    let (small, large) = (made(150), made(400));
    for side in Side::BOTH {
        let worth = |scenario| lists::all().points_of(&CATALOG, scenario, side);
        assert!(worth(&small) + 20 < worth(&large), "{side}: {} and {}", worth(&small), worth(&large));
    }
    assert_eq!(small.meta.date, "1812");
    let names: Vec<&str> = small.sides.iter().map(|side| side.name.as_str()).collect();
    assert_eq!(names, ["Great Britain", "France"]);
    let unknown = Wishes { lists: [Some("utopia".to_owned()), None], ..Wishes::default() };
    assert!(matches!(Drums.generate(&unknown), Err(PickupError::NoList { .. })));
    let early = Wishes { lists: [Some("austria".to_owned()), None], year: Some(1811), ..Wishes::default() };
    assert!(matches!(Drums.generate(&early), Err(PickupError::NoYear(..))));
}

#[test]
fn companies_are_spread_and_somebody_begins() {
    let prussia = || Some("prussia".to_owned());
    let made =
        game(&Wishes { seed: 2, lists: [prussia(), prussia()], year: Some(1813), ..Wishes::default() });
    let pieces = || made.scenario.pieces.values();
    assert!(pieces().all(|p| !p.attrs.contains_key(attribute::SK_COMPANY)));
    assert!(pieces().any(|p| p.int(attribute::SK) == Some(2)), "a point more than the list gives");
    assert!(["A", "B"].contains(&made.scenario.params[param::BEGINS].text().expect("a side")));
}
