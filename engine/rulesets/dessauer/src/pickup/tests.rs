//! Games of many seeds are sound, of equal costs, and the same for the same wishes.

use super::{GROUND, STEPS};
use crate::scenario_checks::costs::Costs;
use crate::{CATALOG, Dessauer, scenario_checks};
use oblique_rules::pickup::{Pickup as _, PickupError, PickupGame, Wishes};
use oblique_scenario::Side;
use oblique_scenario::check::{Checker, Severity};
use std::collections::{BTreeMap, BTreeSet};

/// Points by which costs may differ: less than two models of foot.
const APART: i64 = 6;

fn game(wishes: &Wishes) -> PickupGame {
    Dessauer.generate(wishes).unwrap_or_else(|error| panic!("{wishes:?}: {error}"))
}

#[test]
fn games_have_neither_errors_nor_warnings_and_armies_of_one_cost() {
    let mut nations = BTreeSet::new();
    for seed in 0..40 {
        let made = game(&Wishes { seed, ..Wishes::default() });
        assert_eq!(made.steps.iter().map(|taken| taken.step).collect::<Vec<_>>(), STEPS, "{seed}");
        let checker = Checker::new(scenario_checks::all(), &made.scenario);
        for found in checker.diagnostics() {
            assert_eq!(found.severity, Severity::Note, "seed {seed}: {} {}", found.id, found.message);
        }
        let [a, b] = Side::BOTH.map(|side| Costs::of(&made.scenario).of_side(side));
        assert!((a - b).abs() <= APART && (a - 2800).abs() <= APART, "seed {seed}: {a} and {b}");
        nations.extend(made.scenario.nations.into_keys());
    }
    assert_eq!(nations.len(), 7, "{nations:?}");
}

#[test]
fn the_same_wishes_make_the_same_game_and_a_step_thrown_again_another_of_itself() {
    let once = Wishes { seed: 3, ..Wishes::default() };
    let again = Wishes { again: BTreeMap::from([(GROUND.id.to_owned(), 1)]), ..once.clone() };
    let (first, same, other) = (game(&once), game(&once), game(&again));
    assert_eq!(first, same);
    assert_ne!(first.scenario.board, other.scenario.board);
    assert_eq!(first.scenario.pieces, other.scenario.pieces);
}

#[test]
fn nations_years_and_points_are_as_wished() {
    let lists = [Some("prussia".to_owned()), Some("austria".to_owned())];
    let wishes = Wishes { seed: 1, lists, year: Some(1757), points: Some(2000), ..Wishes::default() };
    let made = game(&wishes).scenario;
    assert_eq!(Side::BOTH.map(|side| made.side(side).name.clone()), ["Prussia", "Austria"]);
    let [a, b] = Side::BOTH.map(|side| Costs::of(&made).of_side(side));
    assert!((a - b).abs() <= APART && (a - 2000).abs() <= APART, "{a} and {b}");
    for (param, value) in [("year", "1757"), ("national_prussia", "yes"), ("national_austria", "yes")] {
        assert_eq!(made.params.get(param).map(ToString::to_string).as_deref(), Some(value), "{param}");
    }
    assert!(CATALOG.params.iter().any(|param| param.id == "national_prussia"));
    let lists = [Some("ruritania".to_owned()), None];
    let refused = Dessauer.generate(&Wishes { lists, ..Wishes::default() });
    assert!(matches!(refused, Err(PickupError::NoList { .. })), "{refused:?}");
}
