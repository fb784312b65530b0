//! Help: keys of one's own, the tour, and that every control says what it is.

use crate::common::{click, editor, press, settle, workbench};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_editor::app::{Dialogs, Pick, Sheet, Workbench};
use oblique_editor::command::{commands, keys_of};
use oblique_editor::panels::PANELS;
use oblique_editor::settings::Settings;
use std::path::PathBuf;
use std::sync::Arc;

/// Answers the file prompts of key sets with one path.
struct KeysAt(PathBuf);

impl Dialogs for KeysAt {
    fn pick(&self, pick: &Pick) -> Option<PathBuf> {
        matches!(pick, Pick::ReadKeys | Pick::WriteKeys).then(|| self.0.clone())
    }
}

type Editor = Harness<'static, Workbench>;

fn open_sheet(harness: &mut Editor, search: &str) {
    harness.state_mut().show(Sheet::Shortcuts);
    settle(harness);
    harness.get_by_label("Search shortcuts").focus();
    settle(harness);
    harness.get_by_label("Search shortcuts").type_text(search);
    settle(harness);
}

fn close_sheet(harness: &mut Editor) {
    press(harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Search shortcuts").is_none(), "the sheet is closed");
}

#[test]
fn keys_are_recorded_and_work_everywhere_at_once() {
    let mut harness = editor(workbench());
    open_sheet(&mut harness, "fit the board");
    click(&mut harness, "Keys of Fit the board: Ctrl+0");
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    assert!(harness.query_by_label("Keys of Fit the board: Ctrl+Shift+H").is_some());
    close_sheet(&mut harness);
    let fits = |h: &Editor| h.state().view().camera.fit;
    press(&mut harness, Modifiers::COMMAND, Key::Equals);
    assert!(!fits(&harness));
    press(&mut harness, Modifiers::COMMAND, Key::Num0);
    assert!(!fits(&harness), "the old keys do nothing");
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    assert!(fits(&harness));
    // Menu and palette show them.
    click(&mut harness, "View");
    assert!(
        harness
            .query_all_by_label_contains("Fit the board")
            .any(|n| { n.accesskit_node().label().is_some_and(|l| l.contains("Ctrl+Shift+H")) })
    );
    assert_eq!(harness.state().settings().keys.shortcut("view.fit"), keys_of("Ctrl+Shift+H"));
}

#[test]
fn keys_that_are_anothers_are_named_and_can_be_taken() {
    let mut harness = editor(workbench());
    open_sheet(&mut harness, "save");
    click(&mut harness, "Keys of Save: Ctrl+S");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(harness.query_by_label("Ctrl+Z is the shortcut of Undo.").is_some());
    click(&mut harness, "Leave it with Undo");
    let keys = |h: &Editor, id: &str| h.state().settings().keys.shortcut(id);
    assert_eq!(keys(&harness, "file.save"), keys_of("Ctrl+S"));
    click(&mut harness, "Keys of Save: Ctrl+S");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    click(&mut harness, "Give it to Save");
    assert_eq!((keys(&harness, "file.save"), keys(&harness, "edit.undo")), (keys_of("Ctrl+Z"), None));
    // What always does something else is refused.
    click(&mut harness, "Keys of Save: Ctrl+Z");
    press(&mut harness, Modifiers::NONE, Key::Tab);
    assert!(harness.query_by_label_contains("Tab cannot be given to Save").is_some());
    click(&mut harness, "Reset all keys");
    assert!(harness.state().settings().keys.is_usual());
    assert_eq!(keys(&harness, "edit.undo"), keys_of("Ctrl+Z"));
}

#[test]
fn recording_is_given_up_by_escape_and_keys_cleared_reset_and_found() {
    let mut harness = editor(workbench());
    open_sheet(&mut harness, "brush");
    click(&mut harness, "Keys of Brush: B");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Keys of Brush: B").is_some(), "the sheet stays, and so do the keys");
    click(&mut harness, "Clear the keys of Brush");
    assert!(harness.query_by_label("Keys of Brush: none").is_some());
    close_sheet(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::B);
    assert_ne!(harness.state().view().tool, "brush");
    open_sheet(&mut harness, "");
    click(&mut harness, "Find by key");
    press(&mut harness, Modifiers::NONE, Key::Num3);
    assert!(harness.query_by_label("Keys of Go to bookmark 3: 3").is_some());
    assert!(harness.query_by_label_contains("Keys of Undo").is_none());
    click(&mut harness, "Show all");
    close_sheet(&mut harness);
    open_sheet(&mut harness, "brush");
    click(&mut harness, "Reset the keys of Brush");
    close_sheet(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::B);
    assert_eq!(harness.state().view().tool, "brush");
}

#[test]
fn text_fields_type_whatever_the_keys_do() {
    let mut settings = Settings::default();
    settings.keys.set("view.fit", keys_of("J"));
    settings.keys.set("edit.deselect", keys_of("Ctrl+Backspace"));
    let mut harness = editor(Workbench::new(settings, crate::common::scenario()));
    click(&mut harness, "Keith 2 units, 1,200 men");
    let field = || (Role::TextInput, "Name");
    harness.get_by_role_and_label(field().0, field().1).focus();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::J);
    press(&mut harness, Modifiers::COMMAND, Key::Backspace);
    assert!(harness.query_by_role_and_label(field().0, field().1).is_some(), "still selected");
    harness.get_by_role_and_label(field().0, field().1).type_text("j");
    settle(&mut harness);
    let names: Vec<_> =
        harness.state().document().scenario().pieces.values().map(|p| p.name.clone()).collect();
    assert!(names.iter().any(|name| name.ends_with('j')), "{names:?}");
}

