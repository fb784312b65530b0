//! Help: keys of one's own, the tour, and that every control says what it is.

use crate::common::{click, editor, press, settle, workbench};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_editor::EditorContext;
use oblique_editor::app::{FileChooser, Pick, Sheet, Workbench};
use oblique_editor::command::{Intent, commands, keys_of, usual};
use oblique_editor::document::Document;
use oblique_editor::panels::PANELS;
use oblique_editor::settings::Settings;
use oblique_editor::tools::{TOOLS, ToolEntry};
use oblique_editor::view::{Selection, View};
use std::path::PathBuf;
use std::sync::Arc;

/// Answers the file prompts of key sets with one path.
struct KeysAt(PathBuf);

impl FileChooser for KeysAt {
    fn pick(&self, pick: &Pick) -> Option<PathBuf> {
        (pick.kind() == "keys").then(|| self.0.clone())
    }
}

type Editor = Harness<'static, Workbench>;

fn open_sheet(harness: &mut Editor, search: &str) {
    harness.state_mut().show(Sheet::Shortcuts);
    settle(harness);
    harness.get_by_label("Search shortcuts").focus();
    settle(harness);
    harness.get_by_label("Search shortcuts").type_text(search);
    settle(harness);
}

fn close_sheet(harness: &mut Editor) {
    press(harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Search shortcuts").is_none(), "the sheet is closed");
}

#[test]
fn keys_are_recorded_and_work_everywhere_at_once() {
    let mut harness = editor(workbench());
    open_sheet(&mut harness, "fit the board");
    click(&mut harness, "Keys of Zoom to fit: Ctrl+0");
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    assert!(harness.query_by_label("Keys of Zoom to fit: Ctrl+Shift+H").is_some());
    close_sheet(&mut harness);
    let fits = |h: &Editor| h.state().view().camera.fit;
    press(&mut harness, Modifiers::COMMAND, Key::Equals);
    assert!(!fits(&harness));
    press(&mut harness, Modifiers::COMMAND, Key::Num0);
    assert!(!fits(&harness), "the old keys do nothing");
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    assert!(fits(&harness));
    // Menu and palette show them.
    click(&mut harness, "View");
    assert!(
        harness
            .query_all_by_label_contains("Zoom to fit")
            .any(|n| { n.accesskit_node().label().is_some_and(|l| l.contains("Ctrl+Shift+H")) })
    );
    assert_eq!(harness.state().settings().keys.shortcut("view.fit"), keys_of("Ctrl+Shift+H"));
}

#[test]
fn keys_that_are_anothers_are_named_and_can_be_taken() {
    let mut harness = editor(workbench());
    open_sheet(&mut harness, "save");
    click(&mut harness, "Keys of Save: Ctrl+S");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(harness.query_by_label("Ctrl+Z is the shortcut of Undo.").is_some());
    click(&mut harness, "Leave it with Undo");
    let keys = |h: &Editor, id: &str| h.state().settings().keys.shortcut(id);
    assert_eq!(keys(&harness, "file.save"), keys_of("Ctrl+S"));
    click(&mut harness, "Keys of Save: Ctrl+S");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    click(&mut harness, "Give it to Save");
    assert_eq!((keys(&harness, "file.save"), keys(&harness, "edit.undo")), (keys_of("Ctrl+Z"), None));
    // What always does something else is refused.
    click(&mut harness, "Keys of Save: Ctrl+Z");
    press(&mut harness, Modifiers::NONE, Key::Tab);
    assert!(harness.query_by_label_contains("Tab cannot be given to Save").is_some());
    click(&mut harness, "Reset all keys");
    assert!(harness.state().settings().keys.is_usual());
    assert_eq!(keys(&harness, "edit.undo"), keys_of("Ctrl+Z"));
}

#[test]
fn recording_is_given_up_by_escape_and_keys_cleared_reset_and_found() {
    let mut harness = editor(workbench());
    open_sheet(&mut harness, "brush");
    click(&mut harness, "Keys of Brush: B");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Keys of Brush: B").is_some(), "the sheet stays, and so do the keys");
    click(&mut harness, "Clear the keys of Brush");
    assert!(harness.query_by_label("Keys of Brush: none").is_some());
    close_sheet(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::B);
    assert_ne!(harness.state().view().tool, "brush");
    open_sheet(&mut harness, "");
    click(&mut harness, "Find by key");
    press(&mut harness, Modifiers::NONE, Key::Num3);
    assert!(harness.query_by_label("Keys of Go to bookmark 3: 3").is_some());
    assert!(harness.query_by_label_contains("Keys of Undo").is_none());
    click(&mut harness, "Show all");
    close_sheet(&mut harness);
    open_sheet(&mut harness, "brush");
    click(&mut harness, "Reset the keys of Brush");
    close_sheet(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::B);
    assert_eq!(harness.state().view().tool, "brush");
}

#[test]
fn text_fields_type_whatever_the_keys_do() {
    let mut settings = Settings::default();
    settings.keys.set("view.fit", keys_of("J"));
    settings.keys.set("edit.deselect", keys_of("Ctrl+Backspace"));
    let mut harness = editor(Workbench::new(settings, crate::common::scenario()));
    click(&mut harness, "Keith 2 units, 1,200 men");
    let field = || (Role::TextInput, "Name");
    harness.get_by_role_and_label(field().0, field().1).focus();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::J);
    press(&mut harness, Modifiers::COMMAND, Key::Backspace);
    assert!(harness.query_by_role_and_label(field().0, field().1).is_some(), "still selected");
    harness.get_by_role_and_label(field().0, field().1).type_text("j");
    settle(&mut harness);
    let names: Vec<_> =
        harness.state().document().scenario().pieces.values().map(|p| p.name.clone()).collect();
    assert!(names.iter().any(|name| name.ends_with('j')), "{names:?}");
}

