//! The battle in the whole editor: F5, leaving it, coming back, changes meanwhile.

use crate::common::play::{end_step, wait_for_person};
use egui::Modifiers;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_editor::app::{Next, Workbench};
use oblique_editor::play::PlayPane;
use oblique_editor::settings::Settings;
use oblique_rulesets::read_scenario;

fn harness<'a>() -> Harness<'a, Workbench> {
    let text = include_str!("../../../../scenarios/dragoon/mollwitz.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let workbench = Workbench::new(Settings::default(), scenario);
    let show = |ui: &mut egui::Ui, workbench: &mut Workbench| workbench.ui(ui);
    let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 800.0)).build_ui_state(show, workbench);
    steps(&mut harness);
    harness
}

fn steps(harness: &mut Harness<'_, Workbench>) {
    for _ in 0..4 {
        harness.step();
    }
}

fn press(harness: &mut Harness<'_, Workbench>, key: egui::Key) {
    harness.key_press(key);
    steps(harness);
}

fn orders(harness: &Harness<'_, Workbench>) -> usize {
    let session = harness.state().battle().and_then(|b| b.session());
    session.map_or(0, |s| s.battle().steps().len())
}

#[test]
fn what_keeps_a_battle_from_being_played_is_fixed_where_it_is_told() {
    let text = include_str!("../../../../scenarios/dragoon/mollwitz.ron");
    let mut scenario = read_scenario(text).scenario.expect("it is read whole");
    let beyond = scenario.board.layout().at(900, 900);
    let piece =
        scenario.pieces.values_mut().find(|piece| piece.hex.is_some()).expect("somebody is on the map");
    piece.hex = Some(beyond);
    let name = piece.name.clone();
    let workbench = Workbench::new(Settings::default(), scenario);
    let show = |ui: &mut egui::Ui, workbench: &mut Workbench| workbench.ui(ui);
    let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 800.0)).build_ui_state(show, workbench);
    steps(&mut harness);
    press(&mut harness, egui::Key::F5);
    let back = format!("Move {name} to ");
    assert!(harness.query_by_label_contains("cannot be played yet").is_some());
    harness.get_by_label_contains(&back).click();
    steps(&mut harness);
    assert!(harness.query_by_label_contains("cannot be played yet").is_none());
    assert!(harness.state().playing(), "it can be begun now");
    assert!(harness.state().document().undo_label().is_some_and(|label| label.starts_with(&back)));
}

#[test]
fn f5_plays_leaves_and_comes_back() {
    let mut harness = harness();
    let before = harness.state().document().revision();
    press(&mut harness, egui::Key::F5);
    assert!(harness.state().playing());
    end_step(&mut harness);
    assert!(harness.state().battle().is_some_and(|b| b.session().is_some()));
    wait_for_person(&mut harness);
    end_step(&mut harness);
    wait_for_person(&mut harness);
    let given = orders(&harness);
    assert!(given > 0);

    press(&mut harness, egui::Key::F5);
    assert!(harness.state().playing(), "a battle under way is not left without asking");
    harness.get_by_label("Leave and keep it").click();
    steps(&mut harness);
    assert!(!harness.state().playing());

    press(&mut harness, egui::Key::F5);
    assert!(harness.state().playing());
    assert_eq!(orders(&harness), given, "the battle was kept");
    assert_eq!(harness.state().document().revision(), before, "playing changes no document");
}

