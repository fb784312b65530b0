//! The built command, run as a user would: exit statuses and what is printed where.

use std::path::Path;
use std::process::{Command, Output};

use oblique_board::Board;
use oblique_board::hex::Layout;
use oblique_rules::catalog::Catalog;
use oblique_rulesets::{RULESETS, read_scenario, write_scenario};
use oblique_scenario::Scenario;

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

/// Empty battles, one under each ruleset, as text: they can be read and cannot be played.
fn empty() -> Vec<String> {
    RULESETS.iter().map(|ruleset| empty_under(ruleset.catalog())).collect()
}

fn empty_under(catalog: &Catalog) -> String {
    let palettes = catalog.palettes();
    let layout = Layout::new(catalog.orientations[0], 12, 10);
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    let mut scenario = Scenario::new(&catalog.id, Board::new(layout, terrain, palettes.linear));
    "An empty field".clone_into(&mut scenario.meta.title);
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
    for whole in empty() {
        let damaged = whole.replacen("size", "sise", 1);
        let dir = folder(&[("damaged.ron", &damaged)]);
        let output = oblique(&["check", "damaged.ron"], dir.path());
        assert_eq!(status(&output), Some(1), "{output:?}");
        let out = text(&output.stdout);
        assert!(
            out.lines().any(|l| l.starts_with("damaged.ron:") && l.contains(": error [format]: ")),
            "{out}"
        );
        assert_eq!(
            std::fs::read_to_string(dir.path().join("damaged.ron")).unwrap(),
            damaged,
            "never changed"
        );
    }
}

#[test]
fn json_reports_are_json() {
    for empty in empty() {
        let dir = folder(&[("empty.ron", &empty)]);
        let output = oblique(&["check", "--format", "json", "empty.ron"], dir.path());
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("valid JSON");
        assert_eq!(json[0]["file"], "empty.ron");
        assert_eq!(json[0]["readable"], true);
        assert_eq!(status(&output), Some(i32::from(json[0]["errors"] != 0 || json[0]["to_do"] != 0)));
    }
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
        &["render", "missing.ron", "-o", "out.png"],
        &["render", "noise.ron", "-o", "out.png"],
        &["render", "noise.ron", "-o", "out.gif"],
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
    for empty in empty() {
        let dir = folder(&[("empty.ron", &empty)]);
        let output = oblique(&["play", "empty.ron"], dir.path());
        assert_eq!(status(&output), Some(2), "{output:?}");
        let err = text(&output.stderr);
        assert!(err.contains("cannot be played") && err.lines().count() == 1, "{err}");
        assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1, "nothing was written");
    }
}

#[test]
fn rules_are_listed_found_and_shown() {
    let dir = folder(&[]);
    let all = oblique(&["rules"], dir.path());
    assert_eq!(status(&all), Some(0));
    for ruleset in RULESETS {
        let id = &ruleset.catalog().id;
        assert!(text(&all.stdout).contains(id.as_str()), "{id}");
        let rule = ruleset.manual().rules().next().expect("a manual has rules");
        let one = oblique(&["rules", id, &rule.id], dir.path());
        assert!(status(&one) == Some(0) && text(&one.stdout).contains(&rule.title), "{id}");
        assert_eq!(status(&oblique(&["rules", id, "no.such_rule"], dir.path())), Some(1));
        assert_eq!(status(&oblique(&["rules", id, "--search", "xyzzy"], dir.path())), Some(1));
    }
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
    for name in ["check", "play", "render", "replay", "trial", "report", "rules", "schema"] {
        let output = oblique(&[name, "--help"], dir.path());
        assert_eq!(status(&output), Some(0));
        assert!(text(&output.stdout).contains("Example"), "{name}");
    }
}

/// The smallest scenario of each ruleset that the program ships with.
fn shipped() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let smallest = |id: &String| {
        let files = std::fs::read_dir(folder.join(id)).expect("scenarios are shipped").flatten();
        let scenarios = files.map(|f| f.path()).filter(|path| path.extension().is_some_and(|e| e == "ron"));
        scenarios.min_by_key(|path| path.metadata().map_or(u64::MAX, |m| m.len())).expect("at least one")
    };
    RULESETS.iter().map(|ruleset| smallest(&ruleset.catalog().id).display().to_string()).collect()
}

#[test]
fn shipped_battles_are_played_logged_and_replayed() {
    for scenario in shipped() {
        play_log_and_replay(&scenario);
    }
}

