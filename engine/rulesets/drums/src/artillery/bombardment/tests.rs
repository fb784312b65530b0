//! Bombardments, played.

use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::{DecisionKind, formation, mark, track};
use crate::test_field::{Field, activated, given};
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx};
use oblique_scenario::Value;

/// A's medium battery `p1` at (10,14) with so many actions, B's unit `p3` at (10,10), and others of B.
fn battle(target: (&str, &str), others: &[(&str, &str, Hex, &str)], actions: usize) -> Battle {
    let mut pieces = vec![
        ("leader", "A", at(10, 16), ""),
        ("artillery", "A", at(10, 14), "unlimbered"),
        ("leader", "B", at(10, 2), ""),
        (target.0, "B", at(10, 10), target.1),
    ];
    pieces.extend_from_slice(others);
    let mut field = Field::new(&pieces);
    if target.1 == "garrison" {
        field.paint(at(10, 10), "sector");
    }
    activated(field, "p1", actions)
}

fn place(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it takes part")
}

fn fire(battle: &Battle) -> Order {
    let unit = place(battle, "p3");
    let target = Some(unit).filter(|_| battle.piece(unit).formation != formation::GARRISON);
    Order::Fire { piece: battle.by_id("p1"), target, at: Some(at(10, 10)) }
}

/// Fires with these dice, the battery's first.
fn fires(battle: &mut Battle, dice: &[i32]) {
    battle.script_dice(0, dice.iter().copied());
    let order = fire(battle);
    given(battle, &order);
}

#[test]
fn a_line_is_disordered_pushed_back_and_shot_through() {
    let mut battle = battle(("infantry", "line"), &[("infantry", "B", at(10, 6), "line")], 1);
    // Five dice at short range against four.
    fires(&mut battle, &[6, 4, 4, 2, 1, 5, 4, 3, 1]);
    let (line, behind, guns) = (place(&battle, "p3"), place(&battle, "p4"), place(&battle, "p1"));
    assert_eq!((battle.get(line, track::DIS), battle.get(behind, track::DIS)), (1, 1));
    assert_eq!(battle.piece(line).hex.unsigned_distance_to(at(10, 14)), 5, "a hex back");
    assert!(battle.is(guns, mark::EMPTY) && !battle.is(guns, mark::FIRED), "its activation is over");
}

#[test]
fn a_battery_fires_once_reloads_once_and_buys_dice() {
    let mut battle = battle(("infantry", "line"), &[], 3);
    fires(&mut battle, &[]);
    assert_eq!(battle.memory().decision.as_ref().map(|d| d.kind), Some(DecisionKind::FireDice.id()));
    assert_eq!(battle.offered().len(), 3, "none, one or two of the actions kept");
    battle.script_dice(0, [1; 9]);
    given(&mut battle, &Order::Choose { alternative: 0 });
    let (order, guns) = (fire(&battle), battle.by_id("p1"));
    assert!(!battle.offered().contains(&order), "empty");
    given(&mut battle, &Order::Recover { piece: guns });
    assert!(!battle.offered().contains(&order), "no second shot");
    assert!(!battle.is(place(&battle, "p1"), mark::EMPTY));
}

#[test]
fn actions_bought_are_dice_and_spent() {
    let mut battle = battle(("infantry", "line"), &[], 2);
    fires(&mut battle, &[]);
    // Six dice against four: the sixth decides.
    battle.script_dice(0, [6, 6, 6, 6, 6, 6, 1, 1, 1, 1]);
    battle.clear_events();
    battle.obey(&Order::Choose { alternative: 1 });
    assert_eq!(battle.get(place(&battle, "p3"), track::DIS), 1);
    let drawn = battle.events().iter().filter(|e| matches!(e, oblique_rules::play::Event::Drew(_))).count();
    assert_eq!(drawn, 10);
}

#[test]
fn guns_limber_and_drive_off() {
    let mut battle = battle(("artillery", "unlimbered"), &[], 1);
    fires(&mut battle, &[5, 5, 3, 1, 1, 4, 4, 2, 2]);
    let guns = place(&battle, "p3");
    assert_eq!((battle.get(guns, track::DIS), battle.piece(guns).formation), (1, formation::LIMBERED));
    assert_eq!(battle.piece(guns).hex.unsigned_distance_to(at(10, 14)), 7, "a full move");
}

#[test]
fn a_unit_goes_through_friends_to_their_harm() {
    let mut battle = battle(("infantry", "line"), &[("infantry", "B", at(10, 9), "line")], 1);
    // The row back from (10,14) is hour 1 of 11 and 1, as near; the friend stands on it.
    fires(&mut battle, &[6, 6, 1, 1, 1, 5, 4, 3, 1]);
    let friend = place(&battle, "p4");
    assert_eq!(battle.get(friend, track::DIS), 1);
    assert_eq!(battle.piece(place(&battle, "p3")).hex, at(11, 8));
}

#[test]
fn a_garrison_is_shot_out_of_its_sector_the_way_its_player_likes() {
    let mut battle = battle(("infantry", "garrison"), &[], 1);
    let index = battle.board().layout().index(at(10, 10)).expect("on the board");
    let place_of = u32::try_from(index).expect("small");
    battle.change_memory(crate::battle::memory::MemoryChange::Damage(place_of, 4));
    fires(&mut battle, &[6, 6, 1, 1, 1, 5, 5, 5]);
    let garrison = place(&battle, "p3");
    assert_eq!((battle.memory().damage[&place_of], battle.get(garrison, track::DIS)), (6, 2));
    let ways = battle.offered().to_vec();
    assert_eq!(ways.len(), 2, "two rows lead home");
    given(&mut battle, &ways[1]);
    assert_eq!(battle.piece(garrison).hex.unsigned_distance_to(at(10, 10)), 3);
    assert_eq!(battle.piece(garrison).formation, formation::ATTACK_COLUMN);
}

#[test]
fn a_unit_with_three_levels_is_eliminated() {
    let mut field = Field::new(&[
        ("leader", "A", at(10, 16), ""),
        ("artillery", "A", at(10, 14), "unlimbered"),
        ("leader", "B", at(10, 2), ""),
        ("infantry", "B", at(10, 10), "line"),
    ]);
    field.piece(3).attrs.insert("dis".to_owned(), Value::Int(3));
    let mut battle = activated(field, "p1", 1);
    fires(&mut battle, &[6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1]);
    assert!(!battle.piece(place(&battle, "p3")).on_map());
    assert_eq!(battle.memory().loss_halves, [0, 4], "a battalion, and its brigade is shaken");
}

#[test]
fn a_ruin_is_entered_and_fired_at_by_nobody() {
    let mut battle = battle(("infantry", "line"), &[], 1);
    let ruin = at(10, 13);
    let index = battle.board().layout().index(ruin).expect("on the board");
    let enters = |battle: &Battle| battle.offered().iter().any(|order| order.hex() == Some(ruin));
    assert!(enters(&battle), "pushed by hand");
    let place_of = u32::try_from(index).expect("small");
    battle.change_memory(crate::battle::memory::MemoryChange::Damage(place_of, 7));
    assert!(!enters(&battle));
}
