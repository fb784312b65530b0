//! Arguments: none is passed over in silence, and what is wrong with one is said in a sentence that helps.

mod battle_folder;

use battle_folder::{oblique, said, with_battle};
use std::fs;
use std::path::Path;

/// Each is refused with these words, and writes nothing.
fn refused(dir: &Path, cases: &[(&[&str], &str)]) {
    let before = fs::read_dir(dir).expect("a folder").count();
    for (args, words) in cases {
        let output = oblique(args, dir);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", said(&output));
        assert!(said(&output).contains(words), "{args:?}: {}", said(&output));
        assert_eq!(fs::read_dir(dir).expect("a folder").count(), before, "{args:?} wrote something");
    }
}

#[test]
fn options_that_do_nothing_are_refused() {
    let dir = with_battle();
    fs::write(dir.path().join("army.csv"), "Name,Side,Kind,Men,Quality\nBredow,A,infantry,500,3\n")
        .expect("written");
    let import =
        |scale: &'static str| ["roster", "import", "t.ron", "army.csv", "--dry-run", "--scale", scale];
    refused(
        dir.path(),
        &[
            (&["render", "t.ron", "-o", "q.pdf", "--hex-px", "20"], "--hex-px is of pictures"),
            (&["render", "t.ron", "-o", "q.pdf", "--width-mm", "200"], "--width-mm is of pictures"),
            (&["render", "t.ron", "-o", "q.pdf", "--historical-map"], "--historical-map is of pictures"),
            (&["render", "t.ron", "-o", "q.png", "--historical-map"], "has no historical map"),
            (&["render", "t.ron", "-o", "q.png", "--paper", "A3"], "--paper is of a PDF"),
            (&["render", "t.ron", "-o", "q.svg", "--hex-mm", "20"], "--hex-mm is of a PDF"),
            (&["render", "t.ron", "-o", "q.svg", "--overlap-mm", "20"], "--overlap-mm is of a PDF"),
            (&["render", "t.ron", "-o", "q.svg", "--page-margin-mm", "9"], "--page-margin-mm is of a PDF"),
            (
                &["render", "t.ron", "-o", "q.pdf", "--paper", "one", "--overlap-mm", "9"],
                "--overlap-mm is of several sheets",
            ),
            (
                &["roster", "export", "t.ron", "-o", "h.frob"],
                "h.frob ends in none of .csv, .tsv, .xlsx and .ods",
            ),
            (&["roster", "export", "t.ron", "-o", "h"], "h ends in none of"),
            (&["roster", "export", "t.ron", "-o", "h.ods", "--separator", "tab"], "--separator is of text"),
            (&import("frob=1..2:3..4"), "'frob'"),
            (&import("drill=1..2:3..4"), "'drill'"),
            (&import("name=1..2:3..4"), "'name'"),
            (&import("quality=9..1:0..0"), "'0..0' has no numbers between"),
            (&import("quality=5..5:0..3"), "'5..5' has no numbers between"),
            (&["convert", "t.ron", "t.tmx", "--report", "json"], "--report"),
        ],
    );
    let output = oblique(&["roster", "export", "t.ron", "-o", "h.tsv"], dir.path());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let sheet = fs::read_to_string(dir.path().join("h.tsv")).expect("written");
    assert!(sheet.lines().next().is_some_and(|header| header.contains('\t')), "{sheet}");
}

#[test]
fn a_folder_without_cases_is_told() {
    let dir = tempfile::tempdir().expect("a folder");
    fs::create_dir(dir.path().join("empty")).expect("a folder");
    fs::write(dir.path().join("x.ron"), "(cases: [])").expect("written");
    refused(
        dir.path(),
        &[
            (&["cases", "empty"], "empty holds no file of cases"),
            (&["cases", "x.ron"], "x.ron needs a cast.ron beside it"),
        ],
    );
}

#[test]
fn numbers_out_of_range_are_told_their_range() {
    let dir = with_battle();
    let at = dir.path();
    refused(
        at,
        &[
            (&["render", "t.ron", "-o", "q.png", "--hex-px", "-1"], "--hex-px must be between"),
            (&["render", "t.ron", "-o", "q.png", "--hex-px", "nan"], "write a number"),
            (&["render", "t.ron", "-o", "q.pdf", "--hex-mm", "NaN"], "write a number"),
            (&["render", "t.ron", "-o", "q.pdf", "--hex-mm", "-3"], "-3 mm is out of range"),
            (&["kit", "t.ron", "-o", "k", "--hex-mm", "inf"], "write a number"),
            (&["kit", "t.ron", "-o", "k", "--counter", "nan"], "'nan' is no size of a counter"),
            (&["kit", "t.ron", "-o", "k", "--bleed-mm", "-1"], "-1 mm is out of range"),
            (&["play", "t.ron", "--seed", "-1"], "write a whole number from 0 to"),
            (&["play", "t.ron", "--max-turns", "-1"], "1..="),
            (&["trial", "t.ron", "--seed", "-1"], "write a whole number from 0 to"),
            (&["trial", "t.ron", "--games", "-1"], "write a whole number from 1 to 1000000"),
            (&["trial", "t.ron", "--games", "0"], "write a whole number from 1 to 1000000"),
            (&["trial", "t.ron", "--jobs", "-1"], "write a whole number from 0 to 256"),
            (&["history", "t.ron", "--games", "-1"], "write a whole number from 1 to 100000"),
            (&["compare-rules", "t.ron", "--games", "0"], "write a whole number from 1 to 100000"),
            (&["pickup", "--ruleset", "drums", "--seed", "-1", "p.ron"], "write a whole number from 0 to"),
            (
                &["roster", "import", "t.ron", "x.csv", "--per-squadron", "-1"],
                "write a whole number from 1 to",
            ),
        ],
    );
    let output = oblique(&["play", "t.ron", "--seed", "-1"], at);
    assert!(!said(&output).contains("-- -1"), "{}", said(&output));
}

#[test]
fn one_is_told_as_one() {
    let dir = with_battle();
    let trial = ["trial", "t.ron", "--games", "1", "--max-turns", "1", "--a", "passive", "--b", "passive"];
    let output = oblique(&trial, dir.path());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(said(&output).contains(": 1 battle ("), "{}", said(&output));
    assert!(!said(&output).contains("1 times:"), "{}", said(&output));
}