#[test]
fn a_key_set_goes_out_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("keys.ron");
    let mut settings = Settings::default();
    settings.keys = settings.keys.over(usual());
    settings.keys.set("file.save", keys_of("Ctrl+Z"));
    let mine = settings.keys.clone();
    let workbench = Workbench::new(settings, crate::common::scenario());
    let mut harness = editor(workbench.with_file_chooser(Arc::new(KeysAt(path.clone()))));
    open_sheet(&mut harness, "");
    click(&mut harness, "Export keys");
    assert!(path.exists());
    click(&mut harness, "Reset all keys");
    assert!(harness.state().settings().keys.is_usual());
    click(&mut harness, "Import keys");
    assert_eq!(harness.state().settings().keys, mine);
    std::fs::write(&path, "nonsense").expect("written");
    click(&mut harness, "Import keys");
    assert!(harness.query_by_label_contains("keys.ron holds no keys").is_some());
    assert_eq!(harness.state().settings().keys, mine);
}

#[test]
fn the_tour_is_not_shown_unasked_and_leads_to_its_end() {
    let mut harness = editor(workbench());
    assert!(harness.query_by_label("Skip the tour").is_none());
    harness.state_mut().start_tour();
    settle(&mut harness);
    assert!(harness.query_by_label("Welcome to Oblique").is_some());
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    click(&mut harness, "Take the brush");
    assert_eq!(harness.state().view().tool, "brush", "the window is in use all the while");
    let map = harness.get_by_label("Map").rect();
    harness.drag_at(map.center());
    settle(&mut harness);
    harness.drop_at(map.center() + egui::vec2(60.0, 0.0));
    settle(&mut harness);
    assert!(harness.state().document().undo_label().is_some(), "painted under the spotlight");
    assert!(harness.query_by_label_contains("Done.").is_some());
    press(&mut harness, Modifiers::NONE, Key::ArrowLeft);
    assert!(harness.query_by_label("Welcome to Oblique").is_some());
    for _ in 0..20 {
        if harness.query_by_label("Finish").is_some() {
            break;
        }
        click(&mut harness, "Next");
    }
    click(&mut harness, "Finish");
    assert!(harness.query_by_label("Skip the tour").is_none());
    assert!(harness.state().settings().tour_seen);
}

#[test]
fn the_tour_opens_closed_panels_and_is_left_by_escape() {
    let mut harness = editor(workbench());
    for panel in PANELS.iter().map(|make| make()) {
        let id = format!("panel.{}", panel.id());
        let command = commands().into_iter().find(|c| c.id == id).expect("a command");
        let ctx = harness.ctx.clone();
        // Shown at first or behind another: to the front, and away.
        for _ in 0..2 {
            harness.state_mut().run(&command, &ctx);
            settle(&mut harness);
        }
        if harness.query_all_by_label(&panel.title()).next().is_some() {
            harness.state_mut().run(&command, &ctx);
            settle(&mut harness);
        }
    }
    assert!(harness.query_by_label("No steps yet").is_none(), "closed");
    harness.state_mut().start_tour();
    settle(&mut harness);
    for _ in 0..3 {
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    }
    assert!(harness.query_by_label("Undo it, or keep it").is_some());
    assert!(harness.query_by_label("No steps yet").is_some(), "the panel is open");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("Skip the tour").is_none());
}

