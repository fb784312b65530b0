//! Generals, played.

use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::{DecisionKind, mark};
use crate::test_field::{Field, activated, given, set, steadfast};
use oblique_board::hex::Hex;
use oblique_rules::play::{Options, Order, PieceIx};
use oblique_scenario::{Side, Value};

/// A Leader of A at (10,14), a battalion of his at (10,9), one of B far off.
fn field() -> Field {
    Field::new(&[
        ("leader", "A", at(10, 14), ""),
        ("infantry", "A", at(10, 9), "line"),
        ("leader", "B", at(10, 1), ""),
        ("infantry", "B", at(30, 2), "line"),
    ])
}

fn place(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it takes part")
}

fn ride(battle: &Battle, to: Hex, beside: Option<PieceIx>) -> Order {
    Order::Place { piece: battle.by_id("p0"), to: Some(to), beside, facing: None }
}

#[test]
fn a_leader_rides_and_attaches_himself_with_one_action() {
    let mut battle = activated(field(), "p0", 1);
    let unit = place(&battle, "p1");
    let to = ride(&battle, at(10, 9), Some(unit));
    given(&mut battle, &to);
    let leader = place(&battle, "p0");
    assert!(battle.is(leader, mark::ATTACHED) && battle.attached_to(unit) == Some(leader));
    // The unit takes him along.
    battle.go(unit, &[at(9, 8)], oblique_rules::play::Why::Ordered);
    assert_eq!(battle.piece(leader).hex, at(9, 8));
}

#[test]
fn he_rides_eight_hexes_past_woods_and_not_through_lakes_or_enemies() {
    let mut ground = field();
    ground.paint(at(10, 15), "woods");
    ground.paint(at(11, 14), "water");
    let battle = activated(ground, "p0", 2);
    let offers = |hex| battle.offered().contains(&ride(&battle, hex, None));
    assert!(offers(at(10, 15)) && offers(at(2, 14)) && offers(at(10, 9)));
    assert!(!offers(at(11, 14)) && !offers(at(1, 14)), "a lake; nine hexes");
}

#[test]
fn a_leader_of_the_second_line_never_attaches_and_none_rides_into_danger() {
    let mut careful = field();
    set(careful.piece(0), "second_line");
    careful.piece(3).hex = Some(at(10, 6));
    let battle = activated(careful, "p0", 1);
    let unit = place(&battle, "p1");
    assert!(!battle.offered().contains(&ride(&battle, at(10, 9), Some(unit))));
    assert!(battle.offered().contains(&ride(&battle, at(10, 9), None)));
    assert!(!battle.offered().contains(&ride(&battle, at(10, 7), None)), "an enemy is nearer than his own");
}

/// His failures neither close the brigade nor wait: they are answered at once.
#[test]
fn failures_of_a_general_are_answered_at_once_and_close_nothing() {
    let mut field = field();
    field.0.params.insert("begins".to_owned(), Value::Text("A".to_owned()));
    steadfast(&mut field);
    let mut battle = Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false });
    let leader = battle.by_id("p0");
    battle.script_dice(0, [2, 2, 1]);
    for order in [Order::Activate { leader }, Order::Activate { leader }, Order::Choose { alternative: 3 }] {
        given(&mut battle, &order);
    }
    let asked = |battle: &Battle| battle.memory().decision.as_ref().map(|d| (d.kind, d.side));
    assert_eq!(asked(&battle), Some((DecisionKind::React.id(), Side::B)));
    assert!(!battle.offered().contains(&Order::Defer));
    given(&mut battle, &Order::Decline { piece: None });
    assert_eq!(asked(&battle), Some((DecisionKind::Activate.id(), Side::A)));
    assert!(battle.offered().contains(&Order::Activate { leader: battle.by_id("p1") }));
    assert!(!battle.offered().contains(&Order::Activate { leader }), "once a phase");
}

#[test]
fn a_brigade_without_its_leader_is_still_opened() {
    let mut battle = activated(field(), "p1", 1);
    let leader = place(&battle, "p0");
    battle.remove_general(leader);
    given(&mut battle, &Order::Done);
    // B's phase, then A's again.
    given(&mut battle, &Order::Pass);
    assert_eq!(battle.field().turn, 3);
    assert!(battle.offered().contains(&Order::Activate { leader: Some(leader) }));
    given(&mut battle, &Order::Activate { leader: Some(leader) });
    assert!(battle.offered().contains(&Order::Activate { leader: battle.by_id("p1") }));
}
