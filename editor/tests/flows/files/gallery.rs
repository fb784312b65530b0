//! The gallery: found by its name, searched, a battle opened from it, a file that is gone, the ways to begin.

use crate::common::{click, editor, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Orientation;
use oblique_editor::app::Workbench;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;

#[test]
fn a_battle_is_searched_for_and_opened() {
    let mut harness = editor(workbench());
    press(&mut harness, Modifiers::COMMAND, Key::K);
    harness.get_by_label("Find a command").type_text("gallery");
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    harness.get_by_label("Included battles");
    click(&mut harness, "Search battles");
    harness.get_by_label("Search battles").type_text("mollwitz 1741");
    settle(&mut harness);
    assert!(harness.query_by_label_contains("Guilford").is_none(), "it is not looked for");
    let card = harness.get_by_label_contains("Mollwitz, ");
    card.click();
    settle(&mut harness);
    assert_eq!(harness.state().document().scenario().meta.title, "Mollwitz");
    assert!(harness.query_by_label("Included battles").is_none(), "it is closed");
}

#[test]
fn the_first_start_shows_it_and_a_file_that_is_gone_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let gone = folder.path().join("soor.ron");
    let settings = Settings { tour_seen: true, recent_files: vec![gone], ..Settings::default() };
    let empty = || blank(RULESETS[0], Orientation::Flat, 6, 5);
    let mut harness = editor(Workbench::new(settings, empty()));
    harness.state_mut().offer_gallery();
    settle(&mut harness);
    assert!(harness.query_by_label("Included battles").is_none(), "it is not the first start");
    harness.state_mut().show_gallery();
    settle(&mut harness);
    click(&mut harness, "soor.ron");
    harness.get_by_label("Included battles");
    click(&mut harness, "Show at every start");
    assert!(harness.state().settings().gallery_at_start);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Included battles").is_none());
    harness.state_mut().offer_gallery();
    settle(&mut harness);
    click(&mut harness, "Continue");
    assert!(harness.query_by_label("Included battles").is_none());

    let mut harness = editor(Workbench::new(Settings::default(), empty()));
    harness.state_mut().offer_gallery();
    settle(&mut harness);
    click(&mut harness, "Pick-up game…");
    harness.get_by_label("Open this battle");
    assert!(
        harness.query_by_label("Skip the tour").is_none(),
        "who begins a game of his own is not led round another"
    );
}

#[test]
fn who_goes_on_at_the_first_start_is_shown_round() {
    let mut harness =
        editor(Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 6, 5)));
    harness.state_mut().offer_gallery();
    settle(&mut harness);
    assert!(harness.query_by_label("Skip the tour").is_none(), "one thing at a time");
    click(&mut harness, "Continue");
    click(&mut harness, "Skip the tour");
    harness.state_mut().show_gallery();
    settle(&mut harness);
    click(&mut harness, "Continue");
    assert!(harness.query_by_label("Skip the tour").is_none(), "it was seen");
}

#[test]
fn its_ways_have_the_keys_they_have_without_it() {
    let mut harness = editor(workbench());
    harness.state_mut().show_gallery();
    settle(&mut harness);
    press(&mut harness, Modifiers::COMMAND, Key::N);
    assert!(harness.query_by_label("Included battles").is_none(), "it has made way");
    harness.get_by_label("Create");
}