#[test]
fn every_tool_has_a_name_a_picture_keys_a_cursor_and_a_hint() {
    let scenario = crate::common::scenario();
    let ruleset = oblique_rulesets::RULESETS[0];
    let (document, view, mut settings) = (Document::new(scenario), View::default(), Settings::default());
    settings.keys = settings.keys.over(usual());
    let context = EditorContext {
        document: &document,
        view: &view,
        settings: &settings,
        ruleset,
        problems: &[],
        silenced: &[],
    };
    let mut hints = std::collections::BTreeSet::new();
    for tool in TOOLS.iter().map(ToolEntry::make) {
        let id = tool.id();
        assert!(!tool.name().is_empty() && !tool.description().icon.is_empty(), "{id}");
        assert!(settings.keys.shortcut(&format!("tool.{id}")).is_some(), "{id} has no keys");
        let hint = tool.hint(&context);
        assert!(hint.len() > 15 && hint.ends_with('.'), "{id}: {hint:?}");
        assert!(hints.insert(hint), "{id} has the hint of another");
        let plain = tool.cursor(&context) == egui::CursorIcon::Default;
        assert_eq!(plain, id == "select", "{id}: its cursor says nothing");
    }
}

#[test]
fn every_command_is_found_in_the_palette_by_its_name() {
    let mut harness = editor(workbench());
    for command in commands() {
        harness.state_mut().open_palette();
        harness.run_steps(2);
        harness.get_by_label("Find a command").type_text(&command.name);
        harness.run_steps(2);
        let row = harness
            .query_all_by_role(Role::Button)
            .any(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(&*command.name)));
        assert!(row, "{} is not found", command.name);
    }
}

/// Controls without a name, as they are read out.
fn nameless(harness: &Editor) -> Vec<String> {
    const CONTROLS: &[Role] = &[
        Role::Button,
        Role::CheckBox,
        Role::RadioButton,
        Role::ComboBox,
        Role::Slider,
        Role::SpinButton,
        Role::TextInput,
        Role::ColorWell,
        Role::Link,
    ];
    let mut found = Vec::new();
    for role in CONTROLS {
        for node in harness.query_all_by_role(*role) {
            let named =
                |n: &egui_kittest::Node<'_>| n.accesskit_node().label().is_some_and(|l| !l.trim().is_empty());
            if !named(&node) {
                found.push(format!("{role:?} at {}", node.rect()));
            }
        }
    }
    found
}

#[test]
fn no_control_of_the_main_screens_is_without_a_name() {
    let mut harness = editor(Workbench::new(
        Settings::default(),
        oblique_rulesets::read_scenario(oblique_editor::app::SHIPPED[0].text).scenario.expect("a battle"),
    ));
    let ctx = harness.ctx.clone();
    let run = |harness: &mut Editor, id: &str| {
        let command = commands().into_iter().find(|c| c.id == id).expect("a command");
        harness.state_mut().run(&command, &ctx);
        harness.run_steps(4);
    };
    let mut wrong = Vec::new();
    for tool in TOOLS.iter().map(ToolEntry::make) {
        run(&mut harness, &format!("tool.{}", tool.id()));
        wrong.extend(nameless(&harness).into_iter().map(|w| format!("with the tool {}: {w}", tool.id())));
    }
    for panel in PANELS.iter().map(|make| make()) {
        harness.state_mut().carry_out(vec![Intent::ShowPanel(panel.id())], &ctx);
        harness.run_steps(4);
        wrong.extend(nameless(&harness).into_iter().map(|w| format!("with the panel {}: {w}", panel.id())));
    }
    run(&mut harness, "edit.select_all");
    wrong.extend(nameless(&harness).into_iter().map(|w| format!("with units selected: {w}")));
    let first = harness.state().document().scenario().pieces.keys().next().cloned().expect("a unit");
    let one = Selection::Pieces([first].into());
    let hex = Selection::Hex(oblique_board::hex::Hex::ZERO);
    for (what, selection) in [("a unit", one), ("a hex", hex)] {
        harness.state_mut().carry_out(vec![Intent::ShowPanel("inspector"), Intent::Select(selection)], &ctx);
        harness.run_steps(4);
        wrong.extend(nameless(&harness).into_iter().map(|w| format!("with {what} selected: {w}")));
    }
    for sheet in [Sheet::Shortcuts, Sheet::About, Sheet::Report] {
        harness.state_mut().show(sheet);
        harness.run_steps(4);
        wrong.extend(nameless(&harness).into_iter().map(|w| format!("in the window {sheet:?}: {w}")));
        press(&mut harness, Modifiers::NONE, Key::Escape);
    }
    for id in ["help.manual", "file.new", "map.make_up", "battle.play"] {
        run(&mut harness, id);
        settle(&mut harness);
        wrong.extend(nameless(&harness).into_iter().map(|w| format!("after {id}: {w}")));
        press(&mut harness, Modifiers::NONE, Key::Escape);
    }
    assert!(wrong.is_empty(), "controls without a name:\n{}", wrong.join("\n"));
}

