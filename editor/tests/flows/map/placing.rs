//! Historical maps placed in the whole editor: what is found on a scan, its own tags, several sheets, the divider, and the
//! ways to them where a battle is saved.

use super::sheets::{Editor, blank_editor, scan, scenario, sheet, tall, with_scan};
use crate::common::Always;
use crate::common::{click, done_steps, press, settle, show_panel, wait_until};
use crate::files::dropped::drop_file;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Orientation;
use oblique_editor::app::{FileChooser, Pick, Workbench};
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_mapview::map_canvas::Compare;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Known, SheetPlacement};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// A scan on a black table: yellowed paper with a frame, turned by half a degree.
fn askew(folder: &Path) -> PathBuf {
    let path = folder.join("askew.png");
    let (sin, cos) = 0.5_f64.to_radians().sin_cos();
    let picture = image::RgbImage::from_fn(1200, 1000, |x, y| {
        if x < 40 || y < 40 || x >= 1160 || y >= 960 {
            return image::Rgb([12, 12, 14]);
        }
        let (dx, dy) = (f64::from(x) - 600.0, f64::from(y) - 500.0);
        let (u, v) = (dx * cos + dy * sin, dy * cos - dx * sin);
        let frame = (u.abs() - 440.0).abs() < 1.3 && v.abs() < 341.0
            || (v.abs() - 340.0).abs() < 1.3 && u.abs() < 441.0;
        image::Rgb(if frame { [40, 34, 30] } else { [224, 213, 190] })
    });
    picture.save(&path).expect("written");
    path
}

fn with_askew() -> (tempfile::TempDir, Editor) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = askew(folder.path());
    let mut editor = blank_editor();
    drop_file(&mut editor, &path);
    wait_until(&mut editor, "it was looked at", |bench| {
        let view = &bench.view().sheets;
        bench.document().scenario().sheets.keys().any(|id| view.findings(id).is_some())
    });
    settle(&mut editor);
    (folder, editor)
}

#[test]
fn the_neat_line_found_is_proposed_taken_adjusted_and_reset_each_a_step() {
    let (_folder, mut editor) = with_askew();
    assert_eq!((done_steps(&editor), sheet(&editor).crop), (1, None), "nothing is taken over by itself");
    click(&mut editor, "Take this neat line");
    assert_eq!(done_steps(&editor), 2);
    let [a, _, c, _] = sheet(&editor).crop.expect("a neat line");
    // The corners of a frame of 880 by 680 pixels, turned clockwise by half a degree.
    for (at, (x, y)) in [(a, (163.0, 156.2)), (c, (1037.0, 843.8))] {
        assert!((at.x.get() - x).abs() < 3.0 && (at.y.get() - y).abs() < 3.0, "{at:?} for {x}, {y}");
    }
    click(&mut editor, "Show the whole scan");
    assert_eq!((done_steps(&editor), sheet(&editor).crop), (3, None));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(sheet(&editor).crop, None);
    // A corner of the proposal is dragged before it is taken.
    click(&mut editor, "Set its corners");
    let corner = {
        let scenario = scenario(&editor);
        let view = &editor.state().view().sheets;
        let (id, sheet) = view.chosen(scenario).expect("a sheet");
        let at = view.proposed_neat_line(id, sheet).expect("a proposal")[0];
        let layout = scenario.board.layout();
        let laid =
            oblique_digitize::Laid::new(sheet, scenario.board_place.as_ref(), layout).expect("it lies there");
        let board = laid.board_of_pixel(oblique_digitize::pixel(at)).expect("on the sheet");
        oblique_digitize_room::world_of_board(layout, board)
    };
    let at = on_map(&editor, corner);
    drag(&mut editor, at, at + egui::vec2(30.0, 20.0));
    let [a, _, c, _] = sheet(&editor).crop.expect("a neat line");
    assert!(a.x.get() > 166.0 && (c.x.get() - 1037.0).abs() < 3.0, "{a:?} {c:?}");
    assert_eq!(done_steps(&editor), 2, "a drag is one step");
    click(&mut editor, "As found");
    assert!((sheet(&editor).crop.expect("as found")[0].x.get() - 163.0).abs() < 3.0);
}

