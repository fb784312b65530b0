//! A frame may take long, and much may happen in it: no hex is lost and no strokes are joined.

use crate::common::{editor, settle, workbench};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::TerrainIx;
use oblique_editor::app::Workbench;
use oblique_editor::mapview::Viewport;

type Editor = Harness<'static, Workbench>;

fn screen(editor: &Editor, col: i32, row: i32) -> Pos2 {
    let map = editor.get_by_label("Map").rect();
    let layout = editor.state().document().scenario().board.layout();
    Viewport::new(map, editor.state().view().camera)
        .screen(oblique_cartography::geometry::center(layout, layout.at(col, row)))
}

fn with_brush() -> Editor {
    let mut editor = editor(workbench());
    crate::common::press(&mut editor, Modifiers::NONE, Key::B);
    let at = screen(&editor, 0, 0);
    editor.event(Event::PointerMoved(at));
    settle(&mut editor);
    editor
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// Everything in one frame.
fn at_once(editor: &mut Editor, events: Vec<Event>) {
    editor.input_mut().events.extend(events);
    editor.step();
    settle(editor);
}

fn painted(editor: &Editor) -> Vec<(i32, i32)> {
    let board = &editor.state().document().scenario().board;
    let layout = board.layout();
    let at = layout.hexes().filter(|hex| board.terrain(*hex) == Some(TerrainIx(1)));
    let mut at: Vec<(i32, i32)> = at.map(|hex| layout.col_row(hex)).collect();
    at.sort_unstable();
    at
}

fn steps(editor: &Editor) -> usize {
    editor.state().document().done().len()
}

#[test]
fn press_moves_release_and_press_in_one_frame_are_two_strokes() {
    let mut editor = with_brush();
    let at = |col, row| screen(&editor, col, row);
    let events = vec![
        Event::PointerMoved(at(1, 1)),
        button(at(1, 1), true),
        Event::PointerMoved(at(1, 3)),
        button(at(1, 3), false),
        Event::PointerMoved(at(5, 4)),
        button(at(5, 4), true),
        Event::PointerMoved(at(5, 2)),
    ];
    let end = button(at(5, 2), false);
    at_once(&mut editor, events);
    at_once(&mut editor, vec![end]);
    let hexes = painted(&editor);
    assert_eq!(hexes, [(1, 1), (1, 2), (1, 3), (5, 2), (5, 3), (5, 4)]);
    assert_eq!(steps(&editor), 2);
}

#[test]
fn a_press_and_a_move_in_one_frame_paint_where_it_was_pressed() {
    let mut editor = with_brush();
    let (from, to) = (screen(&editor, 2, 0), screen(&editor, 2, 3));
    at_once(&mut editor, vec![button(from, true), Event::PointerMoved(to)]);
    at_once(&mut editor, vec![button(to, false)]);
    assert_eq!(painted(&editor), [(2, 0), (2, 1), (2, 2), (2, 3)]);
    assert_eq!(steps(&editor), 1);
}

#[test]
fn a_stroke_bent_in_one_frame_goes_round_the_bend() {
    let mut editor = with_brush();
    let at = |col, row| screen(&editor, col, row);
    let events = vec![
        button(at(1, 1), true),
        Event::PointerMoved(at(1, 4)),
        Event::PointerMoved(at(4, 4)),
        Event::PointerMoved(at(4, 1)),
        button(at(4, 1), false),
    ];
    at_once(&mut editor, events);
    let hexes = painted(&editor);
    assert!([(1, 1), (1, 4), (4, 4), (4, 1)].iter().all(|hex| hexes.contains(hex)), "{hexes:?}");
    assert_eq!(steps(&editor), 1);
}

#[test]
fn a_press_on_a_window_over_the_map_paints_nothing() {
    let mut editor = with_brush();
    crate::common::press(&mut editor, Modifiers::COMMAND, Key::N);
    let (from, to) = (screen(&editor, 2, 1), screen(&editor, 2, 3));
    at_once(&mut editor, vec![button(from, true), Event::PointerMoved(to), button(to, false)]);
    assert_eq!(painted(&editor), []);
}

#[test]
fn a_zone_painted_within_one_frame_has_no_holes() {
    let mut editor = with_brush();
    crate::common::press(&mut editor, Modifiers::NONE, Key::Z);
    let (from, to) = (screen(&editor, 2, 0), screen(&editor, 2, 4));
    at_once(&mut editor, vec![button(from, true), Event::PointerMoved(to)]);
    at_once(&mut editor, vec![button(to, false)]);
    let scenario = editor.state().document().scenario();
    let layout = scenario.board.layout();
    let zone = scenario.zone(editor.state().view().tools.side).hexes();
    let zone: Vec<(i32, i32)> = zone.iter().map(|hex| layout.col_row(*hex)).collect();
    assert_eq!(zone, [(2, 0), (2, 1), (2, 2), (2, 3), (2, 4)]);
    assert_eq!(steps(&editor), 1);
}
