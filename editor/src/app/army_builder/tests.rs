//! The dialog under a ruleset with lists, by what it says.

use crate::app::Workbench;
use crate::settings::Settings;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_rules::Ruleset;
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_scenario::{Scenario, Side};

type Editor = Harness<'static, Workbench>;

/// A battle of the first ruleset with lists, or of the first without.
fn battle(with_lists: bool) -> (&'static dyn Ruleset, Scenario) {
    let rules = RULESETS.iter().find(|r| r.army_lists().is_some() == with_lists).expect("there are both");
    let path = oblique_testing::shipped::battles_of(&rules.catalog().id).swap_remove(0);
    let text = std::fs::read_to_string(path).expect("it is there");
    (*rules, read_scenario(&text).scenario.expect("it is whole"))
}

fn editor(with_lists: bool) -> Editor {
    let settings = Settings { tour_seen: true, ..Settings::default() };
    let mut workbench = Workbench::new(settings, battle(with_lists).1);
    workbench.build_army();
    let mut harness = Harness::builder()
        .with_size([1600.0, 1000.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    harness.run_steps(4);
    harness
}

fn click(harness: &mut Editor, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(6);
}

fn own(harness: &Editor) -> Vec<String> {
    let scenario = harness.state().document().scenario();
    let pieces = scenario.pieces.values().filter(|piece| piece.side == Side::A);
    pieces.map(|piece| piece.name.clone()).collect()
}

fn name_of_general(harness: &Editor) -> String {
    let field = harness.get_by_label("Name of general 1").accesskit_node();
    field.value().expect("a name")
}

#[test]
fn an_army_is_built_in_one_step_and_undone_in_one() {
    let mut harness = editor(true);
    let before = own(&harness);
    let general = name_of_general(&harness);
    assert!(harness.query_by_label_contains("A legal army of").is_some());
    click(&mut harness, "Build");
    let built = own(&harness);
    assert!(built.contains(&general) && !built.contains(&before[0]), "{built:?}");
    let undo = crate::command::Intent::Run("edit.undo");
    harness.state_mut().carry_out(vec![undo], &egui::Context::default());
    harness.run_steps(3);
    assert_eq!(own(&harness), before);
}

#[test]
fn an_army_comes_after_the_one_there_is_if_that_is_wished_for() {
    let mut harness = editor(true);
    let before = own(&harness).len();
    click(&mut harness, "After it");
    click(&mut harness, "Build");
    let now = own(&harness).len();
    assert!(now > before + 5, "{before} to {now}");
}

#[test]
fn a_name_written_by_hand_stays_when_the_army_is_drawn_again() {
    let mut harness = editor(true);
    let field = harness.get_by_label("Name of general 1");
    field.focus();
    harness.run_steps(2);
    harness.get_by_label("Name of general 1").type_text(" the Elder");
    harness.run_steps(3);
    let named = name_of_general(&harness);
    assert!(named.contains("the Elder"), "{named}");
    for _ in 0..3 {
        click(&mut harness, "Draw another army");
    }
    click(&mut harness, &format!("Throw again: {named}"));
    assert_eq!(name_of_general(&harness), named);
    click(&mut harness, "Build");
    assert!(own(&harness).contains(&named));
}

#[test]
fn what_is_not_legal_is_told_and_cancelling_leaves_all_as_it_was() {
    let mut harness = editor(true);
    let before = own(&harness);
    click(&mut harness, "Add a command");
    assert!(harness.query_by_label_contains("commands; there are").is_some());
    click(&mut harness, "Remove command 1");
    click(&mut harness, "Cancel");
    assert_eq!(own(&harness), before);
}

#[test]
fn a_ruleset_without_lists_says_so() {
    let harness = editor(false);
    assert!(harness.query_by_label("Build").is_none());
    assert!(harness.query_by_label_contains("has no army lists").is_some());
}

#[test]
fn a_figure_set_by_hand_stays_and_says_so() {
    let mut harness = editor(true);
    let general = name_of_general(&harness);
    harness.get_by_label(&format!("Figures of {general}")).click();
    harness.run_steps(4);
    harness.get_by_role_and_label(egui::accesskit::Role::CheckBox, "Active").click();
    harness.run_steps(4);
    for _ in 0..3 {
        let again = format!("Throw again: {}", name_of_general(&harness));
        click(&mut harness, &again);
    }
    let general = name_of_general(&harness);
    click(&mut harness, "Build");
    let scenario = harness.state().document().scenario();
    let piece = scenario.pieces.values().find(|p| p.side == Side::A && p.name == general).expect("he came");
    assert_eq!(piece.attrs.get("active"), Some(&oblique_scenario::Value::Flag(true)));
    assert!(piece.evidence.get("active").is_some_and(|e| e.remark == "Set by hand"));
}
