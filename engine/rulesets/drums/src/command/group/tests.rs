//! Group orders, played.

use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::{DecisionKind, mark, rule};
use crate::test_field::{Field, activated, given, set};
use oblique_rules::play::{Game as _, Order, PieceIx, Verb};

/// A Leader of A with four battalions behind the line of battle, an enemy far off.
fn field() -> Field {
    Field::new(&[
        ("leader", "A", at(10, 18), ""),
        ("infantry", "A", at(6, 18), "line"),
        ("infantry", "A", at(8, 18), "line"),
        ("infantry", "A", at(12, 18), "line"),
        ("artillery", "A", at(14, 18), "unlimbered"),
        ("leader", "B", at(10, 2), ""),
        ("infantry", "B", at(10, 6), "line"),
    ])
}

fn place(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it takes part")
}

fn name(battle: &Battle, id: &str) -> Order {
    Order::Activate { leader: Some(place(battle, id)) }
}

fn asked(battle: &Battle) -> Option<&'static str> {
    battle.decision().map(|decision| decision.kind)
}

/// The Leader, with so many actions, names those and rolls so.
fn ordered(field: Field, actions: usize, members: &[&str], dice: &[i32]) -> Battle {
    let mut battle = activated(field, "p0", actions);
    for member in members {
        let order = name(&battle, member);
        given(&mut battle, &order);
    }
    given(&mut battle, &Order::Done);
    battle.script_dice(0, dice.iter().copied());
    given(&mut battle, &Order::Choose { alternative: i32::try_from(dice.len()).expect("few") });
    battle
}

fn verbs_of(battle: &Battle, unit: PieceIx) -> Vec<Verb> {
    let mut verbs: Vec<Verb> =
        battle.offered().iter().filter(|order| order.piece() == Some(unit)).map(Order::verb).collect();
    verbs.dedup();
    verbs
}

/// What is shown as a way of a member's is one: to everywhere as the map sends it, and by another path too.
#[test]
fn members_march_as_the_map_sends_them() {
    let battle = {
        let mut battle = ordered(field(), 2, &["p1", "p2", "p3"], &[5, 5, 5]);
        while asked(&battle) != Some(DecisionKind::GroupAct.id()) {
            given(&mut battle, &Order::Defer);
        }
        battle
    };
    let unit = place(&battle, "p2");
    let (hex, facing) = (battle.piece(unit).hex, battle.piece(unit).facing);
    let marches = battle.marches(unit, &[]).expect("it may march");
    let ends = marches.stations.iter().filter(|station| station.ends);
    let mut tried = 0;
    for (end, station) in ends.map(|station| (station.hex, station)) {
        assert!(station.facings.contains(&facing.expect("a line faces")), "it may keep its front");
        let path: Vec<_> = hex.line_to(end).skip(1).collect();
        let order = battle.march_order(unit, &path, facing).expect("a way");
        tried += usize::from(battle.judge(&order).is_ok());
    }
    assert!(tried > 2, "{tried}");
    // By another path than the one offered.
    let offered = battle.offered().iter().filter(|order| order.piece() == Some(unit));
    let two = offered.filter(|order| order.verb() == Verb::Move && order.path().len() == 2);
    let bent = two.filter_map(|order| {
        let [first, last] = *order.path() else { return None };
        let other = battle.around(hex).find(|h| *h != first && h.unsigned_distance_to(last) == 1)?;
        battle.march_order(unit, &[other, last], facing)
    });
    let bent: Vec<_> = bent.collect();
    assert!(bent.iter().any(|order| battle.judge(order).is_ok()), "{bent:?}");
}

