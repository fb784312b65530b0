//! Battles that stand where a rule case leaves them.

use oblique_battle::Battle;
use oblique_battle::cases::Cases;
use oblique_rulesets::RULESETS;
use oblique_scenario::Scenario;
use std::path::Path;

/// Every place of the rule cases of every ruleset at which something fits, the first of each.
pub(crate) fn found(fits: impl Fn(&Battle) -> bool) -> Vec<(Scenario, Battle)> {
    let mut out = Vec::new();
    for ruleset in RULESETS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases").join(&ruleset.catalog().id);
        let cast = std::fs::read_to_string(folder.join("cast.ron")).expect("a cast");
        let mut paths: Vec<_> =
            std::fs::read_dir(&folder).expect("cases").filter_map(Result::ok).map(|e| e.path()).collect();
        paths.sort();
        let mut first = None;
        for path in paths.iter().filter(|p| !p.ends_with("cast.ron")) {
            let text = std::fs::read_to_string(path).expect("a file of cases");
            let cases = Cases::read(oblique_rulesets::REGISTRY, &text, &cast).expect("it is read");
            cases.visit(|_, scenario, battle| {
                if first.is_none() && fits(battle) {
                    first = Some((scenario.clone(), battle.clone()));
                }
            });
            if first.is_some() {
                break;
            }
        }
        out.extend(first);
    }
    out
}
