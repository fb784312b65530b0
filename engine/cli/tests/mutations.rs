//! Nothing panics on input: shipped scenarios, edits, logs and sheets with damage done to them go the whole way a
//! user's file goes. Everything is seeded, so that what fails once fails again.
//!
//! A few seconds of it are in every run. `OBLIQUE_MUTATIONS=100000 cargo test -p oblique-cli --test mutations`
//! does more, `OBLIQUE_MUTATION_SEED` begins elsewhere. What fails is written to the system's folder for
//! temporary files and belongs into `tests/corpus/mutated/`, where every file goes the same way.

use oblique_battle::Battle;
use oblique_board::TerrainIx;
use oblique_exchange::spreadsheet::{ExportOptions, ImportOptions, Worksheet, export, plan};
use oblique_rules::catalog::Catalog;
use oblique_rules::play::Options;
use oblique_rulesets::{RULESETS, read_scenario_bytes, ruleset, write_scenario};
use oblique_scenario::check::{Checker, Diagnostic, fix_all};
use oblique_scenario::{Edit, Scenario, SetUpId, Side};
use oblique_testing::damage::{Chance, damage};
use oblique_testing::shipped::battles_of;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// Boards larger than this are read and written, and not checked: time is better spent on more damage.
const MOST_HEXES: usize = 6_000;

/// The way of a scenario file: read, checked, fixed by every remedy, written, read equal, opened, exported.
fn scenario(bytes: &[u8]) {
    let Some(scenario) = read_scenario_bytes(bytes).scenario else { return };
    comes_back(&scenario);
    if scenario.board.layout().len() > MOST_HEXES {
        return;
    }
    let Some(rules) = ruleset(&scenario.ruleset) else { return };
    let found = checked(&scenario);
    for fix in found.iter().flat_map(|d| &d.fixes).take(60) {
        let mut fixed = scenario.clone();
        let (back, _) = fix.edit.clone().apply(&mut fixed);
        comes_back(&fixed);
        let _ = back.apply(&mut fixed);
        assert_eq!(fixed, scenario, "'{}' is undone", fix.label);
    }
    let mut fixed = scenario.clone();
    for check in rules.checks() {
        if let Some(fixing) = fix_all(*check, &fixed) {
            let _ = fixing.edit.apply(&mut fixed);
        }
    }
    comes_back(&fixed);
    let _ = checked(&fixed);
    for scenario in [&scenario, &fixed] {
        if let Ok(battle) = Battle::begin(
            oblique_rulesets::ruleset_of(scenario).expect("a ruleset of ours"),
            scenario,
            &Options { seed: 1, fog: false, unattended: false },
        ) {
            assert_eq!(battle.game().audit(true), [] as [String; 0], "as it opens");
        }
    }
    exported(&scenario);
}

fn checked(scenario: &Scenario) -> Vec<Diagnostic> {
    let rules = ruleset(&scenario.ruleset).unwrap();
    Checker::new(rules.checks(), scenario).diagnostics().into_iter().cloned().collect()
}

/// What is written is read whole and equal.
fn comes_back(scenario: &Scenario) {
    let text = write_scenario(scenario);
    let again = read_scenario_bytes(text.as_bytes());
    let again = again.scenario.expect("what was written is read");
    assert_eq!(write_scenario(&again), text, "what is read again is written alike");
    assert!(again == *scenario, "what was written is read equal");
}

/// An army imports its own export, and nothing changes.
fn exported(scenario: &Scenario) {
    let catalog = ruleset(&scenario.ruleset).unwrap().catalog();
    let options = ExportOptions::new(scenario, catalog, true);
    let sheet = Worksheet::read(&export(scenario, catalog, &options), None);
    let guess = ImportOptions { mapping: options.columns, ..ImportOptions::guess(&sheet, scenario, catalog) };
    let plan = plan(&sheet, scenario, catalog, &guess);
    assert_eq!(plan.bad, [], "an army can import its own export");
    assert_eq!(plan.difference, [], "and nothing changes");
}

/// The way of a sheet: read, guessed, planned, done.
fn sheet(bytes: &[u8]) {
    let (text, _) = oblique_exchange::spreadsheet::decode(bytes);
    let read = read_scenario_bytes(&std::fs::read(shipped()[0].clone()).unwrap());
    let mut scenario = read.scenario.unwrap();
    let catalog = ruleset(&scenario.ruleset).unwrap().catalog();
    let sheet = Worksheet::read(&text, None);
    let plan = plan(&sheet, &scenario, catalog, &ImportOptions::guess(&sheet, &scenario, catalog));
    assert_eq!(plan.edit.is_some(), plan.bad.is_empty());
    if let Some(edit) = plan.edit {
        let before = scenario.clone();
        let (back, _) = edit.apply(&mut scenario);
        comes_back(&scenario);
        exported(&scenario);
        let _ = back.apply(&mut scenario);
        assert!(scenario == before, "an import is undone");
    }
}

/// The way of a log of orders: read and played as far as it goes.
fn log(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = oblique_battle::Log::read(text);
}

/// The way of a log of edits: every line that can be read is done, told, kept and undone.
fn edits(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for rules in RULESETS {
        let mut scenario = first_of(rules.catalog());
        let mut done = Vec::new();
        for edit in text.lines().filter_map(|line| Edit::from_line(line).ok()) {
            done.push(edit.apply(&mut scenario).0);
        }
        // What no file can hold is where the reader of logs stops.
        let written = write_scenario(&scenario);
        if read_scenario_bytes(written.as_bytes()).scenario.is_some_and(|back| back == scenario) {
            let _ = checked(&scenario);
            exported(&scenario);
        }
        for back in done.into_iter().rev() {
            let _ = back.apply(&mut scenario);
        }
        assert!(scenario == first_of(rules.catalog()), "the edits are undone");
    }
}

