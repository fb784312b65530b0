//! One of each is added in a file and a line, and found where the user looks for it: a tool, a panel, a command, a
//! dialog with a job in it, a check and an importer. (A ruleset is added in `flows/play/toy.rs`, a map style in
//! `tests/map_styles.rs`.)

use super::Registry;
use crate::EditorContext;
use crate::app::Workbench;
use crate::app::command::{Command, Intent};
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::jobs::waking;
use crate::document::blank;
use crate::panels::Panel;
use crate::settings::Settings;
use crate::tools::{Described, Group, Pointer, Preview, Tool, ToolDescription, ToolEntry};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Ui};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Orientation;
use oblique_exchange::import::{
    ImportError, Imported, Importer, Parameter, ParameterKind, Parameters, Recognised, Source, Target,
};
use oblique_jobs::{Cancelled, Slot};
use oblique_rulesets::RULESETS;
use oblique_scenario::check::{Check, Diagnostic, Place, Severity};
use oblique_scenario::{Edit, Facets, Piece, PieceId, Scenario, Side};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

type Editor = Harness<'static, Workbench>;

#[derive(Default)]
struct Plumb;

impl Described for Plumb {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "plumb",
        name: oblique_text::Text("Plumb line"),
        key: "",
        icon: &[],
        group: Group::Objects,
        flyout: oblique_text::Text(""),
    };
}

impl Tool for Plumb {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }
    fn hint(&self, _: &EditorContext<'_>) -> String {
        "Click how deep it is".to_owned()
    }
    fn pointer(&mut self, _: &EditorContext<'_>, _: Pointer, _: &mut Vec<Intent>) {}
    fn preview(&self, _: &EditorContext<'_>) -> Preview {
        Preview::default()
    }
}

struct Weather;

impl Panel for Weather {
    fn id(&self) -> &'static str {
        "weather"
    }
    fn title(&self) -> String {
        "Weather".to_owned()
    }
    fn ui(&mut self, ui: &mut Ui, _: &EditorContext<'_>, _: &mut Vec<Intent>) {
        ui.label("It rains");
    }
}

/// Waits for its own job.
struct Counting {
    slot: Slot<usize>,
    counted: Option<usize>,
}

impl Counting {
    fn open(workbench: &mut Workbench, ctx: &egui::Context) {
        let pieces = workbench.document().scenario().pieces.len();
        let mut slot = Slot::default();
        slot.start(&workbench.jobs.list, "Counting the units", waking(ctx), move |task| {
            if task.is_cancelled() { Err(Cancelled) } else { Ok(pieces) }
        });
        workbench.dialogs.open(Self { slot, counted: None });
    }
}

impl Dialog for Counting {
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        if let Some(outcome) = self.slot.poll() {
            self.counted = at.result_of(outcome);
        }
        ui.heading("Count the units");
        ui.label(self.counted.map_or_else(|| "Counting".to_owned(), |count| format!("{count} in all")));
        buttons(ui, |ui| cancel(ui, "Close"))
    }
}

/// A battle without pieces is a problem in these tests.
struct Deserted;

impl Check for Deserted {
    fn id(&self) -> &'static str {
        "T9"
    }
    fn reads(&self) -> Facets {
        Facets::PIECES
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        if scenario.pieces.is_empty() {
            let place = Place::Side(Side::A, String::new());
            found.push(Diagnostic::new("T9", Severity::Error, place, "Nobody is here."));
        }
    }
}

const CHECKS: &[&dyn Check] = &[&Deserted];

/// Reads a list of names, a leader a line.
#[derive(Debug)]
struct Names;

