//! The map by pointer and keys, in the whole editor.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::TerrainIx;
use oblique_board::hex::{Hex, Orientation};
use oblique_editor::app::Workbench;
use oblique_editor::document::blank;
use oblique_editor::mapview::Viewport;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;

type Editor = Harness<'static, Workbench>;

/// The editor with an empty battle, on a screen of common size.
fn editor() -> Editor {
    let workbench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 8, 6));
    let mut editor = Harness::builder()
        .with_size([1280.0, 800.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    settle(&mut editor);
    editor
}

/// Runs frames enough for any input; the map may go on drawing its tiles.
fn settle(editor: &mut Editor) {
    editor.run_steps(12);
}

fn place(editor: &Editor, hex: Hex) -> Pos2 {
    let map = editor.get_by_label("Map").rect();
    let layout = editor.state().document().scenario().board.layout();
    Viewport::new(map, editor.state().view().camera)
        .screen(oblique_cartography::geometry::center(layout, hex))
}

fn hex(editor: &Editor, col: i32, row: i32) -> Hex {
    editor.state().document().scenario().board.layout().at(col, row)
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

#[test]
fn a_stroke_paints_every_hex_between_and_is_undone_at_once() {
    let mut editor = editor();
    editor.key_press(Key::B);
    settle(&mut editor);
    assert_eq!(editor.state().view().tool, "brush");
    let (a, b) = (hex(&editor, 1, 2), hex(&editor, 6, 2));
    let (from, to) = (place(&editor, a), place(&editor, b));
    let before = editor.state().document().scenario().board.clone();
    // One jump of the pointer: the hexes between are painted all the same.
    drag(&mut editor, from, to);
    let board = &editor.state().document().scenario().board;
    let painted = editor.state().view().tools.terrain;
    assert_ne!(painted, TerrainIx(0));
    for passed in a.line_to(b) {
        assert_eq!(board.terrain(passed), Some(painted));
    }
    editor.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    settle(&mut editor);
    assert!(editor.state().document().scenario().board == before);
}

#[test]
fn units_are_placed_picked_and_dragged() {
    let mut editor = editor();
    editor.key_press(Key::U);
    settle(&mut editor);
    let (a, b) = (hex(&editor, 2, 2), hex(&editor, 5, 3));
    let (from, to) = (place(&editor, a), place(&editor, b));
    drag(&mut editor, from, from);
    let count = |editor: &Editor, at: Hex| {
        editor.state().document().scenario().pieces.values().filter(|piece| piece.hex == Some(at)).count()
    };
    assert_eq!(count(&editor, a), 1);
    editor.key_press(Key::V);
    settle(&mut editor);
    drag(&mut editor, from, to);
    assert_eq!((count(&editor, a), count(&editor, b)), (0, 1));
}

#[test]
fn the_wheel_zooms_about_the_pointer_and_the_middle_button_pans() {
    let mut editor = editor();
    let here = hex(&editor, 3, 2);
    let at = place(&editor, here);
    editor.event(Event::PointerMoved(at));
    editor.step();
    let before = editor.state().view().camera;
    for _ in 0..3 {
        editor.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: vec2(0.0, 1.0),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Unknown,
            modifiers: Modifiers::NONE,
        });
        editor.step();
    }
    settle(&mut editor);
    assert!(editor.state().view().camera.hex_points > before.hex_points * 1.2);
    assert!((place(&editor, here) - at).length() < 2.0);
    let before = place(&editor, here);
    let modifiers = Modifiers::NONE;
    let middle =
        |pos, pressed| Event::PointerButton { pos, button: PointerButton::Middle, pressed, modifiers };
    editor.event(middle(at, true));
    editor.step();
    editor.event(Event::PointerMoved(at + vec2(30.0, 12.0)));
    editor.step();
    editor.event(middle(at + vec2(30.0, 12.0), false));
    settle(&mut editor);
    assert!((place(&editor, here) - before - vec2(30.0, 12.0)).length() < 2.0);
    assert!(editor.state().document().done().next().is_none(), "looking changes nothing");
}

#[test]
fn zooming_out_stops_at_half_the_size_that_fits() {
    let mut editor = editor();
    let fitted = editor.state().view().camera.hex_points;
    for _ in 0..20 {
        editor.key_press(Key::Minus);
        settle(&mut editor);
    }
    let least = editor.state().view().camera.hex_points;
    assert!((least - fitted / 2.0).abs() < 0.01, "{least} of {fitted}");
}

#[test]
fn units_placed_face_the_enemy() {
    use oblique_board::hex::hour_towards;
    use oblique_scenario::{Edit, Piece, PieceId, Side};
    let mut editor = editor();
    let kind = RULESETS[0]
        .catalog()
        .kinds
        .iter()
        .find(|kind| kind.attribute("men").is_some())
        .expect("a kind of foot");
    let mut enemy = Piece::new(Side::B, &kind.id, "Enemy");
    enemy.hex = Some(hex(&editor, 1, 5));
    let edit = Edit::Piece(PieceId("b-1".to_owned()), Some(Box::new(enemy)));
    let ctx = editor.ctx.clone();
    editor.state_mut().carry_out(vec![oblique_editor::command::Intent::edit("Enemy", edit)], &ctx);
    editor.key_press(Key::U);
    settle(&mut editor);
    editor.get_by_role_and_label(egui::accesskit::Role::Button, &kind.name).click();
    settle(&mut editor);
    let at = hex(&editor, 6, 1);
    let place = place(&editor, at);
    drag(&mut editor, place, place);
    let scenario = editor.state().document().scenario();
    let (_, placed) = scenario.pieces.iter().find(|(_, p)| p.side == Side::A).expect("placed");
    let orientation = scenario.board.layout().orientation;
    let towards = hex(&editor, 1, 5) - at;
    let facing = placed.facing.expect("it faces somewhere");
    assert!(
        [false, true].map(|sides| hour_towards(towards, sides, orientation)).contains(&facing),
        "{facing:?}"
    );
}

#[test]
fn the_inspector_comes_forward_when_something_is_selected() {
    let mut editor = editor();
    let ctx = editor.ctx.clone();
    let layers = oblique_editor::command::Intent::ShowPanel("layers");
    editor.state_mut().carry_out(vec![layers], &ctx);
    settle(&mut editor);
    assert!(editor.query_by_label("Layers, the topmost first").is_some());
    let somewhere = hex(&editor, 3, 3);
    let at = place(&editor, somewhere);
    drag(&mut editor, at, at);
    assert!(editor.query_by_label("Layers, the topmost first").is_none(), "the Inspector is in front");
    // Whoever closed it has it stay away.
    let close = oblique_editor::command::Intent::Run("panel.inspector");
    editor.state_mut().carry_out(vec![close], &ctx);
    settle(&mut editor);
    let at = hex(&editor, 4, 3);
    let at = place(&editor, at);
    drag(&mut editor, at, at);
    assert!(editor.query_by_label("Layers, the topmost first").is_some());
}

#[test]
fn the_axes_of_a_symmetry_are_shown_for_tools_that_heed_it_alone() {
    use oblique_editor::tools::TOOLS;
    let heeds: Vec<&str> = TOOLS
        .iter()
        .filter(|entry| entry.make().heeds_symmetry())
        .map(|entry| entry.description.id)
        .collect();
    for id in ["brush", "rectangle"] {
        assert!(heeds.contains(&id), "{heeds:?}");
    }
    for id in ["select", "fill", "stamp", "select-rectangle"] {
        assert!(!heeds.contains(&id), "{heeds:?}");
    }
}
