//! A turn of a shipped battle played in the pane, by what is on the screen.

use crate::common::play::{Plays, end_step, steps_given as steps, wait_for_person};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_editor::play::{Kind, PlayIntent, PlayPane, Player, Session, Setup};
use oblique_rules::play::Verb;
use oblique_rulesets::read_scenario;
use oblique_scenario::Scenario;
use std::collections::BTreeSet;

fn mollwitz() -> Scenario {
    read_scenario(include_str!("../../../../scenarios/dragoon/mollwitz.ron"))
        .scenario
        .expect("it is read whole")
}

fn begun(setup: Setup) -> PlayPane {
    PlayPane::begin(oblique_rulesets::REGISTRY, &mollwitz(), setup)
        .unwrap_or_else(|why| panic!("it can be played: {why:?}"))
}

struct PaneUnderTest {
    pane: PlayPane,
    asked: Vec<PlayIntent>,
}

impl Plays for PaneUnderTest {
    fn session(&self) -> Option<&Session> {
        self.pane.session()
    }
}

fn harness<'a>(pane: PlayPane) -> Harness<'a, PaneUnderTest> {
    let show = |ui: &mut egui::Ui, context: &mut PaneUnderTest| {
        let asked = context.pane.ui(ui, false);
        context.asked.extend(asked);
    };
    let context = PaneUnderTest { pane, asked: Vec::new() };
    let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 720.0)).build_ui_state(show, context);
    harness.step();
    harness
}

fn press(harness: &mut Harness<'_, PaneUnderTest>, key: egui::Key) {
    harness.key_press(key);
    harness.step();
    harness.step();
}

fn click(harness: &mut Harness<'_, PaneUnderTest>, label: &str) {
    harness.get_by_label(label).click();
    // A window needs a frame to find its size before it is drawn.
    for _ in 0..3 {
        harness.step();
    }
}

#[test]
fn the_sheet_starts_the_battle() {
    let mut harness = harness(PlayPane::new(oblique_rulesets::REGISTRY, &mollwitz(), Setup::default()));
    assert!(harness.state().pane.session().is_none());
    click(&mut harness, "Fog of war");
    click(&mut harness, "Start the battle");
    let session = harness.state().pane.session().expect("it has begun");
    assert!(session.players()[0].is_person());
    assert!(session.battle().header().fog, "the fog was asked for");
    assert!(harness.query_by_label("Map").is_some());
}

#[test]
fn a_battle_that_cannot_be_played_says_why_and_leads_there() {
    let mut scenario = mollwitz();
    scenario.pieces.clear();
    let mut harness = harness(PlayPane::new(oblique_rulesets::REGISTRY, &scenario, Setup::default()));
    click(&mut harness, "Go to problem 1");
    assert!(matches!(harness.state().asked.as_slice(), [PlayIntent::GoTo(_)]));
}

#[test]
fn a_turn_is_played_by_the_usual_answers() {
    let mut harness = harness(begun(Setup::default()));
    let mut kinds = BTreeSet::new();
    for _ in 0..400 {
        wait_for_person(&mut harness);
        let session = harness.state().pane.session().expect("a battle");
        if session.battle().over() || session.battle().game().field().turn > 1 {
            assert!(kinds.contains("movement"), "{kinds:?}");
            assert!(kinds.len() >= 2, "{kinds:?}");
            return;
        }
        let kind = session.battle().game().decision().expect("a decision").kind;
        kinds.insert(kind);
        let before = steps(&harness);
        end_step(&mut harness);
        assert!(steps(&harness) > before, "the usual answer to {kind} is taken");
    }
    panic!("the turn must end");
}

