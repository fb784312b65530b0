//! Historical maps in the whole editor: laid under the grid, placed, a board laid over them, saved and found again.

use crate::common::Always;
use crate::common::{click, click_at_pos, done_steps, editor_of_size, press, settle, show_panel, wait_until};
use crate::files::dropped::drop_file;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_board::TerrainIx;
use oblique_board::hex::Orientation;
use oblique_context::sheets::Shown;
use oblique_editor::app::Workbench;
use oblique_editor::command::{Intent, commands};
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_editor::view::Selection;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Edit, PixelPoint, Scenario, Sheet, SheetPlacement};
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub(super) type Editor = Harness<'static, Workbench>;

/// A scan of 400 by 300 pixels with a frame 20 pixels from its edge.
pub(super) fn scan(folder: &Path) -> PathBuf {
    let path = folder.join("survey.png");
    let picture = image::RgbImage::from_fn(400, 300, |x, y| {
        let frame = x == 20 || x == 380 || y == 20 || y == 280;
        image::Rgb(if frame { [20, 20, 20] } else { [(x / 2) as u8, (y / 2) as u8, 160] })
    });
    picture.save(&path).expect("written");
    path
}

pub(super) fn scenario(editor: &Editor) -> &Scenario {
    editor.state().document().scenario()
}

pub(super) fn sheet(editor: &Editor) -> &Sheet {
    scenario(editor).sheets.values().next().expect("a sheet")
}

/// A screen on which whole panels are seen.
pub(super) fn tall(bench: Workbench) -> Editor {
    editor_of_size([1700.0, 2200.0], bench)
}

/// The editor with a blank battle of a size that is nearly square in hexes.
pub(super) fn blank_editor() -> Editor {
    tall(Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10)))
}

pub(super) fn with_scan() -> (tempfile::TempDir, PathBuf, Editor) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = scan(folder.path());
    let mut editor = blank_editor();
    drop_file(&mut editor, &path);
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    (folder, path, editor)
}

pub(super) fn type_into(editor: &mut Editor, label: &str, text: &str) {
    editor.get_by_label(label).focus();
    editor.step();
    editor.get_by_label(label).type_text(text);
    settle(editor);
}

fn drag_map(editor: &mut Editor, from: (f32, f32), to: (f32, f32)) {
    let map = editor.get_by_label("Map").rect();
    let at =
        |part: (f32, f32)| Pos2::new(map.left() + map.width() * part.0, map.top() + map.height() * part.1);
    editor.drag_at(at(from));
    for step in 1..=4 {
        let part = step as f32 / 4.0;
        editor.hover_at(at((from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)));
        editor.step();
    }
    editor.drop_at(at(to));
    settle(editor);
}

fn click_map(editor: &mut Editor, part: (f32, f32)) {
    let map = editor.get_by_label("Map").rect();
    let at = Pos2::new(map.left() + map.width() * part.0, map.top() + map.height() * part.1);
    click_at_pos(editor, at);
    settle(editor);
}

#[test]
fn of_a_pdf_of_several_pages_the_one_asked_for_lies_under_the_grid() {
    // The process that draws pages is the program, and this is none.
    oblique_confined::start_instead(env!("CARGO_BIN_EXE_oblique-editor").into());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/scans/two_pages.pdf");
    let mut editor = blank_editor();
    drop_file(&mut editor, &path);
    for _ in 0..200 {
        if editor.query_by_label("Which page is the map?").is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        settle(&mut editor);
    }
    assert!(scenario(&editor).sheets.is_empty(), "it is asked first");
    press(&mut editor, Modifiers::NONE, Key::ArrowUp);
    click(&mut editor, "Lay it under the grid");
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    assert_eq!((sheet(&editor).page, sheet(&editor).size), (2, (400, 600)));
    assert_eq!(sheet(&editor).name, "two_pages, page 2");
    assert!(editor.query_by_label_contains("Page 2 of 2, 400 by 600 pixels").is_some());
    assert!(sheet(&editor).fingerprint.is_some() && done_steps(&editor) == 1);
}

