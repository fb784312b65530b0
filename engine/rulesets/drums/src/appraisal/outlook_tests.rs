//! Who is to be activated first, with how many dice, and what is still to be attacked.

use crate::appraisal::prospects::MOST;
use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::DecisionKind;
use crate::tables::Tables;
use crate::test_field::{Field, activated, given};
use oblique_board::hex::Hour;
use oblique_rules::play::{Order, PieceIx};
use oblique_scenario::Value;

fn place(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it takes part")
}

/// A brigade of A's with its Leader, and units of B's with theirs: kind, column, row and formation. A's units come first.
fn armies(own: &[(&str, i32, i32, &str)], enemy: &[(&str, i32, i32, &str)]) -> Field {
    let general = [("leader", "A", at(10, 16), ""), ("leader", "B", at(10, 2), "")];
    let units = [("A", own), ("B", enemy)].into_iter().flat_map(|(side, units)| {
        units.iter().map(move |(kind, column, row, shape)| (*kind, side, at(*column, *row), *shape))
    });
    Field::new(&general.into_iter().chain(units).collect::<Vec<_>>())
}

/// The brigade is open and nobody has been activated.
fn opened(field: Field) -> Battle {
    let mut battle = activated(field, "p0", 1);
    while battle.decision().is_some_and(|asked| asked.kind != DecisionKind::Activate.id()) {
        given(&mut battle, &Order::Done);
    }
    battle
}

/// What an order is worth to an officer who asks what may be done next.
fn worth(battle: &Battle, order: &Order) -> i32 {
    let found = battle.appraise_order(order);
    found.harm + found.good - found.cost + battle.outlook_after(order)
}

fn of_activating(battle: &Battle, id: &str) -> i32 {
    worth(battle, &Order::Activate { leader: Some(place(battle, id)) })
}

#[test]
fn who_can_strike_goes_before_who_can_only_march() {
    let own = [("infantry", 10, 12, "line"), ("infantry", 26, 20, "line")];
    let battle = opened(armies(&own, &[("infantry", 10, 8, "line")]));
    let [near, far] = ["p2", "p3"].map(|id| of_activating(&battle, id));
    assert!(near > far && far > 0, "{near} and {far}");
}

/// An attack that is likelier to close the brigade than another as good comes after it (`act.double`).
#[test]
fn of_equals_the_one_who_risks_less_goes_first() {
    let own = [("infantry", 6, 12, "line"), ("infantry", 14, 12, "line"), ("infantry", 30, 20, "line")];
    let mut field = armies(&own, &[("infantry", 6, 8, "line"), ("infantry", 14, 8, "line")]);
    field.piece(3).attrs.insert("q".to_owned(), Value::Int(5));
    let battle = opened(field);
    let [steady, shaky] = ["p2", "p3"].map(|id| of_activating(&battle, id));
    assert!(steady > shaky, "{steady} and {shaky}");
}

/// The more those who wait could do, the fewer dice: a double failure keeps them from it.
#[test]
fn dice_are_fewer_while_others_wait_to_strike() {
    let best = |others: &[(&str, i32, i32, &str)]| {
        let own: Vec<_> = [("infantry", 30, 20, "line")].into_iter().chain(others.iter().copied()).collect();
        let enemy: Vec<_> =
            others.iter().map(|(_, column, row, _)| ("infantry", *column, row - 4, "line")).collect();
        let enemy = if enemy.is_empty() { vec![("infantry", 6, 8, "line")] } else { enemy };
        let mut battle = opened(armies(&own, &enemy));
        let unit = Some(place(&battle, "p2"));
        given(&mut battle, &Order::Activate { leader: unit });
        let dice = |alternative: &i32| worth(&battle, &Order::Choose { alternative: *alternative });
        (1..=3).max_by_key(dice).expect("there are dice")
    };
    let strikers = [6, 10, 14, 18].map(|column| ("infantry", column, 12, "line"));
    assert!(best(&strikers) < best(&[]), "{} and {}", best(&strikers), best(&[]));
    assert_eq!(best(&strikers), 1, "one die closes nothing");
}

/// A line that looks away turns to who is within reach, as long as actions are left for the attack.
#[test]
fn an_action_to_turn_is_worth_the_attack_it_leads_to() {
    let with = |actions| {
        let mut field = armies(&[("infantry", 10, 12, "line")], &[("artillery", 10, 9, "limbered")]);
        field.piece(2).facing = Some(Hour::new(4));
        let battle = activated(field, "p2", actions);
        let turns = battle.offered().iter().filter(|order| matches!(order, Order::Turn { .. }));
        turns.map(|order| battle.outlook_after(order)).max().unwrap_or(0)
    };
    assert!(with(3) > 0, "{}", with(3));
    assert_eq!(with(1), 0, "nothing is left to attack with");
}

/// A unit in the enemy's half counts against him only with another of its side near (`win.penetration`).
#[test]
fn a_move_into_the_enemys_half_is_worth_the_points_it_brings() {
    let best = |own: &[(&str, i32, i32, &str)]| {
        let battle = activated(armies(own, &[("infantry", 34, 2, "line")]), "p2", 1);
        let moves = battle.offered().iter().filter(|order| matches!(order, Order::Move { .. }));
        moves.map(|order| battle.outlook_after(order)).max()
    };
    let unit = ("infantry", 10, 12, "line");
    assert!(best(&[unit, ("infantry", 13, 12, "line")]) > Some(0));
    assert_eq!(best(&[unit]), Some(0), "alone it counts for nothing");
}

/// Who has said that a piece rolls does not take it back, or he would say it again for ever.
#[test]
fn nobody_takes_back_a_roll() {
    let mut battle = opened(armies(&[("infantry", 10, 12, "line")], &[("infantry", 10, 8, "line")]));
    let unit = place(&battle, "p2");
    given(&mut battle, &Order::Activate { leader: Some(unit) });
    let back = Order::Decline { piece: Some(unit) };
    assert!(battle.offered().contains(&back) && battle.appraise_order(&back).folly);
}

#[test]
fn as_many_actions_are_told_apart_as_dice_are_rolled() {
    assert_eq!(i32::try_from(MOST), Ok(Tables::get().actions.dice_most));
}
