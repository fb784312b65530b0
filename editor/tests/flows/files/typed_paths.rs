//! A system without file dialogs: wherever a file is chosen, our own browser asks, and its path can be typed.

use crate::common::no_dialogs::NoDialogs;
use crate::common::{click, editor, first, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::NodeT as _, kittest::Queryable as _};
use oblique_editor::app::{FileChooser, Pick, Sheet, Workbench};
use oblique_editor::settings::Settings;
use oblique_rulesets::{read_scenario, write_scenario};
use std::path::{Path, PathBuf};
use std::sync::Arc;

type Editor = Harness<'static, Workbench>;

/// A user who cancels every dialog.
struct Cancels;

impl FileChooser for Cancels {
    fn pick(&self, _: &Pick) -> Option<PathBuf> {
        None
    }
}

fn without_dialogs() -> Editor {
    editor(workbench().with_file_chooser(Arc::new(NoDialogs)))
}

fn run(harness: &mut Editor, command: &str) {
    press(harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text(command);
    settle(harness);
    press(harness, Modifiers::NONE, Key::Enter);
    settle(harness);
}

/// Types the path over what stands there and goes on with Enter.
fn type_path(harness: &mut Editor, path: &Path) {
    press(harness, Modifiers::COMMAND, Key::L);
    press(harness, Modifiers::COMMAND, Key::A);
    harness.get_by_label("Path").type_text(&path.display().to_string());
    settle(harness);
    press(harness, Modifiers::NONE, Key::Enter);
    settle(harness);
}

#[test]
fn an_order_of_battle_is_imported_and_exported_by_path() {
    let folder = tempfile::tempdir().expect("a folder");
    let sheet = folder.path().join("army.csv");
    let mut harness = without_dialogs();
    run(&mut harness, "export order of battle");
    click(&mut harness, "Export");
    harness.get_by_label("Export the order of battle");
    type_path(&mut harness, &sheet);
    let text = std::fs::read_to_string(&sheet).expect("it was written");
    std::fs::write(&sheet, text.replace("600", "640")).expect("written");
    run(&mut harness, "import order of battle");
    type_path(&mut harness, &sheet);
    click(&mut harness, "Import");
    assert_eq!(harness.state().document().scenario().pieces[&first()].int("men"), Some(640));
}

#[test]
fn a_file_that_is_there_is_not_written_over_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let there = folder.path().join("map.svg");
    std::fs::write(&there, "precious").expect("written");
    let mut harness = without_dialogs();
    run(&mut harness, "export a drawing");
    click(&mut harness, "SVG");
    click(&mut harness, "Export…");
    type_path(&mut harness, &there);
    harness.get_by_label("Replace the file?");
    click(&mut harness, "Cancel");
    assert_eq!(std::fs::read_to_string(&there).expect("there"), "precious");
    run(&mut harness, "export a drawing");
    click(&mut harness, "Export…");
    type_path(&mut harness, &there);
    click(&mut harness, "Another name");
    assert_eq!(
        harness.get_by_role_and_label(egui::Role::TextInput, "Name").value(),
        Some("map.svg".to_owned())
    );
    press(&mut harness, Modifiers::NONE, Key::Enter);
    click(&mut harness, "Replace it");
    assert!(std::fs::read_to_string(&there).expect("there").contains("<svg"));
}

#[test]
fn keys_pictures_and_a_scenario_to_compare_with_go_by_path() {
    let folder = tempfile::tempdir().expect("a folder");
    let (keys, map) = (folder.path().join("keys.ron"), folder.path().join("map.png"));
    let other = folder.path().join("other.ron");
    let mut scenario = crate::common::scenario();
    scenario.pieces.remove(&first());
    std::fs::write(&other, write_scenario(&scenario)).expect("written");
    let mut harness = without_dialogs();
    run(&mut harness, "export a picture");
    click(&mut harness, "Export…");
    type_path(&mut harness, &map);
    assert!(map.exists());
    run(&mut harness, "compare with another file");
    type_path(&mut harness, &other);
    assert_eq!(harness.state().view().compared.as_ref().expect("compared").title, "other.ron");
    harness.state_mut().show(Sheet::Shortcuts);
    settle(&mut harness);
    click(&mut harness, "Export keys");
    type_path(&mut harness, &keys);
    assert!(keys.exists());
    click(&mut harness, "Import keys");
    type_path(&mut harness, &keys);
    assert!(harness.query_by_label_contains("Keys imported").is_some());
}

