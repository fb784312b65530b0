//! The keys of play: within a view a chord means one thing, whatever is asked under whatever ruleset, and what
//! ends something is never given by a slip.

use crate::common::play::{pane_harness, people, steps_given};
use crate::common::positions::positions;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::{Hex, Hour};
use oblique_cartography::geometry;
use oblique_editor::mapview::Viewport;
use oblique_editor::play::{KeyMeaning, PlayPane};
use oblique_rules::play::{Order, Verb};
use oblique_rulesets::RULESETS;
use oblique_rulesets::read_scenario;
use std::collections::BTreeMap;

/// Does an order end a step in which units are ordered one by one?
fn ends(order: &Order) -> bool {
    matches!(order.verb(), Verb::EndPhase | Verb::Done)
}

/// What is wrong with the keys of a view.
fn faults(view: &str, keys: &[KeyMeaning]) -> Vec<String> {
    let mut by_chord: BTreeMap<&str, Vec<&KeyMeaning>> = BTreeMap::new();
    for key in keys {
        by_chord.entry(&key.chord).or_default().push(key);
    }
    let mut out = Vec::new();
    for (chord, meanings) in &by_chord {
        if meanings.len() > 1 {
            let what: Vec<&str> = meanings.iter().map(|m| m.what.as_str()).collect();
            out.push(format!("{view}: {chord} means {}", what.join(" and ")));
        }
    }
    for key in keys.iter().filter(|k| k.chord.chars().all(|c| c.is_ascii_digit())) {
        if key.order.as_ref().is_some_and(ends) {
            out.push(format!("{view}: the digit {} ends a step", key.chord));
        }
    }
    out
}

fn keys(harness: &mut Harness<'_, PlayPane>) -> Vec<KeyMeaning> {
    harness.state_mut().key_table().expect("a battle")
}

fn press(harness: &mut Harness<'_, PlayPane>, key: Key) {
    harness.key_press(key);
    for _ in 0..3 {
        harness.step();
    }
}

#[test]
fn in_every_view_of_every_decision_a_key_means_one_thing() {
    let (mut wrong, mut views) = (Vec::new(), 0);
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let kinds: Vec<&str> = catalog.decisions.iter().map(|d| d.id.as_str()).collect();
        for (kind, (scenario, battle)) in positions(&catalog.id, &kinds) {
            let name = format!("{}/{kind}", catalog.id);
            let mut harness =
                pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people()));
            wrong.extend(faults(&format!("{name}, the prompt"), &keys(&mut harness)));
            views += 1;
            // With every unit that can be ordered something, and in whatever its actions ask.
            for _ in 0..2 {
                press(&mut harness, Key::Period);
                wrong.extend(faults(&format!("{name}, a unit"), &keys(&mut harness)));
                let possible = harness.state_mut().shown().expect("a battle").actions;
                for action in catalog.actions.iter().filter(|a| possible.contains(&a.name)) {
                    let Some(key) = Key::from_name(&action.key) else { continue };
                    let before = steps_given(&harness);
                    press(&mut harness, key);
                    if steps_given(&harness) != before {
                        harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
                        harness.step();
                        harness.step();
                        press(&mut harness, Key::Period);
                        continue;
                    }
                    wrong.extend(faults(&format!("{name}, {}", action.name), &keys(&mut harness)));
                    views += 1;
                    if harness.state().selected().is_some() {
                        press(&mut harness, Key::Escape);
                    }
                }
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(views > 60, "{views}");
}

#[test]
fn enter_ends_nothing_while_somebody_could_act() {
    let mut ended = 0;
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let kinds: Vec<&str> = catalog.decisions.iter().map(|d| d.id.as_str()).collect();
        for (kind, (scenario, battle)) in positions(&catalog.id, &kinds) {
            let orders = battle.game().orders(None);
            let acts =
                |o: &Order| !matches!(o.verb(), Verb::EndPhase | Verb::Done | Verb::Pass | Verb::Decline);
            let default = battle.game().decision().expect("asked").default.clone();
            let ends_early =
                matches!(default.verb(), Verb::EndPhase | Verb::Done | Verb::Pass) && orders.iter().any(acts);
            let mut harness =
                pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people()));
            let before = steps_given(&harness);
            if !ends_early {
                continue;
            }
            let shown = harness.state_mut().shown().expect("a battle");
            assert!(shown.answers.iter().all(|a| !a.usual), "{}/{kind}: nothing is highlighted", catalog.id);
            press(&mut harness, Key::Enter);
            assert_eq!(steps_given(&harness), before, "{}/{kind}: Enter ends nothing", catalog.id);
            harness.key_press_modifiers(Modifiers::SHIFT, Key::Enter);
            harness.step();
            harness.step();
            assert!(steps_given(&harness) > before, "{}/{kind}: Shift+Enter does", catalog.id);
            ended += 1;
        }
    }
    assert!(ended >= 8, "{ended}");
}

