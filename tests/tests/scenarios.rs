//! The battles that come with the program: each reads without a problem, is written exactly as
//! the program would write it, and can be played.

use oblique_commander::Passive;
use oblique_rules::Ruleset;
use oblique_rules::play::Options;
use oblique_rulesets::{RULESETS, read_scenario, ruleset, write_scenario};
use oblique_scenario::Side;
use oblique_scenario::check::{Checker, Severity};
use oblique_testing::shipped::battles_of;
use oblique_trial::{Limits, play_one};
use std::path::PathBuf;

/// Every scenario file of the rulesets there are.
fn scenarios() -> Vec<PathBuf> {
    let of = |ruleset: &&dyn Ruleset| {
        let found = battles_of(&ruleset.catalog().id);
        assert!(!found.is_empty(), "{} has no battle", ruleset.catalog().id);
        found
    };
    RULESETS.iter().flat_map(of).collect()
}

#[test]
fn they_read_whole_and_are_canonical() {
    for path in scenarios() {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let reading = read_scenario(&text);
        assert!(reading.problems.is_empty(), "{}: {:#?}", path.display(), reading.problems);
        let Some(scenario) = reading.scenario else { panic!("{}: nothing read", path.display()) };
        assert!(write_scenario(&scenario) == text, "{} is not as the program writes it", path.display());
    }
}

#[test]
fn they_can_be_played() {
    for path in scenarios() {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let Some(scenario) = read_scenario(&text).scenario else { continue };
        let Some(ruleset) = ruleset(&scenario.ruleset) else {
            panic!("{}: no ruleset {}", path.display(), scenario.ruleset)
        };
        let checker = Checker::new(ruleset.checks(), &scenario);
        let errors: Vec<_> =
            checker.diagnostics().into_iter().filter(|d| d.severity == Severity::Error).collect();
        assert!(errors.is_empty(), "{}: {errors:#?}", path.display());
    }
}

/// Losses are told in men, whatever a system counts by.
#[test]
fn their_armies_are_counted_in_men() {
    for path in scenarios() {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let Some(scenario) = read_scenario(&text).scenario else { continue };
        let Some(rules) = ruleset(&scenario.ruleset) else { continue };
        let options = Options { seed: 1, fog: false, unattended: true };
        let counts_men = rules.catalog().tracks.iter().any(|track| track.id == "men");
        let counts_models = rules.catalog().kinds.iter().any(|kind| kind.models.is_some());
        let Ok(game) = rules.begin(&scenario, &options) else { continue };
        // Strength points of brigades are no men.
        for side in Side::BOTH.into_iter().filter(|_| counts_men || counts_models) {
            let own = game.field().pieces.iter().filter(|piece| piece.side() == side && piece.is_unit());
            let men: i64 = own.map(|piece| rules.catalog().men_in_play(piece)).sum();
            assert!(men > 500, "{}: {men} men of side {side}", path.display());
        }
    }
}

#[test]
fn they_name_their_sources() {
    for path in scenarios() {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let Some(scenario) = read_scenario(&text).scenario else { continue };
        let evidence = scenario
            .pieces
            .values()
            .flat_map(|p| p.evidence.values())
            .chain(scenario.notes.values().filter_map(|n| n.evidence.as_ref()))
            .chain(scenario.feature_evidence.values())
            .chain(scenario.label_evidence.values());
        for e in evidence.filter(|e| !e.source.is_empty()) {
            assert!(
                scenario.meta.sources.contains_key(&e.source),
                "{}: source {} is not listed",
                path.display(),
                e.source
            );
        }
    }
}

/// Of each ruleset one: nobody gives an order of his own, and yet trials must end.
#[test]
fn a_battle_of_two_players_who_do_nothing_ends() {
    for rules in RULESETS {
        let first = battles_of(&rules.catalog().id).into_iter().next().expect("each has a battle");
        let text = std::fs::read_to_string(&first).unwrap_or_default();
        let scenario = read_scenario(&text).scenario.expect("it is whole");
        let options = Options { seed: 1, fog: false, unattended: true };
        let ended =
            play_one(*rules, &scenario, &options, [Box::new(Passive), Box::new(Passive)], &Limits::NONE);
        assert!(ended.is_ok_and(|battle| !battle.reason.is_empty()), "{}", first.display());
    }
}
