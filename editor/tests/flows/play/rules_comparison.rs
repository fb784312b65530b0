//! One battle played many times, under its own ruleset or every one.

use crate::common::{click, editor, first, press, scenario, settle, show_panel, wait_until, workbench};
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::settings::Settings;
use oblique_editor::view::{BattlesWanted, RulesCompared};
use oblique_rulesets::RULESETS;
use oblique_scenario::{Edit, PieceId, Side};
use oblique_trial::rules::{Section, Under};
use std::sync::Arc;

/// Two battalions a side, some hexes apart: too little for its own ruleset, enough for others.
fn small_battle() -> Workbench {
    let mut scenario = scenario();
    let layout = scenario.board.layout();
    let own: Vec<_> = scenario.pieces.iter().map(|(id, piece)| (id.clone(), piece.clone())).collect();
    for (column, (id, mut piece)) in (2..).zip(own) {
        piece.hex = Some(layout.at(column, 4));
        scenario.pieces.insert(id.clone(), piece.clone());
        piece.side = Side::B;
        piece.hex = Some(layout.at(column, 1));
        piece.leader = piece.leader.map(|leader| PieceId(format!("b-{}", leader.0)));
        scenario.pieces.insert(PieceId(format!("b-{}", id.0)), piece);
    }
    Workbench::new(Settings::default(), scenario)
}

/// So many battles, the computer on both sides.
fn wanted(games: u64, under: Under) -> Intent {
    Intent::CompareRules(BattlesWanted { under, games, commanders: ["computer"; 2], first_seed: 1 })
}

/// What was played last under its own ruleset, else what was compared.
fn last(workbench: &Workbench) -> Option<Arc<RulesCompared>> {
    let played = &workbench.view().battles_played;
    played.last(Under::Own).or_else(|| played.last(Under::Every)).cloned()
}

#[test]
fn the_results_of_all_rulesets_stand_side_by_side() {
    let mut harness = editor(small_battle());
    show_panel(&mut harness, "rules_comparison");
    assert!(harness.query_by_label("Nothing has been played").is_some());
    // More than can be played before it is stopped.
    harness.state_mut().carry_out(vec![wanted(10_000, Under::Every)], &egui::Context::default());
    let done = |w: &Workbench| last(w).is_some_and(|c| c.played > 0);
    wait_until(&mut harness, "a battle under each", done);
    click(&mut harness, "Stop");
    settle(&mut harness);
    for ruleset in RULESETS {
        assert!(harness.query_all_by_label(&ruleset.catalog().name).next().is_some());
    }
    let shown = |text| harness.query_all_by_label_contains(text).next().is_some();
    assert!(shown("Conversion") && shown("Converted,") && shown("Not played: Side A has no overall leader"));
    let compared = last(harness.state()).expect("it was played");
    for section in [Section::Conversion, Section::Result, Section::Length, Section::Losses, Section::Decided]
    {
        assert!(compared.rows.iter().any(|row| row.section == section), "{}", section.title());
    }
    assert!(!compared.running && compared.comparison.played.len() == RULESETS.len());
    assert!(harness.query_by_label("The battle has changed since").is_none());
    let edit = Edit::Piece(first(), None);
    harness.state_mut().carry_out(vec![Intent::edit("Delete", edit)], &egui::Context::default());
    settle(&mut harness);
    assert!(harness.query_by_label("The battle has changed since").is_some());
}

#[test]
fn a_trial_plays_its_own_rules_alone_and_stands_beside_the_record() {
    let text = include_str!("../../../../scenarios/flintlock/hobkirks_hill.ron");
    let scenario = oblique_rulesets::read_scenario(text).scenario.expect("it is read whole");
    let mut harness = editor(Workbench::new(Settings::default(), scenario));
    show_panel(&mut harness, "trials");
    assert!(harness.query_by_label("Nothing has been played").is_some());
    harness.state_mut().carry_out(vec![wanted(3, Under::Own)], &egui::Context::default());
    let ended = |w: &Workbench| last(w).is_some_and(|c| !c.running);
    wait_until(&mut harness, "three battles", ended);
    let trial = last(harness.state()).expect("it was played");
    assert_eq!((trial.played, trial.comparison.played.len()), (3, 1));
    let recorded =
        trial.rows.iter().find(|row| row.section == Section::History).expect("history is recorded");
    assert_eq!(recorded.cells.len(), 1);
    let shown = |text| harness.query_all_by_label_contains(text).next().is_some();
    assert!(shown("Median beside the record") && shown(&recorded.cells[0]));
    // What was compared is another panel's, and of the same seeds another trial brings the same.
    show_panel(&mut harness, "rules_comparison");
    assert!(harness.query_by_label("Nothing has been played").is_some());
    harness.state_mut().carry_out(vec![wanted(3, Under::Own)], &egui::Context::default());
    let again = |w: &Workbench| last(w).is_some_and(|c| !c.running && c.played == 3);
    wait_until(&mut harness, "three battles again", again);
    assert_eq!(last(harness.state()).expect("it was played").rows, trial.rows);
}

