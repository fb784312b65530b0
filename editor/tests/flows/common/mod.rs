//! A small battle in a workbench without a window, and ways to drive it.

pub(crate) mod no_dialogs;
pub(crate) mod play;
pub(crate) mod positions;
pub(crate) mod rule_cases;

use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::hex::Orientation;
use oblique_editor::app::{FileChooser, Pick, Workbench};
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;
use oblique_scenario::check::{Check, Diagnostic, Fix, Place, Severity};
use oblique_scenario::{Edit, Facets, Piece, PieceId, Scenario, Side, Value};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Units over this strength are a problem in these tests.
pub(crate) const MOST_MEN: i64 = 900;

/// A check that can be failed and fixed through the interface.
struct TooStrong;

impl Check for TooStrong {
    fn id(&self) -> &'static str {
        "T1"
    }

    fn reads(&self) -> Facets {
        Facets::PIECES
    }

    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        for (id, piece) in &scenario.pieces {
            if piece.int("men").is_some_and(|men| men > MOST_MEN) {
                let mut fixed = piece.clone();
                fixed.attrs.insert("men".to_owned(), Value::Int(MOST_MEN));
                let place = Place::Piece(id.clone(), "men".to_owned());
                let fixes = vec![
                    Fix::new("Send some home", Edit::Piece(id.clone(), Some(Box::new(fixed)))),
                    Fix::new("Remove the unit", Edit::Piece(id.clone(), None)),
                ];
                found.push(Diagnostic::new("T1", Severity::Error, place, "Too many men.").with_fixes(fixes));
            }
        }
    }
}

/// The one check of the tests.
pub(crate) const CHECKS: &[&dyn Check] = &[&TooStrong];

/// A board with one leader and two battalions of side A.
pub(crate) fn scenario() -> Scenario {
    let mut scenario = blank(RULESETS[0], Orientation::Flat, 8, 6);
    "Test battle".clone_into(&mut scenario.meta.title);
    let catalog = RULESETS[0].catalog();
    let leader = catalog.kinds.iter().find(|k| k.role.leads()).expect("a leader kind");
    let foot = catalog.kinds.iter().find(|k| k.attribute("men").is_some()).expect("a kind with men");
    let leader_id = PieceId("a-leader".to_owned());
    scenario.pieces.insert(leader_id.clone(), Piece::new(Side::A, &leader.id, "Keith"));
    for (index, name) in ["First battalion", "Second battalion"].into_iter().enumerate() {
        let mut piece = Piece::new(Side::A, &foot.id, name);
        piece.leader = Some(leader_id.clone());
        piece.formation = foot.formations.first().cloned().unwrap_or_default();
        piece.attrs.insert("men".to_owned(), Value::Int(600));
        scenario.pieces.insert(PieceId(format!("a-{index}")), piece);
    }
    scenario
}

/// The id of the first battalion.
pub(crate) fn first() -> PieceId {
    PieceId("a-0".to_owned())
}

/// Answers every file dialog with one path.
pub(crate) struct Always(pub(crate) PathBuf);

impl FileChooser for Always {
    fn pick(&self, _: &Pick) -> Option<PathBuf> {
        Some(self.0.clone())
    }
}

/// A workbench with that battle and the test's check.
pub(crate) fn workbench() -> Workbench {
    Workbench::new(Settings::default(), scenario()).with_checks(CHECKS)
}

/// The editor on a screen of common size.
pub(crate) fn editor(workbench: Workbench) -> Harness<'static, Workbench> {
    editor_of_size([1280.0, 800.0], workbench)
}

/// The editor on a screen of that size, in points.
pub(crate) fn editor_of_size(size: [f32; 2], workbench: Workbench) -> Harness<'static, Workbench> {
    let mut harness = Harness::builder()
        .with_size(size)
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    settle(&mut harness);
    harness
}

/// How long a test waits for work in the background before it fails.
const PATIENCE: Duration = Duration::from_mins(1);

/// Runs frames until nothing is under way; the map may go on drawing its tiles.
pub(crate) fn settle(harness: &mut Harness<'static, Workbench>) {
    harness.run_steps(4);
    wait_until(harness, "nothing is under way", |workbench| !workbench.busy());
    harness.run_steps(3);
}

/// Runs frames until that is so; fails where it never comes about.
pub(crate) fn wait_until<T>(harness: &mut Harness<'_, T>, what: &str, is_so: impl Fn(&T) -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so(harness.state()) {
        assert!(Instant::now() < end, "waited {} s in vain until {what}", PATIENCE.as_secs());
        std::thread::sleep(Duration::from_millis(5));
        harness.run_steps(2);
    }
}

/// Clicks what has that label.
pub(crate) fn click(harness: &mut Harness<'static, Workbench>, label: &str) {
    harness.get_by_label(label).click();
    settle(harness);
}

/// Clicks at a place of the screen.
pub(crate) fn click_at_pos(harness: &mut Harness<'static, Workbench>, pos: egui::Pos2) {
    harness.event(egui::Event::PointerMoved(pos));
    harness.step();
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
        harness.step();
    }
}

/// The editor with the Units table in front and roomy.
pub(crate) fn units_table(workbench: Workbench) -> Harness<'static, Workbench> {
    let mut harness = editor(workbench);
    harness.set_size(egui::vec2(1920.0, 1080.0));
    press(&mut harness, egui::Modifiers::NONE, egui::Key::F6);
    harness
}

/// The id of a piece.
pub(crate) fn id(text: &str) -> PieceId {
    PieceId(text.to_owned())
}

/// How many steps there are to undo.
pub(crate) fn done_steps(harness: &Harness<'static, Workbench>) -> usize {
    harness.state().document().done().len()
}

/// Presses a key with modifiers.
pub(crate) fn press(harness: &mut Harness<'static, Workbench>, modifiers: egui::Modifiers, key: egui::Key) {
    harness.key_press_modifiers(modifiers, key);
    settle(harness);
}

/// Brings a panel to the front, as its command does.
pub(crate) fn show_panel(harness: &mut Harness<'static, Workbench>, id: &'static str) {
    let ctx = harness.ctx.clone();
    harness.state_mut().carry_out(vec![oblique_editor::command::Intent::ShowPanel(id)], &ctx);
    settle(harness);
}