#[test]
fn a_line_that_is_none_is_forgotten_and_can_be_looked_for_again() {
    let (_folder, mut editor) = with_askew();
    click(&mut editor, "It is none");
    assert!(editor.query_by_label("Take this neat line").is_none());
    assert_eq!(done_steps(&editor), 1);
}

#[test]
fn a_sheet_askew_is_straightened_and_its_paper_shown_white_in_steps() {
    let (_folder, mut editor) = with_askew();
    assert!(editor.query_by_label_contains("0.50° askew").is_some(), "the angle is told");
    click(&mut editor, "Straighten it");
    let SheetPlacement::ByEye(by) = &sheet(&editor).placement else { panic!("by eye") };
    assert!((by.turn.get() + 0.5).abs() < 0.03, "{}", by.turn);
    assert!(editor.query_by_label_contains("lies straight").is_some());
    let before = pixel_of(&editor);
    click(&mut editor, "Show the paper white");
    let [red, green, blue] = sheet(&editor).paper.expect("a colour");
    assert!(red.abs_diff(224) < 4 && green.abs_diff(213) < 4 && blue.abs_diff(190) < 4);
    let after = pixel_of(&editor);
    assert_eq!(scanned(&editor), before, "what is looked for is looked for in the scan as it is");
    assert!(before[2] < 200 && after.iter().all(|n| n.abs_diff(245) < 4), "{before:?} {after:?}");
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    settle(&mut editor);
    assert_eq!((sheet(&editor).paper, pixel_of(&editor)), (None, before));
}

/// A pixel of blank paper as it is shown.
fn pixel_of(editor: &Editor) -> [u8; 3] {
    let id = scenario(editor).sheets.keys().next().expect("a sheet");
    let pixels = editor.state().view().sheets.shown_pixels(id).expect("they are there");
    let area = oblique_scan::PixelArea { x: 600, y: 500, width: 1, height: 1 };
    pixels.0.read(area, 0).expect("on the sheet").get_pixel(0, 0).0
}

/// The same pixel as it was scanned.
fn scanned(editor: &Editor) -> [u8; 3] {
    let id = scenario(editor).sheets.keys().next().expect("a sheet");
    let pixels = editor.state().view().sheets.pixels(id).expect("they are there");
    let area = oblique_scan::PixelArea { x: 600, y: 500, width: 1, height: 1 };
    pixels.0.read(area, 0).expect("on the sheet").get_pixel(0, 0).0
}

/// The place of a world point on the screen.
fn on_map(editor: &Editor, world: [f64; 2]) -> Pos2 {
    let map = editor.get_by_label("Map").rect();
    let camera = editor.state().view().camera;
    let along = |axis: usize| ((world[axis] - camera.center[axis]) * camera.hex_points) as f32;
    map.center() + egui::vec2(along(0), along(1))
}

fn drag(editor: &mut Editor, from: Pos2, to: Pos2) {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    editor.event(Event::PointerMoved(from));
    editor.step();
    editor.event(Event::PointerButton { pos: from, button, pressed: true, modifiers });
    editor.step();
    for part in [0.3, 0.6, 1.0] {
        editor.event(Event::PointerMoved(from + (to - from) * part));
        editor.step();
    }
    editor.event(Event::PointerButton { pos: to, button, pressed: false, modifiers });
    editor.step();
    settle(editor);
}

#[test]
fn a_scan_with_tags_is_placed_by_them_and_can_be_placed_so_again() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/scan/tests/corpus/flavours");
    let mut editor = blank_editor();
    drop_file(&mut editor, &corpus.join("colour_placed.tif"));
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    assert_eq!(done_steps(&editor), 1);
    let SheetPlacement::Points(by) = &sheet(&editor).placement else { panic!("by its corners") };
    assert!(by.points.iter().all(|point| matches!(point.known, Known::Degrees(_))));
    assert!(editor.query_by_label_contains("Its own tags say: projection EPSG:32633").is_some());
    assert!(editor.query_by_label("Place by its own tags").is_none(), "it lies so already");
    let tagged = sheet(&editor).placement.clone();
    click(&mut editor, "Remove Upper left of the scan");
    click(&mut editor, "Place by its own tags");
    assert_eq!(sheet(&editor).placement, tagged);
}

