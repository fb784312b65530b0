//! Comparing the battle with its file, with earlier steps and with other files.

use crate::common::{Always, click, editor, first, press, scenario, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::TerrainIx;
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_rulesets::REGISTRY;
use oblique_scenario::Value;
use std::sync::Arc;

type Editor = Harness<'static, Workbench>;

fn run(harness: &mut Editor, command: &str) {
    press(harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text(command);
    settle(harness);
    press(harness, Modifiers::NONE, Key::Enter);
    settle(harness);
}

/// The battle of the tests beside a file in which the first battalion is stronger and stands, and two
/// hexes are woods.
fn with_theirs() -> (tempfile::TempDir, Editor) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("theirs.ron");
    let mut theirs = scenario();
    let layout = theirs.board.layout();
    theirs.board.set_terrain(layout.at(2, 2), TerrainIx(1));
    theirs.board.set_terrain(layout.at(3, 2), TerrainIx(1));
    let piece = theirs.pieces.get_mut(&first()).expect("there");
    piece.attrs.insert("men".to_owned(), Value::Int(720));
    piece.hex = Some(layout.at(4, 4));
    oblique_editor::document::save(REGISTRY, &path, &theirs, None).expect("saved");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path))));
    run(&mut harness, "compare with another file");
    (folder, harness)
}

fn men(harness: &Editor) -> Option<i64> {
    harness.state().document().scenario().pieces[&first()].int("men")
}

#[test]
fn another_file_is_compared_and_taken_over_piece_by_piece() {
    let (_folder, mut harness) = with_theirs();
    assert!(harness.query_by_label("2 differences: theirs.ron").is_some());
    assert!(harness.query_by_label_contains("First battalion: strength 600 men -> 720 men").is_some());
    assert!(harness.query_by_label("2 hexes: clear -> woods").is_some());
    assert!(harness.state().view().compared.as_ref().is_some_and(|c| c.shown && c.ground.len() == 2));
    click(&mut harness, "Apply First battalion");
    assert_eq!(men(&harness), Some(720));
    assert!(harness.query_by_label("1 difference: theirs.ron").is_some(), "the list follows the document");
    click(&mut harness, "Apply all of ground");
    assert!(harness.query_by_label("No differences").is_some());
    assert_eq!(harness.state().document().done().len(), 2);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(*harness.state().document().scenario(), scenario());
}

#[test]
fn changes_since_the_file_was_saved_are_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path))));
    run(&mut harness, "compare with the saved file");
    assert!(harness.state().view().compared.is_none(), "there is no file yet");
    press(&mut harness, Modifiers::COMMAND, Key::S);
    let saved = harness.state().document().scenario().clone();
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    run(&mut harness, "compare with the saved file");
    assert!(harness.query_by_label("First battalion: gone").is_some());
    click(&mut harness, "Revert First battalion");
    assert_eq!(*harness.state().document().scenario(), saved);
    assert!(harness.query_by_label("No differences").is_some());
}

#[test]
fn an_earlier_step_is_compared_with() {
    let mut harness = editor(workbench());
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    let label = harness.state().document().done().next().expect("a step").label.clone();
    // Its tab may be off the end of the row of tabs.
    harness.state_mut().carry_out(vec![Intent::ShowPanel("compare")], &egui::Context::default());
    settle(&mut harness);
    click(&mut harness, "Compare with");
    click(&mut harness, &format!("Before: {label}"));
    assert!(harness.query_by_label("First battalion: gone").is_some());
    click(&mut harness, "Stop comparing");
    assert!(harness.state().view().compared.is_none());
}
