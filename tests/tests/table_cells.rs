//! Which numbers of a ruleset's tables its rule cases show: with another number, some case goes otherwise.
//!
//! Each number is changed by one and every case played until one differs: minutes of work, so asked for by
//! `cargo test --release -p oblique-tests --test table_cells -- --ignored`. What no case shows is listed in
//! `table_cells_unshown.txt`: a new number needs a case, and a line of the list goes with a case that shows it
//! (`BLESS=1` writes the list anew).

use oblique_battle::cases::Cases;
use oblique_rules::Ruleset;
use oblique_rulesets::{REGISTRY, RULESETS};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// The numbers no case shows, a line each.
const UNSHOWN: &str = "tests/tests/table_cells_unshown.txt";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The rule cases of a ruleset.
fn cases_of(id: &str) -> Vec<Cases> {
    let folder = root().join("tests/cases").join(id);
    let cast = read(&folder.join("cast.ron"));
    let files = std::fs::read_dir(&folder).expect("a folder of cases").filter_map(Result::ok);
    let mut paths: Vec<PathBuf> = files.map(|e| e.path()).collect();
    paths.sort();
    let is_cases = |p: &&PathBuf| p.extension().is_some_and(|e| e == "ron") && !p.ends_with("cast.ron");
    let cases = |p: &PathBuf| Cases::read(REGISTRY, &read(p), &cast).unwrap_or_else(|e| panic!("{e}"));
    paths.iter().filter(is_cases).map(cases).collect()
}

/// Where the numbers of a text stand, comments and strings aside.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let rest = &text[at..];
        let skip = |end: &str| rest[1..].find(end).map_or(rest.len(), |n| n + 1 + end.len());
        match byte {
            b'/' if rest.starts_with("//") => at += skip("\n"),
            b'"' => at += skip("\""),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                at += rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            }
            b'0'..=b'9' => {
                let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                let minus = at > 0 && bytes[at - 1] == b'-';
                found.push(at - usize::from(minus)..at + length);
                at += length;
            }
            _ => at += rest.chars().next().map_or(1, char::len_utf8),
        }
    }
    found
}

/// Does some case go otherwise than written, or break down? The one that did so last is tried first.
fn differs(cases: &mut [Cases]) -> bool {
    let found = cases.iter().position(|file| {
        let run = catch_unwind(AssertUnwindSafe(|| file.run()));
        run.map_or(true, |report| !report.failures.is_empty())
    });
    if let Some(at) = found {
        cases[..=at].rotate_right(1);
    }
    found.is_some()
}

/// The numbers no case shows, each with its line of the table.
fn unshown(ruleset: &'static dyn Ruleset, id: &str) -> Vec<String> {
    let mut cases = cases_of(id);
    let text = read(&root().join("assets/rulesets").join(id).join("tables.ron"));
    let mut unshown = Vec::new();
    for place in numbers(&text) {
        let number: i64 = text[place.clone()].parse().expect("a number");
        let changed = [number + 1, number - 1].into_iter().any(|other| {
            let changed = format!("{}{other}{}", &text[..place.start], &text[place.end..]);
            // What cannot be read at all is held by the type of the table.
            ruleset.supply_tables(Some(&changed)).is_err() || differs(&mut cases)
        });
        if !changed {
            let line = text[..place.start].matches('\n').count();
            let whole = text.lines().nth(line).unwrap_or_default().trim();
            unshown.push(format!("{id}: {number} in {whole}"));
        }
    }
    ruleset.supply_tables(None).expect("the sheet's own");
    unshown
}

#[test]
#[ignore = "minutes of work"]
fn numbers_that_no_case_shows_are_listed() {
    let silent = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let threads: Vec<_> = RULESETS
        .iter()
        .map(|ruleset| {
            let id = ruleset.catalog().id.clone();
            std::thread::spawn(move || unshown(*ruleset, &id))
        })
        .collect();
    let found = threads.into_iter().flat_map(|thread| thread.join().expect("it comes to an end"));
    let text = found.fold(String::new(), |text, line| text + &line + "\n");
    std::panic::set_hook(silent);
    let path = root().join(UNSHOWN);
    // Other numbers than it lists are shown by no case.
    oblique_testing::golden::agrees(&path, &text);
}

#[test]
fn numbers_are_found_beside_comments_and_strings() {
    let text = "(a1: -3, // 4\n b: \"5\", c: [16, 0])";
    let found: Vec<&str> = numbers(text).into_iter().map(|place| &text[place]).collect();
    assert_eq!(found, ["-3", "16", "0"]);
}
