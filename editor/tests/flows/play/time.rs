//! Time in the play pane: looking back, playing on from an earlier moment, branches, undo and redo,
//! and a battle kept in a file and taken up again.

use crate::common::Always;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_battle::Stride;
use oblique_editor::app::Workbench;
use oblique_editor::play::{Kind, Player, Session};
use oblique_editor::settings::Settings;
use oblique_rulesets::read_scenario;
use std::path::PathBuf;
use std::sync::Arc;

type Editor = Harness<'static, Workbench>;

fn editor(file: PathBuf) -> Editor {
    let text = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let workbench = Workbench::new(Settings::default(), scenario).with_file_chooser(Arc::new(Always(file)));
    let show = |ui: &mut egui::Ui, workbench: &mut Workbench| workbench.ui(ui);
    let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 800.0)).build_ui_state(show, workbench);
    steps(&mut harness);
    harness
}

fn steps(harness: &mut Editor) {
    for _ in 0..4 {
        harness.step();
    }
}

fn press(harness: &mut Editor, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    steps(harness);
}

fn click(harness: &mut Editor, label: &str) {
    harness.get_by_label(label).click();
    steps(harness);
}

fn session(harness: &Editor) -> &Session {
    harness.state().battle().and_then(|pane| pane.session()).expect("a battle")
}

fn hash(harness: &Editor) -> u64 {
    session(harness).battle().game().state_hash()
}

/// Runs frames until a person is asked, or the battle is over.
fn wait(harness: &mut Editor) {
    for _ in 0..20_000 {
        if session(harness).person_decides() || session(harness).battle().over() {
            return steps(harness);
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
        harness.step();
    }
    panic!("the computer never finished");
}

/// A battle some answers in, with the computer on side B.
fn under_way(file: PathBuf) -> Editor {
    let mut harness = editor(file);
    press(&mut harness, Modifiers::NONE, Key::F5);
    press(&mut harness, Modifiers::SHIFT, Key::Enter);
    for _ in 0..6 {
        wait(&mut harness);
        press(&mut harness, Modifiers::SHIFT, Key::Enter);
    }
    wait(&mut harness);
    harness
}

#[test]
fn the_battle_is_looked_at_and_left_as_it_is() {
    let mut harness = under_way(PathBuf::new());
    let (now, end) = (hash(&harness), session(&harness).timeline().end());
    assert!(end > 6 && !session(&harness).looking_back());
    click(&mut harness, "Back an event");
    assert_eq!(session(&harness).at(), end - 1);
    press(&mut harness, Modifiers::COMMAND, Key::Home);
    assert_eq!(session(&harness).at(), 0);
    assert!(harness.query_by_label("Play on from here").is_some());
    // Nothing can be ordered in the past: the usual answer goes nowhere.
    press(&mut harness, Modifiers::SHIFT, Key::Enter);
    assert_eq!(hash(&harness), now);
    click(&mut harness, "On a phase");
    let at = session(&harness).at();
    assert_eq!(at, session(&harness).timeline().next(0, Stride::Phase));
    let then = session(&harness).battle().state_at_point(session(&harness).timeline().point(at));
    assert_eq!(session(&harness).shown().state_hash(), then.state_hash());
    click(&mut harness, "Back to the present");
    assert!(!session(&harness).looking_back());
    assert_eq!(hash(&harness), now);
}

#[test]
fn playing_on_keeps_what_was_played_as_a_branch() {
    let mut harness = under_way(PathBuf::new());
    let now = hash(&harness);
    let lines = session(&harness).lines().len();
    press(&mut harness, Modifiers::COMMAND, Key::Home);
    press(&mut harness, Modifiers::COMMAND, Key::Enter);
    assert_eq!(session(&harness).branches().len(), 1);
    assert!(session(&harness).battle().steps().is_empty());
    click(&mut harness, "Branches (2)");
    click(&mut harness, "Switch to it");
    assert_eq!(hash(&harness), now, "the branch is as it was left");
    assert_eq!(session(&harness).lines().len(), lines, "and is told as it was");
    click(&mut harness, "Delete");
    assert_eq!(session(&harness).branches().len(), 1, "forgetting asks first");
    click(&mut harness, "Delete it for good");
    assert!(session(&harness).branches().is_empty());
}

#[test]
fn commands_of_the_map_wait_while_a_battle_is_on_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("dogs.battle");
    let mut harness = under_way(file.clone());
    let board = harness.state().document().scenario().board.clone();
    for (query, command) in [("rotate by 180", "map.turn_half"), ("save", "file.save")] {
        press(&mut harness, Modifiers::COMMAND, Key::K);
        harness.get_by_label("Find a command").type_text(query);
        steps(&mut harness);
        press(&mut harness, Modifiers::NONE, Key::Enter);
        crate::common::settle(&mut harness);
        if harness.query_by_label("Find a command").is_some() {
            press(&mut harness, Modifiers::NONE, Key::Escape);
        }
        let ran = harness.state().settings().recent_commands.iter().any(|id| id == command);
        assert_eq!(ran, command == "file.save", "{command}");
    }
    assert!(harness.state().document().scenario().board == board, "what is not shown is as it was");
    assert!(file.exists(), "what is saved while a battle is on the screen is that battle");
}

#[test]
fn orders_taken_back_can_be_given_again() {
    let mut harness = under_way(PathBuf::new());
    let now = hash(&harness);
    let given = session(&harness).battle().steps().len();
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(session(&harness).battle().steps().len() < given);
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!((session(&harness).battle().steps().len(), hash(&harness)), (given, now));
}

#[test]
fn a_message_leads_to_its_moment() {
    let mut harness = under_way(PathBuf::new());
    // The latest, for the box shows its end.
    let index = session(&harness).lines().iter().rposition(|l| l.kind != Kind::Turn && l.step > 1);
    let line = session(&harness).lines()[index.expect("something was said")].clone();
    let button = harness.get_all_by_label(&line.text).next().expect("the line is shown");
    button.click();
    steps(&mut harness);
    click(&mut harness, "Look at this moment");
    let point = session(&harness).timeline().point(session(&harness).at());
    let of_line = (line.step - 1, line.events);
    let whole = session(&harness).battle().steps()[of_line.0].events.len() == of_line.1;
    assert_eq!((point.steps, point.events), if whole { (line.step, 0) } else { of_line });
}

#[test]
fn a_battle_is_kept_with_its_branches_and_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("dogs.battle");
    let mut harness = under_way(file.clone());
    let first = hash(&harness);
    for _ in 0..2 {
        press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowLeft);
    }
    press(&mut harness, Modifiers::COMMAND, Key::Enter);
    wait(&mut harness);
    let second = hash(&harness);
    press(&mut harness, Modifiers::COMMAND, Key::S);
    crate::common::settle(&mut harness);
    assert!(file.exists());

    let mut other = editor(file.clone());
    let ctx = other.ctx.clone();
    other.state_mut().open_path(file, &ctx);
    crate::common::settle(&mut other);
    assert!(other.state().playing());
    assert_eq!(hash(&other), second);
    assert_eq!(session(&other).players()[1], Player::Computer("computer".to_owned()));
    assert!(other.query_by_label("Restart with the changes").is_none(), "it is the same battle");
    click(&mut other, "Branches (2)");
    click(&mut other, "Switch to it");
    assert_eq!(hash(&other), first);
    wait(&mut other);
}
