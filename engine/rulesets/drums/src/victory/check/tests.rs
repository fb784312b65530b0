//! Points and defeat, played.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::mark;
use crate::test_field::Field;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Options, PieceIx, Why};
use oblique_scenario::{Side, Value};

/// Five battalions of A under `p0`; B's Leader `p6` and one battalion, with more of B where they are said to be.
fn battle(intruders: &[Hex]) -> Battle {
    let mut pieces = vec![("leader", "A", at(10, 20), "")];
    pieces.extend((0..5).map(|i| ("infantry", "A", at(6 + 2 * i, 22), "line")));
    pieces.extend([("leader", "B", at(20, 14), ""), ("infantry", "B", at(20, 2), "line")]);
    pieces.extend(intruders.iter().map(|hex| ("infantry", "B", *hex, "line")));
    let mut field = Field::new(&pieces);
    for side in &mut field.0.sides {
        side.params.insert("break_point".to_owned(), Value::Int(4));
    }
    field.0.params.insert("begins".to_owned(), Value::Text("A".to_owned()));
    Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false })
}

fn place(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it takes part")
}

/// What has been said since the last time.
fn said(battle: &mut Battle) -> Vec<String> {
    let text = |event| if let Event::Said(message) = event { Some(message.text) } else { None };
    battle.take_events().into_iter().filter_map(text).collect()
}

#[test]
fn both_sums_are_said_when_they_are_checked() {
    let mut battle = battle(&[at(20, 12), at(22, 12)]);
    battle.change_memory(MemoryChange::Lost(Side::A, 3));
    battle.clear_events();
    battle.say_check();
    let sums =
        "At the end of the phase: 2 and a half points of 4 against side A, 0 points of 4 against side B";
    assert_eq!(said(&mut battle), [sums]);
}

#[test]
fn a_brigade_is_shaken_once_for_points_and_recovers_for_none() {
    let mut battle = battle(&[]);
    let leader = place(&battle, "p0");
    let unit = place(&battle, "p1");
    battle.eliminate(unit, Why::Fire);
    assert!(!battle.is(leader, mark::SHAKEN), "four against four units and the margin");
    let second = place(&battle, "p2");
    battle.hurt(second, 1, Why::Fire);
    assert!(battle.is(leader, mark::SHAKEN));
    assert_eq!(battle.memory().loss_halves, [4, 0], "a battalion and the brigade");
    let said = said(&mut battle);
    assert!(said.contains(&"1 point against side A for a unit".to_owned()), "{said:?}");
    assert!(
        said.contains(&"The brigade of Piece 0 is shaken: 1 point against side A".to_owned()),
        "{said:?}"
    );
    battle.hurt(second, 1, Why::Fire);
    assert_eq!(battle.memory().loss_halves, [4, 0]);
}

#[test]
fn a_side_at_its_break_point_loses_at_the_end_of_its_own_phase() {
    let mut battle = battle(&[]);
    battle.change_memory(MemoryChange::Lost(Side::A, 7));
    assert!(battle.check_defeat(Side::A).is_none(), "three and a half points");
    battle.change_memory(MemoryChange::Lost(Side::A, 1));
    assert!(battle.check_defeat(Side::B).is_none(), "it has its own phase to undo it");
    assert_eq!(battle.check_defeat(Side::A).and_then(|outcome| outcome.winner), Some(Side::B));
}

#[test]
fn intruders_count_while_they_stand_there() {
    // Two battalions of B in A's first zone, in command and beside each other: one point.
    let mut battle = battle(&[at(20, 12), at(22, 12)]);
    battle.change_memory(MemoryChange::Lost(Side::A, 6));
    assert_eq!(battle.halves_against(Side::A), 8);
    assert_eq!(battle.check_defeat(Side::A).and_then(|outcome| outcome.winner), Some(Side::B));
}

#[test]
fn both_broken_alike_fight_on_for_the_next_unit() {
    let mut battle = battle(&[]);
    for side in Side::BOTH {
        battle.change_memory(MemoryChange::Lost(side, 8));
    }
    assert!(battle.check_defeat(Side::A).is_none() && battle.memory().next_loss_decides);
    let unit = place(&battle, "p1");
    battle.eliminate(unit, Why::Fire);
    assert_eq!(battle.field().outcome.as_ref().and_then(|outcome| outcome.winner), Some(Side::B));
}

#[test]
fn the_deeper_intruder_wins_where_both_are_broken() {
    let mut battle = battle(&[at(20, 12), at(22, 12)]);
    for side in Side::BOTH {
        battle.change_memory(MemoryChange::Lost(side, 8));
    }
    assert_eq!(battle.check_defeat(Side::A).and_then(|outcome| outcome.winner), Some(Side::B));
}
