//! Terrain taught by the samples of other sheets, and the hexes a draft is least sure of, in the whole editor.

use super::sheets::{Editor, blank_editor, scenario, sheet, tall};
use crate::common::{Always, click, done_steps, press, settle, show_panel, wait_until};
use crate::files::dropped::drop_file;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::{Hex, Orientation};
use oblique_context::view::Selection;
use oblique_digitize::{Laid, placing};
use oblique_editor::app::Workbench;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Scenario, Sheet, SheetId};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A scan with woods on one side and open ground on the other, on paper of that colour.
fn scan(folder: &Path, name: &str, woods_left: bool, paper: [u8; 3]) -> PathBuf {
    let path = folder.join(name);
    let picture = image::RgbImage::from_fn(800, 450, |x, y| {
        let ink: [u8; 3] = match ((x < 400) == woods_left, (x / 5 + y / 5) % 3 == 0) {
            (true, true) => [40, 90, 40],
            (true, false) => [120, 170, 110],
            (false, _) => [250, 250, 250],
        };
        image::Rgb([0, 1, 2].map(|i: usize| (u32::from(ink[i]) * u32::from(paper[i]) / 250) as u8))
    });
    picture.save(&path).expect("written");
    path
}

/// The ids of the two first terrains of the ruleset of these battles.
fn terrain() -> [String; 2] {
    [0, 1].map(|n| RULESETS[0].catalog().terrain[n].id.clone())
}

/// A battle beside a scan of which three hexes of each terrain were sampled.
fn sampled_battle(folder: &Path) -> PathBuf {
    let _ = scan(folder, "first.png", true, [240, 230, 205]);
    let mut battle: Scenario = blank(RULESETS[0], Orientation::Flat, 16, 10);
    "The first battle".clone_into(&mut battle.meta.title);
    let id = SheetId("first".to_owned());
    let blank = Sheet {
        name: "First".to_owned(),
        file: "first.png".to_owned(),
        size: (800, 450),
        ..Sheet::default()
    };
    let edit = placing::import(&battle, &id, blank, 100).expect("it has a size");
    let _ = edit.apply(&mut battle);
    let layout = battle.board.layout();
    let laid = Laid::new(&battle.sheets[&id], battle.board_place.as_ref(), layout).expect("it lies there");
    let sheet = battle.sheets.get_mut(&id).expect("a sheet");
    let [open, woods] = terrain();
    for (id, columns) in [(woods, [3, 4, 5]), (open, [10, 11, 12])] {
        for col in columns {
            let at = laid.pixel_of_hex(layout.at(col, col % 4 + 3)).expect("on the sheet");
            sheet.samples.entry(id.clone()).or_default().push(at);
        }
    }
    let path = folder.join("first.ron");
    std::fs::write(&path, oblique_rulesets::write_scenario(&battle)).expect("written");
    path
}

fn drafted(editor: &Editor) -> (usize, usize) {
    let draft = editor.state().view().sheets.draft.clone().expect("a draft");
    let layout = scenario(editor).board.layout();
    let right =
        draft.cells.iter().filter(|(hex, terrain, _)| (layout.col_row(*hex).0 >= 8) == (terrain.0 == 1));
    (right.count(), draft.cells.len())
}

