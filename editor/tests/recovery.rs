//! The program is killed in the middle of strokes and saves, many times over, and never loses more
//! than the stroke that was not finished.
//!
//! The test runs itself as a second process that paints and saves with the editor's own document,
//! keeper and store, and tells of every finished stroke; this one kills it and looks at what a new
//! start would find.

use oblique_board::TerrainIx;
use oblique_board::hex::Orientation;
use oblique_editor::command::Gesture;
use oblique_editor::document::{
    Autosave, Document, blank, journal_beside, load, log_of, lost_of, note_base, recover, save, save_noting,
};
use oblique_rulesets::{REGISTRY, RULESETS};
use oblique_scenario::{Edit, Scenario};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Tells the second process which file to work on.
const FILE: &str = "OBLIQUE_RECOVERY_FILE";
/// How often the process is killed.
const KILLS: u32 = 200;
/// Hexes of a stroke, painted in so many parts.
const STROKE: usize = 4;
/// Columns and rows of the board: room for the strokes of a second.
const SIDE: u16 = 120;

/// Paints and saves until it is killed. Does nothing unless asked by the test below.
#[test]
fn second_process() {
    let Some(path) = std::env::var_os(FILE).map(PathBuf::from) else { return };
    let loaded = load(REGISTRY, &path).expect("the file");
    let mut stamp = loaded.stamp;
    let scenario = loaded.reading.scenario.expect("a battle");
    let mut document = Document::new(scenario).with_log();
    let mut keeper = Autosave::new(REGISTRY);
    let journal = journal_beside(&path).expect("a place");
    let layout = document.scenario().board.layout();
    let started = Instant::now();
    let now = || started.elapsed().as_secs_f64();
    for stroke in 0..layout.len() / STROKE {
        for part in 0..STROKE {
            let hex = layout.hex(stroke * STROKE + part);
            let edit = Edit::Terrain(vec![(hex, TerrainIx(1))]);
            document.apply("Paint", edit, Gesture::Part(stroke as u64 + 1));
            // Now and then a save falls into the middle of a stroke.
            if part == 1 && stroke % 7 == 3 {
                let up_to = keeper.flush(&mut document, &journal, Some(stamp));
                let note = |stamp| note_base(&log_of(&journal), up_to, stamp);
                stamp = save_noting(REGISTRY, &path, document.scenario(), Some(stamp), note).expect("saved");
                document.mark_saved(document.state());
                keeper.saved(&mut document, &journal, Some(stamp), up_to);
            }
        }
        keeper.keep(&mut document, &journal, Some(stamp), now());
        // Straight to the pipe: the harness keeps what is printed.
        let mut out = std::io::stderr();
        writeln!(out, "stroke {stroke}").expect("told");
    }
}

/// Strokes painted whole, and hexes of one begun.
fn painted(scenario: &Scenario) -> (usize, usize) {
    let cells = scenario.board.terrain_cells();
    let count = cells.iter().take_while(|t| t.0 == 1).count();
    assert!(cells[count..].iter().all(|t| t.0 == 0), "there is a gap: a stroke in between is lost");
    (count / STROKE, count % STROKE)
}

/// What a new start would find.
fn found(path: &Path) -> Scenario {
    match lost_of(path) {
        Some(lost) => recover(REGISTRY, &lost, Some(path))
            .expect("something")
            .loaded
            .reading
            .scenario
            .expect("a battle"),
        None => load(REGISTRY, path).expect("the file").reading.scenario.expect("a battle"),
    }
}

#[test]
fn killed_at_any_moment_no_finished_stroke_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut chance = 12345_u64;
    for kill in 0..KILLS {
        let path = folder.path().join(format!("battle-{kill}.ron"));
        save(REGISTRY, &path, &blank(RULESETS[0], Orientation::Flat, SIDE, SIDE / 4), None).expect("saved");
        let program = std::env::current_exe().expect("this test");
        let mut child = Command::new(program)
            .args(["--exact", "second_process", "--nocapture", "--test-threads=1"])
            .env(FILE, &path)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a second process");
        let lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        // Another number of strokes each time, and then another moment of the next one.
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (strokes, micros) = ((chance >> 33) % 24, (chance >> 45) % 3000);
        let mut finished = 0;
        let mut killed = false;
        for line in lines.map_while(Result::ok) {
            let Some(stroke) = line.strip_prefix("stroke ").and_then(|n| n.parse::<usize>().ok()) else {
                continue;
            };
            finished = stroke + 1;
            if !killed && stroke as u64 >= strokes {
                std::thread::sleep(Duration::from_micros(micros));
                child.kill().expect("killed");
                killed = true;
            }
        }
        child.wait().expect("ended");
        assert!(killed, "it ended by itself");
        let (whole, part) = painted(&found(&path));
        assert!(whole >= finished, "kill {kill}: {finished} strokes were finished, {whole} are left");
        assert!(whole <= finished + 1 && part < STROKE, "kill {kill}: {whole} and {part}");
    }
}
