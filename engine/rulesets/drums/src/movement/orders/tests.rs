//! Moves, played.

use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::{DecisionKind, formation, mark, track};
use crate::movement::orders::way_order;
use crate::test_field::{Field, activated, first_offered, given, set};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Verb};

/// A's unit `p1` at (10,14), B's line `p3` at (10,8), and others.
fn field(unit: (&str, &str), others: &[(&str, &str, Hex, &str)]) -> Field {
    let mut pieces = vec![
        ("leader", "A", at(10, 18), ""),
        (unit.0, "A", at(10, 14), unit.1),
        ("leader", "B", at(10, 2), ""),
        ("infantry", "B", at(10, 8), "line"),
    ];
    pieces.extend_from_slice(others);
    Field::new(&pieces)
}

fn unit(battle: &Battle) -> PieceIx {
    battle.by_id("p1").expect("it takes part")
}

fn asked(battle: &Battle) -> Option<&'static str> {
    battle.memory().decision.as_ref().map(|decision| decision.kind)
}

#[test]
fn cavalry_rides_up_and_its_move_becomes_an_approach() {
    let mut battle = activated(field(("cavalry", "cavalry_line"), &[]), "p1", 2);
    let horse = unit(&battle);
    let to = |hex| battle.offered().iter().find(|&order| order.hex() == Some(hex)).cloned();
    let far = to(at(10, 10)).expect("four hexes straight on");
    assert_eq!(battle.fight_odds(&far).len(), 2, "who is disordered, who wins actions");
    assert!(battle.fight_odds(&to(at(10, 12)).expect("two hexes")).is_empty());
    given(&mut battle, &far);
    assert_eq!(battle.piece(horse).hex, at(10, 10));
    assert_eq!(asked(&battle), Some(DecisionKind::ApproachDice.id()));
    let line = battle.by_id("p3").expect("it takes part");
    assert_eq!(battle.get(line, track::SK), 0, "its first action, straight on");
}

#[test]
fn a_line_moves_three_times_at_most_and_turns_besides() {
    let mut battle = activated(field(("infantry", "line"), &[]), "p1", 3);
    let line = unit(&battle);
    let turn = Order::Turn { piece: Some(line), by: 0, facing: Some(Hour::new(6)) };
    given(&mut battle, &turn);
    assert_eq!(battle.piece(line).facing, Some(Hour::new(6)));
    given(&mut battle, &way_order(line, &[at(10, 15)], None));
    given(&mut battle, &way_order(line, &[at(10, 16)], None));
    assert_eq!(asked(&battle), Some(DecisionKind::Activate.id()), "all three actions are spent");
}

#[test]
fn nobody_ends_beside_a_friend_with_his_last_action() {
    let friend = [("infantry", "A", at(11, 12), "line")];
    let beside = |actions| {
        let battle = activated(field(("infantry", "line"), &friend), "p1", actions);
        battle.offered().contains(&way_order(unit(&battle), &[at(10, 13)], None))
    };
    assert!(!beside(1) && beside(2));
    let mut battle = activated(field(("infantry", "line"), &friend), "p1", 2);
    let line = unit(&battle);
    given(&mut battle, &way_order(line, &[at(10, 13)], None));
    assert!(!battle.offered().contains(&Order::Done), "it can still step away");
}

#[test]
fn foot_guns_do_not_fire_after_a_move() {
    let mut battle = activated(field(("artillery", "unlimbered"), &[]), "p1", 2);
    let guns = unit(&battle);
    assert!(battle.offered().iter().any(|order| order.verb() == Verb::Fire));
    given(&mut battle, &way_order(guns, &[at(10, 13)], None));
    assert!(battle.is(guns, mark::MOVED) && battle.offered().iter().all(|order| order.verb() != Verb::Fire));
}

#[test]
fn a_column_enters_a_sector_and_leaves_it() {
    let mut village = field(("infantry", "attack_column"), &[]);
    village.piece(1).facing = Some(Hour::new(3));
    village.paint(at(11, 14), "sector");
    let mut battle = activated(village, "p1", 2);
    let column = unit(&battle);
    given(&mut battle, &way_order(column, &[at(11, 14)], None));
    assert_eq!(battle.piece(column).formation, formation::GARRISON);
    given(&mut battle, &way_order(column, &[at(12, 14)], None));
    let out = battle.piece(column);
    assert_eq!((out.formation, out.facing), (formation::ATTACK_COLUMN, Some(Hour::new(3))));
}

#[test]
fn conscripts_need_two_actions_to_form() {
    let forms = |actions| {
        let mut slow = field(("infantry", "line"), &[]);
        set(slow.piece(1), "conscript");
        let battle = activated(slow, "p1", actions);
        battle.offered().iter().any(|order| order.verb() == Verb::Form)
    };
    assert!(!forms(1) && forms(2));
    let mut battle = activated(field(("infantry", "line"), &[]), "p1", 1);
    let form = first_offered(&battle, Verb::Form);
    given(&mut battle, &form);
    assert_ne!(battle.piece(unit(&battle)).formation, formation::LINE);
}
