//! What a crash leaves behind: offered, listed, opened, saved, discarded, and never lost by waiting.

use crate::common::{Always, click, editor, press, settle, workbench};
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use oblique_editor::document::{RecoveredWork, load, recovered_works, save};
use oblique_rulesets::REGISTRY;
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};
use std::sync::Arc;

type Editor = Harness<'static, Workbench>;

/// A data folder and a file, and windows that come and go.
struct Place {
    folder: tempfile::TempDir,
    path: PathBuf,
}

impl Place {
    fn new() -> Self {
        Self::with_name("battle.ron")
    }

    fn with_name(name: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(name);
        let text = oblique_rulesets::write_scenario(&crate::common::scenario());
        std::fs::write(&path, text).expect("written");
        Self { folder, path }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A start of the program.
    fn start(&self) -> Editor {
        let other = self.folder.path().join("other.ron");
        let bench = workbench().with_data_folder(&self.data()).with_file_chooser(Arc::new(Always(other)));
        let mut editor = editor(bench);
        let ctx = editor.ctx.clone();
        editor.state_mut().offer_lost(&ctx);
        settle(&mut editor);
        editor
    }

    fn open(&self, editor: &mut Editor) {
        let ctx = editor.ctx.clone();
        editor.state_mut().open_path(self.path.clone(), &ctx);
        settle(editor);
    }

    fn kept(&self) -> Vec<RecoveredWork> {
        recovered_works(&self.data().join("recovered"))
    }
}

/// Takes a unit off the map or puts another beside it: something to lose.
fn work(editor: &mut Editor, name: &str) -> Scenario {
    editor.get_by_label_contains(name).click();
    settle(editor);
    press(editor, Modifiers::NONE, Key::Delete);
    assert!(editor.state().document().dirty());
    editor.state().document().scenario().clone()
}

/// The program ends without being asked: the thread of the journal does its last order and nothing more.
fn crash(editor: Editor) {
    drop(editor);
}

fn asked(editor: &Editor) -> bool {
    editor.query_by_label("Restore work that was not saved?").is_some()
}

fn held(kept: &RecoveredWork) -> Scenario {
    kept.read(REGISTRY).expect("read").reading.scenario.expect("a battle")
}

/// Ways to leave the question, each of which promises that it comes again.
type Way = fn(&mut Editor);
const WAYS: &[(&str, Way)] = &[
    ("the button", |editor| click(editor, "Ask again next time")),
    ("Escape", |editor| press(editor, Modifiers::NONE, Key::Escape)),
    ("a click beside it", |editor| {
        let pos = egui::pos2(5.0, 400.0);
        for pressed in [true, false] {
            editor.event(Event::PointerMoved(pos));
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            editor.event(Event::PointerButton { pos, button, pressed, modifiers });
            editor.step();
        }
        settle(editor);
    }),
    ("quitting", |editor| {
        let ctx = editor.ctx.clone();
        editor.state_mut().go_on(oblique_editor::app::Next::Quit, &ctx);
        assert!(editor.state().may_close());
        press(editor, Modifiers::NONE, Key::Escape);
    }),
    ("opening something else", |editor| {
        let ctx = editor.ctx.clone();
        editor.state_mut().go_on(oblique_editor::app::Next::Shipped(0), &ctx);
        settle(editor);
        press(editor, Modifiers::NONE, Key::Escape);
    }),
];

#[test]
fn work_that_was_not_answered_for_is_there_after_the_next_stroke_and_the_next_start() {
    for (name, leave) in WAYS {
        let place = Place::new();
        let mut editor = place.start();
        place.open(&mut editor);
        let lost = work(&mut editor, "First battalion 600");
        crash(editor);

        let mut editor = place.start();
        place.open(&mut editor);
        assert!(asked(&editor), "{name}");
        leave(&mut editor);
        assert!(!asked(&editor), "{name}");
        // The next stroke, and saving it, write where the lost work lay.
        place.open(&mut editor);
        if asked(&editor) {
            press(&mut editor, Modifiers::NONE, Key::Escape);
        }
        work(&mut editor, "Second battalion 600");
        press(&mut editor, Modifiers::COMMAND, Key::S);
        assert!(!editor.state().document().dirty(), "{name}");
        drop(editor);
        assert_eq!(place.kept().len(), 1, "{name}");
        assert_eq!(held(&place.kept()[0]), lost, "{name}");

        let mut editor = place.start();
        place.open(&mut editor);
        assert!(asked(&editor), "{name}: the next time");
        click(&mut editor, "Restore");
        assert_eq!(*editor.state().document().scenario(), lost, "{name}");
    }
}

#[test]
fn several_works_are_listed_opened_saved_and_discarded() {
    let place = Place::new();
    for unit in ["First battalion 600", "Second battalion 600"] {
        let mut editor = place.start();
        place.open(&mut editor);
        while editor.query_by_label("Ask again next time").is_some() {
            click(&mut editor, "Ask again next time");
        }
        work(&mut editor, unit);
        crash(editor);
    }
    // And one of a battle that has no file.
    let mut editor = place.start();
    while editor.query_by_label("Ask again next time").is_some() {
        click(&mut editor, "Ask again next time");
    }
    let never_saved = work(&mut editor, "First battalion 600");
    crash(editor);

    let mut editor = place.start();
    assert!(editor.query_by_label("Recovered work").is_some(), "several are listed at the start");
    click(&mut editor, "Ask again next time");
    place.open(&mut editor);
    press(&mut editor, Modifiers::NONE, Key::Escape);
    let ctx = editor.ctx.clone();
    press(&mut editor, Modifiers::COMMAND, Key::K);
    editor.get_by_label("Find a command").type_text("recovered work");
    settle(&mut editor);
    press(&mut editor, Modifiers::NONE, Key::Enter);
    settle(&mut editor);
    assert_eq!(editor.query_all_by_label("Open battle.ron").count(), 2);
    assert_eq!(editor.query_all_by_label_contains("1 difference to the file").count(), 2);
    // One goes, after a second question that can be answered with no.
    editor.get_all_by_label("Discard… battle.ron").next().expect("a button").click();
    settle(&mut editor);
    click(&mut editor, "Keep it");
    assert_eq!(place.kept().len(), 3);
    editor.get_all_by_label("Discard… battle.ron").next().expect("a button").click();
    settle(&mut editor);
    click(&mut editor, "Discard");
    assert_eq!(place.kept().len(), 2);
    assert_eq!(editor.query_all_by_label("Open battle.ron").count(), 1, "the list stays");
    // One is saved as a file.
    click(&mut editor, "Save as… Test battle (never saved)");
    let other = load(REGISTRY, &place.folder.path().join("other.ron")).expect("saved");
    assert_eq!(other.reading.scenario, Some(never_saved.clone()));
    assert_eq!(place.kept().len(), 2, "what was saved stays until it is discarded");
    // One is opened; only once it is kept anew does it leave the list.
    press(&mut editor, Modifiers::NONE, Key::Escape);
    editor.state_mut().offer_lost(&ctx);
    settle(&mut editor);
    if editor.query_by_label("Recovered work").is_some() {
        click(&mut editor, "Open Test battle (never saved)");
    } else {
        click(&mut editor, "Restore");
    }
    assert_eq!(*editor.state().document().scenario(), never_saved);
    assert_eq!(editor.state().path(), None);
    crash(editor);
    let mut editor = place.start();
    assert_eq!(place.kept().len(), 2, "restored and lost once more it is there once more");
    click(&mut editor, "Ask again next time");
}

#[test]
fn the_gallery_makes_way_for_the_question_and_comes_back_unless_work_was_restored() {
    let place = Place::new();
    let mut first = place.start();
    let lost = work(&mut first, "First battalion 600");
    crash(first);
    let start = || {
        let mut harness = editor(workbench().with_data_folder(&place.data()));
        let ctx = harness.ctx.clone();
        harness.state_mut().offer_lost(&ctx);
        harness.state_mut().show_gallery();
        settle(&mut harness);
        harness
    };
    let gallery = |editor: &Editor| editor.query_by_label("Included battles").is_some();

    let mut later = start();
    assert!(asked(&later) && !gallery(&later), "one thing at a time");
    click(&mut later, "Ask again next time");
    assert!(!asked(&later) && gallery(&later), "then where to begin");
    crash(later);

    let mut restored = start();
    assert!(asked(&restored));
    click(&mut restored, "Restore");
    assert_eq!(*restored.state().document().scenario(), lost);
    assert!(!gallery(&restored), "where to begin is answered");
}

#[test]
fn a_battle_never_saved_is_offered_at_the_next_start_and_not_while_its_window_lives() {
    let place = Place::new();
    let mut first = place.start();
    let lost = work(&mut first, "First battalion 600");
    let second = place.start();
    assert!(!asked(&second), "the first window lives");
    drop(second);
    crash(first);
    let mut next = place.start();
    assert!(asked(&next));
    click(&mut next, "Restore");
    assert_eq!(*next.state().document().scenario(), lost);
}

#[test]
fn after_restoring_a_file_that_another_program_changed_is_asked_about() {
    let place = Place::new();
    let mut editor = place.start();
    place.open(&mut editor);
    let lost = work(&mut editor, "First battalion 600");
    crash(editor);
    let mut other = crate::common::scenario();
    other.meta.title = "Another's".to_owned();
    save(REGISTRY, &place.path, &other, None).expect("saved");

    let mut editor = place.start();
    place.open(&mut editor);
    click(&mut editor, "Restore");
    assert!(editor.query_by_label("The file was changed since").is_some());
    click(&mut editor, "Decide when saving");
    assert_eq!(*editor.state().document().scenario(), lost);
    press(&mut editor, Modifiers::COMMAND, Key::S);
    assert!(editor.query_by_label("Changed by another program").is_some());
    let title =
        |path: &Path| load(REGISTRY, path).expect("read").reading.scenario.expect("a battle").meta.title;
    assert_eq!(title(&place.path), "Another's", "not replaced unasked");
    click(&mut editor, "Replace it");
    assert_eq!(title(&place.path), "Test battle");
    assert_eq!(title(&place.folder.path().join("battle.ron.bak1")), "Another's");
}

#[test]
fn a_folder_that_takes_no_files_is_told_when_the_file_is_opened_and_work_goes_to_the_data_folder() {
    // Nothing can lie beside a file of so long a name, whoever asks.
    let place = Place::with_name(&format!("{}.ron", "a".repeat(248)));
    let mut editor = place.start();
    place.open(&mut editor);
    assert!(editor.query_by_label_contains("cannot be saved where it is").is_some());
    let lost = work(&mut editor, "First battalion 600");
    crash(editor);
    let mut editor = place.start();
    assert!(asked(&editor));
    click(&mut editor, "Restore");
    assert_eq!(*editor.state().document().scenario(), lost);
    assert_eq!(editor.state().path(), Some(place.path.as_path()));
}

#[test]
fn a_data_folder_that_takes_no_files_is_told_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "x").expect("written");
    let editor = editor(workbench().with_data_folder(&file));
    assert!(editor.query_by_label_contains("cannot be kept in").is_some());
}

