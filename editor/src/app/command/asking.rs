//! Whether the names of commands are true: those with '…' open a dialog that asks for more, and no other does.

use super::{Command, Run, commands};
use crate::app::{Asked, FileChooser, Pick, Workbench};
use crate::document::blank;
use crate::settings::Settings;
use crate::view::{Cells, Selection};
use egui_kittest::Harness;
use oblique_board::hex::{HexSet, Orientation};
use oblique_roster::field::UnitField;
use oblique_rulesets::RULESETS;
use oblique_scenario::{BoardPlace, Decimal, Piece, PieceId, Scenario, Side};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Windows that only show something, and the palette, which is what commands are found by.
const SHOW: &[&str] = &[
    "edit.preferences",
    "file.gallery",
    "file.recovered",
    "help.about",
    "help.report",
    "help.shortcuts",
    "view.palette",
];

/// These show a panel, and ask for a file there where it has none yet.
const SHOW_A_PANEL_FIRST: &[&str] = &["sheets.guided", "sheets.heights", "sheets.vectors"];

/// It asks where to save what has never been saved.
const SAVE: &str = "file.save";

/// They ask where there is something to ask about, which is not here: a battle under way, a historical map, rules that know
/// both orientations of hexes.
const NOT_HERE: &[&str] = &["file.save_battle", "sheets.training", "map.reshape"];

/// A system without dialogs: files are chosen in the program's own.
struct NoDialogs;

impl FileChooser for NoDialogs {
    fn pick(&self, _: &Pick) -> Option<PathBuf> {
        None
    }

    fn ask(&self, _: &Pick, _: Option<&Path>) -> Asked {
        Asked::NoDialog
    }
}

fn unit() -> PieceId {
    PieceId("a-1".to_owned())
}

/// A unit on a board that lies on the ground, by rules that have army lists.
fn scenario() -> Scenario {
    let ruleset = *RULESETS.iter().find(|ruleset| ruleset.army_lists().is_some()).expect("one has");
    let orientation = ruleset.catalog().orientations.first().copied().unwrap_or(Orientation::Flat);
    let mut scenario = blank(ruleset, orientation, 8, 6);
    let kind = ruleset.catalog().kinds.iter().find(|kind| !kind.role.leads()).expect("a kind of unit");
    let mut piece = Piece::new(Side::A, &kind.id, "Keith");
    piece.hex = Some(scenario.board.layout().at(2, 2));
    scenario.pieces.insert(unit(), piece);
    scenario.board_place = Some(BoardPlace::new(Decimal::from(100_u32)));
    scenario
}

/// A workbench with the unit selected, or a hex; hexes and cells of the table are selected, too.
fn workbench(selection: Selection) -> Workbench {
    let settings = Settings { tour_seen: true, ..Settings::default() };
    let mut workbench = Workbench::new(settings, scenario()).with_file_chooser(Arc::new(NoDialogs));
    let layout = workbench.world.document.scenario().board.layout();
    let view = &mut workbench.world.view;
    view.selection = selection;
    view.area = Some(Arc::new(HexSet::of(layout, [layout.at(2, 2)])));
    let fields = vec![UnitField::Remark];
    view.cells = Arc::new(Cells { rows: vec![unit()], shown: fields.clone(), fields });
    workbench
}

/// Is a window open once the command was run and what it began is done? `None` where it cannot be run.
fn asks(command: &Command, selection: Selection) -> Option<bool> {
    let workbench = workbench(selection);
    if !workbench.can_run(command) {
        return None;
    }
    // A small window is drawn quickly.
    let mut harness = Harness::builder()
        .with_size([480.0, 320.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    let ctx = harness.ctx.clone();
    harness.state_mut().run(command, &ctx);
    let end = Instant::now() + Duration::from_mins(1);
    harness.run_steps(2);
    while !harness.state().has_modal() && harness.state().busy() {
        assert!(Instant::now() < end, "{}: a job does not end", command.id);
        std::thread::sleep(Duration::from_millis(2));
        harness.run_steps(1);
    }
    Some(harness.state().has_modal())
}

#[test]
fn names_tell_which_commands_ask_for_more() {
    let does = |command: &&Command| matches!(command.run, Run::Call(_) | Run::Import(_) | Run::Export(_));
    let known = [SHOW, SHOW_A_PANEL_FIRST, NOT_HERE, &[SAVE]].concat();
    let all = commands();
    for id in &known {
        assert!(all.iter().any(|command| command.id == *id), "there is no {id}");
    }
    let mut wrong = Vec::new();
    for command in all.iter().filter(does).filter(|command| !known.contains(&command.id.as_ref())) {
        let layout = scenario().board.layout();
        let pieces = Selection::Pieces(BTreeSet::from([unit()]));
        let asked = asks(command, pieces).or_else(|| asks(command, Selection::Hex(layout.at(2, 2))));
        let says = command.name.ends_with('…');
        if asked.map_or(says, |asked| asked != says) {
            wrong.push(format!("{} {:?}: {asked:?}", command.id, command.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