#[test]
fn the_samples_of_another_battle_teach_a_sheet_in_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let battle = sampled_battle(folder.path());
    let second = scan(folder.path(), "second.png", false, [222, 216, 190]);
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::new(Always(battle)));
    let mut editor = tall(bench);
    drop_file(&mut editor, &second);
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    show_panel(&mut editor, "teach");
    let before = done_steps(&editor);
    click(&mut editor, "Use training of another map…");
    click(&mut editor, "Of another battle…");
    wait_until(&mut editor, "it is taught", |bench| {
        bench.document().scenario().sheets.values().any(|sheet| !sheet.training.is_empty())
    });
    settle(&mut editor);
    assert_eq!(done_steps(&editor), before + 1);
    assert!(editor.query_by_label_contains("Taught by First, The first battle").is_some());
    assert_eq!(sheet(&editor).training[0].count(), 6);
    // Without a click on this sheet the board is drafted, though its paper is another.
    click(&mut editor, "Draft the terrain");
    wait_until(&mut editor, "it is drafted", |bench| bench.view().sheets.draft.is_some());
    let (right, all) = drafted(&editor);
    assert!(all > 80 && right * 100 >= all * 85, "{right} of {all}");
    editor.get_by_label_contains("Accept ").click();
    settle(&mut editor);
    let note = scenario(&editor).notes.values().next().expect("a note");
    assert!(note.text.contains("with samples of 'First, The first battle'"), "{}", note.text);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert!(sheet(&editor).training.is_empty());
    press(&mut editor, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(sheet(&editor).training.len(), 1);
    click(&mut editor, "Leave out the training of First, The first battle");
    assert!(sheet(&editor).training.is_empty());
}

#[test]
fn a_battle_whose_scan_is_gone_says_so_and_teaches_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let battle = sampled_battle(folder.path());
    std::fs::remove_file(folder.path().join("first.png")).expect("it was there");
    let second = scan(folder.path(), "second.png", false, [222, 216, 190]);
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10))
        .with_file_chooser(Arc::new(Always(battle)));
    let mut editor = tall(bench);
    drop_file(&mut editor, &second);
    show_panel(&mut editor, "teach");
    let before = done_steps(&editor);
    click(&mut editor, "Use training of another map…");
    click(&mut editor, "Of another battle…");
    settle(&mut editor);
    assert_eq!(done_steps(&editor), before);
    assert!(editor.query_all_by_label_contains("teaches nothing").next().is_some());
}

/// The editor with the sampled battle open and its terrain drafted.
fn drafted_editor(folder: &Path) -> Editor {
    let battle = sampled_battle(folder);
    let mut editor = blank_editor();
    drop_file(&mut editor, &battle);
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    show_panel(&mut editor, "teach");
    click(&mut editor, "Draft the terrain");
    wait_until(&mut editor, "it is drafted", |bench| bench.view().sheets.draft.is_some());
    settle(&mut editor);
    editor
}

fn asked(editor: &Editor) -> Option<Hex> {
    match &editor.state().view().selection {
        Selection::Hex(hex) => Some(*hex),
        _ => None,
    }
}

#[test]
fn key_and_button_lead_through_the_least_sure_hexes_one_after_the_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut editor = drafted_editor(folder.path());
    let queue = editor.state().view().sheets.draft.clone().expect("a draft").least_sure.clone();
    assert!(queue.len() > 3);
    for (n, hex) in queue.iter().take(4).enumerate() {
        if n % 2 == 0 {
            click(&mut editor, "Least sure next");
        } else {
            press(&mut editor, Modifiers::SHIFT, Key::J);
        }
        assert_eq!(asked(&editor), Some(*hex), "the hex asked about as number {n}");
    }
}

#[test]
fn another_sheet_of_the_battle_teaches_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut editor = drafted_editor(folder.path());
    drop_file(&mut editor, &scan(folder.path(), "second.png", true, [222, 216, 190]));
    wait_until(&mut editor, "there are two", |bench| bench.document().scenario().sheets.len() == 2);
    settle(&mut editor);
    show_panel(&mut editor, "teach");
    click(&mut editor, "Use training of another map…");
    click(&mut editor, "First");
    let taught =
        |bench: &Workbench| bench.document().scenario().sheets.values().any(|s| !s.training.is_empty());
    wait_until(&mut editor, "it is taught", taught);
    let learner = scenario(&editor).sheets.values().find(|sheet| !sheet.training.is_empty());
    assert_eq!(learner.map(|sheet| (sheet.name.as_str(), sheet.training[0].count())), Some(("second", 6)));
}
