//! A button beside a field wins over what was typed into the field just before: the field gives up its
//! keyboard a frame later and must not put its text back.

use crate::common::{click, editor, press, scenario, settle, show_panel, workbench};
use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::{Feature, FeatureId, Label, LabelId, LabelSize, Path};
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::view::Selection;
use oblique_rules::catalog::{Attribute, Domain};
use oblique_rulesets::RULESETS;
use oblique_scenario::{Edit, Nation, Value};

/// The first trait of nations that is a number.
fn number() -> &'static Attribute {
    let traits = &RULESETS[0].catalog().nation_traits;
    traits.iter().find(|a| matches!(a.domain, Domain::Int { .. })).expect("a trait in numbers")
}

/// The traits of the one nation, open; the trait typed over and the keyboard still in its field.
fn typed() -> Harness<'static, Workbench> {
    let mut bench = workbench();
    let mut scenario = bench.document().scenario().clone();
    let nation = Nation { name: "Hanover".to_owned(), ..Nation::default() };
    scenario.nations = [("hanover".to_owned(), nation)].into();
    bench.put(scenario, None);
    let mut harness = editor(bench);
    harness.set_size(egui::vec2(1280.0, 2400.0));
    show_panel(&mut harness, "scenario");
    click(&mut harness, "Nations");
    click(&mut harness, "Hanover");
    let Domain::Int { min, max, .. } = number().domain else { unreachable!("a number") };
    let usual = number().default.int().expect("a number");
    let other = if usual == max { min } else { max };
    click(&mut harness, &number().name);
    harness.event(egui::Event::Text(other.to_string()));
    harness.run_steps(2);
    assert_eq!(own(&harness), Some(other), "what is typed counts at once");
    harness
}

fn own(harness: &Harness<'static, Workbench>) -> Option<i64> {
    harness.state().document().scenario().nations["hanover"].traits.get(&number().id).and_then(Value::int)
}

#[test]
fn reset_wins_over_a_trait_just_typed() {
    let mut harness = typed();
    click(&mut harness, &format!("Reset {}", number().name));
    assert_eq!(own(&harness), None);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(own(&harness).is_some(), "the reset is a step of its own");
}

#[test]
fn reset_by_the_keyboard_wins_over_a_trait_just_typed() {
    let mut harness = typed();
    harness.key_press(Key::Tab);
    harness.run_steps(2);
    harness.key_press(Key::Space);
    settle(&mut harness);
    assert_eq!(own(&harness), None);
}

#[test]
fn a_reader_s_click_on_reset_wins_over_a_trait_just_typed() {
    let mut harness = typed();
    harness.get_by_label(&format!("Reset {}", number().name)).click_accesskit();
    settle(&mut harness);
    // The field still has the keyboard, and shows what counts.
    assert_eq!(own(&harness), None);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(own(&harness), None);
}

#[test]
fn reset_to_shared_wins_over_a_trait_just_typed() {
    let mut harness = typed();
    click(&mut harness, "Reset to shared");
    assert_eq!(own(&harness), None);
}

#[test]
fn the_course_wins_over_an_angle_just_typed() {
    let mut scenario = scenario();
    let layout = scenario.board.layout();
    let (road, name) = (FeatureId("road".to_owned()), LabelId("name".to_owned()));
    let course = vec![layout.at(3, 1), layout.at(3, 2), layout.at(3, 3), layout.at(3, 4)];
    let kind = RULESETS[0].catalog().linear.first().expect("a linear kind").id.clone();
    let feature = Feature::new(kind, Path::Hexes(course));
    let label =
        Label { text: "Road".to_owned(), hex: layout.at(3, 2), size: LabelSize::Medium, angle_deg: 0 };
    let _ = Edit::Feature(road, Some(feature)).apply(&mut scenario);
    let _ = Edit::Label(name.clone(), Some(label)).apply(&mut scenario);
    let mut bench = workbench();
    bench.put(scenario, None);
    let mut harness = editor(bench);
    let ctx = harness.ctx.clone();
    let intents = vec![Intent::Tool("label"), Intent::Select(Selection::Label(name.clone()))];
    harness.state_mut().carry_out(intents, &ctx);
    settle(&mut harness);
    let angle =
        |h: &Harness<'static, Workbench>| h.state().document().scenario().board.labels()[&name].angle_deg;
    let fields = harness.get_all_by_role(Role::SpinButton).collect::<Vec<_>>();
    fields.into_iter().find(|f| f.value().as_deref() == Some("0°")).expect("the angle").click();
    settle(&mut harness);
    harness.event(egui::Event::Text("17".to_owned()));
    harness.run_steps(2);
    assert_eq!(angle(&harness), 17);
    click(&mut harness, "Along the course");
    assert_eq!(angle(&harness).abs(), 90, "a road down the map");
}
