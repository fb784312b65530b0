//! The Reserve and replacements in whole battles.

use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::mark;
use crate::test_field::{Field, given, steadfast};
use oblique_rules::play::{Game as _, Options, Order, Standing};
use oblique_scenario::{Arrival, PieceId, Side, Value};

/// A brigade and a Reserve on either side, so near that generals are ridden down.
fn field() -> Field {
    let mut field = Field::new(&[
        ("leader", "A", at(10, 13), ""),
        ("infantry", "A", at(8, 13), "line"),
        ("cavalry", "A", at(12, 13), "cavalry_line"),
        ("cinc", "A", at(12, 15), ""),
        ("cavalry", "A", at(13, 16), "cavalry_column"),
        ("infantry", "A", at(9, 16), "attack_column"),
        ("leader", "B", at(10, 10), ""),
        ("infantry", "B", at(8, 10), "line"),
        ("cavalry", "B", at(12, 10), "cavalry_line"),
        ("cinc", "B", at(12, 8), ""),
        ("cavalry", "B", at(13, 7), "cavalry_column"),
        ("infantry", "A", at(0, 16), "line"),
    ]);
    // One comes later.
    (field.piece(11).hex, field.piece(11).arrives) = (None, Some(Arrival::at(3, at(0, 16))));
    for (unit, chief) in [(4, 3), (5, 3), (10, 9)] {
        field.piece(unit).leader = Some(PieceId(format!("p{chief}")));
    }
    steadfast(&mut field);
    field.0.params.insert("max_phases".to_owned(), Value::Int(12));
    field
}

/// Every order offered may be carried out, the audit finds nothing, and the battle ends; on the way Leaders are
/// replaced and units assigned to them.
#[test]
fn reserves_are_committed_and_leaders_replaced_in_whole_battles() {
    let (mut assigned, mut replaced, mut arrived) = (0, 0, 0);
    for seed in 0..30_u64 {
        let mut chance = seed;
        let mut battle = Battle::begun(&field().0, &Options { seed, fog: false, unattended: false });
        let mut count = 0;
        // Both brigades begin without their Leaders.
        for leader in ["p0", "p6"] {
            let leader = battle.by_id(leader).expect("it takes part");
            battle.remove_general(leader);
        }
        while battle.field().outcome.is_none() {
            let offered = battle.offered().to_vec();
            let command = |order: &&Order| {
                matches!(order, Order::Recall { .. } | Order::Assault { .. })
                    || matches!(order, Order::Place { piece: Some(unit), .. } if battle.is(*unit, mark::RESERVE))
            };
            let own: Vec<&Order> = offered.iter().filter(command).collect();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let drawn = usize::try_from(chance >> 40).expect("24 bits");
            let order = match own.len() {
                0 => offered[drawn % offered.len()].clone(),
                some => own[drawn % some].clone(),
            };
            given(&mut battle, &order);
            count += 1;
            assert!(count < 3000, "seed {seed} never ends");
            let faults = battle.audit(true);
            assert!(faults.is_empty(), "seed {seed}: {faults:?} after {order:?}");
        }
        let of = |mark| battle.everyone().filter(|p| battle.is(*p, mark)).count();
        assigned += 3 - of(mark::RESERVE);
        replaced += of(mark::REPLACEMENT);
        let late = battle.by_id("p11").expect("it takes part");
        arrived += usize::from(!matches!(battle.piece(late).standing, Standing::Due(_)));
    }
    assert!(arrived > 10, "{arrived} arrived");
    assert!(assigned > 10 && replaced > 20, "{assigned} assigned, {replaced} replaced");
}

/// What is remembered of the brigade goes to the new Leader: its losses, and that it has been used.
#[test]
fn a_replacement_inherits_the_brigade() {
    let mut battle = Battle::begun(&field().0, &Options { seed: 1, fog: false, unattended: false });
    let place = |battle: &Battle, id: &str| battle.by_id(id).expect("it takes part");
    let (old, unit, horse) = (place(&battle, "p0"), place(&battle, "p1"), place(&battle, "p2"));
    battle.eliminate(unit, oblique_rules::play::Why::Fire);
    assert_eq!(battle.memory().lost_units[&old], 1);
    battle.remove_general(old);
    assert_eq!(battle.leaderless(Side::A), [old]);
    battle.replace_leader(old);
    let new = place(&battle, "p0~2");
    assert_eq!(battle.piece(horse).leader, Some(new));
    assert_eq!((battle.memory().lost_units.get(&old), battle.memory().lost_units[&new]), (None, 1));
    assert!(battle.is(new, mark::SHAKEN_PAID), "its point is paid once");
    assert!(battle.leaderless(Side::A).is_empty());
    // He is lost in his turn, and so on to the worst quality.
    let quality = |battle: &Battle, id: &str| battle.get(place(battle, id), crate::ids::track::Q);
    for (id, next, worse) in [("p0~2", "p0~3", 5), ("p0~3", "p0~4", 5)] {
        let lost = place(&battle, id);
        battle.remove_general(lost);
        battle.replace_leader(lost);
        assert_eq!(quality(&battle, next), worse);
    }
    assert_eq!(quality(&battle, "p0~2"), 4);
    assert_eq!(battle.memory().founder(place(&battle, "p0~4")), old);
}
