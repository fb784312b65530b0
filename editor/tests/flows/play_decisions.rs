//! Every kind of decision of every ruleset, brought to the pane and answered by its buttons.
//!
//! Battles are played at random until each kind has been asked; the pane then goes on from there.
//! Nothing here knows a ruleset: kinds come from the catalogs.

use crate::common::play::{labels, pane_harness, people, steps_given};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_core::battle::Battle;
use oblique_core::hex::Hex;
use oblique_core::rules::play::{Options, Order, Stream, Verb};
use oblique_core::rules::{RULESETS, read_scenario};
use oblique_core::scenario::{Scenario, Side};
use oblique_editor::play::PlayPane;
use std::collections::{BTreeMap, BTreeSet};

/// Not come by at random: the first is asked only where a scenario leaves the set-up to the players,
/// the others where foot and horse of one command meet one enemy, or a target has ridden off.
const NOT_REACHED: [&str; 3] = ["setup", "arms_choice", "new_charge_target"];
/// Battles tried a ruleset.
const BATTLES: u64 = 24;
/// Orders given in each.
const ORDERS: usize = 150;

/// A shipped battle of a ruleset.
fn shipped(ruleset: &str) -> Scenario {
    let texts = [
        include_str!("../../../scenarios/dragoon/dogs_of_war.ron"),
        include_str!("../../../scenarios/flintlock/cowpens.ron"),
    ];
    let read = texts.map(|text| read_scenario(text).scenario.expect("it is read whole"));
    read.into_iter().find(|s| s.ruleset == ruleset).expect("a battle of every ruleset")
}

/// The armies brought near each other: side B stays, side A comes over to it as far as there is
/// room.
fn brought_together(mut scenario: Scenario, dice: &mut Stream) -> Scenario {
    let layout = scenario.board.layout();
    let mean = |side: Side| {
        let rows: Vec<i32> = scenario
            .pieces
            .values()
            .filter(|p| p.side == side)
            .filter_map(|p| p.hex)
            .map(|h| layout.col_row(h))
            .map(|(_, row)| row)
            .collect();
        rows.iter().sum::<i32>() / i32::try_from(rows.len()).unwrap_or(1).max(1)
    };
    let apart = mean(Side::A) - mean(Side::B);
    let by = -apart + apart.signum() * dice.draw(1, 4);
    let taken: BTreeSet<(i32, i32)> = scenario
        .pieces
        .values()
        .filter(|p| p.side == Side::B)
        .filter_map(|p| p.hex)
        .map(|h| (h.x, h.y))
        .collect();
    for piece in scenario.pieces.values_mut().filter(|p| p.side == Side::A) {
        let Some(hex) = piece.hex else { continue };
        let (col, row) = layout.col_row(hex);
        let mut free = (0..6).map(|n| layout.at(col, row + by + apart.signum() * n));
        let fits = |h: &Hex| layout.contains(*h) && !taken.contains(&(h.x, h.y));
        if let Some(to) = free.find(fits) {
            piece.hex = Some(to);
        }
    }
    scenario
}

/// Battles that have come to wait for each kind of decision, played at random.
fn reached(ruleset: &str, kinds: &[&str]) -> BTreeMap<String, (Scenario, Battle)> {
    let mut found = BTreeMap::new();
    let plain = shipped(ruleset);
    for seed in 1..=BATTLES {
        let mut dice = Stream::new(seed);
        let scenario = if seed == 1 { plain.clone() } else { brought_together(plain.clone(), &mut dice) };
        let Ok(mut battle) = Battle::begin(&scenario, &Options { seed, fog: false }) else { continue };
        for _ in 0..ORDERS {
            let Some(decision) = battle.game().decision() else { break };
            let (kind, side) = (decision.kind, decision.side);
            let orders = battle.game().orders(None);
            if orders.len() > 1 && !found.contains_key(kind) {
                found.insert(kind.to_owned(), (scenario.clone(), battle.clone()));
            }
            let order = pick(&orders, &decision.default.clone(), &mut dice);
            battle.give(side, order).unwrap_or_else(|r| panic!("{kind}: {r:?}"));
        }
        if kinds.iter().all(|k| found.contains_key(*k)) {
            break;
        }
    }
    found
}

