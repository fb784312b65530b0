//! What a slip of the hand must not do: pass over units that can move, move the map instead of the mark, leave the battle
//! with a list open; and whom the screen is about when a decision begins.

use crate::common::play::{asked, click_hex, pane_harness, people, steps_given};
use crate::common::positions::positions;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_battle::Battle;
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_commander::{Table, commander};
use oblique_editor::play::{PlayIntent, PlayPane};
use oblique_rules::play::{Options, Order, Verb};
use oblique_rulesets::read_scenario;
use oblique_scenario::{Scenario, Side};
use oblique_testing::toy;

fn toy_harness<'a>() -> Harness<'a, PlayPane> {
    let pane = PlayPane::begin(toy::REGISTRY, &toy::scenario(), people());
    pane_harness(pane.unwrap_or_else(|why| panic!("it can be played: {why:?}")))
}

fn sagschuetz() -> Scenario {
    let text = include_str!("../../../../scenarios/purky/sagschuetz.ron");
    read_scenario(text).scenario.expect("it is read whole")
}

fn press(harness: &mut Harness<'_, PlayPane>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(4);
}

/// Where the first foot of side A stands.
fn foot(harness: &Harness<'_, PlayPane>) -> Hex {
    let session = harness.state().session().expect("a battle");
    let found = session.battle().game().field().iter().find(|(_, piece)| piece.info.id.0 == "A1");
    found.map(|(_, piece)| piece.hex).expect("it is there")
}

/// How far up a hex lies on the map.
fn height(harness: &Harness<'_, PlayPane>, hex: Hex) -> f32 {
    let session = harness.state().session().expect("a battle");
    -geometry::center(session.battle().setting().board.layout(), hex).y
}

/// The toy's battle with its foot selected, and where that stands.
fn foot_selected<'a>() -> (Harness<'a, PlayPane>, Hex) {
    let mut harness = toy_harness();
    let from = foot(&harness);
    click_hex(&mut harness, from);
    (harness, from)
}

/// Enter gives what is marked: the foot goes up the map.
fn goes_up(mut harness: Harness<'_, PlayPane>, from: Hex) {
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let to = foot(&harness);
    assert!(height(&harness, to) > height(&harness, from), "it went up: from {from:?} to {to:?}");
}

#[test]
fn defaults_pass_over_nobody_who_can_move_now() {
    let mut harness = toy_harness();
    assert_eq!(asked(&harness), "orders");
    press(&mut harness, Modifiers::ALT, Key::D);
    assert_eq!(steps_given(&harness), 0, "the turn is not thrown away");
    assert!(harness.state().account().is_some_and(|account| account.refused), "the card says why not");
    let button = egui::accesskit::Role::Button;
    let node = harness.get_by_role_and_label(button, "Defaults until my units can move");
    assert!(node.accesskit_node().is_disabled(), "nor is its button offered");
}

#[test]
fn arrows_move_the_mark_of_the_action_in_hand_and_not_the_map() {
    let (mut harness, from) = foot_selected();
    press(&mut harness, Modifiers::NONE, Key::M);
    let camera = harness.state().camera();
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowDown, Key::ArrowUp, Key::ArrowUp, Key::ArrowUp] {
        press(&mut harness, Modifiers::NONE, key);
    }
    assert_eq!(harness.state().camera(), camera, "the map stays where it is");
    goes_up(harness, from);
}

#[test]
fn arrows_take_up_what_leads_the_selected_piece_somewhere() {
    let (mut harness, from) = foot_selected();
    let camera = harness.state().camera();
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    assert_eq!(steps_given(&harness), 0, "nothing is ordered by looking around");
    assert_eq!(harness.state().camera(), camera, "the map stays where it is");
    goes_up(harness, from);
}

#[test]
fn whom_a_decision_is_about_is_selected_when_it_begins() {
    let mut found = 0;
    for (kind, (scenario, battle)) in positions("dessauer", &["evade", "evade_path", "retreat", "press"]) {
        let decision = battle.game().decision().expect("asked").clone();
        let own = |pix: &oblique_rules::play::PieceIx| {
            battle.game().field().get(*pix).is_some_and(|piece| piece.side() == decision.side)
        };
        let Some(about) = decision.piece.filter(own) else { continue };
        if battle.game().orders(None).iter().any(|order| order.piece().is_some_and(|pix| pix != about)) {
            continue;
        }
        let mut harness =
            pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people()));
        assert_eq!(harness.state().selected(), Some(about), "{kind}");
        press(&mut harness, Modifiers::NONE, Key::Escape);
        assert_eq!(harness.state().selected(), None, "{kind}: once, and it can be let go of");
        found += 1;
    }
    assert!(found > 1, "{found}");
}

