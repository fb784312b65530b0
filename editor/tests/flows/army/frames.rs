//! The Units table with an army of a thousand units: what a frame builds, and how long it takes.

use crate::common::{click, press, scenario, settle, units_table};
use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::{Harness, kittest::NodeT as _, kittest::Queryable as _};
use oblique_board::hex::Orientation;
use oblique_editor::app::Workbench;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;
use oblique_scenario::check::Checker;
use oblique_scenario::{Piece, PieceId, Scenario, Side, Value};
use std::time::{Duration, Instant};

/// Units a leader has under him.
const COMMAND: usize = 20;

/// Two armies of so many units together, in commands of twenty, all on the map.
fn armies(units: usize) -> Scenario {
    let catalog = RULESETS[0].catalog();
    let leader = &catalog.kinds.iter().find(|k| k.role.leads()).expect("a leader kind").id;
    let unit = scenario().pieces[&PieceId("a-0".to_owned())].clone();
    let mut scenario = blank(RULESETS[0], Orientation::Flat, 120, 120);
    let layout = scenario.board.layout();
    for n in 0..units {
        let side = if n % (2 * COMMAND) < COMMAND { Side::A } else { Side::B };
        let row = if side == Side::A { 20 } else { 80 };
        let (command, place) = (n / COMMAND, n % COMMAND);
        let hex = layout.at(5 + (command % 40) as i32 * 2, row + place as i32);
        let above = PieceId(format!("leader-{command:03}"));
        if place == 0 {
            let mut piece = Piece::new(side, leader, &format!("General {command}"));
            (piece.order, piece.hex) = (n as u32 * 2, Some(hex));
            scenario.pieces.insert(above.clone(), piece);
        }
        let mut piece =
            Piece { side, order: n as u32 * 2 + 1, leader: Some(above), hex: Some(hex), ..unit.clone() };
        piece.name = format!("Battalion {n:04}");
        scenario.pieces.insert(PieceId(format!("unit-{n:04}")), piece);
    }
    scenario
}

/// The table over such armies, with all the ruleset's checks.
fn table(units: usize) -> Harness<'static, Workbench> {
    units_table(Workbench::new(Settings::default(), armies(units)))
}

fn cells(harness: &Harness<'static, Workbench>) -> usize {
    harness.get_all_by_role(Role::Cell).count()
}

#[test]
fn a_frame_builds_the_rows_in_view_and_no_more_however_large_the_army_is() {
    let (small, large) = (table(200), table(1000));
    let columns = cells(&small);
    assert!(columns > 100, "the table is shown: {columns} cells");
    assert_eq!(columns, cells(&large));
    // What the renderer is given follows what is in view too.
    let shapes = |h: &Harness<'static, Workbench>| h.output().shapes.len();
    let (few, many) = (shapes(&small), shapes(&large));
    assert!(many < few * 2, "{few} shapes for 200 units, {many} for 1,000");
}

#[test]
fn an_edit_in_the_large_army_is_one_step_and_leaves_the_others_alone() {
    let mut harness = table(1000);
    let before = harness.state().document().scenario().clone();
    change_strength(&mut harness, "Battalion 0003", "655");
    let after = harness.state().document().scenario();
    let changed: Vec<_> = after.pieces.iter().filter(|(id, p)| before.pieces.get(*id) != Some(*p)).collect();
    assert_eq!(changed.len(), 1);
    assert_eq!(changed[0].1.attrs.get("men"), Some(&Value::Int(655)));
    assert_eq!(harness.state().document().done().len(), 1);
}

#[test]
fn what_is_wrong_in_a_large_army_is_told_some_frames_after_the_edit() {
    let mut harness = table(1000);
    // Slow checks come when they come.
    let quick = |id: &str| RULESETS[0].checks().iter().any(|c| c.id() == id && !c.slow());
    let problems = |h: &Harness<'static, Workbench>| -> Vec<(&'static str, String)> {
        let quick = h.state().problems().iter().filter(|p| quick(p.id));
        quick.map(|p| (p.id, p.message.clone())).collect()
    };
    let before = problems(&harness);
    change_strength(&mut harness, "Battalion 0003", "5");
    settle(&mut harness);
    let fresh = Checker::new(RULESETS[0].checks(), harness.state().document().scenario());
    let due = fresh.diagnostics().into_iter().filter(|p| quick(p.id));
    let due: Vec<_> = due.map(|p| (p.id, p.message.clone())).collect();
    assert_ne!(before, due, "five men are too few");
    assert_eq!(problems(&harness), due);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    settle(&mut harness);
    assert_eq!(problems(&harness), before);
}

fn change_strength(harness: &mut Harness<'static, Workbench>, unit: &str, men: &str) {
    harness.get_by_label_contains(&format!("Strength of {unit}:")).click();
    settle(harness);
    for letter in men.chars() {
        harness.event(egui::Event::Text(letter.to_string()));
        harness.run_steps(1);
    }
    press(harness, Modifiers::NONE, Key::Enter);
}

