//! Activations of a shipped battle without turns, played in the pane by what is on the screen: the
//! pane is the one that plays the others, and knows nothing of its rules.

use crate::common::play::{asked, button, end_step, labels};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_editor::play::{PlayPane, Player, Setup};
use oblique_rules::play::{Order, Verb};
use oblique_rulesets::read_scenario;
use std::collections::BTreeSet;

fn harness<'a>(players: [Player; 2]) -> Harness<'a, PlayPane> {
    begun(include_str!("../../../../scenarios/flintlock/cowpens.ron"), players)
}

fn begun<'a>(text: &str, players: [Player; 2]) -> Harness<'a, PlayPane> {
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let setup = Setup { players, ..Setup::default() };
    let pane = PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, setup)
        .unwrap_or_else(|why| panic!("it can be played: {why:?}"));
    let show = |ui: &mut egui::Ui, pane: &mut PlayPane| {
        pane.ui(ui, false);
    };
    let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 720.0)).build_ui_state(show, pane);
    harness.step();
    harness
}

fn click(harness: &mut Harness<'_, PlayPane>, label: &str) {
    harness.get_by_role_and_label(egui::accesskit::Role::Button, label).click();
    for _ in 0..3 {
        harness.step();
    }
}

fn press(harness: &mut Harness<'_, PlayPane>, key: egui::Key) {
    harness.key_press(key);
    harness.step();
    harness.step();
}

#[test]
fn an_activation_is_played_by_its_buttons() {
    let mut harness = harness([Player::Person, Player::Person]);
    assert_eq!(asked(&harness), "begin");
    click(&mut harness, "Act");
    assert_eq!(asked(&harness), "next_command");
    // Tarleton reaches the line: its leader is listed by name.
    let line = button(&harness, "Activate: ").expect("commands are listed");
    click(&mut harness, &line);
    for _ in 0..3 {
        match asked(&harness) {
            "self_activate" => click(&mut harness, "Act partially"),
            "mode" => click(&mut harness, "General action"),
            _ => break,
        }
    }
    assert_eq!(asked(&harness), "unit_order", "{line}");

    // A unit goes somewhere, and says which way it looks there.
    let game =
        |h: &Harness<'_, PlayPane>| h.state().session().expect("a battle").battle().game().boxed_clone();
    let before = game(&harness);
    for _ in 0..20 {
        press(&mut harness, egui::Key::Period);
        press(&mut harness, egui::Key::M);
        if button(&harness, "To ").is_some() {
            break;
        }
        press(&mut harness, egui::Key::Escape);
    }
    let to = button(&harness, "To ").expect("where it may go is listed");
    click(&mut harness, &to);
    let facing = labels(&harness).into_iter().find(|label| label.contains("acing "));
    if let Some(facing) = facing {
        click(&mut harness, &facing);
    }
    let after = game(&harness);
    let moved = before.field().iter().filter(|(p, piece)| after.field().piece(*p).hex != piece.hex).count();
    assert!(moved >= 1, "{to}: somebody has moved");

    click(&mut harness, "Command done");
    assert_eq!(asked(&harness), "next_command");
    assert_ne!(button(&harness, "Activate: "), Some(line), "each command acts once");
    click(&mut harness, "End Activation");
    assert_eq!(asked(&harness), "continue");
    click(&mut harness, "Try to go on");
    assert_eq!(asked(&harness), "seize");
    click(&mut harness, "Let him roll");
    assert_eq!(asked(&harness), "begin");
}

/// Goes on to where the units of a command are given one action each.
fn to_the_units(harness: &mut Harness<'_, PlayPane>) {
    click(harness, "Act");
    let line = button(harness, "Activate: ").expect("commands are listed");
    click(harness, &line);
    for _ in 0..3 {
        match asked(harness) {
            "self_activate" => click(harness, "Act partially"),
            "mode" => click(harness, "General action"),
            _ => break,
        }
    }
    assert_eq!(asked(harness), "unit_order", "{line}");
}

