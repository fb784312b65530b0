//! Which numbers of a ruleset's tables its rule cases show: with another number, some case goes otherwise.
//!
//! Each number is changed by one and every case played until one differs: minutes of work, so asked for by
//! `cargo test --release -p oblique-tests --test table_cells -- --ignored`. What no case shows is listed in
//! `table_cells_unshown.txt`: a new number needs a case, and a line of the list goes with a case that shows it
//! (`BLESS=1` writes the list anew). `CELLS=dragoon.terrain` before it asks for the numbers below that path of keys
//! alone, which is a matter of seconds while cases are written: of the others the list is believed.

use oblique_battle::cases::Cases;
use oblique_rules::Ruleset;
use oblique_rulesets::{REGISTRY, RULESETS};
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
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

/// The tables of a ruleset as they are written.
fn tables_of(id: &str) -> String {
    read(&root().join("assets/rulesets").join(id).join("tables.ron"))
}

/// The rule cases of a ruleset.
fn cases_of(id: &str) -> Vec<Cases> {
    let folder = root().join("tests/cases").join(id);
    let cast = read(&folder.join("cast.ron"));
    let files = std::fs::read_dir(&folder).expect("a folder of cases").filter_map(Result::ok);
    let mut paths: Vec<PathBuf> = files.map(|e| e.path()).collect();
    paths.sort();
    let is_cases = |p: &&PathBuf| p.extension().is_some_and(|e| e == "ron") && !p.ends_with("cast.ron");
    let cases = |p: &PathBuf| {
        let mut cases = Cases::read(REGISTRY, &read(p), &cast).unwrap_or_else(|e| panic!("{e}"));
        let battle = |path: &str| Ok::<_, Infallible>(read(&p.with_file_name(path)));
        let Ok(()) = cases.read_battles(battle);
        cases
    };
    paths.iter().filter(is_cases).map(cases).collect()
}

/// A number of a table.
struct Cell {
    /// Where it stands in the text.
    place: Range<usize>,
    /// The keys above it, from the outermost, with dots between.
    path: String,
}

impl Cell {
    /// Does its path in a ruleset's tables begin so?
    fn is_under(&self, ruleset: &str, asked: &str) -> bool {
        format!("{ruleset}.{}", self.path).starts_with(asked)
    }
}

/// The numbers of a text, comments and strings aside.
fn numbers(text: &str) -> Vec<Cell> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    // The key last read in each bracket that is open.
    let mut keys: Vec<&str> = Vec::new();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let rest = &text[at..];
        let skip = |end: &str| rest[1..].find(end).map_or(rest.len(), |n| n + 1 + end.len());
        match byte {
            b'/' if rest.starts_with("//") => at += skip("\n"),
            b'"' => at += skip("\""),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                if let Some(key) = keys.last_mut().filter(|_| rest[length..].starts_with(':')) {
                    *key = &rest[..length];
                }
                at += length;
            }
            b'(' | b'[' => {
                keys.push("");
                at += 1;
            }
            b')' | b']' => {
                keys.pop();
                at += 1;
            }
            b'0'..=b'9' => {
                let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                let minus = at > 0 && bytes[at - 1] == b'-';
                let named: Vec<&str> = keys.iter().copied().filter(|key| !key.is_empty()).collect();
                found.push(Cell { place: at - usize::from(minus)..at + length, path: named.join(".") });
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

/// The lines of the list by what they say of a line of the table: the number and the rest of the line.
type Listed = BTreeMap<String, Vec<String>>;

/// What is listed now, by the ruleset and its line of the table.
fn listed() -> Listed {
    let mut listed = Listed::new();
    for line in read(&root().join(UNSHOWN)).lines() {
        let (number, whole) = line.split_once(" in ").expect("a number in a line");
        let id = number.split(':').next().unwrap_or_default();
        listed.entry(format!("{id}: {whole}")).or_default().push(line.to_owned());
    }
    listed
}

/// The numbers no case shows, each with its line of the table; of lines with no path that begins with `asked`, those
/// listed.
fn unshown(ruleset: &'static dyn Ruleset, id: &str, asked: &str) -> Vec<String> {
    let mut cases = cases_of(id);
    // A case that differs as it is would show every number.
    assert!(!differs(&mut cases), "a case of {id} goes otherwise than written with the sheet's own numbers");
    let mut listed = listed();
    let text = tables_of(id);
    let mut unshown = Vec::new();
    let cells = numbers(&text);
    let line_of = |cell: &Cell| text[..cell.place.start].matches('\n').count();
    let is_asked = |cell: &&Cell| cell.is_under(id, asked);
    // The list knows lines, so they are tried whole.
    let lines_asked: BTreeSet<usize> = cells.iter().filter(is_asked).map(line_of).collect();
    for cell in &cells {
        let (line, place) = (line_of(cell), &cell.place);
        let whole = text.lines().nth(line).unwrap_or_default().trim();
        if !lines_asked.contains(&line) {
            unshown.extend(listed.remove(&format!("{id}: {whole}")).unwrap_or_default());
            continue;
        }
        let number: i64 = text[place.clone()].parse().expect("a number");
        let changed = [number + 1, number - 1].into_iter().any(|other| {
            let changed = format!("{}{other}{}", &text[..place.start], &text[place.end..]);
            // What cannot be read at all is held by the type of the table.
            ruleset.supply_tables(Some(&changed)).is_err() || differs(&mut cases)
        });
        if !changed {
            unshown.push(format!("{id}: {number} in {whole}"));
        }
    }
    ruleset.supply_tables(None).expect("the sheet's own");
    unshown
}

#[test]
#[ignore = "minutes of work"]
fn numbers_that_no_case_shows_are_listed() {
    let asked = std::env::var("CELLS").unwrap_or_default();
    let is_there = |id: &str| numbers(&tables_of(id)).iter().any(|cell| cell.is_under(id, &asked));
    assert!(
        RULESETS.iter().any(|ruleset| is_there(&ruleset.catalog().id)),
        "no table has a number under {asked}"
    );
    let silent = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let threads: Vec<_> = RULESETS
        .iter()
        .map(|ruleset| {
            let id = ruleset.catalog().id.clone();
            let asked = asked.clone();
            std::thread::spawn(move || unshown(*ruleset, &id, &asked))
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
    let found: Vec<(String, &str)> = numbers(text).into_iter().map(|c| (c.path, &text[c.place])).collect();
    let expected = [("a1", "-3"), ("c", "16"), ("c", "0")].map(|(path, number)| (path.to_owned(), number));
    assert_eq!(found, expected);
}
