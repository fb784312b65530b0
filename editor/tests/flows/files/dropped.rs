//! Files dropped on the window (the event is made up: what the window system sends is not tried here),
//! battles opened as files, and closing, reverting and copying.

use crate::common::{Always, click, editor, first, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_editor::app::{Next, SHIPPED, Workbench};
use oblique_editor::settings::Settings;
use oblique_exchange::export::{Battle, EXPORTERS};
use oblique_rulesets::{REGISTRY, read_scenario};
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file as the window system hands it over.
#[derive(Debug)]
struct OnDisk(PathBuf);

impl egui::DroppedFile for OnDisk {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Drops a file on the window.
pub(crate) fn drop_file(harness: &mut Harness<'static, Workbench>, path: &Path) {
    harness.input_mut().dropped_files.push(Arc::new(OnDisk(path.to_owned())));
    harness.step();
    settle(harness);
}

fn run(harness: &mut Harness<'static, Workbench>, command: &str) {
    press(harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text(command);
    settle(harness);
    press(harness, Modifiers::NONE, Key::Enter);
    settle(harness);
}

fn delete_first(harness: &mut Harness<'static, Workbench>) {
    harness.get_by_label_contains("First battalion 600").click();
    settle(harness);
    press(harness, Modifiers::NONE, Key::Delete);
    assert!(harness.state().document().dirty());
}

/// A battle under way, and the file it was saved to.
fn saved_battle(file: &Path) -> Harness<'static, Workbench> {
    let text = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let bench =
        Workbench::new(Settings::default(), scenario).with_file_chooser(Arc::new(Always(file.to_owned())));
    let mut harness = editor(bench);
    press(&mut harness, Modifiers::NONE, Key::F5);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    crate::common::play::end_step(&mut harness);
    settle(&mut harness);
    assert!(harness.state().battle_in_progress());
    let ctx = harness.ctx.clone();
    assert!(!harness.state().may_close());
    harness.state_mut().go_on(Next::New, &ctx);
    settle(&mut harness);
    click(&mut harness, "Save the battle");
    settle(&mut harness);
    assert!(file.exists());
    harness
}

#[test]
fn a_battle_that_was_saved_is_left_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let harness = saved_battle(&folder.path().join("dogs.battle"));
    assert!(harness.query_by_label("Discard").is_none(), "it is not said to be lost");
    assert!(harness.query_by_label("Create").is_some(), "what was wanted follows");
    assert!(harness.state().may_close());
}

#[test]
fn a_battle_opened_as_a_file_comes_with_its_scenario() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("dogs.battle");
    let _window = saved_battle(&file);
    let mut other = editor(workbench());
    let ctx = other.ctx.clone();
    other.state_mut().open_at_start(Some(file), None, &ctx);
    settle(&mut other);
    assert!(other.state().playing());
    assert_ne!(other.state().document().scenario().meta.title, "Test battle");
    assert!(other.query_by_label("Restart with the changes").is_none(), "it is the same battle");
    assert!(other.state().may_close(), "it is in its file");
}

#[test]
fn a_log_opened_as_a_file_is_called_one_and_the_document_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cowpens.jsonl");
    let log = r#"{"format":"oblique-log 1","ruleset":"flintlock","title":"Cowpens","seed":1}"#;
    std::fs::write(&file, log).expect("it is written");
    let mut harness = editor(workbench());
    let title = harness.state().document().scenario().meta.title.clone();
    let ctx = harness.ctx.clone();
    harness.state_mut().open_at_start(Some(file), None, &ctx);
    settle(&mut harness);
    assert!(harness.query_by_label_contains("cowpens.jsonl is the log of a battle").is_some());
    assert_eq!(harness.state().document().scenario().meta.title, title, "nothing is opened in its place");
}

#[test]
fn a_dropped_battle_is_opened_after_asking_and_an_unknown_picture_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.ron");
    let text = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
    std::fs::write(&path, text).expect("it is written");
    let mut harness = editor(workbench());
    drop_file(&mut harness, &folder.path().join("map.bmp"));
    assert!(harness.query_by_label_contains("map.bmp cannot be opened here").is_some());
    delete_first(&mut harness);
    drop_file(&mut harness, &path);
    click(&mut harness, "Do not save");
    settle(&mut harness);
    assert_eq!(harness.state().path(), Some(path.as_path()));
}