#[test]
fn a_unit_turns_in_place_by_the_keys_that_turn() {
    for (presses, steps) in [(&[egui::Key::L][..], -1), (&[egui::Key::Semicolon; 2], 2)] {
        let mut harness = harness([Player::Person, Player::Person]);
        to_the_units(&mut harness);
        let unit = |h: &Harness<'_, PlayPane>| {
            let pix = h.state().selected().expect("somebody is selected");
            h.state().session().expect("a battle").battle().game().field().piece(pix).clone()
        };
        for _ in 0..9 {
            press(&mut harness, egui::Key::Period);
            if unit(&harness).facing.is_some() {
                break;
            }
        }
        let before = unit(&harness).facing.expect("a unit has a facing");
        for key in presses {
            press(&mut harness, *key);
        }
        press(&mut harness, egui::Key::Enter);
        assert_eq!(unit(&harness).facing, Some(before.turned(2 * steps)), "{presses:?}");
    }
}

#[test]
fn the_usual_answers_carry_a_person_through_a_battle_against_the_computer() {
    let mut harness = harness([Player::Person, Player::Computer("computer".to_owned())]);
    let mut kinds = BTreeSet::new();
    for _ in 0..60_000 {
        let session = harness.state().session().expect("a battle");
        if session.battle().over() || session.battle().game().field().turn > 12 {
            break;
        }
        if session.person_decides() {
            kinds.insert(asked(&harness));
            let orders = session.battle().game().orders(None);
            let shot = orders.iter().any(|o| o.verb() == Verb::Fire);
            assert!(!orders.is_empty(), "{kinds:?}");
            // Fire where there is something to fire at; else the usual answer.
            match button(&harness, "Fire at: ").filter(|_| shot) {
                Some(fire) => click(&mut harness, &fire),
                None => end_step(&mut harness),
            }
        } else {
            if let Some(skip) = harness.query_by_label("Skip") {
                skip.click();
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
            harness.step();
        }
    }
    let session = harness.state().session().expect("a battle");
    assert!(session.battle().over() || session.battle().game().field().turn > 12, "it goes on: {kinds:?}");
    assert!(kinds.contains("begin") && kinds.contains("next_command"), "{kinds:?}");
}

/// Where one piece acts alone, it is selected by itself, also after the enemy has been asked between its dice and its actions.
#[test]
fn who_acts_alone_is_selected_by_itself() {
    let text = include_str!("../../../../scenarios/drums/retschow.ron");
    let mut harness = begun(text, [Player::Person, Player::Person]);
    let mut acted = 0;
    for _ in 0..80 {
        let game = harness.state().session().expect("a battle").battle().game().boxed_clone();
        let about = game.decision().and_then(|decision| decision.piece);
        let orders = game.orders(None);
        // A general has orders for others too.
        let alone = orders.iter().filter_map(Order::piece).all(|piece| Some(piece) == about);
        match asked(&harness) {
            "act" if alone && orders.len() > 9 => {
                assert_eq!(harness.state().selected(), about, "who acts is selected");
                // Whoever lets go of him is left alone.
                press(&mut harness, egui::Key::Escape);
                assert_eq!(harness.state().selected(), None);
                acted += 1;
                if acted == 3 {
                    return;
                }
                harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
            }
            "act" => harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter),
            _ => harness.key_press(egui::Key::Num1),
        }
        harness.step();
        harness.step();
    }
    panic!("only {acted} were asked what to do with their actions");
}

/// Where nobody moves before he is activated, answers by default end no phase in which somebody still may be.
#[test]
fn defaults_pass_over_nobody_who_may_still_be_activated() {
    let text = include_str!("../../../../scenarios/drums/retschow.ron");
    let mut harness = begun(text, [Player::Person, Player::Person]);
    let given =
        |harness: &Harness<'_, PlayPane>| harness.state().session().expect("a battle").battle().steps().len();
    assert_eq!(asked(&harness), "open");
    let before = given(&harness);
    harness.key_press_modifiers(egui::Modifiers::ALT, egui::Key::D);
    for _ in 0..10 {
        harness.step();
    }
    assert_eq!(given(&harness), before, "the phase is not thrown away");
    // The next question but this one is whom of the brigade to activate.
    harness.key_press(egui::Key::Num1);
    harness.step();
    harness.step();
    let before = given(&harness);
    harness.key_press_modifiers(egui::Modifiers::ALT, egui::Key::D);
    for _ in 0..10 {
        harness.step();
    }
    let game = harness.state().session().expect("a battle").battle().game().boxed_clone();
    assert_eq!(game.field().turn, 1, "{before} {}", given(&harness));
}
