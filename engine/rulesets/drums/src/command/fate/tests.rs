//! What becomes of generals.

use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::test_field::Field;
use oblique_rules::play::{Options, PieceIx};

fn battle() -> (Battle, PieceIx) {
    let field = Field::new(&[
        ("leader", "A", at(10, 14), ""),
        ("infantry", "A", at(10, 18), "line"),
        ("infantry", "B", at(10, 8), "line"),
    ]);
    let battle = Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false });
    let leader = battle.by_id("p0").expect("it takes part");
    (battle, leader)
}

/// Rolls of 1, 5 capture him, 2, 6 do not.
#[test]
fn a_general_ridden_down_is_captured_by_a_one() {
    for (dice, captured) in [([1, 5], true), ([2, 6], false)] {
        let (mut battle, leader) = battle();
        battle.script_dice(0, dice);
        let enemy = battle.by_id("p2").expect("it takes part");
        battle.go(enemy, &[at(10, 14)], oblique_rules::play::Why::Charge);
        assert_eq!(battle.piece(leader).on_map(), !captured);
        assert_eq!(battle.memory().displaced.contains(&leader), !captured);
    }
}

#[test]
fn a_general_left_in_front_is_placed_with_his_own() {
    let (mut battle, leader) = battle();
    battle.warn_generals();
    assert!(battle.memory().displaced.is_empty(), "own at 4, enemy at 6");
    let enemy = battle.by_id("p2").expect("it takes part");
    battle.go(enemy, &[at(10, 11)], oblique_rules::play::Why::Charge);
    battle.warn_generals();
    assert!(battle.memory().displaced.contains(&leader));
    let own = at(10, 18);
    let places = battle.places_of(leader);
    assert!(places.contains(&own) && places.iter().all(|hex| hex.unsigned_distance_to(own) <= 6));
    assert!(!places.contains(&at(10, 14)));
}
