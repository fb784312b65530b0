//! Random legal orders from the first turn to the last: every battle ends, and the events alone
//! rebuild it.

use super::field::Case;
use crate::battle::state::Battle;
use oblique_board::hex::Hex;
use oblique_rules::play::{Game as _, Stream, Verb};
use oblique_scenario::{Side, Value};

fn at(case: &Case, col: i32, row: i32) -> Hex {
    case.scenario.board.layout().at(col, row)
}

/// Two small armies on a varied board.
pub(super) fn skirmish() -> Case {
    let mut case = Case::new(24, 18);
    let l = case.scenario.board.layout();
    case.scenario.params.insert("turns".to_owned(), Value::Int(8));
    for (col, row, id) in [
        (5, 8, "woods"),
        (6, 8, "brush"),
        (12, 9, "town"),
        (13, 9, "buildings"),
        (15, 7, "marsh"),
        (9, 9, "sunken_road"),
    ] {
        case.terrain(l.at(col, row), id);
    }
    for col in 16..20 {
        case.scenario.board.set_level(l.at(col, 8), 1);
    }
    case.road((2..16).map(|row| l.at(12, row)).collect());
    case.stream(l.at(8, 10), l.at(8, 9));
    case.objective(l.at(12, 9), Some(Side::B));
    case = case.leaders([l.at(11, 16), l.at(10, 14)], [l.at(11, 1), l.at(10, 3)]);
    for (side, row, facing, col_facing) in [(Side::A, 11, 1, 0), (Side::B, 6, 7, 6)] {
        let s = side.to_string().to_lowercase();
        for i in 0..5 {
            let hex = l.at(6 + 2 * i, row);
            case.put(side, &format!("{s}-i{i}"), "infantry", hex, Some(facing), "line", &[("men", 620)]);
        }
        let back = if side == Side::A { row + 2 } else { row - 2 };
        case.put(side, &format!("{s}-k"), "infantry", l.at(9, back), Some(col_facing), "column", &[]);
        case.put(side, &format!("{s}-k2"), "infantry", l.at(9, back), Some(col_facing), "column", &[]);
        for i in 0..4 {
            let hex = l.at(17 + i, row);
            case.put(side, &format!("{s}-c{i}"), "cavalry", hex, Some(facing), "line", &[("men", 350)]);
        }
        case.word(&format!("{s}-c0"), "type", "hussar");
        case.word(&format!("{s}-c1"), "type", "cuirassier");
        case.put(side, &format!("{s}-l"), "light_infantry", l.at(4, row), Some(facing), "normal", &[]);
        case.put(side, &format!("{s}-g"), "artillery", l.at(8, row), Some(facing), "unlimbered", &[]);
        case.put(side, &format!("{s}-g2"), "artillery", l.at(11, row), Some(facing), "unlimbered", &[]);
    }
    let _ = at(&case, 0, 0);
    case
}

/// Plays random orders to the end; returns the number of orders.
pub(super) fn play_out(battle: &mut Battle, seed: u64, check: bool) -> u32 {
    let mut luck = Stream::new(seed);
    let mut copy = check.then(|| battle.clone());
    let mut count = 0;
    while let Some(decision) = battle.decision().cloned() {
        let orders = battle.orders(None);
        assert!(!orders.is_empty(), "no order for {decision:?}");
        if count % 50 == 0 {
            for order in &orders {
                assert!(battle.judge(order).is_ok(), "{order:?}");
            }
            assert!(battle.judge(&decision.default).is_ok() || decision.kind == "movement", "{decision:?}");
        }
        // Ending phases now and then keeps the battle moving.
        let n = i32::try_from(orders.len()).unwrap();
        let pick = usize::try_from(luck.draw(0, n - 1)).unwrap();
        let end = orders.iter().position(|o| matches!(o.verb(), Verb::EndPhase | Verb::Done));
        let pick = end.filter(|_| luck.draw(1, 30) == 1).unwrap_or(pick);
        let order = &orders[pick];
        let before = battle.state_hash();
        let events = battle.carry_out(order).unwrap();
        assert_ne!(before, battle.state_hash(), "nothing changed by {order:?} at {decision:?}");
        if let Some(copy) = &mut copy {
            for event in &events {
                copy.apply(event);
            }
            assert_eq!(copy.state_hash(), battle.state_hash(), "after {order:?}");
        }
        count += 1;
        assert!(count < 200_000, "the battle does not end: {decision:?}");
    }
    assert!(battle.field().outcome.is_some());
    count
}

#[test]
fn random_battles_end_and_replay() {
    let case = skirmish();
    for seed in 0..6 {
        let mut battle = case.battle(seed, seed % 2 == 1);
        play_out(&mut battle, seed + 100, true);
        for (pix, piece) in battle.field().iter().filter(|(_, p)| p.on_map()) {
            assert!(battle.at(piece.hex).contains(&pix));
        }
    }
}

#[test]
fn same_seed_same_battle() {
    let case = skirmish();
    let hash = |seed| {
        let mut battle = case.battle(seed, false);
        play_out(&mut battle, 7, false);
        battle.state_hash()
    };
    assert_eq!(hash(3), hash(3));
    assert_ne!(hash(3), hash(4));
}
