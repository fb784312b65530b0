//! A name is typed over from the Order of battle: Enter keeps it, Escape gives the old one back, and the
//! keyboard is in the list again either way.

use crate::common::{done_steps, editor, first, press, settle, show_panel, workbench};
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use oblique_editor::view::Selection;

/// The first battalion chosen in the Order of battle and its name being typed over.
fn renaming() -> Harness<'static, Workbench> {
    let mut harness = editor(workbench());
    show_panel(&mut harness, "order_of_battle");
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::F2);
    harness.event(egui::Event::Text("X".to_owned()));
    settle(&mut harness);
    assert_eq!(name(&harness), "X");
    harness
}

fn name(harness: &Harness<'static, Workbench>) -> String {
    harness.state().document().scenario().pieces[&first()].name.clone()
}

fn is_chosen(harness: &Harness<'static, Workbench>) -> bool {
    harness.state().view().selection == Selection::Pieces([first()].into())
}

#[test]
fn escape_gives_the_old_name_back_and_the_unit_stays_chosen() {
    let mut harness = renaming();
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!((name(&harness).as_str(), done_steps(&harness)), ("First battalion", 0));
    assert!(is_chosen(&harness));
    assert!(harness.get_by_label_contains("First battalion 600").is_focused());
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert!(!is_chosen(&harness), "the arrows walk the list again");
}

#[test]
fn enter_keeps_the_new_name() {
    let mut harness = renaming();
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!((name(&harness).as_str(), done_steps(&harness)), ("X", 1));
    assert!(is_chosen(&harness));
    assert!(harness.get_by_label_contains("X 600").is_focused());
}

#[test]
fn who_is_searched_for_is_selected_by_enter_and_escape_gives_the_search_up() {
    let mut harness = editor(workbench());
    show_panel(&mut harness, "order_of_battle");
    harness.get_by_label("Search units").click();
    settle(&mut harness);
    harness.event(egui::Event::Text("first".to_owned()));
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(is_chosen(&harness));
    assert!(harness.get_by_label_contains("First battalion 600").is_focused(), "the arrows walk on from it");
    harness.get_by_label("Search units").click();
    settle(&mut harness);
    assert!(harness.query_by_label_contains("Second battalion").is_none());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label_contains("Second battalion").is_some(), "all are listed again");
    assert!(is_chosen(&harness), "what is selected stays");
}

#[test]
fn the_name_of_a_piece_just_added_is_typed_at_once() {
    let mut harness = editor(workbench());
    show_panel(&mut harness, "order_of_battle");
    harness.get_by_label_contains("Keith 2 units").click();
    settle(&mut harness);
    harness.get_all_by_label_contains("Add to").next().expect("a menu of the first side").click();
    settle(&mut harness);
    let foot = harness.state().document().scenario().pieces[&first()].kind.clone();
    let catalog = oblique_rulesets::RULESETS[0].catalog();
    harness.get_by_label(&catalog.kind(&foot).expect("its kind").name).click();
    settle(&mut harness);
    harness.event(egui::Event::Text("33rd Foot".to_owned()));
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let pieces = &harness.state().document().scenario().pieces;
    assert!(pieces.values().any(|piece| piece.name == "33rd Foot"), "{pieces:?}");
}
