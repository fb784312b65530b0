//! From play to design: notes pinned in play, positions kept and opened, the battle played again with
//! the changes; and a battle under way that survives a crash.

use crate::common::{Always, settle};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_battle::Saved;
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::play::Session;
use oblique_editor::settings::Settings;
use oblique_rulesets::read_scenario;
use oblique_scenario::{Edit, Value};
use std::path::{Path, PathBuf};
use std::sync::Arc;

type Editor = Harness<'static, Workbench>;

fn editor(file: PathBuf, data: &Path) -> Editor {
    editor_of(include_str!("../../../../scenarios/dragoon/dogs_of_war.ron"), file, data)
}

fn editor_of(text: &str, file: PathBuf, data: &Path) -> Editor {
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let workbench = Workbench::new(Settings::default(), scenario)
        .with_file_chooser(Arc::new(Always(file)))
        .with_data_folder(data);
    let show = |ui: &mut egui::Ui, workbench: &mut Workbench| workbench.ui(ui);
    let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 800.0)).build_ui_state(show, workbench);
    harness.run_steps(4);
    harness
}

fn press(harness: &mut Editor, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(4);
}

fn click(harness: &mut Editor, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(4);
}

fn session(harness: &Editor) -> &Session {
    harness.state().battle().and_then(|pane| pane.session()).expect("a battle")
}

fn wait(harness: &mut Editor) {
    for _ in 0..20_000 {
        if session(harness).person_decides() || session(harness).battle().over() {
            return harness.run_steps(4);
        }
        if let Some(skip) = harness.query_by_label("Skip") {
            skip.click();
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
        harness.step();
    }
    panic!("the computer never finished");
}

fn under_way(harness: &mut Editor, answers: usize) {
    press(harness, Modifiers::NONE, Key::F5);
    press(harness, Modifiers::SHIFT, Key::Enter);
    for _ in 0..answers {
        wait(harness);
        press(harness, Modifiers::SHIFT, Key::Enter);
    }
    wait(harness);
}

#[test]
fn a_change_of_the_scenario_that_is_undone_is_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = editor(PathBuf::new(), folder.path());
    under_way(&mut harness, 0);
    let changed = |harness: &Editor| harness.query_by_label_contains("scenario has been changed").is_some();
    assert!(!changed(&harness));
    let params = harness.state().document().scenario().params.clone();
    let params = params.into_iter().chain([("turns".to_owned(), Value::Int(7))]).collect();
    let edit = oblique_editor::command::Intent::edit("Fewer turns", Edit::Params(params));
    let ctx = harness.ctx.clone();
    harness.state_mut().carry_out(vec![edit], &ctx);
    harness.run_steps(4);
    assert!(changed(&harness));
    harness.state_mut().undo();
    harness.run_steps(4);
    assert!(!changed(&harness), "the battle is that of the scenario again");
    harness.state_mut().redo();
    harness.run_steps(4);
    assert!(changed(&harness));
}

#[test]
fn a_note_pinned_in_play_is_a_note_of_the_document() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = editor(PathBuf::new(), folder.path());
    under_way(&mut harness, 2);
    let before = harness.state().document().scenario().notes.len();
    // Until a unit can be ordered somewhere: then one can be selected by key.
    for _ in 0..40 {
        press(&mut harness, Modifiers::NONE, Key::Period);
        press(&mut harness, Modifiers::ALT, Key::N);
        if harness.query_by_label("The note").is_some() {
            break;
        }
        press(&mut harness, Modifiers::ALT, Key::N);
        press(&mut harness, Modifiers::NONE, Key::Escape);
        press(&mut harness, Modifiers::SHIFT, Key::Enter);
        wait(&mut harness);
    }
    harness.get_by_label("The note").type_text("Too far from the village");
    harness.run_steps(3);
    click(&mut harness, "Pin it");
    let notes = &harness.state().document().scenario().notes;
    assert_eq!(notes.len(), before + 1);
    let note = notes.values().find(|n| n.text.contains("Too far from the village")).expect("the note");
    assert!(note.text.to_lowercase().starts_with("turn 1"), "it tells when: {}", note.text);
    assert!(note.hex.is_some() || note.piece.is_some());
    assert!(harness.query_by_label("Restart with the changes").is_none(), "a note changes nothing in play");
    let shown = harness.state().battle().expect("a battle").scenario().notes.len();
    assert_eq!(shown, before + 1, "the play map has it");
    // It is one step of the editor's.
    click(&mut harness, "Leave");
    click(&mut harness, "Leave and keep it");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(harness.state().document().scenario().notes.len(), before);
}

#[test]
fn a_position_is_kept_with_its_sources_and_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("position.ron");
    let mut harness = editor(file.clone(), folder.path());
    under_way(&mut harness, 6);
    press(&mut harness, Modifiers::ALT, Key::C);
    click(&mut harness, "Save this position as a battle");
    settle(&mut harness);
    assert!(file.exists());
    let kept = read_scenario(&std::fs::read_to_string(&file).expect("read")).scenario.expect("whole");
    let played = harness.state().document().scenario();
    assert_eq!(kept.meta.sources, played.meta.sources);
    assert_ne!(kept.meta.title, played.meta.title);
    click(&mut harness, "Open it");
    settle(&mut harness);
    // The battle under way would be given up.
    if let Some(go) = harness.query_by_label("Discard") {
        go.click();
        settle(&mut harness);
    }
    assert_eq!(harness.state().document().scenario().meta.title, kept.meta.title);
    assert!(!harness.state().playing());
}

