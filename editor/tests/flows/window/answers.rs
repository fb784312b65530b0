//! Questions answered without a mouse: Enter gives the usual answer, Escape none.

use crate::common::play::{click_hex, pane_harness, people, steps_given, wait_for_person};
use crate::common::{Always, editor, first, press, settle, workbench};
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_editor::app::Workbench;
use oblique_editor::play::PlayPane;
use oblique_editor::settings::Settings;
use oblique_rulesets::read_scenario;
use std::path::PathBuf;
use std::sync::Arc;

const ASKED: &str = "Save the changes?";

/// An editor with a change not saved.
fn changed(path: PathBuf) -> Harness<'static, Workbench> {
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path))));
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    harness
}

/// The same, asked to make a new battle.
fn asked(path: PathBuf) -> Harness<'static, Workbench> {
    let mut harness = changed(path);
    press(&mut harness, Modifiers::COMMAND, Key::N);
    assert!(harness.query_by_label(ASKED).is_some(), "it is asked");
    harness
}

/// Enter goes down or up.
fn enter(harness: &mut Harness<'static, Workbench>, pressed: bool) {
    let (key, modifiers) = (Key::Enter, Modifiers::NONE);
    harness.event(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    settle(harness);
}

#[test]
fn enter_gives_the_usual_answer_and_escape_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let mut harness = asked(path.clone());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label(ASKED).is_none(), "Escape lets go of it");
    assert!(harness.state().document().dirty() && !path.exists(), "and nothing is done");
    press(&mut harness, Modifiers::COMMAND, Key::N);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(path.exists(), "Enter saves");
    assert!(harness.query_by_label(ASKED).is_none());
}

#[test]
fn enter_is_for_what_has_the_keyboard_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let mut harness = asked(path.clone());
    harness.get_by_label("Do not save").focus();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(harness.query_by_label(ASKED).is_none() && !path.exists(), "another answer was chosen");
}

#[test]
fn an_enter_held_down_answers_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let mut harness = changed(path.clone());
    enter(&mut harness, true);
    press(&mut harness, Modifiers::COMMAND, Key::N);
    enter(&mut harness, true);
    assert!(harness.query_by_label(ASKED).is_some() && !path.exists(), "it was down before it was asked");
    enter(&mut harness, false);
    enter(&mut harness, true);
    assert!(harness.query_by_label(ASKED).is_none() && path.exists());
}

#[test]
fn enter_after_typing_answers_with_what_was_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let bench = workbench().with_data_folder(folder.path());
    let mut harness = editor(bench);
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    assert!(harness.state().document().scenario().pieces.contains_key(&first()));
    let ctx = harness.ctx.clone();
    let run = vec![oblique_editor::command::Intent::Run("roster.keep_template")];
    harness.state_mut().carry_out(run, &ctx);
    settle(&mut harness);
    // The field of the inspector behind it comes first.
    let name = |harness: &Harness<'static, Workbench>, text: Option<&str>| {
        let all = harness.get_all_by_role_and_label(egui::accesskit::Role::TextInput, "Name");
        let field = all.last().expect("a field");
        text.map_or_else(|| field.click(), |text| field.type_text(text));
    };
    name(&harness, None);
    settle(&mut harness);
    name(&harness, Some(" of Keith"));
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let kept = std::fs::read_dir(folder.path().join("templates")).into_iter().flatten().count();
    assert_eq!(kept, 1, "it is kept");
}

#[test]
fn a_battle_is_left_by_enter_and_gone_on_with_by_escape() {
    let text = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let mut harness = editor(Workbench::new(Settings::default(), scenario));
    press(&mut harness, Modifiers::NONE, Key::F5);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    wait_for_person(&mut harness);
    press(&mut harness, Modifiers::SHIFT, Key::Enter);
    wait_for_person(&mut harness);
    let given = steps_given(&harness);
    assert!(given > 0);
    for leaves in [false, true] {
        press(&mut harness, Modifiers::NONE, Key::F5);
        assert!(harness.query_by_label("Leave the battle?").is_some(), "it is asked");
        press(&mut harness, Modifiers::NONE, if leaves { Key::Enter } else { Key::Escape });
        assert!(harness.query_by_label("Leave the battle?").is_none());
        assert_eq!(harness.state().playing(), !leaves);
        assert_eq!(steps_given(&harness), given, "no order was given");
    }
    assert!(harness.state().battle_in_progress(), "it is kept");
}

#[test]
fn the_preferences_open_by_their_key_in_a_battle_too() {
    let text = include_str!("../../../../scenarios/flintlock/cowpens.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let mut harness = editor(Workbench::new(Settings::default(), scenario));
    press(&mut harness, Modifiers::NONE, Key::F5);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    wait_for_person(&mut harness);
    press(&mut harness, Modifiers::COMMAND, Key::Comma);
    assert!(harness.state().playing());
    assert!(harness.query_by_label("Interface size").is_some(), "they are open");
}

#[test]
fn whom_of_a_stack_is_answered_by_enter_with_the_first() {
    let text = include_str!("../../../../scenarios/dragoon/mollwitz.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let mut harness = pane_harness(
        PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, people())
            .unwrap_or_else(|why| panic!("{why:?}")),
    );
    let field = harness.state().session().expect("a battle").battle().game().field();
    let stack = field.iter().find(|(_, p)| p.on_map() && field.at(p.hex).count() > 1);
    let hex = stack.expect("a stack").1.hex;
    let given = steps_given(&harness);
    click_hex(&mut harness, hex);
    assert!(harness.query_by_label("Who?").is_some());
    harness.key_press(Key::Enter);
    harness.run_steps(4);
    assert!(harness.query_by_label("Who?").is_none());
    assert_eq!(steps_given(&harness), given, "the prompt behind was not answered");
    let selected = harness.state().selected().expect("somebody is selected");
    let field = harness.state().session().expect("a battle").battle().game().field();
    assert_eq!(field.piece(selected).hex, hex, "somebody of the stack");
}
