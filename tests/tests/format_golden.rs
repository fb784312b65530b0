//! Damaged files and what is said about them; the schema; the example of the documentation.
//!
//! Set `BLESS=1` to write what is said now as what is expected, and read the diff.

use oblique_rulesets as rulesets;
use oblique_testing::golden::agrees;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn every_problem_of_a_damaged_file_is_told() {
    let folder = root().join("tests/corpus/damaged");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "ron"))
        .collect();
    files.sort();
    assert!(files.len() >= 15);
    for file in files {
        let reading = rulesets::read_scenario_bytes(&std::fs::read(&file).unwrap());
        assert!(!reading.problems.is_empty(), "{}", file.display());
        let mut said = String::new();
        match &reading.scenario {
            Some(s) => {
                let layout = s.board.layout();
                writeln!(said, "opened: {} by {}, {} pieces", layout.width, layout.height, s.pieces.len())
                    .unwrap();
            }
            None => said.push_str("not opened\n"),
        }
        for problem in &reading.problems {
            writeln!(said, "{problem}").unwrap();
        }
        agrees(&file.with_extension("problems"), &said);
    }
}

#[test]
fn the_example_of_the_documentation_reads_whole() {
    let page = std::fs::read_to_string(root().join("docs/scenario-format.md")).unwrap();
    let example = page.split("```ron\n").nth(1).unwrap().split("```").next().unwrap();
    let reading = rulesets::read_scenario(example);
    assert_eq!(reading.problems, []);
    let scenario = reading.scenario.unwrap();
    let again = rulesets::read_scenario(&rulesets::write_scenario(&scenario));
    assert_eq!(again.scenario, Some(scenario));
}
