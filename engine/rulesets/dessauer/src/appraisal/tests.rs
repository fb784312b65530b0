//! What is expected of orders against what there is to lose.

use crate::battle::state::Battle;
use crate::battle::tests::{Placed, opened, pix};
use crate::ids::phase;
use oblique_rules::play::{Game as _, Order};
use oblique_scenario::Side::{A, B};

/// The most that is expected of any order of `a`'s at `b`, and what `b` is worth as it is.
fn most_against(battle: &Battle) -> (i32, i32) {
    let (a, b) = (pix(battle, "a"), pix(battle, "b"));
    let at = |order: &Order| order.target() == Some(b);
    let harm = |order: &Order| battle.appraised(order).harm;
    let most = battle.orders(Some(a)).iter().filter(|order| at(order)).map(harm).max();
    (most.expect("it is in reach"), battle.men_of(b, 1000 * battle.models(b)))
}

#[test]
fn a_charge_takes_no_more_from_a_battery_than_it_has_left() {
    let pieces: [Placed; 2] =
        [("a", A, "heavy_horse", "line", 0, (8, 9), 16), ("b", B, "field_guns", "unlimbered", 6, (8, 5), 2)];
    let (most, left) = most_against(&opened(&pieces, phase::MOVEMENT, &[]));
    assert!(most <= left, "{most} of {left}");
}

#[test]
fn a_volley_takes_no_more_from_a_remnant_than_it_has_left() {
    let pieces: [Placed; 2] =
        [("a", A, "foot", "line", 0, (8, 8), 24), ("b", B, "foot", "line", 6, (8, 6), 2)];
    let (most, left) = most_against(&opened(&pieces, phase::FIRE, &[]));
    assert!(most <= left, "{most} of {left}");
}

/// Whose dice go at a friend first fires only where the enemy would lose far more (`fire.danger`).
#[test]
fn nobody_fires_into_friends_in_the_lane_for_as_many_of_the_enemy() {
    let worth = |friend: (i32, i32)| {
        let pieces = [
            ("a", A, "field_guns", "unlimbered", 0, (8, 12), 8),
            ("friend", A, "foot", "line", 0, friend, 24),
            ("b", B, "foot", "line", 6, (8, 4), 24),
        ];
        let battle = opened(&pieces, phase::FIRE, &[]);
        let order = Order::Fire { piece: Some(pix(&battle, "a")), target: Some(pix(&battle, "b")), at: None };
        let a = battle.appraise(&order);
        a.harm + a.good - a.cost
    };
    assert!(worth((2, 12)) > 0, "{}", worth((2, 12)));
    assert!(worth((8, 9)) < 0, "in the lane: {}", worth((8, 9)));
}
