//! Whole battles kept as logs: playing them again must give the same state at the end of every turn.
//!
//! A log is written anew, on purpose, with `BLESS=1 cargo test -p oblique-tests --test replays`.

use oblique_battle::{Battle, Begins, Log, Saved, Timeline, replay, same_by_events};
use oblique_commander::{Table, commander};
use oblique_rules::play::Options;
use oblique_rulesets::{read_scenario, write_scenario};
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Logs grow with battles; one larger than this does not belong into the repository.
const MOST_BYTES: u64 = 600_000;

struct Golden {
    log: &'static str,
    scenario: &'static str,
    players: [&'static str; 2],
    options: Options,
}

const GOLDEN: [Golden; 3] = [
    Golden {
        log: "mollwitz-computer.jsonl",
        scenario: "scenarios/dragoon/mollwitz.ron",
        players: ["computer", "computer"],
        options: Options { seed: 1741, fog: false, unattended: false },
    },
    Golden {
        log: "cowpens-computer.jsonl",
        scenario: "scenarios/flintlock/cowpens.ron",
        players: ["computer", "computer"],
        options: Options { seed: 1781, fog: false, unattended: false },
    },
    Golden {
        log: "kesselsdorf-computer.jsonl",
        scenario: "scenarios/dessauer/kesselsdorf.ron",
        players: ["computer", "computer"],
        options: Options { seed: 1745, fog: false, unattended: false },
    },
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn scenario(path: &str) -> Scenario {
    let text = fs::read_to_string(root().join(path)).expect("the scenario is there");
    read_scenario(&text).scenario.expect("the scenario is whole")
}

fn played(golden: &Golden) -> Battle {
    let scenario = scenario(golden.scenario);
    let mut battle = Battle::begin(
        oblique_rulesets::ruleset_of(&scenario).expect("a ruleset of ours"),
        &scenario,
        &golden.options,
    )
    .unwrap_or_else(|e| panic!("{e:?}"));
    battle.annotate(golden.scenario, golden.players);
    let setting = battle.setting().clone();
    let seat = |side: Side| {
        commander(golden.players[side.index()], golden.options.seed, side).expect("a commander of that name")
    };
    let mut table = Table::new([seat(Side::A), seat(Side::B)]);
    while let Some((side, order)) = table.next(battle.game(), &setting) {
        battle.give(side, order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    battle
}

#[test]
fn golden_logs_replay_hash_for_hash() {
    for golden in &GOLDEN {
        let path = root().join("tests/replays").join(golden.log);
        if oblique_testing::golden::blesses() {
            fs::write(&path, played(golden).log().write()).expect("the log can be written");
        }
        let text = fs::read_to_string(&path).expect("bless the log first, see above");
        assert!(text.len() as u64 <= MOST_BYTES, "{}: {} bytes", golden.log, text.len());
        let (log, problems) = Log::read(&text);
        assert_eq!(problems, [], "{}", golden.log);
        let log = log.expect("a log has a header");
        assert!(log.outcome.is_some(), "{} must tell a whole battle", golden.log);
        let report = replay(oblique_rulesets::REGISTRY, &scenario(golden.scenario), &log);
        assert_eq!(report.difference.map(|d| d.to_string()), None, "{}", golden.log);
        assert_eq!(report.turns, log.hashes.len());
    }
}

#[test]
fn events_carry_the_whole_change_of_every_order() {
    let battle = played(&GOLDEN[0]);
    let mut before = battle.state_at(0);
    for (n, step) in battle.steps().iter().enumerate() {
        let after = battle.state_at(n + 1);
        let same = same_by_events(before.as_ref(), &step.events, after.as_ref());
        assert!(same, "order {}, turn {}: {:?}", n + 1, step.turn, step.order);
        before = after;
    }
}

#[test]
fn a_battle_saved_in_every_phase_and_loaded_again_is_the_same() {
    for golden in &GOLDEN {
        let scenario = scenario(golden.scenario);
        let battle = played(golden);
        let timeline = Timeline::of(battle.steps());
        let mut seen = BTreeSet::new();
        for (at, begins) in timeline.marks() {
            let Begins::Phase(phase) = begins else { continue };
            // A battle is saved between two orders: the first moment in that phase when one is waited for.
            let point = timeline.point(*at);
            let step = point.steps + usize::from(point.events > 0);
            let now = battle.branch_at(step);
            if now.game().field().phase != *phase || !seen.insert(*phase) {
                continue;
            }
            let branches = vec![("As played".to_owned(), now.log())];
            let saved = Saved { scenario: write_scenario(&scenario), branches, shown: 0 };
            let loaded = Saved::read(&saved.write()).expect("it was just written");
            let again = read_scenario(&loaded.scenario).scenario.expect("the scenario survives");
            let report = replay(oblique_rulesets::REGISTRY, &again, &loaded.branches[0].1);
            assert_eq!(report.difference.map(|d| d.to_string()), None, "{}", golden.log);
            let again = report.battle.expect("it was played");
            assert_eq!(again.game().state_hash(), now.game().state_hash(), "{}, phase {phase}", golden.log);
        }
        let phases = battle.setting().catalog.phases.len();
        assert!(seen.len() > 2, "{}: {} of {phases} phases wait for an order", golden.log, seen.len());
    }
}
