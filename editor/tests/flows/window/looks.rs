//! Styles, layers, locks: what the map shows, in the whole editor.

use crate::common::{click, editor, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use oblique_board::TerrainIx;
use oblique_cartography::style::styles;
use oblique_editor::view::Lockable;

#[test]
fn every_style_is_in_the_menu_the_palette_and_has_a_key() {
    let mut editor = editor(workbench());
    for style in styles() {
        press(&mut editor, Modifiers::COMMAND, Key::K);
        editor.get_by_label("Find a command").type_text(&format!("{} style", style.name));
        settle(&mut editor);
        press(&mut editor, Modifiers::NONE, Key::Enter);
        assert_eq!(editor.state().settings().map_style, style.id);
    }
    let shift = Modifiers::SHIFT;
    press(&mut editor, shift, Key::F2);
    assert_eq!(editor.state().settings().map_style, "plain");
    assert_eq!(editor.state().document().done().count(), 0, "looks are not the document");
}

#[test]
fn a_locked_layer_is_not_changed() {
    let mut editor = editor(workbench());
    click(&mut editor, "Layers");
    click(&mut editor, "Lock terrain");
    assert!(editor.state().view().locked.contains(&Lockable::Terrain));
    let before = editor.state().document().scenario().board.clone();
    press(&mut editor, Modifiers::NONE, Key::G);
    assert_ne!(editor.state().view().tools.terrain, TerrainIx(0));
    click(&mut editor, "Map");
    assert!(editor.state().document().scenario().board == before);
    assert!(editor.query_by_label_contains("Terrain are locked").is_none(), "one terrain is locked");
    click(&mut editor, "Lock terrain");
    click(&mut editor, "Map");
    assert!(editor.state().document().scenario().board != before);
}

#[test]
fn layers_are_hidden_and_faded_by_the_panel() {
    let mut editor = editor(workbench());
    click(&mut editor, "Layers");
    click(&mut editor, "Hex grid");
    assert!(!editor.state().view().layers.grid);
    assert!(editor.query_by_label("Opacity of names").is_some());
    click(&mut editor, "Reset the layers");
    assert!(editor.state().view().layers.grid);
}

#[test]
fn a_lock_on_units_keeps_their_places_and_not_their_figures() {
    let mut scenario = crate::common::scenario();
    let hex = scenario.board.layout().at(1, 1);
    let mut piece = scenario.pieces[&crate::common::first()].clone();
    piece.attrs.insert("men".to_owned(), oblique_scenario::Value::Int(700));
    let edit = |piece: &oblique_scenario::Piece| {
        oblique_scenario::Edit::Piece(crate::common::first(), Some(Box::new(piece.clone())))
    };
    assert!(Lockable::touched(&edit(&piece), &scenario).is_empty());
    piece.hex = Some(hex);
    assert_eq!(Lockable::touched(&edit(&piece), &scenario), [Lockable::Pieces]);
    scenario.pieces.insert(crate::common::first(), piece);
    let gone = oblique_scenario::Edit::Piece(crate::common::first(), None);
    assert_eq!(Lockable::touched(&gone, &scenario), [Lockable::Pieces]);
}

#[test]
fn bookmarks_keep_and_find_places() {
    let mut editor = editor(workbench());
    press(&mut editor, Modifiers::NONE, Key::Num3);
    assert!(editor.query_by_label_contains("no bookmark 3").is_some());
    press(&mut editor, Modifiers::COMMAND, Key::Equals);
    let there = editor.state().view().camera;
    press(&mut editor, Modifiers::COMMAND, Key::Num3);
    press(&mut editor, Modifiers::COMMAND, Key::Num0);
    assert_ne!(editor.state().view().camera, there);
    press(&mut editor, Modifiers::NONE, Key::Num3);
    assert_eq!(editor.state().view().camera.hex_points, there.hex_points);
    click(&mut editor, "Layers");
    assert!(editor.query_by_label("Name of bookmark 3").is_some());
    click(&mut editor, "Delete");
    assert!(editor.state().settings().bookmarks.is_empty());
}

#[test]
fn a_name_is_turned_and_sized_by_keys_and_bar() {
    let mut editor = editor(workbench());
    press(&mut editor, Modifiers::NONE, Key::T);
    click(&mut editor, "Map");
    let label = |editor: &egui_kittest::Harness<'static, oblique_editor::app::Workbench>| {
        editor.state().document().scenario().board.labels().values().next().cloned().expect("a name")
    };
    editor.get_by_role_and_label(egui::accesskit::Role::TextInput, "Name").type_text("Kleiner Bach");
    settle(&mut editor);
    assert_eq!(label(&editor).text, "Kleiner Bach", "typing replaces the words it began with");
    press(&mut editor, Modifiers::NONE, Key::Enter);
    click(&mut editor, "Large");
    press(&mut editor, Modifiers::NONE, Key::CloseBracket);
    assert_eq!((label(&editor).angle_deg, label(&editor).size), (5, oblique_board::LabelSize::Large));
    press(&mut editor, Modifiers::NONE, Key::PageDown);
    assert_eq!(label(&editor).size, oblique_board::LabelSize::Medium);
    assert_eq!(editor.state().document().done().count(), 5, "write, text, size, angle, size");
    click(&mut editor, "History");
    assert!(editor.query_by_label_contains("5 steps hold").is_some());
}