/// The sheet's case: Q3, dice 5, 4, 2: each has 2 actions, and a right of one die.
#[test]
fn every_member_has_the_actions_won() {
    let mut battle = ordered(field(), 2, &["p1", "p2", "p3"], &[5, 4, 2]);
    assert_eq!(asked(&battle), Some(DecisionKind::React.id()), "one failure");
    given(&mut battle, &Order::Defer);
    assert_eq!(asked(&battle), Some(DecisionKind::GroupAct.id()));
    let first = place(&battle, "p1");
    for left in [1, 0] {
        let ahead =
            battle.offered().iter().find(|&o| o.piece() == Some(first) && o.verb() == Verb::Move).cloned();
        given(&mut battle, &ahead.expect("it may move"));
        if asked(&battle) == Some(DecisionKind::React.id()) {
            given(&mut battle, &Order::Defer);
        }
        assert_eq!(verbs_of(&battle, first).is_empty(), left == 0);
    }
    assert!(!verbs_of(&battle, place(&battle, "p2")).is_empty(), "the others act in any order");
    given(&mut battle, &Order::Done);
    given(&mut battle, &Order::Decline { piece: None });
    assert_eq!(asked(&battle), Some(DecisionKind::Act.id()), "the Leader has an action left");
    assert!(battle.is(first, mark::OBEYED) && !battle.offered().contains(&name(&battle, "p1")));
    assert!(battle.offered().contains(&name(&battle, "p4")));
    let refused = battle.judge(&name(&battle, "p1")).expect_err("never twice");
    assert_eq!(refused.rule, rule::GROUP_AGAIN);
}

/// The sheet's case: 4, 2, 1: one action each, a right of two dice, the brigade closed, the second action lost.
#[test]
fn a_double_failure_closes_the_brigade() {
    let mut battle = ordered(field(), 2, &["p1", "p2"], &[4, 2, 1]);
    given(&mut battle, &Order::Defer);
    given(&mut battle, &Order::Done);
    given(&mut battle, &Order::Decline { piece: None });
    // His is the only brigade: the initiative passes, and his second action with it.
    assert_eq!(battle.field().turn, 2);
}

/// The sheet's case: an Active Leader rerolls the 2 of 5, 2 and gets 4: two actions.
#[test]
fn an_active_leader_throws_a_failed_die_again() {
    let mut active = field();
    set(active.piece(0), "active");
    let mut battle = ordered(active, 2, &["p1", "p2"], &[5, 2]);
    assert_eq!(asked(&battle), Some(DecisionKind::Reroll.id()));
    battle.script_dice(0, [4]);
    given(&mut battle, &Order::Choose { alternative: 2 });
    assert_eq!(asked(&battle), Some(DecisionKind::GroupAct.id()), "no failure is left");
    assert!(battle.is(place(&battle, "p0"), mark::REROLLED));
}

#[test]
fn the_cautious_order_three_and_the_methodic_once() {
    let mut cautious = field();
    set(cautious.piece(0), "cautious");
    let mut battle = activated(cautious, "p0", 1);
    for member in ["p1", "p2", "p3"] {
        let order = name(&battle, member);
        given(&mut battle, &order);
    }
    let refused = battle.judge(&name(&battle, "p4")).expect_err("three at most");
    assert_eq!(refused.rule, rule::LEAD_CAUTIOUS);
    let mut methodic = field();
    set(methodic.piece(0), "methodic");
    let mut battle = ordered(methodic, 2, &["p1"], &[6]);
    given(&mut battle, &Order::Done);
    let refused = battle.judge(&name(&battle, "p2")).expect_err("one a phase");
    assert_eq!(refused.rule, rule::LEAD_METHODIC);
}

/// Nobody fires or Approaches; guns load.
#[test]
fn a_group_neither_fires_nor_approaches() {
    let mut near = field();
    near.piece(4).attrs.insert("empty".to_owned(), oblique_scenario::Value::Flag(true));
    let battle = ordered(near, 1, &["p4"], &[6]);
    let guns = place(&battle, "p4");
    assert!(
        verbs_of(&battle, guns).contains(&Verb::Recover) && !verbs_of(&battle, guns).contains(&Verb::Fire)
    );
    let fire = Order::Fire { piece: Some(guns), target: None, at: Some(at(14, 12)) };
    assert_eq!(battle.judge(&fire).expect_err("no fire").rule, rule::GROUP_LIMITS);
}
