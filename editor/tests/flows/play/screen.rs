//! The screen of play: the map's share, the messages, the camera, the list of who has not acted, the end.

use crate::common::play::{end_step, pane_harness, people, steps_given, wait_for_person};
use crate::common::positions::positions;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_editor::app::Workbench;
use oblique_editor::mapview::{Overlay, Viewport};
use oblique_editor::play::{Kind, MessagesAt, PlayPane, Player, Setup};
use oblique_editor::settings::Settings;
use oblique_rules::play::{Order, Verb};
use oblique_rulesets::{RULESETS, read_scenario};

const MOLLWITZ: &str = include_str!("../../../../scenarios/dragoon/mollwitz.ron");
const COWPENS: &str = include_str!("../../../../scenarios/flintlock/cowpens.ron");

fn begun(text: &str, setup: Setup) -> Harness<'static, PlayPane> {
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    pane_harness(
        PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, setup)
            .unwrap_or_else(|why| panic!("it can be played: {why:?}")),
    )
}

fn steps<S>(harness: &mut Harness<'_, S>, count: usize) {
    for _ in 0..count {
        harness.step();
    }
}

/// To a decision in which pieces can be moved.
fn to_movement(harness: &mut Harness<'_, PlayPane>) {
    for _ in 0..60 {
        wait_for_person(harness);
        let orders = harness.state().session().expect("a battle").battle().game().orders(None);
        if orders.iter().any(|o| o.verb() == Verb::Move) {
            return;
        }
        let acts = |o: &&Order| matches!(o.verb(), Verb::Activate | Verb::Choose);
        let act = harness.state_mut().shown().expect("shown").answers.into_iter().find(|a| acts(&&a.order));
        match act {
            Some(act) => {
                let button = egui::accesskit::Role::Button;
                harness.get_all_by_role_and_label(button, &act.label).next().expect("its button").click();
                steps(harness, 3);
            }
            None => end_step(harness),
        }
    }
    panic!("nobody can move");
}

#[test]
fn the_map_has_two_thirds_of_a_small_window() {
    for text in [MOLLWITZ, COWPENS] {
        let scenario = read_scenario(text).scenario.expect("it is read whole");
        let workbench = Workbench::new(Settings::default(), scenario);
        let show = |ui: &mut egui::Ui, workbench: &mut Workbench| workbench.ui(ui);
        let size = egui::vec2(1280.0, 720.0);
        // The harness leaves a margin of 8 points round the window.
        let mut harness =
            Harness::builder().with_size(size + egui::vec2(16.0, 16.0)).build_ui_state(show, workbench);
        steps(&mut harness, 4);
        harness.key_press(Key::F5);
        steps(&mut harness, 4);
        harness.key_press(Key::Enter);
        steps(&mut harness, 6);
        assert!(harness.query_by_label_contains("Messages").is_some(), "with the messages in view");
        let map = harness.get_by_label("Map").rect();
        let share = map.area() / (size.x * size.y);
        assert!(share >= 2.0 / 3.0, "{share}: {map:?}");
    }
}

#[test]
fn messages_dock_and_fold() {
    let mut harness = begun(MOLLWITZ, people());
    let map = |harness: &Harness<'_, PlayPane>| harness.get_by_label("Map").rect();
    let before = map(&harness);
    for at in [MessagesAt::Below, MessagesAt::Right, MessagesAt::Column] {
        harness.get_by_label("Dock the messages").click();
        steps(&mut harness, 3);
        harness.get_by_label(at.name()).click();
        steps(&mut harness, 4);
        assert_eq!(harness.state().setup().habits.messages, at);
        assert_eq!(map(&harness) == before, at == MessagesAt::Column, "{at:?}");
    }
    assert!(harness.query_by_label("Nothing has happened yet.").is_some());
    harness.key_press_modifiers(Modifiers::ALT, Key::M);
    steps(&mut harness, 3);
    assert!(harness.query_by_label("Nothing has happened yet.").is_none(), "folded");
}

#[test]
fn messages_tell_moves_by_hand_and_follow_the_time_bar() {
    let mut harness = begun(COWPENS, people());
    to_movement(&mut harness);
    let session = harness.state().session().expect("a battle");
    let game = session.battle().game();
    let order = game
        .orders(None)
        .into_iter()
        .find(|o| o.verb() == Verb::Move && o.piece().is_some())
        .expect("a move");
    let name = game.field().piece(order.piece().expect("a unit")).info.name.clone();
    for _ in 0..60 {
        harness.key_press(Key::Period);
        steps(&mut harness, 2);
        if harness.state().selected() == order.piece() {
            break;
        }
    }
    harness.key_press(Key::M);
    steps(&mut harness, 3);
    let to = crate::common::play::button(&harness, "To ").expect("where it may go");
    harness.get_by_label(&to).click();
    steps(&mut harness, 3);
    if harness.state_mut().key_table().expect("shown").iter().any(|k| k.what.contains("turn right")) {
        harness.key_press(Key::Enter);
        steps(&mut harness, 3);
    }
    let lines = harness.state().session().expect("a battle").lines();
    let line =
        lines.iter().find(|l| l.kind == Kind::Moved && l.text.starts_with(&format!("{name} moves to ")));
    let text = line.unwrap_or_else(|| panic!("{name}: {lines:?}")).text.clone();
    steps(&mut harness, 3);
    assert!(harness.query_by_label(&text).is_some(), "the move is told: {text}");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Home);
    steps(&mut harness, 4);
    assert!(harness.query_by_label(&text).is_none(), "at the opening it has not happened yet");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::End);
    steps(&mut harness, 4);
    assert!(harness.query_by_label(&text).is_some());
}