/// A unit of the American battle about to take one of several facings: where it would stand.
fn choosing_a_facing(harness: &mut Harness<'_, PlayPane>) -> (Hex, Vec<Order>) {
    for _ in 0..30 {
        press(harness, Key::Period);
        let session = harness.state().session().expect("a battle");
        let game = session.battle().game();
        let Some(pix) = harness.state().selected() else { continue };
        let moves = |o: &&Order| o.verb() == Verb::Move && o.facing().is_some() && o.piece() == Some(pix);
        let orders: Vec<Order> = game.orders(Some(pix)).iter().filter(moves).cloned().collect();
        let end = |o: &Order| o.hex().or(o.path().last().copied());
        let empty = |hex: Hex| game.field().at(hex).next().is_none();
        let Some(to) = orders
            .iter()
            .filter_map(end)
            .find(|hex| empty(*hex) && orders.iter().filter(|o| end(o) == Some(*hex)).count() > 2)
        else {
            continue;
        };
        let there: Vec<Order> = orders.iter().filter(|o| end(o) == Some(to)).cloned().collect();
        let canvas = harness.get_by_label("Map").rect();
        let layout = session.battle().setting().board.layout();
        let at = Viewport::new(canvas, harness.state().camera()).screen(geometry::center(layout, to));
        if !canvas.shrink(40.0).contains(at) || at.x > canvas.right() - 320.0 {
            continue;
        }
        alt_click(harness, at);
        return (to, there);
    }
    panic!("no unit has several facings to choose among");
}

/// A click with Alt: the facing is to be chosen before the order is given.
fn alt_click(harness: &mut Harness<'_, PlayPane>, pos: egui::Pos2) {
    let modifiers = egui::Modifiers::ALT;
    harness.hover_at(pos);
    harness.step();
    for pressed in [true, false] {
        harness.event(egui::Event::ModifiersChanged(modifiers));
        harness.event(egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers,
        });
        harness.step();
    }
    harness.event(egui::Event::ModifiersChanged(egui::Modifiers::NONE));
    for _ in 0..4 {
        harness.step();
    }
}

#[test]
fn a_facing_is_chosen_by_a_ghost_that_turns_before_the_order() {
    let text = include_str!("../../../../scenarios/flintlock/cowpens.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let mut harness = pane_harness(
        PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, people()).unwrap_or_else(|w| panic!("{w:?}")),
    );
    for _ in 0..8 {
        let asked = crate::common::play::asked(&harness);
        if asked == "unit_order" {
            break;
        }
        let answers = harness.state_mut().shown().expect("a battle").answers;
        let acts = |o: &Order| matches!(o.verb(), Verb::Activate | Verb::Choose) && !ends(o);
        let answer = answers.iter().find(|a| acts(&a.order)).expect("a way to act").label.clone();
        let button = egui::accesskit::Role::Button;
        harness.get_all_by_role_and_label(button, &answer).next().expect("its button").click();
        for _ in 0..3 {
            harness.step();
        }
    }
    let before = steps_given(&harness);
    let (to, orders) = choosing_a_facing(&mut harness);
    let pix = orders[0].piece().expect("a unit");
    assert_eq!(steps_given(&harness), before, "nothing is ordered by the first click");
    let ghost = |harness: &mut Harness<'_, PlayPane>| -> Hour {
        let field = harness.state().session().expect("a battle").battle().game().field();
        let id = field.piece(pix).info.id.clone();
        let shown = harness.state_mut().shown().expect("a battle");
        let ghost =
            shown.counters.iter().find(|c| c.id == id && c.hex == to).expect("the unit as it would stand");
        ghost.look.facing.expect("it faces")
    };
    let first = ghost(&mut harness);
    // No digit chooses it, nor anything else meanwhile.
    press(&mut harness, Key::Num1);
    assert_eq!(steps_given(&harness), before, "a digit means nothing here");
    press(&mut harness, Key::Semicolon);
    let second = ghost(&mut harness);
    assert_ne!(first, second, "the key that turns units turns it");
    press(&mut harness, Key::L);
    assert_eq!(ghost(&mut harness), first, "and back");
    // The pointer turns it, too: it looks where the pointer is.
    let wanted = orders
        .iter()
        .filter_map(oblique_rules::play::Order::facing)
        .find(|f| *f != first)
        .expect("another facing");
    let canvas = harness.get_by_label("Map").rect();
    let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
    let view = Viewport::new(canvas, harness.state().camera());
    let angle = f32::from(wanted.get()) * std::f32::consts::TAU / 12.0;
    let away = egui::vec2(angle.sin(), -angle.cos()) * view.hex_points() * 1.4;
    let at = view.screen(geometry::center(layout, to)) + away;
    // It comes from elsewhere: who has just come to the map has not moved on it.
    harness.hover_at(at + egui::vec2(4.0, 4.0));
    harness.step();
    harness.hover_at(at);
    harness.step();
    harness.step();
    assert_eq!(ghost(&mut harness), wanted, "{first:?} {at:?} in {canvas:?}: {orders:?}");
    harness.drag_at(at);
    harness.step();
    harness.drop_at(at);
    for _ in 0..4 {
        harness.step();
    }
    assert_eq!(steps_given(&harness), before + 1, "a click takes it");
    let field = harness.state().session().expect("a battle").battle().game().field();
    assert_eq!(field.piece(pix).facing, Some(wanted));
}
