//! Every rule case of `tests/cases` goes as written, and every rule of every ruleset has one, those of
//! the screen and advice aside.

use oblique_battle::cases::Cases;
use oblique_rulesets::RULESETS;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// The files of cases of a ruleset, read.
fn of(ruleset: &str) -> Vec<(PathBuf, Cases)> {
    let folder = root().join(ruleset);
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(&folder).into_iter().flatten().filter_map(Result::ok).map(|e| e.path()).collect();
    paths.sort();
    let cast = std::fs::read_to_string(folder.join("cast.ron")).unwrap_or_default();
    paths.retain(|p| p.extension().is_some_and(|e| e == "ron") && p.file_name() != Some("cast.ron".as_ref()));
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let cases = Cases::read(oblique_rulesets::REGISTRY, &text, &cast)
            .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (path, cases)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn cases_go_as_written() {
    let mut failed = Vec::new();
    let mut passed = 0;
    for ruleset in RULESETS {
        for (path, cases) in of(&ruleset.catalog().id) {
            let report = cases.run();
            passed += report.passed;
            for f in report.failures {
                failed.push(format!("{}: {} ({}): {}", path.display(), f.name, f.rule, f.differs.join("; ")));
            }
        }
    }
    assert!(failed.is_empty(), "{} cases failed:\n{}", failed.len(), failed.join("\n"));
    assert!(passed > 0, "no cases found");
}

#[test]
fn rules_have_cases() {
    for ruleset in RULESETS {
        let id = &ruleset.catalog().id;
        let read = of(id);
        let shown: BTreeSet<&str> = read.iter().flat_map(|(_, cases)| cases.rules()).collect();
        let rules = ruleset.manual().rules().filter(|r| !r.display).map(|r| r.id.as_str());
        let without: Vec<&str> = rules.filter(|r| !shown.contains(r)).collect();
        assert!(without.is_empty(), "{} rules of {id} have no case: {}", without.len(), without.join(" "));
    }
}
