//! Every tool of the registry taken up by its button in the tool bar and driven over the map by the pointer,
//! in the whole editor: each does something, and its steps are undone.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::hex::{Hex, Hour, Orientation};
use oblique_board::{Feature, FeatureId, Path, TerrainIx};
use oblique_editor::app::Workbench;
use oblique_editor::document::blank;
use oblique_editor::mapview::Viewport;
use oblique_editor::settings::Settings;
use oblique_editor::tools::TOOLS;
use oblique_editor::view::{Camera, View};
use oblique_roster::deploy::Course;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Piece, PieceId, Scenario, Side};
use std::collections::BTreeSet;

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
    scenario.board.put_feature(FeatureId("road".to_owned()), Some(Feature::new(kind, path)));
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
/// (`regions`), or take the board by its sides (`board`). There they are driven by the pointer too.
const ELSEWHERE: [&str; 2] = ["stamp", "board"];

/// Tools that keep what is drawn until it is carried out; what is drawn next would take its place.
const KEPT: [&str; 2] = ["line_of_battle", "march_column"];

/// What a tool may have left in the view.
fn left(view: &View) -> View {
    let (camera, hover) = (Camera::default(), None);
    View { camera, hover, asking: false, problem: None, ..view.clone() }
}

fn workbench(orientation: Orientation) -> Editor {
    let workbench = Workbench::new(Settings::default(), battle(orientation));
    let mut editor = Harness::builder()
        .with_size([1280.0, 800.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    editor.run_steps(8);
    // Some tools work on the units selected, some on the hexes.
    editor.key_press_modifiers(Modifiers::COMMAND, Key::A);
    editor.run_steps(2);
    editor
}

/// Takes a tool up by its button in the tool bar, or out of the flyout it is folded into.
fn take(editor: &mut Editor, name: &str) {
    let tool =
        TOOLS.iter().map(|entry| entry.description).find(|tool| tool.name.get() == name).expect("a tool");
    if editor.query_all_by_role_and_label(Role::RadioButton, name).next().is_none() {
        let arrow = editor.get_by_label(&format!("More tools: {}", tool.flyout)).rect().center();
        press_at(editor, arrow);
    }
    let all = editor.get_all_by_role_and_label(Role::RadioButton, name);
    let pos = all.last().expect("its button in the tool bar").rect().center();
    press_at(editor, pos);
}

fn press_at(editor: &mut Editor, pos: Pos2) {
    editor.event(Event::PointerMoved(pos));
    editor.step();
    button(editor, pos, true);
    button(editor, pos, false);
    editor.run_steps(3);
}

/// Is a text drawn on the screen, on whatever?
fn is_drawn(editor: &Editor, text: &str) -> bool {
    let says = |shape: &egui::Shape| matches!(shape, egui::Shape::Text(drawn) if drawn.galley.text() == text);
    editor.output().shapes.iter().any(|clipped| says(&clipped.shape))
}

#[test]
fn every_tool_works_by_its_button_and_the_pointer() {
    let mut idle = Vec::new();
    // Both layouts in turn: a workbench for every tool is slow enough.
    let layouts = [Orientation::Flat, Orientation::Pointy].into_iter().cycle();
    for (entry, orientation) in TOOLS.iter().zip(layouts) {
        let (id, name) = (entry.description.id, entry.description.name.get());
        let mut editor = workbench(orientation);
        take(&mut editor, name);
        assert_eq!(editor.state().view().tool, id, "taken up by its button");
        let start = editor.state().document().scenario().clone();
        let (revision, view) = (editor.state().document().revision(), left(editor.state().view()));
        drag(&mut editor, &[(2, 2), (4, 3), (7, 6), (2, 6)]);
        if KEPT.contains(&id) {
            editor.key_press(Key::Enter);
            editor.run_steps(4);
        }
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

/// The units of the battle as they are set up, in roster order.
fn stand(editor: &Editor) -> Vec<(Option<Hex>, Option<Hour>)> {
    let scenario = editor.state().document().scenario();
    scenario.roster().into_iter().map(|id| (scenario.pieces[id].hex, scenario.pieces[id].facing)).collect()
}

/// The hexes of a way between two.
fn way(editor: &Editor, from: (i32, i32), to: (i32, i32)) -> Vec<Option<Hex>> {
    let layout = editor.state().document().scenario().board.layout();
    let course = Course::through(&[layout.at(from.0, from.1), layout.at(to.0, to.1)]);
    course.hexes().iter().map(|hex| Some(*hex)).collect()
}

/// What is drawn is shown and changes nothing; `carry` sets the two units up, and one undo takes it back.
fn carried_out(editor: &mut Editor, carry: impl Fn(&mut Editor)) -> Vec<(Option<Hex>, Option<Hour>)> {
    let start = battle_of(editor);
    let revision = editor.state().document().revision();
    assert!(is_drawn(editor, "2 pieces set up"), "what it comes to stands beside the pointer");
    editor.get_by_label("Face the other way");
    carry(editor);
    assert_ne!(battle_of(editor), start);
    assert!(!is_drawn(editor, "2 pieces set up"), "no preview is left");
    assert!(editor.query_by_label("Face the other way").is_none());
    let stood = stand(editor);
    editor.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    editor.run_steps(4);
    assert_eq!(battle_of(editor), start, "one step");
    assert_ne!(editor.state().document().revision(), revision);
    stood
}

fn battle_of(editor: &Editor) -> Scenario {
    editor.state().document().scenario().clone()
}

fn enter(editor: &mut Editor) {
    editor.key_press(Key::Enter);
    editor.run_steps(4);
}

fn press_label(editor: &mut Editor, label: &str) {
    editor.get_by_label(label).click();
    editor.run_steps(4);
}

#[test]
fn a_line_of_battle_is_drawn_shown_set_up_and_undone() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let mut editor = workbench(orientation);
        take(&mut editor, "Line of battle");
        let start = battle_of(&editor);
        assert!(editor.query_by_label("Nothing is drawn yet").is_some());
        // While the button is held nothing is set up, and Escape gives it up.
        drag(&mut editor, &[(1, 5), (4, 5), (9, 5)]);
        assert_eq!(battle_of(&editor), start, "a drawn line changes nothing yet");
        assert!(is_drawn(&editor, "2 pieces set up"));
        editor.key_press(Key::Escape);
        editor.run_steps(4);
        assert!(!is_drawn(&editor, "2 pieces set up"));
        assert!(editor.query_by_label("Nothing is drawn yet").is_some());

        drag(&mut editor, &[(1, 5), (4, 5), (9, 5)]);
        let stood = carried_out(&mut editor, enter);
        let due = way(&editor, (1, 5), (9, 5));
        assert_eq!(stood.iter().map(|(hex, _)| *hex).collect::<Vec<_>>(), due[..2], "from its beginning");
        assert!(stood.iter().all(|(_, facing)| facing.is_some()));

        // Turned round it fronts the other way; set up by the button this time.
        drag(&mut editor, &[(1, 5), (4, 5), (9, 5)]);
        editor.key_press(Key::Z);
        editor.run_steps(4);
        let turned = carried_out(&mut editor, |editor| press_label(editor, "Set up"));
        let hexes = |all: &[(Option<Hex>, Option<Hour>)]| all.iter().map(|(hex, _)| *hex).collect::<Vec<_>>();
        assert_eq!(hexes(&turned), hexes(&stood));
        // Up the map is from ten to two o'clock.
        let up = |(_, facing): &(_, Option<Hour>)| facing.is_some_and(|f| matches!(f.get(), 10..=12 | 0..=2));
        assert!(stood.iter().all(up), "{stood:?}");
        assert!(turned.iter().all(|at| matches!(at.1.map(Hour::get), Some(4..=8))), "{turned:?}");

        // Corner by corner, ended with Enter.
        for corner in [(1, 5), (5, 5), (9, 3)] {
            drag(&mut editor, &[corner]);
        }
        enter(&mut editor);
        assert_eq!(battle_of(&editor), start, "the first Enter ends the line");
        let stood = carried_out(&mut editor, enter);
        assert_eq!(stood.iter().map(|(hex, _)| *hex).collect::<Vec<_>>(), due[..2]);
    }
}

#[test]
fn a_march_column_is_drawn_or_put_on_a_road_shown_set_up_and_undone() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let mut editor = workbench(orientation);
        take(&mut editor, "March column");
        let start = battle_of(&editor);
        drag(&mut editor, &[(9, 5), (4, 5), (2, 5)]);
        assert_eq!(battle_of(&editor), start, "a drawn way changes nothing yet");
        let stood = carried_out(&mut editor, enter);
        let due = way(&editor, (9, 5), (2, 5));
        assert_eq!(stood.iter().map(|(hex, _)| *hex).collect::<Vec<_>>(), due[..2], "the head leads");

        // On the road that is clicked, and the other way along it.
        drag(&mut editor, &[(6, 7)]);
        assert_eq!(battle_of(&editor), start);
        let on_road = carried_out(&mut editor, |editor| press_label(editor, "Set up"));
        let layout = start.board.layout();
        let at = |col| Some(layout.at(col, 7));
        assert_eq!(on_road[0].0, at(6), "the head stands where it was clicked");
        drag(&mut editor, &[(6, 7)]);
        press_label(&mut editor, "Face the other way");
        let turned = {
            // The pointer is on the button: back to the map, where the preview is told.
            let over = screen(&editor, 6, 7);
            editor.event(Event::PointerMoved(over));
            editor.run_steps(2);
            carried_out(&mut editor, enter)
        };
        assert_eq!(turned[0].0, at(6));
        let tails: BTreeSet<_> =
            [on_road[1].0, turned[1].0].into_iter().flatten().map(|h| layout.col_row(h)).collect();
        assert_eq!(tails, BTreeSet::from([(5, 7), (7, 7)]), "one on either side of the head");
    }
}
