//! Levels from the heights printed on a historical map that has no contour lines, in the whole editor.

use super::sheets_contours::{drag_across, hill};
use super::sheets_lines::{Editor, click_at, with_picture};
use crate::common::{click, done_steps, press, settle, show_panel, wait_until};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use oblique_context::Intent;
use oblique_digitize::Laid;
use oblique_georeference::Point;
use oblique_scenario::{Edit, Grade};

/// Paper with nothing on it.
const fn paper(_: u32, _: u32) -> [u8; 3] {
    [240, 229, 200]
}

/// A place clicked and what is printed there typed.
fn enter(editor: &mut Editor, pixel: (f64, f64), height: &str) {
    click_at(editor, pixel);
    settle(editor);
    editor.event(Event::Text(height.to_owned()));
    settle(editor);
    editor.get_all_by_label("Enter the height").next().expect("in the panel or the bar").click();
    settle(editor);
}

/// The level of the hex under a pixel of the sheet.
fn level(editor: &Editor, x: f64, y: f64) -> i8 {
    let scenario = editor.state().document().scenario();
    let sheet = scenario.sheets.values().next().expect("a sheet");
    let laid =
        Laid::new(sheet, scenario.board_place.as_ref(), scenario.board.layout()).expect("it lies there");
    let hex = laid.hex_of_pixel(Point::new(x, y)).expect("a hex");
    scenario.board.level(hex).expect("on the board")
}

#[test]
fn four_heights_printed_on_a_map_give_levels_that_are_accepted_in_one_step() {
    let (_folder, mut editor) = with_picture(paper);
    show_panel(&mut editor, "heights");
    click(&mut editor, "Click spot heights");
    enter(&mut editor, (120.0, 60.0), "100");
    enter(&mut editor, (680.0, 60.0), "180");
    assert!(editor.query_by_label("Draft levels from spot heights").is_none());
    assert!(editor.query_by_label_contains("From three spot heights on").is_some(), "what they are good for");
    enter(&mut editor, (140.0, 390.0), "120");
    enter(&mut editor, (660.0, 390.0), "200");
    assert!(editor.query_by_label_contains("From three spot heights on").is_none());
    let before = done_steps(&editor);
    click(&mut editor, "Draft levels from spot heights");
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    let found = editor.state().view().sheets.heights.clone().expect("a draft");
    let board = |editor: &Editor| editor.state().document().scenario().board.clone();
    assert_eq!(
        (found.bare, found.levels.len()),
        (0, board(&editor).layout().len()),
        "the whole board has levels"
    );
    assert!(found.range_metres.0 >= 99.0 && found.range_metres.1 <= 201.0, "{:?}", found.range_metres);
    assert!(editor.query_by_label_contains("4 spot heights; the levels drafted agree").is_some());
    // Base and step are chosen as for any height model.
    for feet in editor.get_all_by_label("feet") {
        feet.click();
    }
    wait_until(&mut editor, "levels are drafted in feet", |bench| {
        bench.view().sheets.heights.as_deref().is_some_and(|found| found.settings.unit.short() == "ft")
    });
    settle(&mut editor);
    assert_eq!(done_steps(&editor), before, "nothing is written by itself");
    editor.get_by_label_contains("Accept levels of").click();
    settle(&mut editor);
    assert_eq!(done_steps(&editor), before + 1);
    assert!(level(&editor, 680.0, 60.0) > level(&editor, 400.0, 130.0), "it rises to the east");
    assert!(level(&editor, 400.0, 130.0) > level(&editor, 120.0, 60.0));
    let scenario = editor.state().document().scenario();
    let note = scenario.notes.values().next().expect("a note");
    let words =
        "taken from 'survey' with an estimate interpolated between 4 of its spot heights, level 0 from";
    assert!(note.text.contains(words), "{}", note.text);
    assert_eq!(note.evidence.as_ref().map(|evidence| evidence.grade), Some(Grade::Estimated));
    // What is raised by hand after it is left alone when the levels are accepted once more.
    let raised = board(&editor).layout().at(8, 5);
    let ctx = editor.ctx.clone();
    let raise = Intent::edit("Raise", Edit::Levels(vec![(raised, 9)]));
    editor.state_mut().carry_out(vec![raise], &ctx);
    settle(&mut editor);
    assert!(editor.query_by_label_contains("Leave the hex changed by hand").is_some());
    assert!(editor.query_by_label("Levels accepted").is_some());
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert!(board(&editor).level_cells().iter().all(|level| *level == 0));
    assert!(editor.state().document().scenario().notes.is_empty(), "all of it is one step");
}

#[test]
fn levels_of_spot_heights_follow_what_is_entered_and_are_none_of_two() {
    let (_folder, mut editor) = with_picture(paper);
    show_panel(&mut editor, "heights");
    click(&mut editor, "Click spot heights");
    for (x, y, height) in [(120.0, 60.0, "100"), (680.0, 60.0, "180"), (400.0, 390.0, "120")] {
        enter(&mut editor, (x, y), height);
    }
    click(&mut editor, "Draft levels from spot heights");
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    enter(&mut editor, (400.0, 160.0), "260");
    wait_until(&mut editor, "the summit is in the draft", |bench| {
        bench.view().sheets.heights.as_deref().is_some_and(|found| found.range_metres.1 > 220.0)
    });
    // Taken back one by one until they make no ground.
    for _ in 0..2 {
        press(&mut editor, Modifiers::COMMAND, Key::Z);
        settle(&mut editor);
    }
    wait_until(&mut editor, "the levels are lost", |bench| bench.view().sheets.heights_lost.is_some());
    settle(&mut editor);
    assert!(editor.query_all_by_label_contains("are needed at least, and there are 2").count() > 0);
    press(&mut editor, Modifiers { shift: true, ..Modifiers::COMMAND }, Key::Z);
    wait_until(&mut editor, "three give levels again", |bench| bench.view().sheets.heights.is_some());
}

#[test]
fn contour_lines_that_have_heights_hold_the_ground_between_spot_heights_too() {
    let (_folder, mut editor) = with_picture(hill);
    show_panel(&mut editor, "contours");
    click(&mut editor, "Pick the contour ink");
    click_at(&mut editor, (400.0, 345.0));
    wait_until(&mut editor, "contours are found", |bench| bench.view().sheets.contours.found.is_some());
    settle(&mut editor);
    drag_across(&mut editor, (180.0, 225.0), (385.0, 225.0));
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    click(&mut editor, "Click spot heights");
    for (x, y, height) in [(60.0, 40.0, "60"), (740.0, 40.0, "80"), (700.0, 410.0, "70")] {
        enter(&mut editor, (x, y), height);
    }
    click(&mut editor, "Draft levels from spot heights");
    wait_until(&mut editor, "they are levels of spot heights", |bench| {
        bench.view().sheets.heights.as_deref().is_some_and(|found| found.file == "Spot heights")
    });
    settle(&mut editor);
    let found = editor.state().view().sheets.heights.clone().expect("a draft");
    assert_eq!(found.bare, 0);
    assert!(found.range_metres.0 < 75.0 && found.range_metres.1 > 135.0, "{:?}", found.range_metres);
    editor.get_by_label_contains("Accept levels of").click();
    settle(&mut editor);
    let note = editor.state().document().scenario().notes.values().next().expect("a note").text.clone();
    assert!(note.contains("between 3 of its spot heights and its contour lines, level 0 from"), "{note}");
}