#[test]
fn escape_closes_a_list_of_the_sheet_and_nothing_else() {
    struct Sheet(PlayPane, Vec<PlayIntent>);
    let show = |ui: &mut egui::Ui, sheet: &mut Sheet| {
        let asked = sheet.0.ui(ui, false);
        sheet.1.extend(asked);
    };
    let pane = PlayPane::new(oblique_rulesets::REGISTRY, &sagschuetz(), people());
    let size = egui::vec2(1280.0, 720.0);
    let mut harness = Harness::builder().with_size(size).build_ui_state(show, Sheet(pane, Vec::new()));
    harness.run_steps(4);
    harness.get_all_by_role(egui::accesskit::Role::ComboBox).next().expect("who plays").click();
    harness.run_steps(4);
    assert!(egui::Popup::is_any_open(&harness.ctx), "the list is open");
    harness.key_press(Key::Escape);
    harness.run_steps(4);
    assert!(!egui::Popup::is_any_open(&harness.ctx), "Escape closes it");
    assert!(harness.state().1.is_empty(), "and leaves nothing");
    // Whatever has the focus is let go of first.
    for _ in 0..2 {
        harness.key_press(Key::Escape);
        harness.run_steps(4);
    }
    assert!(harness.state().1.contains(&PlayIntent::GiveUp), "then it leaves: {:?}", harness.state().1);
}

#[test]
fn statistics_of_both_sides_stand_under_their_names() {
    let pane = PlayPane::begin(oblique_rulesets::REGISTRY, &sagschuetz(), people());
    let mut harness = pane_harness(pane.unwrap_or_else(|why| panic!("it can be played: {why:?}")));
    let session = harness.state().session().expect("a battle");
    let sides = session.battle().setting().sides.clone();
    let rows = session.battle().game().statistics(None);
    let both: Vec<_> = rows.into_iter().filter(|(_, value)| value.contains(" / ")).collect();
    assert!(!both.is_empty());
    let named = |harness: &Harness<'_, PlayPane>| {
        sides.each_ref().map(|name| harness.query_all_by_label(name.as_str()).count())
    };
    let before = named(&harness);
    press(&mut harness, Modifiers::ALT, Key::B);
    let after = named(&harness);
    assert!(after[0] > before[0] && after[1] > before[1], "{before:?} {after:?}");
    for (name, value) in both {
        assert!(harness.query_all_by_label(value.as_str()).next().is_none(), "{name}: {value}");
    }
}

/// A battle of Cowpens after the last unit's order of a command, which is over by it while others wait.
fn command_over() -> (Scenario, Battle) {
    let text = include_str!("../../../../scenarios/flintlock/cowpens.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let ruleset = oblique_rulesets::ruleset_of(&scenario).expect("a ruleset of ours");
    let options = Options { seed: 2, fog: false, unattended: false };
    let mut battle = Battle::begin(ruleset, &scenario, &options).expect("it begins");
    let mut table = Table::new(Side::BOTH.map(|side| commander("random", 2, side).expect("a commander")));
    for _ in 0..2000 {
        let setting = battle.setting().clone();
        let (side, order) = table.next(battle.game(), &setting).expect("it goes on");
        battle.give(side, order).expect("a commander's order is legal");
        let last = battle.steps().last().expect("a step");
        let unit = last.order.piece().is_some_and(|pix| battle.game().field().piece(pix).is_unit());
        let same = battle.game().decision().is_some_and(|decision| decision.side == last.side);
        let waits = |order: &Order| order.verb() == Verb::Activate && order.piece().is_some();
        let ended = matches!(last.order.verb(), Verb::Done | Verb::EndPhase);
        if unit && same && !ended && battle.game().orders(None).iter().any(waits) {
            return (scenario, battle);
        }
    }
    panic!("no command is over by its last order");
}

#[test]
fn what_closed_by_itself_is_not_taken_for_the_step_that_is_ended() {
    let (scenario, battle) = command_over();
    let pane = PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people());
    let mut harness = pane_harness(pane);
    let before = steps_given(&harness);
    press(&mut harness, Modifiers::SHIFT, Key::Enter);
    assert_eq!(steps_given(&harness), before, "the commands that wait are not let go by");
    let said = |harness: &Harness<'_, PlayPane>| {
        harness.query_all_by_label_contains("can still be activated").next().is_some()
    };
    assert!(said(&harness), "it is said who waits");
    press(&mut harness, Modifiers::SHIFT, Key::Enter);
    assert!(steps_given(&harness) > before, "once more, and it is ended");
}

#[test]
fn the_list_of_a_stack_goes_when_something_else_is_asked() {
    let text = include_str!("../../../../scenarios/flintlock/hobkirks_hill.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let pane = PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, people());
    let mut harness = pane_harness(pane.unwrap_or_else(|why| panic!("it can be played: {why:?}")));
    let field = harness.state().session().expect("a battle").battle().game().field();
    let shared = field.pieces.iter().find(|p| p.on_map() && field.at(p.hex).count() > 1).map(|p| p.hex);
    click_hex(&mut harness, shared.expect("two stand in one hex"));
    let listed = |harness: &Harness<'_, PlayPane>| harness.query_by_label("Who?").is_some();
    assert!(listed(&harness));
    let before = asked(&harness);
    harness.get_by_role_and_label(egui::accesskit::Role::Button, "Act").click();
    harness.run_steps(4);
    assert_ne!(asked(&harness), before);
    assert!(!listed(&harness), "its digits would answer what is asked now");
}
