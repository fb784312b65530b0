//! What a side has is less by every level, point and intruder.

use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::test_field::{Field, activated};
use oblique_scenario::{Side, Value};

/// A's first unit has this disorder, B's unit stands in that row of column 12.
fn balance(disorder: i64, row: i32) -> i32 {
    let mut field = Field::new(&[
        ("leader", "A", at(10, 18), ""),
        ("infantry", "A", at(10, 16), "line"),
        ("infantry", "A", at(30, 20), "line"),
        ("leader", "B", at(12, 10), ""),
        ("infantry", "B", at(12, row), "line"),
        ("infantry", "B", at(13, 10), "line"),
    ]);
    field.piece(1).attrs.insert("dis".to_owned(), Value::Int(disorder));
    let battle: Battle = activated(field, "p2", 1);
    assert_eq!(battle.balance_for(Side::A), -battle.balance_for(Side::B));
    battle.balance_for(Side::A)
}

#[test]
fn every_level_costs_more_than_the_one_before() {
    let at = [0, 1, 2, 3].map(|disorder| balance(disorder, 9));
    let steps: Vec<i32> = at.windows(2).map(|two| two[0] - two[1]).collect();
    assert!(steps.windows(2).all(|two| two[0] > 0 && two[0] < two[1]), "{at:?}");
}

#[test]
fn an_intruder_costs_who_has_him_in_his_half() {
    assert!(balance(0, 13) < balance(0, 9));
}
