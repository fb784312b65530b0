//! Battles of two small armies by whatever orders are offered.

use crate::battle::state::Battle;
use crate::ids::formation;
use crate::{CATALOG, Purky};
use oblique_board::Board;
use oblique_board::hex::{Hex, Hour, Layout, Orientation};
use oblique_rules::kernel::{Opening as _, Rules as _};
use oblique_rules::play::{Game as _, Options, Order, PieceIx, Verb};
use oblique_scenario::{Piece, PieceId, Scenario, Side, Value};

pub(crate) const BOARD: Layout = Layout::new(Orientation::Pointy, 24, 20);

/// A scenario of pieces `p0`, `p1` and on: kind, side, column, row, formation. A faces up the board, B down.
pub(crate) fn scenario(pieces: &[(&str, Side, (i32, i32), &str)]) -> Scenario {
    let terrain = CATALOG.terrain.iter().map(|t| t.id.clone()).collect();
    let linear = CATALOG.linear.iter().map(|l| l.id.clone()).collect();
    let mut scenario = Scenario::new("purky", Board::new(BOARD, terrain, linear));
    for (i, (kind, side, (column, row), form)) in (0..).zip(pieces) {
        let mut piece = Piece::new(*side, kind, &format!("Piece {i}"));
        (piece.hex, piece.formation, piece.order) = (Some(BOARD.at(*column, *row)), (*form).to_owned(), i);
        let ahead = Hour::new(if *side == Side::A { 0 } else { 6 });
        piece.facing = CATALOG.formation(form).and_then(|f| f.facing.nearest(ahead, Orientation::Pointy));
        scenario.pieces.insert(PieceId(format!("p{i}")), piece);
    }
    scenario.params.insert("turns".to_owned(), Value::Int(4));
    scenario
}

fn armies() -> Scenario {
    scenario(&[
        ("commander", Side::A, (8, 17), ""),
        ("musketeers", Side::A, (8, 17), "line"),
        ("grenadiers", Side::A, (10, 17), "attack_column"),
        ("hussars", Side::A, (13, 17), "line"),
        ("jagers", Side::A, (5, 16), "skirmish"),
        ("medium_artillery", Side::A, (11, 16), "limbered"),
        ("commander", Side::B, (9, 2), ""),
        ("garrison", Side::B, (8, 3), "line"),
        ("musketeers", Side::B, (10, 3), "square"),
        ("dragoons", Side::B, (14, 2), "march_column"),
        ("light_artillery", Side::B, (12, 3), "unlimbered"),
    ])
}

pub(crate) fn begun(scenario: &Scenario, seed: u64) -> Battle {
    let mut battle = Battle::set_up(&CATALOG, scenario, &Options { seed, fog: false, unattended: false });
    battle.open();
    battle
}

/// Gives an order; the events applied to a copy must give the same state, and the audit finds nothing.
pub(crate) fn given(battle: &mut Battle, order: &Order) {
    let mut copy = battle.clone();
    let events = battle.carry_out(order).unwrap_or_else(|refusal| panic!("{order:?}: {refusal:?}"));
    for event in events {
        assert_eq!(copy.audit_event(&event), None, "{event:?} of {order:?}");
        copy.apply(&event);
    }
    assert_eq!(copy.state_hash(), battle.state_hash(), "{order:?}");
    assert_eq!(battle.audit(true), [] as [String; 0], "after {order:?}");
}

#[test]
fn the_data_is_that_of_this_ruleset() {
    assert_eq!(CATALOG.id, "purky");
    let _ = Purky;
}

#[test]
fn a_battle_of_any_legal_orders_ends_with_its_last_turn() {
    for seed in 0..6_u64 {
        let mut battle = begun(&armies(), seed);
        let mut chance = seed;
        let mut count = 0;
        while battle.field().outcome.is_none() {
            let offered = battle.legal_orders(None);
            assert!(!offered.is_empty(), "seed {seed}: {:?}", battle.memory().decision);
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let drawn = usize::try_from(chance >> 40).expect("24 bits");
            let pick = if drawn % 12 == 0 { offered.len() - 1 } else { drawn / 12 % offered.len() };
            given(&mut battle, &offered[pick]);
            count += 1;
            assert!(count < 3000, "seed {seed} never ends");
        }
        assert_eq!(battle.field().turn, 4);
    }
}

