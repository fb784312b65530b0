//! The window in another language. Alone in its program, and one test after the other: what is spoken is the program's.

mod english_left;
mod german_dice;
#[path = "../flows/common/no_dialogs.rs"]
mod no_dialogs;
#[path = "../flows/common/rule_cases.rs"]
mod rule_cases;

use egui::accesskit::Role;
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::hex::Orientation;
use oblique_editor::app::Workbench;
use oblique_editor::command::{MENUS, Run, commands, menu_name};
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_editor::tools::TOOLS;
use oblique_rulesets::RULESETS;
use std::sync::{Mutex, MutexGuard};

/// One test at a time.
static SPEAKING: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    SPEAKING.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The editor in a language, on 1280 x 720 at a scale of the interface.
fn editor(language: &str, scale: f32) -> (Harness<'static, Workbench>, egui::Rect) {
    let settings = Settings { tour_seen: true, language: language.to_owned(), ..Settings::default() };
    let workbench = Workbench::new(settings, blank(RULESETS[0], Orientation::Flat, 8, 6));
    let size = egui::vec2(1280.0 / scale, 720.0 / scale);
    let mut harness = Harness::builder()
        .with_size(size)
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    harness.run_steps(8);
    (harness, egui::Rect::from_min_size(egui::Pos2::ZERO, size))
}

fn run(harness: &mut Harness<'_, Workbench>, command: &str) {
    let ctx = harness.ctx.clone();
    let found = commands().into_iter().find(|c| c.id == command).expect("there is such a command");
    harness.state_mut().run(&found, &ctx);
    harness.run_steps(4);
}

/// The palette lists them without their menus in mind, and the mark of those that ask is put behind the text of a language.
#[test]
fn no_two_commands_share_a_name_in_any_language() {
    let _alone = alone();
    let mut same = Vec::new();
    for language in oblique_text::Language::all() {
        oblique_text::speak(language.code());
        let mut names = std::collections::BTreeMap::new();
        for command in commands() {
            let name = command.name.trim_end_matches('…').to_lowercase();
            assert!(!name.contains('…'), "{}: {:?}", command.id, command.name);
            if let Some(other) = names.insert(name, command.id.clone()) {
                same.push(format!("{} and {other} are both called {:?}", command.id, command.name));
            }
        }
    }
    oblique_text::speak("");
    assert!(same.is_empty(), "{}", same.join("\n"));
}

#[test]
fn a_language_chosen_in_the_preferences_holds_at_once() {
    let _alone = alone();
    let (mut editor, _) = editor("", 1.0);
    run(&mut editor, "edit.preferences");
    editor.run_steps(8);
    assert!(editor.query_by_label("Interface size").is_some());
    editor.get_by_label("Deutsch").click();
    editor.run_steps(4);
    assert_eq!(editor.state().settings().language, "de");
    for said in ["Größe der Oberfläche", "Datei", "Gelände erzeugen…"] {
        let shown = editor.query_all_by_label(said).next().is_some();
        let named = commands().iter().any(|c| c.name == said);
        assert!(shown || named, "{said}");
    }
    editor.get_by_label("English").click();
    editor.run_steps(4);
    assert!(editor.query_by_label("Interface size").is_some());
    assert!(editor.query_by_label("Größe der Oberfläche").is_none());
    editor.get_by_label("Deutsch").click();
    editor.run_steps(4);
    editor.get_by_label("Wie das System").click();
    editor.run_steps(4);
    assert_eq!(editor.state().settings().language, "", "tests have no system, and so it is English");
    assert!(editor.query_by_label("Interface size").is_some());
}

#[test]
fn what_an_army_adds_up_to_is_said_in_a_language_chosen_now() {
    let _alone = alone();
    let text = include_str!("../../../scenarios/dessauer/kesselsdorf.ron");
    let scenario = oblique_rulesets::read_scenario(text).scenario.expect("it is read whole");
    let settings = Settings { tour_seen: true, language: "en".to_owned(), ..Settings::default() };
    let workbench = Workbench::new(settings, scenario);
    let mut editor = Harness::builder()
        .with_size(egui::vec2(1280.0, 720.0))
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    editor.run_steps(8);
    assert!(editor.query_by_label("13 units, 4 guns").is_some());
    run(&mut editor, "edit.preferences");
    editor.run_steps(8);
    editor.get_by_label("Deutsch").click();
    editor.run_steps(8);
    assert!(editor.query_by_label("13 units, 4 guns").is_none());
    assert!(editor.query_by_label("13 Einheiten, 4 Geschütze").is_some());
}

