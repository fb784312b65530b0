//! Every shipped battle can be carried to every other ruleset and is a battle there: it has no
//! errors, reads back whole, and the computer fights it to a result.

use oblique_battle::BattleSetting;
use oblique_commander::{Table, commander};
use oblique_roster::convert::{Converted, Sort, convert};
use oblique_rules::catalog::Domain;
use oblique_rules::play::Options;
use oblique_rulesets::{RULESETS, read_scenario, ruleset, write_scenario};
use oblique_scenario::check::{Checker, Severity};
use oblique_scenario::{Scenario, Side};
use oblique_testing::shipped::battles_of;
use oblique_trial::{Limits, play_one};
use std::path::PathBuf;

/// Every shipped battle by its path.
fn shipped() -> Vec<(String, Scenario)> {
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        read_scenario(&text).scenario.map(|s| (path.display().to_string(), s))
    };
    RULESETS.iter().flat_map(|ruleset| battles_of(&ruleset.catalog().id)).filter_map(read).collect()
}

fn everywhere(s: &Scenario) -> Vec<Converted> {
    let from = ruleset(&s.ruleset).unwrap();
    let others = RULESETS.iter().filter(|r| r.id() != s.ruleset);
    others.map(|to| convert(s, from, *to).unwrap()).collect()
}

#[test]
fn every_battle_is_one_under_every_ruleset() {
    for (name, old) in shipped() {
        for Converted { scenario, report } in everywhere(&old) {
            let rules = ruleset(&scenario.ruleset).unwrap();
            let checker = Checker::new(rules.checks(), &scenario);
            let errors: Vec<_> =
                checker.diagnostics().into_iter().filter(|d| d.severity == Severity::Error).collect();
            assert!(errors.is_empty(), "{name} under {}: {errors:#?}", scenario.ruleset);
            assert!(report.iter().all(|e| e.sort != Sort::Wrong && !e.places.is_empty()), "{name}");
            let reading = read_scenario(&write_scenario(&scenario));
            assert_eq!((reading.problems, reading.scenario), (Vec::new(), Some(scenario)), "{name}");
        }
    }
}

/// And back again: a battle without errors, with the sides, the length and the objectives it had.
#[test]
fn every_battle_comes_back() {
    for (name, old) in shipped() {
        let home = ruleset(&old.ruleset).unwrap();
        for Converted { scenario, .. } in everywhere(&old) {
            let by = scenario.ruleset.clone();
            let back = convert(&scenario, ruleset(&by).unwrap(), home).unwrap().scenario;
            let checker = Checker::new(home.checks(), &back);
            let errors: Vec<_> =
                checker.diagnostics().into_iter().filter(|d| d.severity == Severity::Error).collect();
            assert!(errors.is_empty(), "{name} by way of {by}: {errors:#?}");
            let units = |s: &Scenario, side| s.pieces.values().filter(|p| p.side == side).count();
            for side in Side::BOTH {
                // Batteries that share a hex become one, parts of a unit whole again; none is lost beyond that.
                assert!(2 * units(&back, side) > units(&old, side), "{name} by way of {by}: {side}");
            }
            assert_eq!(back.objectives.len(), old.objectives.len(), "{name} by way of {by}");
        }
    }
}

/// How long a battle lasts goes along, wherever both rulesets count it in turns.
#[test]
fn the_length_of_a_battle_goes_along() {
    let turns = |s: &Scenario| {
        let known = ruleset(&s.ruleset)?.catalog().params.iter().find(|p| p.id == "turns")?;
        s.params.get("turns").unwrap_or(&known.default).int()
    };
    let mut seen = 0;
    for (name, old) in shipped() {
        for Converted { scenario, .. } in everywhere(&old) {
            let (Some(was), Some(is)) = (turns(&old), turns(&scenario)) else { continue };
            let rules = ruleset(&scenario.ruleset).unwrap();
            let domain = rules.catalog().params.iter().find(|p| p.id == "turns").map(|p| &p.domain);
            let Some(Domain::Int { min, max, .. }) = domain else { panic!("turns are counted") };
            assert_eq!(is, was.clamp(*min, *max), "{name} under {}", scenario.ruleset);
            seen += 1;
        }
    }
    assert!(seen > 10);
}

/// Battles carried over that are fought in the tests: one of each origin.
fn fought() -> Vec<(String, Scenario)> {
    let mut all = shipped();
    let of_each = ["mollwitz", "cowpens", "retschow", "sagschuetz", "kesselsdorf"];
    all.retain(|(name, _)| of_each.iter().any(|n| name.contains(n)));
    all.into_iter()
        .flat_map(|(name, old)| everywhere(&old).into_iter().map(move |c| (name.clone(), c.scenario)))
        .collect()
}

#[test]
fn they_can_be_fought_to_a_result() {
    for (name, scenario) in fought() {
        let commanders = Side::BOTH.map(|side| commander("passive", 7, side).unwrap());
        let played = play_one(
            oblique_rulesets::ruleset_of(&scenario).expect("a ruleset of ours"),
            &scenario,
            &Options { seed: 7, fog: false, unattended: true },
            commanders,
            &Limits::NONE,
        );
        let summary = played.unwrap_or_else(|e| panic!("{name}: {e:#?}"));
        assert!(summary.orders > 0, "{name}");
    }
}

#[test]
fn the_computer_knows_what_to_do_in_them() {
    for (name, scenario) in fought() {
        let rules = ruleset(&scenario.ruleset).unwrap();
        let mut game = rules.begin(&scenario, &Options { seed: 7, fog: false, unattended: false }).unwrap();
        let setting = BattleSetting::new(rules, &scenario);
        let mut table = Table::new(Side::BOTH.map(|side| commander("computer", 7, side).unwrap()));
        let mut given = 0;
        while given < 100
            && let Some((_, order)) = table.next(game.as_ref(), &setting)
        {
            let converted = game.carry_out(&order);
            assert!(converted.is_ok(), "{name}: {order:?}");
            given += 1;
        }
        assert!(given > 20, "{name}: {given}");
    }
}