#[test]
fn a_scan_dropped_lies_under_the_grid_in_one_step_and_is_shown() {
    let (_folder, path, mut editor) = with_scan();
    assert_eq!(done_steps(&editor), 1);
    assert_eq!((sheet(&editor).name.as_str(), sheet(&editor).size), ("survey", (400, 300)));
    assert_eq!(sheet(&editor).file, path.to_string_lossy());
    assert!(editor.query_by_label("Show survey").is_some(), "its panel is in front");
    assert!(editor.query_by_label_contains("400 by 300 pixels").is_some());
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert!(scenario(&editor).sheets.is_empty());
}

#[test]
fn corners_by_latitude_and_longitude_place_it_and_a_board_is_laid_over_it() {
    let (_folder, _, mut editor) = with_scan();
    show_panel(&mut editor, "sheets");
    for (side, text) in [("North", "50°15'N"), ("South", "50d12m"), ("West", "16.5"), ("East", "16°36' E")]
    {
        type_into(&mut editor, side, text);
    }
    click(&mut editor, "Place by its corners");
    let SheetPlacement::Points(by) = &sheet(&editor).placement else { panic!("by points") };
    assert_eq!(by.points.len(), 4);
    let place = scenario(&editor).board_place.expect("the board lies on the ground");
    assert!(place.middle.is_some());
    // Six minutes of longitude at 50 degrees are some 7,100 metres over 400 pixels.
    let yards_a_hex = place.yards_a_hex.get();
    assert!((400.0..800.0).contains(&yards_a_hex), "{yards_a_hex}");
    let before = done_steps(&editor);
    click(&mut editor, "Lay this board");
    assert_eq!(done_steps(&editor), before + 1);
    let place = scenario(&editor).board_place.expect("it lies there");
    assert!((place.yards_a_hex.get() - f64::from(RULESETS[0].catalog().hex_yards)).abs() < 1e-9);
    assert!(scenario(&editor).board.layout().len() > 1000);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert!(matches!(sheet(&editor).placement, SheetPlacement::ByEye(_)));
}

#[test]
fn an_area_drawn_on_it_is_what_the_board_covers() {
    let (_folder, _, mut editor) = with_scan();
    show_panel(&mut editor, "sheets");
    click(&mut editor, "Draw an area");
    assert_eq!(editor.state().view().tool, "sheet");
    drag_map(&mut editor, (0.45, 0.48), (0.55, 0.52));
    let area = |editor: &Editor| sheet(editor).board.and_then(|board| board.area);
    let drawn = area(&editor).expect("it is drawn");
    assert!(editor.query_by_label_contains("yards in the area drawn").is_some());
    // The arrow keys and the pointer move it, as large as it was.
    press(&mut editor, Modifiers::NONE, Key::ArrowRight);
    let moved = area(&editor).expect("it is there");
    let width = |area: [PixelPoint; 4]| area[1].x.get() - area[0].x.get();
    assert!(moved[0].x > drawn[0].x && (width(moved) - width(drawn)).abs() < 0.1);
    drag_map(&mut editor, (0.56, 0.5), (0.56, 0.52));
    assert!(
        area(&editor).is_some_and(|area| area[0].y > moved[0].y && (width(area) - width(moved)).abs() < 0.1)
    );
    // Each is a step, and nothing else is taken back with it.
    assert_eq!(done_steps(&editor), 4);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(area(&editor), Some(moved));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(area(&editor), Some(drawn));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!((area(&editor), scenario(&editor).sheets.len()), (None, 1));
    for _ in 0..3 {
        press(&mut editor, Modifiers { shift: true, ..Modifiers::COMMAND }, Key::Z);
    }
    // As many hexes as are typed, about the same middle.
    type_into(&mut editor, "Hexes across", "9");
    click(&mut editor, "Lay this board");
    assert_eq!(scenario(&editor).board.layout().width, 9);
    assert!(editor.query_by_label("The board lies so already.").is_some());
    click(&mut editor, "All of the sheet");
    assert_eq!(area(&editor), None);
    assert!(editor.query_by_label_contains("yards on the whole sheet").is_some());
}

