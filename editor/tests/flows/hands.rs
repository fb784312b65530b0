//! Every tool of the registry taken up by its button in the tool bar and driven over the map by the pointer,
//! in the whole editor: each does something, and its steps are undone.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_core::board::{Feature, FeatureId, Path, TerrainIx};
use oblique_core::hex::Orientation;
use oblique_core::rules::RULESETS;
use oblique_core::scenario::{Piece, PieceId, Scenario, Side};
use oblique_editor::app::Workbench;
use oblique_editor::canvas::Viewport;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_editor::tools::TOOLS;
use oblique_editor::view::{Camera, View};

type Editor = Harness<'static, Workbench>;

/// A wood, a hill, a road, and units: one on the map, one on none, one that arrives.
fn battle(orientation: Orientation) -> Scenario {
    let mut scenario = blank(RULESETS[0], orientation, 12, 9);
    let layout = scenario.board.layout();
    for hex in layout.at(3, 3).range(1) {
        scenario.board.set_terrain(hex, TerrainIx(1));
        scenario.board.set_level(hex, 2);
    }
    let kind = scenario.board.linear_palette()[0].clone();
    let path = Path::Hexes((1..11).map(|col| layout.at(col, 7)).collect());
    scenario
        .board
        .put_feature(FeatureId("road".to_owned()), Some(Feature { kind, name: String::new(), path }));
    let foot = RULESETS[0].catalog().kinds.iter().find(|k| !k.role.leads()).expect("a kind of unit");
    for (name, hex) in [("on", Some(layout.at(6, 5))), ("off", None)] {
        let mut piece = Piece::new(Side::A, &foot.id, name);
        piece.hex = hex;
        scenario.pieces.insert(PieceId(name.to_owned()), piece);
    }
    scenario
}

fn screen(editor: &Editor, col: i32, row: i32) -> Pos2 {
    let map = editor.get_by_label("Map").rect();
    let layout = editor.state().document().scenario().board.layout();
    Viewport::new(map, editor.state().view().camera)
        .screen(oblique_cartography::geometry::center(layout, layout.at(col, row)))
}

fn button(editor: &mut Editor, pos: Pos2, pressed: bool) {
    let modifiers = Modifiers::NONE;
    editor.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
    editor.step();
}

/// Drags by way of hexes; a click where there is but one.
fn drag(editor: &mut Editor, way: &[(i32, i32)]) {
    let way: Vec<Pos2> = way.iter().map(|(col, row)| screen(editor, *col, *row)).collect();
    for (n, at) in way.iter().enumerate() {
        editor.event(Event::PointerMoved(*at));
        editor.step();
        if n == 0 {
            button(editor, *at, true);
        }
    }
    button(editor, way[way.len() - 1], false);
    editor.run_steps(4);
}

/// Tools a hand over the middle of the map does nothing with: they set down what was copied or kept
/// (`regions`), form up units of a command (`deploy`, without a window), or take the board by its sides (`board`). There they
/// are driven by the pointer too.
const ELSEWHERE: [&str; 4] = ["stamp", "line_of_battle", "march_column", "board"];

/// What a tool may have left in the view.
fn left(view: &View) -> View {
    let (camera, hover) = (Camera::default(), None);
    View { camera, hover, asking: false, problem: None, ..view.clone() }
}

#[test]
fn every_tool_works_by_its_button_and_the_pointer() {
    let mut idle = Vec::new();
    // Both layouts in turn: a workbench for every tool is slow enough.
    let layouts = [Orientation::Flat, Orientation::Pointy].into_iter().cycle();
    for (make, orientation) in TOOLS.iter().zip(layouts) {
        let (id, name) = (make().id(), make().name());
        let workbench = Workbench::new(Settings::default(), battle(orientation));
        let mut editor = Harness::builder()
            .with_size([1280.0, 800.0])
            .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
        editor.run_steps(8);
        // Some work on the units selected, some on the hexes.
        editor.key_press_modifiers(Modifiers::COMMAND, Key::A);
        editor.run_steps(2);
        let all = editor.get_all_by_role_and_label(Role::RadioButton, name);
        let pos = all.last().expect("its button in the tool bar").rect().center();
        editor.event(Event::PointerMoved(pos));
        editor.step();
        button(&mut editor, pos, true);
        button(&mut editor, pos, false);
        editor.run_steps(3);
        assert_eq!(editor.state().view().tool, id, "taken up by its button");
        let start = editor.state().document().scenario().clone();
        let (revision, view) = (editor.state().document().revision(), left(editor.state().view()));
        drag(&mut editor, &[(2, 2), (4, 3), (7, 6), (2, 6)]);
        drag(&mut editor, &[(3, 3)]);
        drag(&mut editor, &[(8, 2)]);
        drag(&mut editor, &[(9, 7)]);
        editor.key_press(Key::Enter);
        editor.run_steps(4);
        let changed = editor.state().document().revision() != revision;
        if !changed && left(editor.state().view()) == view {
            idle.push(id);
        }
        for _ in 0..40 {
            if *editor.state().document().scenario() == start {
                break;
            }
            editor.key_press_modifiers(Modifiers::COMMAND, Key::Z);
            editor.run_steps(1);
        }
        assert!(*editor.state().document().scenario() == start, "{id} is undone");
    }
    assert_eq!(idle, ELSEWHERE);
}
