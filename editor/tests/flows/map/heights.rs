//! Heights in the whole editor: modes of the brush, contours, ramps, the whole map, measuring and
//! the cross-section.

use crate::common::{click, editor, first, press, settle, workbench};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_editor::app::Workbench;
use oblique_editor::mapview::Viewport;
use oblique_editor::settings::Settings;

type Editor = egui_kittest::Harness<'static, Workbench>;

/// An 8 by 6 board with a peak of 4 in its middle.
fn hill() -> Editor {
    let mut scenario = workbench().document().scenario().clone();
    assert!(scenario.pieces.contains_key(&first()));
    let peak = scenario.board.layout().at(4, 3);
    scenario.board.set_level(peak, 4);
    editor(Workbench::new(Settings::default(), scenario))
}

fn hex(editor: &Editor, col: i32, row: i32) -> Hex {
    editor.state().document().scenario().board.layout().at(col, row)
}

fn level(editor: &Editor, col: i32, row: i32) -> i8 {
    let board = &editor.state().document().scenario().board;
    board.level(board.layout().at(col, row)).expect("on the board")
}

fn screen(editor: &Editor, col: i32, row: i32) -> Pos2 {
    let map = editor.get_by_label("Map").rect();
    let layout = editor.state().document().scenario().board.layout();
    Viewport::new(map, editor.state().view().camera).screen(geometry::center(layout, hex(editor, col, row)))
}

fn button(editor: &mut Editor, pos: Pos2, pressed: bool) {
    let modifiers = Modifiers::NONE;
    editor.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
    editor.step();
}

/// Presses at the first place and lets go at the last.
fn drag(editor: &mut Editor, way: &[(i32, i32)]) {
    for (n, (col, row)) in way.iter().enumerate() {
        let at = screen(editor, *col, *row);
        editor.event(Event::PointerMoved(at));
        editor.step();
        if n == 0 {
            button(editor, at, true);
        }
    }
    if let Some((col, row)) = way.last() {
        let at = screen(editor, *col, *row);
        button(editor, at, false);
    }
    settle(editor);
}

fn steps(editor: &Editor) -> usize {
    editor.state().document().done().count()
}

#[test]
fn the_brush_smooths_and_flattens() {
    let mut editor = hill();
    press(&mut editor, Modifiers::NONE, Key::H);
    click(&mut editor, "Smooth");
    drag(&mut editor, &[(4, 3), (4, 3)]);
    assert_eq!((level(&editor, 4, 3), steps(&editor)), (1, 1));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(level(&editor, 4, 3), 4);
    click(&mut editor, "Flatten");
    press(&mut editor, Modifiers::NONE, Key::CloseBracket);
    drag(&mut editor, &[(4, 3), (4, 3)]);
    assert_eq!((level(&editor, 4, 3), level(&editor, 4, 2), steps(&editor)), (1, 1, 1), "4 over 7 hexes");
}

#[test]
fn a_contour_fills_inwards_leaving_higher_ground() {
    let mut editor = hill();
    press(&mut editor, Modifiers::SHIFT, Key::H);
    assert_eq!(editor.state().view().tool, "contour");
    press(&mut editor, Modifiers::NONE, Key::PageUp);
    assert_eq!(editor.state().view().tools.level, 2);
    let ring = [(3, 1), (5, 1), (6, 3), (5, 4), (3, 4), (2, 3), (3, 1)];
    drag(&mut editor, &ring);
    assert_eq!(steps(&editor), 1);
    assert_eq!((level(&editor, 4, 3), level(&editor, 4, 2), level(&editor, 0, 0)), (4, 2, 0));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    click(&mut editor, "Leave higher ground");
    drag(&mut editor, &ring);
    assert_eq!((level(&editor, 4, 3), level(&editor, 4, 2)), (2, 2));
}

#[test]
fn a_tools_own_options_are_as_at_first_in_another_document() {
    let mut editor = hill();
    press(&mut editor, Modifiers::SHIFT, Key::H);
    click(&mut editor, "Leave higher ground");
    let scenario = editor.state().document().scenario().clone();
    editor.state_mut().put(scenario, None);
    settle(&mut editor);
    assert_eq!(editor.state().view().tool, "contour", "the tool stays");
    drag(&mut editor, &[(3, 1), (5, 1), (6, 3), (5, 4), (3, 4), (2, 3), (3, 1)]);
    assert_eq!((level(&editor, 4, 3), level(&editor, 4, 2)), (4, 1), "higher ground is left again");
}