#[test]
fn a_board_laid_and_found_again_after_a_crash_is_the_one_that_is_proposed() {
    let (_folder, _, mut editor) = with_scan();
    show_panel(&mut editor, "sheets");
    type_into(&mut editor, "Yards a hex", "300");
    click(&mut editor, "Draw an area");
    drag_map(&mut editor, (0.4, 0.4), (0.6, 0.6));
    click(&mut editor, "Lay this board");
    let laid = scenario(&editor).clone();
    // Of the window nothing is left, and the board is bare.
    let written = oblique_rulesets::write_scenario(&laid);
    let read = oblique_rulesets::read_scenario(&written).scenario.expect("read whole");
    assert_eq!(read, laid);
    let mut editor = tall(Workbench::new(Settings::default(), read));
    show_panel(&mut editor, "guided");
    assert!(editor.query_by_label("Step 3: Board, done").is_some());
    show_panel(&mut editor, "sheets");
    assert!(editor.query_by_label("The board lies so already.").is_some());
    assert_eq!(editor.get_by_label("Yards a hex").accesskit_node().value().as_deref(), Some("300"));
}

#[test]
fn two_points_and_a_distance_give_the_ground_its_yards() {
    let (_folder, _, mut editor) = with_scan();
    click(&mut editor, "Scale bar");
    assert_eq!(editor.state().view().tool, "sheet");
    click_map(&mut editor, (0.4, 0.5));
    click_map(&mut editor, (0.6, 0.5));
    assert_eq!(editor.state().view().sheets.pending.len(), 2);
    editor.get_all_by_label("Place by this distance").next().expect("in the panel or the bar").click();
    settle(&mut editor);
    let SheetPlacement::Distance(by) = &sheet(&editor).placement else { panic!("by a distance") };
    assert_eq!(by.yards.to_string(), "1760");
    assert!(editor.state().view().sheets.pending.is_empty());
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert!(matches!(sheet(&editor).placement, SheetPlacement::ByEye(_)));
}

#[test]
fn keys_nudge_it_and_each_press_is_a_step() {
    let (_folder, _, mut editor) = with_scan();
    let ctx = editor.ctx.clone();
    editor.state_mut().carry_out(vec![Intent::Tool("sheet")], &ctx);
    settle(&mut editor);
    let before = sheet(&editor).placement.clone();
    press(&mut editor, Modifiers { alt: true, ..Modifiers::COMMAND }, Key::ArrowRight);
    assert_ne!(sheet(&editor).placement, before);
    assert_eq!(done_steps(&editor), 2);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(sheet(&editor).placement, before);
}

#[test]
fn a_sheet_is_saved_with_the_way_to_it_and_found_again_where_it_went() {
    let (folder, path, mut editor) = with_scan();
    let file = folder.path().join("battle.ron");
    let mut scenario = scenario(&editor).clone();
    for sheet in scenario.sheets.values_mut() {
        "survey.png".clone_into(&mut sheet.file);
    }
    std::fs::write(&file, oblique_rulesets::write_scenario(&scenario)).expect("written");
    drop_file(&mut editor, &file);
    if let Some(button) = editor.query_by_label("Do not save") {
        button.click();
        settle(&mut editor);
    }
    assert_eq!(editor.state().path(), Some(file.as_path()));
    show_panel(&mut editor, "sheets");
    assert!(editor.query_by_label_contains("400 by 300 pixels").is_some(), "it lies beside the battle");
    // The scan goes elsewhere, and the battle is opened again.
    let moved = folder.path().join("elsewhere.png");
    std::fs::rename(&path, &moved).expect("moved");
    let opened = oblique_rulesets::read_scenario(&std::fs::read_to_string(&file).expect("read"));
    let bench = Workbench::new(Settings::default(), opened.scenario.expect("read whole"))
        .with_file_chooser(Arc::new(Always(moved.clone())));
    let mut editor = tall(bench);
    show_panel(&mut editor, "sheets");
    assert!(editor.query_by_label_contains("Its file is not there").is_some());
    click(&mut editor, "Find…");
    assert_eq!(sheet(&editor).file, moved.to_string_lossy());
    assert!(editor.query_by_label_contains("400 by 300 pixels").is_some());
}

