//! Historical maps placed by points and corners: what is typed stays with what it was typed for, and what is refused says
//! what of it was wrong.

use super::sheets::{Editor, scenario, sheet, type_into, with_scan};
use crate::common::{click, press, settle, show_panel};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_context::sheets::{SheetHand, SheetsChange, Step};
use oblique_editor::command::Intent;
use oblique_rulesets::REGISTRY;
use oblique_scenario::{PixelPoint, SheetPlacement};

/// Points clicked on the sheet, and what is typed of each.
fn with_points(points: &[[&str; 2]]) -> (tempfile::TempDir, Editor) {
    let (folder, _, mut editor) = with_scan();
    show_panel(&mut editor, "sheets");
    add_points(&mut editor, points);
    (folder, editor)
}

fn add_points(editor: &mut Editor, points: &[[&str; 2]]) {
    let ctx = editor.ctx.clone();
    let corners = [(20.0, 20.0), (380.0, 20.0), (380.0, 280.0), (20.0, 280.0)];
    let clicks = corners[..points.len()]
        .iter()
        .map(|(x, y)| Intent::sheets(SheetsChange::Point(PixelPoint::near(*x, *y).expect("a pixel"))));
    let hand = [Intent::sheets(SheetsChange::Hand(SheetHand::Points)), Intent::Tool("sheet")];
    editor.state_mut().carry_out(hand.into_iter().chain(clicks).collect(), &ctx);
    settle(editor);
    for (n, typed) in points.iter().enumerate() {
        for (what, text) in ["longitude", "latitude"].into_iter().zip(typed) {
            type_into(editor, &format!("New point {}, {what}", n + 1), text);
        }
    }
}

fn written(editor: &Editor, label: &str) -> String {
    editor.get_by_label(label).accesskit_node().value().unwrap_or_default()
}

#[test]
fn what_is_typed_of_a_new_point_goes_with_it_when_another_is_dropped() {
    let (_folder, mut editor) =
        with_points(&[["117.5 W", "34.5 N"], ["117.25 W", "34.45 N"], ["117.2 W", "34.25 N"]]);
    click(&mut editor, "Drop new point 1");
    assert_eq!(written(&editor, "New point 1, longitude"), "117.25 W");
    assert_eq!(written(&editor, "New point 2, latitude"), "34.25 N");
    click(&mut editor, "Drop new point 2");
    click(&mut editor, "Drop new point 1");
    add_points(&mut editor, &[["", ""]]);
    assert_eq!(written(&editor, "New point 1, longitude"), "", "a point just clicked is nowhere yet");
}

#[test]
fn points_that_are_refused_stay_and_the_wrong_one_is_named() {
    let (_folder, mut editor) =
        with_points(&[["117.5 W", "34.5 N"], ["17.25 W", "34.5 N"], ["117.25 W", "34.25 N"]]);
    let before = sheet(&editor).placement.clone();
    click(&mut editor, "Add to the control points");
    assert_eq!(sheet(&editor).placement, before);
    let refused = |editor: &Editor| {
        editor.query_by_label_contains("new point 2 lies more than 3 degrees from the others").is_some()
    };
    assert!(refused(&editor));
    assert_eq!(written(&editor, "New point 1, longitude"), "117.5 W");
    editor.get_by_label("New point 2, longitude").focus();
    settle(&mut editor);
    press(&mut editor, Modifiers::COMMAND, Key::A);
    editor.get_by_label("New point 2, longitude").type_text("117.25 W");
    settle(&mut editor);
    click(&mut editor, "Add to the control points");
    let SheetPlacement::Points(by) = &sheet(&editor).placement else { panic!("by points") };
    assert_eq!(by.points.len(), 3);
    assert!(editor.state().view().sheets.pending.is_empty());
    assert!(!refused(&editor), "what was done is no longer said to be refused");
}