/// An order at random: rather a bold one.
fn pick(orders: &[Order], default: &Order, dice: &mut Stream) -> Order {
    let bold = |o: &&Order| {
        matches!(
            o.verb,
            Verb::Assault
                | Verb::Charge
                | Verb::ChargeStep
                | Verb::ChargeStand
                | Verb::Plot
                | Verb::Fire
                | Verb::Defer
                | Verb::Activate
                | Verb::Advance
                | Verb::Retreat
                | Verb::Seize
        )
    };
    let daring: Vec<&Order> = orders.iter().filter(bold).collect();
    let list: Vec<&Order> = match dice.draw(0, 9) {
        0..=5 if !daring.is_empty() => daring,
        6 | 7 if orders.contains(default) => vec![default],
        _ => orders.iter().filter(|o| o.verb != Verb::Concede).collect(),
    };
    let at = usize::try_from(dice.draw(0, i32::try_from(list.len()).unwrap_or(1) - 1)).unwrap_or(0);
    list.get(at).map_or_else(|| default.clone(), |o| (*o).clone())
}

/// Presses a button, in view or scrolled out of it.
fn click(harness: &mut Harness<'_, PlayPane>, label: &str) {
    let mut nodes = harness.get_all_by_role_and_label(egui::accesskit::Role::Button, label);
    nodes.next().unwrap_or_else(|| panic!("no button {label}")).click_accesskit();
    drop(nodes);
    for _ in 0..3 {
        harness.step();
    }
}

/// Gives an order that has no button in the prompt: unit, action, place.
fn by_unit(harness: &mut Harness<'_, PlayPane>) -> bool {
    for _ in 0..12 {
        harness.key_press(egui::Key::Period);
        for _ in 0..3 {
            harness.step();
        }
        let actions = harness.state_mut().shown().expect("a battle").actions;
        for action in actions {
            let before = steps_given(harness);
            let Some(button) = labels(harness).into_iter().find(|l| *l == action) else { continue };
            click(harness, &button);
            if steps_given(harness) > before {
                return true;
            }
            let to = labels(harness).into_iter().find(|l| l.starts_with("To "));
            if let Some(to) = to {
                click(harness, &to);
                if steps_given(harness) == before {
                    // One place, several ways to stand there.
                    let ways = labels(harness).into_iter().find(|l| l.contains("acing "));
                    if let Some(way) = ways {
                        click(harness, &way);
                    }
                }
                if steps_given(harness) > before {
                    return true;
                }
                harness.key_press(egui::Key::Escape);
                harness.step();
            }
        }
    }
    false
}

#[test]
fn every_kind_of_decision_is_answered_by_its_buttons() {
    let mut missed = Vec::new();
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let kinds: Vec<&str> = catalog.decisions.iter().map(|d| d.id.as_str()).collect();
        let asked: Vec<&str> = kinds.iter().copied().filter(|k| !NOT_REACHED.contains(k)).collect();
        let reached = reached(&catalog.id, &asked);
        for kind in &catalog.decisions {
            let Some((scenario, battle)) = reached.get(&kind.id) else {
                missed.push(format!("{}/{}", catalog.id, kind.id));
                continue;
            };
            let resume = || PlayPane::go_on_with(scenario, battle.clone(), people());
            let mut harness = pane_harness(resume());
            let shown = harness.state_mut().shown().expect("a battle");
            assert_eq!((shown.kind.as_str(), &shown.title), (kind.id.as_str(), &kind.title));
            assert!(harness.query_all_by_label(&kind.title).count() > 0, "{}: the title is shown", kind.id);
            assert!(shown.text.ends_with(['.', '?']), "{}: {}", kind.id, shown.text);
            let after_colon = shown.text.split(": ").nth(1).and_then(|t| t.chars().next());
            assert!(after_colon.is_none_or(|c| !c.is_uppercase()), "{}: {}", kind.id, shown.text);

            // Every answer has a name of its own.
            let names: BTreeSet<&String> = shown.answers.iter().map(|a| &a.label).collect();
            assert_eq!(names.len(), shown.answers.len(), "{}: {:?}", kind.id, shown.answers);
            let other = shown.answers.iter().find(|a| !a.usual).map(|a| a.label.clone());
            if let Some(usual) = shown.answers.iter().find(|a| a.usual) {
                let before = steps_given(&harness);
                click(&mut harness, &usual.label);
                assert!(steps_given(&harness) > before, "{}: {} is carried out", kind.id, usual.label);
            }

            let mut harness = pane_harness(resume());
            let before = steps_given(&harness);
            let given = labels(&harness).into_iter().find(|l| l.starts_with("Give 1 to "));
            match other.or(given) {
                Some(label) => click(&mut harness, &label),
                None => assert!(by_unit(&mut harness), "{}: {:?}", kind.id, labels(&harness)),
            }
            assert!(steps_given(&harness) > before, "{}: another answer is carried out", kind.id);
        }
    }
    missed.retain(|kind| !NOT_REACHED.iter().any(|n| kind.ends_with(n)));
    assert!(missed.is_empty(), "never asked: {missed:?}");
}
