//! Whoever hears the interface instead of seeing it hears what everything is: every control of every panel, tool and
//! dialog has a name; and number fields go by the keys.

use crate::common::no_dialogs::NoDialogs;
use crate::common::{editor, editor_of_size, first, settle, show_panel, workbench};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use oblique_editor::app::Workbench;
use oblique_editor::command::{Command, Intent, Run, commands};
use oblique_editor::panels::PANELS;
use oblique_editor::view::Selection;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What is worked with, not only read.
const CONTROLS: &[Role] = &[
    Role::Button,
    Role::CheckBox,
    Role::ColorWell,
    Role::ComboBox,
    Role::Link,
    Role::MenuItem,
    Role::MultilineTextInput,
    Role::RadioButton,
    Role::SearchInput,
    Role::Slider,
    Role::SpinButton,
    Role::Switch,
    Role::Tab,
    Role::TextInput,
];

/// Commands that show a window or a room and ask nothing first.
const SHOW: &[&str] = &["edit.preferences", "file.gallery", "file.recovered", "sheets.guided"];

fn is_named(node: &Node<'_>) -> bool {
    // A sign alone is no name.
    node.accesskit_node().label().is_some_and(|name| name.chars().any(char::is_alphanumeric))
}

/// The controls on the screen that have no name, each in words.
fn nameless(harness: &Harness<'static, Workbench>, place: &str) -> BTreeSet<String> {
    let all = harness.root().children_recursive();
    let nameless = all.filter(|node| CONTROLS.contains(&node.accesskit_node().role()) && !is_named(node));
    let words = nameless.map(|node| {
        let control = node.accesskit_node();
        let (role, name, value) = (control.role(), control.label(), control.value());
        format!("{place}: {role:?} {name:?} {value:?} at {:?}", node.rect().min)
    });
    words.collect()
}

/// Something is selected, so that as much as can be is offered.
fn with_a_unit() -> Harness<'static, Workbench> {
    let mut harness = editor_of_size([1920.0, 1200.0], workbench().with_file_chooser(Arc::new(NoDialogs)));
    let ctx = harness.ctx.clone();
    let one = Selection::Pieces(BTreeSet::from([first()]));
    harness.state_mut().carry_out(vec![Intent::Select(one)], &ctx);
    settle(&mut harness);
    harness
}

fn run(harness: &mut Harness<'static, Workbench>, command: &Command) {
    let ctx = harness.ctx.clone();
    harness.state_mut().run(command, &ctx);
    settle(harness);
}

fn all_named(found: &BTreeSet<String>) {
    let list: Vec<&str> = found.iter().map(String::as_str).collect();
    assert!(found.is_empty(), "without a name:\n{}", list.join("\n"));
}

#[test]
fn every_control_of_every_panel_has_a_name() {
    let mut harness = with_a_unit();
    let mut found = nameless(&harness, "window");
    for panel in PANELS.iter().map(|make| make()) {
        show_panel(&mut harness, panel.id());
        found.extend(nameless(&harness, panel.id()));
    }
    all_named(&found);
}

#[test]
fn every_control_of_every_tool_has_a_name() {
    let mut harness = with_a_unit();
    let mut found = BTreeSet::new();
    for command in commands().iter().filter(|command| matches!(command.run, Run::Tool(_))) {
        run(&mut harness, command);
        found.extend(nameless(&harness, &command.id));
    }
    all_named(&found);
}

#[test]
fn every_control_of_every_dialog_has_a_name() {
    let mut found = BTreeSet::new();
    let asks = |command: &&Command| {
        command.name.ends_with('…') || command.menu == "Help" || SHOW.contains(&command.id.as_ref())
    };
    for command in commands().iter().filter(asks) {
        let mut harness = with_a_unit();
        let before = nameless(&harness, &command.id);
        run(&mut harness, command);
        found.extend(nameless(&harness, &command.id).difference(&before).cloned());
    }
    all_named(&found);
}

#[test]
fn every_control_of_a_battle_has_a_name() {
    let mut harness = with_a_unit();
    let play = commands().into_iter().find(|command| command.id == "battle.play").expect("a command");
    run(&mut harness, &play);
    let mut found = nameless(&harness, "set-up sheet");
    harness.key_press(Key::Enter);
    settle(&mut harness);
    found.extend(nameless(&harness, "battle"));
    all_named(&found);
}

#[test]
fn up_and_down_change_a_whole_number_by_one() {
    let mut harness = editor(workbench());
    let new = commands().into_iter().find(|command| command.id == "file.new").expect("a command");
    run(&mut harness, &new);
    let columns = |harness: &Harness<'static, Workbench>| {
        let field = harness.get_by_role_and_label(Role::SpinButton, "Columns");
        field.accesskit_node().numeric_value().expect("a number")
    };
    let before = columns(&harness);
    harness.get_by_role_and_label(Role::SpinButton, "Columns").focus();
    settle(&mut harness);
    for (key, by) in [(Key::ArrowUp, 1.0), (Key::ArrowUp, 2.0), (Key::ArrowDown, 1.0)] {
        harness.key_press_modifiers(Modifiers::NONE, key);
        settle(&mut harness);
        assert_eq!(columns(&harness) - before, by);
    }
}
