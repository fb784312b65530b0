//! Small battles that wait for each kind of decision: out of the rule cases, so without chance.

use oblique_battle::Battle;
use oblique_battle::cases::Cases;
use oblique_scenario::Scenario;
use std::collections::BTreeMap;
use std::path::Path;

/// By kind of decision: the battle waiting for it, with something to choose.
pub(crate) type Positions = BTreeMap<String, (Scenario, Battle)>;

/// The first place in the cases of a ruleset at which each of these kinds is asked.
pub(crate) fn positions(ruleset: &str, kinds: &[&str]) -> Positions {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases").join(ruleset);
    let read =
        |path: &Path| std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let cast = folder.join("cast.ron");
    let all = std::fs::read_dir(&folder).expect("every ruleset has cases");
    let mut paths: Vec<_> = all.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    paths.retain(|p| *p != cast && p.extension().is_some_and(|e| e == "ron"));
    let mut found = Positions::new();
    for path in paths {
        if kinds.iter().all(|k| found.contains_key(*k)) {
            break;
        }
        let cases = Cases::read(oblique_rulesets::REGISTRY, &read(&path), &read(&cast))
            .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        cases.visit(|_, scenario, battle| {
            let Some(decision) = battle.game().decision() else { return };
            if !found.contains_key(decision.kind) && battle.game().orders(None).len() > 1 {
                found.insert(decision.kind.to_owned(), (scenario.clone(), battle.clone()));
            }
        });
    }
    found
}
