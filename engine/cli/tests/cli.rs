//! The built command, run as a user would: exit statuses and what is printed where.

use std::path::Path;
use std::process::{Command, Output};

use oblique_core::board::Board;
use oblique_core::hex::Layout;
use oblique_core::rules::{RULESETS, write_scenario};
use oblique_core::scenario::Scenario;

fn oblique(args: &[&str], dir: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oblique"))
        .args(args)
        .current_dir(dir)
        .output()
        .expect("the command starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is text")
}

/// An empty battle under the first ruleset, as text: it can be read and cannot be played.
fn empty() -> String {
    let catalog = RULESETS[0].catalog();
    let palettes = catalog.palettes();
    let layout = Layout::new(catalog.orientations[0], 12, 10);
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    let mut scenario = Scenario::new(&catalog.id, Board::new(layout, terrain, palettes.linear));
    scenario.meta.title = "An empty field".to_owned();
    write_scenario(&scenario)
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a temporary folder");
    for (name, content) in files {
        std::fs::write(dir.path().join(name), content).expect("a file can be written");
    }
    dir
}

fn status(output: &Output) -> Option<i32> {
    output.status.code()
}

#[test]
fn damaged_files_are_told_with_line_and_column() {
    let whole = empty();
    let damaged = whole.replacen("size", "sise", 1);
    let dir = folder(&[("damaged.ron", &damaged)]);
    let output = oblique(&["check", "damaged.ron"], dir.path());
    assert_eq!(status(&output), Some(1), "{output:?}");
    let out = text(&output.stdout);
    assert!(out.lines().any(|l| l.starts_with("damaged.ron:") && l.contains(": error [format]: ")), "{out}");
    assert_eq!(std::fs::read_to_string(dir.path().join("damaged.ron")).unwrap(), damaged, "never changed");
}

#[test]
fn json_reports_are_json() {
    let dir = folder(&[("empty.ron", &empty())]);
    let output = oblique(&["check", "--format", "json", "empty.ron"], dir.path());
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("valid JSON");
    assert_eq!(json[0]["file"], "empty.ron");
    assert_eq!(json[0]["readable"], true);
    assert_eq!(status(&output), Some(i32::from(json[0]["errors"] != 0)));
}

#[test]
fn what_cannot_be_read_is_status_2_and_one_line() {
    let dir = folder(&[("noise.ron", "\u{1}\u{2} nothing of ours")]);
    for args in [
        &["check", "missing.ron"][..],
        &["check", "."],
        &["check", "noise.ron"],
        &["play", "missing.ron"],
        &["replay", "missing.jsonl"],
        &["replay", "noise.ron"],
        &["schema", "sonnet"],
        &["rules", "whist"],
        &["trial", "missing.ron"],
        &["report", "noise.ron"],
    ] {
        let output = oblique(args, dir.path());
        assert_eq!(status(&output), Some(2), "{args:?}: {output:?}");
        let err = text(&output.stderr);
        assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
        assert!(err.starts_with("oblique "), "{args:?}: {err}");
    }
    assert_eq!(status(&oblique(&["march"], dir.path())), Some(2));
}

#[test]
fn a_battle_without_armies_cannot_be_played() {
    let dir = folder(&[("empty.ron", &empty())]);
    let output = oblique(&["play", "empty.ron"], dir.path());
    assert_eq!(status(&output), Some(2), "{output:?}");
    let err = text(&output.stderr);
    assert!(err.contains("cannot be played") && err.lines().count() == 1, "{err}");
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1, "nothing was written");
}

#[test]
fn rules_are_listed_found_and_shown() {
    let dir = folder(&[]);
    let id = &RULESETS[0].catalog().id;
    let all = oblique(&["rules"], dir.path());
    assert!(status(&all) == Some(0) && text(&all.stdout).contains(id.as_str()));
    let rule = RULESETS[0].manual().rules().next().expect("a manual has rules");
    let one = oblique(&["rules", id, &rule.id], dir.path());
    assert!(status(&one) == Some(0) && text(&one.stdout).contains(&rule.title));
    assert_eq!(status(&oblique(&["rules", id, "no.such_rule"], dir.path())), Some(1));
    assert_eq!(status(&oblique(&["rules", id, "--search", "xyzzy"], dir.path())), Some(1));
}

#[test]
fn the_schema_is_json() {
    let output = oblique(&["schema", "scenario"], folder(&[]).path());
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("valid JSON");
    assert!(json["$schema"].is_string());
}

#[test]
fn help_has_examples_and_exit_statuses() {
    let dir = folder(&[]);
    let top = text(&oblique(&["--help"], dir.path()).stdout);
    assert!(top.contains("Examples:") && top.contains("Exit status:"), "{top}");
    for name in ["check", "play", "replay", "trial", "report", "rules", "schema"] {
        let output = oblique(&[name, "--help"], dir.path());
        assert_eq!(status(&output), Some(0));
        assert!(text(&output.stdout).contains("Example"), "{name}");
    }
}
