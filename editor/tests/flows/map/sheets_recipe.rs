//! The recipe of a conversion done in the window: it holds what the board got, after the battle was opened again too.

use super::sheets_contours::drag_across;
use super::sheets_lines::{Editor, click_at};
use crate::common::{Always, click, editor_of_size, press, settle, show_panel, wait_until};
use crate::files::dropped::drop_file;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use oblique_board::TerrainIx;
use oblique_board::hex::Orientation;
use oblique_digitize::recipe::{Files, Recipe, Rules, SheetFile, convert};
use oblique_digitize::vectors::Vocabulary;
use oblique_editor::app::{FileChooser, Workbench};
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rules::catalog::Linear;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Fingerprint, Scenario};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Woods to the left, a road down beside them, five rings to the right.
fn country(x: u32, y: u32) -> [u8; 3] {
    let far = (f64::from(x) - 560.0).hypot(f64::from(y) - 225.0);
    let off = (far / 36.0 - (far / 36.0).round()).abs() * 36.0;
    match () {
        () if x < 240 && (x / 5 + y / 5).is_multiple_of(3) => [40, 90, 40],
        () if x < 240 => [120, 170, 110],
        () if x.abs_diff(310) < 2 && y > 10 => [40, 36, 30],
        () if off < 1.5 && (20.0..200.0).contains(&far) => [186, 120, 80],
        () => [240, 229, 200],
    }
}

/// What `oblique convert` makes of a recipe and of that picture.
fn converted(recipe: &Recipe) -> Scenario {
    let rules = RULESETS[0];
    let catalog = rules.catalog();
    let none = BTreeMap::new();
    let rules = Rules {
        blank: Box::new(move |layout| oblique_rules::blank_on(rules, layout, TerrainIx(0))),
        orientation: catalog.orientations.first().copied().unwrap_or_default(),
        words: Vocabulary::of(
            catalog.terrain.iter().map(|t| t.id.as_str()),
            catalog.linear.iter().map(|l| (l.id.as_str(), l.along_edges)),
            &none,
            &none,
        ),
        levels: catalog.levels,
        flows: Box::new(|kind| catalog.linear(kind).is_some_and(Linear::flows)),
    };
    let pixels = image::RgbImage::from_fn(800, 450, |x, y| image::Rgb(country(x, y)));
    let sheet = SheetFile { way: "survey.png".to_owned(), fingerprint: Fingerprint(7), pixels: &pixels };
    convert(recipe, &rules, &Files { sheet: Some(sheet), ..Files::default() })
        .expect("it can be done")
        .scenario
}

fn scenario(editor: &Editor) -> &Scenario {
    editor.state().document().scenario()
}

/// Samples woods and open ground, three clicks each.
fn teach(editor: &mut Editor) {
    let terrain: Vec<String> = RULESETS[0].catalog().terrain.iter().take(2).map(|t| t.name.clone()).collect();
    let places =
        [[(450.0, 20.0), (760.0, 40.0), (340.0, 400.0)], [(80.0, 100.0), (120.0, 225.0), (90.0, 350.0)]];
    for (name, places) in terrain.iter().zip(places) {
        show_panel(editor, "teach");
        editor.get_all_by_label_contains(name.as_str()).next().expect("a terrain to sample").click();
        settle(editor);
        for place in places {
            click_at(editor, place);
        }
    }
    show_panel(editor, "teach");
}

/// A battle whose terrain was taken over from a survey in a folder; a recipe of it is saved at a place.
fn with_terrain(folder: &Path, recipe: &Path) -> Editor {
    let scan = folder.join("survey.png");
    image::RgbImage::from_fn(800, 450, |x, y| image::Rgb(country(x, y))).save(&scan).expect("written");
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::new(Always(recipe.to_path_buf())) as Arc<dyn FileChooser>);
    let mut editor = editor_of_size([1700.0, 2200.0], bench);
    drop_file(&mut editor, &scan);
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    teach(&mut editor);
    click(&mut editor, "Draft the terrain");
    wait_until(&mut editor, "terrain is drafted", |bench| bench.view().sheets.draft.is_some());
    settle(&mut editor);
    editor.get_by_label_contains("Accept ").click();
    settle(&mut editor);
    editor
}

