//! The pane plays a ruleset it has never heard of: the toy of the tests, whole on the kernel.

use crate::common::play::{asked, click_hex, labels, pane_harness, people, steps_given, wait_for_person};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Hex;
use oblique_editor::play::{PlayPane, Player, Setup};
use oblique_testing::toy;

fn harness<'a>(setup: Setup) -> Harness<'a, PlayPane> {
    let pane = PlayPane::begin(toy::REGISTRY, &toy::scenario(), setup);
    pane_harness(pane.unwrap_or_else(|why| panic!("it can be played: {why:?}")))
}

/// Where the first foot of side A stands.
fn foot(harness: &Harness<'_, PlayPane>) -> Hex {
    let session = harness.state().session().expect("a battle");
    let game = session.battle().game();
    let found = game.field().iter().find(|(_, piece)| piece.info.id.0 == "A1").map(|(_, piece)| piece.hex);
    found.expect("it is there")
}

#[test]
fn units_move_by_clicks_and_a_move_is_taken_back() {
    let mut harness = harness(people());
    assert_eq!(asked(&harness), "orders");
    let from = foot(&harness);
    let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
    let (col, row) = layout.col_row(from);
    let to = layout.at(col, row - 1);
    click_hex(&mut harness, from);
    click_hex(&mut harness, to);
    assert_eq!(foot(&harness), to, "a click marches there");
    assert_eq!(steps_given(&harness), 1);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    harness.run_steps(4);
    assert_eq!(foot(&harness), from, "and undo takes it back");
    let end = labels(&harness).into_iter().find(|label| label.starts_with("End the turn"));
    let end = end.expect("ending the turn is offered");
    harness.get_by_role_and_label(egui::accesskit::Role::Button, &end).click();
    harness.run_steps(4);
    let side = harness.state().session().and_then(|s| s.battle().game().decision()).map(|d| d.side);
    assert_eq!(side, Some(oblique_scenario::Side::B));
}

#[test]
fn the_computer_plays_it_to_its_result() {
    let computer = || Player::Computer("steady".to_owned());
    let mut harness = harness(Setup { players: [computer(), computer()], ..people() });
    wait_for_person(&mut harness);
    let over = |h: &Harness<'_, PlayPane>| h.state().session().is_some_and(|s| s.battle().over());
    assert!(over(&harness), "it is played to its end");
    harness.run_steps(4);
    assert!(harness.query_all_by_label("The last turn is over.").count() > 0, "the result says why");
}

#[test]
fn the_toy_stays_within_what_a_system_must_write_itself() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/testing/src/toy");
    let files = std::fs::read_dir(folder).expect("it is there").flatten();
    let lines = |file: std::fs::DirEntry| {
        std::fs::read_to_string(file.path()).expect("text").lines().filter(|l| !l.trim().is_empty()).count()
    };
    let total: usize = files.map(lines).sum();
    assert!((200..500).contains(&total), "{total} lines");
}