/// Has them played to the end.
fn play(harness: &mut Harness<'static, Workbench>, under: Under, games: u64) {
    harness.state_mut().carry_out(vec![wanted(games, under)], &egui::Context::default());
    let done =
        |w: &Workbench| w.view().battles_played.last(under).is_some_and(|c| !c.running && c.played == games);
    wait_until(harness, "the battles", done);
    settle(harness);
}

#[test]
fn a_trial_stands_beside_the_one_before_the_change() {
    let text = include_str!("../../../../scenarios/purky/sagschuetz.ron");
    let scenario = oblique_rulesets::read_scenario(text).scenario.expect("it is read whole");
    let led = scenario.pieces.iter().filter(|(_, piece)| piece.side == Side::A && piece.leader.is_some());
    let mut led = led.map(|(id, _)| id.clone());
    let (away, first) = (led.next().expect("somebody is led"), led.next().expect("two are led"));
    let mut harness = editor(Workbench::new(Settings::default(), scenario));
    show_panel(&mut harness, "trials");
    play(&mut harness, Under::Own, 2);
    // More of the same battle take its place; a comparison of rulesets leaves it.
    play(&mut harness, Under::Own, 3);
    play(&mut harness, Under::Every, 1);
    assert!(harness.state().view().battles_played.earlier().is_empty());
    let edit = Edit::Piece(away, None);
    harness.state_mut().carry_out(vec![Intent::edit("Delete", edit)], &egui::Context::default());
    play(&mut harness, Under::Own, 2);
    show_panel(&mut harness, "trials");
    assert!(harness.query_by_label("Trial 2").is_some() && harness.query_by_label("Trial 1").is_some());
    // What was changed between them is told.
    assert!(harness.query_by_label("As it was opened").is_some());
    assert!(harness.query_all_by_label("Delete").next().is_some());
    let trial = last(harness.state()).expect("it was played");
    let battles = trial.rows.iter().find(|row| row.what == "Battles").expect("they are counted");
    assert_eq!(battles.cells, ["2", "3"]);
    assert!(trial.rows.iter().all(|row| row.cells.len() == 2 && row.section != Section::Conversion));
    // A third one stands beside the second; the first is kept to be chosen.
    let edit = Edit::Piece(first, None);
    harness.state_mut().carry_out(vec![Intent::edit("Delete again", edit)], &egui::Context::default());
    play(&mut harness, Under::Own, 1);
    let battles = |workbench: &Workbench| {
        let trial = last(workbench).expect("it was played");
        trial.rows.iter().find(|row| row.what == "Battles").expect("they are counted").cells.clone()
    };
    assert_eq!(battles(harness.state()), ["1", "2"]);
    harness.get_by_role_and_label(Role::ComboBox, "Beside").click();
    settle(&mut harness);
    click(&mut harness, "Trial 1, battles: 3");
    assert_eq!(battles(harness.state()), ["1", "3"]);
    assert!(harness.query_by_label("Trial 3").is_some() && harness.query_by_label("Trial 1").is_some());
    // The battle as it was is that trial again, and no new one.
    press(&mut harness, egui::Modifiers::COMMAND, egui::Key::Z);
    play(&mut harness, Under::Own, 2);
    assert_eq!(battles(harness.state()), ["2", "3"]);
    assert_eq!(harness.state().view().battles_played.earlier().len(), 2);
}

#[test]
fn a_battle_without_enemies_says_why_it_is_not_played() {
    let mut harness = editor(workbench());
    show_panel(&mut harness, "rules_comparison");
    click(&mut harness, "Play and compare");
    let ended = |w: &Workbench| last(w).is_some_and(|c| !c.running);
    wait_until(&mut harness, "the end", ended);
    assert!(harness.query_all_by_label_contains("Not played:").next().is_some());
    assert!(harness.query_by_label("Stop").is_none());
}

#[test]
fn who_commands_a_trial_is_chosen() {
    let text = include_str!("../../../../scenarios/flintlock/hobkirks_hill.ron");
    let scenario = oblique_rulesets::read_scenario(text).scenario.expect("it is read whole");
    let sides = scenario.sides.each_ref().map(|side| side.name.clone());
    let mut harness = editor(Workbench::new(Settings::default(), scenario));
    show_panel(&mut harness, "trials");
    harness.get_by_role_and_label(Role::ComboBox, &sides[0]).click();
    settle(&mut harness);
    click(&mut harness, "The computer, passive");
    // A click waits until nothing is under way.
    harness.get_by_label("Play").click();
    harness.step();
    let begun = |w: &Workbench| last(w).is_some_and(|c| c.played > 0);
    wait_until(&mut harness, "a battle", begun);
    click(&mut harness, "Stop");
    settle(&mut harness);
    let trial = last(harness.state()).expect("it was played");
    assert_eq!(trial.commanders, ["passive", "computer"]);
    assert!(
        trial.left_seconds.is_some() && harness.query_by_label(&format!("1 to {}", trial.played)).is_some()
    );
    assert!(harness.query_by_label("The computer, passive against the computer").is_some());
    // Who gives no orders does not win.
    let won = trial.comparison.played[0].tally.wins(Side::A);
    assert_eq!(won, 0);
}
