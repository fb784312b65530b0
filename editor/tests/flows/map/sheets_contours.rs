//! Levels from the contour lines of a historical map, in the whole editor.

use super::sheets_lines::{click_at, on_screen, with_picture};
use crate::common::{click, done_steps, press, settle, show_panel, wait_until};
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable as _;

/// Five rings about the middle, 40 pixels apart, in brown.
pub(super) fn hill(x: u32, y: u32) -> [u8; 3] {
    let far = (f64::from(x) - 400.0).hypot(f64::from(y) - 225.0);
    let off = (far / 40.0 - (far / 40.0).round()).abs() * 40.0;
    if off < 1.5 && (20.0..220.0).contains(&far) { [186, 120, 80] } else { [240, 229, 200] }
}

/// Drags across a sheet, in ten steps as a hand does.
pub(super) fn drag_across(editor: &mut super::sheets_lines::Editor, from: (f64, f64), to: (f64, f64)) {
    let (from, to) = (on_screen(editor, from), on_screen(editor, to));
    editor.event(Event::PointerMoved(from));
    editor.step();
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    editor.event(Event::PointerButton { pos: from, button, pressed: true, modifiers });
    editor.step();
    for part in 1..=10 {
        editor.event(Event::PointerMoved(from + (to - from) * (part as f32 / 10.0)));
        editor.step();
    }
    editor.event(Event::PointerButton { pos: to, button, pressed: false, modifiers });
    editor.step();
}

#[test]
fn drags_across_contours_give_heights_and_levels_are_accepted_in_one_step() {
    let (_folder, mut editor) = with_picture(hill);
    show_panel(&mut editor, "contours");
    click(&mut editor, "Pick the contour ink");
    click_at(&mut editor, (400.0, 345.0));
    wait_until(&mut editor, "contours are found", |bench| bench.view().sheets.contours.found.is_some());
    settle(&mut editor);
    assert!(editor.query_by_label("5 contour lines found, 0 with a height").is_some());
    let before = done_steps(&editor);
    drag_across(&mut editor, (180.0, 225.0), (385.0, 225.0));
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    assert!(editor.query_by_label("5 contour lines found, 5 with a height").is_some());
    assert!(editor.query_by_label("1. 5 lines, 100 m to 140 m").is_some());
    // The middle crossed again downhill contradicts, and changes nothing.
    drag_across(&mut editor, (400.0, 210.0), (400.0, 20.0));
    settle(&mut editor);
    let contours = &editor.state().view().sheets.contours;
    assert_eq!((contours.gifts.len(), contours.heights.len()), (1, 5));
    // Taken back and given again.
    press(&mut editor, Modifiers::NONE, Key::Backspace);
    settle(&mut editor);
    assert!(editor.query_by_label("5 contour lines found, 0 with a height").is_some());
    drag_across(&mut editor, (180.0, 225.0), (385.0, 225.0));
    wait_until(&mut editor, "heights are given", |bench| bench.view().sheets.contours.heights.len() == 5);
    settle(&mut editor);
    assert_eq!(done_steps(&editor), before + 3, "what was given, taken back and given again");
    assert!(editor.state().document().scenario().board.level_cells().iter().all(|level| *level == 0));
    editor.get_by_label_contains("Accept levels of").click();
    settle(&mut editor);
    assert_eq!(done_steps(&editor), before + 4);
    let scenario = editor.state().document().scenario();
    let sheet = scenario.sheets.values().next().expect("a sheet");
    let layout = scenario.board.layout();
    let laid =
        oblique_digitize::Laid::new(sheet, scenario.board_place.as_ref(), layout).expect("it lies there");
    let level = |x: f64, y: f64| {
        let hex = laid.hex_of_pixel(oblique_georeference::Point::new(x, y)).expect("a hex");
        scenario.board.level(hex).expect("on the board")
    };
    assert!(level(400.0, 225.0) > level(300.0, 225.0), "it rises to the middle");
    assert!(level(300.0, 225.0) > level(215.0, 225.0));
    let note = scenario.notes.values().next().expect("a note").text.clone();
    assert!(note.contains("taken from 'survey' with its contour lines, level 0 from 100 m"), "{note}");
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    let board = &editor.state().document().scenario().board;
    assert!(board.level_cells().iter().all(|level| *level == 0));
}

