//! Hexes selected, copied, turned, pasted, moved, cleared and kept as stamps, in the whole editor.

use crate::common::settle;
use crate::common::show_panel;
use egui::{Event, Key, Modifiers, OutputCommand, PointerButton, Pos2};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::hex::{Hex, Orientation};
use oblique_board::{Board, Feature, FeatureId, Path, TerrainIx};
use oblique_editor::app::Workbench;
use oblique_editor::document::blank;
use oblique_editor::mapview::Viewport;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Piece, PieceId, Side};
use std::time::{Duration, Instant};

type Editor = Harness<'static, Workbench>;

/// The editor with a road through a wood at the top left of an empty board.
fn editor(orientation: Orientation) -> Editor {
    let mut scenario = blank(RULESETS[0], orientation, 16, 12);
    let layout = scenario.board.layout();
    for (col, row) in [(2, 2), (3, 2), (3, 3)] {
        scenario.board.set_terrain(layout.at(col, row), TerrainIx(1));
    }
    scenario.board.set_level(layout.at(2, 2), 3);
    let hexes: Vec<Hex> = layout.at(1, 2).line_to(layout.at(4, 3)).collect();
    let road = Feature::new(scenario.board.linear_palette()[0].clone(), Path::Hexes(hexes));
    scenario.board.put_feature(FeatureId("road".to_owned()), Some(road));
    let kind = &RULESETS[0].catalog().kinds[0].id;
    let mut piece = Piece::new(Side::A, kind, "Guard");
    piece.hex = Some(layout.at(3, 3));
    scenario.pieces.insert(PieceId("a-guard".to_owned()), piece);
    start(Workbench::new(Settings::default(), scenario))
}

fn start(workbench: Workbench) -> Editor {
    let mut editor = Harness::builder()
        .with_size([1280.0, 800.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    settle(&mut editor);
    editor
}

fn board(editor: &Editor) -> &Board {
    &editor.state().document().scenario().board
}

fn at(editor: &Editor, col: i32, row: i32) -> Pos2 {
    let layout = board(editor).layout();
    let map = editor.get_by_label("Map").rect();
    let center = oblique_cartography::geometry::center(layout, layout.at(col, row));
    Viewport::new(map, editor.state().view().camera).screen(center)
}

fn drag(editor: &mut Editor, from: Pos2, to: Pos2) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    for event in [Event::PointerMoved(from), button(from, true), Event::PointerMoved(to), button(to, false)] {
        editor.event(event);
        editor.step();
    }
    settle(editor);
}

fn press(editor: &mut Editor, modifiers: Modifiers, key: Key) {
    editor.key_press_modifiers(modifiers, key);
    settle(editor);
}

/// Selects the hexes from column and row 1 to 4.
fn select(editor: &mut Editor) {
    press(editor, Modifiers::SHIFT, Key::D);
    assert_eq!(editor.state().view().tool, "select-rectangle");
    let (from, to) = (at(editor, 1, 1), at(editor, 4, 4));
    drag(editor, from, to);
    assert_eq!(editor.state().view().area.as_ref().map(|area| area.len()), Some(16));
}

fn woods(board: &Board) -> usize {
    board.terrain_cells().iter().filter(|terrain| **terrain == TerrainIx(1)).count()
}

#[test]
fn copied_hexes_are_turned_pasted_and_undone_at_once() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let mut editor = editor(orientation);
        let before = editor.state().document().scenario().clone();
        select(&mut editor);
        press(&mut editor, Modifiers::COMMAND, Key::C);
        press(&mut editor, Modifiers::COMMAND, Key::V);
        assert_eq!(editor.state().view().tool, "stamp");
        press(&mut editor, Modifiers::NONE, Key::E);
        press(&mut editor, Modifiers::NONE, Key::A);
        let there = at(&editor, 10, 7);
        drag(&mut editor, there, there);
        assert_eq!(woods(board(&editor)), 6);
        assert_eq!(board(&editor).features().len(), 2, "the road travels");
        assert_eq!(editor.state().document().done().count(), 1);
        assert_eq!(editor.state().view().tool, "select-rectangle", "back to the tool before");
        assert_eq!(editor.state().document().scenario().pieces.len(), 1, "units stay unless wanted");
        press(&mut editor, Modifiers::COMMAND, Key::Z);
        assert_eq!(editor.state().document().scenario(), &before);
    }
}

#[test]
fn hexes_go_from_window_to_window_as_text() {
    let mut one = editor(Orientation::Flat);
    select(&mut one);
    one.event(Event::Copy);
    let mut text = String::new();
    let end = Instant::now() + Duration::from_secs(20);
    while text.is_empty() && Instant::now() < end {
        one.step();
        for command in &one.output().platform_output.commands {
            if let OutputCommand::CopyText(copied) = command {
                text.clone_from(copied);
            }
        }
    }
    assert!(text.contains("woods"), "{text}");
    // The other board's hexes stand on their points.
    let empty = blank(RULESETS[0], Orientation::Pointy, 16, 12);
    let mut two = start(Workbench::new(Settings::default(), empty));
    two.event(Event::Paste(text));
    settle(&mut two);
    let there = at(&two, 8, 6);
    drag(&mut two, there, there);
    assert_eq!((woods(board(&two)), board(&two).features().len()), (3, 1));
    assert!(board(&two).level_cells().contains(&3));
    two.event(Event::Paste("something else".to_owned()));
    settle(&mut two);
    assert_eq!(two.state().view().floating, None, "a text that is no map is not pasted");
}

