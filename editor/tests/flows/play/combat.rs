//! Fire, assault and charge given in the pane by mouse and keys, from armies that begin in contact.

use crate::common::play::{button, click_hex, labels, wait_for_person};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::{Hex, Hour};
use oblique_editor::mapview::Overlay;
use oblique_editor::play::{Kind, PlayPane, Player, Setup};
use oblique_rules::play::Verb;
use oblique_rulesets::read_scenario;
use oblique_scenario::{PieceId, Scenario, Side};

/// Mollwitz with pieces put elsewhere: id, hex, facing, formation.
fn moved(pieces: &[(&str, &str, i32, &str)]) -> Scenario {
    moved_in(include_str!("../../../../scenarios/dragoon/mollwitz.ron"), pieces)
}

fn moved_in(text: &str, pieces: &[(&str, &str, i32, &str)]) -> Scenario {
    let mut scenario = read_scenario(text).scenario.expect("it is read whole");
    let layout = scenario.board.layout();
    for (id, hex, facing, formation) in pieces {
        let piece = scenario.pieces.get_mut(&PieceId((*id).to_owned())).expect("a piece of the battle");
        piece.hex = layout.parse_name(hex);
        assert!(piece.hex.is_some(), "the hex is on the board");
        piece.facing = Some(Hour::new(*facing));
        (*formation).clone_into(&mut piece.formation);
    }
    scenario
}

fn harness<'a>(scenario: &Scenario) -> Harness<'a, PlayPane> {
    let players = [Player::Person, Player::Computer("passive".to_owned())];
    let pane = PlayPane::begin(oblique_rulesets::REGISTRY, scenario, Setup { players, ..Setup::default() })
        .unwrap_or_else(|why| panic!("it can be played: {why:?}"));
    let show = |ui: &mut egui::Ui, pane: &mut PlayPane| {
        pane.ui(ui, false);
    };
    let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 720.0)).build_ui_state(show, pane);
    steps(&mut harness);
    harness
}

fn steps(harness: &mut Harness<'_, PlayPane>) {
    for _ in 0..4 {
        harness.step();
    }
}

/// Takes usual answers until an order of that verb can be given; the first such order.
fn go_to(harness: &mut Harness<'_, PlayPane>, verb: Verb) -> oblique_rules::play::Order {
    for _ in 0..200 {
        wait_for_person(harness);
        let session = harness.state().session().expect("a battle");
        let found = session.battle().game().orders(None).into_iter().find(|o| o.verb() == verb);
        if let Some(order) = found {
            return order;
        }
        harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
        steps(harness);
    }
    panic!("{verb:?} is never offered");
}

fn can(harness: &Harness<'_, PlayPane>, verb: Verb) -> bool {
    let session = harness.state().session().expect("a battle");
    session.battle().game().orders(None).iter().any(|o| o.verb() == verb)
}

fn place_of(harness: &Harness<'_, PlayPane>, order: &oblique_rules::play::Order) -> Hex {
    let field = harness.state().session().expect("a battle").battle().game().field();
    field.get(order.piece().expect("an order to a piece")).expect("the piece").hex
}

/// A battery that has unlimbered before an enemy battalion two hexes off.
fn battery() -> Scenario {
    moved(&[("a-guns-1", "1929", 11, "unlimbered"), ("b-goe-06-harrach-2", "2027", 5, "line")])
}

#[test]
fn fire_is_plotted_by_clicking_the_target_and_taken_back_by_clicking_it_again() {
    let mut harness = harness(&battery());
    let plot = go_to(&mut harness, Verb::Plot);
    let (from, target) = (place_of(&harness, &plot), plot.hex().expect("a target"));
    click_hex(&mut harness, from);
    click_hex(&mut harness, target);
    assert!(can(&harness, Verb::Unplot), "the fire is plotted");
    click_hex(&mut harness, target);
    assert!(!can(&harness, Verb::Unplot), "and taken back");
    assert!(can(&harness, Verb::Plot));
}

#[test]
fn fire_is_plotted_by_its_key_and_resolved() {
    let mut harness = harness(&battery());
    go_to(&mut harness, Verb::Plot);
    harness.key_press(egui::Key::Num1);
    steps(&mut harness);
    assert!(can(&harness, Verb::Unplot), "the fire is plotted");
    let before = harness.state().session().expect("a battle").lines().len();
    harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
    steps(&mut harness);
    wait_for_person(&mut harness);
    let lines = harness.state().session().expect("a battle").lines();
    assert!(lines[before..].iter().any(|line| line.text.contains("battery")), "what it did is told");
}

/// Hexes beside whose counters a number of hits is told, and hexes with smoke.
fn hits_shown(harness: &mut Harness<'_, PlayPane>) -> (Vec<Hex>, Vec<Hex>) {
    let shown = harness.state_mut().shown().expect("a battle");
    let (under, over) = (shown.under, shown.over);
    let beside =
        over.iter().filter_map(|o| if let Overlay::Beside { hex, .. } = o { Some(*hex) } else { None });
    let smoke =
        under.iter().filter_map(|o| if let Overlay::Smoke { hex, .. } = o { Some(*hex) } else { None });
    (beside.collect(), smoke.collect())
}