#[test]
fn problems_found_before_are_said_in_a_language_chosen_now() {
    let _alone = alone();
    let (mut editor, _) = editor("en", 1.0);
    let said = |editor: &Harness<'static, Workbench>| -> Vec<String> {
        editor.state().problems().iter().map(|found| found.message.clone()).collect()
    };
    let english = said(&editor);
    assert!(!english.is_empty(), "an empty board lacks much");
    oblique_text::speak("de");
    editor.run_steps(2);
    let german = said(&editor);
    assert_eq!(german.len(), english.len());
    assert!(german.iter().zip(&english).all(|(german, english)| german != english), "{german:?}");
    oblique_text::speak("en");
    editor.run_steps(2);
    assert_eq!(said(&editor), english);
    oblique_text::speak("");
}

#[test]
fn a_sheet_in_english_is_read_in_a_german_window() {
    let _alone = alone();
    let (mut editor, _) = editor("de", 1.0);
    let rows = "First\tInfantry battalion\tLine\t600\nSecond\tLight infantry\tOpen order\t400\n";
    let sheet = format!("Name\tKind\tFormation\tStrength\n{rows}Third\tInfantry batalion\tLine\t1,000\n");
    editor.event(egui::Event::Paste(sheet));
    let why =
        "B4 (Kind): „Infantry batalion“: Eine solche Art gibt es nicht. Erwartet: Infanteriebataillon, ";
    // The plan is worked out beside the window.
    for _ in 0..400 {
        editor.run_steps(2);
        if editor.query_by_label_contains(why).is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(editor.query_by_label_contains(why).is_some());
    assert!(editor.query_by_label("Hinzugefügt: 2").is_some(), "the others are understood");
    oblique_text::speak("");
}

/// The rectangle of what opened over the editor last.
fn popup(editor: &Harness<'static, Workbench>) -> egui::Rect {
    let open = editor.ctx.memory(|m| {
        let layers: Vec<_> = m.layer_ids().filter(|l| l.order == egui::Order::Foreground).collect();
        layers.into_iter().filter_map(|l| m.area_rect(l.id)).collect::<Vec<_>>()
    });
    open.into_iter().max_by(|a, b| a.height().total_cmp(&b.height())).expect("something is open")
}

#[test]
fn every_menu_and_tool_lies_within_a_small_window_in_every_language() {
    let _alone = alone();
    for language in oblique_text::Language::all() {
        for scale in [1.0, 1.25, 1.5] {
            for menu in MENUS {
                let (mut editor, window) = editor(language.code(), scale);
                editor.get_by_role_and_label(Role::Button, menu_name(menu)).click();
                editor.run_steps(4);
                let rect = popup(&editor);
                assert!(window.contains_rect(rect), "{menu} at {scale}: {rect:?} in {window:?}");
                let last = commands().into_iter().rfind(|c| c.menu == *menu).expect("a command");
                if scale > 1.0 || matches!(last.run, Run::Panel(_)) {
                    continue;
                }
                let mut entries = editor.query_all_by_label_contains(&last.name);
                let in_view = entries.any(|entry| rect.contains_rect(entry.rect()));
                assert!(in_view, "{menu}: {} needs no scrolling", last.name);
            }
            let (editor, window) = editor(language.code(), scale);
            for tool in TOOLS.iter().map(|entry| entry.description) {
                let own = editor.query_all_by_role_and_label(Role::RadioButton, tool.name.get()).next();
                let more = oblique_text::text!("windows-more-tools-flyout", flyout = tool.flyout);
                let rect = own.map_or_else(|| editor.get_by_label(&more).rect(), |own| own.rect());
                assert!(window.contains_rect(rect), "{} at {scale}: {rect:?}", tool.name);
            }
        }
    }
    oblique_text::speak("");
}
