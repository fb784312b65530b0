//! Orders of battle from and to spreadsheets: files, the clipboard, bad cells, one step.

use crate::common::{Always, click, editor, first, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use std::sync::Arc;

type Editor = Harness<'static, Workbench>;

fn run(harness: &mut Editor, command: &str) {
    press(harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text(command);
    settle(harness);
    press(harness, Modifiers::NONE, Key::Enter);
    settle(harness);
}

fn with_sheet(text: &str) -> (tempfile::TempDir, Editor) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("army.csv");
    std::fs::write(&path, text).expect("written");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path))));
    run(&mut harness, "import order of battle");
    (folder, harness)
}

fn men(harness: &Editor) -> Option<i64> {
    harness.state().document().scenario().pieces[&first()].int("men")
}

#[test]
fn a_sheet_updates_and_adds_units_in_one_step() {
    let text =
        "Unit;Effectives;Arm;Commander\nFirst battalion;640;;Keith\nThird battalion;500;infantry;Keith\n";
    let (_folder, mut harness) = with_sheet(text);
    assert!(harness.query_by_label("1 added, 1 changed, 0 removed, 0 unchanged").is_some());
    assert!(harness.query_by_label("First battalion: strength 600 men -> 640 men").is_some());
    assert_eq!(men(&harness), Some(600), "nothing is changed before it is imported");
    click(&mut harness, "Import");
    assert_eq!(men(&harness), Some(640));
    let pieces = &harness.state().document().scenario().pieces;
    let third = pieces.values().find(|p| p.name == "Third battalion").expect("it was added");
    assert_eq!(third.leader.as_ref().map(|id| id.0.as_str()), Some("a-leader"));
    assert_eq!(harness.state().document().done().len(), 1);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(men(&harness), Some(600));
    assert_eq!(harness.state().document().scenario().pieces.len(), 3);
}

#[test]
fn bad_cells_stand_in_the_way_until_their_rows_are_left_out() {
    let text = "Name,Strength\nFirst battalion,lots\nSecond battalion,700\n";
    let (_folder, mut harness) = with_sheet(text);
    assert!(harness.query_by_label_contains("B2 (Strength): 'lots'").is_some());
    click(&mut harness, "Import");
    assert_eq!(harness.state().document().done().len(), 0, "nothing is half imported");
    click(&mut harness, "Leave rows with bad cells out");
    click(&mut harness, "Import");
    let document = harness.state().document();
    assert_eq!((men(&harness), document.done().len()), (Some(600), 1));
    assert!(document.scenario().pieces.values().any(|p| p.int("men") == Some(700)));
}

#[test]
fn a_strange_word_for_a_kind_is_given_a_meaning_in_the_window() {
    let (_folder, mut harness) = with_sheet("Name,Kind,Strength\nThird battalion,Linientruppe,700\n");
    assert!(harness.query_by_label("1 bad cell keeps the sheet from being imported").is_some());
    harness.get_by_label("Import").hover();
    settle(&mut harness);
    assert!(
        harness.query_all_by_label_contains("Fix them in the sheet").count() > 1,
        "it is told on hovering"
    );
    click(&mut harness, "What Linientruppe becomes");
    let kinds = &oblique_rulesets::RULESETS[0].catalog().kinds;
    let foot = kinds.iter().find(|k| k.role == oblique_rules::catalog::Role::Foot).expect("infantry");
    harness.get_by_label(&foot.name).click();
    settle(&mut harness);
    click(&mut harness, "Import");
    let pieces = &harness.state().document().scenario().pieces;
    let third = pieces.values().find(|p| p.name == "Third battalion").expect("it was added");
    assert_eq!(third.kind, foot.id);
}

#[test]
fn escape_closes_the_window_and_changes_nothing() {
    let (_folder, mut harness) = with_sheet("Name,Strength\nFirst battalion,640\n");
    assert!(harness.query_by_label("Import order of battle").is_some());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Import order of battle").is_none());
    assert_eq!((men(&harness), harness.state().document().done().len()), (Some(600), 0));
}