#[test]
fn a_refusal_is_told_with_its_rule_and_undo_takes_an_order_back() {
    let mut harness = harness(begun(Setup::default()));
    wait_for_person(&mut harness);
    // Rallying is no answer to the first question.
    press(&mut harness, egui::Key::B);
    let session = harness.state().pane.session().expect("a battle");
    let last = session.lines().last().expect("something was told");
    assert_eq!(last.kind, Kind::Refused);
    assert!(last.rule.contains('/'), "{last:?}");
    let text = format!("Refused: {}", last.text);
    harness.step();
    harness.get_by_role_and_label(egui::accesskit::Role::Button, &text).click_secondary();
    for _ in 0..3 {
        harness.step();
    }
    assert!(harness.query_by_label("Rule").is_some(), "the rule's entry opens");

    let before = steps(&harness);
    end_step(&mut harness);
    wait_for_person(&mut harness);
    assert!(steps(&harness) > before);
    click(&mut harness, "Undo");
    assert_eq!(steps(&harness), before);
}

#[test]
fn a_unit_is_moved_by_keys_and_buttons_alone() {
    let mut harness = harness(begun(Setup::default()));
    for _ in 0..200 {
        wait_for_person(&mut harness);
        let session = harness.state().pane.session().expect("a battle");
        if session.battle().game().orders(None).iter().any(|o| o.verb() == Verb::Move) {
            break;
        }
        end_step(&mut harness);
    }
    let before = steps(&harness);
    press(&mut harness, egui::Key::Period);
    click(&mut harness, "Move");
    let to = harness
        .get_all_by_role(egui::accesskit::Role::Button)
        .find_map(|node| node.accesskit_node().label().filter(|label| label.starts_with("To ")));
    click(&mut harness, &to.expect("the hexes are listed"));
    assert_eq!(steps(&harness), before + 1);
}

#[test]
fn a_battle_of_two_computers_comes_to_its_outcome() {
    let computer = || Player::Computer("passive".to_owned());
    let mut harness = harness(begun(Setup { players: [computer(), computer()], ..Setup::default() }));
    wait_for_person(&mut harness);
    assert!(harness.state().pane.session().is_some_and(|s| s.battle().over()));
    harness.step();
    assert!(harness.query_by_label("Play again, same dice").is_some(), "the outcome is shown");
    click(&mut harness, "Save the log");
    let log = harness.state().asked.iter().find_map(|asked| match asked {
        PlayIntent::SaveLog { text, .. } => Some(text.clone()),
        _ => None,
    });
    assert!(log.is_some_and(|text| text.lines().last().is_some_and(|line| line.contains("outcome"))));
}

#[test]
fn leaving_asks_only_once_a_battle_is_under_way() {
    let mut harness = harness(begun(Setup::default()));
    wait_for_person(&mut harness);
    end_step(&mut harness);
    wait_for_person(&mut harness);
    click(&mut harness, "Leave");
    click(&mut harness, "Leave and keep it");
    assert_eq!(harness.state().asked, [PlayIntent::Leave]);
    assert!(harness.state().pane.in_progress());
}

/// Takes usual answers until a decision of that kind is asked of the person.
fn go_to(harness: &mut Harness<'_, PaneUnderTest>, kind: &str) -> bool {
    for _ in 0..300 {
        wait_for_person(harness);
        let session = harness.state().pane.session().expect("a battle");
        let Some(decision) = session.battle().game().decision() else { return false };
        if decision.kind == kind {
            return true;
        }
        end_step(harness);
    }
    false
}

#[test]
fn questions_are_answered_by_their_buttons() {
    let mut harness = harness(begun(Setup::default()));
    assert!(go_to(&mut harness, "initiative"));
    let before = steps(&harness);
    click(&mut harness, "Defer");
    wait_for_person(&mut harness);
    assert!(steps(&harness) > before, "the leader is put off");
    assert!(go_to(&mut harness, "deferred"), "he is offered again");
    click(&mut harness, "Nobody");
    assert!(go_to(&mut harness, "movement"));
    let before = steps(&harness);
    click(&mut harness, "End phase");
    assert!(steps(&harness) > before);
}

/// A screen with the smallest shipped battle, its side A a person's.
fn small() -> Scenario {
    let text = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
    read_scenario(text).scenario.expect("it is read whole")
}

