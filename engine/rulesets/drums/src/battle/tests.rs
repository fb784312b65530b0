//! Battles of units that stand before each other, by whatever orders are offered.

use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::test_field::{Field, given, set};
use oblique_rules::play::{DieKind, Event, Game as _, Options, Order, SortedDice, Verb};
use oblique_scenario::Value;
use std::collections::BTreeSet;

/// Two brigades of all arms within reach of each other, a village between them.
fn field() -> Field {
    let mut field = Field::new(&[
        ("leader", "A", at(10, 16), ""),
        ("infantry", "A", at(6, 12), "line"),
        ("infantry", "A", at(9, 12), "attack_column"),
        ("cavalry", "A", at(12, 12), "cavalry_line"),
        ("artillery", "A", at(15, 14), "unlimbered"),
        ("infantry", "A", at(18, 12), "attack_column"),
        ("infantry", "A", at(22, 10), "garrison"),
        ("leader", "B", at(10, 4), ""),
        ("infantry", "B", at(6, 10), "line"),
        ("cavalry", "B", at(9, 10), "cavalry_line"),
        ("infantry", "B", at(12, 10), "line"),
        ("artillery", "B", at(15, 10), "unlimbered"),
        ("infantry", "B", at(18, 10), "garrison"),
        ("infantry", "B", at(21, 10), "garrison"),
    ]);
    for hex in [at(18, 10), at(21, 10), at(22, 10), at(17, 10)] {
        field.paint(hex, "sector");
    }
    for (unit, flag) in [(1, "determined"), (8, "weak"), (3, "impetuous"), (10, "green"), (0, "charismatic")]
    {
        set(field.piece(unit), flag);
    }
    field.0.params.insert("max_phases".to_owned(), Value::Int(10));
    field.0.params.insert("worn_units".to_owned(), Value::Flag(true));
    field
}

/// Picks an order: mostly of a fight where one is offered, seldom the last one, which mostly ends something.
fn picked(chance: &mut u64, offered: &[Order]) -> usize {
    *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let drawn = usize::try_from(*chance >> 40).expect("24 bits");
    let fights =
        |order: &Order| matches!(order.verb(), Verb::Assault | Verb::Fire | Verb::Charge | Verb::Choose);
    let fighting: Vec<usize> = (0..offered.len()).filter(|i| fights(&offered[*i])).collect();
    match drawn % 8 {
        0 => offered.len() - 1,
        1..=5 if !fighting.is_empty() => fighting[drawn / 8 % fighting.len()],
        _ => drawn / 8 % offered.len(),
    }
}

/// Every order offered may be carried out, a copy the events are applied to is the same, the audit finds nothing, and
/// the battle ends.
#[test]
fn fights_go_on_to_the_last_phase_whatever_is_ordered() {
    let mut lost = 0;
    for seed in 0..30_u64 {
        let mut chance = seed;
        let mut battle = Battle::begun(&field().0, &Options { seed, fog: false, unattended: false });
        let mut count = 0_u64;
        while battle.field().outcome.is_none() {
            let offered = battle.offered().to_vec();
            assert!(!offered.is_empty(), "seed {seed}: nothing is offered in {:?}", battle.memory().decision);
            let pick = picked(&mut chance, &offered);
            given(&mut battle, &offered[pick]);
            count += 1;
            assert!(count < 3000, "seed {seed} never ends");
            let faults = battle.audit(true);
            assert!(faults.is_empty(), "seed {seed}: {faults:?} after {:?}", offered[pick]);
        }
        lost += battle.everyone().filter(|unit| !battle.piece(*unit).on_map()).count();
    }
    assert!(lost > 5, "units are lost: {lost}");
}

/// What both sides throw is laid out before it falls, in all three kinds of fights.
#[test]
fn ledgers_lay_out_what_both_sides_throw() {
    let (mut found, mut asked, mut thrown) = (BTreeSet::new(), BTreeSet::new(), [0; 2]);
    for seed in 0..20_u64 {
        let mut battle = Battle::begun(&field().0, &Options { seed, fog: false, unattended: false });
        let mut chance = seed;
        for _ in 0..200 {
            if battle.field().outcome.is_some() {
                break;
            }
            let offered = battle.offered().to_vec();
            let pick = picked(&mut chance, &offered);
            asked.extend(battle.contest_at_hand().map(|ledger| ledger.title));
            battle.clear_events();
            battle.obey(&offered[pick]);
            for event in battle.take_events() {
                match event {
                    Event::Reckoned(ledger) => {
                        assert!(ledger.totals().iter().all(|dice| *dice > 0), "{ledger:?}");
                        thrown = ledger.totals();
                        found.insert(ledger.title.clone());
                    }
                    // Every die that fell lies somewhere, in a pair or apart.
                    Event::Sorted(dice) if !dice.is_one_sided() => {
                        assert_eq!(lying(&dice), thrown, "{dice:?}");
                    }
                    _ => {}
                }
            }
        }
    }
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["Approach", "Bombardment", "Contact"]);
    assert_eq!(
        asked.into_iter().collect::<Vec<_>>(),
        ["Approach", "Bombardment", "Contact"],
        "before they fall"
    );
}

/// How many dice of each side lie there.
fn lying(dice: &SortedDice) -> [i32; 2] {
    [0, 1].map(|column| {
        let paired = dice.groups.iter().flat_map(|group| &group.dice[column]);
        let there = paired.filter(|die| die.kind != DieKind::Missing).count();
        i32::try_from(there + dice.unused[column].len()).unwrap_or(i32::MAX)
    })
}

/// Odds are told before rolls for actions and dice of all three kinds of fights, and a battery throws what the reasons told sum up to.
#[test]
fn fights_are_told_before_they_are_fought() {
    let mut named_odds = BTreeSet::new();
    for seed in 0..8_u64 {
        let mut battle = Battle::begun(&field().0, &Options { seed, fog: false, unattended: false });
        let mut chance = seed;
        for _ in 0..60 {
            if battle.field().outcome.is_some() {
                break;
            }
            let offered = battle.offered();
            let order = offered[picked(&mut chance, offered)].clone();
            let odds = battle.fight_odds(&order);
            for odds in &odds {
                assert!(odds.total() > 0 && !odds.chances.is_empty(), "{order:?}");
                named_odds.insert(odds.name.as_str());
            }
            battle.clear_events();
            battle.obey(&order);
            let events = battle.take_events();
            // One die of a named roll for each that its reasons sum up to.
            let drawn = |name| {
                let of = |event: &Event| matches!(event, Event::Drew(draw) if draw.name == name);
                i32::try_from(events.iter().filter(|event| of(event)).count()).expect("few")
            };
            if let Some(odds) =
                odds.first().filter(|odds| drawn(odds.name) > 0 && odds.name.as_str() == "bombard")
            {
                let sum: i32 = odds.modifiers.iter().map(|reason| reason.value).sum();
                assert_eq!(drawn(odds.name), sum.max(1), "{order:?}");
            }
        }
    }
    let all = ["activation", "approach-attacker", "bombard", "contact-attacker", "reaction"];
    assert_eq!(named_odds.into_iter().collect::<Vec<_>>(), all);
}
