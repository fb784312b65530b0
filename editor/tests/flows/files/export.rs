//! A picture is exported through its dialog: what it comes to, a preview, by keyboard, remembered; and called
//! off half way.

use crate::common::{Always, click, editor, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::hex::Orientation;
use oblique_editor::app::Workbench;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

fn export(harness: &mut Harness<'static, Workbench>) {
    run(harness, "export a picture");
}

fn run(harness: &mut Harness<'static, Workbench>, command: &str) {
    press(harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text(command);
    settle(harness);
    press(harness, Modifiers::NONE, Key::Enter);
    settle(harness);
}

fn size_of(path: &Path) -> (u32, u32) {
    let bytes = std::fs::read(path).expect("it was written");
    let number = |at: usize| u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    (number(16), number(20))
}

#[test]
fn a_picture_is_chosen_previewed_written_and_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("map.png");
    let mut harness = editor(workbench().with_file_chooser(Arc::new(Always(path.clone()))));
    export(&mut harness);
    harness.get_by_label("Preview of the picture");
    assert!(harness.query_by_label("Working").is_none());
    click(&mut harness, "Title, scale and compass");
    click(&mut harness, "Border lines");
    // 8 columns and 6 staggered rows of 64 pixels, and nothing round them.
    harness.get_by_label("462 × 416 pixels");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    assert_eq!(size_of(&path), (462, 416));
    assert!(harness.query_by_label_contains("Exported").is_some());
    export(&mut harness);
    harness.get_by_label("462 × 416 pixels");
    click(&mut harness, "SVG");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    settle(&mut harness);
    assert!(harness.query_by_label("Preview of the picture").is_none());
    assert_eq!(size_of(&path), (462, 416), "what was closed wrote nothing");
}

#[test]
fn a_picture_called_off_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("map.png");
    let large = blank(RULESETS[0], Orientation::Flat, 400, 300);
    let bench = Workbench::new(Settings::default(), large).with_file_chooser(Arc::new(Always(path)));
    let mut harness = editor(bench);
    export(&mut harness);
    harness.get_by_label("Export…").click();
    let end = Instant::now() + Duration::from_secs(20);
    while harness.query_by_label("Cancel the export").is_none() && Instant::now() < end {
        harness.run_steps(1);
        std::thread::sleep(Duration::from_millis(10));
    }
    click(&mut harness, "Cancel the export");
    settle(&mut harness);
    assert!(harness.query_by_label_contains("no file was written").is_some());
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 0);
}

#[test]
fn a_battle_is_drawn_as_it_stands() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("battle.png");
    let text = include_str!("../../../../scenarios/dragoon/mollwitz.ron");
    let scenario = oblique_rulesets::read_scenario(text).scenario.expect("it is read whole");
    let mut settings = Settings::default();
    settings.picture.hex_px = 8.0;
    let mut harness =
        editor(Workbench::new(settings, scenario).with_file_chooser(Arc::new(Always(path.clone()))));
    press(&mut harness, Modifiers::NONE, Key::F5);
    crate::common::play::end_step(&mut harness);
    assert!(harness.state().battle().is_some_and(|battle| battle.session().is_some()));
    export(&mut harness);
    harness.get_by_label("Preview of the picture");
    harness.get_by_label("Export…").click();
    settle(&mut harness);
    assert!(harness.state().playing());
    assert!(size_of(&path).0 > 300);
}

#[test]
fn a_map_on_paper_says_into_how_many_pages_it_falls_and_is_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("map.pdf");
    let board = blank(RULESETS[0], Orientation::Flat, 30, 20);
    let bench = Workbench::new(Settings::default(), board).with_file_chooser(Arc::new(Always(path.clone())));
    let mut harness = editor(bench);
    run(&mut harness, "export map as pdf");
    assert!(harness.query_by_label_contains("sheets, ").is_some(), "16 mm on A4 are several sheets");
    harness.get_by_label("Preview of the picture");
    click(&mut harness, "3/4″");
    assert!(harness.query_by_label_contains("a hex 19.0 mm (0.750 inches)").is_some());
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    assert!(std::fs::read(&path).expect("it was written").starts_with(b"%PDF"));
    run(&mut harness, "export map as pdf");
    assert!(harness.query_by_label_contains("a hex 19.0 mm (0.750 inches)").is_some(), "it is remembered");
}
