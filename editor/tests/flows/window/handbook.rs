//! The handbook: found by a key, read beside the work.

use crate::common::{click, editor, press, scenario, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_editor::app::Workbench;
use oblique_editor::command::{Intent, keys_of};
use oblique_editor::settings::Settings;
use oblique_editor::ui::spot;
use oblique_scenario::check::Severity;

type Editor = Harness<'static, Workbench>;

fn is_open(harness: &Editor) -> bool {
    harness.query_by_label("Search the handbook").is_some()
}

/// Points at the middle of what has a label.
fn point_at(harness: &mut Editor, at: egui::Pos2) {
    harness.hover_at(at);
    settle(harness);
}

#[test]
fn the_handbook_stays_open_beside_the_work() {
    let mut harness = editor(workbench());
    press(&mut harness, Modifiers::NONE, Key::F1);
    assert!(is_open(&harness));
    // Keys still reach the tools, and Escape is theirs.
    press(&mut harness, Modifiers::NONE, Key::B);
    assert_eq!(harness.state().view().tool, "brush");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(is_open(&harness));
    press(&mut harness, Modifiers::NONE, Key::F1);
    assert!(!is_open(&harness), "the same key closes it");
}

#[test]
fn the_handbook_is_searched_by_keys_alone() {
    let mut harness = editor(workbench());
    let tool = harness.state().view().tool.clone();
    press(&mut harness, Modifiers::NONE, Key::F1);
    press(&mut harness, Modifiers::COMMAND, Key::F);
    // Typed into whatever has the keyboard, as a hand does.
    harness.event(egui::Event::Text("temperament".to_owned()));
    press(&mut harness, Modifiers::NONE, Key::B);
    assert_eq!(harness.state().view().tool, tool, "letters are the field's");
    assert!(harness.query_all_by_label("Playing").count() > 1, "in the contents and found");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(harness.query_by_label("Giving orders").is_some(), "Enter opens what is found first");
}

#[test]
fn contents_links_and_search_lead_to_pages_and_rules() {
    let mut harness = editor(workbench());
    press(&mut harness, Modifiers::NONE, Key::F1);
    // Far down in the contents.
    harness.get_by_label("Sources and notes").scroll_to_me();
    settle(&mut harness);
    click(&mut harness, "Sources and notes");
    assert!(harness.query_by_label_contains("where its figures come from").is_some());
    click(&mut harness, "playing");
    assert!(harness.query_by_label_contains("temperament").is_some());
    click(&mut harness, "Back");
    assert!(harness.query_by_label_contains("temperament").is_none());
    harness.get_by_label("Search the handbook").focus();
    settle(&mut harness);
    harness.get_by_label("Search the handbook").type_text("temperament");
    settle(&mut harness);
    // In the contents, and among what was found.
    harness.query_all_by_label("Playing").last().expect("a hit").click();
    settle(&mut harness);
    assert!(harness.query_by_label("Giving orders").is_some(), "the page itself");
    harness.get_by_label("Search the handbook").focus();
    settle(&mut harness);
    harness.get_by_label("Search the handbook").type_text("xyzzy");
    settle(&mut harness);
    assert!(harness.query_by_label("Nothing found").is_some());
}

#[test]
fn a_search_leads_to_how_a_ruleset_is_played() {
    let mut harness = editor(workbench());
    let with_guide = oblique_rulesets::RULESETS.iter().find(|ruleset| ruleset.guide().is_some());
    let ruleset = with_guide.expect("one has a guide");
    let guide = ruleset.guide().expect("it has");
    let heading = guide.lines().find_map(|line| line.strip_prefix("## ")).expect("a section");
    press(&mut harness, Modifiers::NONE, Key::F1);
    harness.get_by_label("Search the handbook").focus();
    settle(&mut harness);
    harness.get_by_label("Search the handbook").type_text(&format!("played {heading}"));
    settle(&mut harness);
    let hit = format!("How it is played ({})", ruleset.catalog().name);
    harness.get_by_label(&hit).click();
    settle(&mut harness);
    assert!(harness.query_by_label(heading).is_some(), "the page itself");
}

#[test]
fn a_rule_opens_in_its_chapter() {
    let mut harness = editor(workbench());
    let manual = oblique_rulesets::RULESETS[0].manual();
    let rule = manual.chapters.last().and_then(|c| c.rules.first()).expect("a rule");
    let ctx = harness.ctx.clone();
    harness.state_mut().carry_out(vec![Intent::Rule(rule.id.clone())], &ctx);
    settle(&mut harness);
    assert!(harness.query_by_label_contains("Rules of").is_some());
    assert!(harness.query_by_label(&rule.title).is_some(), "{}", rule.id);
}

#[test]
fn the_key_opens_the_page_about_what_is_pointed_at() {
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    harness.state_mut().carry_out(vec![Intent::ShowPanel("problems")], &ctx);
    settle(&mut harness);
    let at = spot::find(&ctx, "pane.problems").expect("it is shown").center();
    point_at(&mut harness, at);
    press(&mut harness, Modifiers::NONE, Key::F1);
    assert!(harness.query_by_label_contains("keeps the battle from being played").is_some());
    press(&mut harness, Modifiers::NONE, Key::F1);
    press(&mut harness, Modifiers::NONE, Key::H);
    let map = harness.get_by_label("Map").rect();
    point_at(&mut harness, map.left_center() + egui::vec2(30.0, 0.0));
    press(&mut harness, Modifiers::NONE, Key::F1);
    assert!(harness.query_by_label("Every hex has a level. The map shows levels by shading, by contour and, if you like, as numbers (Layers panel).").is_some());
}

#[test]
fn in_a_battle_the_key_opens_the_page_about_playing_and_the_keys_have_their_own() {
    let text = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
    let scenario = oblique_rulesets::read_scenario(text).scenario.expect("it is read whole");
    let mut harness = editor(Workbench::new(Settings::default(), scenario));
    press(&mut harness, Modifiers::NONE, Key::F5);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    let map = harness.get_by_label("Map").rect();
    point_at(&mut harness, map.center());
    press(&mut harness, Modifiers::NONE, Key::F1);
    assert!(is_open(&harness));
    assert!(harness.query_by_label("Giving orders").is_some(), "the page about playing");
    press(&mut harness, Modifiers::NONE, Key::F1);
    assert!(!is_open(&harness), "the same key closes it");
    press(&mut harness, Modifiers::NONE, Key::F1);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(!is_open(&harness), "Escape closes it");
    assert!(harness.query_by_label("Leave").is_some(), "and does not leave the battle");
    press(&mut harness, Modifiers::COMMAND, Key::Slash);
    assert!(harness.query_by_label("Skip to your next decision").is_some(), "the keys of the battle");
}

#[test]
fn the_keys_of_a_battle_are_shown_by_the_keys_the_user_gave_them() {
    let mut settings = Settings::default();
    settings.keys.set("help.shortcuts", keys_of("Ctrl+J"));
    let text = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
    let scenario = oblique_rulesets::read_scenario(text).scenario.expect("it is read whole");
    let mut harness = editor(Workbench::new(settings, scenario));
    press(&mut harness, Modifiers::NONE, Key::F5);
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    let shown = |h: &Harness<'static, Workbench>| h.query_by_label("Skip to your next decision").is_some();
    press(&mut harness, Modifiers::COMMAND, Key::Slash);
    assert!(!shown(&harness), "they are given to other keys");
    press(&mut harness, Modifiers::COMMAND, Key::J);
    assert!(shown(&harness));
    press(&mut harness, Modifiers::COMMAND, Key::J);
    assert!(!shown(&harness), "and put away by them");
}

#[test]
fn the_title_names_battle_and_file_and_marks_changes() {
    let mut harness = editor(workbench());
    let before = harness.state().window_title();
    assert!(before.ends_with("– no file yet"), "{before}");
    click(&mut harness, "Keith 2 units, 1,200 men");
    press(&mut harness, Modifiers::NONE, Key::Delete);
    assert_eq!(harness.state().window_title(), format!("{before} •"));
}

#[test]
fn what_a_new_battle_has_not_got_yet_is_to_be_done_and_not_wrong() {
    let mut harness = editor(Workbench::new(Settings::default(), scenario()));
    press(&mut harness, Modifiers::COMMAND, Key::N);
    click(&mut harness, "Create");
    let ctx = harness.ctx.clone();
    harness.state_mut().carry_out(vec![Intent::ShowPanel("problems")], &ctx);
    settle(&mut harness);
    assert!(!harness.state().problems().is_empty());
    assert!(harness.query_by_label_contains("Still to do (").is_some());
    let scenario = harness.state().document().scenario();
    let wrong: Vec<_> = harness.state().problems().iter().filter(|p| !p.still_to_do(scenario)).collect();
    assert!(wrong.iter().all(|p| p.severity == Severity::Note), "{wrong:?}");
    assert!(harness.query_by_label_contains(" still to do").is_some(), "the status bar says so too");
}