#[test]
fn hexes_are_moved_with_their_units_and_escape_leaves_them() {
    let mut editor = editor(Orientation::Flat);
    let before = editor.state().document().scenario().clone();
    select(&mut editor);
    let selected = editor.state().view().area.clone().expect("hexes are selected");
    press(&mut editor, Modifiers::NONE, Key::M);
    press(&mut editor, Modifiers::NONE, Key::Escape);
    assert_eq!(editor.state().document().scenario(), &before);
    assert_eq!(editor.state().view().area.as_ref(), Some(&selected), "the same hexes are selected still");
    press(&mut editor, Modifiers::NONE, Key::M);
    editor.get_by_label("Units").click();
    settle(&mut editor);
    let there = at(&editor, 10, 7);
    drag(&mut editor, there, there);
    let scenario = editor.state().document().scenario();
    assert_eq!(woods(&scenario.board), 3);
    assert!(scenario.board.features().contains_key(&FeatureId("road".to_owned())));
    let guard = scenario.pieces[&PieceId("a-guard".to_owned())].hex.expect("it stands");
    assert_eq!(scenario.board.terrain(guard), Some(TerrainIx(1)), "it stands in its wood still");
    assert_ne!(Some(guard), before.pieces[&PieceId("a-guard".to_owned())].hex);
    assert_eq!(editor.state().document().done().count(), 1);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(editor.state().document().scenario(), &before);
}

#[test]
fn cut_and_delete_clear_and_fill_paints_what_is_selected() {
    let mut editor = editor(Orientation::Flat);
    select(&mut editor);
    press(&mut editor, Modifiers::COMMAND, Key::X);
    assert_eq!((woods(board(&editor)), board(&editor).features().len()), (0, 0));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(woods(board(&editor)), 3);
    press(&mut editor, Modifiers::NONE, Key::Delete);
    assert_eq!(woods(board(&editor)), 0);
    press(&mut editor, Modifiers::COMMAND | Modifiers::ALT, Key::G);
    assert_eq!(woods(board(&editor)), 16);
    press(&mut editor, Modifiers::COMMAND | Modifiers::ALT, Key::I);
    assert_eq!(editor.state().view().area.as_ref().map(|area| area.len()), Some(16 * 12 - 16));
    press(&mut editor, Modifiers::COMMAND | Modifiers::ALT, Key::N);
    assert!(editor.state().view().area.is_none());
    assert_eq!(editor.state().document().done().count(), 2);
}

#[test]
fn a_stamp_is_kept_found_again_and_laid_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut scenario = blank(RULESETS[0], Orientation::Flat, 16, 12);
    let layout = scenario.board.layout();
    scenario.board.set_terrain(layout.at(2, 2), TerrainIx(1));
    let new = |scenario| Workbench::new(Settings::default(), scenario).with_data_folder(folder.path());
    let mut editor = start(new(scenario.clone()));
    select(&mut editor);
    show_panel(&mut editor, "stamps");
    editor.get_by_label("Save the selected hexes").click();
    settle(&mut editor);
    editor.get_by_label("Name").type_text("Lone tree");
    settle(&mut editor);
    editor.get_by_label("Save").click();
    settle(&mut editor);
    assert!(editor.state().view().stamps.iter().any(|stamp| stamp.name == "Lone tree"));
    // Another run of the program.
    let mut again = start(new(scenario));
    show_panel(&mut again, "stamps");
    again.get_by_label("Search stamps").type_text("lone");
    settle(&mut again);
    again.get_by_label("Lone tree").click();
    settle(&mut again);
    for (col, row) in [(8, 4), (12, 8)] {
        let there = at(&again, col, row);
        drag(&mut again, there, there);
    }
    assert_eq!(woods(board(&again)), 3, "a stamp stays in the hand");
    assert_eq!(again.state().document().undo_label(), Some("Stamp lone tree"));
}

#[test]
fn pasted_hexes_without_anything_leave_ground_and_names_alone_unless_wanted() {
    use oblique_board::{Label, LabelId, LabelSize};
    use oblique_scenario::Edit;
    for empty_too in [false, true] {
        let mut editor = editor(Orientation::Flat);
        let layout = board(&editor).layout();
        let (under_empty, under_road) = (layout.at(11, 6), layout.at(9, 6));
        let label =
            |hex, text: &str| Label { text: text.to_owned(), hex, size: LabelSize::Small, angle_deg: 0 };
        let edits = Edit::Many(vec![
            Edit::Terrain(vec![(under_empty, TerrainIx(1))]),
            Edit::Label(LabelId("empty".to_owned()), Some(label(under_empty, "Copse"))),
            Edit::Label(LabelId("road".to_owned()), Some(label(under_road, "Causeway"))),
        ]);
        let ctx = editor.ctx.clone();
        editor.state_mut().carry_out(vec![oblique_editor::command::Intent::edit("Before", edits)], &ctx);
        select(&mut editor);
        press(&mut editor, Modifiers::COMMAND, Key::C);
        press(&mut editor, Modifiers::COMMAND, Key::V);
        if empty_too {
            editor.get_by_label("Empty hexes").click();
            settle(&mut editor);
        }
        let there = at(&editor, 10, 7);
        drag(&mut editor, there, there);
        let names: Vec<&str> = board(&editor).labels().values().map(|l| l.text.as_str()).collect();
        assert_eq!(board(&editor).features().len(), 2, "the road came along");
        assert_eq!(names.contains(&"Copse"), !empty_too, "{names:?}");
        assert_eq!(names.contains(&"Causeway"), !empty_too, "no name comes in its place: {names:?}");
        let woods_there =
            board(&editor).terrain_id(under_empty) == board(&editor).palette().get(1).map(String::as_str);
        assert_eq!(woods_there, !empty_too);
    }
}