#[test]
fn a_copy_leaves_the_file_and_reverting_asks() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, copy) = (folder.path().join("battle.ron"), folder.path().join("copy.ron"));
    std::fs::write(&path, oblique_rulesets::write_scenario(&crate::common::scenario())).expect("written");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(copy.clone()))));
    let ctx = harness.ctx.clone();
    harness.state_mut().open_path(path.clone(), &ctx);
    settle(&mut harness);
    delete_first(&mut harness);
    run(&mut harness, "save a copy");
    assert!(copy.exists());
    assert_eq!(harness.state().path(), Some(path.as_path()));
    assert!(harness.state().document().dirty(), "the copy is another file");

    run(&mut harness, "revert to the saved file");
    click(&mut harness, "Keep the changes");
    assert!(!harness.state().document().scenario().pieces.contains_key(&first()));
    run(&mut harness, "revert to the saved file");
    click(&mut harness, "Revert");
    settle(&mut harness);
    assert!(harness.state().document().scenario().pieces.contains_key(&first()));
    assert!(!harness.state().document().dirty());
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(!harness.state().document().scenario().pieces.contains_key(&first()), "it is one step");
    assert!(harness.state().document().dirty());
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert!(!harness.state().document().dirty(), "redone it is what the file holds");

    press(&mut harness, Modifiers::COMMAND, Key::W);
    settle(&mut harness);
    assert!(harness.state().document().scenario().pieces.is_empty() && harness.state().path().is_none());
}

#[test]
fn a_file_of_another_program_named_at_the_start_is_imported() {
    let folder = tempfile::tempdir().expect("a folder");
    let sheet = folder.path().join("army.csv");
    std::fs::write(&sheet, "Unit;Effectives\nFirst battalion;640\n").expect("written");
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    harness.state_mut().open_at_start(Some(sheet), None, &ctx);
    settle(&mut harness);
    click(&mut harness, "Import");
    assert_eq!(harness.state().document().scenario().pieces[&first()].int("men"), Some(640));
}

#[test]
fn a_dropped_sheet_is_imported_as_from_the_menu_and_one_that_is_no_text_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (sheet, other) = (folder.path().join("army.CSV"), folder.path().join("other.csv"));
    std::fs::write(&sheet, "Unit;Effectives\nFirst battalion;640\n").expect("written");
    std::fs::write(&other, b"\x7fELF\x02\x01\0\0").expect("written");
    let mut harness = editor(workbench());
    drop_file(&mut harness, &other);
    assert!(
        harness.query_by_label_contains("other.csv cannot be opened here. Drop a battle (.ron),").is_some()
    );
    drop_file(&mut harness, &sheet);
    click(&mut harness, "Import");
    assert_eq!(harness.state().document().scenario().pieces[&first()].int("men"), Some(640));
}

/// A map that says what rules it is of comes in under them, whatever is open; else every unit and every hex would be strange.
#[test]
fn a_battle_of_another_program_comes_in_under_the_rules_it_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = editor(workbench());
    let open = harness.state().document().scenario().ruleset.clone();
    let others = SHIPPED.iter().filter_map(|shipped| read_scenario(shipped.text).scenario);
    let battle = others.into_iter().find(|battle| battle.ruleset != open).expect("other rules");
    let exporter = EXPORTERS.iter().find(|exporter| exporter.id() == "tmx").expect("Tiled's");
    let rules = REGISTRY.get(&battle.ruleset).expect("the program has them");
    let what = Battle { scenario: &battle, rules, stem: "field" };
    let made = exporter.export(&what, &mut |_| true).expect("exported");
    let path = folder.path().join("field.tmx");
    std::fs::write(&path, made.bytes).expect("written");
    for (name, bytes) in made.beside {
        std::fs::write(folder.path().join(name), bytes).expect("written");
    }
    drop_file(&mut harness, &path);
    settle(&mut harness);
    assert!(harness.query_by_label_contains("the table knows them all").is_some());
    click(&mut harness, "Import");
    settle(&mut harness);
    let scenario = harness.state().document().scenario();
    assert_eq!((&scenario.ruleset, &scenario.meta.title), (&battle.ruleset, &battle.meta.title));
    let placed = |battle: &Scenario| battle.pieces.values().filter(|piece| piece.hex.is_some()).count();
    assert_eq!(placed(scenario), placed(&battle));
}
