//! Scenarios all of whose numbers are the highest or the lowest that are accepted: nothing overflows, in
//! play or in anything that reckons with a scenario. Builds for tests check every sum.

use oblique_rules::catalog::{Attribute, Catalog, Domain};
use oblique_rulesets::{RULESETS, read_scenario, ruleset_of, write_scenario};
use oblique_scenario::check::{Checker, Severity, fix_all};
use oblique_scenario::{Objective, Scenario, Side, Value};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Every shipped battle of the rulesets that is small enough to be played here.
fn battles() -> Vec<(String, Scenario)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut files: Vec<PathBuf> = Vec::new();
    for rules in RULESETS {
        let folder = std::fs::read_dir(root.join(&rules.catalog().id)).expect("its battles");
        let battles = folder.flatten().filter(|f| f.path().extension().is_some_and(|e| e == "ron"));
        let sized = battles.map(|f| (f.metadata().map_or(u64::MAX, |m| m.len()), f.path()));
        files.extend(sized.min().map(|(_, path)| path));
    }
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("it is there");
        (path.display().to_string(), read_scenario(&text).scenario.expect("read"))
    };
    files.iter().map(read).collect()
}

/// A scenario with every number of its pieces, sides and parameters set as wanted, but for those named.
fn with_numbers(s: &Scenario, but: &[&str], of: impl Fn(&Attribute) -> Option<i64>) -> Scenario {
    let catalog: &Catalog = ruleset_of(s).expect("ours").catalog();
    let mut s = s.clone();
    let wanted = |a: &Attribute| of(a).filter(|_| !but.contains(&a.id.as_str()));
    for piece in s.pieces.values_mut() {
        for a in catalog.kind(&piece.kind).into_iter().flat_map(|k| &k.attributes) {
            if let Some(n) = wanted(a) {
                piece.attrs.insert(a.id.clone(), Value::Int(n));
            }
        }
    }
    for a in &catalog.params {
        if let Some(n) = wanted(a) {
            s.params.insert(a.id.clone(), Value::Int(n));
        }
    }
    for a in &catalog.side_params {
        for side in Side::BOTH {
            if let Some(n) = wanted(a) {
                s.sides[side.index()].params.insert(a.id.clone(), Value::Int(n));
            }
        }
    }
    s
}

/// Runs the command; it may refuse, but never panics.
fn run(args: &[&str], dir: &Path) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_oblique")).args(args).current_dir(dir).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(matches!(output.status.code(), Some(0..=2)) && !said.contains("panicked"), "{args:?}: {said}");
    String::from_utf8_lossy(&output.stdout).into_owned() + &said
}

/// Everything but play that reckons with a scenario.
fn reckon(s: &Scenario, plain: &Scenario) {
    let dir = tempfile::tempdir().expect("a folder");
    std::fs::write(dir.path().join("a.ron"), write_scenario(s)).expect("written");
    std::fs::write(dir.path().join("b.ron"), write_scenario(plain)).expect("written");
    run(&["check", "a.ron"], dir.path());
    for rules in RULESETS {
        run(&["convert", "a.ron", "--to", &rules.catalog().id, "-o", "other.ron"], dir.path());
    }
    run(&["diff", "a.ron", "b.ron"], dir.path());
    run(&["merge", "b.ron", "a.ron", "b.ron", "-o", "merged.ron"], dir.path());
    run(&["roster", "export", "a.ron", "-o", "roster.csv"], dir.path());
    run(&["roster", "import", "b.ron", "roster.csv", "--dry-run"], dir.path());
    run(&["render", "a.ron", "-o", "map.png", "--hex-px", "8"], dir.path());
    // What the editor asks of it besides.
    let rules = ruleset_of(s).expect("ours");
    let survey = rules.survey(s);
    for id in s.pieces.keys() {
        let (_, _, _) = (survey.gait(id), survey.shooter_of(id), survey.command(id));
    }
    let all = s.pieces.keys().cloned().collect();
    let corner = s.board.layout().at(0, 0);
    let _ = oblique_roster::deploy::set_down(s, rules, &all, corner);
    for side in Side::BOTH {
        let _ = oblique_roster::lines::second_line(s, rules.catalog(), side);
    }
}

/// Numbers that the ground bounds besides (a garrison has room for so many) are set by the checks' own remedies.
fn fix(s: &mut Scenario) {
    for check in ruleset_of(s).expect("ours").checks().iter().filter(|check| check.may_find_errors()) {
        let checker = Checker::new(std::slice::from_ref(check), s);
        let wrong = checker.diagnostics().iter().any(|d| d.severity == Severity::Error);
        if let Some(fixed) = wrong.then(|| fix_all(*check, s)).flatten() {
            let _ = fixed.edit.apply(s);
        }
    }
}

#[test]
fn battles_of_the_highest_and_lowest_numbers_are_played() {
    for (name, s) in battles() {
        for highest in [true, false] {
            let bound = |a: &Attribute| match a.domain {
                Domain::Int { min, max, .. } => Some(if highest { max } else { min }),
                _ => None,
            };
            // Zones of a free set-up, hits, losses and lengths are bounds on one another.
            let but = ["setup_first_row", "setup_last_row", "hits", "sk_limit", "max_activations"];
            let mut s = with_numbers(&s, &but, bound);
            for objective in s.objectives.values_mut() {
                let worth = if highest { Objective::WORTH.end() } else { Objective::WORTH.start() };
                objective.value = [*worth; 2];
            }
            if !highest {
                // Whose morale is nought runs already; a unit of a stand or two is worn down.
                for (id, none, least) in [("morale", 0, 1), ("stands", 1, 3)] {
                    for piece in s.pieces.values_mut().filter(|p| p.int(id) == Some(none)) {
                        piece.attrs.insert(id.to_owned(), Value::Int(least));
                    }
                }
            }
            fix(&mut s);
            // Some turns tell enough.
            for (id, few) in [("turns", 2), ("max_activations", 10), ("max_phases", 4)] {
                let known = ruleset_of(&s).ok().and_then(|r| r.catalog().params.iter().find(|p| p.id == id));
                if let Some(Domain::Int { min, .. }) = known.map(|p| &p.domain) {
                    s.params.insert(id.to_owned(), Value::Int((*min).max(few)));
                }
            }
            let dir = tempfile::tempdir().expect("a folder");
            std::fs::write(dir.path().join("in.ron"), write_scenario(&s)).expect("written");
            let said = run(&["play", "in.ron", "--seed", "1"], dir.path());
            assert!(!said.contains("cannot be played"), "{name} {highest}: {said}");
        }
    }
}

#[test]
fn numbers_as_high_as_a_file_may_have_them_are_reckoned_with() {
    for (_, s) in battles() {
        for n in [Value::MOST, -Value::MOST] {
            let number = |a: &Attribute| matches!(a.domain, Domain::Int { .. }).then_some(n);
            let mut spoilt = with_numbers(&s, &[], number);
            for objective in spoilt.objectives.values_mut() {
                objective.value = if n > 0 { [i32::MAX; 2] } else { [i32::MIN; 2] };
                objective.order = u32::MAX;
            }
            for piece in spoilt.pieces.values_mut() {
                piece.order = u32::MAX;
                if let Some(arrives) = &mut piece.arrives {
                    arrives.turn = u16::MAX;
                }
            }
            reckon(&spoilt, &s);
        }
    }
}
