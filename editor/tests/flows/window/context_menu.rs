//! The menu of a short right click, and the preferences.

use crate::common::{click, editor, first, press, scenario, settle};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::mapview::Viewport;
use oblique_editor::settings::{Settings, Theme};
use oblique_editor::view::Selection;
use oblique_scenario::{Edit, Value};

fn with_a_unit() -> Harness<'static, Workbench> {
    let mut scenario = scenario();
    let hex = scenario.board.layout().at(3, 3);
    let battalion = scenario.pieces.get_mut(&first()).expect("the battalion");
    battalion.hex = Some(hex);
    battalion.facing = Some(oblique_board::hex::Hour::new(1));
    editor(Workbench::new(Settings::default(), scenario).with_checks(crate::common::CHECKS))
}

fn place(harness: &Harness<'static, Workbench>, col: i32, row: i32) -> Pos2 {
    let map = harness.get_by_label("Map").rect();
    let layout = harness.state().document().scenario().board.layout();
    Viewport::new(map, harness.state().view().camera)
        .screen(oblique_cartography::geometry::center(layout, layout.at(col, row)))
}

fn right(harness: &mut Harness<'static, Workbench>, from: Pos2, to: Pos2) {
    harness.event(Event::PointerMoved(from));
    harness.step();
    let modifiers = Modifiers::NONE;
    harness.event(Event::PointerButton {
        pos: from,
        button: PointerButton::Secondary,
        pressed: true,
        modifiers,
    });
    harness.step();
    harness.event(Event::PointerMoved(to));
    harness.step();
    harness.event(Event::PointerButton {
        pos: to,
        button: PointerButton::Secondary,
        pressed: false,
        modifiers,
    });
    settle(harness);
}

#[test]
fn a_short_right_click_on_a_unit_selects_it_and_offers_what_units_do() {
    let mut harness = with_a_unit();
    let at = place(&harness, 3, 3);
    right(&mut harness, at, at);
    assert_eq!(harness.state().view().selection, Selection::Pieces([first()].into()));
    assert!(harness.query_all_by_label_contains("Next formation").next().is_some());
    let before = harness.state().document().scenario().pieces[&first()].clone();
    harness.get_by_label_contains("About-face").click();
    settle(&mut harness);
    assert_ne!(harness.state().document().scenario().pieces[&first()].facing, before.facing);
    assert!(harness.query_all_by_label_contains("Next formation").next().is_none(), "the menu has closed");
    // On empty ground other things are offered, and Escape closes it.
    let at = place(&harness, 6, 1);
    right(&mut harness, at, at);
    assert!(matches!(harness.state().view().selection, Selection::Hex(_)));
    assert!(harness.query_all_by_label_contains("Line of sight").next().is_some());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_all_by_label_contains("Line of sight").next().is_none());
}

#[test]
fn the_menu_has_the_remedies_of_what_is_wrong_there() {
    let mut harness = with_a_unit();
    let ctx = harness.ctx.clone();
    let mut piece = harness.state().document().scenario().pieces[&first()].clone();
    piece.attrs.insert("men".to_owned(), Value::Int(2000));
    let edit = Edit::Piece(first(), Some(Box::new(piece)));
    harness.state_mut().carry_out(vec![Intent::edit("Strengthen", edit)], &ctx);
    settle(&mut harness);
    let at = place(&harness, 3, 3);
    right(&mut harness, at, at);
    assert!(harness.query_by_label("Fix: Remove the unit").is_some());
    click(&mut harness, "Fix: Send some home");
    let scenario = harness.state().document().scenario();
    assert_eq!(scenario.pieces[&first()].int("men"), Some(900));
    assert!(harness.query_by_label("Fix: Remove the unit").is_none(), "the menu has closed");
}

#[test]
fn dragging_with_the_right_button_moves_the_map_and_opens_nothing() {
    let mut harness = with_a_unit();
    let at = place(&harness, 3, 3);
    let before = harness.state().view().camera;
    right(&mut harness, at, at + vec2(60.0, 30.0));
    assert_ne!(harness.state().view().camera, before);
    assert!(harness.query_all_by_label_contains("Next formation").next().is_none());
}

#[test]
fn preferences_are_in_one_place_and_hold_at_once() {
    let mut harness = with_a_unit();
    press(&mut harness, Modifiers::COMMAND, Key::Comma);
    // The window finds its size.
    harness.run_steps(3);
    click(&mut harness, "Dark");
    assert_eq!(harness.state().settings().theme, Theme::Dark);
    click(&mut harness, "512 MiB");
    assert_eq!(harness.state().settings().undo_mib, 512);
    click(&mut harness, "Restore defaults");
    assert_eq!(harness.state().settings().undo_mib, 256);
    assert_eq!(harness.state().settings().theme, Theme::System);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Restore defaults").is_none());
}

#[test]
fn escape_closes_a_menu_before_it_touches_the_selection() {
    let mut harness = with_a_unit();
    let ctx = harness.ctx.clone();
    let unit = Selection::Pieces([first()].into());
    harness.state_mut().carry_out(vec![Intent::Select(unit.clone())], &ctx);
    settle(&mut harness);
    let menu = harness.get_all_by_label("Panels of this bar").next().expect("a tab bar has a menu");
    menu.click();
    settle(&mut harness);
    assert!(egui::Popup::is_any_open(&ctx), "the menu of a tab bar");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(!egui::Popup::is_any_open(&ctx), "Escape closes it");
    assert_eq!(harness.state().view().selection, unit, "and leaves the selection");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!(harness.state().view().selection, Selection::Nothing);
}