impl Importer for Names {
    fn id(&self) -> &'static str {
        "names"
    }
    fn name(&self) -> &'static str {
        "list of names"
    }
    fn plural(&self) -> &'static str {
        "lists of names"
    }
    fn description(&self) -> &'static str {
        "A leader for each line."
    }
    fn files(&self) -> &'static str {
        "Lists"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["names"]
    }
    fn recognise(&self, head: &[u8]) -> Recognised {
        if head.starts_with(b"NAMES\n") { Recognised::Yes } else { Recognised::No }
    }
    fn most_bytes(&self) -> u64 {
        64
    }
    fn companions(&self) -> &'static [&'static str] {
        &["rank"]
    }
    fn parameters(&self) -> Vec<Parameter> {
        let (kind, help) = (ParameterKind::Switch, "Else they come into the one that is open");
        vec![Parameter { id: "own", name: "As a battle of its own", help, kind, usual: 0 }]
    }
    fn import(
        &self,
        source: &Source<'_>,
        target: &Target<'_>,
        parameters: &Parameters,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Imported, ImportError> {
        let text = String::from_utf8_lossy(source.bytes);
        let rank = source.companions.get("rank").map(|rank| String::from_utf8_lossy(rank).into_owned());
        let kind = target.rules.catalog().kinds.iter().find(|kind| kind.role.leads());
        let kind = kind.ok_or_else(|| ImportError::Unreadable("finds no leaders here".to_owned()))?;
        let mut edits = Vec::new();
        for name in text.lines().skip(1) {
            if !go_on(0.5) {
                return Err(ImportError::Cancelled);
            }
            let name = format!("{}{name}", rank.as_deref().unwrap_or_default());
            let piece = Piece::new(Side::A, &kind.id, &name);
            edits.push(Edit::Piece(PieceId(format!("a-{name}")), Some(Box::new(piece))));
        }
        if edits.is_empty() {
            return Err(ImportError::Empty);
        }
        let edit = Edit::Many(edits);
        if !parameters.is_on("own") {
            return Ok(Imported::Change { edit, notes: vec!["Their ranks are guessed.".to_owned().into()] });
        }
        let mut scenario = Box::new(target.scenario.clone());
        let _ = edit.apply(&mut scenario);
        Ok(Imported::Scenario { scenario, notes: Vec::new(), beside: Vec::new() })
    }
}

fn editor() -> Editor {
    let command = Command::new("units.count", "Count the units", "Edit", Counting::open);
    let registry = Registry::default()
        .with_tool(ToolEntry::of::<Plumb>())
        .with_panel(|| Box::new(Weather))
        .with_importer(&Names)
        .with_command(command);
    let settings = Settings { tour_seen: true, ..Settings::default() };
    let scenario = blank(RULESETS[0], Orientation::Flat, 8, 6);
    let workbench = Workbench::with_registry(registry, settings, scenario).with_checks(CHECKS);
    let mut harness = Harness::builder()
        .with_size([1600.0, 1000.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    settle(&mut harness);
    harness
}

fn settle(harness: &mut Editor) {
    let end = Instant::now() + Duration::from_mins(1);
    harness.run_steps(4);
    while harness.state().busy() {
        assert!(Instant::now() < end, "a job does not end");
        std::thread::sleep(Duration::from_millis(5));
        harness.run_steps(2);
    }
    harness.run_steps(3);
}

fn click(harness: &mut Editor, label: &str) {
    harness.get_by_label(label).click();
    settle(harness);
}

/// Runs a command by the palette.
fn run(harness: &mut Editor, name: &str) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::K);
    settle(harness);
    harness.get_by_label("Find a command").type_text(name);
    settle(harness);
    harness.key_press(Key::Enter);
    settle(harness);
}

/// Whether a menu has an entry; the menus on the way to it are parted by a slash.
fn has_entry(harness: &mut Editor, menu: &str, entry: &str) -> bool {
    for part in menu.split('/') {
        harness
            .get_by(|node| node.role() == Role::Button && node.label().is_some_and(|l| l.starts_with(part)))
            .click();
        harness.run_steps(3);
    }
    let found = harness.query_all_by_label_contains(entry).count() > 0;
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    found
}

/// A file as the window system hands it over.
#[derive(Debug)]
struct OnDisk(PathBuf);