#[test]
fn a_key_set_goes_out_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("keys.ron");
    let mut settings = Settings::default();
    settings.keys.set("file.save", keys_of("Ctrl+Z"));
    let mine = settings.keys.clone();
    let workbench = Workbench::new(settings, crate::common::scenario());
    let mut harness = editor(workbench.with_dialogs(Arc::new(KeysAt(path.clone()))));
    open_sheet(&mut harness, "");
    click(&mut harness, "Export keys");
    assert!(path.exists());
    click(&mut harness, "Reset all keys");
    assert!(harness.state().settings().keys.is_usual());
    click(&mut harness, "Import keys");
    assert_eq!(harness.state().settings().keys, mine);
    std::fs::write(&path, "nonsense").expect("written");
    click(&mut harness, "Import keys");
    assert!(harness.query_by_label_contains("keys.ron holds no keys").is_some());
    assert_eq!(harness.state().settings().keys, mine);
}

#[test]
fn the_tour_is_not_shown_unasked_and_leads_to_its_end() {
    let mut harness = editor(workbench());
    assert!(harness.query_by_label("Skip the tour").is_none());
    harness.state_mut().start_tour();
    settle(&mut harness);
    assert!(harness.query_by_label("Welcome to Oblique").is_some());
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    click(&mut harness, "Take the brush");
    assert_eq!(harness.state().view().tool, "brush", "the window is in use all the while");
    let map = harness.get_by_label("Map").rect();
    harness.drag_at(map.center());
    settle(&mut harness);
    harness.drop_at(map.center() + egui::vec2(60.0, 0.0));
    settle(&mut harness);
    assert!(harness.state().document().undo_label().is_some(), "painted under the spotlight");
    assert!(harness.query_by_label_contains("Done.").is_some());
    press(&mut harness, Modifiers::NONE, Key::ArrowLeft);
    assert!(harness.query_by_label("Welcome to Oblique").is_some());
    for _ in 0..20 {
        if harness.query_by_label("Finish").is_some() {
            break;
        }
        click(&mut harness, "Next");
    }
    click(&mut harness, "Finish");
    assert!(harness.query_by_label("Skip the tour").is_none());
    assert!(harness.state().settings().tour_seen);
}

#[test]
fn the_tour_opens_closed_panels_and_is_left_by_escape() {
    let mut harness = editor(workbench());
    for panel in PANELS.iter().map(|make| make()) {
        let id = format!("panel.{}", panel.id());
        let command = commands().into_iter().find(|c| c.id == id).expect("a command");
        let ctx = harness.ctx.clone();
        // Shown at first or behind another: to the front, and away.
        for _ in 0..2 {
            harness.state_mut().run(&command, &ctx);
            settle(&mut harness);
        }
        if harness.query_all_by_label(&panel.title()).next().is_some() {
            harness.state_mut().run(&command, &ctx);
            settle(&mut harness);
        }
    }
    assert!(harness.query_by_label("No steps yet").is_none(), "closed");
    harness.state_mut().start_tour();
    settle(&mut harness);
    for _ in 0..3 {
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    }
    assert!(harness.query_by_label("Undo it, or keep it").is_some());
    assert!(harness.query_by_label("No steps yet").is_some(), "the panel is open");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Skip the tour").is_none());
}