#[test]
fn plus_and_minus_zoom_and_do_nothing_else() {
    let mut editor = hill();
    for tool in [Key::H, Key::T] {
        press(&mut editor, if tool == Key::H { Modifiers::SHIFT } else { Modifiers::NONE }, tool);
        if tool == Key::T {
            drag(&mut editor, &[(4, 3), (4, 3)]);
            press(&mut editor, Modifiers::NONE, Key::Enter);
        }
        let before = (editor.state().view().tools.clone(), editor.state().document().scenario().clone());
        let points = editor.state().view().camera.hex_points;
        press(&mut editor, Modifiers::NONE, Key::Plus);
        assert!(editor.state().view().camera.hex_points > points, "it zooms with {tool:?}");
        assert!(before.0 == editor.state().view().tools, "{tool:?}");
        assert!(before.1 == *editor.state().document().scenario(), "{tool:?}");
    }
    // The key that sizes a name does not zoom.
    let points = editor.state().view().camera.hex_points;
    let size = |editor: &Editor| {
        editor.state().document().scenario().board.labels().values().next().expect("a name").size
    };
    let before = size(&editor);
    press(&mut editor, Modifiers::NONE, Key::PageUp);
    assert!(size(&editor) != before);
    assert_eq!(editor.state().view().camera.hex_points, points);
}

#[test]
fn a_contour_is_drawn_by_clicks_and_by_clicks_and_drags_in_turn() {
    let mut editor = hill();
    press(&mut editor, Modifiers::SHIFT, Key::H);
    press(&mut editor, Modifiers::NONE, Key::PageUp);
    for (col, row) in [(3, 1), (5, 1), (6, 3), (5, 4), (3, 4), (2, 3)] {
        drag(&mut editor, &[(col, row)]);
        assert_eq!(steps(&editor), 0, "nothing is drawn before it is closed");
    }
    drag(&mut editor, &[(3, 1)]);
    assert_eq!(steps(&editor), 1, "the first corner again closes it");
    assert_eq!((level(&editor, 4, 3), level(&editor, 4, 2), level(&editor, 0, 0)), (4, 2, 0));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    // A click, a stretch drawn freely, a click taken back, and Enter, which closes it by way of the pointer.
    drag(&mut editor, &[(3, 1)]);
    drag(&mut editor, &[(5, 1), (6, 3), (5, 4)]);
    drag(&mut editor, &[(7, 5)]);
    press(&mut editor, Modifiers::NONE, Key::Backspace);
    drag(&mut editor, &[(3, 4)]);
    drag(&mut editor, &[(2, 3)]);
    assert_eq!(steps(&editor), 0);
    press(&mut editor, Modifiers::NONE, Key::Enter);
    assert_eq!(steps(&editor), 1);
    assert_eq!((level(&editor, 4, 3), level(&editor, 4, 2), level(&editor, 7, 5)), (4, 2, 0));
}

#[test]
fn a_ramp_joins_two_heights_and_escape_gives_up() {
    let mut editor = hill();
    press(&mut editor, Modifiers::NONE, Key::A);
    let (from, to) = (screen(&editor, 0, 3), screen(&editor, 4, 3));
    editor.event(Event::PointerMoved(from));
    editor.step();
    button(&mut editor, from, true);
    editor.event(Event::PointerMoved(to));
    editor.step();
    press(&mut editor, Modifiers::NONE, Key::Escape);
    button(&mut editor, to, false);
    settle(&mut editor);
    assert_eq!(steps(&editor), 0);
    drag(&mut editor, &[(0, 3), (2, 3), (4, 3)]);
    assert_eq!(steps(&editor), 1);
    assert_eq!((level(&editor, 0, 3), level(&editor, 2, 3), level(&editor, 4, 3)), (0, 2, 4));
}

#[test]
fn the_whole_map_is_raised_stretched_and_pressed() {
    let mut editor = hill();
    for (command, expected) in [("Raise all by 1", (5, 1)), ("Halve all heights", (3, 1))] {
        press(&mut editor, Modifiers::COMMAND, Key::K);
        editor.get_by_label("Find a command").type_text(command);
        settle(&mut editor);
        press(&mut editor, Modifiers::NONE, Key::Enter);
        assert_eq!((level(&editor, 4, 3), level(&editor, 0, 0)), expected, "{command}");
    }
    assert_eq!(steps(&editor), 2);
}

#[test]
fn a_way_is_measured_and_cut_open() {
    let mut editor = hill();
    press(&mut editor, Modifiers::NONE, Key::Q);
    drag(&mut editor, &[(1, 3), (7, 3)]);
    assert_eq!(editor.state().view().measured.len(), 2);
    assert_eq!(steps(&editor), 0);
    assert!(editor.query_by_label_contains("6 hexes, ").is_some());
    click(&mut editor, "Show the cross-section");
    assert!(editor.query_by_label_contains("0204 to 0804: 6 hexes").is_some());
    assert_eq!(editor.query_all_by_label_contains("4 up and 4 down").count(), 2, "in the bar and the panel");
    press(&mut editor, Modifiers::NONE, Key::Escape);
    assert!(editor.state().view().measured.is_empty());
    assert!(editor.query_by_label("No way to cut along").is_some());
}
