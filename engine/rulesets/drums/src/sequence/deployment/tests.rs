//! Both sides set up by whatever orders are offered.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::test_field::{Field, given};
use oblique_rules::kernel::Rules as _;
use oblique_rules::play::{Game as _, Options, Standing};
use oblique_scenario::{PieceId, Side, Value};

fn field(deployment: &str) -> Field {
    let mut field = Field::new(&[
        ("leader", "A", at(10, 18), ""),
        ("infantry", "A", at(8, 17), "line"),
        ("infantry", "A", at(10, 17), "line"),
        ("cavalry", "A", at(12, 17), "cavalry_line"),
        ("cinc", "A", at(16, 21), ""),
        ("infantry", "A", at(16, 20), "line"),
        ("leader", "B", at(10, 5), ""),
        ("infantry", "B", at(8, 6), "line"),
        ("artillery", "B", at(12, 6), "unlimbered"),
        ("cinc", "B", at(16, 3), ""),
    ]);
    field.piece(5).leader = Some(PieceId("p4".to_owned()));
    field.paint(at(11, 19), "sector");
    field.0.params.insert("deployment".to_owned(), Value::Text(deployment.to_owned()));
    field.0.params.insert("begins".to_owned(), Value::Text("A".to_owned()));
    field
}

fn sets_up(battle: &Battle) -> bool {
    matches!(battle.memory().frames.first(), Some(Frame::SettingUp(_)))
}

/// Whatever is ordered, every piece stands where it may, the audit finds nothing, and the first phase comes.
#[test]
fn setting_up_by_chance_comes_to_an_end() {
    for (seed, deployment) in (0..6_u64).zip(["in_turn", "hidden"].into_iter().cycle()) {
        let mut chance = seed;
        let mut battle =
            Battle::begun(&field(deployment).0, &Options { seed, fog: false, unattended: false });
        let mut count = 0;
        while sets_up(&battle) {
            let offered = battle.offered().to_vec();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let drawn = usize::try_from(chance >> 40).expect("24 bits");
            given(&mut battle, &offered[drawn % offered.len()]);
            count += 1;
            assert!(count < 200, "seed {seed} never ends");
            let faults = battle.audit(true);
            assert!(faults.is_empty(), "seed {seed}: {faults:?}");
        }
        assert_eq!(battle.field().turn, 1);
    }
}

/// The usual answer leaves all as the scenario has it.
#[test]
fn by_default_everybody_stays_where_he_is() {
    let mut battle = Battle::begun(&field("in_turn").0, &Options { seed: 1, fog: false, unattended: false });
    let before: Vec<_> = battle.everyone().map(|pix| battle.piece(pix).hex).collect();
    for _ in 0..4 {
        let usual = battle.decision().expect("they set up").default.clone();
        given(&mut battle, &usual);
    }
    assert!(!sets_up(&battle));
    assert_eq!(battle.everyone().map(|pix| battle.piece(pix).hex).collect::<Vec<_>>(), before);
}

/// In turn a side sees of the other who has been set up, hidden nobody; an umpire sees all.
#[test]
fn nobody_is_seen_before_he_is_set_up() {
    let seen = |battle: &Battle, seat| {
        let view = battle.view(seat);
        let unit = |id: &str| battle.by_id(id).is_some_and(|pix| view.piece(pix).standing == Standing::OnMap);
        [unit("p1"), unit("p5"), unit("p7")]
    };
    let mut battle = Battle::begun(&field("in_turn").0, &Options { seed: 1, fog: false, unattended: false });
    given(&mut battle, &oblique_rules::play::Order::Done);
    assert_eq!(seen(&battle, Some(Side::B)), [true, false, true], "its first brigade, not its Reserve");
    assert_eq!(seen(&battle, Some(Side::A)), [true, true, false]);
    let mut battle = Battle::begun(&field("hidden").0, &Options { seed: 1, fog: false, unattended: false });
    given(&mut battle, &oblique_rules::play::Order::Done);
    assert_eq!(seen(&battle, Some(Side::B)), [false, false, true]);
    assert_eq!(seen(&battle, None), [true; 3]);
}
