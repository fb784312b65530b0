//! One battle played under every ruleset.

use crate::common::{click, editor, first, scenario, settle, show_panel, wait_until, workbench};
use egui_kittest::kittest::Queryable as _;
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Edit, PieceId, Side};
use oblique_trial::rules::Section;

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

#[test]
fn the_results_of_all_rulesets_stand_side_by_side() {
    let mut harness = editor(small_battle());
    show_panel(&mut harness, "rules_comparison");
    assert!(harness.query_by_label("Nothing has been played").is_some());
    // More than can be played before it is stopped.
    harness.state_mut().carry_out(vec![Intent::CompareRules(10_000)], &egui::Context::default());
    let done = |w: &Workbench| w.view().rules_compared.as_ref().is_some_and(|c| c.played > 0);
    wait_until(&mut harness, "a battle under each", done);
    click(&mut harness, "Stop");
    settle(&mut harness);
    for ruleset in RULESETS {
        assert!(harness.query_all_by_label(&ruleset.catalog().name).next().is_some());
    }
    let shown = |text| harness.query_all_by_label_contains(text).next().is_some();
    assert!(shown("Conversion") && shown("Converted,") && shown("Not played: Side A has no overall leader"));
    let compared = harness.state().view().rules_compared.clone().expect("it was played");
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
fn a_battle_without_enemies_says_why_it_is_not_played() {
    let mut harness = editor(workbench());
    show_panel(&mut harness, "rules_comparison");
    click(&mut harness, "Play and compare");
    let ended = |w: &Workbench| w.view().rules_compared.as_ref().is_some_and(|c| !c.running);
    wait_until(&mut harness, "the end", ended);
    assert!(harness.query_all_by_label_contains("Not played:").next().is_some());
    assert!(harness.query_by_label("Stop").is_none());
}
