//! Lines of historical maps in the whole editor: followed along their ink, proposed, taken over and undone.

use crate::common::{click, click_at_pos, done_steps, editor_of_size, press, settle, show_panel, wait_until};
use crate::files::dropped::drop_file;
use egui::{Event, Key, Modifiers, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Orientation;
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;
use oblique_scenario::{BoardPlace, Decimal, Edit, GroundPoint, Scenario};

pub(super) type Editor = Harness<'static, Workbench>;

/// A scan of 800 by 450 pixels under a blank board, on a screen on which whole panels are seen.
pub(super) fn with_picture(color: impl Fn(u32, u32) -> [u8; 3]) -> (tempfile::TempDir, Editor) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("survey.png");
    image::RgbImage::from_fn(800, 450, |x, y| image::Rgb(color(x, y))).save(&path).expect("written");
    let bench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 16, 10));
    let mut editor = editor_of_size([1700.0, 2200.0], bench);
    drop_file(&mut editor, &path);
    wait_until(&mut editor, "there is a sheet", |bench| !bench.document().scenario().sheets.is_empty());
    settle(&mut editor);
    (folder, editor)
}

/// A road that swings from left to right through the middle, and another straight down.
fn with_scan() -> (tempfile::TempDir, Editor) {
    let (folder, mut editor) = with_picture(|x, y| {
        let slope = (60.0 / 90.0 * (f64::from(x) / 90.0).cos()).hypot(1.0);
        let off = (f64::from(y) - road(f64::from(x)).1).abs() / slope;
        let on = off < 1.6 || (x.abs_diff(620) < 2 && y > 30);
        if on { [40, 36, 30] } else { [240, 229, 200] }
    });
    show_panel(&mut editor, "map-lines");
    (folder, editor)
}

fn scenario(editor: &Editor) -> &Scenario {
    editor.state().document().scenario()
}

/// Where a pixel of the sheet lies on the screen: the sheet lies across the middle of the board.
pub(super) fn on_screen(editor: &Editor, (x, y): (f64, f64)) -> Pos2 {
    let scenario = scenario(editor);
    let sheet = scenario.sheets.values().next().expect("a sheet");
    let layout = scenario.board.layout();
    let laid =
        oblique_digitize::Laid::new(sheet, scenario.board_place.as_ref(), layout).expect("it lies there");
    let at = laid.board_of_pixel(oblique_georeference::Point::new(x, y)).expect("on the sheet");
    let [wx, wy] = oblique_digitize_room::world_of_board(layout, at);
    let map = editor.get_by_label("Map").rect();
    let camera = editor.state().view().camera;
    let off = |world: f64, middle: f64| ((world - middle) * camera.hex_points) as f32;
    map.center() + egui::vec2(off(wx, camera.center[0]), off(wy, camera.center[1]))
}

pub(super) fn click_at(editor: &mut Editor, pixel: (f64, f64)) {
    let at = on_screen(editor, pixel);
    click_at_pos(editor, at);
}

fn road(x: f64) -> (f64, f64) {
    (x, 225.0 + 60.0 * (x / 90.0).sin())
}

fn roads(editor: &Editor) -> usize {
    scenario(editor).board.features().len()
}

#[test]
fn a_line_is_followed_along_its_ink_and_written_in_one_step() {
    let (_folder, mut editor) = with_scan();
    click(&mut editor, "Follow a line");
    assert_eq!(editor.state().view().tool, "sheet");
    let before = done_steps(&editor);
    click_at(&mut editor, road(120.0));
    // The next clicks need not wait for the ways to be found.
    click_at(&mut editor, road(300.0));
    click_at(&mut editor, road(330.0));
    press(&mut editor, Modifiers::NONE, Key::Backspace);
    assert_eq!(editor.state().view().sheets.tracing.clicks.len(), 2, "the last click is taken back");
    let there = on_screen(&editor, road(560.0));
    editor.event(Event::PointerMoved(there));
    editor.step();
    wait_until(&mut editor, "the line is shown to the pointer", |bench| {
        let shown = bench.view().sheets.tracing.shown.as_deref();
        shown.is_some_and(|shown| shown.chains.iter().any(|chain| chain.steps() >= 7))
    });
    let shown = editor.state().view().sheets.tracing.shown.clone().expect("it is shown");
    assert_eq!((shown.chains.len(), shown.too_far), (1, false));
    assert_eq!((roads(&editor), done_steps(&editor)), (0, before), "nothing is written before it ends");
    press(&mut editor, Modifiers::NONE, Key::Enter);
    wait_until(&mut editor, "the line is written", |bench| {
        !bench.document().scenario().board.features().is_empty()
    });
    assert_eq!(done_steps(&editor), before + 1);
    let scenario = scenario(&editor);
    let (id, feature) = scenario.board.features().first_key_value().expect("a road");
    let layout = scenario.board.layout();
    let path = oblique_board::chain::Chain::of(&feature.path, layout).expect("one chain");
    assert_eq!(path, shown.chains[0], "what was shown is what is written");
    assert!(scenario.feature_evidence[id].remark.contains("survey"), "where it is from is kept");
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(roads(&editor), 0);
}

