//! What orders promise, where it was once told wrongly.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::battle::tests::{BOARD, begun, given, scenario};
use crate::ids::{mark, track};
use oblique_rules::play::{Game as _, Order, PieceIx, Why};
use oblique_scenario::Side;

fn of(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it takes part")
}

/// A battle just begun of those pieces.
fn with(pieces: &[(&str, Side, (i32, i32), &str)]) -> Battle {
    begun(&scenario(pieces), 1)
}

/// Takes what is usual until side A moves.
fn to_movement_of_a(battle: &mut Battle) {
    let moves = |battle: &Battle| {
        let asked = battle.decision().expect("it goes on");
        asked.side == Side::A && asked.kind == "movement"
    };
    while !moves(battle) {
        let order = battle.decision().expect("it goes on").default.clone();
        given(battle, &order);
    }
}

#[test]
fn who_is_rallied_may_be_taken_off() {
    let gain = |kind: &str| {
        let mut battle = with(&[
            (kind, Side::A, (8, 17), "line"),
            ("leader", Side::A, (8, 17), ""),
            ("garrison", Side::B, (8, 3), "line"),
        ]);
        let unit = of(&battle, "p0");
        battle.set_mark(unit, mark::SHAKEN, true);
        let worth = battle.appraised(&Order::Rally { piece: Some(unit) });
        worth.good - worth.cost
    };
    // Of three dice on Chart C guards fail all but one 27 times in a thousand, garrison troops 216 times.
    assert!(gain("grenadiers") > 50, "{}", gain("grenadiers"));
    assert!(gain("garrison") < 0, "{}", gain("garrison"));
}

#[test]
fn a_second_leader_with_a_unit_is_worth_nothing() {
    let battle = with(&[
        ("musketeers", Side::A, (8, 17), "line"),
        ("leader", Side::A, (8, 17), ""),
        ("leader", Side::A, (12, 17), ""),
        ("garrison", Side::B, (8, 3), "line"),
    ]);
    assert!(battle.leader_worth(of(&battle, "p2"), BOARD.at(8, 17)) <= 0);
}

#[test]
fn who_is_fired_at_twice_tests_once() {
    let mut battle = with(&[
        ("musketeers", Side::A, (8, 8), "line"),
        ("musketeers", Side::A, (9, 8), "line"),
        ("musketeers", Side::B, (8, 5), "line"),
    ]);
    let [first, second, target] = ["p0", "p1", "p2"].map(|id| of(&battle, id));
    let alone = battle.fire_worth(second, target).harm;
    battle.change_memory(MemoryChange::Shot(target, first, 1));
    let after = battle.fire_worth(second, target).harm;
    assert!(after < alone, "{after} after another volley, {alone} alone");
}

#[test]
fn a_volley_that_hits_seldom_may_still_lead_to_a_test() {
    let mut battle =
        with(&[("musketeers", Side::A, (8, 8), "line"), ("musketeers", Side::B, (8, 5), "line")]);
    let [own, target] = ["p0", "p1"].map(|id| of(&battle, id));
    // One die: half a figure is to be expected.
    battle.set_track(own, track::FIGURES, 4, Why::Fire);
    let fresh = battle.fire_worth(own, target).harm;
    battle.set_track(target, track::HITS, 12, Why::Fire);
    let worn = battle.fire_worth(own, target).harm;
    assert!(worn > fresh, "{worn} where the test is on Chart E, {fresh} on Chart A");
}

#[test]
fn who_is_taken_off_by_a_volley_is_lost_whole() {
    let mut battle =
        with(&[("musketeers", Side::A, (8, 8), "line"), ("grenadiers", Side::B, (8, 5), "line")]);
    let [own, target] = ["p0", "p1"].map(|id| of(&battle, id));
    let whole = battle.fire_worth(own, target).harm;
    // One figure more than its last stand.
    battle.set_track(target, track::FIGURES, 7, Why::Fire);
    let last = battle.fire_worth(own, target).harm;
    assert!(last > 2 * whole, "{last} of its last stands, {whole} of the whole unit");
}

#[test]
fn a_charge_may_be_stopped_by_fire() {
    let harm = |hits: i32| {
        let mut battle =
            with(&[("dragoons", Side::A, (8, 8), "line"), ("musketeers", Side::B, (8, 5), "line")]);
        let [own, target] = ["p0", "p1"].map(|id| of(&battle, id));
        battle.set_track(own, track::HITS, hits, Why::Fire);
        battle.charge_worth(own, target, &[], None).harm
    };
    // With four hits it tests on Chart A still, with one more of the volley on Chart B.
    assert!(harm(4) < harm(0), "{} after four hits, {} before", harm(4), harm(0));
}

#[test]
fn before_muskets_it_is_worse_than_behind_them() {
    let mut battle = with(&[
        ("hussars", Side::A, (8, 14), "skirmish"),
        ("musketeers", Side::B, (8, 7), "line"),
        ("musketeers", Side::B, (9, 7), "line"),
        ("musketeers", Side::B, (10, 7), "line"),
    ]);
    to_movement_of_a(&mut battle);
    let own = of(&battle, "p0");
    let outlook = |column, row| {
        let to = BOARD.at(column, row);
        battle.outlook_after(&Order::Move {
            piece: Some(own),
            to: Some(to),
            path: vec![to],
            facing: None,
            turn_only: false,
        })
    };
    let [before, behind, away] = [outlook(9, 10), outlook(9, 4), outlook(8, 15)];
    assert!(before < -100, "{before} before them");
    assert!(behind > before, "{behind} behind them, {before} before");
    assert_eq!(away, 0, "nobody fires or charges so far");
}

#[test]
fn a_charge_at_guns_takes_them() {
    let harm = |kind: &str, form: &str| {
        let battle = with(&[("dragoons", Side::A, (8, 8), "line"), (kind, Side::B, (8, 7), form)]);
        let [own, target] = ["p0", "p1"].map(|id| of(&battle, id));
        battle.charge_worth(own, target, &[], None).harm
    };
    // Both are unformed; who is driven off as a battery has lost its guns.
    let [guns, croats] = [harm("light_artillery", "unlimbered"), harm("jagers", "skirmish")];
    assert!(guns > croats, "{guns} of guns, {croats} of skirmishers");
}

#[test]
fn nobody_leaves_a_battery_alone_before_the_enemy() {
    let mut battle = with(&[
        ("musketeers", Side::A, (8, 12), "line"),
        ("medium_artillery", Side::A, (9, 12), "unlimbered"),
        ("musketeers", Side::B, (9, 7), "line"),
    ]);
    to_movement_of_a(&mut battle);
    let [own, enemy] = ["p0", "p2"].map(|id| of(&battle, id));
    battle.set_mark(enemy, mark::SHAKEN, true);
    let leaves = BOARD.at(8, 15);
    let away = Order::Move {
        piece: Some(own),
        to: Some(leaves),
        path: vec![leaves],
        facing: None,
        turn_only: false,
    };
    // Where it stands nobody fires at it or charges it, so all that it changes is to the guns.
    assert!(battle.outlook_after(&away) <= -200, "{}", battle.outlook_after(&away));
}