#[test]
fn a_recipe_holds_what_the_board_got_after_the_battle_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    // The recipe lies in another folder than the battle.
    let recipe = folder.path().join("recipes").join("survey.recipe.ron");
    std::fs::create_dir(folder.path().join("recipes")).expect("a folder");
    let mut editor = with_terrain(folder.path(), &recipe);
    assert!(scenario(&editor).board.terrain_cells().contains(&TerrainIx(1)), "woods are there");
    // A road.
    show_panel(&mut editor, "map-lines");
    click(&mut editor, "Follow a line");
    for at in [(310.0, 30.0), (310.0, 230.0), (310.0, 420.0)] {
        click_at(&mut editor, at);
    }
    press(&mut editor, Modifiers::NONE, Key::Enter);
    wait_until(&mut editor, "the line is written", |bench| {
        !bench.document().scenario().board.features().is_empty()
    });
    settle(&mut editor);
    // Levels of the rings.
    show_panel(&mut editor, "contours");
    click(&mut editor, "Pick the contour ink");
    click_at(&mut editor, (560.0, 333.0));
    wait_until(&mut editor, "contours are found", |bench| bench.view().sheets.contours.found.is_some());
    settle(&mut editor);
    drag_across(&mut editor, (365.0, 225.0), (545.0, 225.0));
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    editor.get_by_label_contains("Accept levels of").click();
    settle(&mut editor);
    let board = scenario(&editor).board.clone();
    assert!(board.level_cells().iter().any(|level| *level > 0), "a hill is there");
    // What is looked at and not accepted is not on the board: the heights taken back, another sample.
    press(&mut editor, Modifiers::NONE, Key::Backspace);
    settle(&mut editor);
    drag_across(&mut editor, (755.0, 225.0), (660.0, 225.0));
    settle(&mut editor);
    assert_eq!(scenario(&editor).board, board);
    // The program is closed, and the battle opened again.
    let file = folder.path().join("battle.ron");
    std::fs::write(&file, oblique_rulesets::write_scenario(scenario(&editor))).expect("written");
    let ctx = editor.ctx.clone();
    editor.state_mut().open_path(file, &ctx);
    wait_until(&mut editor, "it is opened", |bench| bench.view().sheets.contours.found.is_none());
    settle(&mut editor);
    show_panel(&mut editor, "contours");
    click(&mut editor, "Save the recipe…");
    wait_until(&mut editor, "it is written", |_| recipe.exists());
    settle(&mut editor);
    assert!(
        editor
            .query_by_label_contains("Not in the recipe: what was drawn or changed by hand; the drags")
            .is_some()
    );
    let recipe = Recipe::read(&std::fs::read_to_string(&recipe).expect("a file")).expect("a recipe");
    assert_eq!(recipe.sheet.as_ref().map(|sheet| sheet.file.as_str()), Some("../survey.png"));
    assert_eq!(recipe.steps.len(), 3, "{recipe:?}");
    let again = converted(&recipe);
    assert_eq!(again.board.level_cells(), board.level_cells());
    assert_eq!(again.board.terrain_cells(), board.terrain_cells());
    let paths = |board: &oblique_board::Board| -> Vec<_> {
        board.features().values().map(|feature| (feature.kind.clone(), feature.path.clone())).collect()
    };
    assert_eq!(paths(&again.board), paths(&board));
}

#[test]
fn what_is_undone_is_not_in_the_recipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let recipe = folder.path().join("survey.recipe.ron");
    let mut editor = with_terrain(folder.path(), &recipe);
    let steps = |editor: &Editor| scenario(editor).sheets.values().map(|s| s.taken_over.len()).sum::<usize>();
    assert_eq!(steps(&editor), 1);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(steps(&editor), 0);
    show_panel(&mut editor, "teach");
    click(&mut editor, "Save the recipe…");
    wait_until(&mut editor, "it is written", |_| recipe.exists());
    settle(&mut editor);
    assert!(editor.query_by_label_contains("the samples of terrain, as no draft of them").is_some());
    let recipe = Recipe::read(&std::fs::read_to_string(&recipe).expect("a file")).expect("a recipe");
    assert!(recipe.steps.is_empty() && recipe.samples.is_none());
}