#[test]
fn escape_takes_a_line_away_and_an_ink_is_picked_by_a_click() {
    let (_folder, mut editor) = with_scan();
    click(&mut editor, "Pick from the sheet");
    click_at(&mut editor, (621.0, 100.0));
    wait_until(&mut editor, "an ink is picked", |bench| {
        let tracing = &bench.view().sheets.tracing;
        tracing.ink == oblique_digitize::LineInk::Clicked([40, 36, 30]) && !tracing.picking
    });
    let swatches = editor.query_all_by_label("The ink picked: red 40, green 36, blue 30").count();
    assert_eq!(swatches, 2, "in the panel and in the bar of the tool");
    click_at(&mut editor, (621.0, 100.0));
    assert_eq!(editor.state().view().sheets.tracing.clicks.len(), 1);
    press(&mut editor, Modifiers::NONE, Key::Escape);
    assert!(editor.state().view().sheets.tracing.clicks.is_empty());
    press(&mut editor, Modifiers::NONE, Key::Enter);
    settle(&mut editor);
    assert_eq!((roads(&editor), done_steps(&editor)), (0, 1));
}

#[test]
fn lines_of_the_whole_board_are_proposed_and_taken_over_one_by_one() {
    let (_folder, mut editor) = with_scan();
    click(&mut editor, "Look for lines");
    wait_until(&mut editor, "lines are found", |bench| bench.view().sheets.tracing.proposed.is_some());
    settle(&mut editor);
    let found = editor.state().view().sheets.tracing.proposed.clone().expect("found");
    assert!(
        (2..=5).contains(&found.len()),
        "{:?}",
        found.iter().map(|l| (l.likeness, l.yards)).collect::<Vec<_>>()
    );
    assert_eq!((roads(&editor), done_steps(&editor)), (0, 1), "nothing is written by itself");
    editor.get_by_label_contains("1. ").click();
    settle(&mut editor);
    click(&mut editor, "Accept this line");
    assert_eq!((roads(&editor), done_steps(&editor)), (1, 2));
    assert!(editor.query_by_label_contains("on the board").is_some());
    let note = scenario(&editor).notes.values().next().expect("a note").text.clone();
    assert!(note.contains("Roads and streams of 1 line taken from 'survey'"), "{note}");
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(roads(&editor), 0);
    assert!(editor.query_by_label_contains("on the board").is_none(), "it is open again");
    // The other kind runs along hexsides.
    editor.get_by_label_contains("1. ").click();
    settle(&mut editor);
    let along =
        RULESETS[0].catalog().linear.iter().find(|kind| kind.along_edges && !kind.spans()).expect("a stream");
    editor.get_by_label("Kind of this line").click();
    settle(&mut editor);
    editor.get_all_by_label(&along.name).last().expect("in the list").click();
    settle(&mut editor);
    assert!(editor.query_by_label_contains("hexsides, straight by").is_some());
    click(&mut editor, "Reject this line");
    assert!(editor.query_by_label_contains("Bring back 1 rejected").is_some());
    click(&mut editor, "Bring back 1 rejected");
    let sure = found.iter().filter(|line| line.is_sure(80)).count();
    editor.get_by_label_contains(&format!("Accept {sure} lines")).click();
    settle(&mut editor);
    assert!(roads(&editor) >= 1);
    click(&mut editor, "Throw the lines away");
    assert!(editor.state().view().sheets.tracing.proposed.is_none());
}

#[test]
fn lines_found_come_back_when_a_sheet_that_slipped_is_put_back() {
    let (_folder, mut editor) = with_scan();
    click(&mut editor, "Look for lines");
    wait_until(&mut editor, "lines are found", |bench| bench.view().sheets.tracing.proposed.is_some());
    settle(&mut editor);
    let found = editor.state().view().sheets.tracing.proposed.clone();
    let place = scenario(&editor).board_place.expect("the board lies somewhere");
    let east = Decimal::rounded(place.origin.east.get() + 40.0, 3).expect("a number");
    let aside = BoardPlace { origin: GroundPoint { east, ..place.origin }, ..place };
    let ctx = editor.ctx.clone();
    let slip = Intent::edit("Drag the sheet", Edit::BoardPlace(Some(aside)));
    editor.state_mut().carry_out(vec![slip], &ctx);
    settle(&mut editor);
    assert!(editor.state().view().sheets.tracing.proposed.is_none(), "they lie elsewhere now");
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(editor.state().view().sheets.tracing.proposed, found);
}

