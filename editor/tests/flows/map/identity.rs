//! Units say who they are: in the tooltip, in the status bar, on large counters.

use crate::common::{editor, first, scenario, settle};
use egui::{Event, Pos2};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use oblique_editor::mapview::Viewport;
use oblique_editor::settings::Settings;
use oblique_editor::view::Camera;
use oblique_scenario::Value;

const NAME: &str = "First battalion";

/// A battalion on the map, seen at so many per cent.
fn at_zoom(percent: f64) -> Harness<'static, Workbench> {
    let mut scenario = scenario();
    let hex = scenario.board.layout().at(3, 3);
    scenario.pieces.get_mut(&first()).expect("the battalion").hex = Some(hex);
    let mut harness = editor(Workbench::new(Settings::default(), scenario));
    let layout = harness.state().document().scenario().board.layout();
    let middle = oblique_cartography::geometry::center(layout, hex);
    let camera = Camera {
        center: [f64::from(middle.x), f64::from(middle.y)],
        hex_points: percent / 100.0 * Camera::FULL_SIZE_POINTS,
        fit: false,
    };
    let ctx = harness.ctx.clone();
    let intent = oblique_editor::command::Intent::view(oblique_editor::view::ViewChange::Camera(camera));
    harness.state_mut().carry_out(vec![intent], &ctx);
    settle(&mut harness);
    harness
}

fn place(harness: &Harness<'static, Workbench>) -> Pos2 {
    let map = harness.get_by_label("Map").rect();
    let scenario = harness.state().document().scenario();
    let hex = scenario.pieces[&first()].hex.expect("on the map");
    Viewport::new(map, harness.state().view().camera)
        .screen(oblique_cartography::geometry::center(scenario.board.layout(), hex))
}

/// Is a text painted within two hexes of the unit, on the map itself?
fn on_counter(harness: &Harness<'static, Workbench>, text: &str) -> bool {
    let at = place(harness);
    let near = harness.state().view().camera.hex_points as f32 * 2.0;
    let says = |shape: &egui::Shape| matches!(shape, egui::Shape::Text(drawn) if drawn.galley.text() == text && drawn.pos.distance(at) < near);
    harness.output().shapes.iter().any(|clipped| says(&clipped.shape))
}

#[test]
fn strength_stands_on_counters_from_150_per_cent_and_the_name_from_250() {
    for (percent, strength, name) in [
        (100.0, false, false),
        (149.0, false, false),
        (151.0, true, false),
        (249.0, true, false),
        (260.0, true, true),
    ] {
        let harness = at_zoom(percent);
        assert_eq!(on_counter(&harness, "600"), strength, "strength at {percent} %");
        assert_eq!(on_counter(&harness, NAME), name, "name at {percent} %");
    }
}

#[test]
fn names_and_strengths_can_be_switched_off() {
    let mut harness = at_zoom(300.0);
    let ctx = harness.ctx.clone();
    for (id, text) in [("view.unit_names", NAME), ("view.unit_strengths", "600")] {
        assert!(on_counter(&harness, text));
        harness.state_mut().carry_out(vec![oblique_editor::command::Intent::Run(id)], &ctx);
        settle(&mut harness);
        assert!(!on_counter(&harness, text), "{id}");
    }
}

/// Is a text with these words on the screen, once or more?
fn says(harness: &Harness<'static, Workbench>, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

#[test]
fn the_status_bar_and_a_tooltip_say_who_stands_under_the_pointer() {
    let mut harness = at_zoom(100.0);
    let at = place(&harness);
    harness.event(Event::PointerMoved(at));
    harness.run_steps(2);
    assert!(says(&harness, "First battalion, 600 men"), "in the status bar");
    assert!(
        harness.query_by_label_contains("under Keith").is_none(),
        "the tooltip waits for the pointer to rest"
    );
    for _ in 0..40 {
        harness.step();
    }
    assert!(says(&harness, "under Keith"), "the tooltip");
    // With more men the words follow.
    let mut piece = harness.state().document().scenario().pieces[&first()].clone();
    piece.attrs.insert("men".to_owned(), Value::Int(450));
    let edit = oblique_scenario::Edit::Piece(first(), Some(Box::new(piece)));
    let ctx = harness.ctx.clone();
    harness.state_mut().carry_out(vec![oblique_editor::command::Intent::edit("Strength", edit)], &ctx);
    harness.run_steps(3);
    assert!(says(&harness, "First battalion, 450 men"));
}