pub(super) fn place_by_corners(editor: &mut Editor, sides: [&str; 4]) {
    for (side, text) in ["North", "South", "West", "East"].into_iter().zip(sides) {
        editor.get_by_label(side).focus();
        settle(editor);
        press(editor, Modifiers::COMMAND, Key::A);
        editor.get_by_label(side).type_text(text);
        settle(editor);
    }
    click(editor, "Place by its corners");
}

#[test]
fn four_corners_typed_anew_replace_a_placement_elsewhere_on_the_earth() {
    let (_folder, _, mut editor) = with_scan();
    show_panel(&mut editor, "sheets");
    place_by_corners(&mut editor, ["50°15'N", "50°12'N", "16.5 E", "16.6 E"]);
    let wrong = sheet(&editor).placement.clone();
    place_by_corners(&mut editor, ["34°30'N", "34°15'N", "117°30'W", "117°15'W"]);
    assert_ne!(sheet(&editor).placement, wrong);
    let (middle, _) = scenario(&editor).board_place.expect("it lies there").middle.expect("on the earth");
    assert!((middle.longitude.get() + 117.375).abs() < 0.01, "{middle:?}");
}

#[test]
fn a_conversion_half_done_opens_at_the_step_it_was_left_at() {
    let (folder, _, mut editor) = with_scan();
    assert_eq!(editor.state().view().sheets.step, Step::Scan);
    show_panel(&mut editor, "sheets");
    place_by_corners(&mut editor, ["34°30'N", "34°15'N", "117°30'W", "117°15'W"]);
    let path = folder.path().join("half.ron");
    oblique_editor::document::save(REGISTRY, &path, scenario(&editor), None).expect("saved");
    let ctx = editor.ctx.clone();
    editor.state_mut().open_path(path, &ctx);
    settle(&mut editor);
    assert_eq!(editor.state().view().sheets.step, Step::Board);
}

#[test]
fn control_points_that_make_way_for_a_distance_are_told_beside_the_button() {
    let (_folder, mut editor) = with_points(&[["117.5 W", "34.5 N"], ["117.25 W", "34.25 N"]]);
    click(&mut editor, "Add to the control points");
    assert!(matches!(sheet(&editor).placement, SheetPlacement::Points(_)));
    let ctx = editor.ctx.clone();
    let point = |x| Intent::sheets(SheetsChange::Point(PixelPoint::near(x, 90.0).expect("a pixel")));
    let hand = Intent::sheets(SheetsChange::Hand(SheetHand::Distance));
    editor.state_mut().carry_out(vec![hand, point(50.0), point(90.0)], &ctx);
    settle(&mut editor);
    let told = "The 2 control points of the sheet make way for it.";
    assert!(editor.query_all_by_label(told).next().is_some());
    // The field has the keyboard, and what is typed takes the place of what stands in it.
    editor.event(egui::Event::Text("3".to_owned()));
    settle(&mut editor);
    press(&mut editor, Modifiers::NONE, Key::Enter);
    settle(&mut editor);
    let SheetPlacement::Distance(by) = &sheet(&editor).placement else { panic!("by a distance") };
    assert!((by.yards.get() - 3.0 * 1760.0).abs() < 0.5, "{:?}", by.yards);
    // What is said of it is in the unit that was typed.
    let told = editor.query_all_by_label_contains("Their distance in miles: 3 (5,280 yards)").next();
    assert!(told.is_some());
}

#[test]
fn a_tool_that_places_the_sheet_is_put_down_on_another_step_of_the_way() {
    let (_folder, mut editor) = with_points(&[["", ""]]);
    show_panel(&mut editor, "guided");
    click(&mut editor, "Step 2: Place");
    assert_eq!(editor.state().view().tool, "sheet");
    click(&mut editor, "Step 4: Terrain");
    assert_eq!(editor.state().view().tool, "select");
    assert_eq!(editor.state().view().sheets.pending.len(), 1, "what was clicked waits there");
}