/// Times of frames, each drawn and made into triangles as for the screen: processor time of this thread,
/// which others do not lengthen, where the system tells it.
#[derive(Default)]
struct Frames(Vec<Duration>);

/// What the thread has worked so far; the clock where the system does not tell.
fn worked(since: Instant) -> Duration {
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = schedstat.and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

impl Frames {
    fn step(&mut self, harness: &mut Harness<'static, Workbench>) {
        let since = Instant::now();
        let start = worked(since);
        harness.step();
        let output = harness.output();
        let meshes = harness.ctx.tessellate(output.shapes.clone(), output.pixels_per_point);
        drop(std::hint::black_box(meshes));
        self.0.push(worked(since).saturating_sub(start));
    }

    fn steps(&mut self, harness: &mut Harness<'static, Workbench>, count: usize) {
        for _ in 0..count {
            self.step(harness);
        }
    }

    fn report(mut self, what: &str) {
        self.0.sort();
        let at = |share: usize| self.0[(self.0.len() - 1) * share / 100];
        println!("{what}: {} frames, p50 {:?}, p95 {:?}, worst {:?}", self.0.len(), at(50), at(95), at(100));
    }
}

/// `cargo test --release -p oblique-editor --test flows roster_frames::measures -- --ignored --nocapture`
#[test]
#[ignore = "a measurement"]
fn measures_of_frames_with_a_thousand_units() {
    let mut harness = table(1000);
    let mut frames = Frames::default();
    frames.steps(&mut harness, 120);
    frames.report("nothing is done");
    let row = harness.get_by_label("Row of Battalion 0003").rect().center();
    let mut frames = Frames::default();
    for n in 0..120 {
        harness.hover_at(row + egui::vec2(n as f32, (n % 8) as f32 * 20.0));
        frames.step(&mut harness);
    }
    frames.report("the pointer goes over the table");
    let mut frames = Frames::default();
    for n in 0..240 {
        let delta = egui::vec2(0.0, if n < 120 { -120.0 } else { 120.0 });
        let (unit, phase) = (egui::MouseWheelUnit::Point, egui::TouchPhase::Move);
        let source = egui::MouseWheelSource::Unknown;
        harness.event(egui::Event::MouseWheel { unit, delta, phase, source, modifiers: Modifiers::NONE });
        frames.step(&mut harness);
    }
    frames.report("scrolling to the end and back");
    harness.run_steps(30);
    let mut frames = Frames::default();
    for n in 0..20 {
        harness.get_by_label_contains("Strength of Battalion 0003:").click();
        frames.steps(&mut harness, 2);
        for letter in format!("{}", 610 + n).chars() {
            harness.event(egui::Event::Text(letter.to_string()));
            frames.step(&mut harness);
        }
        harness.key_press(Key::Enter);
        frames.steps(&mut harness, 3);
    }
    frames.report("a cell is edited, typing and taking over");
    let mut taken = Frames::default();
    for _ in 0..20 {
        harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        taken.steps(&mut harness, 2);
    }
    taken.report("undo of it");
    let mut frames = Frames::default();
    for text in ["b", "ba", "bat", "batt", "0", "00"] {
        harness.get_by_label("Search the table").click();
        frames.steps(&mut harness, 2);
        harness.event(egui::Event::Text(text.to_owned()));
        frames.steps(&mut harness, 3);
    }
    frames.report("searching");
    click(&mut harness, "Clear");
    let mut frames = Frames::default();
    for _ in 0..6 {
        harness.get_by_label("Sort by strength").click();
        frames.steps(&mut harness, 3);
    }
    frames.report("sorting");
    harness.get_by_label("Row of General 0").click();
    harness.run_steps(3);
    press(&mut harness, Modifiers::COMMAND, Key::A);
    click(&mut harness, "Bulk edit");
    let mut frames = Frames::default();
    harness.get_by_label("Value").click();
    frames.steps(&mut harness, 3);
    for letter in ["6", "4", "0"] {
        harness.event(egui::Event::Text(letter.to_owned()));
        frames.steps(&mut harness, 2);
    }
    frames.report("the preview of a change of 1,000 units, typing");
    let mut frames = Frames::default();
    frames.steps(&mut harness, 60);
    frames.report("the preview stands");
    let button = harness.get_by_label_contains("Change 1,000 units").accesskit_node().label();
    println!("pressing {button:?}");
    harness.get_by_label_contains("Change 1,000 units").click();
    let mut frames = Frames::default();
    frames.steps(&mut harness, 6);
    frames.report("1,000 units are changed");
    assert_eq!(harness.state().document().done().len(), 1);
    let mut frames = Frames::default();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    frames.steps(&mut harness, 6);
    frames.report("undo of 1,000 units");
}