#[test]
fn the_next_unit_moves_no_map_that_shows_it_and_never_shows_a_bare_table() {
    let mut harness = begun(MOLLWITZ, people());
    to_movement(&mut harness);
    let mut stayed = 0;
    for zoom in [Key::X, Key::C] {
        harness.key_press_modifiers(Modifiers::SHIFT, zoom);
        steps(&mut harness, 3);
        for _ in 0..12 {
            let before = harness.state().camera();
            let canvas = harness.get_by_label("Map").rect();
            let layout = harness.state().session().expect("a battle").battle().setting().board.layout();
            harness.key_press(Key::Period);
            steps(&mut harness, 40);
            let pix = harness.state().selected().expect("somebody is selected");
            let hex = harness.state().session().expect("a battle").battle().game().field().piece(pix).hex;
            let place = |camera| Viewport::new(canvas, camera).screen(geometry::center(layout, hex));
            let after = harness.state().camera();
            let inner =
                egui::Rect::from_min_max(canvas.min, canvas.max - egui::vec2(400.0, 0.0)).shrink(60.0);
            if inner.contains(place(before)) {
                assert_eq!(before, after, "{hex:?} was in view");
                stayed += 1;
            }
            assert!(canvas.contains(place(after)), "it is in view");
            let seen = Viewport::new(canvas, after);
            assert!(seen.visible_hexes(layout).count() > 4, "not the bare table");
        }
    }
    assert!(stayed > 0);
}

#[test]
fn who_has_not_acted_is_listed_and_passed_over() {
    let mut harness = begun(MOLLWITZ, people());
    to_movement(&mut harness);
    let listed = |harness: &Harness<'_, PlayPane>| -> Vec<String> {
        let buttons = harness.get_all_by_role(egui::accesskit::Role::Button);
        buttons.filter_map(|n| n.accesskit_node().label()).filter(|l| l.starts_with("Go to ")).collect()
    };
    let all = listed(&harness);
    assert!(all.len() > 1, "{all:?}");
    harness.get_by_label(&all[1]).click();
    steps(&mut harness, 4);
    let name = |harness: &Harness<'_, PlayPane>| {
        let pix = harness.state().selected().expect("selected");
        harness.state().session().expect("a battle").battle().game().field().piece(pix).info.name.clone()
    };
    let first = name(&harness);
    assert_eq!(all[1], format!("Go to {first}"));
    harness.key_press(Key::Backspace);
    steps(&mut harness, 4);
    assert_ne!(name(&harness), first, "one press goes on to the next");
    for _ in 0..all.len() {
        assert_ne!(name(&harness), first, "who was passed over is not gone to again");
        harness.key_press(Key::Period);
        steps(&mut harness, 2);
    }
    assert_eq!(listed(&harness).last(), Some(&all[1]), "he is listed last");
}

#[test]
fn who_has_moved_is_not_counted_among_those_still_to_act() {
    let mut harness = begun(MOLLWITZ, people());
    to_movement(&mut harness);
    let count = |harness: &Harness<'_, PlayPane>| {
        let shown = |n: &usize| harness.query_by_label(&format!("Still to act: {n}")).is_some();
        (0..100).find(shown).expect("the list has a title")
    };
    let before = count(&harness);
    let given = steps_given(&harness);
    for _ in 0..before {
        harness.key_press(Key::Period);
        steps(&mut harness, 2);
        harness.key_press(Key::L);
        steps(&mut harness, 4);
        if steps_given(&harness) > given {
            break;
        }
    }
    assert_eq!(steps_given(&harness), given + 1, "somebody turned to the left");
    assert_eq!(count(&harness), before - 1);
}

#[test]
fn the_camera_follows_the_computer_where_that_is_wanted() {
    let computer = || Player::Computer("computer".to_owned());
    let mut cameras = [0, 0];
    for (index, follow) in [true, false].into_iter().enumerate() {
        let mut setup = Setup { players: [computer(), computer()], ..Setup::default() };
        setup.habits.follow = follow;
        let mut harness = begun(MOLLWITZ, setup);
        harness.key_press_modifiers(Modifiers::SHIFT, Key::C);
        steps(&mut harness, 3);
        let mut last = harness.state().camera();
        for _ in 0..4000 {
            harness.step();
            std::thread::sleep(std::time::Duration::from_millis(1));
            let camera = harness.state().camera();
            cameras[index] += usize::from(camera.center != last.center);
            last = camera;
            if steps_given(&harness) > 30 {
                break;
            }
        }
        assert!(steps_given(&harness) > 30, "the computer plays");
    }
    assert!(cameras[0] > 0, "it follows");
    assert_eq!(cameras[1], 0, "and not where it is switched off");
}