#[test]
fn a_sheet_worked_on_shows_after_a_crash_what_was_found_on_it() {
    let (folder, mut editor) = with_askew();
    click(&mut editor, "Take this neat line");
    let written = oblique_rulesets::write_scenario(scenario(&editor));
    drop(editor);
    // Of the window nothing is left.
    let read = oblique_rulesets::read_scenario(&written).scenario.expect("read whole");
    let mut editor = tall(Workbench::new(Settings::default(), read));
    show_panel(&mut editor, "sheets");
    wait_until(&mut editor, "it was looked at", |bench| {
        let view = &bench.view().sheets;
        bench.document().scenario().sheets.keys().any(|id| view.findings(id).is_some())
    });
    settle(&mut editor);
    for label in ["Straighten it", "Show the paper white", "Show the whole scan"] {
        assert!(editor.query_by_label(label).is_some(), "{label}");
    }
    assert!(editor.query_by_label("Take this neat line").is_none(), "it has one");
    assert_eq!(done_steps(&editor), 0, "nothing is taken over by itself");
    drop(folder);
}

#[test]
fn the_guided_way_stays_in_front_when_a_scan_is_added() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = askew(folder.path());
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::new(Always(path)));
    let mut editor = tall(bench);
    show_panel(&mut editor, "guided");
    click(&mut editor, "Add a scan…");
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    assert!(editor.query_by_label("What the step Scan means").is_some(), "the guided way is in front");
    assert!(editor.query_by_label("Show askew").is_some(), "and has the sheet");
}

#[test]
fn the_fields_of_the_corners_are_wide_enough_for_degrees() {
    let (_folder, _, mut editor) = with_scan();
    for panel in ["sheets", "guided"] {
        show_panel(&mut editor, panel);
        if panel == "guided" {
            click(&mut editor, "Step 2: Place");
        }
        for side in ["North", "South", "West", "East"] {
            let width = editor.get_by_role_and_label(egui::accesskit::Role::TextInput, side).rect().width();
            assert!(width >= 96.0, "{side} in {panel}: {width}");
        }
    }
}

#[test]
fn the_divider_is_dragged_on_the_map() {
    let (_folder, _, mut editor) = with_scan();
    click(&mut editor, "Divider");
    assert_eq!(editor.state().view().sheets.compare, Compare::Swipe(0.5));
    let map = editor.get_by_label("Map").rect();
    let at = |part: f32| Pos2::new(map.left() + map.width() * part, map.center().y);
    let before = (sheet(&editor).clone(), done_steps(&editor));
    drag(&mut editor, at(0.5), at(0.25));
    let Compare::Swipe(part) = editor.state().view().sheets.compare else { panic!("a divider") };
    assert!((part - 0.25).abs() < 0.01, "{part}");
    assert_eq!(
        (sheet(&editor).clone(), done_steps(&editor)),
        before,
        "the tool in hand has had nothing of it"
    );
}

#[test]
fn the_map_can_be_moved_over_all_of_a_sheet() {
    let (_folder, _, mut editor) = with_scan();
    // The sheet is three times as large as the board.
    let ctx = editor.ctx.clone();
    let edit = {
        let scenario = scenario(&editor);
        let id = scenario.sheets.keys().next().expect("a sheet").clone();
        let hand = oblique_digitize::placing::Hand::Scale { factor: 3.0 };
        oblique_digitize::placing::by_hand(scenario, &id, hand).expect("it lies there")
    };
    editor.state_mut().carry_out(vec![oblique_editor::command::Intent::edit("Scale", edit)], &ctx);
    settle(&mut editor);
    let map = editor.get_by_label("Map").rect();
    let (button, modifiers) = (PointerButton::Middle, Modifiers::NONE);
    for _ in 0..6 {
        let (from, to) = (map.center() - egui::vec2(200.0, 0.0), map.center() + egui::vec2(200.0, 0.0));
        editor.event(Event::PointerMoved(from));
        editor.step();
        editor.event(Event::PointerButton { pos: from, button, pressed: true, modifiers });
        editor.step();
        editor.event(Event::PointerMoved(to));
        editor.step();
        editor.event(Event::PointerButton { pos: to, button, pressed: false, modifiers });
        editor.step();
    }
    let left = editor.state().view().camera.center[0];
    assert!(left < -2.0, "the middle of the map lies beside the board: {left}");
    // Hidden, it is nowhere to go to.
    click(&mut editor, "Show survey");
    press(&mut editor, Modifiers::NONE, Key::ArrowLeft);
    let left = editor.state().view().camera.center[0];
    assert!(left >= 0.0, "{left}");
}

