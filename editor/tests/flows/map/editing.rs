//! Editing an order of battle as a user does: by label and key.

use crate::common::{MOST_MEN, click, editor, editor_of_size, first, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_editor::panels::PANELS;
use oblique_editor::ui::spot;
use oblique_scenario::Value;

fn select_first(harness: &mut egui_kittest::Harness<'static, oblique_editor::app::Workbench>) {
    harness.get_by_label_contains("First battalion 600").click();
    settle(harness);
}

#[test]
fn strength_is_edited_problems_react_and_undo_and_redo_follow() {
    let mut harness = editor(workbench());
    select_first(&mut harness);
    harness.get_by_label("Strength").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::COMMAND, Key::A);
    harness.get_by_label("Strength").type_text("950");
    settle(&mut harness);
    let men = |h: &egui_kittest::Harness<'static, oblique_editor::app::Workbench>| {
        h.state().document().scenario().pieces[&first()].int("men")
    };
    assert_eq!(men(&harness), Some(950), "the document follows while typing");
    assert_eq!(harness.state().problems().len(), 1);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(harness.state().document().done().len(), 1, "typing in a field is one step");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(men(&harness), Some(600));
    assert!(harness.state().problems().is_empty());
    assert!(!harness.state().document().dirty());
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(men(&harness), Some(950));
    assert_eq!(harness.state().problems().len(), 1);
}

#[test]
fn a_problem_is_mended_by_its_button() {
    let mut strong = crate::common::scenario();
    let piece = strong.pieces.get_mut(&first()).expect("the battalion");
    piece.attrs.insert("men".to_owned(), Value::Int(1000));
    let mut bench = workbench();
    bench.put(strong, None);
    let mut harness = editor(bench);
    assert_eq!(harness.state().problems().len(), 1);
    click(&mut harness, "Send some home");
    assert!(harness.state().problems().is_empty());
    assert_eq!(harness.state().document().scenario().pieces[&first()].int("men"), Some(MOST_MEN));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(harness.state().problems().len(), 1);
}