#[test]
fn lines_found_are_chosen_accepted_and_rejected_on_the_map() {
    let (_folder, mut editor) = with_scan();
    click(&mut editor, "Look for lines");
    wait_until(&mut editor, "lines are found", |bench| bench.view().sheets.tracing.proposed.is_some());
    settle(&mut editor);
    click(&mut editor, "Choose on the map");
    let hovered = |editor: &Editor| editor.state().view().sheets.tracing.hovered;
    let there = on_screen(&editor, road(300.0));
    editor.event(Event::PointerMoved(there));
    editor.step();
    editor.step();
    let n = hovered(&editor).expect("the road lies under the pointer");
    assert_eq!(editor.state().view().sheets.tracing.chosen, None, "pointing chooses nothing");
    let bare = on_screen(&editor, (300.0, 420.0));
    editor.event(Event::PointerMoved(bare));
    editor.step();
    editor.step();
    assert_eq!(hovered(&editor), None);
    click_at(&mut editor, road(300.0));
    settle(&mut editor);
    assert_eq!(editor.state().view().sheets.tracing.chosen, Some(n));
    assert!(editor.query_by_label_contains(&format!("Line {}: ", n + 1)).is_some(), "the panel tells of it");
    press(&mut editor, Modifiers::NONE, Key::Backspace);
    settle(&mut editor);
    assert!(editor.query_by_label_contains("Bring back 1 rejected").is_some());
    let there = on_screen(&editor, road(300.0));
    editor.event(Event::PointerMoved(there));
    editor.step();
    editor.step();
    assert_ne!(hovered(&editor), Some(n), "what was rejected is not there");
    click(&mut editor, "Bring back 1 rejected");
    click_at(&mut editor, road(300.0));
    press(&mut editor, Modifiers::NONE, Key::Enter);
    settle(&mut editor);
    assert_eq!((roads(&editor), done_steps(&editor)), (1, 2));
}

/// Rejecting is no step of the history: undo brings the line back first, and leaves the step before alone.
#[test]
fn undo_after_a_line_is_rejected_brings_it_back_and_takes_no_step() {
    let (_folder, mut editor) = with_scan();
    click(&mut editor, "Look for lines");
    wait_until(&mut editor, "lines are found", |bench| bench.view().sheets.tracing.proposed.is_some());
    settle(&mut editor);
    let before = done_steps(&editor);
    editor.get_by_label_contains("1. ").click();
    settle(&mut editor);
    click(&mut editor, "Reject this line");
    assert!(editor.query_by_label_contains("Bring back 1 rejected").is_some());
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    settle(&mut editor);
    assert_eq!(done_steps(&editor), before, "the step before stays");
    assert!(editor.query_by_label_contains("Bring back 1 rejected").is_none());
    assert!(editor.query_by_label_contains("Line 1 is not rejected any more").is_some());
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(done_steps(&editor), before - 1, "then the steps are undone");
}

/// What somebody took away from the board is not offered with the others, and is where what was rejected is.
#[test]
fn a_line_taken_over_and_removed_by_hand_is_not_offered_again() {
    let (_folder, mut editor) = with_scan();
    click(&mut editor, "Look for lines");
    wait_until(&mut editor, "lines are found", |bench| bench.view().sheets.tracing.proposed.is_some());
    settle(&mut editor);
    editor.get_by_label_contains("1. ").click();
    settle(&mut editor);
    click(&mut editor, "Accept this line");
    let sure = |editor: &Editor| {
        let lines = editor.state().view().sheets.tracing.proposed.clone().expect("found");
        lines.iter().filter(|line| line.is_sure(0)).count()
    };
    let open = sure(&editor);
    let remove = |editor: &mut Editor| {
        let road = scenario(editor).board.features().keys().next().expect("a road").clone();
        let ctx = editor.ctx.clone();
        let gone = Intent::edit("Delete", Edit::Feature(road, None));
        editor.state_mut().carry_out(vec![gone], &ctx);
        settle(editor);
    };
    remove(&mut editor);
    assert_eq!(sure(&editor), open, "it is not offered");
    assert!(editor.query_by_label_contains("Bring back 1 rejected").is_some());
    // Nor when the lines are looked for again.
    click(&mut editor, "Throw the lines away");
    click(&mut editor, "Look for lines");
    wait_until(&mut editor, "lines are found", |bench| bench.view().sheets.tracing.proposed.is_some());
    settle(&mut editor);
    assert_eq!(sure(&editor), open);
    assert!(editor.query_by_label_contains("Bring back 1 rejected").is_some());
    // Undone to before it was accepted it is open again.
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    settle(&mut editor);
    assert_eq!(roads(&editor), 0);
    assert_eq!(sure(&editor), open + 1);
}
