//! Features of a GIS in the whole editor: dropped on the window, the board laid where they are, taken over in one step.

use crate::common::{click, done_steps, editor_of_size, press, settle, wait_until};
use crate::files::dropped::drop_file;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Orientation;
use oblique_editor::app::Workbench;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;

/// A road across some two miles, a wood, a village and a power line.
const FEATURES: &str = r#"{"type": "FeatureCollection", "features": [
    {"type": "Feature", "properties": {"highway": "secondary", "name": "High Road"},
     "geometry": {"type": "LineString", "coordinates": [[7.740, 48.580], [7.750, 48.581], [7.760, 48.580]]}},
    {"type": "Feature", "properties": {"natural": "wood"},
     "geometry": {"type": "Polygon", "coordinates": [[[7.745, 48.577], [7.750, 48.577], [7.750, 48.580], [7.745, 48.580], [7.745, 48.577]]]}},
    {"type": "Feature", "properties": {"place": "village", "name": "Mittelhausen"},
     "geometry": {"type": "Point", "coordinates": [7.752, 48.581]}},
    {"type": "Feature", "properties": {"power": "line"},
     "geometry": {"type": "LineString", "coordinates": [[7.740, 48.582], [7.760, 48.578]]}}]}"#;

#[test]
fn dropped_features_are_taken_over_in_one_step_once_the_board_lies_on_the_earth() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("alsace.geojson");
    std::fs::write(&path, FEATURES).expect("written");
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10));
    let mut editor = editor_of_size([1700.0, 2200.0], bench);
    drop_file(&mut editor, &path);
    wait_until(&mut editor, "the file is read", |bench| bench.view().sheets.vectors.open.is_some());
    settle(&mut editor);
    assert!(editor.query_by_label_contains("alsace.geojson: 4 features").is_some());
    assert!(editor.query_by_label_contains("at no place of the earth").is_some());
    click(&mut editor, "Middle of the file");
    click(&mut editor, "Lay the board there");
    wait_until(&mut editor, "there is a draft", |bench| bench.view().sheets.vectors.draft.is_some());
    settle(&mut editor);
    assert!(editor.query_by_label_contains("1 feature is left out: no row of the table fits").is_some());
    let before = done_steps(&editor);
    click(&mut editor, "Take the features over");
    assert_eq!(done_steps(&editor), before + 1);
    let board = |editor: &egui_kittest::Harness<'static, Workbench>| {
        let board = &editor.state().document().scenario().board;
        let woods = board.terrain_cells().iter().filter(|cell| cell.0 != 0).count();
        (board.features().len(), board.labels().len(), woods)
    };
    let (lines, names, woods) = board(&editor);
    assert_eq!((lines, names), (1, 1));
    assert!(woods > 3, "{woods}");
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(board(&editor), (0, 0, 0));
}
