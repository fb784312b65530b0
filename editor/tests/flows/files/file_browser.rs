//! The file browser of our own: opening, saving with a replacement, new folders, folders that cannot be read, all
//! by the keyboard too.

use crate::common::{click, editor, first, press, settle};
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::NodeT as _, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use oblique_editor::settings::{FileDialogs, Settings};
use oblique_rulesets::write_scenario;
use std::path::Path;

type Editor = Harness<'static, Workbench>;

/// An editor that asks for files by its own browser, which begins in `folder`.
fn own(folder: &Path) -> Editor {
    let mut settings = Settings { file_dialogs: FileDialogs::Own, tour_seen: true, ..Settings::default() };
    for kind in ["battles", "pictures"] {
        settings.last_folders.insert(kind.to_owned(), folder.to_path_buf());
    }
    editor(Workbench::new(settings, crate::common::scenario()))
}

/// A folder with two battles, a file of a kind nobody here knows, a folder in it.
fn battles() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut scenario = crate::common::scenario();
    for title in ["Kolin", "Leuthen"] {
        title.clone_into(&mut scenario.meta.title);
        let path = folder.path().join(format!("{}.ron", title.to_lowercase()));
        std::fs::write(path, write_scenario(&scenario)).expect("written");
    }
    std::fs::write(folder.path().join("letter.doc"), "").expect("written");
    std::fs::create_dir(folder.path().join("silesia")).expect("made");
    folder
}

fn title(harness: &Editor) -> String {
    harness.state().document().scenario().meta.title.clone()
}

/// Is the row of that label the one chosen?
fn is_on(harness: &Editor, label: &str) -> bool {
    let on = Some(egui::accesskit::Toggled::True);
    harness.get_by_label(label).accesskit_node().toggled() == on
}

fn type_text(harness: &mut Editor, text: &str) {
    harness.event(egui::Event::Text(text.to_owned()));
    settle(harness);
}

#[test]
fn a_file_is_opened_by_the_mouse_and_other_kinds_are_shown_on_demand() {
    let folder = battles();
    let mut harness = own(folder.path());
    press(&mut harness, Modifiers::COMMAND, Key::O);
    harness.get_by_label("Open a battle");
    assert!(harness.query_by_label("letter.doc").is_none(), "no battle");
    assert!(harness.get_by_label("Open").accesskit_node().is_disabled(), "nothing is chosen");
    harness.get_by_role_and_label(egui::Role::ComboBox, "Show").click();
    settle(&mut harness);
    click(&mut harness, "All files");
    harness.get_by_label("letter.doc");
    click(&mut harness, "leuthen.ron");
    click(&mut harness, "Open");
    assert_eq!(title(&harness), "Leuthen");
    let last = harness.state().settings().last_folders.get("battles").cloned();
    assert_eq!(last.as_deref(), Some(folder.path()));
}

#[test]
fn a_file_is_opened_by_the_keyboard_alone() {
    let folder = battles();
    let mut harness = own(&folder.path().join("silesia"));
    press(&mut harness, Modifiers::COMMAND, Key::O);
    harness.get_by_label("Nothing to show here");
    press(&mut harness, Modifiers::NONE, Key::Backspace);
    assert!(is_on(&harness, "silesia, folder"));
    type_text(&mut harness, "le");
    assert!(is_on(&harness, "leuthen.ron"));
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(title(&harness), "Kolin");
    // A folder opens with Enter; Escape takes back the path being typed first.
    press(&mut harness, Modifiers::COMMAND, Key::O);
    press(&mut harness, Modifiers::NONE, Key::Home);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    harness.get_by_label("Nothing to show here");
    press(&mut harness, Modifiers::COMMAND, Key::L);
    harness.get_by_label("Path");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Path").is_none());
    harness.get_by_label("Open a battle");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Open a battle").is_none());
}

#[test]
fn a_path_typed_takes_the_place_of_the_folder() {
    let folder = battles();
    let mut harness = own(&folder.path().join("silesia"));
    press(&mut harness, Modifiers::COMMAND, Key::O);
    click(&mut harness, "Type path");
    type_text(&mut harness, &folder.path().join("kolin.ron").display().to_string());
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(title(&harness), "Kolin");
    // A path begun by its first letter goes on after it.
    press(&mut harness, Modifiers::COMMAND, Key::O);
    type_text(&mut harness, "/");
    type_text(&mut harness, "x");
    assert_eq!(harness.get_by_label("Path").value(), Some("/x".to_owned()));
}

#[test]
fn a_kind_of_many_endings_leaves_the_others_of_its_row_their_room() {
    let folder = battles();
    let mut harness = own(folder.path());
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    let rect = |label: &str| harness.get_by_label(label).rect();
    let kind = harness.get_by_role_and_label(egui::Role::ComboBox, "Show").rect();
    let (hidden, new) = (rect("Hidden files"), rect("New folder"));
    assert!(kind.right() <= hidden.left() && hidden.right() <= new.left(), "{kind:?} {hidden:?} {new:?}");
    press(&mut harness, Modifiers::COMMAND, Key::L);
    let path = harness.get_by_label("Path").rect();
    assert!((path.right() - new.right()).abs() < 4.0, "{path:?} reaches as far as {new:?}");
}