/// Is a tooltip on the screen?
fn explained(harness: &Editor) -> bool {
    harness.query_all_by_role(Role::Tooltip).next().is_some()
}

#[test]
fn every_control_of_the_tool_bars_explains_itself() {
    let mut harness = editor(workbench());
    harness.ctx.all_styles_mut(|style| {
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
    });
    let ctx = harness.ctx.clone();
    // With hexes and units selected the bars show the most.
    let all = commands().into_iter().find(|c| c.id == "area.all").expect("a command");
    harness.state_mut().run(&all, &ctx);
    let mut wrong = Vec::new();
    let mut looked_at = 0;
    for tool in TOOLS.iter().map(ToolEntry::make) {
        harness.state_mut().carry_out(vec![Intent::Tool(tool.id())], &ctx);
        harness.run_steps(3);
        let bars = harness.get_by_label("Map").rect().top() + 2.0;
        let first = tool.id() == "select";
        let mut controls = Vec::new();
        for role in [Role::Button, Role::RadioButton, Role::ComboBox, Role::SpinButton, Role::CheckBox] {
            for node in harness.query_all_by_role(role) {
                let rect = node.rect();
                // The menu bar above opens by itself and needs no more words; the rows of tools once.
                let here = rect.bottom() < bars && rect.top() > 28.0 && rect.right() < 1270.0;
                if here && (first || rect.top() > 64.0) {
                    controls.push((node.accesskit_node().label().unwrap_or_default(), rect));
                }
            }
        }
        for (label, rect) in controls {
            looked_at += 1;
            harness.hover_at(rect.center());
            harness.run_steps(3);
            if !explained(&harness) {
                wrong.push(format!("{}: {label}", tool.id()));
            }
        }
        harness.hover_at(egui::pos2(2.0, 2.0));
        harness.run_steps(2);
    }
    assert!(looked_at > 100, "only {looked_at} controls were looked at");
    assert!(wrong.is_empty(), "controls without a tooltip:\n{}", wrong.join("\n"));
}

#[test]
fn hexes_are_numbered_as_one_likes_and_found_by_number() {
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    let run = |harness: &mut Editor, id: &str| {
        let command = commands().into_iter().find(|c| c.id == id).expect("a command");
        harness.state_mut().run(&command, &ctx);
        settle(harness);
    };
    run(&mut harness, "map.numbers");
    click(&mut harness, "Row before column");
    assert!(harness.query_by_label("The first hex is 0101, the last 0608.").is_some());
    click(&mut harness, "Apply");
    assert_eq!(harness.state().document().undo_label(), Some("Hex numbering"));
    let layout = harness.state().document().scenario().board.layout();
    press(&mut harness, Modifiers::COMMAND, Key::G);
    harness.get_by_label("Hex number").type_text("0207");
    settle(&mut harness);
    click(&mut harness, "Go");
    assert_eq!(harness.state().view().selection, Selection::Hex(layout.at(6, 1)));
    assert!(harness.query_all_by_label_contains("0207").next().is_some(), "the inspector names it so");
    let text = oblique_rulesets::write_scenario(harness.state().document().scenario());
    assert!(text.contains("numbers: (first: (1, 1), rows_first: true)"), "{text}");
    let read = oblique_rulesets::read_scenario(&text).scenario.expect("read");
    assert_eq!(read.board.layout(), layout);
    run(&mut harness, "edit.undo");
    let now = harness.state().document().scenario().board.layout();
    assert_eq!(now, layout.plain());
}