#[test]
fn a_column_is_mapped_by_hand() {
    let (_folder, mut harness) = with_sheet("Name,Present under arms,Hex\nFirst battalion,555,0102\n");
    harness.get_by_label("Column B is").click();
    settle(&mut harness);
    // Far down its list, so that a click of the pointer would miss it.
    harness.get_by_label("Strength").click_accesskit();
    settle(&mut harness);
    click(&mut harness, "Import");
    assert_eq!(men(&harness), Some(555));
}

#[test]
fn what_is_exported_comes_back_without_a_change() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("army.csv");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path.clone()))));
    run(&mut harness, "export order of battle");
    click(&mut harness, "Export");
    let text = std::fs::read_to_string(&path).expect("it was written");
    assert!(text.contains("First battalion") && text.contains("600"), "{text}");
    run(&mut harness, "import order of battle");
    assert!(harness.query_by_label("0 added, 0 changed, 0 removed, 3 unchanged").is_some());
    assert!(harness.query_by_label("Nothing changes").is_some());
}

#[test]
fn a_table_on_the_clipboard_is_offered_for_import_and_other_texts_are_not() {
    let mut harness = editor(workbench());
    harness.event(egui::Event::Paste("Name\tMen\nFirst battalion\t610\n".to_owned()));
    settle(&mut harness);
    assert!(harness.query_by_label_contains("From the clipboard").is_some());
    click(&mut harness, "Import");
    assert_eq!(men(&harness), Some(610));
    harness.event(egui::Event::Paste("some text\tof another kind\n".to_owned()));
    settle(&mut harness);
    assert!(harness.query_by_label_contains("From the clipboard").is_none());
}

fn copied(harness: &Editor) -> String {
    let found = harness.output().platform_output.commands.iter().find_map(|c| match c {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    found.expect("something was copied")
}

#[test]
fn units_are_copied_as_a_table() {
    let mut harness = editor(workbench());
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    harness.event(egui::Event::Copy);
    harness.step();
    let text = copied(&harness);
    assert!(text.starts_with("Id\tSide\tPath\tName"), "{text}");
    assert_eq!(text.lines().count(), 2);
    assert!(text.contains("First battalion"));
}

#[test]
fn the_cells_of_a_sheet_stand_under_their_columns() {
    let (_folder, harness) = with_sheet("Name,Strength\nFirst battalion,lots\n");
    let column = harness.get_by_label("Column B is").rect();
    let cell = harness.get_by_label("lots").rect();
    assert!(cell.top() >= column.bottom(), "{cell:?} under {column:?}");
    assert!((cell.left() - column.left()).abs() < 20.0, "{cell:?} under {column:?}");
}

#[test]
fn units_copied_here_are_pasted_as_copies_under_the_leader_selected() {
    let mut harness = editor(workbench());
    let pieces = |harness: &Editor| harness.state().document().scenario().pieces.clone();
    let before = pieces(&harness);
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    harness.event(egui::Event::Copy);
    harness.step();
    let text = copied(&harness);
    harness.get_by_label_contains("Keith 2 units").click();
    settle(&mut harness);
    harness.event(egui::Event::Paste(text.replace('\n', "\r\n")));
    settle(&mut harness);
    let after = pieces(&harness);
    let new: Vec<_> =
        after.iter().filter(|(id, _)| !before.contains_key(*id)).map(|(_, piece)| piece).collect();
    let [new] = new.as_slice() else { panic!("no question is asked, one copy comes: {new:?}") };
    assert_eq!((new.int("men"), new.hex), (Some(600), None));
    assert!(new.leader.as_ref().is_some_and(|leader| after[leader].name == "Keith"));
    assert!(harness.query_by_label_contains("under Keith").is_some());
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(pieces(&harness), before, "one step");
    // Once those that were copied are gone, what was copied brings them in again.
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    harness.event(egui::Event::Paste(text.clone()));
    settle(&mut harness);
    assert!(harness.query_by_label_contains("From the clipboard").is_some());
    click(&mut harness, "Import");
    assert_eq!(men(&harness), Some(600));
    // Another table is one to import.
    harness.event(egui::Event::Paste(text.replace("600", "601")));
    settle(&mut harness);
    assert!(harness.query_by_label_contains("From the clipboard").is_some());
}