fn play_log_and_replay(scenario: &str) {
    let dir = folder(&[]);
    let checked = oblique(&["check", scenario], dir.path());
    assert_eq!(status(&checked), Some(0), "{}", text(&checked.stdout));
    let play = ["play", scenario, "--seed", "3", "--log", "battle.jsonl"];
    let played = oblique(&play, dir.path());
    assert_eq!(status(&played), Some(0), "{}", text(&played.stderr));
    let out = text(&played.stdout);
    let second = RULESETS.iter().any(|r| out.contains(&format!("{} 2", r.catalog().turn_name)));
    assert!(second && out.contains(" destroyed or taken"), "{out}");
    // What its ruleset calls a turn, the report calls so too.
    let own = RULESETS.iter().find(|r| scenario.contains(&format!("/{}/", r.catalog().id)));
    let name = own.map_or("turn".to_owned(), |r| r.catalog().turn_name.to_lowercase());
    assert!(out.contains(&format!("Losses of the {name}: ")), "{out}");
    assert!(out.contains(&format!(", in {name} ")), "{out}");
    let replayed = oblique(&["replay", "battle.jsonl"], dir.path());
    assert_eq!(status(&replayed), Some(0), "{}", text(&replayed.stdout));
    assert!(text(&replayed.stdout).starts_with(&out), "a replay tells the same battle");
    let log = std::fs::read_to_string(dir.path().join("battle.jsonl")).unwrap();

    // A log in which one hash was changed, and one in which a line was broken.
    let at = log.find("\"hash\":\"").expect("a turn has a hash") + "\"hash\":\"".len();
    let other = if log[at..].starts_with('0') { "1" } else { "0" };
    let tampered = format!("{}{other}{}", &log[..at], &log[at + 1..]);
    std::fs::write(dir.path().join("tampered.jsonl"), tampered).unwrap();
    let verdict = oblique(&["replay", "--verify", "tampered.jsonl"], dir.path());
    assert_eq!(status(&verdict), Some(1), "{verdict:?}");
    assert!(text(&verdict.stdout).contains(&format!("at the end of {name} ")), "{verdict:?}");
    let trial = oblique(&["trial", scenario, "--games", "1"], dir.path());
    let trial = text(&trial.stdout).to_lowercase();
    assert!(trial.contains(&format!("  {name}s: ")), "{trial}");
    let mut lines: Vec<_> = log.lines().collect();
    lines[4] = "{";
    std::fs::write(dir.path().join("broken.jsonl"), lines.join("\n")).unwrap();
    let broken = oblique(&["replay", "--verify", "broken.jsonl"], dir.path());
    assert_eq!(status(&broken), Some(1));
    assert!(text(&broken.stdout).contains("broken.jsonl:5: error:"), "{}", text(&broken.stdout));
}

