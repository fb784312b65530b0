//! Files of every version there was: each opens without a word and means what it meant then (`docs/format-policy.md`).
//!
//! `tests/corpus/old/<version>/` holds, for every ruleset of that version, a scenario (`.ron`), the log of a battle
//! (`.jsonl`) and a battle under way (`.battle`). Beside each lies what it means (`.means`), as this program understands
//! it; a version that changes that says so in the diff of these texts. The files themselves are never written again:
//! `BLESS=1 cargo test -p oblique-tests --test old_files` adds those of the present version that are not there.

use oblique_battle::{Battle, Log, Saved, replay};
use oblique_commander::{Table, commander};
use oblique_rules::play::Options;
use oblique_rulesets::{REGISTRY, RULESETS, read_scenario, read_scenario_bytes, write_scenario};
use oblique_scenario::{Scenario, Side};
use oblique_testing::golden::{all_agree, blesses, difference};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Orders of a battle that is kept: enough for every sort of event, not more than a repository should hold.
const ORDERS: usize = 60;
const SEED: u64 = 1757;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn old() -> PathBuf {
    root().join("tests/corpus/old")
}

/// The files of all versions with an ending, in order.
fn files(ending: &str) -> Vec<PathBuf> {
    let entries = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        entries.map(|entry| entry.expect("a folder can be read").path()).collect()
    };
    let mut all: Vec<PathBuf> = entries(&old()).iter().flat_map(|version| entries(version)).collect();
    // The settings are the window's.
    all.retain(|path| path.extension().is_some_and(|e| e == ending) && !path.ends_with("settings.ron"));
    all.sort();
    all
}

/// The folder of the present version.
fn present() -> PathBuf {
    old().join(env!("CARGO_PKG_VERSION"))
}

/// Adds the files of this version that are not there: of each ruleset the shortest battle.
fn keep_this_version() {
    let folder = present();
    fs::create_dir_all(&folder).expect("a place to write to");
    for rules in RULESETS {
        let shipped = root().join("scenarios").join(&rules.catalog().id);
        let texts = fs::read_dir(shipped).expect("the shipped battles");
        let texts = texts.map(|entry| fs::read_to_string(entry.expect("a file").path()).expect("text"));
        let Some(text) = texts.min_by_key(String::len) else { continue };
        let scenario = read_scenario(&text).scenario.expect("a shipped battle is whole");
        let log = played(&scenario).log();
        let branches = vec![("As played".to_owned(), log.clone())];
        let saved = Saved { scenario: text.clone(), branches, shown: 0 };
        for (ending, text) in [("ron", text.clone()), ("jsonl", log.write()), ("battle", saved.write())] {
            let path = folder.join(&rules.catalog().id).with_extension(ending);
            if !path.exists() {
                fs::write(&path, text).expect("a place to write to");
            }
        }
    }
}

