//! Files: saving, opening, damaged files, what a crash leaves behind.

use crate::common::{Always, click, editor, first, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use oblique_rulesets::REGISTRY;
use std::sync::Arc;

#[test]
fn what_is_saved_opens_unchanged() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path.clone()))));
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    assert!(harness.state().document().dirty());
    press(&mut harness, Modifiers::COMMAND, Key::S);
    assert!(!harness.state().document().dirty());
    let saved = harness.state().document().scenario().clone();
    press(&mut harness, Modifiers::COMMAND, Key::O);
    assert_eq!(*harness.state().document().scenario(), saved);
    assert_eq!(harness.state().path(), Some(path.as_path()));
    assert_eq!(harness.state().document().done().len(), 0, "opening starts a new history");
}

#[test]
fn unsaved_work_is_asked_about_and_kept_by_cancel() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(folder.path().join("none.ron")))));
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    press(&mut harness, Modifiers::COMMAND, Key::O);
    click(&mut harness, "Cancel");
    assert!(harness.state().document().dirty());
    assert!(!harness.state().document().scenario().pieces.contains_key(&first()));
}

#[test]
fn a_damaged_file_opens_with_its_problems_and_is_not_overwritten_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let text = oblique_rulesets::write_scenario(&crate::common::scenario()).replacen(
        "Test battle\"",
        "Test battle\", oops: (",
        1,
    );
    std::fs::write(&path, &text).expect("written");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path.clone()))));
    press(&mut harness, Modifiers::COMMAND, Key::O);
    assert!(harness.query_by_label_contains("Problems reading battle.ron").is_some());
    assert!(harness.query_all_by_label_contains("Line ").next().is_some(), "each problem has its line");
    click(&mut harness, "Continue");
    press(&mut harness, Modifiers::COMMAND, Key::S);
    click(&mut harness, "Cancel");
    assert_eq!(std::fs::read_to_string(&path).expect("read"), text);
}

#[test]
fn a_file_changed_by_another_program_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path.clone()))));
    press(&mut harness, Modifiers::COMMAND, Key::S);
    std::fs::write(&path, "not ours").expect("written");
    press(&mut harness, Modifiers::COMMAND, Key::S);
    click(&mut harness, "Replace it");
    assert_eq!(std::fs::read_to_string(folder.path().join("battle.ron.bak1")).expect("backup"), "not ours");
    assert!(oblique_editor::document::load(REGISTRY, &path).expect("read").reading.is_whole());
}

#[test]
fn after_a_crash_the_journal_restores_the_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path.clone()))));
    press(&mut harness, Modifiers::COMMAND, Key::S);
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    let lost = harness.state().document().scenario().clone();
    // Dropping ends the journal's thread after its last order, and removes nothing: a crash.
    drop(harness);
    assert!(folder.path().join(".battle.ron.journal").exists());

    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path))));
    press(&mut harness, Modifiers::COMMAND, Key::O);
    assert_eq!(harness.state().document().scenario().pieces.len(), 3, "the file itself is older");
    click(&mut harness, "Restore");
    assert_eq!(*harness.state().document().scenario(), lost);
    assert!(harness.state().document().dirty(), "restored work is not saved yet");
    press(&mut harness, Modifiers::COMMAND, Key::S);
    assert!(!harness.state().document().dirty());
    drop(harness);
    assert!(!folder.path().join(".battle.ron.journal").exists());
}

#[test]
fn a_file_open_in_another_window_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    oblique_editor::document::save(REGISTRY, &path, &crate::common::scenario(), None).expect("saved");
    // What another window does: it keeps its mark locked.
    let mark = folder.path().join(".battle.ron.lock");
    std::fs::write(&mark, "1").expect("written");
    let other = std::fs::File::open(&mark).expect("opened");
    other.lock().expect("locked");
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    harness.state_mut().open_path(path.clone(), &ctx);
    settle(&mut harness);
    assert!(harness.query_by_label("Open in another window").is_some());
    click(&mut harness, "Work on a copy");
    assert_eq!(harness.state().path(), None);
    assert!(harness.state().document().dirty());
    harness.state_mut().open_path(path.clone(), &ctx);
    settle(&mut harness);
    click(&mut harness, "Take it over");
    assert_eq!(harness.state().path(), Some(path.as_path()));
    let mark = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect("a mark");
    assert_eq!(mark(".battle.ron.lock"), "1", "the other window's mark stays its own");
    assert_eq!(mark(".battle.ron.lock2"), std::process::id().to_string());
}

#[test]
fn coming_back_to_the_window_a_changed_file_is_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let mut scenario = crate::common::scenario();
    oblique_editor::document::save(REGISTRY, &path, &scenario, None).expect("saved");
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    harness.state_mut().open_path(path.clone(), &ctx);
    settle(&mut harness);
    scenario.meta.title = "Another title".to_owned();
    oblique_editor::document::save(REGISTRY, &path, &scenario, None).expect("saved");
    for focused in [false, true] {
        harness.input_mut().focused = focused;
        harness.event(egui::Event::WindowFocused(focused));
        settle(&mut harness);
    }
    click(&mut harness, "Reload");
    assert_eq!(harness.state().document().scenario().meta.title, "Another title");
}

#[test]
fn reloading_is_one_step_that_can_be_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let mut scenario = crate::common::scenario();
    oblique_editor::document::save(REGISTRY, &path, &scenario, None).expect("saved");
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    harness.state_mut().open_path(path.clone(), &ctx);
    settle(&mut harness);
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    let here = harness.state().document().scenario().clone();
    scenario.meta.title = "Another title".to_owned();
    oblique_editor::document::save(REGISTRY, &path, &scenario, None).expect("saved");
    for focused in [false, true] {
        harness.input_mut().focused = focused;
        harness.event(egui::Event::WindowFocused(focused));
        settle(&mut harness);
    }
    click(&mut harness, "Reload");
    assert_eq!(harness.state().document().scenario().meta.title, "Another title");
    assert!(!harness.state().document().dirty());
    assert_eq!(harness.state().document().done().len(), 2, "the deletion and the reload");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(*harness.state().document().scenario(), here);
    assert!(harness.state().document().dirty());
    // The keys other programs have do it again too.
    press(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_eq!(harness.state().document().scenario().meta.title, "Another title");
}

#[test]
fn a_battle_opens_under_other_rules_as_a_new_one() {
    let mut harness = editor(workbench());
    let old = harness.state().document().scenario().clone();
    press(&mut harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text("change rules");
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    assert!(harness.query_by_label_contains("A hex was").is_some(), "the report is shown first");
    assert_eq!(*harness.state().document().scenario(), old);
    click(&mut harness, "Open under the new rules");
    let document = harness.state().document();
    assert_ne!(document.scenario().ruleset, old.ruleset);
    assert_eq!(document.scenario().pieces[&first()].name, old.pieces[&first()].name);
    assert!(document.dirty(), "nobody loses it unasked");
    assert_eq!(harness.state().path(), None);
}
