//! Games of many seeds are sound, of equal counts, and the same for the same wishes.

use super::{GROUND, STEPS};
use crate::{CATALOG, Purky, scenario_checks};
use oblique_rules::catalog::Role;
use oblique_rules::pickup::{Pickup as _, PickupError, PickupGame, Wishes};
use oblique_scenario::check::{Checker, Severity};
use oblique_scenario::{Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};

fn game(wishes: &Wishes) -> PickupGame {
    Purky.generate(wishes).unwrap_or_else(|error| panic!("{wishes:?}: {error}"))
}

fn count(scenario: &Scenario, side: Side, role: Role) -> usize {
    let of_role = |kind: &str| CATALOG.kind(kind).is_some_and(|kind| kind.role == role);
    scenario.pieces.values().filter(|piece| piece.side == side && of_role(&piece.kind)).count()
}

#[test]
fn games_have_neither_errors_nor_warnings() {
    let mut nations = BTreeSet::new();
    for seed in 0..40 {
        let made = game(&Wishes { seed, ..Wishes::default() });
        assert_eq!(made.steps.iter().map(|taken| taken.step).collect::<Vec<_>>(), STEPS, "{seed}");
        let checker = Checker::new(scenario_checks::all(), &made.scenario);
        for found in checker.diagnostics() {
            assert_eq!(found.severity, Severity::Note, "seed {seed}: {} {}", found.id, found.message);
        }
        for role in [Role::Foot, Role::Horse, Role::Guns] {
            let [a, b] = Side::BOTH.map(|side| count(&made.scenario, side, role));
            assert_eq!(a, b, "seed {seed}: {role:?}");
        }
        nations.extend(made.scenario.nations.into_keys());
    }
    assert!(nations.len() > 6, "{nations:?}");
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
fn nations_are_as_wished() {
    let lists = [Some("prussia".to_owned()), Some("austria".to_owned())];
    let made = game(&Wishes { seed: 1, lists, ..Wishes::default() });
    assert_eq!(Side::BOTH.map(|side| made.scenario.side(side).name.clone()), ["Prussia", "Austria"]);
    let lists = [Some("ruritania".to_owned()), None];
    let refused = Purky.generate(&Wishes { lists, ..Wishes::default() });
    assert!(matches!(refused, Err(PickupError::NoList { .. })), "{refused:?}");
}
