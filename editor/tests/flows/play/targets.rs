//! Blows that name whom they strike: the selected unit's own and no other's, by the mouse, by buttons and by keys. Seen otherwise:
//! with one regiment of horse selected the key listed the charges of all, and the first of them was another's.

use crate::common::play::{click_hex, labels, pane_harness, wait_for_person};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_editor::play::{PlayPane, Player, Setup};
use oblique_rules::play::{Order, PieceIx, Verb};
use oblique_rulesets::read_scenario;

const SAGSCHUETZ: &str = include_str!("../../../../scenarios/purky/sagschuetz.ron");

fn harness<'a>(enemy: Player) -> Harness<'a, PlayPane> {
    let scenario = read_scenario(SAGSCHUETZ).scenario.expect("it is read whole");
    let setup = Setup { players: [Player::Person, enemy], ..Setup::default() };
    let pane = PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, setup)
        .unwrap_or_else(|why| panic!("it can be played: {why:?}"));
    pane_harness(pane)
}

fn steps(harness: &mut Harness<'_, PlayPane>) {
    for _ in 0..4 {
        harness.step();
    }
}

fn offered(harness: &Harness<'_, PlayPane>, verb: Verb) -> Vec<Order> {
    let game = harness.state().session().expect("a battle").battle().game();
    game.orders(None).into_iter().filter(|order| order.verb() == verb).collect()
}

/// Ends what is asked until several units can give a blow of that kind; the last of them, whose orders are not the first listed.
fn last_of_several(harness: &mut Harness<'_, PlayPane>, verb: Verb) -> PieceIx {
    for _ in 0..100 {
        wait_for_person(harness);
        let all = offered(harness, verb);
        let last = all.last().and_then(Order::piece);
        if let Some(last) = last.filter(|last| all.first().and_then(Order::piece) != Some(*last)) {
            return last;
        }
        harness.key_press_modifiers(egui::Modifiers::SHIFT, egui::Key::Enter);
        steps(harness);
    }
    panic!("no two units can do that at once")
}

/// What the card of reasons tells.
fn about(harness: &Harness<'_, PlayPane>) -> Option<Vec<String>> {
    harness.state().account().map(oblique_editor::play::Account::lines)
}

fn select(harness: &mut Harness<'_, PlayPane>, pix: PieceIx) {
    let field = harness.state().session().expect("a battle").battle().game().field();
    let hex = field.piece(pix).hex;
    click_hex(harness, hex);
}

/// Who of a unit's side has been ordered a blow of that kind.
fn ordered(harness: &Harness<'_, PlayPane>, verb: Verb, unit: PieceIx) -> Vec<PieceIx> {
    let battle = harness.state().session().expect("a battle").battle();
    let (steps, side) = (battle.steps(), battle.game().field().piece(unit).side());
    let blows = steps.iter().filter(|step| step.side == side && step.order.verb() == verb);
    blows.filter_map(|step| step.order.piece()).collect()
}

#[test]
fn a_key_charges_with_the_selected_unit() {
    // Who comes on can be charged.
    let mut harness = harness(Player::Computer("computer".to_owned()));
    let rider = last_of_several(&mut harness, Verb::Charge);
    select(&mut harness, rider);
    harness.key_press(egui::Key::C);
    steps(&mut harness);
    let field = harness.state().session().expect("a battle").battle().game().field().clone();
    let own = offered(&harness, Verb::Charge).into_iter().filter(|order| order.piece() == Some(rider));
    let targets: Vec<String> = own.filter_map(|o| Some(field.piece(o.target()?).info.name.clone())).collect();
    let shown = labels(&harness);
    for (_, piece) in field.iter().filter(|(_, p)| p.side() != field.piece(rider).side()) {
        let name = &piece.info.name;
        let listed = shown.iter().any(|label| label.starts_with(&format!("{name}, ")));
        assert_eq!(listed, targets.contains(name), "{name}: {shown:?}");
    }
    for _ in 0..2 {
        harness.key_press(egui::Key::Enter);
        steps(&mut harness);
    }
    assert_eq!(ordered(&harness, Verb::Charge, rider), [rider]);
}

#[test]
fn a_click_on_an_enemy_fires_at_him_with_the_selected_unit() {
    let mut harness = harness(Player::Person);
    let firer = last_of_several(&mut harness, Verb::Fire);
    select(&mut harness, firer);
    let own = offered(&harness, Verb::Fire).into_iter().find(|order| order.piece() == Some(firer));
    let target = own.and_then(|order| order.target()).expect("a target");
    let hex = harness.state().session().expect("a battle").battle().game().field().piece(target).hex;
    click_hex(&mut harness, hex);
    assert_eq!(ordered(&harness, Verb::Fire, firer), [firer]);
}

#[test]
fn arrows_mark_another_target() {
    let mut harness = harness(Player::Person);
    let firer = last_of_several(&mut harness, Verb::Fire);
    select(&mut harness, firer);
    harness.key_press(egui::Key::F);
    steps(&mut harness);
    let fires = offered(&harness, Verb::Fire);
    let targets = fires.iter().filter(|order| order.piece() == Some(firer)).count();
    assert!(targets > 1, "it has {targets} targets");
    let told = about(&harness);
    assert!(told.is_some(), "the card tells of the target marked first");
    let first = fires.iter().find(|order| order.piece() == Some(firer)).and_then(Order::target);
    let mut seen = std::collections::BTreeSet::new();
    for key in [egui::Key::ArrowRight, egui::Key::ArrowLeft, egui::Key::ArrowUp, egui::Key::ArrowDown] {
        harness.key_press(key);
        steps(&mut harness);
        seen.insert(about(&harness));
    }
    seen.insert(told);
    harness.key_press(egui::Key::Escape);
    steps(&mut harness);
    assert_eq!(about(&harness), None, "nothing is marked any more");
    harness.key_press(egui::Key::F);
    steps(&mut harness);
    assert!(seen.len() > 1 && !seen.contains(&None), "the card tells of each target marked: {seen:?}");
    harness.key_press(egui::Key::ArrowRight);
    steps(&mut harness);
    assert!(harness.query_by_label("Map").is_some());
    harness.key_press(egui::Key::Enter);
    steps(&mut harness);
    let battle = harness.state().session().expect("a battle").battle();
    let struck =
        battle.steps().iter().find(|step| step.order.verb() == Verb::Fire).and_then(|s| s.order.target());
    assert!(struck.is_some() && struck != first, "another than the first was marked: {struck:?}");
}