#[test]
fn two_windows_on_one_file_keep_their_work_apart() {
    let place = Place::new();
    let mut first = place.start();
    place.open(&mut first);
    let mut second = place.start();
    place.open(&mut second);
    click(&mut second, "Take it over");
    let of_second = work(&mut second, "Second battalion 600");
    let of_first = work(&mut first, "First battalion 600");
    crash(first);
    crash(second);
    let mut next = place.start();
    place.open(&mut next);
    let found: Vec<Scenario> = place.kept().iter().map(held).collect();
    assert_eq!(found.len(), 2);
    assert!(found.contains(&of_first) && found.contains(&of_second));
}

#[test]
fn a_save_while_the_disk_refuses_is_told_and_nothing_goes() {
    let place = Place::new();
    let mut editor = place.start();
    place.open(&mut editor);
    let lost = work(&mut editor, "First battalion 600");
    // Something stands where the file was.
    std::fs::remove_file(&place.path).expect("removed");
    std::fs::create_dir(&place.path).expect("made");
    press(&mut editor, Modifiers::COMMAND, Key::S);
    assert!(editor.query_by_label_contains("it is a folder").is_some());
    assert!(editor.state().document().dirty());
    crash(editor);
    std::fs::remove_dir(&place.path).expect("removed");
    let mut editor = place.start();
    place.open(&mut editor);
    assert!(asked(&editor), "the file is gone, the work is not");
    click(&mut editor, "Restore");
    assert_eq!(*editor.state().document().scenario(), lost);
    press(&mut editor, Modifiers::COMMAND, Key::S);
    assert!(place.path.is_file());
}
