//! What the computer's officers let be expected of both sides' next acts: flanks that can be turned, charges that can be ridden,
//! the last word.

use super::combat::{cast, field, middle, step};
use super::field::Case;
use crate::appraisal::posed::Posed;
use crate::battle::state::Battle;
use crate::ids::param;
use oblique_board::hex::Hex;
use oblique_rules::play::Order;
use oblique_scenario::{Side, Value};

fn posed(battle: &Battle, id: &str) -> Posed {
    let pix = battle.named(id);
    battle.posed_at(pix, battle.stance_now(pix))
}

/// A Prussian line with an Austrian before it; another Austrian stands some hexes off its left flank.
fn beside(hexes_off: i32) -> Case {
    let (mut case, m) = (field(), middle());
    cast(&mut case, Side::A, "pru", m, 1, &[]);
    cast(&mut case, Side::B, "aus", m + step(0), 7, &[]);
    cast(&mut case, Side::B, "aus2", m + step(10) * hexes_off, 5, &[]);
    case
}

/// What an enemy who comes round brings him, in men.
fn turned(battle: &Battle) -> i64 {
    battle.flank_assault(Side::A, &posed(battle, "pru"))
}

#[test]
fn an_enemy_near_an_open_flank_is_feared() {
    assert!(turned(&beside(2).battle(1, false)) > 0);
    assert_eq!(turned(&beside(5).battle(1, false)), 0, "one is too far off to come round, one is held");
}

#[test]
fn friends_close_a_flank() {
    let (mut case, m) = (beside(2), middle());
    cast(&mut case, Side::A, "pru1", m + step(10), 1, &[]);
    let one = turned(&case.battle(1, false));
    cast(&mut case, Side::A, "pru2", m + step(8), 1, &[]);
    let both = turned(&case.battle(1, false));
    assert!(one > 0 && one >= both, "behind the line there is still a way: {one} {both}");
    cast(&mut case, Side::A, "pru3", m + step(6), 1, &[]);
    cast(&mut case, Side::A, "pru4", m + step(4), 1, &[]);
    assert_eq!(turned(&case.battle(1, false)), 0);
}

#[test]
fn a_charge_is_hoped_for_where_it_can_be_ridden() {
    let target: Hex = middle() + step(0) * 2;
    let gain = |terrain: &str| {
        let mut case = field();
        cast(&mut case, Side::A, "cui", middle(), 1, &[]);
        cast(&mut case, Side::B, "aus", target, 1, &[("disruption", 5)]);
        case.terrain(target, terrain);
        let battle = case.battle(1, false);
        battle.charge_gain(&posed(&battle, "cui"), &posed(&battle, "aus"))
    };
    assert!(gain("clear") > 0);
    assert_eq!(gain("woods"), 0);
}

#[test]
fn who_defers_waits_for_the_last_turn() {
    let worth = |turns: i64| {
        let mut case = beside(2);
        case.scenario.params.insert(param::TURNS.to_owned(), Value::Int(turns));
        let battle = case.battle(1, false);
        battle.last_word(Side::A, &Order::Defer)
    };
    assert_eq!(worth(9), 0, "there is time to answer him");
    assert!(worth(1) > 0, "nobody answers who acts last");
}