impl egui::DroppedFile for OnDisk {
    fn path(&self) -> &Path {
        &self.0
    }
    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

fn drop_file(harness: &mut Editor, path: &Path) {
    harness.input_mut().dropped_files.push(Arc::new(OnDisk(path.to_owned())));
    harness.step();
    settle(harness);
}

fn names(harness: &Editor) -> Vec<String> {
    harness.state().document().scenario().pieces.values().map(|piece| piece.name.clone()).collect()
}

#[test]
fn a_tool_stands_in_the_bar_and_the_menu() {
    let mut harness = editor();
    assert!(has_entry(&mut harness, "Tools", "Plumb line"));
    harness.get_by_role_and_label(Role::RadioButton, "Plumb line").click();
    settle(&mut harness);
    assert_eq!(harness.state().view().tool, "plumb");
    assert!(harness.query_by_label_contains("Click how deep it is").is_some(), "its hint is told");
}

#[test]
fn a_panel_is_opened_by_its_name_and_closed_by_a_new_layout() {
    let mut harness = editor();
    assert!(harness.query_by_label("It rains").is_none(), "hidden at first");
    run(&mut harness, "weather");
    assert!(harness.query_by_label("It rains").is_some());
    harness.state_mut().reset_layout();
    settle(&mut harness);
    assert!(harness.query_by_label("It rains").is_none());
    run(&mut harness, "weather");
    assert!(harness.query_by_label("It rains").is_some(), "it has a place in the new layout too");
}

#[test]
fn a_command_is_in_its_menu_and_the_palette_and_opens_a_dialog_that_waits_for_its_job() {
    let mut harness = editor();
    assert!(has_entry(&mut harness, "Edit", "Count the units"));
    run(&mut harness, "count the units");
    assert!(harness.query_by_label("0 in all").is_some());
    harness.key_press(Key::Escape);
    settle(&mut harness);
    assert!(harness.query_by_label("0 in all").is_none());
}

#[test]
fn what_a_check_finds_is_a_problem_until_it_is_mended() {
    let mut harness = editor();
    let found = |harness: &Editor| harness.state().problems().iter().any(|problem| problem.id == "T9");
    assert!(found(&harness));
    run(&mut harness, "problems");
    assert!(harness.query_all_by_label_contains("Nobody is here.").count() > 0);
    let piece = Piece::new(Side::A, "none", "Keith");
    let edit = Edit::Piece(PieceId("a-keith".to_owned()), Some(Box::new(piece)));
    harness.state_mut().edit("Add", edit, crate::app::command::Gesture::Whole);
    settle(&mut harness);
    assert!(!found(&harness));
}

#[test]
fn an_importer_is_in_the_menu_takes_drops_and_changes_the_battle_in_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("army.dat");
    std::fs::write(&path, "NAMES\nKeith\nMoritz\n").expect("written");
    std::fs::write(path.with_extension("rank"), "Marshal ").expect("written");
    let mut harness = editor();
    assert!(has_entry(&mut harness, "File/Import from other programs", "Import list of names…"));
    assert!(harness.state().what_may_be_dropped().ends_with("or a list of names (.names)."));
    drop_file(&mut harness, &path);
    assert!(harness.query_by_label("From army.dat. A leader for each line.").is_some());
    assert_eq!(names(&harness), [""; 0], "asked before anything is read");
    click(&mut harness, "Import");
    assert_eq!(names(&harness), ["Marshal Keith", "Marshal Moritz"], "with what lies beside it");
    assert!(harness.query_by_label("Their ranks are guessed.").is_some());
    harness.key_press(Key::Escape);
    settle(&mut harness);
    assert!(harness.query_by_label("Their ranks are guessed.").is_none());
    assert_eq!(harness.state().document().undo_label(), Some("Import list of names"));
    harness.state_mut().undo();
    assert_eq!(names(&harness), [""; 0]);
}

#[test]
fn an_imported_battle_comes_in_place_of_the_document_and_bad_files_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path
    };
    let mut harness = editor();
    drop_file(&mut harness, &path("army.names", "NAMES\nKeith\n"));
    click(&mut harness, "As a battle of its own");
    click(&mut harness, "Import");
    assert_eq!(names(&harness), ["Keith"]);
    let document = harness.state().document();
    assert!(document.dirty() && document.undo_label().is_none(), "a battle not saved yet");
    drop_file(&mut harness, &path("none.names", "NAMES\n"));
    click(&mut harness, "Import");
    assert!(harness.query_by_label_contains("none.names is empty. Nothing was imported.").is_some());
    let large = "NAMES\n".repeat(20);
    drop_file(&mut harness, &path("large.names", &large));
    click(&mut harness, "Import");
    let text = "large.names is too large for a list of names. Nothing was imported.";
    assert!(harness.query_by_label_contains(text).is_some());
    drop_file(&mut harness, &path("other.names", "Keith\n"));
    assert!(harness.query_by_label_contains("other.names cannot be opened here.").is_some());
    assert_eq!(names(&harness), ["Keith"]);
}