#[test]
fn the_battle_is_played_again_with_the_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = editor(PathBuf::new(), folder.path());
    under_way(&mut harness, 8);
    let orders = session(&harness).battle().steps().len();
    let (old, seed) = (session(&harness).battle().game().state_hash(), session(&harness).seed());
    let mut scenario = harness.state().document().scenario().clone();
    let pieces: Vec<_> = scenario
        .pieces
        .iter_mut()
        .filter(|(_, p)| p.attrs.contains_key("quality"))
        .map(|(id, piece)| {
            piece.attrs.insert("quality".to_owned(), Value::Int(2));
            (id.clone(), piece.clone())
        })
        .collect();
    let ctx = harness.ctx.clone();
    let edits =
        pieces.into_iter().map(|(id, piece)| Intent::edit("Worse", Edit::Piece(id, Some(Box::new(piece)))));
    let edits: Vec<Intent> = edits.collect();
    harness.state_mut().carry_out(edits, &ctx);
    harness.run_steps(3);
    click(&mut harness, "Replay with the changes");
    settle(&mut harness);
    assert!(harness.query_by_label("Before the changes and now").is_some(), "they are compared");
    assert_eq!(session(&harness).seed(), seed);
    assert!(session(&harness).paused, "it waits to be looked at");
    assert!(session(&harness).battle().steps().len() <= orders * 2);
    assert!(harness.query_by_label("Restart with the changes").is_none(), "it is the changed scenario's");
    click(&mut harness, "Back to the battle as it was");
    assert_eq!(session(&harness).battle().game().state_hash(), old, "nothing of it is lost");
}

fn kept_in(folder: &Path) -> Option<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut paths = entries.filter_map(|e| Some(e.ok()?.path()));
    paths.find(|p| p.extension().is_some_and(|e| e == "battle"))
}

#[test]
fn a_battle_discarded_on_quitting_is_not_offered_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = editor(PathBuf::new(), folder.path());
    under_way(&mut harness, 5);
    harness.run_steps(400);
    assert!((0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        kept_in(folder.path()).is_some()
    }));
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Q);
    harness.run_steps(4);
    click(&mut harness, "Discard");
    harness.run_steps(2);
    assert!(harness.state().may_close());
    // What is still to be written is written when it ends.
    drop(harness);
    assert_eq!(kept_in(folder.path()), None);
}

#[test]
fn a_battle_under_way_survives_a_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = editor(PathBuf::new(), folder.path());
    under_way(&mut harness, 5);
    for _ in 0..400 {
        harness.step();
    }
    let hash = session(&harness).battle().game().state_hash();
    let path = (0..200)
        .find_map(|_| {
            std::thread::sleep(std::time::Duration::from_millis(10));
            kept_in(folder.path())
        })
        .expect("it is kept");
    // The other run is over: its file has another number.
    std::thread::sleep(std::time::Duration::from_millis(300));
    let text = std::fs::read_to_string(&path).expect("read");
    assert!(Saved::read(&text).is_ok());
    let other = tempfile::tempdir().expect("a folder");
    let lost = other.path().join("under-way-999999999.battle");
    std::fs::write(&lost, text).expect("written");
    let mut next = editor(PathBuf::new(), other.path());
    let ctx = next.ctx.clone();
    next.state_mut().offer_lost(&ctx);
    settle(&mut next);
    assert!(next.query_all_by_label("Dogs of War").next().is_some(), "which battle it is");
    assert!(next.query_by_label_contains("· Dragoon").is_some(), "how far it is, by which rules");
    click(&mut next, "Resume battle");
    settle(&mut next);
    assert!(next.state().playing());
    assert_eq!(session(&next).battle().game().state_hash(), hash);
    // Beside another document it knows nothing of changes of its scenario.
    std::fs::copy(&path, &lost).expect("copied");
    let text = include_str!("../../../../scenarios/dragoon/no_quarter.ron");
    let mut beside = editor_of(text, PathBuf::new(), other.path());
    let ctx = beside.ctx.clone();
    beside.state_mut().offer_lost(&ctx);
    settle(&mut beside);
    click(&mut beside, "Resume battle");
    settle(&mut beside);
    assert!(beside.state().playing());
    assert!(beside.query_by_label_contains("The scenario has been changed").is_none());
    assert_eq!(beside.state().window_title(), "Dogs of War", "the window is named after what is in it");
    // Given up, it is not offered again.
    click(&mut harness, "Leave");
    click(&mut harness, "Discard…");
    assert!(harness.state().playing(), "it goes by a second click only");
    click(&mut harness, "Discard");
    harness.run_steps(10);
    for _ in 0..100 {
        std::thread::sleep(std::time::Duration::from_millis(10));
        if kept_in(folder.path()).is_none() {
            return;
        }
    }
    panic!("a battle given up is kept");
}
