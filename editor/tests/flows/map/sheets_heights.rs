//! Height models that do not fit the board: what was drafted before stays, and what has become of them is said once.

use super::sheets::{Editor, scan, tall, type_into, with_scan};
use super::sheets_placing::place_by_corners;
use crate::common::{click, done_steps, press, settle, show_panel, wait_until};
use crate::files::dropped::drop_file;
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_board::hex::Orientation;
use oblique_digitize::earth::middle_of_board;
use oblique_editor::app::{FileChooser, Pick, Workbench};
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// A height model of 60 by 60 cells of so many degrees, rising to the east, from that south-western corner on.
fn model(folder: &Path, name: &str, (west, south): (f64, f64), cell: f64) -> PathBuf {
    let rows: Vec<String> =
        (0..60).map(|_| (0..60).map(|x| (200 + 3 * x).to_string()).collect::<Vec<_>>().join(" ")).collect();
    let path = folder.join(name);
    let head = format!("ncols 60\nnrows 60\nxllcorner {west}\nyllcorner {south}\ncellsize {cell}\n");
    std::fs::write(&path, format!("{head}{}\n", rows.join("\n"))).expect("written");
    path
}

/// Whatever is to be opened next.
struct Next(Mutex<PathBuf>);

impl FileChooser for Next {
    fn pick(&self, _: &Pick) -> Option<PathBuf> {
        self.0.lock().ok().map(|path| path.clone())
    }
}

fn told(editor: &Editor) -> usize {
    editor.query_all_by_label_contains("No levels can be had").count()
}

#[test]
fn a_model_that_lies_elsewhere_is_told_once_and_the_draft_before_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let next = Arc::new(Next(Mutex::new(model(folder.path(), "here.asc", (-117.6, 34.1), 0.01))));
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::clone(&next) as Arc<dyn FileChooser>);
    let mut editor = tall(bench);
    drop_file(&mut editor, &scan(folder.path()));
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    show_panel(&mut editor, "sheets");
    place_by_corners(&mut editor, ["34°30'N", "34°15'N", "117°30'W", "117°15'W"]);
    show_panel(&mut editor, "heights");
    click(&mut editor, "Open a height model…");
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    *next.0.lock().expect("free") = model(folder.path(), "elsewhere.asc", (-84.4, 36.4), 0.001);
    click(&mut editor, "Open a height model…");
    for _ in 0..200 {
        if told(&editor) > 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
        settle(&mut editor);
    }
    assert!(editor.query_by_label_contains("its middle lies at 36°26'N 84°22'W").is_some());
    let heights = editor.state().view().sheets.heights.clone().expect("the draft before stays");
    assert_eq!(heights.file, "here.asc");
    show_panel(&mut editor, "heights");
    let before = told(&editor);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    press(&mut editor, Modifiers { shift: true, ..Modifiers::COMMAND }, Key::Z);
    settle(&mut editor);
    assert!(told(&editor) <= before, "it was let go, and is not asked again");
    // The sheet goes elsewhere, and the levels of the model that was there are none any more.
    show_panel(&mut editor, "sheets");
    place_by_corners(&mut editor, ["50°30'N", "50°15'N", "16°30'E", "16°45'E"]);
    wait_until(&mut editor, "the levels are lost", |bench| bench.view().sheets.heights_lost.is_some());
    show_panel(&mut editor, "heights");
    click(&mut editor, "Throw the height model away");
    assert!(editor.state().view().sheets.heights_lost.is_none());
}

#[test]
fn what_is_typed_in_the_fields_of_a_sheet_is_of_its_battle() {
    let (folder, _, mut editor) = with_scan();
    show_panel(&mut editor, "sheets");
    type_into(&mut editor, "North", "50°15'N");
    let ground = blank(RULESETS[0], Orientation::Flat, 12, 10);
    let file = folder.path().join("other.ron");
    std::fs::write(&file, oblique_rulesets::write_scenario(&ground)).expect("written");
    drop_file(&mut editor, &file);
    if let Some(button) = editor.query_by_label("Do not save") {
        button.click();
        settle(&mut editor);
    }
    assert_eq!(editor.state().path(), Some(file.as_path()));
    drop_file(&mut editor, &scan(folder.path()));
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    show_panel(&mut editor, "sheets");
    assert_eq!(editor.get_by_label("North").accesskit_node().value().unwrap_or_default(), "");
}

/// Whoever is asked for a file and has none.
struct Nothing;

impl FileChooser for Nothing {
    fn pick(&self, _: &Pick) -> Option<PathBuf> {
        None
    }
}

#[test]
fn the_battle_stays_where_no_height_model_is_chosen() {
    let mut scenario = blank(RULESETS[0], Orientation::Flat, 16, 10);
    scenario.meta.title = "Camp".to_owned();
    let bench = Workbench::new(Settings::default(), scenario)
        .with_file_chooser(Arc::new(Nothing) as Arc<dyn FileChooser>);
    let mut editor = tall(bench);
    editor.state_mut().show_gallery();
    settle(&mut editor);
    click(&mut editor, "From a height model…");
    settle(&mut editor);
    assert_eq!(editor.state().document().scenario().meta.title, "Camp");
}