#[test]
fn a_unit_is_deleted_and_comes_back() {
    let mut harness = editor(workbench());
    let before = harness.state().document().scenario().clone();
    select_first(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    assert!(!harness.state().document().scenario().pieces.contains_key(&first()));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(*harness.state().document().scenario(), before);
}

#[test]
fn deleting_a_leader_leaves_his_units_unattached() {
    let mut harness = editor(workbench());
    harness.get_by_label_contains("Keith 2 units").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    let pieces = &harness.state().document().scenario().pieces;
    assert_eq!(pieces.len(), 2);
    assert!(pieces.values().all(|p| p.leader.is_none()));
}

#[test]
fn the_palette_runs_a_command_by_keyboard_alone() {
    let mut harness = editor(workbench());
    assert!(!harness.state().view().layers.numbers);
    press(&mut harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text("hex num");
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(harness.state().view().layers.numbers);
    assert_eq!(harness.state().settings().recent_commands, ["view.numbers"]);
}

#[test]
fn the_palette_takes_enter_with_the_letters_before_it_and_knows_other_names() {
    let mut harness = editor(workbench());
    press(&mut harness, Modifiers::COMMAND, Key::K);
    // Typed so fast that one frame gets it all.
    harness.get_by_label("Find a command").type_text("renumber");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    assert_eq!(harness.state().settings().recent_commands, ["map.numbers"]);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    // What cannot be run now stands after what can: nothing is selected that could grow.
    press(&mut harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text("grow");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    assert_eq!(harness.state().view().tool, "board");
}

#[test]
fn the_palette_leads_to_the_conversion_of_a_map() {
    for words in ["convert", "trace", "scan", "georeference"] {
        let mut harness = editor(workbench());
        press(&mut harness, Modifiers::COMMAND, Key::K);
        harness.get_by_label("Find a command").type_text(words);
        settle(&mut harness);
        let rows = harness.query_all_by_role(egui::accesskit::Role::Button);
        let led = |node: &egui_kittest::Node<'_>| {
            let name = node.accesskit_node().label().unwrap_or_default();
            name.starts_with("From a historical map") || name.starts_with("Start from a historical map")
        };
        assert!(rows.into_iter().any(|row| led(&row)), "{words}");
    }
}

/// Rows of the palette on the screen, from the top: they are as wide as its field.
fn palette_rows(harness: &egui_kittest::Harness<'_, oblique_editor::app::Workbench>) -> Vec<egui::Rect> {
    let field = harness.get_by_label("Find a command").rect();
    let buttons = harness.query_all_by_role(egui::accesskit::Role::Button).map(|row| row.rect());
    let mut rows: Vec<_> =
        buttons.filter(|row| row.top() > field.bottom() && row.width() > 0.9 * field.width()).collect();
    rows.sort_by(|a, b| a.top().total_cmp(&b.top()));
    rows
}

#[test]
fn the_palette_grows_again_and_begins_at_its_best() {
    let mut harness = editor(workbench());
    press(&mut harness, Modifiers::COMMAND, Key::K);
    let all = palette_rows(&harness).len();
    assert!(all > 8, "{all} rows");
    harness.get_by_label("Find a command").type_text("renumber");
    settle(&mut harness);
    assert!(palette_rows(&harness).len() < 4, "few commands fit");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::COMMAND, Key::K);
    assert_eq!(palette_rows(&harness).len(), all, "as many as at first");
    // Far down the list, then other letters: the best of them is in view.
    for _ in 0..40 {
        press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    }
    harness.get_by_label("Find a command").type_text("e");
    settle(&mut harness);
    let field = harness.get_by_label("Find a command").rect();
    let first = palette_rows(&harness).first().map(|row| row.top() - field.bottom());
    assert!(first.is_some_and(|gap| gap < 30.0), "the first row stands {first:?} points under the field");
}

#[test]
fn letters_typed_into_a_field_are_not_shortcuts() {
    let mut harness = editor(workbench());
    let tool = harness.state().view().tool.clone();
    harness.get_by_label("Search units").click();
    settle(&mut harness);
    for key in [Key::B, Key::G, Key::H] {
        press(&mut harness, Modifiers::NONE, key);
    }
    assert_eq!(harness.state().view().tool, tool);
}

#[test]
fn sheets_open_and_close_by_keyboard() {
    let mut harness = editor(workbench());
    press(&mut harness, Modifiers::COMMAND, Key::Slash);
    assert!(harness.query_by_label("Search shortcuts").is_some());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Search shortcuts").is_none());
    press(&mut harness, Modifiers::COMMAND, Key::N);
    crate::common::click(&mut harness, "Create");
    assert!(harness.state().document().scenario().pieces.is_empty());
}

#[test]
fn panels_come_to_the_front_from_the_palette() {
    let mut harness = editor(workbench());
    for (panel, mark) in
        [("Scenario", "Date"), ("History", "No steps yet"), ("Notes and sources", "Add a note")]
    {
        assert!(harness.query_by_label(mark).is_none(), "{panel} is behind another");
        press(&mut harness, Modifiers::COMMAND, Key::K);
        harness.get_by_label("Find a command").type_text(panel);
        settle(&mut harness);
        press(&mut harness, Modifiers::NONE, Key::Enter);
        assert!(harness.query_by_label(mark).is_some(), "{panel} is in front");
    }
}

#[test]
fn every_panel_comes_into_view_by_its_name_in_the_palette() {
    let window = [1280.0, 720.0];
    let mut harness = editor_of_size(window, workbench());
    for panel in PANELS.iter().map(|make| make()) {
        harness.state_mut().reset_layout();
        // Once from where it was, once when it is in front already.
        for _ in 0..2 {
            press(&mut harness, Modifiers::COMMAND, Key::K);
            harness.get_by_label("Find a command").type_text(&panel.title().to_lowercase());
            settle(&mut harness);
            press(&mut harness, Modifiers::NONE, Key::Enter);
            let shown = spot::find(&harness.ctx, &format!("pane.{}", panel.id()));
            let shown = shown.unwrap_or_else(|| panic!("{} did not come into view", panel.id()));
            let inside = egui::Rect::from_min_size(egui::Pos2::ZERO, window.into()).contains_rect(shown);
            assert!(inside && shown.height() > 60.0, "{}: {shown}", panel.id());
        }
    }
}