/// Answers every file dialog with the path it was told last.
struct FixedChoice(Arc<Mutex<PathBuf>>);

impl FileChooser for FixedChoice {
    fn pick(&self, _: &Pick) -> Option<PathBuf> {
        self.0.lock().ok().map(|path| path.clone())
    }
}

#[test]
fn a_scan_is_led_to_from_wherever_the_battle_is_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = scan(folder.path());
    let place = Arc::new(Mutex::new(PathBuf::new()));
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::new(FixedChoice(Arc::clone(&place))));
    let mut editor = tall(bench);
    drop_file(&mut editor, &path);
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    assert_eq!(
        sheet(&editor).file,
        path.to_string_lossy(),
        "without a file of its own the way is the whole path"
    );
    let (first, second) = (folder.path().join("battles"), folder.path().join("deep/er"));
    for folder in [&first, &second] {
        std::fs::create_dir_all(folder).expect("a folder");
    }
    for (folder, way) in [(&first, "../survey.png"), (&second, "../../survey.png")] {
        let file = folder.join("battle.ron");
        place.lock().expect("a path").clone_from(&file);
        press(&mut editor, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        wait_until(&mut editor, "it is saved", |bench| bench.path() == Some(file.as_path()));
        settle(&mut editor);
        assert_eq!(sheet(&editor).file, way);
        let text = std::fs::read_to_string(&file).expect("written");
        assert!(text.contains(&format!("file: \"{way}\"")), "{text}");
        assert!(!editor.state().document().dirty() && done_steps(&editor) == 1, "it is no step");
        show_panel(&mut editor, "sheets");
        assert!(editor.query_by_label_contains("400 by 300 pixels").is_some());
    }
    // Undone and done again the sheet comes back with the way of then, and is found all the same.
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    press(&mut editor, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    settle(&mut editor);
    assert!(editor.query_by_label_contains("400 by 300 pixels").is_some());
}

#[test]
fn several_sheets_are_listed_raised_hidden_and_removed() {
    let (folder, _, mut editor) = with_scan();
    let other = askew(folder.path());
    drop_file(&mut editor, &other);
    wait_until(&mut editor, "there are two", |bench| bench.document().scenario().sheets.len() == 2);
    settle(&mut editor);
    let order = |editor: &Editor| -> Vec<String> {
        scenario(editor).sheets_in_order().into_iter().map(|(_, sheet)| sheet.name.clone()).collect()
    };
    assert_eq!(order(&editor), ["survey", "askew"], "the newest lies over the others");
    let above = |editor: &Editor, a: &str, b: &str| {
        editor.get_by_label(&format!("Show {a}")).rect().top()
            < editor.get_by_label(&format!("Show {b}")).rect().top()
    };
    assert!(above(&editor, "askew", "survey"), "and stands over them in the list");
    click(&mut editor, "Lower");
    assert_eq!(order(&editor), ["askew", "survey"]);
    assert!(above(&editor, "survey", "askew"));
    click(&mut editor, "Raise");
    assert_eq!(order(&editor), ["survey", "askew"]);
    let before = done_steps(&editor);
    click(&mut editor, "Show askew");
    assert_eq!(done_steps(&editor), before, "hiding one is no step");
    let hidden = &editor.state().view().sheets.hidden;
    assert_eq!(hidden.iter().map(|id| id.0.as_str()).collect::<Vec<_>>(), ["askew"]);
    click(&mut editor, "Remove askew");
    assert_eq!(order(&editor), ["survey"]);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(order(&editor), ["survey", "askew"]);
}