#[test]
fn a_battle_from_a_historical_map_asks_its_rules_and_title_and_enter_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let begun = || {
        let bench = Workbench::new(Settings::default(), blank(RULESETS[1], Orientation::Flat, 16, 10));
        let mut editor = tall(bench.with_file_chooser(Arc::new(Always(scan(folder.path())))));
        let command = commands().into_iter().find(|c| c.id == "file.from_map").expect("a command");
        let ctx = editor.ctx.clone();
        editor.state_mut().run(&command, &ctx);
        settle(&mut editor);
        assert!(editor.query_by_label("New battle from a historical map").is_some());
        assert!(scenario(&editor).sheets.is_empty(), "it is asked first");
        editor
    };
    // The rules used last, and a title to come.
    let mut editor = begun();
    press(&mut editor, Modifiers::NONE, Key::Enter);
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    assert_eq!(scenario(&editor).ruleset, RULESETS[1].id());
    assert_eq!(scenario(&editor).meta.title, "");
    // Others, and a title.
    let mut editor = begun();
    editor.get_by_role_and_label(Role::ComboBox, "Rules").click();
    settle(&mut editor);
    click(&mut editor, &RULESETS[0].catalog().name);
    type_into(&mut editor, "Title", "Hesperia");
    click(&mut editor, "Choose its scan…");
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    assert_eq!(scenario(&editor).ruleset, RULESETS[0].id());
    assert_eq!(scenario(&editor).meta.title, "Hesperia");
}

/// Bluish pixels of a picture: such as the scan has, and no bare ground.
fn bluish(path: &Path) -> usize {
    let picture = image::open(path).expect("a picture").to_rgb8();
    picture.pixels().filter(|p| p.0[2] > p.0[0].saturating_add(40) && p.0[2] > 120).count()
}

#[test]
fn an_exported_picture_shows_the_historical_map_as_the_screen_does_or_as_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("out.png");
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10));
    let mut editor = tall(bench.with_file_chooser(Arc::new(Always(path.clone()))));
    drop_file(&mut editor, &scan(folder.path()));
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    let mut export = |ticks: &[&str]| {
        let command = commands().into_iter().find(|c| c.id == "file.export_picture").expect("a command");
        let ctx = editor.ctx.clone();
        editor.state_mut().run(&command, &ctx);
        settle(&mut editor);
        for tick in ticks {
            editor.get_by_role_and_label(Role::CheckBox, tick).click();
            settle(&mut editor);
        }
        let _ = std::fs::remove_file(&path);
        click(&mut editor, "Export…");
        let written = path.clone();
        wait_until(&mut editor, "it is written", move |bench| written.is_file() && !bench.busy());
        bluish(&path)
    };
    let on_screen = export(&[]);
    assert!(on_screen > 1000, "{on_screen} pixels of the scan");
    let own = export(&["Layers as on the screen"]);
    assert_eq!(own, 0, "it is a layer that is chosen");
    let chosen = export(&["Historical map"]);
    assert!(chosen > 1000, "{chosen} pixels of the scan");
}

#[test]
fn the_guided_way_can_be_left_and_returned_to() {
    let (_folder, _, mut editor) = with_scan();
    show_panel(&mut editor, "guided");
    assert!(editor.query_by_label("What the step Scan means").is_some());
    click(&mut editor, "On to place");
    assert!(editor.query_by_label("What the step Place means").is_some());
    show_panel(&mut editor, "layers");
    show_panel(&mut editor, "guided");
    assert!(editor.query_by_label("What the step Place means").is_some(), "it is where it was left");
    click(&mut editor, "Step 6: Heights");
    assert!(editor.query_by_label("Open a height model…").is_some());
    assert_eq!(editor.state().view().sheets.shown, Shown::Heights, "no draft of another step lies over it");
    click(&mut editor, "Back to lines");
    assert!(editor.query_by_label("Look for lines").is_some());
    assert_eq!(editor.state().view().sheets.shown, Shown::Lines);
}