#[test]
fn hits_are_told_beside_the_counters_until_the_next_order_and_in_the_review() {
    let mut harness = harness(&battery());
    let target = go_to(&mut harness, Verb::Plot).hex().expect("a target");
    harness.key_press(egui::Key::Num1);
    steps(&mut harness);
    harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
    steps(&mut harness);
    wait_for_person(&mut harness);
    assert_eq!(hits_shown(&mut harness), (vec![target], vec![target]));
    harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
    steps(&mut harness);
    wait_for_person(&mut harness);
    assert_eq!(hits_shown(&mut harness), (Vec::new(), vec![target]), "the smoke stays for the turn");
    harness.key_press_modifiers(egui::Modifiers::ALT, egui::Key::R);
    steps(&mut harness);
    assert_eq!(hits_shown(&mut harness), (vec![target], vec![target]), "they are told in the review");
}

#[test]
fn a_target_out_of_reach_is_refused_with_its_rule() {
    let mut harness = harness(&battery());
    let plot = go_to(&mut harness, Verb::Plot);
    let from = place_of(&harness, &plot);
    let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
    click_hex(&mut harness, from);
    harness.get_by_label("Fire at").click();
    steps(&mut harness);
    click_hex(&mut harness, layout.at(27, 13));
    assert!(!can(&harness, Verb::Unplot));
    let last = harness.state().session().expect("a battle").lines().last().expect("it is told").clone();
    assert_eq!(last.kind, Kind::Refused);
    assert!(!last.rule.is_empty() && !last.text.is_empty(), "{last:?}");
}

#[test]
fn foot_assaults_by_clicks() {
    let enemies: Vec<(&str, &str, i32, &str)> = vec![
        ("b-goe-06-harrach-2", "2028", 5, "line"),
        ("b-goe-07-kolowrat-1", "2127", 5, "line"),
        ("b-goe-08-kolowrat-2", "1928", 5, "line"),
    ];
    let mut harness = harness(&moved(&enemies));
    let order = go_to(&mut harness, Verb::Assault);
    let from = place_of(&harness, &order);
    let session = harness.state().session().expect("a battle");
    let field = session.battle().game().field();
    let enemy = field
        .pieces
        .iter()
        .find(|p| p.on_map() && p.side() == Side::B && p.hex.unsigned_distance_to(from) == 1);
    let target = enemy.expect("an enemy beside it").hex;
    click_hex(&mut harness, from);
    click_hex(&mut harness, target);
    assert!(can(&harness, Verb::Unplot), "the assault is chosen");
    let before = harness.state().session().expect("a battle").lines().len();
    harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
    steps(&mut harness);
    wait_for_person(&mut harness);
    assert!(harness.state().session().expect("a battle").lines().len() > before, "what came of it is told");
}

#[test]
fn horse_charges_by_key_and_click() {
    let mut harness = harness(&moved(&[("b-roe-01-seherr-a", "0731", 5, "line")]));
    let order = go_to(&mut harness, Verb::Charge);
    let from = place_of(&harness, &order);
    click_hex(&mut harness, from);
    harness.key_press(egui::Key::C);
    steps(&mut harness);
    wait_for_person(&mut harness);
    let before = harness.state().session().expect("a battle").battle().steps().len();
    let session = harness.state().session().expect("a battle");
    let ride = session.battle().game().orders(None).into_iter().find(|o| o.verb() == Verb::ChargeStep);
    if let Some(hex) = ride.and_then(|o| o.hex()) {
        click_hex(&mut harness, hex);
    } else {
        harness.get_by_label("Charge from here").click();
        steps(&mut harness);
    }
    assert!(harness.state().session().expect("a battle").battle().steps().len() > before, "it rides");
}

#[test]
fn ways_of_a_charge_are_told_apart_and_drawn() {
    let text = include_str!("../../../../scenarios/flintlock/cowpens.ron");
    let mut harness = harness(&moved_in(
        text,
        &[
            ("a-ogilvie", "1320", 0, ""),
            ("a-tarleton", "1321", 0, ""),
            ("a-ogilvie-reserve-03", "1418", 0, "mounted"),
            ("a-ogilvie-reserve-04", "1518", 0, "mounted"),
        ],
    ));
    for label in ["Act", "Activate: Ogilvie", "Shock"] {
        assert!(press_button(&mut harness, label), "{label} is offered: {:?}", labels(&harness));
    }
    let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
    click_hex(&mut harness, layout.parse_name("1418").expect("on the board"));
    harness.key_press(egui::Key::C);
    steps(&mut harness);
    click_hex(&mut harness, layout.parse_name("1314").expect("on the board"));
    let ways: Vec<String> = labels(&harness).into_iter().filter(|l| l.contains("militia 2, over ")).collect();
    let apart: std::collections::BTreeSet<&String> = ways.iter().collect();
    assert!(ways.len() > 1 && apart.len() == ways.len(), "{ways:?}");
    assert!(press_button(&mut harness, &ways[0]));
    assert!(can(&harness, Verb::Charge) || can(&harness, Verb::Done), "{:?}", labels(&harness));
    assert!(labels(&harness).iter().all(|l| !l.contains(", over ")), "it is chosen");
}

/// Presses the button whose label begins so, if there is one.
fn press_button(harness: &mut Harness<'_, PlayPane>, label: &str) -> bool {
    let Some(found) = button(harness, label) else { return false };
    harness.get_by_role_and_label(egui::accesskit::Role::Button, &found).click();
    steps(harness);
    true
}
