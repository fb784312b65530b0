//! Programs of the user's that command: one in Python plays a battle, broken ones end it by defaults and say why.

use oblique_rulesets::RULESETS;
use oblique_testing::shipped::battles_of;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn play(commander: &str) -> Output {
    let battles = RULESETS.iter().flat_map(|ruleset| battles_of(&ruleset.catalog().id));
    let size = |path: &PathBuf| std::fs::metadata(path).map_or(u64::MAX, |file| file.len());
    let battle = battles.min_by_key(size).expect("a battle is shipped");
    Command::new(env!("CARGO_BIN_EXE_oblique"))
        .arg("play")
        .arg(battle)
        .args(["--quiet", "--a", commander, "--b", "passive"])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the program runs")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_example_in_python_plays_a_battle() {
    let output = play("exec:python3 docs/examples/commander.py");
    assert_eq!(said(&output), "", "it answers every question");
    assert!(!output.stdout.is_empty());
}

#[test]
fn programs_that_end_or_babble_are_asked_no_more() {
    assert!(said(&play("exec:true")).contains("it has ended"));
    // It answers the opening, too: before the first question comes, or as the answer to it.
    let babble = said(&play("exec:cat"));
    let faults = ["its answer cannot be read", "it wrote more than it was asked for"];
    assert!(faults.iter().any(|fault| babble.contains(fault)), "{babble}");
}

#[test]
fn a_program_that_is_not_there_is_said_so() {
    let output = play("exec:no-such-program");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("no-such-program") && said.contains("cannot be started"), "{said}");
}