#[test]
fn saving_makes_a_folder_and_asks_before_it_replaces() {
    let folder = battles();
    let mut harness = own(folder.path());
    harness.get_by_label_contains("First battalion 600").click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    press(&mut harness, Modifiers::COMMAND, Key::S);
    harness.get_by_label("Save the battle");
    click(&mut harness, "New folder");
    type_text(&mut harness, "silesia");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    harness.get_by_label_contains("The folder silesia cannot be made");
    type_text(&mut harness, " 1741");
    click(&mut harness, "Create");
    assert!(folder.path().join("silesia 1741").is_dir());
    harness.get_by_label("Nothing to show here");
    click(&mut harness, "Up");
    click(&mut harness, "kolin.ron");
    assert_eq!(
        harness.get_by_role_and_label(egui::Role::TextInput, "Name").value(),
        Some("kolin.ron".to_owned())
    );
    click(&mut harness, "Save");
    harness.get_by_label("Replace the file?");
    click(&mut harness, "Another name");
    // The name is ready to be typed over up to its ending, which is added if it is gone.
    press(&mut harness, Modifiers::COMMAND, Key::A);
    type_text(&mut harness, "mine");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let mine = folder.path().join("mine.ron");
    assert_eq!(harness.state().path(), Some(mine.as_path()));
    // The ending is left standing behind what is typed, and may be typed all the same.
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    type_text(&mut harness, "own.ron");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(harness.state().path(), Some(folder.path().join("own.ron").as_path()));
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    click(&mut harness, "kolin.ron");
    click(&mut harness, "Save");
    click(&mut harness, "Replace it");
    let kolin = folder.path().join("kolin.ron");
    assert_eq!(harness.state().path(), Some(kolin.as_path()));
    let saved = oblique_editor::document::load(oblique_rulesets::REGISTRY, &kolin)
        .expect("read")
        .reading
        .scenario
        .expect("whole");
    assert!(!saved.pieces.contains_key(&first()));
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_read_says_why_and_one_that_is_gone_is_not_begun_in() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = battles();
    let closed = folder.path().join("silesia");
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o000)).expect("closed");
    let mut harness = own(folder.path());
    press(&mut harness, Modifiers::COMMAND, Key::O);
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let may_all = std::fs::read_dir(&closed).is_ok();
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o700)).expect("opened");
    // Who may do everything may read it too.
    if !may_all {
        harness.get_by_label("This folder cannot be read");
        harness.get_by_label_contains("you may not read or write there");
    }
    drop(harness);
    let mut harness = own(folder.path());
    press(&mut harness, Modifiers::COMMAND, Key::O);
    // Another program takes it away while it is listed.
    std::fs::remove_dir(&closed).expect("removed");
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    harness.get_by_label("This folder cannot be read");
    harness.get_by_label_contains("silesia: it is not there");
    press(&mut harness, Modifiers::NONE, Key::Backspace);
    harness.get_by_label("kolin.ron");
    drop(harness);
    let mut harness = own(&folder.path().join("gone"));
    press(&mut harness, Modifiers::COMMAND, Key::O);
    assert!(harness.query_by_label("This folder cannot be read").is_none());
}

#[test]
fn thousands_of_files_are_listed_and_sorted() {
    let folder = tempfile::tempdir().expect("a folder");
    for n in 0..3000 {
        std::fs::write(folder.path().join(format!("battle {n}.ron")), vec![b'x'; n % 7]).expect("written");
    }
    let mut harness = own(folder.path());
    press(&mut harness, Modifiers::COMMAND, Key::O);
    harness.get_by_label("battle 0.ron");
    let rows = harness.query_all_by_label_contains("battle ").count();
    assert!(rows < 60, "{rows} rows are drawn: only those seen need be");
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(is_on(&harness, "battle 2999.ron"));
    click(&mut harness, "Sort by size");
    press(&mut harness, Modifiers::NONE, Key::Home);
    assert!(is_on(&harness, "battle 0.ron"));
    click(&mut harness, "Sort by name");
    click(&mut harness, "Sort by name");
    press(&mut harness, Modifiers::NONE, Key::Home);
    assert!(is_on(&harness, "battle 2999.ron"));
}

#[test]
fn the_preferences_choose_the_dialogs_and_who_commands_for_the_computer() {
    let folder = battles();
    let mut settings = own(folder.path()).state().settings().clone();
    settings.file_dialogs = FileDialogs::System;
    let text = include_str!("../../../../scenarios/dragoon/dogs_of_war.ron");
    let scenario = oblique_rulesets::read_scenario(text).scenario.expect("it is read whole");
    let mut harness = editor(Workbench::new(settings, scenario));
    harness.state_mut().show(oblique_editor::app::Sheet::Preferences);
    settle(&mut harness);
    click(&mut harness, "Oblique's own");
    harness.get_by_role_and_label(egui::Role::ComboBox, "Opponent").click();
    settle(&mut harness);
    click(&mut harness, "The computer, bold");
    assert_eq!(harness.state().settings().commander, "bold");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::NONE, Key::F5);
    let players = harness.state().battle().expect("it is set up").setup().players.clone();
    assert_eq!(players[1], oblique_editor::play::Player::Computer("bold".to_owned()));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::COMMAND, Key::O);
    harness.get_by_label("Open a battle");
}