/// A whole way: from the start window to the levels of a height model, the board laid elsewhere, and all of it taken back.
#[test]
fn levels_come_from_a_height_model_without_a_historical_map() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = model(folder.path(), "lausitz.asc", (14.0, 51.0), 0.01);
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::new(Next(Mutex::new(path))) as Arc<dyn FileChooser>);
    let mut editor = tall(bench);
    editor.state_mut().show_gallery();
    settle(&mut editor);
    click(&mut editor, "From a height model…");
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    let middle =
        |editor: &Editor| middle_of_board(editor.state().document().scenario()).expect("it lies there");
    assert!((middle(&editor).longitude.get() - 14.3).abs() < 1e-4, "{:?}", middle(&editor));
    let first = editor.state().view().sheets.heights.clone().expect("levels");
    assert!(!first.by_middles);
    assert_eq!(first.bare, 0);
    // Farther to the east the ground is higher.
    type_into(&mut editor, "Longitude", "14°30'E");
    click(&mut editor, "Lay the board there");
    wait_until(&mut editor, "levels of the other place are drafted", |bench| {
        bench
            .view()
            .sheets
            .heights
            .as_ref()
            .is_some_and(|heights| heights.range_metres.0 > first.range_metres.1)
    });
    assert!((middle(&editor).longitude.get() - 14.5).abs() < 1e-4, "{:?}", middle(&editor));
    assert!((middle(&editor).latitude.get() - 51.3).abs() < 1e-4, "what is not typed stays as it was");
    for _ in 0..2 {
        press(&mut editor, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(editor.state().document().scenario().board_place, None, "all of it is taken back");
}

/// The board is seen in a small picture of the model, and moved there by pointer and keys, a step each.
#[test]
fn the_board_is_moved_in_a_picture_of_the_height_model() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = model(folder.path(), "lausitz.asc", (14.0, 51.0), 0.01);
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::new(Next(Mutex::new(path))) as Arc<dyn FileChooser>);
    let mut editor = tall(bench);
    show_panel(&mut editor, "heights");
    assert!(editor.query_by_label("The board in the height model").is_none());
    click(&mut editor, "Open a height model…");
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    let middle = |editor: &Editor| {
        let at = middle_of_board(editor.state().document().scenario()).expect("it lies there");
        (at.longitude.get(), at.latitude.get())
    };
    let near = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() < 0.005 && (a.1 - b.1).abs() < 0.005;
    assert!(near(middle(&editor), (14.3, 51.3)), "{:?}", middle(&editor));
    let first = editor.state().view().sheets.heights.clone().expect("levels");
    let before = done_steps(&editor);
    let picture = editor.get_by_label("The board in the height model").rect();
    let at = |x: f32, y: f32| picture.min + egui::vec2(picture.width() * x, picture.height() * y);
    let button = |editor: &mut Editor, pos, pressed| {
        editor.event(Event::PointerMoved(pos));
        editor.step();
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        editor.event(Event::PointerButton { pos, button, pressed, modifiers });
        editor.step();
    };
    // Three quarters to the east, a quarter down from the north.
    button(&mut editor, at(0.75, 0.25), true);
    button(&mut editor, at(0.75, 0.25), false);
    settle(&mut editor);
    assert!(near(middle(&editor), (14.45, 51.45)), "{:?}", middle(&editor));
    assert_eq!(done_steps(&editor), before + 1);
    wait_until(&mut editor, "levels of the other place are drafted", |bench| {
        bench.view().sheets.heights.as_ref().is_some_and(|found| found.range_metres.0 > first.range_metres.1)
    });
    let clicked = middle(&editor);
    press(&mut editor, Modifiers::NONE, Key::ArrowLeft);
    let moved = middle(&editor);
    assert!(moved.0 < clicked.0 && moved.0 > clicked.0 - 0.01, "{moved:?}");
    assert!((moved.1 - clicked.1).abs() < 1e-5, "{moved:?}");
    assert_eq!(done_steps(&editor), before + 2);
    // A drag is one step, wherever it goes meanwhile.
    button(&mut editor, at(0.7, 0.3), true);
    for part in [0.6, 0.5, 0.4, 0.3] {
        editor.event(Event::PointerMoved(at(part, 0.6)));
        editor.step();
    }
    button(&mut editor, at(0.25, 0.75), false);
    settle(&mut editor);
    assert!(near(middle(&editor), (14.15, 51.15)), "{:?}", middle(&editor));
    assert_eq!(done_steps(&editor), before + 3);
    for _ in 0..3 {
        press(&mut editor, Modifiers::COMMAND, Key::Z);
    }
    assert!(near(middle(&editor), (14.3, 51.3)), "all of it is taken back");
    click(&mut editor, "Close the model");
    assert!(editor.query_by_label("The board in the height model").is_none());
}

/// A conversion by a height model alone is written down, too, and from the panel it was made in.
#[test]
fn the_recipe_of_a_height_model_is_saved_without_a_historical_map() {
    let folder = tempfile::tempdir().expect("a folder");
    let next = Arc::new(Next(Mutex::new(model(folder.path(), "lausitz.asc", (14.0, 51.0), 0.01))));
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::clone(&next) as Arc<dyn FileChooser>);
    let mut editor = tall(bench);
    show_panel(&mut editor, "heights");
    click(&mut editor, "Open a height model…");
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    editor.get_by_label_contains("Accept levels of").click();
    settle(&mut editor);
    let path = folder.path().join("lausitz.recipe.ron");
    next.0.lock().expect("free").clone_from(&path);
    click(&mut editor, "Save the recipe…");
    wait_until(&mut editor, "it is written", |_| path.exists());
    let recipe = std::fs::read_to_string(&path).expect("a file");
    let recipe = oblique_digitize::recipe::Recipe::read(&recipe).expect("a recipe");
    let [oblique_digitize::recipe::StepPart::Heights(heights)] = &recipe.steps[..] else {
        panic!("it has the model: {recipe:?}")
    };
    assert_eq!(heights.file, "lausitz.asc");
    assert!(heights.base_metres.is_some() && recipe.sheet.is_none());
}