#[test]
fn saving_and_opening_fall_back_to_a_path_and_ask_about_changes_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mine, other) = (folder.path().join("mine.ron"), folder.path().join("other.ron"));
    std::fs::write(&other, write_scenario(&crate::common::scenario())).expect("written");
    let mut harness = without_dialogs();
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    press(&mut harness, Modifiers::COMMAND, Key::O);
    click(&mut harness, "Save");
    type_path(&mut harness, &mine);
    let saved = read_scenario(&std::fs::read_to_string(&mine).expect("saved")).scenario.expect("whole");
    assert!(!saved.pieces.contains_key(&first()));
    // Saving was on the way to opening.
    harness.get_by_label("Open a battle");
    type_path(&mut harness, &other);
    assert_eq!(harness.state().path(), Some(other.as_path()));
    assert!(harness.state().document().scenario().pieces.contains_key(&first()));
}

#[test]
fn nothing_typed_is_nothing_done_and_a_path_that_leads_nowhere_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = without_dialogs();
    run(&mut harness, "import order of battle");
    assert!(harness.get_by_label("Open").accesskit_node().is_disabled());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Type path").is_none());
    run(&mut harness, "import order of battle");
    type_path(&mut harness, &folder.path().join("none.csv"));
    assert!(harness.query_by_label_contains("There is no file").is_some());
    type_path(&mut harness, &folder.path().join("no such folder/none.csv"));
    assert!(harness.query_by_label_contains("There is no folder").is_some());
}

#[test]
fn a_user_who_cancels_a_dialog_is_not_asked_to_type() {
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Cancels)));
    run(&mut harness, "import order of battle");
    assert!(harness.query_by_label("Type path").is_none());
}

#[test]
fn a_battle_under_way_is_kept_and_taken_up_by_path() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("dogs.battle");
    let text = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let bench = Workbench::new(Settings::default(), scenario).with_file_chooser(Arc::new(NoDialogs));
    let mut harness = editor(bench);
    press(&mut harness, Modifiers::NONE, Key::F5);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    press(&mut harness, Modifiers::COMMAND, Key::S);
    harness.get_by_label("Save the battle as");
    type_path(&mut harness, &file);
    assert!(file.exists());
    let hash = |h: &Editor| {
        let session = h.state().battle().and_then(|pane| pane.session()).expect("a battle");
        session.battle().game().state_hash()
    };
    let now = hash(&harness);
    let mut later = without_dialogs();
    run(&mut later, "take up a battle");
    type_path(&mut later, &file);
    assert_eq!(hash(&later), now);
    // The one under way is not taken for the one that is open.
    crate::common::play::end_step(&mut later);
    settle(&mut later);
    let now = hash(&later);
    let leave_and_play = |later: &mut Editor| {
        press(later, Modifiers::NONE, Key::F5);
        settle(later);
        later.get_by_label("Leave and keep it").click();
        settle(later);
        assert!(!later.state().playing());
        press(later, Modifiers::NONE, Key::F5);
        settle(later);
        assert!(!later.state().playing(), "which of the two is asked");
    };
    leave_and_play(&mut later);
    later.get_by_label("Back to the battle").click();
    settle(&mut later);
    assert!(later.state().playing());
    assert_eq!(hash(&later), now);
    leave_and_play(&mut later);
    later.get_by_label("Play what is open").click();
    settle(&mut later);
    later.get_by_label("Discard").click();
    settle(&mut later);
    assert!(later.state().playing());
    let open = later.state().document().scenario().meta.title.clone();
    assert_eq!(later.state().battle().map(|pane| pane.scenario().meta.title.clone()), Some(open));
}