#[test]
fn trials_do_not_depend_on_jobs_and_shards_merge() {
    let dir = folder(&[]);
    let scenario = shipped().swap_remove(0);
    let trial = |shard: &str, jobs: &str, out: &str| {
        let args = [
            "trial", &scenario, "--games", "4", "--seed", "1", "--jobs", jobs, "--shard", shard, "--out", out,
        ];
        let output = oblique(&args, dir.path());
        assert_eq!(status(&output), Some(0), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let whole = trial("1/1", "3", "whole.jsonl");
    trial("1/2", "1", "first.jsonl");
    trial("2/2", "2", "second.jsonl");
    let merged = oblique(&["report", "second.jsonl", "first.jsonl"], dir.path());
    assert_eq!(text(&merged.stdout), whole);
    let lines = std::fs::read_to_string(dir.path().join("whole.jsonl")).unwrap();
    assert_eq!(lines.lines().count(), 5, "a header and a line a battle");
    let figures = oblique(&["report", "whole.jsonl", "--format", "json"], dir.path());
    let figures: serde_json::Value = serde_json::from_str(&text(&figures.stdout)).unwrap();
    assert_eq!(figures["battles"], 4);
    assert_eq!(figures["sides"][0]["men_lost"]["quartiles"].as_array().map(Vec::len), Some(3));
    let bad = oblique(&["trial", &scenario, "--shard", "3/2"], dir.path());
    assert_eq!(status(&bad), Some(2));
    let twice = oblique(&["report", "first.jsonl", "whole.jsonl"], dir.path());
    assert_eq!(status(&twice), Some(2), "battles must not be counted twice");
}

#[test]
fn pictures_are_written_as_asked() {
    for scenario in shipped() {
        render(&scenario);
    }
}

fn render(scenario: &str) {
    let dir = folder(&[]);
    let drawn = oblique(&["render", scenario, "-o", "map.png", "--hex-px", "12"], dir.path());
    assert_eq!(status(&drawn), Some(0), "{}", text(&drawn.stderr));
    assert!(std::fs::read(dir.path().join("map.png")).unwrap().starts_with(b"\x89PNG"));
    let drawn = oblique(&["render", scenario, "-o", "map.svg", "--no-counters"], dir.path());
    assert_eq!(status(&drawn), Some(0), "{}", text(&drawn.stderr));
    assert!(std::fs::read_to_string(dir.path().join("map.svg")).unwrap().contains("<svg"));
    for (name, begins) in [("map.jpg", &b"\xff\xd8\xff"[..]), ("map.webp", b"RIFF")] {
        let drawn = oblique(&["render", scenario, "-o", name, "--hex-px", "9", "--no-grain"], dir.path());
        assert_eq!(status(&drawn), Some(0), "{}", text(&drawn.stderr));
        assert!(std::fs::read(dir.path().join(name)).unwrap().starts_with(begins), "{name}");
    }
    let part =
        ["render", scenario, "-o", "part.png", "--crop", "2,2..6,5", "--margin", "0.5", "--width-mm", "60"];
    let drawn = oblique(&[&part[..], &["--dpi", "100"]].concat(), dir.path());
    assert_eq!(status(&drawn), Some(0), "{}", text(&drawn.stderr));
    let bytes = std::fs::read(dir.path().join("part.png")).unwrap();
    let width = u32::from_be_bytes([bytes[16], bytes[17], bytes[18], bytes[19]]);
    assert!(width.abs_diff(236) <= 2, "60 mm at 100 dots an inch: {width}");
    for wrong in ["2,2", "0,1..5,5", "60000,1..60001,2"] {
        let refused = oblique(&["render", scenario, "-o", "wrong.png", "--crop", wrong], dir.path());
        assert_eq!(status(&refused), Some(2), "{wrong}");
    }
    assert!(!dir.path().join("wrong.png").exists());
    let large = oblique(&["render", scenario, "-o", "large.jpg", "--hex-px", "999"], dir.path());
    assert_eq!(status(&large), Some(2));
    assert!(!dir.path().join("large.jpg").exists());
}

#[test]
fn a_battle_is_carried_to_every_other_ruleset() {
    for scenario in shipped() {
        change_board(&scenario);
    }
}

fn change_board(scenario: &str) {
    let dir = folder(&[]);
    let reading = read_scenario(&std::fs::read_to_string(scenario).unwrap());
    let own = reading.scenario.unwrap().ruleset;
    for other in RULESETS.iter().map(|r| r.id()).filter(|id| *id != own) {
        let run = ["convert", scenario, "--to", other, "-o", "new.ron", "--report", "json"];
        let carried = oblique(&run, dir.path());
        assert_eq!(status(&carried), Some(0), "{}", text(&carried.stderr));
        let changes: serde_json::Value = serde_json::from_str(&text(&carried.stdout)).unwrap();
        assert!(changes.as_array().is_some_and(|t| !t.is_empty()));
        let checked = oblique(&["check", "new.ron"], dir.path());
        assert_eq!(status(&checked), Some(0), "{}", text(&checked.stdout));
    }
    // By its name of earlier versions.
    let same = oblique(&["rerule", scenario, "--to", &own, "-o", "same.ron"], dir.path());
    assert_eq!(status(&same), Some(2));
    assert!(!dir.path().join("same.ron").exists());
}

#[test]
fn stars_are_understood_where_the_shell_leaves_them() {
    let whole = &empty()[0];
    let dir = folder(&[("a.ron", whole), ("b.ron", whole), ("c.txt", "")]);
    let said = text(&oblique(&["check", "*.ron"], dir.path()).stdout);
    assert!(said.contains("a.ron") && said.contains("b.ron") && !said.contains("c.txt"), "{said}");
    let none = oblique(&["check", "*.battle"], dir.path());
    assert_eq!(status(&none), Some(2));
    assert!(text(&none.stderr).contains("no file fits *.battle"), "{none:?}");
}

#[test]
fn the_command_writes_its_man_pages_completions_and_manuals() {
    let dir = folder(&[]);
    let made = oblique(&["man-pages", "-o", "man/man1"], dir.path());
    assert_eq!(status(&made), Some(0), "{made:?}");
    let page = |name: &str| std::fs::read_to_string(dir.path().join("man/man1").join(name)).expect("a page");
    assert!(page("oblique.1").contains(".TH oblique 1"), "{}", page("oblique.1"));
    assert!(page("oblique-check.1").contains("check"));
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = text(&oblique(&["completions", shell], dir.path()).stdout);
        assert!(script.contains("oblique") && script.contains("render"), "{shell}: {script}");
    }
    for ruleset in RULESETS {
        let name = &ruleset.catalog().name;
        let manual = text(&oblique(&["rules", &ruleset.catalog().id, "--markdown"], dir.path()).stdout);
        assert!(manual.starts_with(&format!("# {name}\n")) && !manual.contains('{'), "{manual}");
        for rule in ruleset.manual().rules() {
            assert!(manual.contains(&format!("### {}\n", rule.title)), "{}", rule.id);
        }
    }
}
