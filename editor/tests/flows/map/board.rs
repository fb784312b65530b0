//! Work on the whole board in the whole editor: sizes, flips, turns, and a new battle's form.

use crate::common::{click, editor, first, press, scenario, settle, workbench};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::{Layout, Orientation};
use oblique_cartography::geometry::{self, Point};
use oblique_editor::app::Workbench;
use oblique_editor::mapview::Viewport;
use oblique_editor::settings::Settings;

type Editor = egui_kittest::Harness<'static, Workbench>;

fn layout(editor: &Editor) -> Layout {
    editor.state().document().scenario().board.layout()
}

fn screen(editor: &Editor, world: Point) -> Pos2 {
    let map = editor.get_by_label("Map").rect();
    Viewport::new(map, editor.state().view().camera).screen(world)
}

fn button(editor: &mut Editor, pos: Pos2, pressed: bool) {
    let modifiers = Modifiers::NONE;
    editor.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
    editor.step();
}

fn drag(editor: &mut Editor, from: Pos2, to: Pos2) {
    editor.event(Event::PointerMoved(from));
    editor.step();
    button(editor, from, true);
    editor.event(Event::PointerMoved(to));
    editor.step();
    button(editor, to, false);
    settle(editor);
}

/// A battle with its first battalion on the board.
fn deployed(col: i32, row: i32) -> Workbench {
    let mut scenario = scenario();
    let hex = scenario.board.layout().at(col, row);
    if let Some(piece) = scenario.pieces.get_mut(&first()) {
        piece.hex = Some(hex);
    }
    Workbench::new(Settings::default(), scenario)
}

#[test]
fn a_dragged_side_is_a_ghost_until_enter_and_one_step_after() {
    let mut editor = editor(deployed(7, 2));
    let before = layout(&editor);
    let whole = editor.state().document().scenario().clone();
    press(&mut editor, Modifiers::NONE, Key::K);
    assert_eq!(editor.state().view().tool, "board");
    let side = geometry::bounds(before).max.x;
    let middle = geometry::bounds(before).max.y / 2.0;
    let (from, to) =
        (screen(&editor, Point::new(side, middle)), screen(&editor, Point::new(side - 1.8, middle)));
    drag(&mut editor, from, to);
    assert_eq!(layout(&editor), before, "a ghost changes nothing");
    assert!(editor.query_by_label_contains("Falls off: 12 hexes of ground; 1 unit or leader").is_some());
    press(&mut editor, Modifiers::NONE, Key::Escape);
    assert!(editor.query_by_label_contains("Falls off").is_none());
    let to = screen(&editor, Point::new(side - 1.8, middle));
    drag(&mut editor, from, to);
    press(&mut editor, Modifiers::NONE, Key::Enter);
    assert_eq!((layout(&editor).width, layout(&editor).height), (6, 6));
    assert_eq!(editor.state().document().done().count(), 1);
    assert_eq!(editor.state().document().scenario().pieces[&first()].hex, None);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(layout(&editor), before);
    assert_eq!(editor.state().document().scenario(), &whole, "the unit is back too");
}

#[test]
fn the_fields_of_the_bar_resize_too() {
    let mut editor = editor(workbench());
    press(&mut editor, Modifiers::NONE, Key::K);
    editor.get_by_label("Left").click();
    settle(&mut editor);
    editor.get_by_label("Left").type_text("3");
    settle(&mut editor);
    press(&mut editor, Modifiers::NONE, Key::Enter);
    click(&mut editor, "Resize");
    assert_eq!(layout(&editor).width, 11);
    assert_eq!(
        layout(&editor).shift,
        oblique_board::hex::Shift::Even,
        "three columns in front change the shift"
    );
}

#[test]
fn flips_are_one_step_each_and_undone() {
    let mut editor = editor(deployed(1, 2));
    let before = editor.state().document().scenario().clone();
    for command in ["Flip left to right", "Flip top to bottom", "Rotate 180 degrees"] {
        click(&mut editor, "Board");
        click(&mut editor, command);
        assert_eq!(editor.state().document().done().count(), 1, "{command}");
        let now = editor.state().document().scenario();
        let name =
            |s: &oblique_scenario::Scenario| s.pieces[&first()].hex.map(|hex| s.board.layout().name(hex));
        assert_ne!(name(now), name(&before));
        press(&mut editor, Modifiers::COMMAND, Key::Z);
        assert!(*editor.state().document().scenario() == before, "{command}");
    }
}

#[test]
fn a_turn_by_a_sixth_tells_what_it_costs_and_can_be_left() {
    let mut editor = editor(deployed(0, 0));
    let before = layout(&editor);
    click(&mut editor, "Board");
    click(&mut editor, "Rotate 60 degrees clockwise…");
    assert!(editor.query_by_label("Nothing falls off.").is_some());
    click(&mut editor, "Keep the size of the board");
    assert!(editor.query_by_label_contains("1 unit or leader, back to the reserve").is_some());
    press(&mut editor, Modifiers::NONE, Key::Escape);
    assert_eq!(layout(&editor), before);
    click(&mut editor, "Board");
    click(&mut editor, "Rotate 60 degrees clockwise…");
    click(&mut editor, "Apply");
    let turned = layout(&editor);
    assert!(turned.len() > before.len());
    let hex = editor.state().document().scenario().pieces[&first()].hex.expect("it is still deployed");
    assert!(turned.contains(hex), "on the board: {hex:?}");
    // From the upper left corner clockwise: to the upper rim of the roomier board, further right.
    assert!(turned.col_row(hex).0 > 0, "{:?}", turned.col_row(hex));
    click(&mut editor, "Board");
    click(&mut editor, "Switch flat and pointy hexes…");
    click(&mut editor, "Apply");
    assert_eq!(layout(&editor).orientation, Orientation::Pointy);
    assert_eq!(editor.state().document().done().count(), 2);
}

#[test]
fn a_new_battle_has_the_size_and_ground_asked_for() {
    let mut editor = editor(workbench());
    press(&mut editor, Modifiers::COMMAND, Key::N);
    assert!(editor.query_by_label("40 by 30 hexes").is_none());
    assert!(editor.query_by_label_contains("yards a hex").is_some());
    // A group of the tool bar has that name too; the window is drawn after it.
    editor.get_all_by_label("Ground").last().expect("the list of terrains").click();
    editor.run_steps(6);
    let second = oblique_rulesets::RULESETS[0].catalog().terrain[1].name.clone();
    click(&mut editor, &second);
    click(&mut editor, "Create");
    let board = &editor.state().document().scenario().board;
    assert_eq!((board.layout().width, board.layout().height), (40, 30));
    assert!(board.terrain_cells().iter().all(|t| t.0 == 1));
}

#[test]
fn the_hex_selected_becomes_the_first() {
    let mut editor = editor(workbench());
    click(&mut editor, "Map");
    let oblique_editor::view::Selection::Hex(hex) = editor.state().view().selection else {
        panic!("a hex is selected")
    };
    let before = layout(&editor);
    let (col, row) = before.col_row(hex);
    assert!(col > 0 && row > 0);
    click(&mut editor, "Board");
    click(&mut editor, "Start hex numbers here…");
    click(&mut editor, "Apply");
    let now = layout(&editor);
    assert_eq!((i32::from(now.width), i32::from(now.height)), (8 - col, 6 - row));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(layout(&editor), before);
}