/// A battle in which side A, with one unit, moves first.
fn moving(kind: &str, form: &str, prussian: bool) -> (Battle, PieceIx) {
    let mut scenario = scenario(&[(kind, Side::A, (10, 15), form), ("garrison", Side::B, (1, 1), "line")]);
    let nation = if prussian { "prussia" } else { "austria" };
    for piece in scenario.pieces.values_mut() {
        piece.nation = nation.to_owned();
    }
    let mut battle = begun(&scenario, 1);
    let winner = battle.decision().map(|d| d.side);
    given(&mut battle, &Order::Choose { alternative: i32::from(winner == Some(Side::A)) });
    let unit = battle.by_id("p0").expect("it takes part");
    (battle, unit)
}

/// How many steps by these hours, again and again, a unit can take.
fn steps(battle: &mut Battle, unit: PieceIx, hours: &[i32]) -> usize {
    let mut steps = 0;
    while steps < 40 {
        let hour = Hour::new(hours[steps % hours.len()]);
        let to: Hex = battle.piece(unit).hex + hour.vector(Orientation::Pointy);
        if battle.judged(&Order::step(unit, to)).is_err() {
            break;
        }
        given(battle, &Order::step(unit, to));
        steps += 1;
    }
    steps
}

#[test]
fn moves_are_as_long_as_the_cases_of_the_sheet() {
    for (kind, form, prussian, hours, wanted) in [
        ("musketeers", "line", false, &[1, 11][..], 4),
        ("musketeers", "line", false, &[7, 5], 2),
        ("musketeers", "attack_column", false, &[5], 3),
        ("cuirassiers", "line", true, &[11], 6),
        ("cuirassiers", "line", false, &[11], 4),
        ("medium_artillery", "limbered", false, &[11], 5),
        ("heavy_artillery", "unlimbered", false, &[1], 1),
        ("musketeers", "square", false, &[1], 0),
    ] {
        let (mut battle, unit) = moving(kind, form, prussian);
        let hours: Vec<i32> = if form == "attack_column" || form == "limbered" {
            // Backwards, or forward, from however it faces a side.
            let facing = battle.piece(unit).facing.map_or(0, |f| i32::from(f.get()));
            vec![if form == "limbered" { facing } else { (facing + 6) % 12 }]
        } else {
            hours.to_vec()
        };
        assert_eq!(steps(&mut battle, unit, &hours), wanted, "{kind} {form} {hours:?}");
    }
}

#[test]
fn a_change_of_formation_takes_half_the_move_and_is_the_only_one() {
    let (mut battle, unit) = moving("musketeers", "attack_column", false);
    let to_line = Order::Form {
        piece: Some(unit),
        formation: Some(formation::LINE),
        by: 0,
        facing: Some(Hour::new(0)),
    };
    let facing = battle.piece(unit).facing;
    assert_eq!(facing, Some(Hour::new(1)));
    let far = Order::Form {
        piece: Some(unit),
        formation: Some(formation::LINE),
        by: 0,
        facing: Some(Hour::new(4)),
    };
    assert_eq!(battle.judged(&far).map_err(|r| r.rule), Err(crate::ids::rule::MOVE_CHANGE));
    given(&mut battle, &to_line);
    assert_eq!(steps(&mut battle, unit, &[1, 11]), 2);
    let again = Order::Form { piece: Some(unit), formation: Some(formation::SQUARE), by: 0, facing: None };
    assert_eq!(battle.judged(&again).map_err(|r| r.rule), Err(crate::ids::rule::MOVE_CHANGE));
}

#[test]
fn a_battery_that_unlimbers_has_gone_half_its_move() {
    let unlimber = |battle: &Battle, unit| {
        let orders = battle.legal_orders(Some(unit));
        orders.into_iter().find(|order| order.verb() == Verb::Form)
    };
    let (mut battle, unit) = moving("medium_artillery", "limbered", false);
    let ahead = battle.piece(unit).facing.map_or(0, |f| i32::from(f.get()));
    for far in 0..3 {
        assert!(unlimber(&battle, unit).is_some(), "after {far} hexes");
        let to = battle.piece(unit).hex + Hour::new(ahead).vector(Orientation::Pointy);
        given(&mut battle, &Order::step(unit, to));
    }
    let mut farther = battle.clone();
    let to = battle.piece(unit).hex + Hour::new(ahead).vector(Orientation::Pointy);
    given(&mut farther, &Order::step(unit, to));
    assert_eq!(unlimber(&farther, unit), None);
    let order = unlimber(&battle, unit).expect("three hexes are half of ten inches");
    given(&mut battle, &order);
    // Two functions are used.
    assert_eq!(battle.legal_orders(Some(unit)), []);
}