#[test]
fn a_changed_scenario_can_be_begun_anew() {
    let mut harness = harness();
    press(&mut harness, egui::Key::F5);
    end_step(&mut harness);
    press(&mut harness, egui::Key::F5);
    assert!(!harness.state().playing(), "nothing was ordered: it is left at once");

    press(&mut harness, egui::Key::F5);
    end_step(&mut harness);
    wait_for_person(&mut harness);
    end_step(&mut harness);
    wait_for_person(&mut harness);
    press(&mut harness, egui::Key::F5);
    harness.get_by_label("Leave and keep it").click();
    steps(&mut harness);
    harness.key_press_modifiers(Modifiers::COMMAND, egui::Key::A);
    steps(&mut harness);
    press(&mut harness, egui::Key::Delete);
    assert!(harness.state().document().scenario().pieces.is_empty());

    press(&mut harness, egui::Key::F5);
    harness.get_by_label("Restart with the changes").click();
    steps(&mut harness);
    assert!(harness.state().battle_in_progress(), "the battle played so far goes only when that is said");
    harness.get_by_label("Discard").click();
    steps(&mut harness);
    assert!(harness.query_by_label("Go to problem 1").is_some(), "without units it cannot be played");
    harness.get_by_label("Go to problem 1").click();
    steps(&mut harness);
    assert!(!harness.state().playing());
}

#[test]
fn a_battle_under_way_is_not_forgotten_unasked() {
    let mut harness = harness();
    press(&mut harness, egui::Key::F5);
    end_step(&mut harness);
    wait_for_person(&mut harness);
    end_step(&mut harness);
    wait_for_person(&mut harness);
    let given = orders(&harness);
    assert!(harness.state().battle_in_progress() && !harness.state().may_close());
    let ctx = harness.ctx.clone();
    harness.state_mut().go_on(Next::New, &ctx);
    steps(&mut harness);
    // Keys belong to the question, not to the battle behind it.
    press(&mut harness, egui::Key::Enter);
    assert!(harness.query_by_label("Back to the battle").is_none(), "which is answered by it");
    assert_eq!(orders(&harness), given);
    assert!(harness.state().playing() && orders(&harness) == given);
    harness.state_mut().go_on(Next::New, &ctx);
    steps(&mut harness);
    harness.get_by_label("Discard").click();
    steps(&mut harness);
    assert!(harness.query_by_label("Create").is_some(), "the sheet of a new battle follows");
    press(&mut harness, egui::Key::Escape);
    assert!(harness.query_by_label("Create").is_none(), "Escape lets go of a question");
}

#[test]
fn the_palette_finds_what_the_battle_can_be_asked_for() {
    let mut harness = harness();
    press(&mut harness, egui::Key::F5);
    end_step(&mut harness);
    wait_for_person(&mut harness);
    let ask = |harness: &mut Harness<'_, Workbench>, letters: &str| {
        harness.key_press_modifiers(Modifiers::COMMAND, egui::Key::K);
        steps(harness);
        harness.get_by_label("Find a command").type_text(letters);
        steps(harness);
        press(harness, egui::Key::Enter);
    };
    // With a key and without one.
    ask(&mut harness, "battle stat");
    assert!(harness.query_all_by_label("Battle statistics").next().is_some(), "its window is open");
    ask(&mut harness, "branches");
    assert!(harness.query_all_by_label("Branches").next().is_some());
    end_step(&mut harness);
    wait_for_person(&mut harness);
    let given = orders(&harness);
    assert!(given > 0);
    ask(&mut harness, "take your last order back");
    assert!(orders(&harness) < given, "and what the computer answered");
}

#[test]
fn zoom_is_the_battles_while_it_is_on_the_screen() {
    let mut harness = harness();
    press(&mut harness, egui::Key::F5);
    end_step(&mut harness);
    let camera = |h: &Harness<'_, Workbench>| h.state().battle().map(PlayPane::camera).expect("a battle");
    let map = harness.state().view().camera;
    let before = camera(&harness);
    harness.key_press_modifiers(Modifiers::COMMAND, egui::Key::Equals);
    steps(&mut harness);
    assert!(camera(&harness).hex_points > before.hex_points);
    harness.key_press_modifiers(Modifiers::COMMAND, egui::Key::Num0);
    steps(&mut harness);
    assert!(camera(&harness).fit, "the whole board is shown");
    assert_eq!(harness.state().view().camera, map, "the map's own view is left");
}