/// The first orders of a battle the computer plays.
fn played(scenario: &Scenario) -> Battle {
    let options = Options { seed: SEED, fog: false, unattended: false };
    let rules = oblique_rulesets::ruleset_of(scenario).expect("a ruleset of ours");
    let mut battle = Battle::begin(rules, scenario, &options).unwrap_or_else(|e| panic!("{e:?}"));
    let setting = battle.setting().clone();
    let seat = |side: Side| commander("computer", SEED, side).expect("a commander of that name");
    let mut table = Table::new([seat(Side::A), seat(Side::B)]);
    while let Some((side, order)) =
        table.next(battle.game(), &setting).filter(|_| battle.steps().len() < ORDERS)
    {
        battle.give(side, order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    battle
}

/// What a scenario is, in lines that do not depend on how its file is written.
fn meaning(scenario: &Scenario) -> String {
    let board = &scenario.board;
    let layout = board.layout();
    let mut text = String::new();
    let mut line = |words: String| {
        let _ = writeln!(text, "{words}");
    };
    line(format!("{} ({}), {}", scenario.meta.title, scenario.ruleset, scenario.meta.date));
    line(format!("{:?} hexes, {} by {}", layout.orientation, layout.width, layout.height));
    let mut ground: BTreeMap<(&str, i8), usize> = BTreeMap::new();
    for hex in layout.hexes() {
        let terrain = board.terrain_id(hex).unwrap_or_default();
        *ground.entry((terrain, board.level(hex).unwrap_or_default())).or_default() += 1;
    }
    for ((terrain, level), count) in &ground {
        line(format!("{terrain} at level {level}: {count}"));
    }
    line(format!("{} lines, {} names", board.features().len(), board.labels().len()));
    for (id, piece) in &scenario.pieces {
        // Field by field: one that comes later must not change these lines.
        let (kind, name, nation, leader) = (&piece.kind, &piece.name, &piece.nation, &piece.leader);
        line(format!("{id}, side {}: {kind} '{name}' of '{nation}' under {leader:?}", piece.side));
        let (formation, facing, top) = (&piece.formation, &piece.facing, piece.top);
        line(format!(
            "    {:?} {facing:?} '{formation}' {top} {:?} {:?}",
            piece.hex, piece.arrives, piece.attrs
        ));
    }
    line(format!("objectives: {:?}", scenario.objectives));
    line(format!("parameters: {:?}", scenario.params));
    text
}

/// What came of playing a log again.
fn replayed(scenario: &Scenario, log: &Log) -> String {
    let report = replay(REGISTRY, scenario, log);
    let header = &log.header;
    let mut text =
        format!("{}, {}, seed {}: {} orders\n", header.title, header.ruleset, header.seed, log.orders.len());
    for turn in &log.hashes {
        let _ = writeln!(text, "turn {} ends with {}", turn.turn, turn.hash);
    }
    let came = report.difference.map_or_else(|| "plays again hash for hash".to_owned(), |d| d.to_string());
    let _ = writeln!(text, "{came}");
    text
}

/// Reads a file, and compares what it means with what is kept beside it.
fn each(ending: &str, mean: impl Fn(&Path, &str) -> String) {
    if blesses() {
        keep_this_version();
    }
    let all = files(ending);
    for rules in RULESETS {
        let kept = present().join(&rules.catalog().id).with_extension(ending);
        assert!(all.contains(&kept), "{} is missing: BLESS=1 adds it", kept.display());
    }
    let differences = all.iter().filter_map(|path| {
        let text = fs::read_to_string(path).expect("a file of text");
        let beside = path.with_extension(format!("{ending}.means"));
        difference(&beside, &mean(path, &text))
    });
    all_agree(differences);
}

#[test]
fn scenarios_of_every_version_open_and_mean_the_same() {
    each("ron", |path, text| {
        let reading = read_scenario_bytes(text.as_bytes());
        assert_eq!(reading.problems, [], "{}", path.display());
        let scenario = reading.scenario.expect("a scenario without problems is there");
        let again = read_scenario(&write_scenario(&scenario));
        assert_eq!(again.problems, [], "{}, saved by this version", path.display());
        assert_eq!(again.scenario.as_ref(), Some(&scenario), "{}, saved by this version", path.display());
        meaning(&scenario)
    });
}

#[test]
fn logs_of_every_version_open_and_play_again() {
    each("jsonl", |path, text| {
        let (log, problems) = Log::read(text);
        assert_eq!(problems, [], "{}", path.display());
        let log = log.expect("a log without problems is there");
        assert_eq!(
            Log::read(&log.write()).0.as_ref(),
            Some(&log),
            "{}, saved by this version",
            path.display()
        );
        let text = fs::read(path.with_extension("ron")).expect("its scenario lies beside it");
        let scenario = read_scenario_bytes(&text).scenario.expect("a scenario");
        replayed(&scenario, &log)
    });
}

#[test]
fn battles_under_way_of_every_version_open_and_go_on() {
    each("battle", |path, text| {
        assert!(Saved::is(text), "{}", path.display());
        let saved = Saved::read(text).unwrap_or_else(|problems| panic!("{}: {problems:?}", path.display()));
        let scenario = read_scenario(&saved.scenario);
        assert_eq!(scenario.problems, [], "{}", path.display());
        let scenario = scenario.scenario.expect("a scenario without problems is there");
        let branches = saved.branches.iter();
        branches
            .map(|(name, log)| format!("{name}: {}", replayed(&scenario, log)))
            .collect::<Vec<_>>()
            .concat()
    });
}
