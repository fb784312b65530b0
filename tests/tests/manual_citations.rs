//! Every rule id the sources cite is in the manual of their ruleset, and every rule is named there.

use oblique_rules::manual::Manual;
use oblique_rulesets::RULESETS;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Files below a folder with that extension, in order of name.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut entries: Vec<_> =
        std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok).map(|e| e.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found
}

/// The string literals of a text that are a rule id of one of the topics.
fn cited<'t>(text: &'t str, topics: &BTreeSet<&str>) -> BTreeSet<&'t str> {
    let is_id = |s: &&str| {
        let (topic, name) = s.split_once('.').unwrap_or(("", ""));
        topics.contains(topic)
            && !name.is_empty()
            && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"_-".contains(&b))
    };
    text.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).filter(is_id).collect()
}

/// Is it the name of dice? They are written like ids, and listed in the manual's table of draws.
fn is_draw(manual: &Manual, name: &str) -> bool {
    manual.rule("table.draws").is_some_and(|r| r.summary.contains(&format!("`{name}`")))
}

#[test]
fn cited_rules_are_in_the_manual() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for ruleset in RULESETS {
        let (id, manual) = (&ruleset.catalog().id, ruleset.manual());
        let topics: BTreeSet<&str> =
            manual.rules().filter_map(|r| r.id.split_once('.').map(|(topic, _)| topic)).collect();
        let mut sources = files(&root.join("engine/rulesets").join(id).join("src"), "rs");
        sources.push(root.join("assets/rulesets").join(id).join("catalog.ron"));
        assert!(sources.len() > 1, "no sources of {id} found");
        for path in sources {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            for rule in cited(&text, &topics) {
                assert!(
                    is_draw(manual, rule) || manual.rule(rule).is_some(),
                    "{}: no rule {rule}",
                    path.display()
                );
            }
        }
    }
}

/// Topics of rules that no one place keeps: words, tables (the data), what a scenario says.
const KEPT_NOWHERE: &[&str] = &["term", "table", "scn"];

#[test]
fn rules_are_named_where_they_are_kept() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for ruleset in RULESETS {
        let id = &ruleset.catalog().id;
        let mut sources = files(&root.join("engine/rulesets").join(id).join("src"), "rs");
        sources.push(root.join("assets/rulesets").join(id).join("catalog.ron"));
        let texts: Vec<String> =
            sources.iter().map(|path| std::fs::read_to_string(path).unwrap_or_default()).collect();
        // Whole ids only: one may begin with another.
        let part = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        let named: BTreeSet<&str> = texts.iter().flat_map(|t| t.split(|c| !part(c))).collect();
        let topic = |rule: &str| rule.split('.').next().unwrap_or("").to_owned();
        let rules = ruleset.manual().rules().filter(|r| !r.display).map(|r| r.id.as_str());
        let missing: Vec<&str> =
            rules.filter(|r| !KEPT_NOWHERE.contains(&topic(r).as_str()) && !named.contains(r)).collect();
        assert!(missing.is_empty(), "nothing in {id} names {}", missing.join(" "));
    }
}

#[test]
fn manuals_are_whole() {
    for ruleset in RULESETS {
        let tables = ruleset.tables().unwrap_or_default();
        // The path of a number, or of several.
        let is_number =
            |path: &str| path.split('.').try_fold(&tables, |within, key| within.get(key)).is_some();
        let mut seen = BTreeSet::new();
        for rule in ruleset.manual().rules() {
            assert!(seen.insert(&rule.id), "{} twice", rule.id);
            assert!(!rule.title.is_empty() && !rule.summary.is_empty(), "{} is empty", rule.id);
            // Rules refer to each other in backticks.
            for reference in rule.summary.split('`').skip(1).step_by(2) {
                let topic = reference.split('.').next().unwrap_or("");
                let known = ruleset.manual().rules().any(|r| r.id.starts_with(&format!("{topic}.")));
                if reference.contains('.') && known {
                    let there = ruleset.manual().rule(reference).is_some()
                        || is_draw(ruleset.manual(), reference)
                        || is_number(reference);
                    assert!(there, "{}, {}: {reference} is nowhere", ruleset.catalog().id, rule.id);
                }
            }
        }
        assert!(seen.len() > 50, "a manual of {} rules", seen.len());
    }
}

#[test]
fn numbers_the_manual_takes_from_the_tables_are_there() {
    for ruleset in RULESETS {
        for rule in ruleset.manual().rules() {
            for text in [&rule.title, &rule.summary, &rule.why].into_iter().chain(&rule.cases) {
                let open = text.find(['{', '}']).map(|at| &text[at..]);
                assert_eq!(open, None, "{}: {} refers to no number", ruleset.catalog().id, rule.id);
            }
        }
    }
}
