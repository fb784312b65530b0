//! Every kind of decision of every ruleset, brought to the pane and answered by its buttons.
//!
//! The battles are those of the rule cases, where each kind is asked on a small board. Nothing here
//! knows a ruleset: kinds come from the catalogs.

use crate::common::play::{labels, pane_harness, people, steps_given};
use crate::common::positions::positions;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_editor::play::PlayPane;
use oblique_rulesets::RULESETS;
use std::collections::BTreeSet;

/// Presses a button, in view or scrolled out of it.
fn click(harness: &mut Harness<'_, PlayPane>, label: &str) {
    let mut nodes = harness.get_all_by_role_and_label(egui::accesskit::Role::Button, label);
    nodes.next().unwrap_or_else(|| panic!("no button {label}")).click_accesskit();
    drop(nodes);
    for _ in 0..2 {
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
        let reached = positions(&catalog.id, &kinds);
        for kind in &catalog.decisions {
            let Some((scenario, battle)) = reached.get(&kind.id) else {
                missed.push(format!("{}/{}", catalog.id, kind.id));
                continue;
            };
            let pane = PlayPane::go_on_with(oblique_rulesets::REGISTRY, scenario, battle.clone(), people());
            let mut harness = pane_harness(pane);
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
                harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
                harness.step();
                harness.step();
                if steps_given(&harness) != before {
                    // An answer both sides owe is not taken back by either alone.
                    harness = pane_harness(PlayPane::go_on_with(
                        oblique_rulesets::REGISTRY,
                        scenario,
                        battle.clone(),
                        people(),
                    ));
                }
            }

            let before = steps_given(&harness);
            let given = labels(&harness).into_iter().find(|l| l.starts_with("Give 1 to "));
            match other.or(given) {
                Some(label) => click(&mut harness, &label),
                None => assert!(by_unit(&mut harness), "{}: {:?}", kind.id, labels(&harness)),
            }
            assert!(steps_given(&harness) > before, "{}: another answer is carried out", kind.id);
        }
    }
    assert!(missed.is_empty(), "never asked: {missed:?}");
}
