//! What a commander takes to be the best of what is offered.

use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::{DecisionKind, formation};
use crate::test_field::{Field, activated, given};
use oblique_rules::play::{Order, PieceIx};
use oblique_scenario::Value;

fn place(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it takes part")
}

/// The order offered that is appraised best, the first of equals.
fn best(battle: &Battle) -> Order {
    let worth = |order: &Order| {
        let found = battle.appraise_order(order);
        found.harm + found.good - found.cost
    };
    let mut offered = battle.offered().to_vec();
    offered.sort_by_key(|order| -worth(order));
    offered.into_iter().next().expect("something is offered")
}

/// A's unit `p1` at (10,12) facing up, B's `p3` at (10,8) and what else there is.
fn field(own: (&str, &str), enemy: (&str, &str), others: &[(&str, (i32, i32))]) -> Field {
    let mut pieces = vec![
        ("leader", "A", at(10, 16), ""),
        (own.0, "A", at(10, 12), own.1),
        ("leader", "B", at(10, 2), ""),
        (enemy.0, "B", at(10, 8), enemy.1),
    ];
    pieces.extend(others.iter().map(|(kind, (x, y))| (*kind, "A", at(*x, *y), "line")));
    Field::new(&pieces)
}

/// The first unit of a brigade rolls few dice while others wait, the last more: a double failure closes it.
#[test]
fn dice_are_few_while_the_brigade_waits() {
    let line = ("infantry", "line");
    let dice = |others: &[(&str, (i32, i32))]| {
        let mut battle = activated(field(line, line, others), "p0", 1);
        while battle.decision().is_some_and(|d| d.kind != DecisionKind::Activate.id()) {
            given(&mut battle, &Order::Done);
        }
        let unit = Some(place(&battle, "p1"));
        given(&mut battle, &Order::Activate { leader: unit });
        best(&battle)
    };
    let three = Order::Choose { alternative: 3 };
    assert_eq!(dice(&[]), three, "nobody else waits");
    let waiting = [(14, 18), (16, 18), (18, 18), (20, 18), (22, 18)].map(|hex| ("infantry", hex));
    assert_ne!(dice(&waiting), three);
}

/// Horse that rides up to guns keeps an action to close with.
#[test]
fn an_action_is_kept_to_close_with() {
    let field = field(("cavalry", "cavalry_line"), ("artillery", "limbered"), &[]);
    let mut battle = activated(field, "p1", 3);
    let ride = best(&battle);
    assert!(matches!(ride, Order::Move { .. }), "{ride:?}");
    given(&mut battle, &ride);
    let kept = battle.offered().len();
    assert_eq!(battle.decision().map(|d| d.kind), Some(DecisionKind::ApproachDice.id()));
    assert_eq!((kept, best(&battle)), (3, Order::Choose { alternative: 1 }));
}

/// A battalion before horse in line forms square in its reaction, one that only foot threatens does not.
#[test]
fn foot_forms_square_before_horse() {
    let squares = |enemy: (&str, &str)| {
        let mut field = field(("infantry", "line"), enemy, &[]);
        field.piece(3).attrs.insert("c".to_owned(), Value::Int(5));
        let battle = activated(field, "p1", 1);
        matches!(best(&battle), Order::Form { formation: Some(formation::SQUARE), .. })
    };
    assert!(squares(("cavalry", "cavalry_line")));
    assert!(!squares(("infantry", "line")));
}