/// The smallest shipped scenario of a ruleset.
fn first_of(catalog: &Catalog) -> Scenario {
    let mut all = shipped().into_iter().filter_map(|p| read_scenario_bytes(&std::fs::read(p).ok()?).scenario);
    all.find(|s| s.ruleset == catalog.id).expect("every ruleset has one")
}

/// Everything in a scenario as the edits that put it there, a line each.
fn lines_of(s: &Scenario) -> String {
    let pieces = s.pieces.iter().map(|(id, p)| Edit::Piece(id.clone(), Some(Box::new(p.clone()))));
    let features = s.board.features().iter().map(|(id, f)| Edit::Feature(id.clone(), Some(f.clone())));
    let labels = s.board.labels().iter().map(|(id, l)| Edit::Label(id.clone(), Some(l.clone())));
    let objectives = s.objectives.iter().map(|(id, o)| Edit::Objective(id.clone(), Some(o.clone())));
    let zones = Side::BOTH.map(|side| Edit::Zone(side, s.zone(side).clone()));
    let cells: Vec<_> = s.board.layout().hexes().take(30).collect();
    let terrain = Edit::Terrain(cells.iter().map(|h| (*h, TerrainIx(1))).collect());
    let levels = Edit::Levels(cells.iter().map(|h| (*h, 2)).collect());
    let kept = Edit::SetUp(SetUpId("s".to_owned()), Some(Box::new(s.present_set_up("As it is"))));
    let all = pieces.chain(features).chain(labels).chain(objectives).chain(zones);
    let all = all.chain([terrain, levels, kept, Edit::Params(s.params.clone())]);
    all.filter_map(|edit| Some(edit.to_line()? + "\n")).collect()
}

type Way = fn(&[u8]);

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap().map(|e| e.unwrap().path());
    let mut files: Vec<_> = entries.filter(|p| p.extension().is_some_and(|e| e == ending)).collect();
    files.sort();
    files
}

fn shipped() -> Vec<PathBuf> {
    let files = RULESETS.iter().flat_map(|ruleset| battles_of(&ruleset.catalog().id));
    let mut all: Vec<PathBuf> = files.collect();
    // The smallest first: where one is as good as another.
    all.sort_by_key(|p| (std::fs::metadata(p).unwrap().len(), p.clone()));
    all
}

/// What is damaged: the way it goes, an ending for its file, and the sound text.
fn sound() -> Vec<(Way, &'static str, Vec<u8>)> {
    let mut all: Vec<(Way, &'static str, Vec<u8>)> = Vec::new();
    for path in shipped().iter().take(6) {
        all.push((scenario, "ron", std::fs::read(path).unwrap()));
    }
    // Scenarios of one check are small, so that damage meets something more often.
    for ruleset in RULESETS {
        let folder = format!("tests/corpus/checks/{}/C01", ruleset.catalog().id);
        all.extend(
            files(&folder, "ron").into_iter().map(|p| (scenario as Way, "ron", std::fs::read(p).unwrap())),
        );
    }
    let first = read_scenario_bytes(&std::fs::read(&shipped()[0]).unwrap()).scenario.unwrap();
    let catalog = ruleset(&first.ruleset).unwrap().catalog();
    let options = ExportOptions::new(&first, catalog, true);
    all.push((sheet, "csv", export(&first, catalog, &options).into_bytes()));
    all.extend(
        RULESETS.iter().map(|r| (edits as Way, "edits", lines_of(&first_of(r.catalog())).into_bytes())),
    );
    all.extend(
        files("tests/replays", "jsonl").into_iter().map(|p| (log as Way, "jsonl", std::fs::read(p).unwrap())),
    );
    all
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

#[test]
fn damaged_files_go_their_way_without_a_panic() {
    let (rounds, seed) = (number("OBLIQUE_MUTATIONS", 40), number("OBLIQUE_MUTATION_SEED", 1));
    let sound = sound();
    let mut failed = Vec::new();
    for round in 0..rounds {
        let mut chance = Chance::new((seed + round) << 20);
        let (way, ending, text) = &sound[chance.below(sound.len())];
        let mut text = text.clone();
        for _ in 0..=chance.below(5) {
            damage(&mut text, &mut chance);
        }
        if catch_unwind(AssertUnwindSafe(|| way(&text))).is_err() {
            let path = std::env::temp_dir().join(format!("oblique-mutation-{}.{ending}", seed + round));
            let _ = std::fs::write(&path, &text);
            failed.push(path);
        }
    }
    assert!(failed.is_empty(), "{} of {rounds} failed: {failed:?}", failed.len());
}

#[test]
fn what_went_wrong_once_goes_its_way() {
    let corpus = "tests/corpus/mutated";
    let mut count = 0;
    for (ending, way) in [("ron", scenario as Way), ("csv", sheet), ("jsonl", log), ("edits", edits)] {
        for path in files(corpus, ending) {
            println!("{}", path.display());
            way(&std::fs::read(&path).unwrap());
            count += 1;
        }
    }
    assert!(count >= 10, "the corpus is there");
}
