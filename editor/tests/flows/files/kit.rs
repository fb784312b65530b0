//! A print-and-play kit is asked for, its pages are shown, a part is left out, and its documents are written; what was
//! chosen is remembered.

use crate::common::{Always, click, editor, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use std::sync::Arc;

fn ask(harness: &mut Harness<'static, Workbench>) {
    press(harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text("print kit");
    settle(harness);
    press(harness, Modifiers::NONE, Key::Enter);
    settle(harness);
}

#[test]
fn pages_are_shown_before_the_kit_is_written_and_choices_are_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("field-kit.pdf");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path.clone()))));
    ask(&mut harness);
    harness.get_by_label("Charts and tables, page 1");
    harness.get_by_label_contains("pages in all");
    for part in ["Map sheets", "Charts and tables"] {
        click(&mut harness, part);
    }
    assert!(harness.query_by_label("Charts and tables, page 1").is_none(), "it is left out");
    click(&mut harness, "What is in the kit, page 1");
    click(&mut harness, "All pages");
    click(&mut harness, "What is in the kit, page 1");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    harness.get_by_label("What is in the kit, page 1");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    assert!(harness.query_by_label_contains("more documents beside it").is_some());
    let mut names: Vec<String> = std::fs::read_dir(folder.path())
        .expect("there")
        .map(|entry| entry.expect("there").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert!(names.contains(&"field-kit.pdf".to_owned()), "{names:?}");
    assert!(names.contains(&"field-kit-turns.pdf".to_owned()), "{names:?}");
    assert!(!names.iter().any(|name| name.contains("map") || name.contains("charts")), "{names:?}");
    assert!(std::fs::read(&path).expect("written").starts_with(b"%PDF"));
    replaced_only_as_a_whole(&mut harness, &path);
    let left_out = &harness.state().settings().kit.without;
    assert!(
        left_out.iter().any(|id| id == "map") && left_out.iter().any(|id| id == "charts"),
        "{left_out:?}"
    );
}

/// A file that is no kit's list is not replaced by one of its documents; a kit that is named again is.
fn replaced_only_as_a_whole(harness: &mut Harness<'static, Workbench>, list: &std::path::Path) {
    let turns = list.with_file_name("field-kit-turns.pdf");
    std::fs::write(&turns, "mine").expect("written");
    let write = |harness: &mut Harness<'static, Workbench>| {
        ask(harness);
        press(harness, Modifiers::NONE, Key::Enter);
        settle(harness);
        std::fs::read(&turns).expect("there").starts_with(b"%PDF")
    };
    std::fs::remove_file(list).expect("removed");
    assert!(!write(harness), "it was not asked about");
    assert!(harness.query_all_by_label_contains("is there already").next().is_some());
    assert!(harness.query_by_label_contains("..").is_none(), "one full stop is enough");
    assert!(!list.exists());
    std::fs::write(list, "an older list").expect("written");
    assert!(write(harness), "the kit is replaced");
}