/// Presses the button of the usual answer.
fn usual(harness: &mut Harness<'_, PaneUnderTest>) {
    let shown = harness.state_mut().pane.shown().expect("a battle");
    let session = harness.state().pane.session().expect("a battle");
    let default = session.battle().game().decision().expect("asked").default.clone();
    let label = shown.answers.iter().find(|a| a.order == default).map(|a| a.label.clone());
    let label = label.unwrap_or_else(|| panic!("{}: {:?}", shown.kind, shown.answers));
    let before = steps(harness);
    let node = harness.get_all_by_role_and_label(egui::accesskit::Role::Button, &label).next();
    node.unwrap_or_else(|| panic!("no button {label}")).click();
    for _ in 0..3 {
        harness.step();
    }
    assert!(steps(harness) > before, "{label}");
}

#[test]
fn a_whole_turn_of_the_small_battle_is_played_by_its_buttons() {
    let players = [Player::Person, Player::Computer("passive".to_owned())];
    let pane = PlayPane::begin(oblique_rulesets::REGISTRY, &small(), Setup { players, ..Setup::default() })
        .expect("it can be played");
    let mut harness = harness(pane);
    let mut kinds = BTreeSet::new();
    let (mut moved, mut put_off, mut given) = (0, false, false);
    for _ in 0..300 {
        wait_for_person(&mut harness);
        let session = harness.state().pane.session().expect("a battle");
        if session.battle().over() || session.battle().game().field().turn > 1 {
            assert!(moved > 0 && put_off && given, "{moved} {put_off} {given} {kinds:?}");
            assert!(kinds.contains("initiative") && kinds.contains("movement"), "{kinds:?}");
            return;
        }
        let kind = session.battle().game().decision().expect("a decision").kind;
        kinds.insert(kind);
        let can = |verb: Verb| session.battle().game().orders(None).iter().any(|o| o.verb() == verb);
        if can(Verb::Allot) && !given {
            let shown = harness.state_mut().pane.shown().expect("a battle");
            assert!(
                shown.answers.iter().all(|a| a.order.verb() != Verb::Allot),
                "points have rows of their own"
            );
            let give = crate::common::play::button(&harness, "Give 1 to ").expect("a row a leader");
            click(&mut harness, &give);
            given = true;
        } else if can(Verb::Defer) && !put_off {
            let quotes = harness.state_mut().pane.shown().expect("a battle").answers;
            assert!(quotes.iter().any(|a| a.quote.iter().any(|q| q.contains('%') || q.contains("without"))));
            click(&mut harness, "Defer");
            put_off = true;
        } else if can(Verb::Move) && moved < 3 {
            moved += 1;
            press(&mut harness, egui::Key::Period);
            click(&mut harness, "Move");
            let to = crate::common::play::button(&harness, "To ");
            match to {
                Some(to) => click(&mut harness, &to),
                None => usual(&mut harness),
            }
        } else {
            usual(&mut harness);
        }
    }
    panic!("the turn must end");
}

#[test]
fn what_is_picked_out_is_the_catalogs() {
    let pane =
        PlayPane::begin(oblique_rulesets::REGISTRY, &small(), Setup::default()).expect("it can be played");
    let mut harness = harness(pane);
    wait_for_person(&mut harness);
    assert!(go_to(&mut harness, "movement") || go_to(&mut harness, "initiative"));
    let shown = |h: &mut Harness<'_, PaneUnderTest>| h.state_mut().pane.shown().expect("a battle");
    let before = shown(&mut harness);
    let (_, units) = before.views.iter().find(|(id, _)| id == "units").expect("a view");
    assert!(!units.is_empty(), "the active leader has units: {:?}", before.views);
    press(&mut harness, egui::Key::U);
    let after = shown(&mut harness);
    assert!(after.over.len() > before.over.len(), "they are outlined");
    press(&mut harness, egui::Key::U);
    assert_eq!(shown(&mut harness).over.len(), before.over.len(), "and no longer");

    // Lines of command: of all, or of nobody while nothing is selected.
    assert!(before.lines.is_empty());
    harness.get_by_label("All lines of command").click_accesskit();
    harness.step();
    harness.step();
    assert!(!shown(&mut harness).lines.is_empty());
    let zoom = harness.state().pane.camera().hex_points;
    click(&mut harness, "Zoom 400 %");
    assert!(harness.state().pane.camera().hex_points > zoom);
}