#[test]
fn levels_come_from_a_height_model_in_one_step_with_a_note() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = folder.path().join("model.asc");
    let rows: Vec<String> =
        (0..60).map(|_| (0..80).map(|x| (200 + 3 * x).to_string()).collect::<Vec<_>>().join(" ")).collect();
    let head = "ncols 80\nnrows 60\nxllcorner 300000\nyllcorner 5600000\ncellsize 50\nNODATA_value -9999\n";
    std::fs::write(&model, format!("{head}{}\n", rows.join("\n"))).expect("written");
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::new(Always(model)));
    let mut editor = tall(bench);
    drop_file(&mut editor, &scan(folder.path()));
    show_panel(&mut editor, "heights");
    click(&mut editor, "Open a height model…");
    assert!(editor.query_by_label("Hexes by height").is_some());
    assert!(editor.query_by_label_contains("model.asc").is_some());
    let before = done_steps(&editor);
    editor.get_by_label_contains("Accept levels of").click();
    settle(&mut editor);
    assert_eq!(done_steps(&editor), before + 1);
    let board = &scenario(&editor).board;
    let level = |col| board.level(board.layout().at(col, 5));
    assert!(level(0) < level(15), "the ramp rises to the east: {:?} {:?}", level(0), level(15));
    let note = scenario(&editor).notes.values().next().expect("a note");
    for part in ["Levels of 160 hexes", "'survey'", "model.asc", "laid by eye"] {
        assert!(note.text.contains(part), "{part} in {}", note.text);
    }
    assert!(editor.query_by_label("Levels accepted").is_some(), "there is nothing more to accept");
    let accepted = scenario(&editor).board.level_cells().to_vec();
    click(&mut editor, "Close the model");
    assert!(editor.state().view().sheets.heights.is_none());
    assert_eq!(scenario(&editor).board.level_cells(), accepted, "levels accepted stay on the board");
    show_panel(&mut editor, "guided");
    assert!(editor.query_by_label("Step 6: Heights, done").is_some());
    assert!(editor.query_by_label("Step 4: Terrain").is_some(), "nothing was accepted there");
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert!(
        scenario(&editor).notes.is_empty() && scenario(&editor).board.level_cells().iter().all(|l| *l == 0)
    );
}

#[test]
fn a_world_file_beside_the_scan_places_it_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = scan(folder.path());
    std::fs::write(folder.path().join("survey.pgw"), "20\n0\n0\n-20\n300010\n5599990\n").expect("written");
    let mut editor = blank_editor();
    drop_file(&mut editor, &path);
    assert_eq!(done_steps(&editor), 1);
    assert!(matches!(sheet(&editor).placement, SheetPlacement::Affine(_)));
    // 400 pixels of 20 metres lie under some 14 hexes.
    let yards = scenario(&editor).board_place.expect("the board lies there").yards_a_hex.get();
    assert!((400.0..900.0).contains(&yards), "{yards}");
}

