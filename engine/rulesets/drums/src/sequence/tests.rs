//! Phases, brigades and activations, played.

use crate::battle::memory::{Frame, Phase};
use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::{mark, track};
use crate::test_field::{Field, steadfast};
use oblique_rules::play::{Options, Order};
use oblique_scenario::{Side, Value};

fn field(begins: &str) -> Field {
    let mut field = Field::new(&[
        ("leader", "A", at(10, 16), ""),
        ("infantry", "A", at(10, 14), "line"),
        ("infantry", "A", at(13, 14), "line"),
        ("leader", "B", at(10, 2), ""),
        ("infantry", "B", at(10, 4), "line"),
        ("infantry", "B", at(13, 4), "line"),
    ]);
    for unit in [1, 2, 4, 5] {
        field.piece(unit).attrs.insert("dis".to_owned(), Value::Int(3));
    }
    field.0.params.insert("max_phases".to_owned(), Value::Int(12));
    field.0.params.insert("begins".to_owned(), Value::Text(begins.to_owned()));
    steadfast(&mut field);
    field
}

fn battle(field: &Field, seed: u64) -> Battle {
    Battle::begun(&field.0, &Options { seed, fog: false, unattended: false })
}

/// A's Leader opens his brigade, and its first unit rolls three dice that fall so; B waives its right.
fn rolled(dice: [i32; 3]) -> Battle {
    let mut battle = battle(&field("A"), 1);
    let place = |id: &str| battle.by_id(id);
    let (leader, unit) = (place("p0"), place("p1"));
    battle.script_dice(0, dice);
    for order in
        [Order::Activate { leader }, Order::Activate { leader: unit }, Order::Choose { alternative: 3 }]
    {
        assert!(battle.offered().contains(&order), "{order:?}");
        battle.obey(&order);
    }
    battle.obey(&Order::Decline { piece: None });
    battle
}

fn phase(battle: &Battle) -> &Phase {
    let Some(Frame::Phase(phase)) = battle.memory().frames.first() else { panic!("no phase") };
    phase
}

#[test]
fn a_double_failure_of_the_last_brigade_passes_the_initiative_after_the_actions_won() {
    let mut battle = rolled([6, 1, 1]);
    assert_eq!(phase(&battle).side, Side::A, "one action is still to be spent");
    battle.obey(&Order::Done);
    assert_eq!((phase(&battle).side, battle.field().turn), (Side::B, 2));
}

#[test]
fn a_unit_rolls_once_and_rallies_once() {
    let mut battle = rolled([6, 6, 1]);
    let unit = battle.by_id("p1");
    battle.obey(&Order::Rally { piece: unit });
    let pix = unit.expect("it takes part");
    assert_eq!(battle.get(pix, track::DIS), 2);
    assert!(!battle.offered().contains(&Order::Rally { piece: unit }), "once in an activation");
    battle.obey(&Order::Done);
    assert_eq!(phase(&battle).side, Side::A);
    assert!(battle.is(pix, mark::ACTIVATED) && !battle.offered().contains(&Order::Activate { leader: unit }));
}

#[test]
fn events_applied_to_a_copy_give_the_same_state_to_the_last_phase() {
    for seed in 0..20 {
        let mut battle = battle(&field("dice"), seed);
        battle.clear_events();
        let mut given = 0_usize;
        while battle.field().outcome.is_none() {
            let offered = battle.offered();
            let order = offered[(seed as usize + given * 7) % offered.len()].clone();
            let mut copy = battle.clone();
            battle.obey(&order);
            for event in battle.take_events() {
                copy.emit(event);
            }
            let hash = |b: &Battle| b.field().state_hash(b.memory());
            assert_eq!(hash(&copy), hash(&battle), "{order:?}");
            given += 1;
            assert!(given < 2000, "it never ends");
        }
        assert_eq!(battle.field().turn, 12);
    }
}
