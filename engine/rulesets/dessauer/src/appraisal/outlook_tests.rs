//! What is feared and hoped for where a unit stands.

use crate::battle::state::Battle;
use crate::battle::tests::{Placed, opened, pix};
use crate::ids::{mark, phase};
use oblique_rules::kernel::Rules as _;
use oblique_rules::play::{Game as _, Order};
use oblique_scenario::Side::{A, B};

fn moving(pieces: &[Placed]) -> Battle {
    opened(pieces, phase::MOVEMENT, &[])
}

/// What the charge of a heavy regiment brings it at foot that looks that way so many hexes before it, whoever else stands.
fn charge(hexes: i32, facing: i32, more: &[Placed]) -> i32 {
    let horse: Placed = ("b", B, "heavy_horse", "line", 6, (8, 1), 16);
    let foot: Placed = ("a", A, "foot", "line", facing, (8, 1 + hexes), 24);
    let pieces: Vec<Placed> = [horse, foot].into_iter().chain(more.iter().copied()).collect();
    let battle = moving(&pieces);
    battle.assault_gain(pix(&battle, "b"), pix(&battle, "a"))
}

#[test]
fn foot_with_its_back_to_horse_fears_it_as_far_as_it_charges() {
    // 'Reach to fear' of the sheet's notes: nine hexes of heavy horse (`charge.speed`); rows of an even number of hexes lie
    // straight ahead.
    assert!(charge(8, 6, &[]) > 0, "eight hexes off, from behind");
    assert_eq!(charge(10, 6, &[]), 0, "ten hexes off");
    assert_eq!(charge(8, 0, &[]), 0, "a steady line in front is no prey of Grade C (`combat.defensive`)");
}

#[test]
fn whoever_stands_between_bars_the_way_of_a_charge() {
    assert_eq!(charge(8, 6, &[("between", A, "foot", "line", 0, (8, 5), 24)]), 0);
    assert_eq!(charge(8, 6, &[("before", B, "foot", "line", 6, (8, 3), 24)]), 0);
    assert!(charge(8, 6, &[("beside", A, "foot", "line", 0, (11, 5), 24)]) > 0);
}

#[test]
fn shaken_troops_are_ridden_down() {
    let pieces: [Placed; 2] =
        [("b", B, "medium_horse", "line", 6, (8, 1), 16), ("a", A, "foot", "line", 0, (8, 9), 24)];
    let mut battle = moving(&pieces);
    let (horse, foot) = (pix(&battle, "b"), pix(&battle, "a"));
    assert_eq!(battle.assault_gain(horse, foot), 0);
    battle.set_mark(foot, mark::SHAKEN, true);
    assert!(battle.assault_gain(horse, foot) > 0);
    battle.set_mark(horse, mark::SHAKEN, true);
    assert_eq!(battle.assault_gain(horse, foot), 0, "who is shaken does not attack (`attack.never`)");
}

/// What the fire of a line costs another that stands so many hexes before it.
fn fire(hexes: i32, more: &[Placed]) -> i32 {
    let (by, at): (Placed, Placed) =
        (("b", B, "foot", "line", 6, (8, 1), 24), ("a", A, "foot", "line", 0, (8, 1 + hexes), 24));
    let pieces: Vec<Placed> = [by, at].into_iter().chain(more.iter().copied()).collect();
    let battle = moving(&pieces);
    battle.fire_feared(pix(&battle, "b"), pix(&battle, "a"))
}

#[test]
fn fire_is_feared_as_far_as_who_fires_comes_in_half_a_move() {
    assert!(fire(2, &[]) > fire(6, &[]) && fire(6, &[]) > 0, "{} {}", fire(2, &[]), fire(6, &[]));
    assert_eq!(fire(10, &[]), 0);
    let beside: Placed = ("a2", A, "foot", "line", 0, (9, 3), 24);
    assert!(fire(2, &[beside]) < fire(2, &[]), "friends share it");
}

#[test]
fn who_goes_out_of_reach_of_horse_gains_and_who_turns_his_back_loses() {
    let pieces: [Placed; 2] =
        [("b", B, "heavy_horse", "line", 6, (8, 1), 16), ("a", A, "foot", "line", 0, (8, 9), 24)];
    let battle = moving(&pieces);
    let a = pix(&battle, "a");
    let about = Order::Form {
        piece: Some(a),
        formation: Some(battle.piece(a).formation),
        facing: battle.piece(a).facing.map(|facing| facing.turned(6)),
        by: 0,
    };
    assert!(battle.judge(&about).is_ok(), "{:?}", battle.judge(&about));
    assert!(battle.outlook_of(&about) < 0, "{}", battle.outlook_of(&about));
    assert_eq!(battle.outlook_of(&Order::Done), 0, "it is nobody's order");
}