#[test]
fn terrain_is_drafted_from_samples_and_accepted_in_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("survey.png");
    image::RgbImage::from_fn(800, 450, |x, y| {
        let dark = x < 400 && (x / 5 + y / 5) % 3 == 0;
        image::Rgb(if dark {
            [40, 90, 40]
        } else if x < 400 {
            [120, 170, 110]
        } else {
            [235, 228, 205]
        })
    })
    .save(&path)
    .expect("written");
    let mut editor = blank_editor();
    drop_file(&mut editor, &path);
    let terrain: Vec<String> = RULESETS[0].catalog().terrain.iter().take(2).map(|t| t.name.clone()).collect();
    for (name, parts) in
        terrain.iter().zip([[(0.62, 0.4), (0.68, 0.6), (0.72, 0.5)], [(0.32, 0.4), (0.38, 0.6), (0.42, 0.5)]])
    {
        show_panel(&mut editor, "teach");
        editor.get_all_by_label_contains(name.as_str()).next().expect("a terrain to sample").click();
        settle(&mut editor);
        for part in parts {
            click_map(&mut editor, part);
        }
    }
    assert_eq!(sheet(&editor).samples.values().map(Vec::len).sum::<usize>(), 6);
    show_panel(&mut editor, "teach");
    click(&mut editor, "Draft the terrain");
    assert!(editor.state().view().sheets.draft.is_some());
    // What it is least sure of is asked, and an answer is a sample.
    click(&mut editor, "Least sure next");
    assert!(editor.query_by_label_contains(" is unlike every sample").is_some());
    let samples = |editor: &Editor| sheet(editor).samples.values().map(Vec::len).sum::<usize>();
    let asked = editor.state().view().selection.clone();
    click(&mut editor, &format!("It is {}", terrain[0]));
    assert_eq!(samples(&editor), 7);
    assert_ne!(editor.state().view().selection, asked, "the next is asked");
    let before = done_steps(&editor);
    editor.get_by_label_contains("Accept ").click();
    settle(&mut editor);
    assert_eq!(done_steps(&editor), before + 1);
    assert_eq!(editor.state().view().selection, Selection::Nothing, "nothing is asked any more");
    let note = scenario(&editor).notes.values().next().expect("a note");
    assert!(note.text.contains("Terrain of") && note.text.contains("Confidence"), "{}", note.text);

    // What is painted after it stays when the draft is accepted once more, unless one says otherwise.
    click(&mut editor, "Draft the terrain");
    assert_eq!(editor.state().view().sheets.shown, Shown::Terrain);
    let view = editor.state().view().sheets.clone();
    let accepted: Vec<_> = view.terrain_to_accept().collect();
    let (hex, drafted) = accepted[0];
    let other = TerrainIx(2);
    assert_ne!(drafted, other);
    let ctx = editor.ctx.clone();
    let paint = Intent::edit("Paint", Edit::Terrain(vec![(hex, other)]));
    editor.state_mut().carry_out(vec![paint], &ctx);
    settle(&mut editor);
    assert!(editor.query_by_label_contains("Leave the hex changed by hand").is_some());
    editor.get_by_label_contains("Accept ").click();
    settle(&mut editor);
    assert_eq!(scenario(&editor).board.terrain(hex), Some(other));
    editor.get_by_label_contains("Leave the hex changed by hand").click();
    settle(&mut editor);
    editor.get_by_label_contains("Accept ").click();
    settle(&mut editor);
    assert_eq!(scenario(&editor).board.terrain(hex), Some(drafted));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(scenario(&editor).board.terrain(hex), Some(other));
}

#[test]
fn a_picture_of_the_clipboard_is_kept_as_a_file_and_laid_under_the_grid() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pasted.png");
    let battle = blank(RULESETS[0], Orientation::Flat, 16, 10);
    let bench = Workbench::new(Settings::default(), battle).with_file_chooser(Arc::new(Always(path.clone())));
    let mut editor = tall(bench);
    let clear = egui::Color32::TRANSPARENT;
    let mut picture = egui::ColorImage::filled([300, 200], egui::Color32::from_rgb(10, 120, 200));
    picture.pixels[0] = clear;
    editor.event(egui::Event::PasteImage(Arc::new(picture)));
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    let kept = image::open(&path).expect("a picture").to_rgb8();
    assert_eq!(kept.dimensions(), (300, 200));
    assert_eq!((kept.get_pixel(0, 0).0, kept.get_pixel(1, 0).0), ([255; 3], [10, 120, 200]));
    assert!(sheet(&editor).file.ends_with("pasted.png"));
}

#[test]
fn undo_takes_the_last_click_of_what_is_begun_before_any_step() {
    let mut editor = blank_editor();
    let tool = |editor: &mut Editor, id: &'static str| {
        let ctx = editor.ctx.clone();
        editor.state_mut().carry_out(vec![Intent::Tool(id)], &ctx);
        settle(editor);
    };
    tool(&mut editor, "objective");
    click_map(&mut editor, (0.5, 0.5));
    // Called after its hex, it is named by the next keys, not by tools.
    editor.event(egui::Event::Text("Windmill".to_owned()));
    settle(&mut editor);
    assert_eq!(scenario(&editor).objectives.values().next().map(|o| o.name.as_str()), Some("Windmill"));
    press(&mut editor, Modifiers::NONE, Key::Enter);
    let before = done_steps(&editor);
    tool(&mut editor, "road");
    for at in [(0.3, 0.3), (0.5, 0.3), (0.7, 0.3)] {
        click_map(&mut editor, at);
    }
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(done_steps(&editor), before, "only a click is taken back");
    press(&mut editor, Modifiers::NONE, Key::Escape);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert!(done_steps(&editor) < before);
}