#[test]
fn heights_of_contours_are_undone_saved_and_given_again_to_lines_found_anew() {
    let (folder, mut editor) = with_picture(hill);
    show_panel(&mut editor, "contours");
    click(&mut editor, "Pick the contour ink");
    click_at(&mut editor, (400.0, 345.0));
    wait_until(&mut editor, "contours are found", |bench| bench.view().sheets.contours.found.is_some());
    settle(&mut editor);
    let with_height = |count: usize| {
        move |bench: &oblique_editor::app::Workbench| bench.view().sheets.contours.heights.len() == count
    };
    drag_across(&mut editor, (180.0, 225.0), (385.0, 225.0));
    wait_until(&mut editor, "heights are given", with_height(5));
    settle(&mut editor);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    wait_until(&mut editor, "the drag is undone", with_height(0));
    press(&mut editor, Modifiers { shift: true, ..Modifiers::COMMAND }, Key::Z);
    wait_until(&mut editor, "the drag is done again", with_height(5));
    settle(&mut editor);
    let kept = |editor: &super::sheets_lines::Editor| {
        let scenario = editor.state().document().scenario();
        scenario.sheets.values().next().and_then(|sheet| sheet.contours.clone())
    };
    let remembered = kept(&editor).expect("the drag is remembered");
    assert_eq!(remembered.given.len(), 1);
    // Another window opens what was saved: the lines are found again by their ink.
    let file = folder.path().join("battle.ron");
    let scenario = editor.state().document().scenario().clone();
    std::fs::write(&file, oblique_rulesets::write_scenario(&scenario)).expect("written");
    let ctx = editor.ctx.clone();
    editor.state_mut().open_path(file, &ctx);
    wait_until(&mut editor, "it is opened", |bench| bench.view().sheets.contours.found.is_none());
    settle(&mut editor);
    show_panel(&mut editor, "contours");
    assert!(editor.query_by_label("1 drag gave lines of this ink their heights.").is_some());
    wait_until(&mut editor, "the scan is there", |bench| {
        let (scenario, sheets) = (bench.document().scenario(), &bench.view().sheets);
        scenario.sheets.keys().all(|id| sheets.pixels(id).is_some())
    });
    settle(&mut editor);
    click(&mut editor, "Find these lines again");
    wait_until(&mut editor, "heights are given again", with_height(5));
    wait_until(&mut editor, "levels are drafted", |bench| bench.view().sheets.heights.is_some());
    settle(&mut editor);
    assert!(editor.query_by_label("1. 5 lines, 100 m to 140 m").is_some());
    assert_eq!(kept(&editor), Some(remembered));
    assert!(!editor.state().document().dirty(), "looking changes nothing");
    click(&mut editor, "Throw the contours away");
    assert_eq!(kept(&editor), None);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    settle(&mut editor);
    assert!(editor.query_by_label("Find these lines again").is_some());
}

#[test]
fn heights_printed_on_the_sheet_are_entered_checked_against_the_levels_and_removed() {
    let (_folder, mut editor) = with_picture(hill);
    show_panel(&mut editor, "contours");
    click(&mut editor, "Click spot heights");
    let spots = |editor: &super::sheets_lines::Editor| {
        let scenario = editor.state().document().scenario();
        scenario.sheets.values().next().expect("a sheet").spot_heights.clone()
    };
    let enter = |editor: &mut super::sheets_lines::Editor, pixel: (f64, f64), height: &str| {
        click_at(editor, pixel);
        settle(editor);
        // What is typed goes to the field at once.
        editor.event(Event::Text(height.to_owned()));
        settle(editor);
        editor.get_all_by_label("Enter the height").next().expect("in the panel or the bar").click();
        settle(editor);
    };
    let before = done_steps(&editor);
    enter(&mut editor, (400.0, 225.0), "142");
    assert_eq!((spots(&editor).len(), done_steps(&editor)), (1, before + 1));
    assert_eq!(spots(&editor)[0].metres.to_string(), "142");
    assert!((spots(&editor)[0].pixel.x.get() - 400.0).abs() < 2.0);
    // A drag gives the lines their heights; the second one printed contradicts them by far.
    enter(&mut editor, (240.0, 225.0), "312");
    click(&mut editor, "Pick the contour ink");
    click_at(&mut editor, (400.0, 345.0));
    wait_until(&mut editor, "contours are found", |bench| bench.view().sheets.contours.found.is_some());
    settle(&mut editor);
    drag_across(&mut editor, (180.0, 225.0), (385.0, 225.0));
    wait_until(&mut editor, "levels are checked", |bench| {
        bench.view().sheets.heights.as_deref().is_some_and(|found| found.spots.len() == 2)
    });
    settle(&mut editor);
    let found = editor.state().view().sheets.heights.clone().expect("a draft");
    let said = editor.query_by_label("2 spot heights; the levels drafted disagree with 1");
    assert!(said.is_some(), "{:?}", found.spots);
    let worst = editor.state().view().sheets.heights.as_deref().expect("a draft").spots[0].clone();
    assert_eq!((worst.index, worst.printed_metres), (1, 312.0));
    assert!(worst.ground_metres.is_some_and(|ground| ground < 150.0), "by the lines alone: {worst:?}");
    editor.get_by_label_contains("312 m, drafted").click();
    settle(&mut editor);
    let selection = editor.state().view().selection.clone();
    assert_eq!(selection, oblique_context::view::Selection::Hex(worst.hex), "the list leads there");
    let name = editor.state().document().scenario().board.layout().name(worst.hex);
    click(&mut editor, &format!("Remove the height at {name}"));
    wait_until(&mut editor, "levels are checked again", |bench| {
        bench.view().sheets.heights.as_deref().is_some_and(|found| found.spots.len() == 1)
    });
    assert_eq!(spots(&editor).len(), 1);
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert_eq!(spots(&editor).len(), 2);
}

/// Lines and heights are read on the map under the ground: how strongly that lies over it is set beside them.
#[test]
fn the_ground_over_the_map_is_made_fainter_where_lines_and_heights_are_looked_for() {
    let (_folder, mut editor) = with_picture(hill);
    for panel in ["map-lines", "contours", "heights"] {
        show_panel(&mut editor, panel);
        assert!(editor.query_by_label("Opacity of the ground").is_some(), "{panel}");
    }
    show_panel(&mut editor, "teach");
    assert!(editor.query_by_label("Opacity of the ground").is_none(), "samples are clicked on what is seen");
}