#[test]
fn an_abandoned_battle_says_to_whom() {
    let mut harness = begun(COWPENS, people());
    let session = harness.state().session().expect("a battle");
    let (mut battle, scenario) = (session.battle().clone(), harness.state().scenario().clone());
    let side = battle.game().decision().expect("asked").side;
    battle.give(side, Order::Concede).expect("it may be given up");
    let winner = scenario.side(side.other()).name.clone();
    harness = pane_harness(PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people()));
    harness.get_by_label("Show the outcome").click();
    steps(&mut harness, 3);
    assert!(harness.query_by_label(&format!("Abandoned to {winner}")).is_some());
}

#[test]
fn whoever_is_asked_may_concede() {
    for text in [COWPENS, include_str!("../../../../scenarios/purky/sagschuetz.ron")] {
        let mut harness = begun(text, people());
        let asked = harness.state().session().expect("a battle").battle().game().decision().map(|d| d.side);
        let side = asked.expect("somebody is asked");
        let name = harness.state().scenario().side(side).name.clone();
        harness.get_by_label("Players").click();
        steps(&mut harness, 3);
        harness.get_by_label("Concede…").click();
        steps(&mut harness, 3);
        harness.get_by_label(&format!("Concede for {name}")).click();
        steps(&mut harness, 3);
        let battle = harness.state().session().expect("a battle").battle();
        let outcome = battle.game().field().outcome.as_ref().expect("it is over");
        assert_eq!(outcome.winner, Some(side.other()), "{name} has given it up");
    }
}

#[test]
fn the_sheet_before_the_battle_shows_what_it_is_about() {
    for text in [MOLLWITZ, COWPENS] {
        let scenario = read_scenario(text).scenario.expect("it is read whole");
        let mut harness =
            pane_harness(PlayPane::new(oblique_rulesets::REGISTRY, &scenario, Setup::default()));
        steps(&mut harness, 4);
        let picture = harness.get_by_label("Map").rect();
        assert!(picture.width() > 500.0 && picture.height() > 250.0, "{picture:?}");
        for label in ["Forces", "Objectives", "Briefing", "Start the battle", "Leaders"] {
            assert!(harness.query_by_label(label).is_some(), "{label}");
        }
        let about = Setup::default().players[1].about();
        assert!(!about.is_empty() && harness.query_by_label(about).is_some(), "how well the computer plays");
        harness.key_press(Key::Enter);
        steps(&mut harness, 3);
        assert!(harness.state().session().is_some());
    }
}

#[test]
fn the_map_shows_whom_every_question_is_about() {
    let (mut asked, mut contests, mut commands) = (0, 0, 0);
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let kinds: Vec<&str> = catalog.decisions.iter().map(|d| d.id.as_str()).collect();
        for (kind, (scenario, battle)) in positions(&catalog.id, &kinds) {
            let name = format!("{}/{kind}", catalog.id);
            let decision = battle.game().decision().expect("asked").clone();
            let field = battle.game().field().clone();
            let mut pane = PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, people());
            let shown = pane.shown().expect("a battle");
            let outlined = |hex: Hex| {
                let of = |o: &Overlay| matches!(o, Overlay::Area { hexes, filled: false, .. } if hexes.contains(&hex));
                shown.over.iter().any(of)
            };
            if let Some(piece) = decision.piece.and_then(|p| field.get(p)).filter(|p| p.on_map()) {
                assert!(outlined(piece.hex), "{name}: {} is asked about", piece.info.name);
                asked += 1;
            }
            for answer in &shown.answers {
                let enemy = answer.order.target().and_then(|p| field.get(p)).filter(|p| p.on_map());
                if let Some(enemy) = enemy {
                    let hex = enemy.hex;
                    let filled =
                        |o: &Overlay| matches!(o, Overlay::Area { hexes, .. } if hexes.contains(&hex));
                    assert!(shown.under.iter().any(filled), "{name}: {}", answer.label);
                }
                if let Some(leader) = answer.order.piece().filter(|_| answer.order.verb() == Verb::Activate) {
                    let led = field.pieces.iter().filter(|p| p.on_map() && p.leader == Some(leader));
                    assert!(led.clone().all(|p| outlined(p.hex)), "{name}: {}", answer.label);
                    commands += led.count();
                }
            }
            if shown.contests.iter().any(|c| c.title == "Shock") && shown.over.iter().any(is_arrow) {
                contests += 1;
            }
        }
    }
    assert!(asked >= 8 && contests >= 4 && commands > 0, "{asked} {contests} {commands}");
}

fn is_arrow(overlay: &Overlay) -> bool {
    matches!(overlay, Overlay::Line { arrow: true, dashed: false, .. })
}
